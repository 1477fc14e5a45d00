r"""How players of Shinobi WAT-AAH! tend to play, learnt from matches of the computer against itself.

Do not change by hand; it was made by

    python tools/habits.py wataah --level shadow --matches 180 --simulations 40 --option \
        mode=grand_master --file grand_habit_weights.py
"""

from typing import Final

WEIGHTS: Final[dict[str, float]] = {
    "single": -0.512,
    "weak_single": -0.989,
    "pair": -0.264,
    "triple": -0.098,
    "more": 0.084,
    "pair_first": -0.145,
    "triple_first": -0.092,
    "more_first": -0.184,
    "quick": -0.158,
    "patient": 0.006,
    "held_back": -0.796,
    "in_play": -0.785,
    "in_play_pair": 0.499,
    "full": -1.615,
    "ronin": -0.568,
    "yokai": 0.282,
    "yokai_first": 0.117,
    "strength": -0.141,
    "thrown": -1.899,
    "thrown_pair": -1.934,
}
