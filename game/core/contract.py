"""What every game promises: moves, events and views as values, and the rules that connect them."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, ClassVar, Generic, Protocol, Self, TypeAlias, TypeVar

import msgspec

from game.core.chance import Chance
from game.core.outcome import Outcome
from game.core.refusal import BadSetup, IllegalMove, Refusal, Value, refuse

PUBLIC = -1
"""The seat of somebody who may know nobody's secrets: the hand-over screen, thumbnails, the log on disk."""

OPEN = -2
"""The seat of somebody who may know everything: finished matches and matches among computers."""


class Move(msgspec.Struct, frozen=True, tag=True):
    """One decision of one person. Hashable, readable, and plain data when written down."""


class Event(msgspec.Struct, frozen=True, tag=True):
    """Something that has happened, in the past tense, holding values only."""

    reveals: ClassVar[bool] = False
    """Whether it shows somebody something new; a decision is not taken back past that."""


class View(msgspec.Struct, frozen=True, kw_only=True):
    """All that one seat may know and nothing more."""

    seat: int


class State(Protocol):
    """A position: mutable, small, and quick to copy."""

    def copy(self) -> Self:
        """The same position, sharing nothing that can change."""


class Option(msgspec.Struct, frozen=True):
    """Something that is chosen before a match."""

    name: str
    choices: tuple[Value, ...]
    default: Value
    free: bool = False
    """Whether it may also be something else of the default's type, which `deal` checks: a player's own board."""

    def accepts(self, value: object) -> bool:
        """Whether `value` is one of the choices (and of the same type: True is not 1), or may be one."""
        if self.free and type(value) is type(self.default):
            return True
        return any(value == choice and type(value) is type(choice) for choice in self.choices)


Tell: TypeAlias = Callable[[Event], None]

StateT = TypeVar("StateT", bound=State)
MoveT = TypeVar("MoveT", bound=Move)
ViewT = TypeVar("ViewT", bound=View)


class Rules(ABC, Generic[StateT, MoveT, ViewT]):
    """One game's rules: a library without a screen.

    A game fills in the abstract methods. `apply`, `advance`, `why_not` and `setup` are finished here,
    so that checking and playing cannot drift apart.
    """

    seats: ClassVar[tuple[int, ...]]
    """The numbers of players the game takes."""

    options: ClassVar[tuple[Option, ...]] = ()

    secrets: ClassVar[bool] = True
    """Whether seats know things that others may not; then the machine is handed over covered."""

    version: ClassVar[int] = 1
    """Rises whenever the same moves would give another match than before."""

    moves: ClassVar[Any]
    """The union of the game's move types, to read written moves back."""

    def setup(self, seats: int, chance: Chance, **options: Value) -> StateT:
        """The first position of a match.

        Raises:
            BadSetup: for a number of seats, an option or a choice that the game does not have.
        """
        if seats not in self.seats:
            raise BadSetup(refuse("refused.seats", seats=seats, possible=", ".join(map(str, self.seats))))
        return self.deal(seats, chance, self.settled(options))

    def settled(self, options: dict[str, Value]) -> dict[str, Value]:
        """All options of the game: those given, checked, and the defaults of the rest."""
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise BadSetup(refuse("refused.option", option=name))
            if not known[name].accepts(value):
                raise BadSetup(refuse("refused.choice", option=name, choice=str(value)))
        return {name: options.get(name, option.default) for name, option in known.items()}

    def fits(self, state: StateT, seats: int, options: dict[str, Value]) -> bool:  # noqa: ARG002
        """Whether a position can be one of a match with so many seats and these options; all of them are given."""
        return True

    def apply(self, state: StateT, move: MoveT, chance: Chance, tell: Tell | None = None) -> None:
        """Change `state` by `move`, telling each thing that happens, in order.

        Raises:
            IllegalMove: if the move may not be made now; `state` is untouched then.
        """
        refusal = self.why_not(state, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        self.perform(state, move, chance, tell)

    def advance(self, state: StateT, move: MoveT, chance: Chance) -> None:
        """`apply` for search: without the check and without telling."""
        self.perform(state, move, chance, None)

    def why_not(self, state: StateT, move: object) -> Refusal | None:
        """None if `move` may be made now, else the reason."""
        if self.to_move(state) is None:
            return refuse("refused.over")
        if move in self.legal_moves(state):
            return None
        return self.objection(state, move)

    @abstractmethod
    def deal(self, seats: int, chance: Chance, options: dict[str, Value]) -> StateT:
        """The first position; seats and options have been checked."""

    @abstractmethod
    def to_move(self, state: StateT) -> int | None:
        """The seat that must decide, or None when the match is over."""

    @abstractmethod
    def legal_moves(self, state: StateT) -> list[MoveT]:
        """Every move that may be made now, in a new list; never empty while somebody is to move."""

    @abstractmethod
    def perform(self, state: StateT, move: MoveT, chance: Chance, tell: Tell | None) -> None:
        """Carry out a legal move. With `tell` None no event is made."""

    @abstractmethod
    def objection(self, state: StateT, move: object) -> Refusal:
        """Why `move`, which is not legal now (and may be no move at all), is not."""

    @abstractmethod
    def view_for(self, state: StateT, seat: int) -> ViewT:
        """All that `seat` (or PUBLIC, or OPEN) may know, and nothing more."""

    @abstractmethod
    def see(self, event: Event, seat: int) -> Event | None:
        """The event as `seat` may see it, or None if it may not know of it."""

    @abstractmethod
    def imagine(self, view: ViewT, chance: Chance) -> StateT:
        """A full position that could be behind `view`: its own view for that seat is `view` again."""

    @abstractmethod
    def outcome(self, state: StateT) -> Outcome | None:
        """How the match ended, or None while it goes on."""

    @abstractmethod
    def dump(self, state: StateT) -> dict[str, Any]:
        """The position as plain JSON data."""

    @abstractmethod
    def load(self, data: object) -> StateT:
        """The position that `dump` wrote.

        Raises:
            BadData: for what is damaged or cannot happen in the game.
        """
