"""Which of the three lanterns of a turn is lit: draw, place or discard. No pygame."""

from game.core.contract import Event
from game.core.events import TurnStarted
from game.games.wataah.rules import events
from game.games.wataah.rules.picture.picture import Picture
from game.games.wataah.rules.state import PHASES
from game.games.wataah.rules.view import WataahView

DRAW, PLACE, DISCARD = range(3)


def lantern(view: WataahView) -> int:
    """The lantern of a view; all that powers ask belongs to placing."""
    return {"draw": DRAW, "discard": DISCARD}.get(PHASES[view.phase], PLACE)


def lantern_of(event: Event, picture: Picture, before: int) -> int:
    """The lantern while an event is shown."""
    match event:
        case TurnStarted():
            return DRAW
        case events.Discarded(seat=seat) if seat == picture.active:
            return DISCARD
        case events.ClanPlaced() | events.ClanReinforced() | events.PowerUsed() | events.CourtPlayed():
            return PLACE
    return before
