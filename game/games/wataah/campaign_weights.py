"""What things are worth in a Grand Master match of Shinobi WAT-AAH!, learnt from matches of computers.

Do not change by hand; it was made by

    python tools/campaigns.py --matches 220 --rounds 2
"""

from typing import Final

WEIGHTS: Final[dict[str, float]] = {
    "ten_points_2": 0.581,
    "ten_points_3": 0.859,
    "waits": -2.735,
    "score": 0.263,
    "clans": 1.851,
    "third": 0.704,
    "hand": 0.096,
    "yokai": -0.081,
    "single": 0.317,
    "pair": 0.202,
    "triple": 0.505,
    "strikes": 0.830,
    "strong_strikes": 0.816,
    "fetches": -0.184,
}
