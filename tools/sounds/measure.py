"""Figures of sound files: what the targets are about, measured on what the game ships."""

import os
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations, pairwise
from pathlib import Path

import numpy as np
from scipy import signal

os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from tools.sounds.effects import family
from tools.sounds.master import loudest, loudness, true_peak
from tools.sounds.synth import RATE, Mono, Stereo

FOLDER = Path(__file__).parents[2] / "assets" / "sound"
DC, RUMBLE, PEAK_DB, END_DB, FAMILY_DB, APART_DB, PIECES_LU = 0.001, 0.01, -3.0, -50.0, 1.5, 3.0, 1.0
"""The targets."""


@dataclass(frozen=True)
class Figures:
    """What was measured of one sound; levels in dB of full scale, loudness in LUFS."""

    name: str
    seconds: float
    dc: float
    rumble: float
    """The share of energy below 20 Hz."""
    peak: float
    end: float
    """The level of the last 10 ms, relative to the loudest."""
    whole: float
    moment: float

    def faults(self, *, cut: bool = False) -> list[str]:
        """Which targets are missed; a `cut` is followed by another file and may end anywhere."""
        found = []
        if abs(self.dc) >= DC:
            found.append(f"DC {self.dc:.4f}")
        if self.rumble >= RUMBLE:
            found.append(f"{self.rumble:.1%} below 20 Hz")
        if self.peak > PEAK_DB:
            found.append(f"peak {self.peak:.1f} dB")
        if self.end > END_DB and not cut:
            found.append(f"ends at {self.end:.0f} dB")
        return found


def decoded(path: Path) -> Stereo:
    """A file as the game decodes it."""
    if pygame.mixer.get_init() is None:
        pygame.mixer.init(RATE, -16, 2, 1024, allowedchanges=0)
    return np.frombuffer(pygame.mixer.Sound(path).get_raw(), "<i2").reshape(-1, 2) / 32768


def figures(name: str, sound: Stereo) -> Figures:
    """Measure a sound."""
    power = np.abs(np.fft.rfft(sound.mean(1))) ** 2
    low = int(20 * len(sound) / RATE) + 1
    width = RATE // 100
    blocks = np.sqrt((sound[: len(sound) // width * width] ** 2).mean(1).reshape(-1, width).mean(1))
    last = np.sqrt((sound[-width:] ** 2).mean())
    return Figures(
        name,
        len(sound) / RATE,
        float(sound.mean()),
        float(power[:low].sum() / max(power.sum(), 1e-12)),
        _db(true_peak(sound)),
        _db(last / max(blocks.max(), 1e-9)),
        loudness(sound),
        loudest(sound),
    )


def joined_figures(name: str, paths: list[Path]) -> Figures:
    """Measure what several files are one after the other."""
    return figures(name, np.concatenate([decoded(path) for path in paths]))


def effects(folder: Path = FOLDER) -> dict[str, Stereo]:
    """All effects by name."""
    return {path.stem: decoded(path) for path in sorted(folder.glob("*.ogg"))}


def pieces(folder: Path = FOLDER) -> Iterator[tuple[str, list[Path]]]:
    """The files of every piece, stem and ambience in order, under its name."""
    found: dict[str, list[Path]] = {}
    for path in sorted(folder.glob("*/*.ogg")):
        found.setdefault(f"{path.parent.name}/{re.sub(r'-[0-9]+$', '', path.stem)}", []).append(path)
    yield from found.items()


def families(names: Iterable[str]) -> dict[str, list[str]]:
    """Variants of one sound, and one signal in the modes of all tables."""
    found: dict[str, list[str]] = {}
    for name in names:
        found.setdefault(family(name), []).append(name)
    return {name: members for name, members in found.items() if len(members) > 1}


def apart(one: Stereo, other: Stereo) -> float:
    """How far the spectrograms of two sounds differ on average, in dB, where either is heard."""
    first, second = (_spectrogram(sound) for sound in (one, other))
    length = max(first.shape[1], second.shape[1])
    first, second = (
        np.pad(made, ((0, 0), (0, length - made.shape[1])), constant_values=-120) for made in (first, second)
    )
    floor = max(first.max(), second.max()) - 45
    heard = np.maximum(first, second) > floor
    return float(np.abs(np.maximum(first, floor) - np.maximum(second, floor))[heard].mean())


def closest(sounds: dict[str, Stereo], members: list[str]) -> float:
    """The smallest distance between two variants of a family."""
    return min(apart(sounds[one], sounds[other]) for one, other in combinations(members, 2))


def _spectrogram(sound: Stereo) -> Mono:
    """Power in dB in 28 bands from 100 Hz to 12 kHz, every 12 ms."""
    hertz, _, power = signal.stft(sound.mean(1), RATE, nperseg=1024, noverlap=512, boundary=None, padded=True)
    edges = np.geomspace(100, 12000, 29)
    bands = [
        (np.abs(power[(hertz >= low) & (hertz < max(high, low + 44))]) ** 2).sum(0) for low, high in pairwise(edges)
    ]
    return np.asarray(10 * np.log10(np.array(bands) + 1e-12))


def _db(factor: float) -> float:
    return float(20 * np.log10(max(factor, 1e-9)))
