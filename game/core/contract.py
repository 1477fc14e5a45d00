"""The contract of every game: moves, events and views as values, and the rules that connect them."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, ClassVar, Generic, Protocol, Self, TypeAlias, TypeVar

import msgspec

from game.core.chance import Chance
from game.core.outcome import Outcome
from game.core.refusal import BadSetup, IllegalMove, Refusal, Value, refuse

PUBLIC = -1
"""The seat of an observer who may see no secrets: the hand-over screen, thumbnails, the log on disk."""

OPEN = -2
"""The seat of an observer who may see everything: finished matches and matches among computers."""


class Move(msgspec.Struct, frozen=True, tag=True):
    """One decision of one player. Hashable, readable, and plain data when serialized."""


class Event(msgspec.Struct, frozen=True, tag=True):
    """Something that has happened, in the past tense, holding values only."""

    reveals: ClassVar[bool] = False
    """Whether it shows a player something new; decisions cannot be taken back past such an event."""

    hides: ClassVar[tuple[str, ...]] = ()
    """The fields that only some seats may see; to all others they are None, or a tuple of None."""

    known_to: ClassVar[tuple[str, ...]] = ("seat",)
    """The fields that name those seats. If there are none, a hidden field has an entry for each seat to see."""

    def seen_by(self, seat: int) -> Self:
        """The event as `seat` may see it: what it hides is face down to those who do not know it."""
        if not self.hides or seat == OPEN or any(getattr(self, name) == seat for name in self.known_to):
            return self
        own = None if self.known_to else seat
        return msgspec.structs.replace(self, **{name: _face_down(getattr(self, name), own) for name in self.hides})


def _face_down(value: object, own: int | None) -> object:
    """The back of a card, or of each card of several; an entry of `own` stays as it is."""
    if not isinstance(value, tuple):
        return None
    if own is None:
        return (None,) * len(value)
    return tuple(entry if seat == own else _face_down(entry, None) for seat, entry in enumerate(value))


class View(msgspec.Struct, frozen=True, kw_only=True):
    """All that one seat may know and nothing more."""

    seat: int


class State(Protocol):
    """A position: mutable, small, and quick to copy."""

    def copy(self) -> Self:
        """A copy of the position that shares no mutable data."""


class Option(msgspec.Struct, frozen=True):
    """Something that is chosen before a match."""

    name: str
    choices: tuple[Value, ...]
    default: Value
    free: bool = False
    """Whether other values of the default's type are allowed too, checked by `deal`: a player's own board."""

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

    A game implements the abstract methods. `apply`, `advance`, `why_not` and `setup` are final, so that checking
    and playing cannot diverge.
    """

    seats: ClassVar[tuple[int, ...]]
    """The numbers of players that the game supports."""

    options: ClassVar[tuple[Option, ...]] = ()

    secrets: ClassVar[bool] = True
    """Whether seats know things that others may not; if so, the screen is covered when players change places."""

    version: ClassVar[int] = 1
    """The newest version of the rules; it rises whenever the same moves would lead to a different match.

    A match keeps the version it was started with: clauses that have changed ask the state for it.
    """

    moves: ClassVar[Any]
    """The union of the game's move types, for parsing serialized moves."""

    def setup(self, seats: int, chance: Chance, version: int | None = None, **options: Value) -> StateT:
        """The first position of a match by a version of the rules, by default the newest.

        Raises:
            BadSetup: for a number of seats, an option, a choice or a version that the game does not have.
        """
        if seats not in self.seats:
            raise BadSetup(refuse("refused.seats", seats=seats, possible=", ".join(map(str, self.seats))))
        version = self.version if version is None else version
        if not self.knows(version):
            raise BadSetup(refuse("refused.rules_version", version=version))
        return self.deal(seats, chance, self.settled(options), version)

    def knows(self, version: int) -> bool:
        """Whether matches can be played by this version of the rules."""
        return 1 <= version <= self.version

    def settled(self, options: dict[str, Value]) -> dict[str, Value]:
        """All options of the game: the given ones, checked, and defaults for the rest."""
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise BadSetup(refuse("refused.option", option=name))
            if not known[name].accepts(value):
                raise BadSetup(refuse("refused.choice", option=name, choice=str(value)))
        return {name: options.get(name, option.default) for name, option in known.items()}

    def fits(self, state: StateT, seats: int, options: dict[str, Value], version: int) -> bool:  # noqa: ARG002
        """Whether a position can occur in a match with these seats, options (all of them) and rules."""
        return True

    def apply(self, state: StateT, move: MoveT, chance: Chance, tell: Tell | None = None) -> None:
        """Change `state` by `move`, reporting each event to `tell`, in order.

        Raises:
            IllegalMove: if the move is not allowed now; `state` is unchanged then.
        """
        refusal = self.why_not(state, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        self.perform(state, move, chance, tell)

    def advance(self, state: StateT, move: MoveT, chance: Chance) -> None:
        """`apply` for search: without the check and without events."""
        self.perform(state, move, chance, None)

    def why_not(self, state: StateT, move: object) -> Refusal | None:
        """The reason why `move` is not allowed now, or None if it is."""
        if self.to_move(state) is None:
            return refuse("refused.over")
        if move in self.legal_moves(state):
            return None
        return self.objection(state, move)

    def intended(self, move: MoveT) -> MoveT:
        """The decision in a move, without a result that came with it from outside: that was luck, and is not judged."""
        return move

    @abstractmethod
    def deal(self, seats: int, chance: Chance, options: dict[str, Value], version: int) -> StateT:
        """The first position; seats, options and the version of the rules have been checked."""

    @abstractmethod
    def to_move(self, state: StateT) -> int | None:
        """The seat that must decide, or None when the match is over."""

    @abstractmethod
    def legal_moves(self, state: StateT) -> list[MoveT]:
        """Every move that is allowed now, in a new list; never empty while a seat is to move."""

    @abstractmethod
    def perform(self, state: StateT, move: MoveT, chance: Chance, tell: Tell | None) -> None:
        """Carry out a legal move. If `tell` is None no event is created."""

    @abstractmethod
    def objection(self, state: StateT, move: object) -> Refusal:
        """Why `move`, which is not legal now (and may be no move at all), is not allowed."""

    @abstractmethod
    def view_for(self, state: StateT, seat: int) -> ViewT:
        """Everything that `seat` (or PUBLIC, or OPEN) may know, and nothing more."""

    def without_memory(self, view: ViewT) -> ViewT:
        """The view without what was only seen earlier, for tables that do not show it to people.

        Hints and words at the table use this view. Most tables show everything that is known, so nothing is removed.
        """
        return view

    def in_the_open(self, state: StateT) -> bool:  # noqa: ARG002
        """Whether what must be decided now hangs on nobody's secrets: then people need not hand the machine over."""
        return False

    def see(self, event: Event, seat: int) -> Event | None:
        """The event as `seat` may see it, or None if it may not know of it. Events declare what they hide."""
        return event.seen_by(seat)

    @abstractmethod
    def imagine(self, view: ViewT, chance: Chance) -> StateT:
        """A full position consistent with `view`: its own view for that seat equals `view`."""

    @abstractmethod
    def outcome(self, state: StateT) -> Outcome | None:
        """How the match ended, or None while it goes on."""

    @abstractmethod
    def dump(self, state: StateT) -> dict[str, Any]:
        """The position as plain JSON data."""

    @abstractmethod
    def load(self, data: object) -> StateT:
        """Parse what `dump` returned.

        Raises:
            BadData: if the data is damaged or describes a position that cannot occur.
        """
