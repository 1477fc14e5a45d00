"""One room's music: pieces in shuffled order with ambience between them, and a tension stem under each."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pygame

from game.engine.audio.fader import Fader
from game.engine.audio.reader import Reader
from game.engine.audio.suite import GAP, Phrase, Suite, phrases_of, shuffled

ENTRY = 2.0
"""Seconds of ambience before the first piece of a room."""
FADE_IN, FADE_OUT = 1.5, 1.2
BELOW = 0.6
"""The gain of music: effects are 4 to 10 LU louder at the default volumes, as recorded matches show."""
STEM_IN, STEM_OUT = 2.5, 4.0
"""Seconds in which the tension stem comes and goes."""


class Line:
    """A channel that plays files one after the other without a gap."""

    def __init__(self, channel: int) -> None:
        self._channel = pygame.mixer.Channel(channel)
        self._kept: list[pygame.mixer.Sound] = []
        """What plays and what is queued: the mixer does not keep them alive by itself."""
        self._level: float | None = None
        self._volume = 0.0

    @property
    def playing(self) -> bool:
        """Whether anything is still heard."""
        return self._channel.get_busy()

    @property
    def wants_more(self) -> bool:
        """Whether nothing is queued after what plays."""
        return self._channel.get_queue() is None

    def add(self, sound: pygame.mixer.Sound | None) -> None:
        """Play a sound after the current one, or at once if there is none; None could not be read, and is left out."""
        if sound is None:
            return
        sound.set_volume(self._volume)
        if self.playing:
            self._channel.queue(sound)
        else:
            self._channel.play(sound)
            if self._level is not None:  # a channel starts at its full volume
                self._channel.set_volume(self._level)
        self._kept = [*self._kept[-1:], sound]

    def set(self, volume: float, level: float) -> None:
        """Set the player's volume and how much of it is wanted now; the gain is the volume's square times the level."""
        if volume != self._volume:
            self._volume = volume
            for sound in self._kept:
                sound.set_volume(volume)
        if volume * level != self._level:
            self._level = volume * level
            self._channel.set_volume(self._level)

    def stop(self) -> None:
        """Stop at once, and let go of the sounds."""
        for _ in range(2):  # stopping a sound starts the one that is queued
            self._channel.stop()
        self._kept = []


class MusicDeck:
    """Plays a suite on three channels: music, stem and ambience."""

    def __init__(self, suite: Suite, folder: Path, channels: range, reader: Reader, chance: Random) -> None:
        self.channels = channels
        self._suite, self._folder, self._reader, self._chance = suite, folder, reader, chance
        self._music, self._stem, self._air = (Line(number) for number in channels)
        self._order: Iterator[int] = shuffled(len(suite.pieces), chance)
        self._left: list[Phrase] = []
        """The phrases of the current piece that have not been queued to their end."""
        self._slice = 0
        """Which slice of the first of them comes next."""
        self._rest = ENTRY
        self._air_part = self._air_slice = 0
        self._fader = Fader(up=FADE_IN, down=FADE_OUT)
        self._fader.target = 1.0
        self._tension = Fader(up=STEM_IN, down=STEM_OUT)

    @property
    def over(self) -> bool:
        """Whether it has faded out."""
        return self._fader.target == 0.0 and not self._fader.moving

    @property
    def resting(self) -> bool:
        """Whether only the ambience is heard."""
        return not self._left and not self._music.playing

    def fade_out(self) -> None:
        """Start to fade out."""
        self._fader.target = 0.0

    def set_tension(self, tense: bool) -> None:
        """Bring in the stem, or let it go."""
        self._tension.target = 1.0 if tense else 0.0

    def stop(self) -> None:
        """Stop at once."""
        for line in (self._music, self._stem, self._air):
            line.stop()

    def update(self, dt: float, music: float, ambience: float, level: float) -> None:
        """Pass time, with the player's volumes and how much of them is wanted at this moment."""
        self._fader.update(dt)
        self._tension.update(dt)
        level *= self._fader.level
        self._music.set(music, BELOW * level)
        self._stem.set(music, BELOW * level * self._tension.level)
        self._air.set(ambience, level)
        if self._fader.target == 0.0:
            return
        if ambience > 0:
            self._breathe()
        elif self._air.playing:
            self._air.stop()
        if music > 0:
            self._play(dt)
        elif not self.resting:
            self._music.stop()
            self._stem.stop()
            self._left, self._rest = [], ENTRY

    def _breathe(self) -> None:
        """Queue the next slice of the ambience."""
        parts = self._suite.ambience
        if not parts or not self._air.wants_more:
            return
        path = self._folder / f"{parts[self._air_part % len(parts)]}.ogg"
        if self._reader.ready(self._air_slice, path):
            sound, last = self._reader.take(path, self._air_slice)
            self._air_part, self._air_slice = (self._air_part + 1, 0) if last else (self._air_part, self._air_slice + 1)
            self._air.add(sound)

    def _play(self, dt: float) -> None:
        if self.resting:
            self._rest -= dt
            if self._rest <= 0 and self._suite.pieces:
                self._left = phrases_of(self._suite, next(self._order), self._folder)
                self._slice = 0
                self._rest = self._chance.uniform(*GAP)
            return
        if not self._left or not self._music.wants_more:
            return
        files = [path for path in self._left[0] if path is not None]
        if self._reader.ready(self._slice, *files):
            slices = [self._reader.take(path, self._slice) for path in files]
            for line, (sound, _) in zip((self._music, self._stem), slices, strict=False):
                line.add(sound)
            self._slice += 1
            if slices[0].last:
                self._left.pop(0)
                self._slice = 0
