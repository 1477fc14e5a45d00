"""How players of Shinobi WAT-AAH! tend to play, learnt from matches of the computer against itself.

Do not change by hand; it was made by

    python tools/habits.py wataah --level shadow --matches 300 --simulations 60
"""

from typing import Final

WEIGHTS: Final[dict[str, float]] = {
    "single": -0.414,
    "weak_single": -0.457,
    "pair": 0.132,
    "triple": 0.410,
    "more": 0.243,
    "pair_first": -0.766,
    "triple_first": -1.201,
    "more_first": -1.748,
    "quick": -0.322,
    "patient": -0.180,
    "held_back": -0.207,
    "in_play": -0.686,
    "in_play_pair": 0.508,
    "full": -1.281,
    "ronin": -0.626,
    "yokai": 0.347,
    "yokai_first": -0.549,
    "strength": 0.057,
}
