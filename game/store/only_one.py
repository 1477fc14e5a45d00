"""Only one Kagebako at a time writes into a folder: two would overwrite each other's matches."""

import logging
import sys
from pathlib import Path
from typing import IO

_log = logging.getLogger(__name__)
NAME = "running.lock"


class OnlyOne:
    """Holds a folder as long as the program lives; the system lets go of it even if the program is killed."""

    def __init__(self, folder: Path) -> None:
        self._file: IO[bytes] | None = None
        self.alone = self._take(folder)
        """False if another Kagebako holds the folder."""

    def _take(self, folder: Path) -> bool:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._file = (folder / NAME).open("ab")
        except OSError as error:
            # Where nothing can be written nobody can overwrite anything either.
            _log.warning("the folder cannot be held: %s", error.strerror)
            return True
        return _lock(self._file)

    def let_go(self) -> None:
        """The program ends."""
        if self._file is not None:
            self._file.close()


def _lock(file: IO[bytes]) -> bool:
    """Whether the file could be locked; it stays so until it is closed."""
    if sys.platform == "win32":
        import msvcrt  # noqa: PLC0415 - there is one on Windows only

        file.seek(0)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
    import fcntl  # noqa: PLC0415 - and the other one everywhere else

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError as error:  # some network folders cannot lock
        _log.warning("the folder cannot be held: %s", error.strerror)
    return True
