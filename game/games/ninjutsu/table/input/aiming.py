"""How a player aims a throw by hand: by pulling the die, with keys, or with a pad. No pygame.

Directions are as seen on the screen: `down` is towards the player, `ahead` from the hand to the other side.
"""

from math import atan2, degrees, hypot
from typing import Final

from game.engine.input.commands import Kind
from game.games.ninjutsu.dojo.aim import EDGE
from game.games.ninjutsu.dojo.film import Lying
from game.games.ninjutsu.dojo.gesture import HAND, MOST, Gesture, carry, direction
from game.games.ninjutsu.dojo.intents import ThrowIntent
from game.games.ninjutsu.dojo.solids import REACH
from game.games.ninjutsu.dojo.tray import HALF_DEPTH, HALF_WIDTH

STEEPEST: Final = 30.0
_SLACK, _PULL = 26.0, 190.0
"""How far a die may be pulled without effect, and how far beyond that for full power."""

_DEGREES, _SHARE = 1.5, 0.08
"""One key step: of the aim in degrees, and of the hand along the wall."""

_FILLS: Final = 1.3
"""Seconds until a held key reaches full power; held longer, the power sinks again."""

_SHORT: Final = 2.5
"""A throw that lands at most this far short of a die still counts as aimed at it."""


class Aim:
    """Where the hand is, in which direction it throws and how hard."""

    def __init__(self) -> None:
        self.hand = 0.0
        self.degrees = 0.0
        self.power = 0.0
        self.pulling = False
        self._held: float | None = None
        self._dropped = False
        """Whether the pull was cancelled while the button is still down."""

    @property
    def charging(self) -> bool:
        """Whether power is being given now."""
        return self.pulling or self._held is not None

    @property
    def holding(self) -> bool:
        """Whether a key is held for power."""
        return self._held is not None

    def pull(self, back: float, down: float) -> None:
        """The die is held this far behind and below its place."""
        if self._dropped:
            return
        self.pulling = True
        self.power = max(0.0, min(1.0, (hypot(back, down) - _SLACK) / _PULL))
        if back > 1.0:
            self._tilt(degrees(atan2(-down, back)))

    def grip(self) -> None:
        """The player grips the die: an earlier cancellation no longer counts."""
        self._dropped = False

    def put(self, hand: float) -> None:
        """Move the hand along the wall; `hand` is a share of half its length."""
        self.hand = max(-1.0, min(1.0, hand))

    def steer(self, kind: Kind, *, along: bool) -> None:
        """Move one step up or down: the aim, or the hand `along` the wall."""
        way = 1.0 if kind in (Kind.DOWN, Kind.NEXT) else -1.0
        if along:
            self.put(self.hand + way * _SHARE)
        else:
            self._tilt(self.degrees + way * _DEGREES)

    def hold(self) -> None:
        """A power key is pressed."""
        if self._held is None:
            self._held, self.power = 0.0, 0.0

    def update(self, dt: float) -> None:
        """Let the power rise, and sink again, while the key is held."""
        if self._held is not None:
            self._held += dt
            share = self._held / _FILLS % 2.0
            self.power = share if share <= 1.0 else 2.0 - share

    def let_go(self) -> bool:
        """Let go of the die; returns whether it is thrown: after a very short pull it returns to the hand."""
        thrown = self._held is not None or (self.pulling and self.power > 0.0)
        self.pulling, self._held = False, None
        return thrown

    def cancel(self) -> bool:
        """Cancel the throw; False if none was started."""
        begun = self.charging
        self._dropped = self.pulling
        self.pulling, self._held, self.power = False, None, 0.0
        return begun

    def gesture(self, *, turned: bool) -> Gesture:
        """The hand's gesture; `turned` if the tray is seen from its other side."""
        way = -1.0 if turned else 1.0
        return Gesture.of(self.hand * way, self.degrees * way, self.power)

    def _tilt(self, angle: float) -> None:
        self.degrees = max(-STEEPEST, min(STEEPEST, angle))


def meant_by(gesture: Gesture, kind: int, seat: int, lying: Lying | None) -> ThrowIntent:
    """The intent that is closest to a gesture."""
    if lying is not None:
        way = 1.0 if seat == 0 else -1.0
        cosine, sine = direction(gesture.aim / 10.0)
        x = lying.pose.at[0] * way + HALF_WIDTH + HAND
        y = lying.pose.at[1] - (HALF_DEPTH - REACH[kind]) * gesture.hand / MOST
        ahead, aside = x * cosine + y * sine, abs(y * cosine - x * sine)
        if aside < REACH[kind] + REACH[lying.kind] and carry(kind, gesture.power / MOST) > ahead - _SHORT:
            return ThrowIntent.AT
    return ThrowIntent.FIRM if gesture.power >= EDGE else ThrowIntent.SOFT
