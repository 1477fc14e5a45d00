"""The rulebook of Ninjutsu: its pages, drawn with the game's own figures, cards, dice and courtyard."""

from collections.abc import Callable
from functools import partial

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.games.ninjutsu.table.rulebook import armies_and_cards, battles_and_tips, dojo
from game.games.ninjutsu.table.rulebook.pieces import Pieces
from game.table.rulebook.page import RulebookPage

Picture = Callable[[Pieces, Canvas, Rect], None]

_PICTURES: dict[str, Picture] = {
    "aim": armies_and_cards.aim,
    "figures": armies_and_cards.figures,
    "setup": armies_and_cards.setup,
    "weapons": armies_and_cards.weapons,
    "actions": armies_and_cards.actions,
    "tricks": armies_and_cards.tricks,
    "steps": battles_and_tips.steps,
    "battle": battles_and_tips.battle,
    "dojo": dojo.dojo,
    "end": battles_and_tips.end,
    "table": battles_and_tips.table,
    "tips": battles_and_tips.tips,
    "opponents": battles_and_tips.opponents,
}


def book(kit: Kit) -> tuple[RulebookPage, ...]:
    """The pages in their order."""
    pieces = Pieces(kit)
    return tuple(RulebookPage(name, partial(draw, pieces)) for name, draw in _PICTURES.items())
