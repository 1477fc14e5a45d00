"""Caches composed pictures in memory and on disk, and spreads the work of making them over frames."""

import os
import struct
import zlib
from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from time import perf_counter

import pygame

from game.engine.cache.surface_cache import quick
from game.regular_files import open_draft, open_to_read

Make = Callable[[], pygame.Surface]

# Raw bytes behind a small header: a backdrop of 1920x1080 loads in 15 ms; deflated it took 39, as PNG 35.
_HEAD = struct.Struct("<4sIIBI")
_MAGIC = b"KGB1"
_SUFFIX = ".baked"
_MOST_BYTES = 256 * 1024 * 1024
_LARGEST_SIDE = 16_384
MOST_IN_MEMORY = 48 * 1024 * 1024
"""Above this, pictures that were not used recently are dropped: they are on disk, or quick to make."""

LATELY = 20.0
"""Seconds that count as recent."""

PATIENCE = 0.15
"""Seconds of making pictures in one frame after which the player is told to wait."""


class Bakery:
    """Pictures by name and size: from memory, else from disk, else made and cached in both.

    The disk is a convenience. A broken file is made again, and a full or read-only disk only makes the next start
    slower. `give_way` frees the space it uses.
    """

    def __init__(self, cache_dir: Path | None, version: str, now: Callable[[], float] = perf_counter) -> None:
        """Open the cache of one version of the art and delete the files of older versions.

        Args:
            cache_dir: The folder for baked files, which may not exist yet; None keeps everything in memory.
            version: Changes whenever the art does.
            now: The clock, in seconds.
        """
        self._now = now
        self._asked: dict[tuple[str, int, int, str], float] = {}
        """When each picture in memory was last used."""
        self._bytes = 0
        self._cache_dir = cache_dir
        self._folder = cache_dir / version if cache_dir else None
        self._kept: dict[tuple[str, int, int, str], pygame.Surface] = {}
        self._jobs: deque[Callable[[], object]] = deque()
        self._prebake = 0
        self._tell_to_wait: Callable[[], None] = lambda: None
        self._spent: float | None = 0.0
        """Seconds of this frame that went into pictures; None once the player has been told."""
        if cache_dir:
            _prune(cache_dir, version)

    @property
    def kept(self) -> frozenset[tuple[str, int, int, str]]:
        """The name, size and palette of every picture in memory."""
        return frozenset(self._kept)

    def get(self, name: str, size_px: tuple[int, int], make: Make, look: str = "") -> pygame.Surface:
        """The picture of that name and size; `make` is called only if neither memory nor disk has it.

        `look` is the name of the theme that it is made in; scenery is the same in all of them, and has none.
        """
        key = (name, *size_px, look)
        found = self._kept.get(key)
        if found is None:
            began = self._now()
            if self._spent is not None and self._spent >= PATIENCE:
                self._spent = None
                self._tell_to_wait()
            path = self._path(f"{name} {look}" if look not in {"", "usual"} else name, size_px)
            loaded = _read(path) if path else None
            found = quick(loaded or make())
            if path and loaded is None:
                _write(path, found)
            self._kept[key] = found
            self._bytes += _bytes_of(found)
            self._make_room(look)
            if self._spent is not None:
                self._spent += self._now() - began
        self._asked[key] = self._now()
        return found

    def begin_frame(self, tell_to_wait: Callable[[], None]) -> None:
        """Note that a new frame begins; `tell_to_wait` is called before another picture if it already takes long."""
        self._spent, self._tell_to_wait = 0.0, tell_to_wait

    def has_scenery(self, name: str, size_px: tuple[int, int]) -> bool:
        """Whether memory or disk has a picture that is the same in every palette, so that it need not be made."""
        path = self._path(name, size_px)
        return (name, *size_px, "") in self._kept or (path is not None and path.exists())

    def _make_room(self, look: str) -> None:
        """Drop pictures of other palettes and, if there are too many, those not used recently."""
        before = self._now() - LATELY
        for key in sorted(self._asked, key=self._asked.__getitem__):
            other_look = look and key[3] not in {"", look}
            if other_look or (self._bytes > MOST_IN_MEMORY and self._asked[key] < before):
                self._bytes -= _bytes_of(self._kept.pop(key))
                del self._asked[key]

    def plan(self, job: Callable[[], object]) -> None:
        """Queue a picture that is needed soon (`partial(art.card, "wolf", ...)`); `bake_some` makes it.

        A job whose picture is cached already costs next to nothing, so callers need not keep track.
        """
        self._jobs.append(job)
        self._prebake += 1

    def bake_some(self, seconds: float) -> bool:
        """Work on the queue for about that long, at least one job; True when nothing is left to do."""
        until = perf_counter() + seconds
        while self._jobs:
            self._jobs.popleft()()
            if perf_counter() >= until:
                break
        if not self._jobs:
            self._prebake = 0
        return not self._jobs

    def drop_plan(self) -> None:
        """Clear the queue, because its pictures are no longer needed; cached ones stay."""
        self._jobs.clear()
        self._prebake = 0

    @property
    def progress(self) -> float:
        """The share of the queue that is done, from 0 to 1; 1 without a queue."""
        return 1 - len(self._jobs) / self._prebake if self._prebake else 1.0

    def forget(self) -> None:
        """Clear the queue and the memory cache because the window's scale has changed."""
        self._kept.clear()
        self._asked.clear()
        self._bytes = 0
        self.drop_plan()

    def give_way(self) -> bool:
        """Free a full disk for saves: delete every baked file and write no more; returns whether that freed any."""
        if self._cache_dir is None or self._folder is None:
            return False
        self._folder = None
        return _delete(_baked(self._cache_dir)) > 0

    def _path(self, name: str, size_px: tuple[int, int]) -> Path | None:
        if self._folder is None:
            return None
        digest = blake2b(f"{name} {size_px[0]}x{size_px[1]}".encode(), digest_size=10).hexdigest()
        return self._folder / f"{digest}{_SUFFIX}"


def _bytes_of(picture: pygame.Surface) -> int:
    return picture.get_pitch() * picture.get_height()


def _read(path: Path) -> pygame.Surface | None:
    """The picture in a file, or None if it is missing or broken."""
    try:
        with open_to_read(path) as file:
            magic, width, height, alpha, checksum = _HEAD.unpack(file.read(_HEAD.size))
            if magic != _MAGIC or max(width, height) > _LARGEST_SIDE:
                return None
            pixels = file.read(width * height * 4 + 1)
        if zlib.crc32(pixels) != checksum:
            return None
        picture = pygame.image.frombuffer(pixels, (width, height), "RGBA" if alpha else "RGBX")
        os.utime(path)  # recently used files are pruned last
    except (OSError, struct.error, ValueError):
        return None
    return picture.copy()


def _write(path: Path, surface: pygame.Surface) -> None:
    """Write a picture so that no reader ever sees half of it; a disk error is ignored."""
    alpha = bool(surface.get_flags() & pygame.SRCALPHA)
    pixels = pygame.image.tobytes(surface, "RGBA" if alpha else "RGBX")
    head = _HEAD.pack(_MAGIC, *surface.get_size(), alpha, zlib.crc32(pixels))
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        file, draft = open_draft(path.parent, ".draft")
        try:
            with file:
                file.write(head)
                file.write(pixels)
            draft.replace(path)
        except OSError:
            draft.unlink(missing_ok=True)


def _prune(cache_dir: Path, version: str) -> None:
    """Delete files of other versions, leftover drafts and, above the limit, the least recently used files."""
    with suppress(OSError):
        files = _baked(cache_dir)
        current = [file for file in files if file.parent.name == version and file.suffix == _SUFFIX]
        doomed = set(files) - set(current)
        room = _MOST_BYTES
        for file in sorted(current, key=lambda file: file.stat().st_mtime, reverse=True):
            room -= file.stat().st_size
            if room < 0:
                doomed.add(file)
        _delete(doomed)
        for folder in cache_dir.iterdir():
            if folder.is_dir() and folder.name != version and not any(folder.iterdir()):
                folder.rmdir()


def _baked(cache_dir: Path) -> list[Path]:
    """Every file of ours in the cache, of any version."""
    return [file for file in cache_dir.glob("*/*") if file.suffix in {_SUFFIX, ".draft"}]


def _delete(files: Iterable[Path]) -> int:
    """Delete files as far as the disk allows; returns how many."""
    deleted = 0
    for file in files:
        with suppress(OSError):
            file.unlink()
            deleted += 1
    return deleted
