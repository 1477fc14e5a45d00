"""How an arrow catches the lead at a winner's plate and pulls it away (O10). No pygame."""

from dataclasses import dataclass

from game.engine import theme
from game.engine.easing import in_cubic
from game.engine.flurry import Flurry
from game.engine.geometry import Point
from game.engine.kit import Kit
from game.engine.timeline import call, hold
from game.games.oboro.table.moments import glint
from game.table.director import Groups
from game.table.sprites import Sprite, change, travel


@dataclass(slots=True)
class Pull:
    """An arrow that takes the lead from the winner of a trick (O10)."""

    suit: str
    arrow: Sprite
    archer: Point
    lead: Sprite | None = None
    """The sign of the lead, once the arrow has caught it."""


def shot(pull: Pull, winner: Point, kit: Kit, flurry: Flurry) -> Groups:
    """The arrow flies, hits, and comes back with the lead."""
    archer = pull.archer
    lead = Sprite(*winner)

    def catches() -> None:
        pull.lead = lead
        glint(winner, flurry)
        flurry.shake(4, 0.22)

    def pulls(t: float) -> None:
        lead.x, lead.y = winner.x + (archer.x - winner.x) * t, winner.y + (archer.y - winner.y) * t
        pull.lead = lead

    return [
        [travel(pull.arrow, winner, theme.MOVE, ease=in_cubic)],
        [call(catches)],
        [hold(kit.reading(0.5))],
        [travel(pull.arrow, archer, theme.SLOW_MOVE), change(pulls, theme.SLOW_MOVE)],
        [hold(kit.reading(0.4))],
    ]
