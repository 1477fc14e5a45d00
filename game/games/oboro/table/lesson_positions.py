"""Positions of the lesson of Oboro, written by the cards' names."""

from collections.abc import Callable
from typing import Any

Three = tuple[int, int, int]
"""A value for each seat."""

_LAST = {"leader": 1, "cards": ["G3", "G7", "G5"]}
"""A trick of the round before: only the first round has none."""


def position(
    *hands: str,
    played: str = "",
    number: int = 1,
    scores: Three = (0, 0, 0),
    shuriken: Three = (0, 0, 0),
    scorings: int = 0,
) -> Callable[[], dict[str, Any]]:
    """A round as dealt, with the cards played since.

    Args:
        *hands: The eight cards of each seat: `"R8 R3 …"`.
        played: Cards in the order they were played.
        number: Which round it is.
        scores: What each seat brought into the round.
        shuriken: How many pieces each seat brought into it.
        scorings: How many shuriken scorings there have been before it.
    """
    last = _LAST if number > 1 else None
    began = {"scores": list(scores), "shuriken": list(shuriken), "scorings": scorings, "last": last}
    return lambda: {
        "mission": 9,
        "open_stacks": "off",
        "round": number,
        "began": began,
        "dealt": [hand.split() for hand in hands],
        "played": played.split(),
    }
