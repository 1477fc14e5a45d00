"""The sounds of a folder: which sound an occasion has, its variants, and how important it is."""

import logging
import tomllib
from collections.abc import Sequence
from contextlib import suppress
from enum import IntEnum
from pathlib import Path

import pygame

from game.engine.audio.reader import Reader

SOUNDS = "sounds.toml"
"""The file that maps occasions to sounds."""
IMPORTANCE = "importance.toml"
"""The file that says which occasions must be heard, and which may be missed."""

KEPT = 6.0
"""Seconds of decoded sounds that are kept, about 1 MB: what was heard last is likely to be heard again."""
LONG = 30_000
"""Bytes of a file from which it is never kept: about three seconds."""

_log = logging.getLogger(__name__)


class Importance(IntEnum):
    """How important an occasion is."""

    SMALL = 0
    """Heard now or never: bounces, hovering."""
    COMMON = 1
    STRONG = 2
    GREAT = 3
    """Always heard, on channels of its own, with the music ducked."""


class Bank:
    """Reads `sounds.toml` on first use, and has a sound decoded when it is needed and not among the last ones heard."""

    def __init__(self, folder: Path, reader: Reader) -> None:
        self._folder = folder
        self._reader = reader
        self._names: dict[str, str] | None = None
        self._ranks: dict[str, Importance] | None = None
        self._variants: dict[str, list[Path]] = {}
        self._long: set[Path] = set()
        self._taken: dict[str, int] = {}
        self._kept: dict[Path, pygame.mixer.Sound] = {}
        """Short sounds, the one heard last at the end."""

    def occasions(self, part: str) -> list[str]:
        """All occasions that have a sound in a part of the file, such as `taisen`."""
        return [occasion for occasion, sound in self._all_names().items() if sound and occasion.startswith(f"{part}.")]

    def sound_of(self, occasion: str, room: str | None = None) -> str:
        """The name of the sound of an occasion, or nothing; a room may have its own for one of `ui`."""
        names = self._all_names()
        own = names.get(f"{room}.{occasion.replace('ui.', 'ui_', 1)}") if occasion.startswith("ui.") else None
        if own:
            return own
        if occasion not in names:
            names[occasion] = ""
            _log.info("nothing says how '%s' sounds", occasion)
        return names[occasion]

    def rank(self, occasion: str) -> Importance:
        """How important an occasion is."""
        if self._ranks is None:
            self._ranks = self._read_ranks()
        return self._ranks.get(occasion, Importance.COMMON)

    def variants(self, name: str) -> Sequence[Path]:
        """The files of everything that a sound may be."""
        if name not in self._variants:
            files = sorted(self._folder.glob(f"{name}-[0-9].ogg")) or [self._folder / f"{name}.ogg"]
            self._variants[name] = [path for path in files if path.is_file()]
            self._long.update(path for path in self._variants[name] if path.stat().st_size >= LONG)
            if not self._variants[name]:
                _log.warning("there is no sound %s", name)
        return self._variants[name]

    def prepare(self, name: str) -> None:
        """Read the files of a sound once: the system has them at hand when they are decoded."""
        for path in self.variants(name):
            with suppress(OSError):
                path.read_bytes()

    def ready(self, name: str) -> bool:
        """Whether a sound can start now. If not, it is being decoded, which takes a frame, or some for a long one."""
        path = self._next(name)
        return path is None or path in self._kept or self._reader.ready(None, path)

    def next_variant(self, name: str) -> pygame.mixer.Sound | None:
        """The variants of a sound in turn; None if there is no such sound. Waits for one that is not ready."""
        path = self._next(name)
        if path is None:
            return None
        self._taken[name] = self._taken.get(name, 0) + 1
        sound = self._kept.pop(path, None) or self._reader.take(path).sound
        if sound is None:
            self._variants[name].remove(path)
        elif path not in self._long:
            self._keep(path, sound)
        return sound

    def _next(self, name: str) -> Path | None:
        variants = self.variants(name)
        return variants[self._taken.get(name, 0) % len(variants)] if variants else None

    def _keep(self, path: Path, sound: pygame.mixer.Sound) -> None:
        """Keep a sound, and forget those that were not heard for longest."""
        self._kept[path] = sound
        while sum(one.get_length() for one in self._kept.values()) > KEPT:
            del self._kept[next(iter(self._kept))]

    def _all_names(self) -> dict[str, str]:
        if self._names is None:
            try:
                parts = tomllib.loads((self._folder / SOUNDS).read_text("utf-8"))
                self._names = {
                    f"{part}.{name}": sound for part, names in parts.items() for name, sound in names.items()
                }
            except (OSError, ValueError, AttributeError) as error:
                _log.warning("no sound can be found: %s", error)
                self._names = {}
        return self._names

    def _read_ranks(self) -> dict[str, Importance]:
        path = self._folder / IMPORTANCE
        try:
            parts = tomllib.loads(path.read_text("utf-8"))
            return {occasion: Importance[part.upper()] for part, listed in parts.items() for occasion in listed}
        except (OSError, ValueError, KeyError, TypeError) as error:
            _log.warning("all sounds count as equally important: %s", error)
            return {}
