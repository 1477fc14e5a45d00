"""Small things that tables remember from match to match, each in a JSON file of its own."""

import logging
from pathlib import Path

import msgspec

from game.store.files import FileTooLarge, read_bounded, set_aside, write_safely

_log = logging.getLogger(__name__)
_MOST_BYTES = 1024 * 1024


class KeepsakeFiles:
    """Reads and writes the files of one folder. A disk that refuses costs the memory and never the match."""

    def __init__(self, folder: Path) -> None:
        """The folder may not exist yet."""
        self._folder = folder
        self._damaged: set[str] = set()
        """Names of files that hold something we cannot read: they are not written over."""

    def read(self, name: str) -> object | None:
        """What the file of that name holds; None if there is none, or nothing that can be read."""
        path = self._path(name)
        try:
            data: object = msgspec.json.decode(read_bounded(path, _MOST_BYTES))
        except FileNotFoundError:
            return None
        except (ValueError, RecursionError, FileTooLarge) as error:
            self._damaged.add(name)
            _log.warning("%s cannot be read: %s", path.name, error)
            return None
        except OSError as error:
            _log.warning("%s cannot be read: %s", path.name, error)
            return None
        return data

    def write(self, name: str, data: object) -> bool:
        """Write a file so that no reader ever sees half of it; whether that worked."""
        path = self._path(name)
        text = msgspec.json.format(msgspec.json.encode(data), indent=1)
        try:
            if name in self._damaged:
                set_aside(path)
                self._damaged.discard(name)
            write_safely(path, text)
        except OSError as error:
            _log.warning("%s cannot be written: %s", path.name, error)
            return False
        return True

    def distrust(self, name: str) -> None:
        """What the file of that name holds makes no sense to whoever read it: it is not written over."""
        self._damaged.add(name)

    def _path(self, name: str) -> Path:
        return self._folder / f"{name}.json"
