"""Throws by players and computers: aimed, shaken, computed, and handed in with their result. No pygame."""

from collections.abc import Callable
from math import inf
from typing import Final

from game.core.contract import Event, Move
from game.games.ninjutsu.dojo.film import Landing, Lying
from game.games.ninjutsu.dojo.gesture import Gesture
from game.games.ninjutsu.dojo.intents import AIM_ERROR, ThrowIntent, aimed_at, gesture_for, steadied
from game.games.ninjutsu.dojo.rng import Rng
from game.games.ninjutsu.dojo.throw import Flight, Launch
from game.games.ninjutsu.rules.events import BattleTied, BattleWon, FirstRolled
from game.games.ninjutsu.rules.figures import FACES, ONE_STAR, rank_of
from game.games.ninjutsu.rules.moves import Throw, Thrown
from game.games.ninjutsu.rules.picture import Picture
from game.games.ninjutsu.rules.state import FIRST, HAND, STEADY, THROW
from game.games.ninjutsu.rules.view import NinjutsuView
from game.games.ninjutsu.table.anim.flight_runner import FlightRunner
from game.games.ninjutsu.table.anim.thrown_dice import HeldDie, ThrownDice, kind_of
from game.games.ninjutsu.table.input.aiming import Aim, meant_by

BY_HAND: Final = 3.0
"""The typical deviation in degrees of an aim by hand: pointers and keys are steadier than fingers."""

AIMS_FOR: Final = 0.6
"""Seconds for which a computer visibly aims."""

SHAKES_FOR: Final = 0.3
"""The minimum seconds for which a die is shaken."""

_IDLE: Final = 0.2
"""The power that the dots show while none is given."""


class _Launched:
    """A throw that is being prepared."""

    def __init__(self, launch: Launch, held: HeldDie, aims: float, intent: ThrowIntent | None) -> None:
        self.launch = launch
        self.intent = intent
        self.held = held
        self.runner = FlightRunner(Flight(launch))
        self.landing: Landing | None = None
        self.aims = aims
        self.age = 0.0


class Thrower:
    """What is thrown next, and by whom."""

    def __init__(self, dice: ThrownDice, seeds: Callable[[], int]) -> None:
        """`seeds` gives a new number below 2**53 for every throw."""
        self._dice = dice
        self._seeds = seeds
        self.aim = Aim()
        self.hurried = False
        """Whether the player wants to see no motion."""

        self._view: NinjutsuView | None = None
        self._gesture: Gesture | None = None
        """The gesture that the player has just chosen, for the move that follows from it."""

        self._rolling: set[int] = set()
        """Seats that want no more aimed throws in this battle: their dice are just rolled."""

        self._pending: Throw | None = None
        self._launched: _Launched | None = None

    # A player

    def offer(self, view: NinjutsuView | None) -> None:
        """Start a throw on this view, or end it if nobody must throw."""
        wanted = view if view is not None and view.phase in (FIRST, THROW) else None
        if wanted is None or self._view is None or wanted.asked != self._view.asked:
            self.aim = Aim()
        self._view = wanted
        self._gesture = None
        if wanted is None:
            if self._launched is None and not self._dice.live:
                self._dice.held = None
            return
        if wanted.asked in self._rolling:
            self._pending = Throw(ThrowIntent.SOFT.value)
        self.hold_up(turned=False)

    @property
    def by_hand(self) -> bool:
        """Whether a player is aiming now."""
        return self._view is not None and self._view.dojo == HAND and not self.preparing

    def just_roll(self) -> Throw:
        """Leave the rest of this battle's throws to chance alone."""
        if self._view is not None:
            self._rolling.add(self._view.asked)
        return Throw(ThrowIntent.SOFT.value)

    def throw_as_aimed(self, *, turned: bool) -> Throw | None:
        """The player lets go of the die; None if it was hardly pulled."""
        view = self._view
        if not self.aim.let_go() or view is None:
            self.hold_up(turned=turned)
            return None
        self._gesture = self.aim.gesture(turned=turned)
        kind = self._kind(view)
        return Throw(meant_by(self._gesture, kind, view.asked, self._dice.other(view.asked)).value)

    def throw_by(self, gesture: Gesture, picture: Picture, seat: int) -> Throw:
        """Throw with a gesture that was made elsewhere."""
        self._gesture = gesture
        return Throw(meant_by(gesture, kind_of(picture, seat), seat, self._dice.other(seat)).value)

    def throw_to(self, x: float, y: float) -> Throw | None:
        """Throw with a steady hand at a place on the mat, or at the die that lies there."""
        view = self._view
        if view is None:
            return None
        kind, lying = self._kind(view), self._dice.other(view.asked)
        self._gesture = steadied(aimed_at(kind, view.asked, Lying.showing(kind, 1, x, y)))
        return Throw(meant_by(self._gesture, kind, view.asked, lying).value)

    def hold_up(self, *, turned: bool) -> None:
        """Show the die in the player's hand, and where it would go."""
        view = self._view
        if view is None or self.preparing:
            return
        gesture = self.aim.gesture(turned=turned)
        by_hand = view.dojo == HAND
        if not self.aim.charging:
            gesture = Gesture.of(gesture.hand / 100, gesture.aim / 10, _IDLE)
        strength = self.aim.power if by_hand else None
        spread = BY_HAND if by_hand else 0.0
        self._dice.held = HeldDie(view.asked, self._kind(view), gesture, spread, by_hand, strength=strength)

    # Regardless of who decided

    def prepare(self, move: Move, level: str | None, picture: Picture, seat: int) -> bool:
        """Start a throw; False if the move is no throw, already has its result, or is a plain roll."""
        if not isinstance(move, Throw) or move.result is not None or seat in self._rolling:
            return False
        seed, kind, lying = self._seeds(), kind_of(picture, seat), self._dice.other(seat)
        gesture, self._gesture = self._gesture, None
        if gesture is None:
            gesture = gesture_for(ThrowIntent(move.intent), kind, seat, lying, Rng(seed))
        steady = picture.dojo == STEADY
        spread = 0.0 if steady else BY_HAND if level is None else AIM_ERROR[level]
        if steady:
            gesture = steadied(gesture)
        shown = gesture if level is None else _on_the_way(gesture, 0.0)
        held = HeldDie(seat, kind, shown, spread, aimed=level is not None)
        launch = Launch(kind, seat, gesture, seed, spread, lying, steady)
        self._launched = _Launched(launch, held, AIMS_FOR if level is not None else 0.0, ThrowIntent(move.intent))
        self._dice.held = held
        return True

    @property
    def preparing(self) -> bool:
        """Whether a throw is being prepared."""
        return self._launched is not None or self._pending is not None

    def prepared(self, *, now: bool) -> Throw | None:
        """The throw, once it has been shaken and computed."""
        if self._pending is not None:
            move, self._pending = self._pending, None
            return move
        going = self._launched
        if going is None:
            return None
        if now:
            going.age = inf
        if going.landing is None:
            going.landing = going.runner.work(now=now or self.hurried)
        shaken = self.hurried or going.age >= going.aims + SHAKES_FOR
        if going.landing is None or not shaken or going.intent is None:
            return None
        launch, landing = going.launch, going.landing
        thrown = Thrown(launch.gesture, launch.seed, round(launch.spread * 10), landing.faces, landing.outside)
        self._launched = None
        self._dice.know(thrown, landing)
        return Throw(going.intent.value, thrown)

    def update(self, dt: float, *, turned: bool) -> None:
        """Advance the power, a computer's aim and the shaking of a die."""
        going = self._launched
        if going is None:
            if self.aim.holding:
                self.aim.update(dt)
                self.hold_up(turned=turned)
            return
        going.age += dt
        aiming = going.age < going.aims
        going.held.aimed = aiming
        going.held.shaken = 0.0 if aiming else going.age - going.aims
        if aiming:
            share = min(1.0, going.age / (going.aims * 0.7))
            going.held.gesture = _on_the_way(going.launch.gesture, share * share * (3.0 - 2.0 * share))

    def show(self, event: Event) -> None:
        """After a battle, let all seats aim their throws again."""
        if isinstance(event, BattleWon | BattleTied | FirstRolled):
            self._rolling.clear()

    def drop(self) -> None:
        """Forget throws in progress: the table is laid out again."""
        self._launched = self._pending = None
        self.aim = Aim()

    @staticmethod
    def _kind(view: NinjutsuView) -> int:
        if view.phase == FIRST:
            return len(FACES[ONE_STAR])
        return len(FACES[rank_of(view.cells[view.start if view.asked == view.active else view.end])])


def _on_the_way(gesture: Gesture, share: float) -> Gesture:
    """A computer's gesture at a point on the way to its final one."""
    return Gesture.of(
        gesture.hand / 100 * share, gesture.aim / 10 * share, _IDLE + (gesture.power / 100 - _IDLE) * share
    )
