"""The mix of effects, music and ambience; muting, a missing device and broken files are handled quietly."""

import logging
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

from game.engine.audio.bank import Bank
from game.engine.audio.deck import MusicDeck
from game.engine.audio.device import DECKS, Device
from game.engine.audio.effects import Effects
from game.engine.audio.fader import Fader
from game.engine.audio.reader import Reader
from game.engine.audio.suite import Suite, read_suites
from game.engine.layout import DESIGN

DUCKED = 0.45
"""How loud music and ambience are while a great sound is heard."""
SOFTER = 0.3
"""How loud everything is without focus, if the player wants it softer."""
UNFOCUSED = {"same": 1.0, "softer": SOFTER, "silent": 0.0}

USUAL = "title"
"""The suite of rooms that have none of their own."""

_log = logging.getLogger(__name__)


class Audio:
    """Plays what `<folder>/sounds.toml` and `music.toml` name.

    Volumes go from 0 to 1, and are squared, as ears hear them. What is muted is never loaded.
    """

    def __init__(
        self,
        folder: Path,
        music_volume: float = 0.6,
        effects_volume: float = 0.8,
        ambience_volume: float = 0.6,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._folder = folder
        self._music_volume = music_volume
        self._effects_volume = effects_volume
        self._ambience_volume = ambience_volume
        self._now = now
        self._device = Device()
        self._reader = Reader()
        self._chance = Random()
        self.bank = Bank(folder, self._reader)
        self.effects = Effects(self.bank)
        self._suites: dict[str, Suite] | None = None
        self._room: str | None = None
        self._deck: MusicDeck | None = None
        self._leaving: list[MusicDeck] = []
        self._tense = False
        self._muted = False
        self._focused = True
        self._unfocused = "softer"
        self._duck = Fader(1.0, up=1.2, down=0.12)
        self._present = Fader(1.0, up=0.6, down=0.4)
        self._before: float | None = None

    def play(self, occasion: str, strength: float = 1.0, x: float | None = None) -> None:
        """Play the sound of an occasion once, such as `ui.refused` or `taisen.FightWon`.

        `strength`, from 0 to 1, is how hard something was struck; `x` is where, in design units.
        """
        level = self._level
        if self._effects_volume <= 0 or level <= 0 or not self._device.open():
            return
        name = self.bank.sound_of(occasion, self._room)
        if not name:
            return
        side = 0.0 if x is None else 2 * (x - DESIGN.x) / DESIGN.w - 1
        self.effects.volume = self._effects_volume
        self.effects.ask(name, self.bank.rank(occasion), self._now(), strength * level, side)

    def occasions(self, part: str) -> list[str]:
        """All occasions that have a sound in a part of the file, such as `taisen`."""
        return self.bank.occasions(part)

    def prepare(self, occasion: str) -> None:
        """Read the sound of an occasion before it is needed."""
        if (
            self._effects_volume > 0
            and not self._muted
            and self._device.open()
            and (name := self.bank.sound_of(occasion))
        ):
            self.bank.prepare(name)

    def room(self, name: str) -> None:
        """Fade to the music and ambience of a room; in the same room they play on undisturbed."""
        if name == self._room:
            return
        self._room, self._tense = name, False
        self._leave()

    def tension(self, tense: bool) -> None:
        """Whether the match is at a point where drums and bass join the music."""
        self._tense = tense
        if self._deck is not None:
            self._deck.set_tension(tense)

    def stop(self) -> None:
        """Fade out music and ambience."""
        self._room = None
        self._leave()

    def set_volumes(self, music: float, effects: float, ambience: float) -> None:
        """Change all volumes at once; what is muted stops, and starts when it is wanted again."""
        self._music_volume, self._effects_volume, self._ambience_volume = music, effects, ambience

    def set_muted(self, muted: bool, unfocused: str = "softer") -> None:
        """Whether nothing is heard at all, and what is heard while another window has the focus."""
        self._muted, self._unfocused = muted, unfocused
        if muted:
            self.effects.forget()

    def set_focused(self, focused: bool) -> None:
        """Whether the window has the focus."""
        self._focused = focused

    def update(self) -> None:
        """Start what has waited, queue what comes next, and move all levels; once a frame."""
        now = self._now()
        dt = 0.0 if self._before is None else min(0.25, max(0.0, now - self._before))
        self._before = now
        self._present.target = self._level
        self._present.update(dt)
        if not self._device.opened and not self._wants_music:
            return
        if not self._device.open():
            return
        self.effects.update(now)
        self._duck.target = DUCKED if now < self.effects.great_until else 1.0
        self._duck.update(dt)
        if self._deck is None and self._wants_music:
            self._deck = self._begin()
        for deck in self._leaving:
            deck.update(dt, self._music_volume, self._ambience_volume, self._mix)
            if deck.over:
                deck.stop()
        self._leaving = [deck for deck in self._leaving if not deck.over]
        if self._deck is not None and not self._wants_music and self._present.level == 0:
            self._deck.stop()
            self._deck = None
        elif self._deck is not None:
            self._deck.update(dt, self._music_volume, self._ambience_volume, self._mix)

    @property
    def _level(self) -> float:
        """How much of the volumes is wanted now."""
        if self._muted:
            return 0.0
        return 1.0 if self._focused else UNFOCUSED[self._unfocused]

    @property
    def _mix(self) -> float:
        return self._duck.level * self._present.level

    @property
    def _wants_music(self) -> bool:
        return self._room is not None and self._level > 0 and max(self._music_volume, self._ambience_volume) > 0

    def _leave(self) -> None:
        """Let the current deck fade out; a deck that was still fading gives way to it."""
        if self._deck is None:
            return
        for deck in self._leaving:
            deck.stop()
        self._deck.fade_out()
        self._leaving, self._deck = [self._deck], None
        self._reader.forget()

    def _begin(self) -> MusicDeck | None:
        """A deck for the room, on the channels that the last one does not use."""
        if self._suites is None:
            try:
                self._suites = read_suites(self._folder)
            except (OSError, ValueError) as error:
                _log.warning("no music can be found: %s", error)
                self._suites = {}
        suite = self._suites.get(self._room or "") or self._suites.get(USUAL)
        if suite is None:
            return None
        channels = DECKS[0]
        if self._leaving and self._leaving[0].channels == channels:
            channels = DECKS[1]
        deck = MusicDeck(suite, self._folder, channels, self._reader, self._chance)
        deck.set_tension(self._tense)
        return deck
