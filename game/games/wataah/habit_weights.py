"""How players of Shinobi WAT-AAH! tend to play, learnt from matches of the computer against itself.

Do not change by hand; it was made by

    python tools/habits.py wataah --level shadow --matches 300 --simulations 60
"""

from typing import Final

WEIGHTS: Final[dict[str, float]] = {
    "single": -0.379,
    "weak_single": -0.774,
    "pair": 0.098,
    "triple": 0.353,
    "more": 0.271,
    "pair_first": -0.790,
    "triple_first": -1.182,
    "more_first": -1.692,
    "quick": -0.110,
    "patient": -0.110,
    "held_back": -0.265,
    "in_play": -0.840,
    "in_play_pair": 0.637,
    "full": -1.544,
    "ronin": -0.605,
    "yokai": 0.310,
    "yokai_first": -0.532,
    "strength": 0.092,
    "thrown": -1.903,
    "thrown_pair": -2.034,
}
