"""The rulebook of Ninjutsu: its pages, drawn with the game's own figures, cards, dice and courtyard."""

from collections.abc import Callable
from functools import partial

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.games.ninjutsu.table import book_around, book_pictures
from game.games.ninjutsu.table.book_pieces import Pieces
from game.table.book import Page

Picture = Callable[[Pieces, Canvas, Rect], None]

_PICTURES: dict[str, Picture] = {
    "aim": book_pictures.aim,
    "figures": book_pictures.figures,
    "setup": book_pictures.setup,
    "weapons": book_pictures.weapons,
    "actions": book_pictures.actions,
    "tricks": book_pictures.tricks,
    "steps": book_around.steps,
    "battle": book_around.battle,
    "end": book_around.end,
    "table": book_around.table,
    "tips": book_around.tips,
    "opponents": book_around.opponents,
}


def book(kit: Kit) -> tuple[Page, ...]:
    """The pages in their order."""
    pieces = Pieces(kit)
    return tuple(Page(name, partial(draw, pieces)) for name, draw in _PICTURES.items())
