"""How players of Shinobi WAT-AAH! tend to play, learnt from matches of the computer against itself.

Do not change by hand; it was made by

    python tools/habits.py wataah --level shadow --matches 300 --simulations 60
"""

from typing import Final

WEIGHTS: Final[dict[str, float]] = {
    "single": -0.351,
    "pair": 0.055,
    "triple": 0.173,
    "more": 0.192,
    "pair_first": -0.019,
    "triple_first": -0.340,
    "more_first": -0.264,
    "quick": 0.213,
    "patient": -0.093,
    "held_back": -0.560,
    "in_play": 0.008,
    "in_play_pair": 0.203,
    "full": -0.280,
    "ronin": -0.860,
    "yokai": 0.111,
    "yokai_first": 0.128,
    "since_0": -2.163,
    "since_1": -2.255,
    "since_2": -2.110,
    "since_3": -1.451,
    "since_5": -0.910,
    "since_7": -0.844,
}
