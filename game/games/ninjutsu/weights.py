"""What things are worth in Ninjutsu, learnt from matches of the computer against itself.

Do not change by hand; it was made by

    python tools/tune.py ninjutsu --level shadow --matches 200
"""

from typing import Final

WEIGHTS: Final[dict[str, float]] = {
    "to_move": -0.019,
    "ones": 0.115,
    "twos": 0.173,
    "shuriken": 0.289,
    "cards": 0.006,
    "soke_seen": -0.322,
    "hunters_1": -0.031,
    "hunters_2": -0.067,
    "hunters_3": 0.047,
    "hunters_4": -0.058,
    "hunters_5": 0.001,
    "guards_1": 0.098,
    "guards_2": 0.029,
    "ahead": 0.143,
}
