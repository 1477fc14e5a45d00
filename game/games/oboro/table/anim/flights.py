"""Shuriken that spin over Oboro's table, and the Arrow that pulls the lead. No pygame."""

from dataclasses import dataclass

from game.engine.draw.particles import Particles
from game.engine.easing import Ease, in_cubic, in_out
from game.engine.geometry import Point
from game.engine.kit import Kit
from game.engine.look import theme
from game.engine.timeline import Cue, call, hold
from game.games.oboro.table.anim.highlights import glint
from game.table.playback.director import Groups
from game.table.playback.sprites import Sprite, change, travel

_SPIN = 540.0
"""How many degrees a shuriken turns in flight."""


@dataclass(slots=True)
class Star:
    """A shuriken in flight."""

    sprite: Sprite
    size: float


def throw(star: Star, to: Point, size: float, seconds: float, *, delay: float = 0.0, ease: Ease = in_out) -> Cue:
    """Spin a shuriken to a place, where it comes to rest."""
    start: list[float] = []

    def on_way(t: float) -> None:
        if not start:
            start.append(star.size)
        star.sprite.tilt = _SPIN * (1 - t)
        star.size = start[0] + (size - start[0]) * t

    return travel(star.sprite, to, seconds, hop=60, delay=delay, ease=ease, on_way=on_way)


@dataclass(slots=True)
class Pull:
    """An arrow that takes the lead from the winner of a trick (O10)."""

    suit: str
    arrow: Sprite
    archer: Point
    lead: Sprite | None = None
    """The lead marker, once the arrow has caught it."""


def shot(pull: Pull, winner: Point, kit: Kit, particles: Particles) -> Groups:
    """The arrow flies, hits, and comes back with the lead."""
    archer = pull.archer
    lead = Sprite(*winner)

    def catches() -> None:
        pull.lead = lead
        glint(winner, particles)
        particles.shake(4, 0.22)

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
