"""One match in progress: its seats, seed and history; moves go in, events come out. And what a view may decide."""

from collections.abc import Collection
from functools import cached_property
from typing import Annotated, Any, Generic

import msgspec

from game.core.chance import Chance, ScriptedChance
from game.core.contract import Event, Move, MoveT, Rules, State, View
from game.core.game import AnyGame
from game.core.outcome import Outcome
from game.core.refusal import BadData, Refusal, RefusedError, Value, refuse

MOST_DRAWN = 1_000_000
"""The most random numbers that a match may have drawn: far more than any match needs, yet fast to draw again."""


class Decision(msgspec.Struct, frozen=True):
    """One decision and its consequences."""

    seat: int
    move: Move
    events: tuple[Event, ...]
    drew: bool
    """Whether random numbers were drawn: what they gave cannot be taken back."""

    before: State
    """A copy of the position in which the decision was made."""

    @property
    def final(self) -> bool:
        """Whether it drew or revealed something that cannot be undone."""
        return self.drew or any(event.reveals for event in self.events)


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a match was resumed midway because its beginning could not be replayed."""

    state: dict[str, Any]
    """The position, as the rules dump it."""

    drawn: Annotated[int, msgspec.Meta(ge=0, le=MOST_DRAWN)]
    decisions: Annotated[int, msgspec.Meta(ge=0)]
    """The number of decisions made before it."""


class CannotUndo(RefusedError):  # noqa: N818 - reads as what it is
    """There is nothing to take back, or it is too late; or there is nothing to redo."""


class Match:
    """A match: `(game, options, seats, seed, moves)`, the version of its rules, and the resulting position."""

    start: Start | None = None
    """Where `history` begins, if not at the first position."""

    secret: str = ""
    """What the opponents' seeds are derived from: the seed of the match itself would tell them every hand.

    It is part of no record and no view. The code that starts a match draws it, since the core draws nothing by itself.
    """

    def __init__(self, game: AnyGame, seats: int, seed: int, version: int | None = None, **options: Value) -> None:
        """A new match; `version` is that of the rules, by default the newest."""
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = game.rules.settled(options)
        self.chance = Chance(seed)
        self.version = game.rules.version if version is None else version
        self.state: Any = game.rules.setup(seats, self.chance, self.version, **options)
        self.history: list[Decision] = []

    def take_up(self, start: Start) -> None:
        """Continue from a position in the middle of a match; nothing before it can be taken back.

        Raises:
            BadData: if the game has no such position.
        """
        state = self.game.rules.load(start.state)
        if not self.game.rules.fits(state, self.seats, self.options, self.version):
            raise BadData(refuse("refused.save_damaged", detail="options"))
        self.state = state
        self.chance = Chance(self.seed, start.drawn)
        self.history = []
        self.start = start

    @property
    def decisions(self) -> int:
        """The number of decisions made since the first position."""
        return len(self.history) + (self.start.decisions if self.start is not None else 0)

    @property
    def to_move(self) -> int | None:
        """The seat that must decide, or None when the match is over."""
        return self.game.rules.to_move(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it goes on."""
        return self.game.rules.outcome(self.state)

    @property
    def moves(self) -> list[Move]:
        """Every move so far, in order."""
        return [step.move for step in self.history]

    def view(self, seat: int) -> View:
        """What `seat` may know now."""
        view: View = self.game.rules.view_for(self.state, seat)
        return view

    def legal_moves(self) -> list[Move]:
        """Every legal move of the seat to move."""
        moves: list[Move] = self.game.rules.legal_moves(self.state)
        return moves

    def why_not(self, move: Move) -> Refusal | None:
        """The reason why `move` is not allowed now, or None if it is."""
        return self.game.rules.why_not(self.state, move)

    def submit(self, move: Move) -> tuple[Event, ...]:
        """Make `move` for the seat to move and return everything that happened, unredacted.

        Raises:
            IllegalMove: if it is not allowed now; nothing has changed then.
        """
        events: list[Event] = []
        seat, before, drawn = self.to_move, self.state.copy(), self.chance.drawn
        self.game.rules.apply(self.state, move, self.chance, events.append)
        if seat is None:
            raise AssertionError(f"{self.game.name} took a move with nobody to move")
        step = Decision(seat, move, tuple(events), self.chance.drawn != drawn, before)
        self.history.append(step)
        return step.events

    def seen_by(self, seat: int, events: Collection[Event]) -> list[Event]:
        """The events that `seat` may know of, redacted for it."""
        seen = (self.game.rules.see(event, seat) for event in events)
        return [event for event in seen if event is not None]

    def why_not_undo(self, seat: int, protected: Collection[int] = ()) -> Refusal | None:
        """The reason why `seat` may not take back its last decision, or None if it may.

        `protected` are the seats of other people, whose decisions must not be taken back along with it. In games with
        secrets that is every other seat: an answer gives information away, and that cannot be undone.
        """
        for step in reversed(self.history):
            if step.final:
                return refuse("refused.undo_final")
            if step.seat == seat:
                return None
            if self.game.rules.secrets or step.seat in protected:
                return refuse("refused.undo_other")
        return refuse("refused.undo_nothing" if self.start is None else "refused.undo_taken_up")

    def undo(self, seat: int, protected: Collection[int] = ()) -> list[Decision]:
        """Take back the last decision of `seat` and everything after it, and return what was removed, oldest first.

        Raises:
            CannotUndo: with the reason.
        """
        refusal = self.why_not_undo(seat, protected)
        if refusal is not None:
            raise CannotUndo(refusal)
        taken: list[Decision] = []
        while not taken or taken[-1].seat != seat:
            taken.append(self.history.pop())
        self.state = taken[-1].before.copy()
        return taken[::-1]


class Choices(Generic[MoveT]):
    """What the mover of a view may decide: asked by tables, which know a view and never the position.

    The mover may do the same in every position that fits their view, so any one of them can answer. The shared suite
    checks that for every game.
    """

    def __init__(self, rules: Rules[Any, MoveT, Any], view: View) -> None:
        self._rules = rules
        self._fitting = rules.imagine(view, Chance(0))

    @cached_property
    def legal(self) -> frozenset[MoveT]:
        """Every legal move."""
        return frozenset(self.listed)

    @cached_property
    def listed(self) -> tuple[MoveT, ...]:
        """Every legal move, in the order of the rules."""
        return tuple(self._rules.legal_moves(self._fitting))

    def why_not(self, move: object) -> Refusal | None:
        """The reason why a move is not allowed, or None if it is."""
        return None if move in self.legal else self._rules.why_not(self._fitting, move)

    def why_not_all(self, moves: tuple[MoveT, ...]) -> Refusal | None:
        """The reason why moves of the mover cannot follow each other, or None. Luck may follow only the last."""
        state = self._fitting.copy()
        for move in moves[:-1]:
            refusal = self._rules.why_not(state, move)
            if refusal is not None:
                return refusal
            self._rules.advance(state, move, ScriptedChance([]))
        return self._rules.why_not(state, moves[-1])

    def forecast(self, move: MoveT) -> list[Event]:
        """What a move without luck would lead to, in a game without secrets."""
        told: list[Event] = []
        self._rules.apply(self._fitting.copy(), move, ScriptedChance([]), told.append)
        return told
