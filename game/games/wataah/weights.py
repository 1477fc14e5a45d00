"""How players of Shinobi WAT-AAH! tend to play, learnt from matches of the computer against itself.

Made by `python tools/habits.py wataah --matches 150 --simulations 40`; do not change by hand.
"""

from typing import Final

WEIGHTS: Final[dict[str, float]] = {
    "single": -0.217,
    "pair": -0.040,
    "triple": 0.200,
    "more": 0.031,
    "in_play": -0.396,
    "full": -0.703,
    "ronin": -0.337,
    "yokai": 0.327,
    "strength": 0.383,
}
