"""Small things that tables remember from match to match, each in a JSON file of its own."""

import logging
import os
import tempfile
from pathlib import Path

import msgspec

_log = logging.getLogger(__name__)
_MOST_BYTES = 1024 * 1024


class KeepsakeFiles:
    """Reads and writes the files of one folder. A disk that refuses costs the memory and never the match."""

    def __init__(self, folder: Path) -> None:
        """The folder may not exist yet."""
        self._folder = folder

    def read(self, name: str) -> object | None:
        """What the file of that name holds; None if there is none, or nothing that can be read."""
        path = self._path(name)
        try:
            with path.open("rb") as file:
                # Nothing that is kept here is larger; what is cut off cannot be read either.
                data: object = msgspec.json.decode(file.read(_MOST_BYTES))
        except FileNotFoundError:
            return None
        except (OSError, ValueError, RecursionError) as error:
            _log.warning("%s cannot be read: %s", path.name, error)
            return None
        return data

    def write(self, name: str, data: object) -> bool:
        """Write a file so that no reader ever sees half of it; whether that worked."""
        path = self._path(name)
        text = msgspec.json.format(msgspec.json.encode(data), indent=1)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            handle, draft = tempfile.mkstemp(dir=path.parent, suffix=".draft")
        except OSError as error:
            _log.warning("%s cannot be written: %s", path.name, error)
            return False
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            Path(draft).replace(path)
        except OSError as error:
            Path(draft).unlink(missing_ok=True)
            _log.warning("%s cannot be written: %s", path.name, error)
            return False
        return True

    def _path(self, name: str) -> Path:
        return self._folder / f"{name}.json"
