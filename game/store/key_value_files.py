"""Small values that tables remember from match to match, each in its own JSON file."""

import logging
from contextlib import suppress
from pathlib import Path

import msgspec

from game.store.files import MakeRoom, read_bounded, set_aside, write_safely

_log = logging.getLogger(__name__)
_MOST_BYTES = 4 * 1024 * 1024
"""A full list of own trials takes 1 MiB and more."""


class KeyValueFiles:
    """Reads and writes the files of one folder. A disk error loses the value and never the match."""

    def __init__(self, folder: Path, make_room: MakeRoom | None = None) -> None:
        """The folder may not exist yet; `make_room` is called when the disk is full."""
        self._folder = folder
        self._make_room = make_room
        self._damaged: set[str] = set()
        """Names of files that could not be read: they are not overwritten."""

    def read(self, name: str) -> object | None:
        """The contents of the file with that name; None if there is none, or it cannot be read."""
        path = self._path(name)
        try:
            data: object = msgspec.json.decode(read_bounded(path, _MOST_BYTES))
        except FileNotFoundError:
            return None
        except (ValueError, RecursionError, OSError) as error:
            self._damaged.add(name)
            _log.warning("%s cannot be read: %s", path.name, error)
            return None
        return data

    def write(self, name: str, data: object) -> bool:
        """Write a file so that no reader ever sees half of it; returns whether that worked."""
        path = self._path(name)
        text = msgspec.json.format(msgspec.json.encode(data), indent=1)
        if len(text) > _MOST_BYTES:  # it could never be read again
            _log.warning("%s is too large to be written", path.name)
            return False
        try:
            if name in self._damaged:
                with suppress(FileNotFoundError):  # the player has deleted it meanwhile
                    set_aside(path)
                self._damaged.discard(name)
            write_safely(path, text, self._make_room)
        except OSError as error:
            _log.warning("%s cannot be written: %s", path.name, error)
            return False
        return True

    def distrust(self, name: str) -> None:
        """Report that the contents of a file make no sense to its reader, so that it is not overwritten."""
        self._damaged.add(name)

    def _path(self, name: str) -> Path:
        return self._folder / f"{name}.json"
