"""The scenes that can be reached from a table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from game.core.contract import Move
from game.engine.scenes import Scene
from game.table.session import Session

if TYPE_CHECKING:  # avoids an import cycle: the table scene imports this module
    from game.table.scene import TableScene


class Opened(NamedTuple):
    """Result of a hand-over: the player of this seat has arrived at the table."""

    seat: int


class DecidedAtDoors(NamedTuple):
    """Result of a hand-over: the player of this seat decided at the doors, which stay shut."""

    seat: int
    moves: tuple[Move, ...]
    peeked: bool = False
    """Whether they have looked at the table for it."""


@dataclass(frozen=True)
class TableExits:
    """The scenes that can be reached from a table. The composition root supplies them."""

    pause: Callable[[TableScene], Scene]
    scoring: Callable[[Session], Scene]
    hand_over: Callable[[Session, int], Scene]
    help: Callable[[str, str], Scene] | None = None
    """Opens a game's rulebook at a page; an empty name means the first page."""

    portrait: Callable[[bytes], None] | None = None
    """Receives a thumbnail of the table (PNG) from time to time, and when the table is left."""

    swing: Callable[[Session], Callable[[], Scene] | None] | None = None
    """Finds the replay of a finished match where it was decided, if a turn stands out."""
