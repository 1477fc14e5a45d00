"""The rulebook of Oboro: its pages, drawn with the game's own cards, dials and shuriken."""

from collections.abc import Callable
from functools import partial

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.games.oboro.table.rulebook import scoring_and_tips, tricks
from game.games.oboro.table.rulebook.pieces import Pieces
from game.table.rulebook.page import RulebookPage

Picture = Callable[[Pieces, Canvas, Rect], None]

_PICTURES: dict[str, Picture] = {
    "aim": tricks.aim,
    "cards": tricks.cards,
    "deal": tricks.deal,
    "trick": tricks.trick,
    "stacks": tricks.stacks,
    "power": tricks.power,
    "arrow": tricks.arrow,
    "shuriken": scoring_and_tips.shuriken,
    "scoring": scoring_and_tips.scoring,
    "end": scoring_and_tips.end,
    "table": scoring_and_tips.table,
    "tips": scoring_and_tips.tips,
    "opponents": scoring_and_tips.opponents,
}


def book(kit: Kit) -> tuple[RulebookPage, ...]:
    """The pages in their order."""
    pieces = Pieces(kit)
    return tuple(RulebookPage(name, partial(draw, pieces)) for name, draw in _PICTURES.items())
