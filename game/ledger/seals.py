"""The achievements: quiet seals that make people try the other tables."""

from collections.abc import Collection
from typing import Final

from game.ledger.book import Book
from game.ledger.counting import Counted

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
"""In the order in which they are shown: what comes early to most people comes first."""

OUTSIDE: Final = ("lesson", "replay")
"""Those that are earned away from a match."""

IN_A_ROW: Final = 3
_STRONGEST: Final = "shadow"


def earned(book: Book, counted: Counted, games: Collection[str]) -> list[str]:
    """The seals that a match which has just been counted has brought, without those that were there already."""
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
