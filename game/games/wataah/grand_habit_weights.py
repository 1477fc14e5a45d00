r"""How players of Shinobi WAT-AAH! tend to play, learnt from matches of the computer against itself.

Do not change by hand; it was made by

    python tools/habits.py wataah --level shadow --matches 100 --simulations 40 --option \
        mode=grand_master --file grand_habit_weights.py
"""

from typing import Final

WEIGHTS: Final[dict[str, float]] = {
    "single": -0.462,
    "pair": -0.379,
    "triple": -0.107,
    "more": -0.044,
    "pair_first": 0.033,
    "triple_first": 0.017,
    "more_first": 0.297,
    "quick": -0.058,
    "patient": -0.070,
    "held_back": -0.053,
    "in_play": 0.067,
    "in_play_pair": 0.131,
    "full": -0.519,
    "ronin": -0.440,
    "yokai": 0.025,
    "yokai_first": 0.070,
    "since_0": -1.393,
    "since_1": -1.397,
    "since_2": -1.276,
    "since_3": -0.949,
    "since_5": -0.774,
    "since_7": -0.580,
}
