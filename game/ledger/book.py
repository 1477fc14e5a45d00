"""The ledger as plain values: one page a game, with a line for each level of the opponents."""

from collections.abc import Collection
from typing import Annotated, Final, TypeAlias

import msgspec

from game.core.luck import Kind
from game.core.refusal import BadData, refuse
from game.ledger.chronicle import Chronicle, Chronicles

FORMAT: Final = 1
"""Rises whenever a program from before could not read what is written now."""

MIXED: Final = "mixed"
"""The line of matches against opponents of several levels."""

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
Sum: TypeAlias = Annotated[float, msgspec.Meta(ge=0, le=1e9)]


class Line(msgspec.Struct, forbid_unknown_fields=True):
    """How some matches went."""

    played: Count = 0
    won: Count = 0
    shared: Count = 0
    """Draws, and first places that were not won alone."""

    streak: Count = 0
    """Matches won in a row, up to now."""

    longest: Count = 0
    bests: dict[str, int] = {}
    """Records, by the names that the game gives them."""


class Heap(msgspec.Struct, forbid_unknown_fields=True):
    """What chance gave to one side, face by face, and what was to be expected."""

    counts: list[Count]
    expected: list[Sum]
    scatter: Sum = 0.0
    """The number of results, each weighed by how freely chance had its way: 1 for a die, less for cards in a deal."""

    @classmethod
    def of(cls, kind: Kind) -> "Heap":
        """Nothing yet."""
        return cls([0] * len(kind.faces), [0.0] * len(kind.faces))

    @property
    def total(self) -> int:
        """The number of results."""
        return sum(self.counts)


class Fallen(msgspec.Struct, forbid_unknown_fields=True):
    """What one sort of dice or cards gave to people and to computers."""

    people: Heap
    computers: Heap

    @classmethod
    def of(cls, kind: Kind) -> "Fallen":
        """Nothing yet."""
        return cls(Heap.of(kind), Heap.of(kind))


class Page(msgspec.Struct, forbid_unknown_fields=True):
    """All that was played of one game."""

    alone: Line = msgspec.field(default_factory=Line)
    """One person against computers, of whatever level."""

    levels: dict[str, Line] = {}
    """The same by the level of the computers."""

    company: Line = msgspec.field(default_factory=Line)
    """Matches with several people: nobody's wins in particular, but everybody's records."""

    names: dict[str, Count] = {}
    """Who won how often in company, by the names they gave."""

    luck: dict[str, Fallen] = {}

    @property
    def empty(self) -> bool:
        """Whether nothing was played."""
        return not self.alone.played and not self.company.played


class Book(msgspec.Struct, forbid_unknown_fields=True):
    """The whole ledger."""

    format: int = FORMAT
    pages: dict[str, Page] = {}
    """By the names of the games."""

    seals: list[str] = []
    """Achievements, in the order in which they were earned."""

    counted: list[str] = []
    """Fingerprints of the last matches: none is counted twice."""


class _Envelope(msgspec.Struct):
    """As much of a ledger as every version of the program understands."""

    format: int


def to_json(book: Book) -> bytes:
    """The ledger as readable JSON."""
    return msgspec.json.format(msgspec.json.encode(book), indent=1)


def from_json(data: bytes, games: Collection[str], chronicles: Chronicles) -> Book:
    """The ledger that `to_json` wrote, of a box with these games.

    Raises:
        BadData: if it is damaged, or written by a newer program.
    """
    try:
        if msgspec.json.decode(data, type=_Envelope).format != FORMAT:
            raise BadData(refuse("statistics.newer"))
        book = msgspec.json.decode(data, type=Book)
    except (ValueError, RecursionError) as error:  # of which msgspec's and the decoder's errors are some
        raise BadData(refuse("statistics.damaged")) from error
    for name, page in book.pages.items():
        if name not in games:
            raise BadData(refuse("statistics.newer"))
        if not _possible(page, chronicles(name)):
            raise BadData(refuse("statistics.damaged"))
    return book


def _possible(page: Page, told: Chronicle) -> bool:
    bests = {best.name for best in told.feats.bests}
    faces = {kind.name: len(kind.faces) for kind in told.luck.kinds}
    lines = (page.alone, page.company, *page.levels.values())
    return all(_counts(line, bests) for line in lines) and all(
        len(heap.counts) == len(heap.expected) == faces.get(name)
        for name, fallen in page.luck.items()
        for heap in (fallen.people, fallen.computers)
    )


def _counts(line: Line, bests: set[str]) -> bool:
    return (
        line.won + line.shared <= line.played and line.streak <= line.longest <= line.won and line.bests.keys() <= bests
    )
