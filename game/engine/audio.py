"""Sound effects by occasion, and looped music; muting, a missing device and broken files are handled quietly."""

import logging
import time
import tomllib
from collections.abc import Callable
from pathlib import Path

import pygame

SOUNDS = "sounds.toml"
"""The file that maps occasions to sounds."""

_FADE_MS = 900
_TOO_SOON = 0.05
"""Seconds in which the same sound is not started again: it would only be louder."""

_log = logging.getLogger(__name__)


class Audio:
    """Plays what `<folder>/sounds.toml` names. Volumes go from 0 to 1; what is muted is never loaded."""

    def __init__(
        self,
        folder: Path,
        music_volume: float = 0.6,
        effects_volume: float = 0.8,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._folder = folder
        self._music_volume = music_volume
        self._effects_volume = effects_volume
        self._now = now
        self._names: dict[str, str] | None = None
        self._variants: dict[str, list[pygame.mixer.Sound]] = {}
        self._played: dict[str, tuple[float, int]] = {}
        """When each sound was last started, and how often it has been."""
        self._ready: bool | None = None
        self._looped: str | None = None
        self._running = False

    def play(self, occasion: str, strength: float = 1.0) -> None:
        """Play the sound of an occasion once, such as `ui.refused` or `taisen.FightWon`.

        `strength`, from 0 to 1, is how hard something was struck.
        """
        if self._effects_volume <= 0 or not self._open():
            return
        name = self._sound_of(occasion)
        if not name:
            return
        variants = self._variants_of(name)
        last, times = self._played.get(name, (-1.0, 0))
        if not variants or 0 <= self._now() - last < _TOO_SOON:
            return
        self._played[name] = self._now(), times + 1
        sound = variants[times % len(variants)]
        sound.set_volume(self._effects_volume)
        channel = sound.play()
        if channel is not None:  # a channel keeps its volume for the next sound on it
            channel.set_volume(strength)

    def occasions(self, part: str) -> list[str]:
        """All occasions that have a sound in a part of the file, such as `taisen`."""
        if self._names is None:
            self._names = self._read_names()
        return [occasion for occasion, sound in self._names.items() if sound and occasion.startswith(f"{part}.")]

    def prepare(self, occasion: str) -> None:
        """Load the sound of an occasion before it is needed: that takes as long as a whole frame."""
        if self._effects_volume > 0 and self._open() and (name := self._sound_of(occasion)):
            self._variants_of(name)

    def loop(self, name: str) -> None:
        """Loop music from now on, replacing what was playing; the same name plays on undisturbed."""
        if name == self._looped and (self._running or self._music_volume <= 0):
            return
        self._looped = name
        if self._music_volume > 0 and self._open():
            self._begin(name)

    def stop(self) -> None:
        """Fade out the music."""
        if self._running:
            pygame.mixer.music.fadeout(_FADE_MS)
        self._looped, self._running = None, False

    def set_volumes(self, music: float, effects: float) -> None:
        """Change both volumes at once; music starts when it is unmuted and stops when it is muted."""
        self._music_volume, self._effects_volume = music, effects
        if self._running and music <= 0:
            pygame.mixer.music.stop()
            self._running = False
        elif self._running:
            pygame.mixer.music.set_volume(music)
        elif self._looped is not None and music > 0 and self._open():
            self._begin(self._looped)

    def _begin(self, name: str) -> None:
        """Start streaming the music, so that nothing waits for it to load."""
        path = self._folder / f"loop-{name}.ogg"
        try:
            pygame.mixer.music.load(path)
            pygame.mixer.music.set_volume(self._music_volume)
            pygame.mixer.music.play(loops=-1, fade_ms=_FADE_MS)
            self._running = True
        except (pygame.error, OSError) as error:
            self._running = False
            _log.info("the music '%s' cannot be played: %s", name, error)

    def _open(self) -> bool:
        """Open the sound device on the first sound; remembers if there is none."""
        if self._ready is None:
            try:
                if pygame.mixer.get_init() is None:
                    pygame.mixer.init(frequency=44100, size=-16, channels=2, buffer=1024)
                self._ready = True
            except pygame.error as error:
                _log.info("no sound: %s", error)
                self._ready = False
        return self._ready

    def _sound_of(self, occasion: str) -> str:
        if self._names is None:
            self._names = self._read_names()
        if occasion not in self._names:
            self._names[occasion] = ""
            _log.info("nothing says how '%s' sounds", occasion)
        return self._names[occasion]

    def _variants_of(self, name: str) -> list[pygame.mixer.Sound]:
        if name not in self._variants:
            self._variants[name] = self._read(name)
        return self._variants[name]

    def _read_names(self) -> dict[str, str]:
        try:
            parts = tomllib.loads((self._folder / SOUNDS).read_text("utf-8"))
            return {f"{part}.{name}": sound for part, names in parts.items() for name, sound in names.items()}
        except (OSError, ValueError, AttributeError) as error:
            _log.warning("no sound can be found: %s", error)
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
