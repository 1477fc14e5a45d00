"""The highlights of Oboro: a player is noticed, shuriken are counted, a round is won, the moon rises. No pygame."""

from collections.abc import Callable
from dataclasses import dataclass

from game.engine.draw.particles import EMBER, PETAL, SPARK, Particles
from game.engine.easing import in_cubic, linear, out_cubic
from game.engine.geometry import Point
from game.engine.look import theme
from game.engine.timeline import Cue, call, wait
from game.games.oboro.table.anim.score_counts import PiecesCount, RoundCount
from game.games.oboro.table.layout import TableLayout
from game.table.playback.director import Groups
from game.table.playback.sprites import change

MOON = Point(800.0, 330.0)
"""Where the winner's moon hangs."""

_EMBERS = (theme.VERMILION, theme.GOLD, theme.VERMILION_LINE)
_STEEL = (theme.WHITE, theme.MIST, theme.LEGAL_EDGE)
_PETALS = (theme.MOON, theme.GOLD_LIGHT, theme.MIST)
_EACH = 0.2
"""Seconds from one counted shuriken to the next."""


@dataclass(slots=True)
class Stamp:
    """A seal that comes down from above: 0 is far, 1 is on the paper."""

    at: Point
    down: float = 0.0


@dataclass(slots=True)
class Moonrise:
    """The winners' moon, on its way up."""

    winners: tuple[int, ...]
    risen: float = 0.0


def noticed(stamp: Stamp, dial: Point, particles: Particles) -> Groups:
    """The dial bursts into flames, and the seal of the watchful eye comes down."""

    def flames() -> None:
        particles.flash(dial, 300, theme.VERMILION, 0.5)
        particles.throw(EMBER, dial, 22, _EMBERS, towards=90, spread=200, room=(70, 40))

    def hits() -> None:
        particles.audio.play("oboro.noticed", x=stamp.at.x)
        particles.shake(7, 0.4)
        particles.throw(SPARK, stamp.at, 12, _EMBERS)

    return [[call(flames), _falling(stamp, 0.34, hits)]]


def counted(sheet: PiecesCount, particles: Particles) -> Groups:
    """One shuriken after the other hits the sheet."""
    many = sum(sheet.event.pieces)
    hit: list[int] = [0]

    def lands(t: float) -> None:
        sheet.landed = t * many
        if int(sheet.landed) > hit[0]:
            hit[0] = int(sheet.landed)
            particles.audio.play("oboro.star")
            particles.shake(3, 0.16)

    return [[Cue(_EACH * many, lands, ease=linear)]] if many else []


def sealed(sheet: RoundCount, places: TableLayout, particles: Particles) -> Groups:
    """The first place gets a seal, with a thump."""
    firsts = [seat for seat in range(len(sheet.event.places)) if sheet.first(seat)]
    spots = [seal_place(places, seat) for seat in firsts]

    def comes(t: float) -> None:
        sheet.sealed = t

    def hits() -> None:
        particles.audio.play("oboro.seal")
        particles.shake(6, 0.3)
        for spot in spots:
            particles.flash(spot, 260, theme.LEGAL_EDGE, 0.35)
            particles.throw(PETAL, spot, 18, (theme.GOLD, particles.kit.theme.washi, theme.VERMILION), spread=360)

    return [[Cue(0.34, comes, hits, in_cubic)]] if firsts else []


def seal_place(places: TableLayout, seat: int) -> Point:
    """Where the seal of the first place hangs on a scroll."""
    page = places.scroll(seat)
    return Point(page.right - 66, page.y + 48)


def moonrise(moon: Moonrise, particles: Particles) -> Groups:
    """The moon rises from the table with the winners' crests; petals come down."""

    def rises(t: float) -> None:
        moon.risen = t

    def shines() -> None:
        particles.audio.play("oboro.moon")
        particles.flash(MOON, 460, theme.HAZY_MOON, 0.7)
        particles.throw(SPARK, MOON, 18, _STEEL, strength=1.2)
        particles.throw(PETAL, MOON, 26, _PETALS, strength=1.5)
        particles.shake(4, 0.3)

    def rains() -> None:
        particles.throw(PETAL, (800, -10), 60, _PETALS, towards=270, spread=120, room=(1500, 40))

    return [
        [change(rises, 1.1, ease=out_cubic)],
        [call(shines), call(rains)],
        [wait(1.2)],
    ]


def glint(at: tuple[float, float], particles: Particles) -> None:
    """A glint of steel for winning a trick or a piece."""
    particles.flash(at, 190, theme.HAZY_MOON, 0.4)
    particles.throw(SPARK, at, 7, _STEEL, towards=90, spread=200, strength=0.7)


def _falling(stamp: Stamp, seconds: float, hits: Callable[[], None]) -> Cue:
    def comes(t: float) -> None:
        stamp.down = t

    return Cue(seconds, comes, hits, in_cubic)
