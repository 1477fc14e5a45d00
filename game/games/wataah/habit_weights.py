"""How players of Shinobi WAT-AAH! tend to play, learnt from matches of the computer against itself.

Do not change by hand; it was made by

    python tools/habits.py wataah --level shadow --matches 300 --simulations 60
"""

from typing import Final

WEIGHTS: Final[dict[str, float]] = {
    "single": -0.485,
    "pair": -0.122,
    "triple": 0.184,
    "more": 0.199,
    "pair_first": -0.329,
    "triple_first": -0.135,
    "more_first": -0.258,
    "quick": -0.038,
    "patient": -0.141,
    "held_back": 0.165,
    "in_play": 0.181,
    "in_play_pair": 0.305,
    "full": -0.273,
    "ronin": -0.550,
    "yokai": 0.088,
    "yokai_first": -0.055,
    "since_0": -1.790,
    "since_1": -1.794,
    "since_2": -1.646,
    "since_3": -1.001,
    "since_5": -0.906,
    "since_7": -0.792,
}
