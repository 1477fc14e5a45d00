"""Sounds by name; a machine without sound, a missing file and silence are all no trouble."""

import logging
from pathlib import Path

import pygame

_ENDINGS = (".ogg", ".wav")
_FADE_MS = 600

_log = logging.getLogger(__name__)


class Audio:
    """Plays `<folder>/<name>.ogg` or `.wav`. Volumes go from 0 to 1; what is muted is never loaded."""

    def __init__(self, folder: Path, music_volume: float = 0.6, effects_volume: float = 0.8) -> None:
        self._folder = folder
        self._music_volume = music_volume
        self._effects_volume = effects_volume
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._ready: bool | None = None
        self._looped: str | None = None
        self._channel: pygame.mixer.Channel | None = None

    def play(self, name: str) -> None:
        """Let an effect be heard once."""
        if self._effects_volume > 0:
            sound = self._load(name)
            if sound is not None:
                sound.set_volume(self._effects_volume)
                sound.play()

    def loop(self, name: str) -> None:
        """Let music go round from now on, instead of what was playing; the same name goes on undisturbed."""
        if name == self._looped and self._channel is not None:
            return
        self.stop()
        self._looped = name
        if self._music_volume > 0:
            sound = self._load(name)
            if sound is not None:
                sound.set_volume(self._music_volume)
                self._channel = sound.play(loops=-1, fade_ms=_FADE_MS)

    def stop(self) -> None:
        """Let the music fade away."""
        if self._channel is not None:
            self._channel.fadeout(_FADE_MS)
        self._channel = self._looped = None

    def set_volumes(self, music: float, effects: float) -> None:
        """Change both volumes at once; music that was muted begins, music that is muted ends."""
        self._music_volume, self._effects_volume = music, effects
        name = self._looped
        if name is None:
            return
        if music <= 0:
            self.stop()
            # Still wanted: it comes back with its volume.
            self._looped = name
        elif self._channel is None:
            self.loop(name)
        else:
            sound = self._load(name)
            if sound is not None:
                sound.set_volume(music)

    def _load(self, name: str) -> pygame.mixer.Sound | None:
        if not self._open():
            return None
        if name not in self._sounds:
            self._sounds[name] = self._read(name)
        return self._sounds[name]

    def _open(self) -> bool:
        """Open the sound device at the first sound; remembers if there is none."""
        if self._ready is None:
            try:
                if pygame.mixer.get_init() is None:
                    pygame.mixer.init()
                self._ready = True
            except pygame.error as error:
                _log.info("no sound: %s", error)
                self._ready = False
        return self._ready

    def _read(self, name: str) -> pygame.mixer.Sound | None:
        for ending in _ENDINGS:
            path = self._folder / f"{name}{ending}"
            if path.is_file():
                try:
                    return pygame.mixer.Sound(path)
                except pygame.error as error:
                    _log.warning("the sound %s cannot be played: %s", path.name, error)
                    return None
        _log.info("there is no sound '%s'", name)
        return None
