"""What things are worth in Ninjutsu, learnt from matches of the computer against itself.

Made by `python tools/tune.py ninjutsu --level shadow --matches 200`; do not change by hand.
"""

from typing import Final

WEIGHTS: Final[dict[str, float]] = {
    "to_move": 0.044,
    "ones": 0.093,
    "twos": 0.108,
    "shuriken": 0.312,
    "cards": -0.046,
    "soke_seen": -0.128,
    "hunters_1": -0.244,
    "hunters_2": -0.113,
    "hunters_3": -0.085,
    "hunters_4": -0.010,
    "hunters_5": 0.053,
    "guards_1": 0.026,
    "guards_2": 0.028,
    "ahead": 0.261,
}
