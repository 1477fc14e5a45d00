"""The rulebook of Oboro: its pages, drawn with the game's own cards, dials and shuriken."""

from collections.abc import Callable
from functools import partial

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.games.oboro.table import book_around, book_pictures
from game.games.oboro.table.book_pieces import Pieces
from game.table.book import Page

Picture = Callable[[Pieces, Canvas, Rect], None]

_PICTURES: dict[str, Picture] = {
    "aim": book_pictures.aim,
    "cards": book_pictures.cards,
    "deal": book_pictures.deal,
    "trick": book_pictures.trick,
    "stacks": book_pictures.stacks,
    "power": book_pictures.power,
    "arrow": book_pictures.arrow,
    "shuriken": book_around.shuriken,
    "scoring": book_around.scoring,
    "end": book_around.end,
    "table": book_around.table,
    "tips": book_around.tips,
    "opponents": book_around.opponents,
}


def book(kit: Kit) -> tuple[Page, ...]:
    """The pages in their order."""
    pieces = Pieces(kit)
    return tuple(Page(name, partial(draw, pieces)) for name, draw in _PICTURES.items())
