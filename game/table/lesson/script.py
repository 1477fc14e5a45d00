"""The data model of a playable lesson: chapters, each with a position and the steps through it. No pygame."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from game.core.contract import Move
from game.engine.geometry import Rect
from game.engine.input.commands import Kind
from game.table.face.face import Face

Allowed: TypeAlias = Callable[[Move], bool]
"""Returns whether a move is what a step asks for."""

Spots: TypeAlias = tuple[str, ...]
"""The subject of a step: names of widgets or of `Face.things`, or, after an `@`, places known to `Face.where`.

The arrow points at the first. Those that do not exist yet are lit when they appear.
"""

NOT_THAT = "lesson.refused.not_that"
"""The text key of the teacher's reply to a legal move that a step does not ask for."""


class At(NamedTuple):
    """What a step may know about the table."""

    face: Face
    log_used: bool
    """Whether the place of a log line is being shown."""

    advised: bool
    """Whether a hint is shown."""

    refused: str | None
    """The text key of the last refusal since the step began."""


@dataclass(frozen=True)
class Say:
    """The teacher explains something; the player continues after reading it."""

    text: str
    at: Spots = ()
    clear: Spots = ()
    """What must also stay visible, without being lit."""


@dataclass(frozen=True)
class Do:
    """The player must make a certain kind of move; any other is politely refused."""

    text: str
    allowed: Allowed
    at: Spots = ()
    otherwise: str = NOT_THAT
    """The text key of the reply to any other move."""

    clear: Spots = ()


@dataclass(frozen=True)
class Use:
    """The player must do something that is not a move: pick up a die, look at a card."""

    text: str
    done: Callable[[At], bool]
    at: Spots = ()
    otherwise: str = NOT_THAT
    clear: Spots = ()


@dataclass(frozen=True)
class Press:
    """The player must use a function of the table itself, by key or button: undo, log."""

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
    """The player continues alone against a thinking bot until the match is over.

    A player who does not win repeats the chapter.
    """

    text: str
    at: Spots = ()
    clear: Spots = ()


Spoken: TypeAlias = Say | Do | Use | Press | Free
"""A step with words."""

LessonStep: TypeAlias = Spoken | Reply


@dataclass(frozen=True)
class Chapter:
    """A position, the scripted chance, and the steps."""

    title: str
    """A text key. Its last part is the name under which progress is stored."""

    position: Callable[[], dict[str, Any]]
    """The initial position, as the rules dump it."""

    steps: tuple[LessonStep, ...]
    chance: tuple[Any, ...] = ()
    """The results of chance, one per call; after that it is random."""

    @property
    def name(self) -> str:
        """The name under which progress is stored."""
        return self.title.rpartition(".")[2]


@dataclass(frozen=True)
class Lesson:
    """One game's complete lesson. The player has the first seat."""

    game: str
    chapters: tuple[Chapter, ...]
    room: Rect
    """The area for the teacher's paper, unless his subject is there."""

    kept: tuple[str, ...] = ()
    """Zones that the paper keeps visible, because the table prompts the player there."""

    ending: tuple[str, ...] = ()
    """Zones that it keeps visible after the match, because the table shows the result there."""

    seats: int = 2


def only(*moves: Move) -> Allowed:
    """Allow only these moves."""
    wanted = frozenset(moves)
    return lambda move: move in wanted


def any_of(kind: type[Move], **values: Iterable[Any]) -> Allowed:
    """Allow every move of a kind whose fields are among the given values."""

    def allowed(move: Move) -> bool:
        return isinstance(move, kind) and all(getattr(move, name) in among for name, among in values.items())

    return allowed
