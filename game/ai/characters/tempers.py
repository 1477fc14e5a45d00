"""Tempers: a leaning towards some moves among those that are about as good as the one the level would make."""

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from typing import Any, Final

from game.ai.search.base import Candidate


class Temper(StrEnum):
    """What somebody likes to do at a table."""

    BOLD = "bold"
    CAREFUL = "careful"
    GREEDY = "greedy"
    SPITEFUL = "spiteful"
    HOARDER = "hoarder"
    GAMBLER = "gambler"


Suits = Mapping[Temper, float]
"""How much a move suits each temper; only comparisons matter, and a temper left out does not care."""

TRIED: Final = 4
"""A move is compared only if it was tried at least this fraction as often: the value of the others is a guess."""


def in_character(
    temper: Temper, chosen: Candidate, found: Sequence[Candidate], leeway: float, suits: Callable[[Any], Suits]
) -> Candidate:
    """The move that suits the temper best among those within `leeway` of the chosen one, worse or better.

    Better ones are bounded too: a temper must not make up for a level's slips.
    """
    near = [
        one
        for one in found
        if abs(one.value - chosen.value) <= leeway and one.value > 0.0 and one.visits * TRIED >= chosen.visits
    ]
    if len(near) < 2:
        return chosen
    return max(near, key=lambda one: (suits(one.move).get(temper, 0.0), one is chosen, one.value))
