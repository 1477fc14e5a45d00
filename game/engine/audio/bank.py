"""The sounds of a folder: which sound an occasion has, its variants, and how important it is."""

import logging
import tomllib
from collections.abc import Sequence
from enum import IntEnum
from pathlib import Path

import pygame

SOUNDS = "sounds.toml"
"""The file that maps occasions to sounds."""
IMPORTANCE = "importance.toml"
"""The file that says which occasions must be heard, and which may be missed."""

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
    """Reads `sounds.toml` on first use, and each sound when it is first needed."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._names: dict[str, str] | None = None
        self._ranks: dict[str, Importance] | None = None
        self._variants: dict[str, list[pygame.mixer.Sound]] = {}
        self._taken: dict[str, int] = {}

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

    def variants(self, name: str) -> Sequence[pygame.mixer.Sound]:
        """Everything that a sound may be, read from its files on the first call."""
        if name not in self._variants:
            self._variants[name] = self._read(name)
        return self._variants[name]

    def next_variant(self, name: str) -> pygame.mixer.Sound | None:
        """The variants of a sound in turn; None if there is no such sound."""
        variants = self.variants(name)
        if not variants:
            return None
        number = self._taken.get(name, 0)
        self._taken[name] = number + 1
        return variants[number % len(variants)]

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

    def _read(self, name: str) -> list[pygame.mixer.Sound]:
        paths = sorted(self._folder.glob(f"{name}-[0-9].ogg")) or [self._folder / f"{name}.ogg"]
        found: list[pygame.mixer.Sound] = []
        for path in paths:
            try:
                found.append(pygame.mixer.Sound(path))
            except (pygame.error, OSError) as error:
                _log.warning("the sound %s cannot be played: %s", path.name, error)
        return found
