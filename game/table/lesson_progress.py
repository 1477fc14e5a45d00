"""How far somebody is in the lessons: kept from visit to visit, and read with care. No pygame."""

from typing import NamedTuple

import msgspec

from game.engine.keepsakes import Keepsakes
from game.table.lesson import Lesson

FILE = "lessons"


class Progress(NamedTuple):
    """How many chapters of a lesson are done, of how many; and the chapter to go on with."""

    done: int
    chapters: int
    chapter: int

    @property
    def begun(self) -> bool:
        """Whether there is something to go on with."""
        return self.chapter > 0 or self.done > 0

    @property
    def finished(self) -> bool:
        """Whether every chapter is done."""
        return self.done == self.chapters


class _Kept(msgspec.Struct):
    """Chapters by name: a later version may have more of them, in another order."""

    done: list[str] = []
    at: str = ""


def progress(keepsakes: Keepsakes, lesson: Lesson) -> Progress:
    """How far somebody is in a lesson."""
    kept = _read(keepsakes).get(lesson.game, _Kept())
    names = [chapter.name for chapter in lesson.chapters]
    done = sum(name in kept.done for name in names)
    return Progress(done, len(names), names.index(kept.at) if kept.at in names else 0)


def is_done(keepsakes: Keepsakes, lesson: Lesson, chapter: int) -> bool:
    """Whether a chapter is done."""
    return lesson.chapters[chapter].name in _read(keepsakes).get(lesson.game, _Kept()).done


def begin(keepsakes: Keepsakes, lesson: Lesson, chapter: int) -> None:
    """Remember that a chapter was begun: it is the one to go on with."""
    kept = _read(keepsakes)
    kept.setdefault(lesson.game, _Kept()).at = lesson.chapters[chapter].name
    _write(keepsakes, kept)


def finish(keepsakes: Keepsakes, lesson: Lesson, chapter: int) -> None:
    """Remember that a chapter is done, and which one follows; after the last the first does."""
    kept = _read(keepsakes)
    own = kept.setdefault(lesson.game, _Kept())
    name = lesson.chapters[chapter].name
    if name not in own.done:
        own.done.append(name)
    own.at = lesson.chapters[(chapter + 1) % len(lesson.chapters)].name
    _write(keepsakes, kept)


def start_over(keepsakes: Keepsakes, lesson: Lesson) -> None:
    """Forget all about a lesson."""
    kept = _read(keepsakes)
    kept.pop(lesson.game, None)
    _write(keepsakes, kept)


def _read(keepsakes: Keepsakes) -> dict[str, _Kept]:
    kept = keepsakes.read(FILE)
    try:
        return msgspec.convert(kept, type=dict[str, _Kept]) if kept is not None else {}
    except msgspec.ValidationError:  # something that is none of ours
        keepsakes.distrust(FILE)
        return {}


def _write(keepsakes: Keepsakes, kept: dict[str, _Kept]) -> None:
    keepsakes.write(FILE, msgspec.to_builtins(kept))
