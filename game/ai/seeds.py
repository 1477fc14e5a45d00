"""Seeds for an opponent's thinking."""

from hashlib import sha256
from typing import Final

NO_SECRET: Final = ""
"""For finished matches: nothing needs to be hidden, and a review gives the same result every time."""

REPEATABLE: Final = "repeatable"
"""Replaces the secret where a match must go the same way every time: pictures, measurements, tests."""


def thinking_seed(secret: str, seat: int, decision: int) -> int:
    """The seed for what `seat` thinks before the decision of that number.

    The same secret gives the same seeds. A seed reveals nothing about the secret or about other seeds.
    """
    return int.from_bytes(sha256(f"{secret}/{seat}/{decision}".encode()).digest()[:8])
