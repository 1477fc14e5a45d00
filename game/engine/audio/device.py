"""The sound device: opened on the first sound, with a fixed use for each of its channels."""

import logging

import pygame

CHANNELS = 24
DECKS = (range(3), range(3, 6))
"""Two groups of channels for music, its tension stem and ambience, so that one room can fade into the next."""
GREAT = range(6, 9)
"""Kept for sounds that must be heard, however much else is going on."""
COMMON = range(9, CHANNELS)

_log = logging.getLogger(__name__)


class Device:
    """Opens the mixer when it is first needed; remembers if there is none."""

    def __init__(self) -> None:
        self._ready: bool | None = None

    @property
    def opened(self) -> bool:
        """Whether the mixer is open."""
        return bool(self._ready)

    def open(self) -> bool:
        """Open the mixer unless that has been tried; return whether there is sound."""
        if self._ready is None:
            try:
                if pygame.mixer.get_init() is None:
                    # No changes allowed: phrases are joined to the sample, and resampling them would break the joins.
                    pygame.mixer.init(frequency=44100, size=-16, channels=2, buffer=1024, allowedchanges=0)
                pygame.mixer.set_num_channels(CHANNELS)
                self._ready = True
            except pygame.error as error:
                _log.info("no sound: %s", error)
                self._ready = False
        return self._ready
