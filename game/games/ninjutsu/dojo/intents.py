"""The intent of a throw, and a gesture that carries it out."""

from enum import Enum
from typing import Final

import msgspec

from game.games.ninjutsu.dojo.film import Lying
from game.games.ninjutsu.dojo.gesture import HAND, MOST, Gesture, carry
from game.games.ninjutsu.dojo.rng import Rng
from game.games.ninjutsu.dojo.solids import REACH
from game.games.ninjutsu.dojo.tray import HALF_DEPTH, HALF_WIDTH


class ThrowIntent(Enum):
    """The ways to throw that the rules distinguish."""

    SOFT = "soft"
    """Keep it in the tray and away from the other die."""

    FIRM = "firm"
    """Throw across the tray, whatever is in the way."""

    AT = "at"
    """Throw at the die that lies in the tray."""


AIM_ERROR: Final = {"steady": 0.0, "novice": 9.0, "adept": 6.0, "master": 4.0, "shadow": 2.0}
"""The standard deviation of the aim by skill level, in degrees."""

STEADY: Final = "steady"
"""The level of a steady hand: no aiming error, and the power is capped."""

STEADY_POWER: Final = 45
"""The highest power of a steady hand."""

_SOFT, _FIRM = 0.2, 0.6
_BEFORE: Final = 0.1
"""A die thrown at another is aimed to touch down this far short of the other's centre."""


def gesture_for(intent: ThrowIntent, kind: int, seat: int, lying: Lying | None, rng: Rng) -> Gesture:
    """A gesture for an intent; it varies a little unless it is aimed at a die."""
    if intent is ThrowIntent.AT and lying is not None:
        return aimed_at(kind, seat, lying)
    hand, spin = 0.4 * rng.part(), 0.5 * rng.part()
    if intent is ThrowIntent.FIRM:
        return Gesture.of(hand, 0.0, _FIRM + 0.08 * rng.part(), spin)
    if lying is not None:  # along the side wall away from the lying die
        hand = (-0.7 if lying.pose.at[1] > 0.0 else 0.7) + 0.2 * rng.part()
    return Gesture.of(hand, 0.0, _SOFT + 0.08 * rng.part(), spin)


def steadied(gesture: Gesture) -> Gesture:
    """The same throw by a steady hand."""
    return msgspec.structs.replace(gesture, power=min(gesture.power, STEADY_POWER))


def aimed_at(kind: int, seat: int, lying: Lying) -> Gesture:
    """A throw straight at a lying die, just hard enough to land on it."""
    x, y, _ = lying.pose.at
    far = HALF_WIDTH + HAND + (x if seat == 0 else -x) - _BEFORE
    power = min(range(MOST + 1), key=lambda power: abs(carry(kind, power / MOST) - far))
    return Gesture.of(y / (HALF_DEPTH - REACH[kind]), 0.0, power / MOST)
