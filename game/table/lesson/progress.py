"""Stores how far the player is in each lesson, and validates it on reading. No pygame."""

from typing import NamedTuple

import msgspec

from game.engine.prefs.key_value import KeyValueStore
from game.table.lesson.script import Lesson

FILE = "lessons"


class Progress(NamedTuple):
    """How many chapters of a lesson are done, out of how many, and which one comes next."""

    done: int
    chapters: int
    chapter: int

    @property
    def begun(self) -> bool:
        """Whether the lesson has been started."""
        return self.chapter > 0 or self.done > 0

    @property
    def finished(self) -> bool:
        """Whether every chapter is done."""
        return self.done == self.chapters


class _Kept(msgspec.Struct):
    """Chapters by name, because a later version may add or reorder them."""

    done: list[str] = []
    at: str = ""


def progress(key_values: KeyValueStore, lesson: Lesson) -> Progress:
    """Return the player's progress in a lesson."""
    kept = _read(key_values).get(lesson.game, _Kept())
    names = [chapter.name for chapter in lesson.chapters]
    done = sum(name in kept.done for name in names)
    return Progress(done, len(names), names.index(kept.at) if kept.at in names else 0)


def is_done(key_values: KeyValueStore, lesson: Lesson, chapter: int) -> bool:
    """Return whether a chapter is done."""
    return lesson.chapters[chapter].name in _read(key_values).get(lesson.game, _Kept()).done


def begin(key_values: KeyValueStore, lesson: Lesson, chapter: int) -> bool:
    """Record that a chapter was started, so that the lesson continues with it; returns whether that was saved."""
    kept = _read(key_values)
    kept.setdefault(lesson.game, _Kept()).at = lesson.chapters[chapter].name
    return _write(key_values, kept)


def finish(key_values: KeyValueStore, lesson: Lesson, chapter: int) -> bool:
    """Record that a chapter is done, and that the next one follows; returns whether that was saved.

    After the last comes the first.
    """
    kept = _read(key_values)
    own = kept.setdefault(lesson.game, _Kept())
    name = lesson.chapters[chapter].name
    if name not in own.done:
        own.done.append(name)
    own.at = lesson.chapters[(chapter + 1) % len(lesson.chapters)].name
    return _write(key_values, kept)


def start_over(key_values: KeyValueStore, lesson: Lesson) -> None:
    """Delete the progress in a lesson."""
    kept = _read(key_values)
    kept.pop(lesson.game, None)
    _write(key_values, kept)


def _read(key_values: KeyValueStore) -> dict[str, _Kept]:
    kept = key_values.read(FILE)
    try:
        return msgspec.convert(kept, type=dict[str, _Kept]) if kept is not None else {}
    except msgspec.ValidationError:  # not written by the game
        key_values.distrust(FILE)
        return {}


def _write(key_values: KeyValueStore, kept: dict[str, _Kept]) -> bool:
    return key_values.write(FILE, msgspec.to_builtins(kept))
