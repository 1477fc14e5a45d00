"""Where a table leads to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.engine.scenes import Scene
from game.table.session import Session

if TYPE_CHECKING:  # the table itself needs this module
    from game.table.scene import TableScene


@dataclass(frozen=True)
class Doors:
    """The scenes that a table leads to; the composition root knows them."""

    pause: Callable[[TableScene], Scene]
    scoring: Callable[[Session], Scene]
    hand_over: Callable[[Session, int], Scene]
    help: Callable[[str, str], Scene] | None = None
    """The rulebook of a game, open at a page; an empty name stands for the first."""

    portrait: Callable[[bytes], None] | None = None
    """Is handed a small picture (PNG) of the table now and then, and when it is left."""
