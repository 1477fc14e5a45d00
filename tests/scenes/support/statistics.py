"""Statistics for the screen to show: empty, and as full as possible."""

from pathlib import Path

from game.ai.even import OPPONENTS
from game.catalog import GAMES, TITLES
from game.stats.achievements import SEALS
from game.stats.book import MIXED, Book, FaceCounts, GameStats, LevelStats, LuckStats
from game.stats.rating import Rating
from game.stats.sources import StatsSource, stats_source_of

NAMES = ("Konstantin", "Mathilde", "Wilhelmina", "Bartholomäus")


class MemoryStats:
    """Statistics in memory only."""

    def __init__(self, book: Book | None = None) -> None:
        self.book = book or Book()
        self.resets = 0
        self.trouble: OSError | None = None

    def told_by(self, game: str) -> StatsSource:
        return stats_source_of(game)

    def reset(self) -> Path | None:
        if self.trouble is not None:
            raise self.trouble
        self.resets += 1
        self.book = Book()
        return Path("statistics.json.old-1")


def heap_of(shares: tuple[float, ...], total: int) -> FaceCounts:
    counts = [round(total * share) for share in shares]
    return FaceCounts(counts, [sum(counts) * share for share in shares], float(sum(counts)))


def full_page(game: str) -> GameStats:
    """Return a page with large numbers and long names everywhere."""
    told = stats_source_of(game)
    bests = {best.name: 188 for best in told.feats.bests}
    line = LevelStats(played=2888, won=1888, shared=388, streak=188, longest=388, bests=bests)
    luck = {
        kind.name: LuckStats(heap_of(kind.shares, 38_888), heap_of(kind.shares, 88_888)) for kind in told.luck.kinds
    }
    names = {name: 188 - number for number, name in enumerate(NAMES)}
    levels = dict.fromkeys(OPPONENTS, line)
    if max(GAMES[game].seats) > 2:
        levels[MIXED] = line
    curve = [1000 + 20 * (number % 7) + 4 * number for number in range(80)]
    ratings = {setting: Rating(1288.8, 188.0, curve=curve) for setting in told.ladder.ratings}
    return GameStats(line, levels, line, names, luck, changed=line, ratings=ratings)


def full_book() -> Book:
    return Book(pages={game: full_page(game) for game in TITLES}, seals=list(SEALS))
