"""The achievements: small rewards that make people try the other games."""

from collections.abc import Collection
from typing import Final

from game.stats.book import Book
from game.stats.counting import Counted

SEALS: Final = (
    "lesson",
    "village",
    "exact",
    "clean",
    "court",
    "underdog",
    "ground",
    "company",
    "streak",
    "replay",
    "tables",
    "shadow",
)
"""In display order: what most people earn early comes first."""

OUTSIDE: Final = ("lesson", "replay")
"""Those that are earned outside a match."""

IN_A_ROW: Final = 3
_STRONGEST: Final = "shadow"


def earned(book: Book, counted: Counted, games: Collection[str]) -> list[str]:
    """The achievements that a newly counted match brought, without those that were already earned."""
    if counted.apart:
        return []
    found = set(counted.deeds)
    if counted.company:
        found.add("company")
    if book.pages[counted.game].alone.streak >= IN_A_ROW:
        found.add("streak")
    if all(game in book.pages and book.pages[game].alone.won for game in games):
        found.add("tables")
    if counted.won and _STRONGEST in counted.levels:
        found.add("shadow")
    return [seal for seal in SEALS if seal in found and seal not in book.seals]
