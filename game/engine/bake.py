"""Keeps composed pictures in memory and on disk, and spreads the making of them over frames."""

import os
import struct
import tempfile
import zlib
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from time import perf_counter

import pygame

from game.engine import theme
from game.engine.shelf import quick

Make = Callable[[], pygame.Surface]

# Plain bytes behind a small head: a backdrop of 1920x1080 loads in 15 ms; deflated it took 39, as PNG 35.
_HEAD = struct.Struct("<4sIIBI")
_MAGIC = b"KGB1"
_SUFFIX = ".baked"
_MOST_BYTES = 256 * 1024 * 1024
MOST_IN_MEMORY = 48 * 1024 * 1024
"""Beyond this, pictures that nobody has asked for lately are let go: they are on disk, or quickly made."""

LATELY = 20.0
"""Seconds."""


class Bakery:
    """Pictures by name and size: from memory, else from disk, else made and kept in both.

    The disk is a convenience. A file that is broken is made again, and a disk that is full or read-only costs
    time at the next start and nothing else.
    """

    def __init__(self, cache_dir: Path | None, version: str, now: Callable[[], float] = perf_counter) -> None:
        """Open the cache of one version of the art and delete what older versions left.

        Args:
            cache_dir: The folder for baked files, which may not exist yet; None keeps everything in memory.
            version: Changes whenever the art does.
            now: The clock, in seconds.
        """
        self._now = now
        self._asked: dict[tuple[str, int, int, str], float] = {}
        """When each picture in memory was last asked for."""
        self._bytes = 0
        self._folder = cache_dir / version if cache_dir else None
        self._kept: dict[tuple[str, int, int, str], pygame.Surface] = {}
        self._jobs: deque[Callable[[], object]] = deque()
        self._planned = 0
        if cache_dir:
            _prune(cache_dir, version)

    def get(self, name: str, size_px: tuple[int, int], make: Make, *, scenery: bool = False) -> pygame.Surface:
        """The picture of that name and size; `make` is called only if neither memory nor disk has it.

        Pictures belong to the look that they were made in, unless they are `scenery`, the same in every look.
        """
        look = "" if scenery else theme.LOOK
        key = (name, *size_px, look)
        found = self._kept.get(key)
        if found is None:
            path = self._path(f"{name} {look}" if look not in {"", "usual"} else name, size_px)
            loaded = _read(path) if path else None
            found = quick(loaded or make())
            if path and loaded is None:
                _write(path, found)
            self._kept[key] = found
            self._bytes += _bytes_of(found)
            self._make_room()
        self._asked[key] = self._now()
        return found

    def _make_room(self) -> None:
        """Let go of what another look left, and of what nobody has asked for lately, if there is too much."""
        before = self._now() - LATELY
        for key in sorted(self._asked, key=self._asked.__getitem__):
            other_look = key[3] not in {"", theme.LOOK}
            if other_look or (self._bytes > MOST_IN_MEMORY and self._asked[key] < before):
                self._bytes -= _bytes_of(self._kept.pop(key))
                del self._asked[key]

    def plan(self, job: Callable[[], object]) -> None:
        """Note something to be asked for soon (`partial(art.card, "wolf", ...)`); `bake_some` asks in time.

        A job that asks for what is there already costs next to nothing, so nobody need keep count.
        """
        self._jobs.append(job)
        self._planned += 1

    def bake_some(self, seconds: float) -> bool:
        """Work on the plan for about that long, at least one job; True when nothing is left to do."""
        until = perf_counter() + seconds
        while self._jobs:
            self._jobs.popleft()()
            if perf_counter() >= until:
                break
        if not self._jobs:
            self._planned = 0
        return not self._jobs

    def drop_plan(self) -> None:
        """Nobody waits for what was planned any more; what is there stays."""
        self._jobs.clear()
        self._planned = 0

    @property
    def progress(self) -> float:
        """How much of the plan is done, from 0 to 1; 1 without a plan."""
        return 1 - len(self._jobs) / self._planned if self._planned else 1.0

    def forget(self) -> None:
        """Drop the plan and everything in memory, because the window has another scale now."""
        self._kept.clear()
        self._asked.clear()
        self._bytes = 0
        self.drop_plan()

    def _path(self, name: str, size_px: tuple[int, int]) -> Path | None:
        if self._folder is None:
            return None
        digest = blake2b(f"{name} {size_px[0]}x{size_px[1]}".encode(), digest_size=10).hexdigest()
        return self._folder / f"{digest}{_SUFFIX}"


def _bytes_of(picture: pygame.Surface) -> int:
    return picture.get_pitch() * picture.get_height()


def _read(path: Path) -> pygame.Surface | None:
    """The picture in a file, or None if there is none worth having."""
    try:
        data = path.read_bytes()
        magic, width, height, alpha, checksum = _HEAD.unpack_from(data)
        pixels = memoryview(data)[_HEAD.size :]
        if magic != _MAGIC or zlib.crc32(pixels) != checksum:
            return None
        picture = pygame.image.frombuffer(pixels, (width, height), "RGBA" if alpha else "RGBX")
        os.utime(path)  # what was used lately is pruned last
    except (OSError, struct.error, ValueError):
        return None
    return picture.copy()


def _write(path: Path, surface: pygame.Surface) -> None:
    """Write a picture so that no reader ever sees half of it; a disk that refuses is no error."""
    alpha = bool(surface.get_flags() & pygame.SRCALPHA)
    pixels = pygame.image.tobytes(surface, "RGBA" if alpha else "RGBX")
    head = _HEAD.pack(_MAGIC, *surface.get_size(), alpha, zlib.crc32(pixels))
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, draft = tempfile.mkstemp(dir=path.parent, suffix=".draft")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(head)
                file.write(pixels)
            Path(draft).replace(path)
        except OSError:
            Path(draft).unlink(missing_ok=True)


def _prune(cache_dir: Path, version: str) -> None:
    """Delete the files of other versions, left-over drafts, and beyond the limit those unused for longest."""
    with suppress(OSError):
        files = [file for file in cache_dir.glob("*/*") if file.suffix in {_SUFFIX, ".draft"}]
        current = [file for file in files if file.parent.name == version and file.suffix == _SUFFIX]
        doomed = set(files) - set(current)
        room = _MOST_BYTES
        for file in sorted(current, key=lambda file: file.stat().st_mtime, reverse=True):
            room -= file.stat().st_size
            if room < 0:
                doomed.add(file)
        for file in doomed:
            file.unlink(missing_ok=True)
        for folder in cache_dir.iterdir():
            if folder.is_dir() and folder.name != version and not any(folder.iterdir()):
                folder.rmdir()
