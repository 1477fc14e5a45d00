"""Lists the pictures that a table of Oboro needs, so that they are baked before the first card is played."""

from collections.abc import Callable
from functools import partial

from game.engine.layout import Layout
from game.games.oboro.rules.cards import HAND as CARDS
from game.games.oboro.rules.cards import SEATS, SUITS
from game.games.oboro.table.art.pictures import VALUES, OboroArt
from game.games.oboro.table.draw.scenery import SEAL, SMALL_CREST
from game.games.oboro.table.layout import HAND, LARGE_HAND, LAST, SMALL, STACK, TRICK, TableLayout
from game.table.art import FINEST_TILT

_EDGES = range(1, 6)
"""The usual number of covered cards of one colour."""

_POWERS = range(15)
"""The usual range of Ninja Power."""


def plan(art: OboroArt, layout: Layout, *, large: bool) -> None:
    """What every table in a window of this size needs: the night and all cards."""
    narrow = tuple(layout.length_to_px(width) for width in (TRICK, STACK, LAST))
    art.plan(layout.window_px, layout.length_to_px(LARGE_HAND if large else HAND), narrow)


def plan_signs(
    later: Callable[[Callable[[], object]], None], art: OboroArt, layout: Layout, places: TableLayout, mission: int
) -> None:
    """The other pictures that this table will need."""
    px, size_px = layout.length_to_px, layout.size_to_px
    trick, stack = places.trick(places.south).width, places.stack(places.south, 0).width
    for suit in SUITS:
        later(partial(art.led_ring, suit, size_px(places.zone("led.ring").size)))
        later(partial(art.led_seal, suit, px(SEAL)))
    for legal in (False, True):
        later(partial(art.trick_slot, px(trick), legal=legal))
    for seat in range(SEATS):
        right = places.position(seat) == 2 and not places.round
        for active in (False, True):
            later(partial(art.plate, size_px(places.of("seat", seat).size), seat, active=active, crest_right=right))
        for crest in (2 * places.lettering, SMALL_CREST):
            later(partial(art.crest, seat, px(crest)))
    for covered in _EDGES:
        later(partial(art.stack_edges, covered, px(stack)))
    for power in _POWERS:
        later(partial(art.dial, power, mission, px(places.of("dial", 0).w)))
    if places.round:
        _plan_round(later, art, layout, places)
        return
    for tilt in _tilts(places, places.south):
        later(partial(art.card_shadow, px(places.hand_width), tilt=tilt))
    for tilt in _tilts(places, places.south + 1):
        later(partial(art.card_shadow, px(SMALL), tilt=tilt))
        later(partial(art.card_back, px(SMALL), tilt=tilt))


def _plan_round(
    later: Callable[[Callable[[], object]], None], art: OboroArt, layout: Layout, places: TableLayout
) -> None:
    """What only the round layout needs: larger cards, and the grounds of the seats."""
    for suit in SUITS:
        for value in VALUES:
            for pose in (places.trick(0), places.stack(0, 0), places.last(0)):
                later(partial(art.card, suit, value, layout.length_to_px(pose.width)))
    for lit in (False, True):
        later(partial(art.block, layout.size_to_px(places.of("block", 0).size), lit=lit))


def _tilts(places: TableLayout, seat: int) -> list[float]:
    """The tilts of a hand's cards as it shrinks, and those in between."""
    widest = max(pose.tilt for count in range(1, CARDS + 1) for pose in places.hand(seat, count))
    steps = round(widest / FINEST_TILT)
    return [step * FINEST_TILT for step in range(-steps, steps + 1)]
