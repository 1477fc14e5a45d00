"""Lets only one Kagebako at a time write into a folder: two would overwrite each other's matches."""

import logging
import os
import sys
from hashlib import blake2b
from pathlib import Path
from typing import BinaryIO

from game.regular_files import open_to_append

_log = logging.getLogger(__name__)
NAME = "running.lock"
_TRIES = 5


class InstanceLock:
    """Locks a folder as long as the program runs; the system releases it even if the program is killed.

    One lock is in the folder, so that every machine that shares the folder sees it. Another is among this machine's
    temporary files, because the folder may be deleted, and its lock with it, while the program runs.
    """

    def __init__(self, folder: Path) -> None:
        self._files: list[BinaryIO] = []
        self._beside = _beside(folder)
        self.alone = self._take(folder / NAME) and (self._beside is None or self._take(self._beside, public=True))
        """False if another Kagebako has locked the folder."""
        if not self.alone:
            self._close()

    def _take(self, path: Path, *, public: bool = False) -> bool:
        """Whether the lock was free; in a `public` place only a lock file of our own counts."""
        for _ in range(_TRIES):
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
                file = open_to_append(path)
            except OSError as error:
                # Where nothing can be written, nothing can be overwritten either.
                _log.warning("the folder cannot be held: %s", error.strerror)
                return True
            self._files.append(file)
            if public and not _is_ours(file):
                _log.warning("the lock %s is somebody else's", path.name)
                return True
            if not _lock(file):
                return False
            if _is_at(file, path):
                return True
            self._files.pop().close()  # its last holder has just deleted it: try the current one
        return True

    def let_go(self) -> None:
        """Release the locks when the program ends."""
        if self.alone and self._beside is not None:
            try:
                self._beside.unlink(missing_ok=True)
            except OSError as error:
                _log.warning("the lock %s stays: %s", self._beside.name, error.strerror)
        self._close()

    def _close(self) -> None:
        while self._files:
            self._files.pop().close()


def _beside(folder: Path) -> Path | None:
    """The lock outside the folder; Windows needs none, because it never deletes an open file."""
    if sys.platform == "win32":
        return None
    digest = blake2b(os.path.realpath(folder).encode("utf-8", "surrogateescape"), digest_size=8).hexdigest()
    own = os.environ.get("XDG_RUNTIME_DIR", "")
    # Not tempfile's folder: tempfile finds it by writing to it, and a full disk must not prevent the start.
    place = Path(own) if own and Path(own).is_dir() else Path(os.environ.get("TMPDIR") or "/tmp")  # noqa: S108
    return place / f"kagebako-{os.getuid()}-{digest}.lock"


def _is_at(file: BinaryIO, path: Path) -> bool:
    """Whether the open file is still the one with that name."""
    try:
        return os.path.samestat(os.fstat(file.fileno()), path.stat())
    except OSError:
        return False


def _is_ours(file: BinaryIO) -> bool:
    """Whether we own it: in a world-writable folder, others could hold it to keep us out."""
    return sys.platform == "win32" or os.fstat(file.fileno()).st_uid == os.getuid()


def _lock(file: BinaryIO) -> bool:
    """Lock the file until it is closed; returns whether that worked."""
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
    except OSError as error:  # some network folders do not support locks
        _log.warning("the folder cannot be held: %s", error.strerror)
    return True
