"""Opens regular files only, since a pipe or a device in a file's place would block forever; and drafts of new ones."""

import errno
import os
import stat
import tempfile
from pathlib import Path
from typing import BinaryIO

_NO_WAIT = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
"""With this flag even a pipe that replaces the file at the last moment opens without blocking. Windows has no such
pipes.
"""


class NotAFile(OSError):  # noqa: N818 - reads as what it is
    """The name exists, but it is a folder, a pipe or a device."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EINVAL, "not a regular file", path.name)


def open_to_read(path: Path) -> BinaryIO:
    """Open a regular file for reading.

    Raises:
        NotAFile: if it is something else.
        OSError: if it cannot be opened.
    """
    return os.fdopen(_open(path, os.O_RDONLY), "rb")


def open_draft(folder: Path, suffix: str, prefix: str = "") -> tuple[BinaryIO, Path]:
    """Create and open a file that nobody else writes, to be renamed when it is whole.

    Raises:
        OSError: if it cannot be created.
    """
    handle, name = tempfile.mkstemp(dir=folder, prefix=prefix, suffix=suffix)
    return os.fdopen(handle, "wb"), Path(name)


def open_to_append(path: Path) -> BinaryIO:
    """Open a regular file for appending; it is created if there is none.

    Raises:
        NotAFile: if it is something else.
        OSError: if it cannot be opened.
    """
    return os.fdopen(_open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT), "ab")


def _open(path: Path, how: int) -> int:
    # Checked first, because just opening a device may have side effects.
    try:
        regular = stat.S_ISREG(path.stat().st_mode)
    except FileNotFoundError:
        regular = True
    except ValueError as error:  # no system allows a NUL character in a file name
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), path.name) from error
    if not regular:
        raise NotAFile(path)
    handle = os.open(path, how | _NO_WAIT, 0o666)
    if not stat.S_ISREG(os.fstat(handle).st_mode):
        os.close(handle)
        raise NotAFile(path)
    return handle
