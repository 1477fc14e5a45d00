"""The highlights of Shinobi WAT-AAH!: the bell of the fourth clan, a new ruler on the throne. No pygame."""

from math import pi, sin

from game.engine.draw.particles import CONFETTI, EMBER, SPARK
from game.engine.easing import linear, out_back
from game.engine.geometry import Point
from game.engine.look import theme
from game.engine.timeline import Cue, call, hold, wait
from game.games.wataah.table.anim.context import AnimationContext
from game.games.wataah.table.anim.flights import Bell, Crown
from game.table.playback.director import Groups
from game.table.playback.motion import settling
from game.table.playback.sprites import change

BELL_AT = Point(800.0, 300.0)
"""Where the bell hangs while it rings."""

TOLLS = 3
_TOLL = 0.62
_DROP = 0.55
_GOLD = (theme.GOLD, theme.GOLD_LIGHT, theme.VERMILION)


def ring(cast: AnimationContext, seat: int) -> Groups:
    """The court goes dark; the great bell comes down on its rope and tolls three times."""
    stage, particles = cast.stage, cast.stage.particles
    bell = Bell(seat, cast.words.bell(seat))
    rung: list[int] = [-1]

    def comes() -> None:
        stage.bell = bell

    def drops(t: float) -> None:
        bell.down = t

    def tolls(t: float) -> None:
        bell.tolled = min(t * TOLLS, TOLLS - 0.001)
        bell.swing = sin(pi * t * TOLLS) * (1 - 0.35 * t)
        if int(bell.tolled) > rung[0]:
            rung[0] = int(bell.tolled)
            particles.audio.play("wataah.bell")
            particles.shake(9 - 2 * rung[0], 0.4)
            particles.flash((BELL_AT.x, BELL_AT.y + 40), 460, theme.GOLD_LIGHT, 0.45)
            particles.throw(SPARK, (BELL_AT.x, BELL_AT.y + 90), 14, _GOLD, strength=1.1)

    def goes() -> None:
        stage.bell = None

    return [
        [call(comes)],
        [Cue(_DROP, drops, ease=settling)],
        [Cue(_TOLL * TOLLS, tolls, ease=linear)],
        [hold(cast.kit.reading(0.7))],
        [call(goes)],
    ]


def crowned(cast: AnimationContext, seats: tuple[int, ...], words: str, seconds: float) -> Groups:
    """A burst of gold with the winners' crests, and a rain of paper."""
    stage, particles = cast.stage, cast.stage.particles
    crown = Crown(seats, 0.0)
    middle = cast.places.zone("reveal").centre
    tones = (theme.GOLD, theme.VERMILION, cast.kit.theme.washi, *(cast.kit.theme.seats[seat] for seat in seats))

    def comes() -> None:
        stage.crown = crown
        particles.flash(middle, 600, theme.GOLD_LIGHT, 0.6)
        particles.throw(EMBER, middle, 30, _GOLD, strength=1.6)

    def grows(t: float) -> None:
        crown.size = t

    def rains() -> None:
        particles.audio.play("wataah.crown")
        particles.shake(9, 0.45)
        particles.throw(CONFETTI, middle, 40, tones, strength=1.7)
        particles.throw(CONFETTI, (800, -20), 80, tones, towards=270, spread=100, room=(1500, 50))

    return [
        [call(comes), change(grows, 0.5, ease=out_back)],
        [call(rains)],
        [wait(0.9)],
        *stage.say(words, seconds),
    ]
