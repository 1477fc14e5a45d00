"""What things are worth in Shinobi WAT-AAH!, learnt from matches of the computer against itself.

Do not change by hand; it was made by

    python tools/prospects.py --matches 700 --rounds 2
"""

from typing import Final

WEIGHTS: Final[dict[str, float]] = {
    "waits": -4.786,
    "score": 0.329,
    "clans": 3.490,
    "third": 1.909,
    "hand": 0.014,
    "yokai": -0.251,
    "single": 0.016,
    "pair": 0.613,
    "triple": 0.850,
    "strikes": 2.425,
    "strong_strikes": 2.558,
    "fetches": -1.113,
}
