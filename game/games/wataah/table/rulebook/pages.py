"""The rulebook of Shinobi WAT-AAH!: its pages, drawn with the game's own cards, lanterns, pawns and bosses."""

from collections.abc import Callable
from functools import partial

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.games.wataah.table.rulebook import clans, grand_master, rounds, table_and_tips
from game.games.wataah.table.rulebook.pieces import Pieces
from game.table.rulebook.page import RulebookPage

Picture = Callable[[Pieces, Canvas, Rect], None]

_PICTURES: dict[str, Picture] = {
    "about": rounds.about,
    "setup": rounds.setup,
    "corruption": rounds.corruption,
    "placing": rounds.placing,
    "powers": clans.powers,
    "clans": clans.clans,
    "rivals": clans.rivals,
    "yokai": clans.yokai,
    "jigoku": rounds.jigoku,
    "round_end": rounds.round_end,
    "grand_master": grand_master.grand_master,
    "pawns": grand_master.pawns,
    "bosses": grand_master.bosses,
    "temple": grand_master.temple,
    "temple_more": grand_master.temple_more,
    "court": grand_master.court,
    "court_more": grand_master.court_more,
    "options": table_and_tips.options,
    "tips": table_and_tips.tips,
    "opponents": table_and_tips.opponents,
}


def book(kit: Kit) -> tuple[RulebookPage, ...]:
    """The pages in their order."""
    pieces = Pieces(kit)
    return tuple(RulebookPage(name, partial(draw, pieces)) for name, draw in _PICTURES.items())
