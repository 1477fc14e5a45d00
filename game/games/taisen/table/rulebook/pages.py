"""The rulebook of Ninja Taisen: its pages, drawn with the game's own cards, dice and stones."""

from collections.abc import Callable
from functools import partial

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.games.taisen.table.rulebook import end_and_tips, fights, setup_and_moves
from game.games.taisen.table.rulebook.pieces import Pieces
from game.table.rulebook.page import RulebookPage

Picture = Callable[[Pieces, Canvas, Rect], None]

_PICTURES: dict[str, Picture] = {
    "aim": setup_and_moves.aim,
    "ninjas": setup_and_moves.ninjas,
    "setup": setup_and_moves.setup,
    "turn": setup_and_moves.turn,
    "move": setup_and_moves.move,
    "fight": fights.fight,
    "chain": fights.chain,
    "shogun": fights.shogun,
    "end": end_and_tips.end,
    "table": end_and_tips.table,
    "tips": end_and_tips.tips,
    "opponents": end_and_tips.opponents,
}


def book(kit: Kit) -> tuple[RulebookPage, ...]:
    """The pages in their order."""
    pieces = Pieces(kit)
    return tuple(RulebookPage(name, partial(draw, pieces)) for name, draw in _PICTURES.items())
