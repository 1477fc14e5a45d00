"""The rulebook of Shinobi WAT-AAH!: its pages, drawn with the game's own cards, lanterns, pawns and bosses."""

from collections.abc import Callable
from functools import partial

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.games.wataah.table import book_around, book_clans, book_grand, book_turns
from game.games.wataah.table.book_pieces import Pieces
from game.table.book import Page

Picture = Callable[[Pieces, Canvas, Rect], None]

_PICTURES: dict[str, Picture] = {
    "about": book_turns.about,
    "setup": book_turns.setup,
    "corruption": book_turns.corruption,
    "placing": book_turns.placing,
    "powers": book_clans.powers,
    "clans": book_clans.clans,
    "rivals": book_clans.rivals,
    "yokai": book_clans.yokai,
    "jigoku": book_turns.jigoku,
    "round_end": book_turns.round_end,
    "grand_master": book_grand.grand_master,
    "pawns": book_grand.pawns,
    "bosses": book_grand.bosses,
    "temple": book_grand.temple,
    "temple_more": book_grand.temple_more,
    "court": book_grand.court,
    "court_more": book_grand.court_more,
    "options": book_around.options,
    "tips": book_around.tips,
    "opponents": book_around.opponents,
}


def book(kit: Kit) -> tuple[Page, ...]:
    """The pages in their order."""
    pieces = Pieces(kit)
    return tuple(Page(name, partial(draw, pieces)) for name, draw in _PICTURES.items())
