"""What things are worth in Ninjutsu, learnt from matches of the computer against itself.

Made by `python tools/tune.py ninjutsu --matches 300`; do not change by hand.
"""

from typing import Final

WEIGHTS: Final[dict[str, float]] = {
    "to_move": -0.001,
    "ones": -0.083,
    "twos": 0.092,
    "shuriken": 0.280,
    "cards": -0.062,
    "soke_seen": -0.000,
    "hunters_1": -0.087,
    "hunters_2": -0.071,
    "hunters_3": -0.067,
    "hunters_4": -0.032,
    "hunters_5": 0.059,
    "guards_1": 0.086,
    "guards_2": 0.016,
    "ahead": 0.330,
}
