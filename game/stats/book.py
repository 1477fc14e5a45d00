"""The statistics as plain values: one page per game, with a line for each level of the opponents."""

from collections.abc import Collection
from typing import Annotated, Final, TypeAlias

import msgspec

from game.core.refusal import BadData, refuse
from game.stats.rating import Rating
from game.stats.sources import LuckKind, StatsSource, StatsSources

FORMAT: Final = 3
NEWER: Final = "statistics.newer"
"""Rises whenever an older program could not read what is written now."""

MIXED: Final = "mixed"
"""The line for matches against opponents of several levels."""

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
Sum: TypeAlias = Annotated[float, msgspec.Meta(ge=0, le=1e9)]


class LevelStats(msgspec.Struct, forbid_unknown_fields=True):
    """Results of a group of matches."""

    played: Count = 0
    won: Count = 0
    shared: Count = 0
    """Draws, and shared first places."""

    streak: Count = 0
    """Matches won in a row, up to now."""

    longest: Count = 0
    bests: dict[str, int] = {}
    """Records, by the names that the game gives them."""


class FaceCounts(msgspec.Struct, forbid_unknown_fields=True):
    """What chance gave one side, face by face, and what was expected."""

    counts: list[Count]
    expected: list[Sum]
    scatter: Sum = 0.0
    """The number of results, each weighted by how free chance was: 1 for a die, less for cards in a deal."""

    @classmethod
    def of(cls, kind: LuckKind) -> "FaceCounts":
        """Empty counts."""
        return cls([0] * len(kind.faces), [0.0] * len(kind.faces))

    @property
    def total(self) -> int:
        """The number of results."""
        return sum(self.counts)


class LuckStats(msgspec.Struct, forbid_unknown_fields=True):
    """What one kind of dice or cards gave people and computers."""

    people: FaceCounts
    computers: FaceCounts

    @classmethod
    def of(cls, kind: LuckKind) -> "LuckStats":
        """Empty counts."""
        return cls(FaceCounts.of(kind), FaceCounts.of(kind))


class GameStats(msgspec.Struct, forbid_unknown_fields=True):
    """Everything that was played of one game."""

    alone: LevelStats = msgspec.field(default_factory=LevelStats)
    """One person against computers of any level."""

    levels: dict[str, LevelStats] = {}
    """The same by the level of the computers."""

    company: LevelStats = msgspec.field(default_factory=LevelStats)
    """Matches with several people: they count as no one's wins, but set records."""

    names: dict[str, Count] = {}
    """Wins in matches with several people, by the names they gave."""

    luck: dict[str, LuckStats] = {}
    changed: LevelStats = msgspec.field(default_factory=LevelStats)
    """Matches in which a seat changed hands between a person and a computer: they are counted separately."""

    ratings: dict[str, Rating] = {}
    """How strong the person is who plays alone against computers, by the settings that its ladder tells apart."""

    @property
    def empty(self) -> bool:
        """Whether nothing was played."""
        return not self.alone.played and not self.company.played and not self.changed.played


class Book(msgspec.Struct, forbid_unknown_fields=True):
    """The statistics of all games."""

    format: int = FORMAT
    pages: dict[str, GameStats] = {}
    """By the names of the games."""

    seals: list[str] = []
    """Achievements, in the order in which they were earned."""

    counted: list[str] = []
    """Fingerprints of the latest matches, so that none is counted twice."""


class _Envelope(msgspec.Struct):
    """The part of the statistics that every version of the program understands."""

    format: int


def to_json(book: Book) -> bytes:
    """Serialize as readable JSON."""
    return msgspec.json.format(msgspec.json.encode(book), indent=1)


def from_json(data: bytes, games: Collection[str], stats_sources: StatsSources) -> Book:
    """Parse what `to_json` wrote, for a box with these games.

    Raises:
        BadData: if it is damaged, or written by a newer program.
    """
    try:
        if not 1 <= msgspec.json.decode(data, type=_Envelope).format <= FORMAT:
            raise BadData(refuse(NEWER))
        book = msgspec.json.decode(data, type=Book)
        book.format = FORMAT  # older files only lack fields that have defaults
    except (ValueError, RecursionError) as error:  # includes the errors of msgspec and of the decoder
        raise BadData(refuse("statistics.damaged")) from error
    for name, page in book.pages.items():
        if name not in games:
            raise BadData(refuse(NEWER))
        if not _possible(page, stats_sources(name)):
            raise BadData(refuse("statistics.damaged"))
    return book


def _possible(page: GameStats, told: StatsSource) -> bool:
    bests = {best.name for best in told.feats.bests}
    faces = {kind.name: len(kind.faces) for kind in told.luck.kinds}
    lines = (page.alone, page.company, page.changed, *page.levels.values())
    if not page.ratings.keys() <= told.ladder.ratings.keys():
        return False
    return all(_counts(line, bests) for line in lines) and all(
        len(heap.counts) == len(heap.expected) == faces.get(name)
        for name, fallen in page.luck.items()
        for heap in (fallen.people, fallen.computers)
    )


def _counts(line: LevelStats, bests: set[str]) -> bool:
    return (
        line.won + line.shared <= line.played and line.streak <= line.longest <= line.won and line.bests.keys() <= bests
    )
