"""What things are worth in Ninjutsu, learnt from matches of the computer against itself.

Made by `python tools/tune.py ninjutsu --level shadow --matches 200`; do not change by hand.
"""

from typing import Final

WEIGHTS: Final[dict[str, float]] = {
    "to_move": -0.002,
    "ones": -0.048,
    "twos": 0.189,
    "shuriken": 0.181,
    "cards": 0.075,
    "soke_seen": -0.566,
    "hunters_1": 0.120,
    "hunters_2": 0.034,
    "hunters_3": -0.022,
    "hunters_4": 0.099,
    "hunters_5": 0.007,
    "guards_1": 0.105,
    "guards_2": 0.014,
    "ahead": 0.174,
}
