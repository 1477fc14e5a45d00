"""The one room in which music and effects are heard: a wooden hall, as a stereo impulse response."""

from functools import cache

import numpy as np
from scipy import signal

from tools.sounds.synth import RATE, Mono, Stereo, band, high_passed, low_passed, samples

SECONDS = 1.7
"""Until the reverberation has decayed by 60 dB at middle frequencies."""

_EARLY = (
    (0.0071, 0.42, -0.6),
    (0.0113, 0.36, 0.7),
    (0.0172, 0.30, -0.2),
    (0.0231, 0.26, 0.5),
    (0.0317, 0.2, -0.8),
    (0.0412, 0.17, 0.3),
    (0.0533, 0.13, -0.4),
    (0.0687, 0.1, 0.8),
)
"""Reflections of walls and ceiling: seconds, level, side."""


@cache
def impulse() -> Stereo:
    """The response of the room to a clap, without the clap itself."""
    chance = np.random.default_rng(20)
    length = samples(SECONDS * 1.4)
    at = np.arange(length) / RATE
    late = np.zeros((length, 2))
    for low, high, share, level in (
        (90, 400, 1.0, 0.8),
        (400, 2000, 1.0, 1.0),
        (2000, 5000, 0.65, 0.8),
        (5000, 12000, 0.38, 0.5),
    ):
        for side in (0, 1):
            hiss = band(chance.standard_normal(length), low, high)
            late[:, side] += level * hiss * 10 ** (-3 * at / (SECONDS * share))
    late *= (np.minimum(1.0, np.maximum(0.0, at - 0.018) / 0.05) ** 1.5)[:, None] * 0.045
    for seconds, level, side in _EARLY:
        place = samples(seconds)
        late[place, 0] += level * (1 - side) / 2
        late[place, 1] += level * (1 + side) / 2
    soft = low_passed(high_passed(late, 110), 9500, 1)
    return np.asarray(soft / np.sqrt((soft**2).sum(0).mean()))


def in_room(sound: Mono | Stereo, wet: float, tail: float = 1.6) -> Stereo:
    """A sound in the room; `wet` is the level of its reverberation, and `tail` the seconds that are added."""
    dry = np.stack([sound, sound], axis=1) if sound.ndim == 1 else sound
    dry = np.concatenate([dry, np.zeros((round(tail * RATE), 2))])
    heard = np.stack([signal.fftconvolve(dry[:, side], impulse()[:, side])[: len(dry)] for side in (0, 1)], axis=1)
    return np.asarray(dry + wet * heard)
