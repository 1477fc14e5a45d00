"""How players of Shinobi WAT-AAH! tend to play, learnt from matches of the computer against itself.

Do not change by hand; it was made by

    python tools/habits.py wataah --level shadow --matches 300 --simulations 60
"""

from typing import Final

WEIGHTS: Final[dict[str, float]] = {
    "single": -0.530,
    "pair": -0.160,
    "triple": 0.077,
    "more": 0.077,
    "pair_first": -0.183,
    "triple_first": -0.217,
    "more_first": -0.415,
    "quick": -0.064,
    "patient": -0.190,
    "held_back": 0.109,
    "in_play": 0.178,
    "in_play_pair": 0.257,
    "full": -0.405,
    "ronin": -0.587,
    "yokai": 0.062,
    "yokai_first": 0.011,
    "since_0": -1.709,
    "since_1": -1.669,
    "since_2": -1.687,
    "since_3": -1.014,
    "since_5": -0.882,
    "since_7": -0.767,
}
