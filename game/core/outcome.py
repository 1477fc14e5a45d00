"""The result of a match, as data."""

import msgspec


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended."""

    scores: tuple[float, ...]
    """One number per seat; higher is better."""

    winners: tuple[int, ...]
    """Every seat that shares the win; a draw lists all."""

    reason: str
    """A text key that says how it ended."""

    details: dict[str, int] = {}
    """Numbers that the scoring screen or the reason's text may use."""
