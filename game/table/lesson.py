"""What a playable lesson is made of: chapters with a position each, and steps that lead through it. No pygame."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from game.core.contract import Move
from game.engine.commands import Kind
from game.engine.geometry import Rect
from game.table.face import Face

Allowed: TypeAlias = Callable[[Move], bool]
"""Whether a move is what a step asks for."""

Spots: TypeAlias = tuple[str, ...]
"""What a step speaks about: names of widgets and of `Face.things`, or after an `@` of places that `Face.where` knows.

The first is pointed at. Those that are not there yet are lit when they come.
"""

NOT_THAT = "lesson.refused.not_that"
"""The text key of what the teacher says about a legal move that a step does not ask for."""


class At(NamedTuple):
    """What a step may know of the table."""

    face: Face
    log_used: bool
    """Whether the place of a line of the log is being shown."""

    advised: bool
    """Whether a hint is there to be read."""

    refused: str | None
    """The text key of the reason that was given last, since the step began."""


@dataclass(frozen=True)
class Say:
    """The teacher tells something; the player goes on when it is read."""

    text: str
    at: Spots = ()
    clear: Spots = ()
    """What stays in sight, too, without being lit."""


@dataclass(frozen=True)
class Do:
    """The player must make a certain kind of move; any other is kindly refused."""

    text: str
    allowed: Allowed
    at: Spots = ()
    otherwise: str = NOT_THAT
    """The text key of what is said about any other move."""

    clear: Spots = ()


@dataclass(frozen=True)
class Use:
    """The player must do something that is no move: take up a die, look at a card."""

    text: str
    done: Callable[[At], bool]
    at: Spots = ()
    otherwise: str = NOT_THAT
    clear: Spots = ()


@dataclass(frozen=True)
class Press:
    """The player must ask for something of the table itself, by its key or its button: take back, log."""

    text: str
    kind: Kind
    button: str
    at: Spots = ()
    otherwise: str = NOT_THAT
    clear: Spots = ()


@dataclass(frozen=True)
class Reply:
    """The opponent makes these moves."""

    moves: tuple[Move, ...]


@dataclass(frozen=True)
class Free:
    """The player plays on alone, against a computer that thinks, until the match is over.

    Whoever does not win plays the chapter again.
    """

    text: str
    at: Spots = ()
    clear: Spots = ()


Spoken: TypeAlias = Say | Do | Use | Press | Free
"""A step with words."""

LessonStep: TypeAlias = Spoken | Reply


@dataclass(frozen=True)
class Chapter:
    """A position, what chance will bring, and the steps through it."""

    title: str
    """A text key; its last part is the name under which progress is kept."""

    position: Callable[[], dict[str, Any]]
    """The first position, as the rules dump it."""

    steps: tuple[LessonStep, ...]
    chance: tuple[Any, ...] = ()
    """What chance gives, one result a call; after that it is left to itself."""

    @property
    def name(self) -> str:
        """What progress is kept under."""
        return self.title.rpartition(".")[2]


@dataclass(frozen=True)
class Lesson:
    """All that one game teaches; the player sits in the first seat."""

    game: str
    chapters: tuple[Chapter, ...]
    room: Rect
    """Where the table has room for the teacher's paper, unless what he speaks about is there."""

    kept: tuple[str, ...] = ()
    """Zones of the table's map that the paper leaves in sight: where the table says what is asked."""

    ending: tuple[str, ...] = ()
    """Zones that it leaves in sight once the match is over: where the table tells how it ended."""

    seats: int = 2


def only(*moves: Move) -> Allowed:
    """Nothing but these moves."""
    wanted = frozenset(moves)
    return lambda move: move in wanted


def any_of(kind: type[Move], **values: Iterable[Any]) -> Allowed:
    """Every move of a kind whose fields are among the given values."""

    def allowed(move: Move) -> bool:
        return isinstance(move, kind) and all(getattr(move, name) in among for name, among in values.items())

    return allowed
