"""What a click or a key means: moves, a reason why there are none, or a question to ask first."""

from enum import Enum, auto
from typing import NamedTuple, TypeAlias

from game.core.contract import Move
from game.core.refusal import Refusal
from game.engine.geometry import Rect
from game.table.face.log_line import LogLine


class Pass(Enum):
    """An action that is not a move: dismiss what is being shown."""

    OVER = auto()


class Plan(NamedTuple):
    """Several moves that a player made as one decision. They are also undone together."""

    moves: tuple[Move, ...]


Wish: TypeAlias = Move | Plan | Refusal | Pass | None
"""The result of a click: a move, a plan, a reason why there is none, a request to go on, or nothing yet."""


class DoorAnswer(NamedTuple):
    """An answer to a question that needs no look at the table: it can be given at closed doors."""

    words: str
    move: Move
    final: bool = False
    """Whether it cannot be taken back, so that it asks once."""


class DoorQuestion(NamedTuple):
    """A question that can be answered at closed doors, because all that it takes is public."""

    answers: tuple[DoorAnswer, ...]
    """The first is what one would rather do."""

    line: LogLine | None = None
    """What is asked. Without it, the newest line of the log says it."""


class Risk(NamedTuple):
    """Why a move should be confirmed first."""

    question: str
    """The question, in the player's language."""

    at: Rect
    """Where to ask: the rectangle of the piece or button that makes the move."""
