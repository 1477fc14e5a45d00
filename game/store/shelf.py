"""Saved matches in a folder: one readable file each, with a small picture beside it."""

import logging
import re
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import Final, NamedTuple

from game.core.record import Save, save_from_json, to_json
from game.core.refusal import BadData, Refusal, refuse
from game.store.files import FileTooLarge, read_bounded, set_aside, sweep, write_safely

_log = logging.getLogger(__name__)

MOST_BYTES: Final = 4 * 1024 * 1024
_NAME: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,79}")
_NO_LETTER: Final = re.compile(r"[^a-z0-9]+")


class Kept(NamedTuple):
    """A saved match."""

    name: str
    save: Save
    picture: Path | None


class Damaged(NamedTuple):
    """A file that cannot be opened; it stays where it is."""

    name: str
    path: Path
    refusal: Refusal


class Shelf:
    """The saved matches of one folder. Whatever is wrong with one of them, the others are there."""

    def __init__(self, folder: Path) -> None:
        """The folder may not exist yet."""
        self.folder = folder
        self._sound: set[str] = set()
        """Names whose files are known to be good, or not to exist: they may be written over."""

    @property
    def empty(self) -> bool:
        """Whether there is nothing here, quickly: no file is opened."""
        return not any(self.folder.glob("*.json"))

    def all(self) -> list[Kept | Damaged]:
        """Everything here, newest first."""
        sweep(self.folder)
        found: list[tuple[datetime, Kept | Damaged]] = []
        for path in sorted(self.folder.glob("*.json")):
            one = self._look(path)
            found.append((one.save.when if isinstance(one, Kept) else _changed(path), one))
        found.sort(key=lambda dated: dated[0], reverse=True)
        return [one for _, one in found]

    def has(self, name: str) -> bool:
        """Whether there is a file of that name, damaged or not."""
        return self.path(name).exists()

    def read(self, name: str) -> Save:
        """One saved match.

        Raises:
            BadData: if it cannot be opened.
        """
        save = read_save(self.path(name))
        self._sound.add(name)
        return save

    def put(self, name: str, save: Save, picture: bytes | None = None) -> None:
        """Keep a match under a name, in place of what was kept there; without a `picture` the old one stays.

        Raises:
            OSError: if the disk refuses; what was kept before is as it was.
        """
        path = self.path(name)
        if name not in self._sound and path.exists() and isinstance(self._look(path), Damaged):
            _log.warning("%s was damaged and is now %s", path.name, set_aside(path).name)
        self._sound.add(name)
        write_safely(path, to_json(save))
        if picture is not None:
            self.show(name, picture)

    def show(self, name: str, picture: bytes) -> None:
        """Keep a small picture (PNG) of a match.

        Raises:
            OSError: if the disk refuses.
        """
        write_safely(self.path(name, ".png"), picture)

    def picture(self, name: str) -> Path | None:
        """Where the small picture of a match is, if it has one."""
        path = self.path(name, ".png")
        return path if path.is_file() else None

    def take(self, name: str) -> None:
        """Remove a match and its picture, if they are here.

        Raises:
            OSError: if the disk refuses.
        """
        self.path(name).unlink(missing_ok=True)
        self.path(name, ".png").unlink(missing_ok=True)

    def export(self, name: str, path: Path) -> None:
        """Write a match to a file anywhere, exactly as it is kept.

        Raises:
            OSError: if the disk refuses.
        """
        write_safely(path, read_bounded(self.path(name), MOST_BYTES))

    def import_(self, path: Path) -> str:
        """Take in a match from a file anywhere, and return the name it has here.

        Raises:
            BadData: if it is no match that can be opened.
            OSError: if the disk refuses.
        """
        save = read_save(path)
        name = self.new_name(save)
        self.put(name, save)
        return name

    def new_name(self, save: Save) -> str:
        """A name that nothing here has: when and which game."""
        game = _NO_LETTER.sub("-", save.record.game.lower()).strip("-")[:30]
        stem = f"{save.when.astimezone():%Y%m%d-%H%M%S}-{game or 'match'}"
        for number in count(1):
            name = stem if number == 1 else f"{stem}-{number}"
            if not self.has(name):
                return name
        raise AssertionError("numbers do not end")

    def _look(self, path: Path) -> Kept | Damaged:
        name = path.stem
        if not _NAME.fullmatch(name):
            return Damaged(name, path, refuse("refused.save_name"))
        try:
            return Kept(name, self.read(name), self.picture(name))
        except BadData as error:
            return Damaged(name, path, error.refusal)

    def path(self, name: str, suffix: str = ".json") -> Path:
        """Where a match lies, or would lie.

        Raises:
            ValueError: if that is no name that we give: no name leads out of the folder.
        """
        if not _NAME.fullmatch(name):
            raise ValueError(f"{name!r} is no name for a saved match")
        return self.folder / f"{name}{suffix}"


def read_save(path: Path) -> Save:
    """The match in a file.

    Raises:
        BadData: if it cannot be opened, whatever the reason.
    """
    try:
        return save_from_json(read_bounded(path, MOST_BYTES))
    except FileTooLarge as error:
        raise BadData(refuse("refused.save_large")) from error
    except OSError as error:
        raise BadData(refuse("refused.save_unreadable", detail=error.strerror or str(error))) from error


def _changed(path: Path) -> datetime:
    """When a file was changed; long ago if even that cannot be known."""
    try:
        return datetime.fromtimestamp(path.stat().st_mtime, UTC)
    except (OSError, OverflowError, ValueError):
        return datetime.fromtimestamp(0, UTC)
