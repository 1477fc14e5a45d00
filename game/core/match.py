"""One match being played: its seats, seed and history; moves go in, events come out."""

from collections.abc import Collection
from typing import Annotated, Any

import msgspec

from game.core.chance import Chance
from game.core.contract import Event, Move, State, View
from game.core.game import AnyGame
from game.core.outcome import Outcome
from game.core.refusal import BadData, Refusal, RefusedError, Value, refuse

MOST_DRAWN = 1_000_000
"""Random numbers that a match may have drawn: far more than any does, and quickly drawn again."""


class Step(msgspec.Struct, frozen=True):
    """One decision and what came of it."""

    seat: int
    move: Move
    events: tuple[Event, ...]
    drew: bool
    """Whether chance was asked: what it said is not taken back."""

    before: State
    """A copy of the position that the decision was made in."""

    @property
    def final(self) -> bool:
        """Whether something came out that cannot be unknown again."""
        return self.drew or any(event.reveals for event in self.events)


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a match was taken up in the middle, because its beginning could not be played again."""

    state: dict[str, Any]
    """The position, as the rules dump it."""

    drawn: Annotated[int, msgspec.Meta(ge=0, le=MOST_DRAWN)]
    decisions: Annotated[int, msgspec.Meta(ge=0)]
    """How many had been made by then."""


class CannotUndo(RefusedError):  # noqa: N818 - reads as what it is
    """There is nothing to take back, or it is too late; or nothing to do again."""


class Match:
    """A match: `(game, options, seats, seed, moves)` and the position they lead to."""

    start: Start | None = None
    """Where `history` begins, if that is not the first position."""

    def __init__(self, game: AnyGame, seats: int, seed: int, **options: Value) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = game.rules.settled(options)
        self.chance = Chance(seed)
        self.state: Any = game.rules.setup(seats, self.chance, **options)
        self.history: list[Step] = []

    def take_up(self, start: Start) -> None:
        """Go on from a position in the middle; nothing from before it can be taken back.

        Raises:
            BadData: if there is no such position in the game.
        """
        state = self.game.rules.load(start.state)
        if not self.game.rules.fits(state, self.seats, self.options):
            raise BadData(refuse("refused.save_damaged", detail="options"))
        self.state = state
        self.chance = Chance(self.seed, start.drawn)
        self.history = []
        self.start = start

    @property
    def decisions(self) -> int:
        """How many decisions have been made since the first position."""
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
        """Every move that the seat to move has."""
        moves: list[Move] = self.game.rules.legal_moves(self.state)
        return moves

    def why_not(self, move: Move) -> Refusal | None:
        """None if `move` may be made now, else the reason."""
        return self.game.rules.why_not(self.state, move)

    def submit(self, move: Move) -> tuple[Event, ...]:
        """Make `move` for the seat to move and return everything that happened, unredacted.

        Raises:
            IllegalMove: if it may not be made now; nothing has changed then.
        """
        events: list[Event] = []
        seat, before, drawn = self.to_move, self.state.copy(), self.chance.drawn
        self.game.rules.apply(self.state, move, self.chance, events.append)
        if seat is None:
            raise AssertionError(f"{self.game.name} took a move with nobody to move")
        step = Step(seat, move, tuple(events), self.chance.drawn != drawn, before)
        self.history.append(step)
        return step.events

    def seen_by(self, seat: int, events: Collection[Event]) -> list[Event]:
        """Those of `events` that `seat` may know of, as it may see them."""
        seen = (self.game.rules.see(event, seat) for event in events)
        return [event for event in seen if event is not None]

    def why_not_undo(self, seat: int, protected: Collection[int] = ()) -> Refusal | None:
        """None if `seat` may take back its last decision, else the reason.

        `protected` are seats whose decisions may not be taken back along with it: other people's.
        """
        for step in reversed(self.history):
            if step.final:
                return refuse("refused.undo_final")
            if step.seat == seat:
                return None
            if step.seat in protected:
                return refuse("refused.undo_other")
        return refuse("refused.undo_nothing" if self.start is None else "refused.undo_taken_up")

    def undo(self, seat: int, protected: Collection[int] = ()) -> list[Step]:
        """Take back the last decision of `seat` and all that followed, and return it, oldest first.

        Raises:
            CannotUndo: with the reason.
        """
        refusal = self.why_not_undo(seat, protected)
        if refusal is not None:
            raise CannotUndo(refusal)
        taken: list[Step] = []
        while not taken or taken[-1].seat != seat:
            taken.append(self.history.pop())
        self.state = taken[-1].before.copy()
        return taken[::-1]
