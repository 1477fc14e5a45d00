"""Maps pointer, keys and pad to throws at this table: points become pulls and places on the mat. No pygame."""

from typing import Final

from game.core.refusal import refuse
from game.engine.geometry import Point
from game.engine.input.commands import Command, Kind
from game.games.ninjutsu.dojo.gesture import ABOVE, MOST
from game.games.ninjutsu.dojo.gesture import HAND as HAND_OUT
from game.games.ninjutsu.dojo.intents import ThrowIntent
from game.games.ninjutsu.dojo.solids import REACH
from game.games.ninjutsu.dojo.tray import HALF_DEPTH, HALF_WIDTH, HEIGHT
from game.games.ninjutsu.rules.moves import THROWS, Throw
from game.games.ninjutsu.rules.view import NinjutsuView
from game.games.ninjutsu.table.anim.thrown_dice import ThrownDice
from game.games.ninjutsu.table.input.pieces import Throwing
from game.games.ninjutsu.table.input.thrower import Thrower
from game.games.ninjutsu.table.layout import TableLayout
from game.table.face.answers import Wish

DIE: Final = Throwing("die")
_STEERS = (Kind.UP, Kind.DOWN)
_MOVES = (Kind.NEXT, Kind.PREVIOUS)


class TableThrows:
    """Handles the input of the player who must throw."""

    def __init__(self, places: TableLayout, dice: ThrownDice, thrower: Thrower) -> None:
        self._places = places
        self._dice = dice
        self._thrower = thrower
        self._view: NinjutsuView | None = None
        self._clicked: Point | None = None

    def offer(self, view: NinjutsuView | None) -> None:
        """Start a decision on this view, or end it with None."""
        self._view = view
        self._thrower.offer(view)

    @property
    def by_hand(self) -> bool:
        """Whether a player is aiming a throw by hand now."""
        return self._thrower.by_hand

    # By pointer

    def pull(self, at: Point) -> None:
        """Pull the die to a point."""
        seat = self._view.asked if self._view is not None else 0
        home = self.die(seat)
        left = seat == self._places.near
        self._thrower.aim.pull(home.x - at.x if left else at.x - home.x, at.y - home.y)
        self._show()

    @property
    def pulling(self) -> bool:
        """Whether the die is being pulled."""
        return self._thrower.aim.pulling

    def gripped(self) -> None:
        """The player grips the die."""
        self._thrower.aim.grip()

    def release(self, at: Point | None) -> Wish:
        """Release the die; if the place is None, it is not thrown."""
        if at is None:
            self._thrower.aim.cancel()
            self._show()
            return None
        return self._thrown()

    def along(self, at: Point) -> None:
        """Move the hand to where the wall is pressed."""
        upper, lower = self._wall_ends()
        self._thrower.aim.put((2 * at.y - upper - lower) / (lower - upper))
        self._show()

    def at(self, at: Point) -> None:
        """Note the place on the mat that a steady hand will throw at."""
        self._clicked = at

    def die(self, seat: int) -> Point:
        """Where the die is while in the hand."""
        held = self._dice.held
        hand = held.gesture.hand / MOST if held is not None and held.seat == seat else 0.0
        kind = held.kind if held is not None else 6
        x = (-HALF_WIDTH - HAND_OUT) * (1.0 if seat == 0 else -1.0)
        return self._places.on_lid((x, (HALF_DEPTH - REACH[kind]) * hand, HEIGHT + ABOVE))

    # By keys and pad

    def takes(self, command: Command) -> bool:
        """Up and down aim; with Shift they move the hand, as do a pad's shoulder buttons; a right click cancels."""
        if not self.by_hand:
            return False
        aim, kind = self._thrower.aim, command.kind
        if kind in _STEERS:
            aim.steer(kind, along=bool(command.number))
        elif kind in _MOVES and command.number:
            aim.steer(kind, along=True)
        elif kind is Kind.SCROLL:
            aim.steer(Kind.UP if command.number > 0 else Kind.DOWN, along=True)
        elif kind not in (Kind.ALTERNATE, Kind.FOCUS_LOST) or not aim.cancel():
            return False
        self._show()
        return True

    def held(self) -> None:
        """A power key is pressed."""
        if self.by_hand:
            self._thrower.aim.hold()
            self._show()

    def shortcut(self, command: Command) -> Wish:
        """Space gives power until it is released; digits throw with a steady hand; E makes a plain roll."""
        if command.kind is Kind.END:
            return self._thrower.just_roll()
        if command.kind is Kind.DIGIT and not self.by_hand and 1 <= command.number <= len(THROWS):
            return self.use(THROWS[command.number - 1].intent)
        if command.kind is Kind.CONFIRM:
            self.held()
        return self._thrown() if command.kind is Kind.LET_GO and self._thrower.aim.holding else None

    def cancel(self) -> bool:
        """Cancel a throw that was started; False if none was."""
        given_up = self._thrower.aim.cancel()
        if given_up:
            self._show()
        return given_up

    def use(self, what: str) -> Wish:
        """A button, the mat, or the die itself was clicked."""
        if what == "roll":
            return self._thrower.just_roll()
        if what == "mat" and self._clicked is not None:
            at, self._clicked = self._clicked, None
            return self._thrower.throw_to(*self._places.under_lid(at))
        if what == "die":
            return refuse("ninjutsu.refused.pull_back")
        return Throw(what) if what in {intent.value for intent in ThrowIntent} else None

    def update(self, dt: float) -> None:
        """Advance the time."""
        self._thrower.update(dt, turned=self._places.lid_turned)

    def _thrown(self) -> Wish:
        return self._thrower.throw_as_aimed(turned=self._places.lid_turned)

    def _show(self) -> None:
        self._thrower.hold_up(turned=self._places.lid_turned)

    def _wall_ends(self) -> tuple[float, float]:
        """Where the hand appears at both ends of its wall."""
        ends = [self._places.on_lid((0.0, y, HEIGHT + ABOVE)).y for y in (-HALF_DEPTH + 1.5, HALF_DEPTH - 1.5)]
        return min(ends), max(ends)
