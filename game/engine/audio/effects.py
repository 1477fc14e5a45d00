"""Effects in a queue: the most important of a moment are heard in order, and the great ones always."""

from dataclasses import dataclass

import pygame

from game.engine.audio.bank import Bank, Importance
from game.engine.audio.device import COMMON, GREAT

TOO_SOON = 0.05
"""Seconds in which the same sound is not started again: it would only be louder."""
WAITING = 2
"""How many sounds that are not great may wait; of more, the least important are left out."""
PATIENCE = 0.4
"""Seconds after which a sound that is not great comes too late."""
GAPS = {Importance.SMALL: 0.0, Importance.COMMON: 0.09, Importance.STRONG: 0.14, Importance.GREAT: 0.7}
"""Seconds from the start of a sound to that of the next one that waits."""
_WIDTH = 0.55
"""How far to the side the outermost sound is, from 0 to 1: a table is in front of its players, not around them."""


@dataclass(slots=True)
class _Waiting:
    name: str
    rank: Importance
    level: float
    side: float
    since: float


class Effects:
    """Starts sounds on free channels. Times are in seconds of any steady clock."""

    def __init__(self, bank: Bank) -> None:
        self.volume = 0.8
        """As the player set it, from 0 to 1; the gain is its square."""
        self.left_out = 0
        """How many sounds were left out so far, for tests and the log."""
        self._bank = bank
        self._waiting: list[_Waiting] = []
        self._started: dict[str, float] = {}
        self._free_at = 0.0
        self._great_at = 0.0
        self._ranks: dict[int, Importance] = {}
        """What plays on each channel."""
        self.great_until = 0.0
        """Until when the music makes room for a great sound."""

    def ask(self, name: str, rank: Importance, now: float, level: float = 1.0, side: float = 0.0) -> None:
        """Start a sound now, or as soon as what was asked for before it has been heard.

        `level`, from 0 to 1, is how hard something was struck; `side` is from -1, left, to 1, right.
        """
        if 0 <= now - self._started.get(name, -1.0) < TOO_SOON:
            return
        self._started[name] = now
        sound = _Waiting(name, rank, level, side, now)
        if rank is Importance.SMALL:
            self._start(sound, now)
            return
        self._waiting.append(sound)
        self._bank.ready(name)  # it is decoded while it waits
        lesser = [one for one in self._waiting if one.rank is not Importance.GREAT]
        if len(lesser) > WAITING:
            least = min(lesser, key=lambda one: one.rank)
            self._waiting.remove(least)
            self.left_out += 1
        self.update(now)

    def update(self, now: float) -> None:
        """Start what has waited long enough."""
        while self._waiting and now >= self._free_at:
            sound = self._next(now)
            if sound is None:
                return
            self._waiting.remove(sound)
            self._free_at = now + GAPS[Importance.COMMON if sound.rank is Importance.GREAT else sound.rank]
            if sound.rank is Importance.GREAT:
                self._great_at = now + GAPS[Importance.GREAT]
            self._start(sound, now)

    def forget(self) -> None:
        """Drop everything that waits."""
        self._waiting.clear()

    def _next(self, now: float) -> _Waiting | None:
        """The first that may start: great sounds do not cover each other, and others do not come too late."""
        late = [one for one in self._waiting if one.rank is not Importance.GREAT and now - one.since > PATIENCE]
        for sound in late:
            self._waiting.remove(sound)
            self.left_out += 1
        return next(
            (
                one
                for one in self._waiting
                if (one.rank is not Importance.GREAT or now >= self._great_at) and self._bank.ready(one.name)
            ),
            None,
        )

    def _start(self, wanted: _Waiting, now: float) -> None:
        sound = self._bank.next_variant(wanted.name)
        if sound is None:
            return
        number = self._channel(wanted.rank)
        if number is None:
            self.left_out += 1
            return
        self._ranks[number] = wanted.rank
        channel = pygame.mixer.Channel(number)
        # The square of the volume, in two factors: each has only 128 steps.
        sound.set_volume(self.volume)
        channel.play(sound)
        level, side = self.volume * wanted.level, _WIDTH * max(-1.0, min(1.0, wanted.side))
        channel.set_volume(level * min(1.0, 1.0 - side), level * min(1.0, 1.0 + side))
        if wanted.rank is Importance.GREAT:
            self.great_until = now + min(3.0, 0.6 * sound.get_length())

    def _channel(self, rank: Importance) -> int | None:
        """A free channel, or that of the least important sound if it is not more important."""
        for number in [*COMMON, *(GREAT if rank is Importance.GREAT else ())]:
            if not pygame.mixer.Channel(number).get_busy():
                return int(number)
        lesser = [number for number in COMMON if self._ranks.get(number, Importance.COMMON) <= rank]
        lesser.sort(key=lambda number: self._ranks.get(number, Importance.COMMON))
        return lesser[0] if lesser else None
