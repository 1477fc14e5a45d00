r"""How players of Shinobi WAT-AAH! tend to play, learnt from matches of the computer against itself.

Do not change by hand; it was made by

    python tools/habits.py wataah --level shadow --matches 150 --simulations 40 --option \
        mode=grand_master --file grand_habit_weights.py
"""

from typing import Final

WEIGHTS: Final[dict[str, float]] = {
    "single": -0.460,
    "pair": -0.188,
    "triple": -0.044,
    "more": 0.018,
    "pair_first": 0.007,
    "triple_first": 0.116,
    "more_first": 0.139,
    "quick": 0.264,
    "patient": 0.079,
    "held_back": -0.884,
    "in_play": -0.077,
    "in_play_pair": 0.262,
    "full": -0.527,
    "ronin": -0.596,
    "yokai": 0.082,
    "yokai_first": 0.097,
    "since_0": -1.841,
    "since_1": -1.683,
    "since_2": -1.923,
    "since_3": -1.141,
    "since_5": -0.830,
    "since_7": -0.686,
}
