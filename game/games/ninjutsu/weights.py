"""Bootstrap."""

from typing import Final

WEIGHTS: Final[dict[str, float]] = {
    "to_move": 0.1,
    "ones": 0.25,
    "twos": 0.4,
    "shuriken": 0.2,
    "cards": 0.1,
    "soke_seen": -0.7,
    "hunters_1": 0.5,
    "hunters_2": 0.3,
    "hunters_3": 0.15,
    "guards_1": 0.05,
    "ahead": 0.1,
}
