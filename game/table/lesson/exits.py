"""The scenes that can be reached from a lesson, and the result of its pause menu."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from game.engine.scenes import Scene

if TYPE_CHECKING:  # avoids an import cycle: the lesson scene imports this module
    from game.table.lesson.scene import LessonScene


@dataclass(frozen=True)
class LessonExits:
    """The scenes that can be reached from a lesson. The composition root supplies them."""

    pause: Callable[[LessonScene], Scene]
    play: Callable[[], Scene]
    """The setup of a real match."""

    help: Callable[[str, str], Scene] | None = None
    """Opens a game's rulebook at a page; an empty name means the first page."""


class Go(NamedTuple):
    """Result of the pause menu: continue with another scene of the lesson, or leave it."""

    to: Scene | None
