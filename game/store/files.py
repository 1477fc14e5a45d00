"""Writes files whole or not at all, and reads them with care."""

import errno
import os
import sys
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import TypeAlias

from game.regular_files import open_draft, open_to_read

DRAFT = ".draft"
_STALE = 24 * 3600.0


MakeRoom: TypeAlias = Callable[[], bool]
"""Deletes cached files that can be made again; returns whether there were any."""

_FULL = (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC))


class FileTooLarge(OSError):  # noqa: N818 - reads as what it is
    """A file larger than any that the program writes."""


def write_safely(path: Path, data: bytes, make_room: MakeRoom | None = None) -> None:
    """Write a file so that after a power cut there is either the old version or the new one, never half of one.

    On a full disk `make_room` is called once.

    Raises:
        OSError: if the disk refuses; the old file is unchanged.
    """
    try:
        _write(path, data)
    except OSError as error:
        if error.errno not in _FULL or make_room is None or not make_room():
            raise
        _write(path, data)


def _write(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    file, draft = open_draft(path.parent, DRAFT, prefix=f"{path.name}.")
    try:
        with file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError:
        draft.unlink(missing_ok=True)
        raise
    _settle(path.parent)


def read_bounded(path: Path, most: int) -> bytes:
    """The contents of a regular file.

    Raises:
        NotAFile: if it is a folder, a pipe or a device.
        FileTooLarge: if it has more than `most` bytes.
        OSError: if it cannot be read.
    """
    with open_to_read(path) as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise FileTooLarge(f"{path.name} has more than {most} bytes")
    return data


def set_aside(path: Path, why: str = "damaged") -> Path:
    """Rename a file so that the name says why, and a new file can take its place; nothing is overwritten.

    Raises:
        OSError: if the disk refuses.
    """
    folder = path.is_dir() and not path.is_symlink()
    for number in count(1):
        aside = path.with_name(f"{path.name}.{why}-{number}")
        try:
            if folder:  # only an empty folder can be replaced by another
                aside.mkdir()
            else:
                aside.touch(exist_ok=False)  # reserves the name
        except FileExistsError:
            continue
        try:
            if folder and sys.platform == "win32":  # where a folder is never replaced
                aside.rmdir()
            path.replace(aside)
        except OSError:
            remove(aside)
            raise
        return aside
    raise AssertionError("numbers do not end")


def remove(path: Path) -> None:
    """Remove a file, or an empty folder in its place, if it exists.

    Raises:
        OSError: if the disk refuses, or the folder is not empty.
    """
    if path.is_dir() and not path.is_symlink():
        path.rmdir()
    else:
        path.unlink(missing_ok=True)


def sweep(folder: Path) -> None:
    """Remove old drafts that an interrupted write left behind."""
    for draft in folder.glob(f"*{DRAFT}"):
        try:
            if draft.stat().st_mtime < time.time() - _STALE:
                draft.unlink()
        except OSError:
            continue  # it does no harm


def _settle(folder: Path) -> None:
    """Sync the folder, so that the new name of a file survives a power cut too."""
    if sys.platform == "win32":  # cannot sync a folder
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
