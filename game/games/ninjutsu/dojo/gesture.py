"""The gesture of a throw: where the hand lets go, which way and how hard; and the die as it leaves the hand."""

from math import sqrt
from typing import Annotated, Final

import msgspec

from game.games.ninjutsu.dojo.body import Body
from game.games.ninjutsu.dojo.rng import Rng
from game.games.ninjutsu.dojo.solids import REACH
from game.games.ninjutsu.dojo.tray import HALF_DEPTH, HALF_WIDTH, HEIGHT

HAND: Final = 1.6
"""How far outside the wall the hand lets go."""

ABOVE: Final = 1.9
"""How high above the rim the hand lets go."""

MOST_AIM: Final = 300
MOST: Final = 100

_SLOW, _FAST = 24.0, 100.0
_LIFT, _LOB = 14.0, 10.0
_UNSTEADY, _WILD = 0.04, 0.08
"""The relative standard deviation of the speed for a soft throw, and what full power adds to it.

No hand throws exactly the same way twice. It also makes the share of dice outside rise smoothly with the power.
"""

_TOPSPIN: Final = 0.35
"""The spin of a die as it leaves the hand, as a share of that of a rolling die."""

_TWIST: Final = 14.0


class Gesture(msgspec.Struct, frozen=True):
    """One throw as the player made it, in whole numbers, so that it can be saved exactly."""

    hand: Annotated[int, msgspec.Meta(ge=-MOST, le=MOST)] = 0
    """The position along the player's own wall, in hundredths of half its length."""

    aim: Annotated[int, msgspec.Meta(ge=-MOST_AIM, le=MOST_AIM)] = 0
    """Tenths of a degree off straight ahead; positive is towards the camera."""

    power: Annotated[int, msgspec.Meta(ge=0, le=MOST)] = 0
    spin: Annotated[int, msgspec.Meta(ge=-MOST, le=MOST)] = 0

    @classmethod
    def of(cls, hand: float, degrees: float, power: float, spin: float = 0.0) -> "Gesture":
        """Make one from fractions (-1 to 1, power 0 to 1) and degrees, clamped to the bounds."""
        strength = max(0, _held(power * MOST, MOST))
        return cls(_held(hand * MOST, MOST), _held(degrees * 10, MOST_AIM), strength, _held(spin * MOST, MOST))


def _held(value: float, most: int) -> int:
    return max(-most, min(most, round(value)))


def direction(degrees: float) -> tuple[float, float]:
    """Cosine and sine of an angle below 90 degrees, from the power series of the tangent of half the angle."""
    half = degrees * (3.141592653589793 / 360.0)
    s = half * half
    t = 1382.0 / 155925.0
    for part in (62.0 / 2835.0, 17.0 / 315.0, 2.0 / 15.0, 1.0 / 3.0, 1.0):
        t = part + s * t
    t *= half
    k = 1.0 / (1.0 + t * t)
    return (1.0 - t * t) * k, 2.0 * t * k


def speed(power: float) -> tuple[float, float]:
    """How fast a die leaves the hand at a power from 0 to 1: ahead and up."""
    return _SLOW + (_FAST - _SLOW) * power, _LIFT + _LOB * power * power


def unsteadiness(gesture: Gesture) -> float:
    """The standard deviation of the speed, as a share of it."""
    return _UNSTEADY + _WILD * gesture.power / MOST


def carry(kind: int, power: float) -> float:
    """How far from the hand a die first touches down."""
    ahead, up = speed(power)
    fall = HEIGHT + ABOVE - REACH[kind] * 0.8
    return ahead * (up + sqrt(up * up + 440.0 * fall)) / 220.0


def thrown(kind: int, seat: int, gesture: Gesture, spread: float, rng: Rng) -> Body:
    """A die as it leaves the hand; `spread` is the standard deviation of the aim in degrees.

    The die's orientation in the hand is random, so all faces are equally likely whatever the player does.
    """
    turn = rng.orientation()
    way = 1.0 if seat == 0 else -1.0
    degrees = gesture.aim / 10.0 + spread * rng.bell()
    cosine, sine = direction(max(-80.0, min(80.0, degrees)))
    dx, dy = cosine * way, sine
    ahead, up = speed(gesture.power / MOST)
    unsteady = unsteadiness(gesture)
    ahead *= 1.0 + unsteady * rng.bell()
    up *= 1.0 + 2.0 * unsteady * rng.bell()
    roll = ahead / REACH[kind] * _TOPSPIN
    twist = _TWIST * gesture.spin / MOST * way
    spin = (-dy * roll + 5.0 * rng.part(), dx * roll + 5.0 * rng.part(), twist + 4.0 * rng.part())
    most = HALF_DEPTH - REACH[kind]
    at = ((-HALF_WIDTH - HAND) * way, most * gesture.hand / MOST, HEIGHT + ABOVE)
    return Body(kind, at, turn, (dx * ahead, dy * ahead, up), spin)
