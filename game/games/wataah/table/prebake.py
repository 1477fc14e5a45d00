"""Lists the pictures that a table of Shinobi WAT-AAH! needs, so that they are baked before the first card is played."""

from collections.abc import Callable
from functools import partial

from game.engine.layout import Layout
from game.games.wataah.table.art.pictures import WataahArt
from game.games.wataah.table.draw.moving_layer import SHOUT
from game.games.wataah.table.layout import HAND, LARGE_HAND, TableLayout

BOARD = 840.0

_CORRUPT = range(4)
"""The usual number of cards under a Ninja Master."""


def plan(art: WataahArt, layout: Layout, *, board: bool, large: bool = False) -> None:
    """What every table in a window of this size needs: the court, all cards, and with a board what lies on it."""
    hand = layout.length_to_px(LARGE_HAND if large else HAND)
    art.plan(layout.window_px, hand, layout.length_to_px(BOARD) if board else 0)


def plan_seats(
    later: Callable[[Callable[[], object]], None], art: WataahArt, layout: Layout, places: TableLayout
) -> None:
    """What the seats of this table will need."""
    px, size_px = layout.length_to_px, layout.size_to_px
    for seat in range(places.seats):
        for active in (False, True):
            later(partial(art.plate, size_px(places.of("plate", seat).size), seat, active=active))
            if places.position(seat) or places.round:
                later(partial(art.tray, size_px(places.of("seat", seat).size), seat, active=active))
        for count in _CORRUPT:
            later(partial(art.corruption, seat, count, px(places.corruption(seat).width)))
    later(partial(art.shout, px(SHOUT)))
