"""Where a lesson leads to, and what a break from it leaves behind."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from game.engine.scenes import Scene

if TYPE_CHECKING:  # the lesson itself needs this module
    from game.table.lesson_scene import LessonScene


@dataclass(frozen=True)
class LessonDoors:
    """The scenes that a lesson leads to; the composition root knows them."""

    pause: Callable[[LessonScene], Scene]
    play: Callable[[], Scene]
    """The setup of a real match."""

    help: Callable[[str, str], Scene] | None = None
    """The rulebook of a game, open at a page; an empty name stands for the first."""


class Go(NamedTuple):
    """The result of a pause: on with another scene of the lesson, or away from it."""

    to: Scene | None
