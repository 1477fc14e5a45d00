"""The instruments of the music: programs of FluidR3, brought in tune, and bells and clappers of our own."""

import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

import numpy as np

from tools.sounds.materials import bonsho, clapper, kane, rin
from tools.sounds.synth import Chance, Mono

TUNING = Path(__file__).with_name("tuning.toml")
"""How many cents the soundfont's notes are off, measured by `tune.py`."""


class Instrument(NamedTuple):
    """How an instrument is played: `ring` is how many seconds a plucked note is left to sound, 0 for blown ones."""

    program: int
    ring: float
    level: float = 0.0
    drums: Mapping[str, tuple[int, int]] = MappingProxyType({})
    """Pitch and velocity by letter."""


PLAYED = {
    "koto": Instrument(107, 5.0),
    "shamisen": Instrument(106, 1.6, 1.0),
    "shakuhachi": Instrument(77, 0.0, -2.0),
    "flute": Instrument(73, 0.0, -2.0),
    "biwa": Instrument(24, 2.4, 1.0),
    "reeds": Instrument(20, 0.0, -12.0),
    "bass": Instrument(32, 1.8, 1.0),
    "chimes": Instrument(8, 3.0, -6.0),
    "taiko": Instrument(116, 2.0, 0.0, {"D": (43, 104), "B": (45, 72), "T": (57, 84), "k": (69, 62)}),
    "wood": Instrument(115, 1.0, -4.0, {"K": (72, 84), "k": (77, 58), "L": (65, 76)}),
}

Maker = Callable[[float, float, Chance], Mono]
OWN: dict[str, Maker] = {
    "bonsho": lambda pitch, level, chance: bonsho(pitch, 9.0, chance) * level,
    "kane": lambda pitch, level, chance: kane(pitch, chance) * level,
    "rin": lambda pitch, level, chance: rin(pitch, 5.0, chance) * level,
    "clapper": lambda _pitch, level, chance: clapper(chance) * level,
}
"""Made by ourselves: pitch in hertz and level from 0 to 1."""


@cache
def cents_off(instrument: str) -> tuple[float, ...]:
    """For each MIDI note how many cents the soundfont is off."""
    measured = tomllib.loads(TUNING.read_text("utf-8")).get(instrument, {})
    if not measured:
        return (0.0,) * 128
    notes = sorted((int(note), cents) for note, cents in measured.items())
    return tuple(np.interp(range(128), [note for note, _ in notes], [cents for _, cents in notes]))
