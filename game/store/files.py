"""Files that are written whole or not at all, and read with care."""

import os
import sys
import tempfile
import time
from itertools import count
from pathlib import Path

DRAFT = ".draft"
_STALE = 24 * 3600.0


class FileTooLarge(OSError):  # noqa: N818 - reads as what it is
    """A file holds more than anything we write."""


def write_safely(path: Path, data: bytes) -> None:
    """Write a file so that after a power cut there is either the old one or the new one, and never half of one.

    Raises:
        OSError: if the disk refuses; the old file is as it was.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f"{path.name}.", suffix=DRAFT)
    draft = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError:
        draft.unlink(missing_ok=True)
        raise
    _settle(path.parent)


def read_bounded(path: Path, most: int) -> bytes:
    """What a file holds.

    Raises:
        FileTooLarge: if that is more than `most` bytes.
        OSError: if it cannot be read.
    """
    with path.open("rb") as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise FileTooLarge(f"{path.name} has more than {most} bytes")
    return data


def set_aside(path: Path, why: str = "damaged") -> Path:
    """Give a file another name that says why, so that a new one can take its place; nothing is overwritten.

    Raises:
        OSError: if the disk refuses.
    """
    for number in count(1):
        aside = path.with_name(f"{path.name}.{why}-{number}")
        try:
            aside.touch(exist_ok=False)  # takes the name, before anybody else can
        except FileExistsError:
            continue
        try:
            path.replace(aside)
        except OSError:
            aside.unlink(missing_ok=True)
            raise
        return aside
    raise AssertionError("numbers do not end")


def sweep(folder: Path) -> None:
    """Remove drafts that somebody left behind who was stopped while writing, long ago."""
    for draft in folder.glob(f"*{DRAFT}"):
        try:
            if draft.stat().st_mtime < time.time() - _STALE:
                draft.unlink()
        except OSError:
            continue  # it is in nobody's way


def _settle(folder: Path) -> None:
    """Let the new name of a file survive a power cut too."""
    if sys.platform == "win32":  # knows no such thing
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
