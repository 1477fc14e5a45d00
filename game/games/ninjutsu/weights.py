"""What things are worth in Ninjutsu, learnt from matches of the computer against itself.

Do not change by hand; it was made by

    python tools/tune.py ninjutsu --level shadow --matches 2400 --wander 0
"""

from typing import Final

WEIGHTS: Final[dict[str, float]] = {
    "to_move": 0.021,
    "ones": 0.073,
    "twos": 0.078,
    "shuriken": 0.282,
    "cards": 0.047,
    "soke_seen": -0.236,
    "hunters_1": -0.013,
    "hunters_2": -0.075,
    "hunters_3": -0.043,
    "hunters_4": -0.047,
    "hunters_5": -0.030,
    "guards_1": -0.017,
    "guards_2": -0.017,
    "ahead": 0.082,
}
