"""The rulebook of Ninja Taisen: its pages, drawn with the game's own cards, dice and stones."""

from collections.abc import Callable
from functools import partial

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.games.taisen.table import book_around, book_fights, book_pictures
from game.games.taisen.table.book_pieces import Pieces
from game.table.book import Page

Picture = Callable[[Pieces, Canvas, Rect], None]

_PICTURES: dict[str, Picture] = {
    "aim": book_pictures.aim,
    "ninjas": book_pictures.ninjas,
    "setup": book_pictures.setup,
    "turn": book_pictures.turn,
    "move": book_pictures.move,
    "fight": book_fights.fight,
    "chain": book_fights.chain,
    "shogun": book_fights.shogun,
    "end": book_around.end,
    "table": book_around.table,
    "tips": book_around.tips,
    "opponents": book_around.opponents,
}


def book(kit: Kit) -> tuple[Page, ...]:
    """The pages in their order."""
    pieces = Pieces(kit)
    return tuple(Page(name, partial(draw, pieces)) for name, draw in _PICTURES.items())
