"""Ledgers for the statistics to show: an empty one, and one as full as it gets."""

from pathlib import Path

from game.ai import LEVELS
from game.catalog import GAMES, TITLES
from game.chronicles import chronicle_of
from game.ledger.book import MIXED, Book, Fallen, Heap, Line, Page
from game.ledger.chronicle import Chronicle
from game.ledger.seals import SEALS

NAMES = ("Konstantin", "Mathilde", "Wilhelmina", "Bartholomäus")


class MemoryLedger:
    """Keeps nothing beyond the test."""

    def __init__(self, book: Book | None = None) -> None:
        self.book = book or Book()
        self.resets = 0
        self.trouble: OSError | None = None

    def told_by(self, game: str) -> Chronicle:
        return chronicle_of(game)

    def reset(self) -> Path | None:
        if self.trouble is not None:
            raise self.trouble
        self.resets += 1
        self.book = Book()
        return Path("statistics.json.old-1")


def heap_of(shares: tuple[float, ...], total: int) -> Heap:
    counts = [round(total * share) for share in shares]
    return Heap(counts, [sum(counts) * share for share in shares], float(sum(counts)))


def full_page(game: str) -> Page:
    """Large numbers and long names everywhere."""
    told = chronicle_of(game)
    bests = {best.name: 188 for best in told.feats.bests}
    line = Line(played=2888, won=1888, shared=388, streak=188, longest=388, bests=bests)
    luck = {kind.name: Fallen(heap_of(kind.shares, 38_888), heap_of(kind.shares, 88_888)) for kind in told.luck.kinds}
    names = {name: 188 - number for number, name in enumerate(NAMES)}
    levels = dict.fromkeys(LEVELS, line)
    if max(GAMES[game].seats) > 2:
        levels[MIXED] = line
    return Page(line, levels, line, names, luck)


def full_book() -> Book:
    return Book(pages={game: full_page(game) for game in TITLES}, seals=list(SEALS))
