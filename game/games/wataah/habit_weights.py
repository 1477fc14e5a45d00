"""How players of Shinobi WAT-AAH! tend to play, learnt from matches of the computer against itself.

Do not change by hand; it was made by

    python tools/habits.py wataah --matches 150 --simulations 40
"""

from typing import Final

WEIGHTS: Final[dict[str, float]] = {
    "single": -0.252,
    "pair": -0.060,
    "triple": 0.119,
    "more": -0.105,
    "in_play": -0.348,
    "full": -0.566,
    "ronin": -0.338,
    "yokai": 0.281,
    "strength": 0.240,
}
