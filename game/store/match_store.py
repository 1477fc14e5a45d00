"""Saved matches in a folder: one readable file each, with a thumbnail beside it."""

import logging
import re
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import Final, NamedTuple

from game.core.record import Save, save_from_json, to_json
from game.core.refusal import BadData, Refusal, refuse
from game.regular_files import NotAFile
from game.store.files import FileTooLarge, MakeRoom, read_bounded, remove, set_aside, sweep, write_safely

_log = logging.getLogger(__name__)

MOST_BYTES: Final = 4 * 1024 * 1024
MOST_PICTURE_BYTES: Final = 4 * 1024 * 1024
KEYS: Final = ".phones"
"""The suffix of the private file beside a match by which phones find back to it."""

_NAME: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,79}")
_NO_LETTER: Final = re.compile(r"[^a-z0-9]+")


class SavedMatch(NamedTuple):
    """A saved match."""

    name: str
    save: Save
    picture: Path | None


class DamagedMatch(NamedTuple):
    """A file that cannot be read; it is left in place."""

    name: str
    path: Path
    refusal: Refusal


class MatchStore:
    """The saved matches of one folder. A damaged file never hides the others."""

    def __init__(self, folder: Path, make_room: MakeRoom | None = None) -> None:
        """The folder may not exist yet; `make_room` is called when the disk is full."""
        self.folder = folder
        self._make_room = make_room
        self._sound: set[str] = set()
        """Names whose files are known to be valid, or not to exist: they may be overwritten."""

    @property
    def empty(self) -> bool:
        """Whether the folder holds no matches, quickly: no file is opened."""
        return not any(self.folder.glob("*.json"))

    def all(self) -> list[SavedMatch | DamagedMatch]:
        """Every match in the folder, newest first."""
        sweep(self.folder)
        found: list[tuple[datetime, SavedMatch | DamagedMatch]] = []
        for path in sorted(self.folder.glob("*.json")):
            one = self._look(path)
            found.append((one.save.when if isinstance(one, SavedMatch) else _changed(path), one))
        found.sort(key=lambda dated: dated[0], reverse=True)
        return [one for _, one in found]

    def has(self, name: str) -> bool:
        """Whether there is a file of that name, damaged or not."""
        return self.path(name).exists()

    def read(self, name: str) -> Save:
        """Read one saved match.

        Raises:
            BadData: if it cannot be read.
        """
        save = read_save(self.path(name))
        self._sound.add(name)
        return save

    def put(self, name: str, save: Save, picture: bytes | None = None) -> None:
        """Save a match under a name, replacing what was there; without a `picture` the old thumbnail stays.

        Raises:
            OSError: if the disk refuses; the old save is unchanged.
        """
        path = self.path(name)
        if name not in self._sound and path.exists() and isinstance(self._look(path), DamagedMatch):
            _log.warning("%s was damaged and is now %s", path.name, set_aside(path).name)
        self._sound.add(name)
        write_safely(path, to_json(save), self._make_room)
        if picture is not None:
            self.show(name, picture)

    def show(self, name: str, picture: bytes) -> None:
        """Save a thumbnail (PNG) of a match.

        Raises:
            OSError: if the disk refuses.
        """
        write_safely(self.path(name, ".png"), picture, self._make_room)

    def picture(self, name: str) -> Path | None:
        """The path of a match's thumbnail, if it has one."""
        path = self.path(name, ".png")
        return path if path.is_file() else None

    def take(self, name: str) -> None:
        """Remove a match and its thumbnail, if they exist.

        Raises:
            OSError: if the disk refuses.
        """
        self._remove(self.path(name))

    def discard(self, damaged: DamagedMatch) -> None:
        """Remove a file that cannot be read, under any name.

        Raises:
            OSError: if the disk refuses.
        """
        self._remove(self.folder / damaged.path.name)

    def _remove(self, path: Path) -> None:
        remove(path)
        remove(path.with_suffix(".png"))
        remove(path.with_suffix(KEYS))

    def export(self, name: str, path: Path) -> None:
        """Copy a match to a file anywhere, byte for byte.

        Raises:
            OSError: if the disk refuses.
        """
        write_safely(path, read_bounded(self.path(name), MOST_BYTES), self._make_room)

    def import_(self, path: Path) -> str:
        """Import a match from a file anywhere, and return its name here; one that is already here is not added again.

        Raises:
            BadData: if it is not a readable match.
            OSError: if the disk refuses.
        """
        save = read_save(path)
        for one in self.all():
            if isinstance(one, SavedMatch) and one.save == save:
                return one.name
        name = self.new_name(save)
        self.put(name, save)
        return name

    def new_name(self, save: Save) -> str:
        """A name not used here yet: the date and the game."""
        game = _NO_LETTER.sub("-", save.record.game.lower()).strip("-")[:30]
        stem = f"{save.when.astimezone():%Y%m%d-%H%M%S}-{game or 'match'}"
        for number in count(1):
            name = stem if number == 1 else f"{stem}-{number}"
            if not self.has(name):
                return name
        raise AssertionError("numbers do not end")

    def _look(self, path: Path) -> SavedMatch | DamagedMatch:
        name = path.stem
        if not _NAME.fullmatch(name):
            return DamagedMatch(name, path, refuse("refused.save_name"))
        try:
            return SavedMatch(name, self.read(name), self.picture(name))
        except BadData as error:
            return DamagedMatch(name, path, error.refusal)
        except Exception as error:  # a damaged file must never hide the others
            _log.exception("%s was not foreseen", path.name)
            return DamagedMatch(name, path, refuse("refused.save_damaged", detail=type(error).__name__))

    def path(self, name: str, suffix: str = ".json") -> Path:
        """The path of a match, whether it exists or not.

        Raises:
            ValueError: if it is not a name of our own making, so that no name leads out of the folder.
        """
        if not _NAME.fullmatch(name):
            raise ValueError(f"{name!r} is no name for a saved match")
        return self.folder / f"{name}{suffix}"


def read_save(path: Path) -> Save:
    """Read the match in a file.

    Raises:
        BadData: if it cannot be read, for any reason.
    """
    try:
        return save_from_json(read_bounded(path, MOST_BYTES))
    except FileTooLarge as error:
        raise BadData(refuse("refused.save_large")) from error
    except NotAFile as error:
        raise BadData(refuse("refused.save_no_file")) from error
    except OSError as error:
        raise BadData(refuse("refused.save_unreadable", detail=error.strerror or str(error))) from error


def _changed(path: Path) -> datetime:
    """When a file was modified; long ago if even that is unknown."""
    try:
        return datetime.fromtimestamp(path.stat().st_mtime, UTC)
    except (OSError, OverflowError, ValueError):
        return datetime.fromtimestamp(0, UTC)
