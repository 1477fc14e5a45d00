"""Sound synthesis with numpy: sounds as arrays of samples, mono (n) or stereo (n, 2)."""

from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray
from scipy import signal

RATE = 44_100
Mono = NDArray[np.float64]
Stereo = NDArray[np.float64]
Chance = np.random.Generator


def samples(seconds: float) -> int:
    """The number of samples in a duration."""
    return max(1, round(seconds * RATE))


def times(seconds: float) -> Mono:
    """The time of each sample of a duration."""
    return np.arange(samples(seconds)) / RATE


def silence(seconds: float) -> Mono:
    """Silence."""
    return np.zeros(samples(seconds))


def struck(seconds: float, modes: Iterable[tuple[float, float, float]], chance: Chance, attack: float = 0.0005) -> Mono:
    """A body with modes (hertz, level, seconds to -60 dB) of random phase that begin softly enough not to click."""
    at = times(seconds)
    made = np.zeros(len(at))
    for hertz, level, length in modes:
        if hertz < RATE * 0.45:
            made += level * np.sin(2 * np.pi * hertz * at + chance.uniform(0, 2 * np.pi)) * 10 ** (-3 * at / length)
    return made * np.minimum(1.0, at / attack)


def noise(seconds: float, chance: Chance) -> Mono:
    """White noise."""
    return chance.standard_normal(samples(seconds)) * 0.3


def shaped(sound: Mono, points: Sequence[tuple[float, float]]) -> Mono:
    """Scale a sound by levels at given seconds, with smooth curves between them."""
    at = np.arange(len(sound)) / RATE
    level = np.interp(at, [point[0] for point in points], [point[1] for point in points])
    return sound * level**2


def decay(sound: Mono, seconds: float, attack: float = 0.001) -> Mono:
    """Let a sound decay by 60 dB."""
    at = np.arange(len(sound)) / RATE
    return sound * 10 ** (-3 * at / seconds) * np.minimum(1.0, at / attack)


def low_passed(sound: Mono, hertz: float, order: int = 2) -> Mono:
    """A low-pass filter."""
    return _filtered(sound, hertz, "lowpass", order)


def high_passed(sound: Mono, hertz: float, order: int = 2) -> Mono:
    """A high-pass filter."""
    return _filtered(sound, hertz, "highpass", order)


def band(sound: Mono, low: float, high: float, order: int = 2) -> Mono:
    """A band-pass filter."""
    return _filtered(sound, (low, min(high, RATE * 0.48)), "bandpass", order)


def _filtered(sound: Mono, hertz: float | tuple[float, float], kind: str, order: int) -> Mono:
    sections = signal.butter(order, hertz, kind, fs=RATE, output="sos")
    return np.asarray(signal.sosfilt(sections, sound, axis=0))


def sweep(sound: Mono, hertz: Sequence[tuple[float, float]], width: float) -> Mono:
    """A resonance that moves over a sound: state variable filter with frequencies at given seconds."""
    at = np.arange(len(sound)) / RATE
    centre = np.interp(at, [point[0] for point in hertz], [point[1] for point in hertz])
    step = 2 * np.sin(np.pi * np.minimum(centre, RATE / 7) / RATE)
    low = middle = 0.0
    made = np.empty(len(sound))
    for index, value in enumerate(sound):
        low += step[index] * middle
        high = value - low - width * middle
        middle += step[index] * high
        made[index] = middle
    return made


def string(
    pitch: float, seconds: float, chance: Chance, *, ring: float, bright: float = 0.5, pick: float = 0.13
) -> Mono:
    """A plucked string in tune: fractional delay, two polarisations, a comb for where it is plucked.

    `ring` is the seconds to -60 dB; `bright`, from 0 to 1, how slowly the high partials die.
    """
    made = np.zeros(samples(seconds))
    burst = max(8, round(RATE / pitch))
    excitation = chance.standard_normal(burst)
    excitation -= excitation.mean()
    excitation = low_passed(excitation, 2500 + 9000 * bright, 1)
    for detune, level, share in ((-0.0002, 0.7, 1.0), (0.0003, 0.3, 1.8)):
        made += level * _polarisation(pitch * (1 + detune), len(made), excitation, ring * share, bright)
    notch = max(1, round(pick * RATE / pitch))
    made[notch:] -= 0.8 * made[:-notch]
    return high_passed(made, 40)


def _polarisation(pitch: float, length: int, excitation: Mono, ring: float, bright: float) -> Mono:
    damp = 0.5 * (1 - bright) * 0.6 + 0.02
    gain = 10 ** (-3 / (ring * pitch))
    delay = RATE / pitch - damp  # the loop's own filter delays by its second coefficient
    whole = int(delay - 0.5)
    part = delay - whole
    allpass = (1 - part) / (1 + part)
    # One loop as a transfer function: damping (1-d, d) times an all-pass for the fraction of a sample.
    top = np.convolve([1 - damp, damp], [allpass, 1.0]) * gain
    bottom = np.array([1.0, allpass])
    a = np.zeros(whole + 3)
    a[:2] += bottom
    a[whole : whole + 3] -= top
    x = np.zeros(length)
    x[: min(length, len(excitation))] = excitation[:length]
    return np.asarray(signal.lfilter(bottom, a, x))


def mixed(*sounds: Mono) -> Mono:
    """Mix sounds of any lengths."""
    made = np.zeros((max(len(sound) for sound in sounds), *sounds[0].shape[1:]))
    for sound in sounds:
        made[: len(sound)] += sound
    return made


def later(sound: Mono, seconds: float) -> Mono:
    """Prepend a rest."""
    rest = np.zeros((max(0, round(seconds * RATE)), *sound.shape[1:]))
    return np.concatenate([rest, sound])


def faded(sound: Mono, into: float = 0.001, out: float = 0.01) -> Mono:
    """Fade in and out, so that neither end clicks."""
    made = sound.copy()
    start, end = min(samples(into), len(made)), min(samples(out), len(made))
    rise, fall = np.linspace(0, 1, start), np.linspace(1, 0, end) ** 2
    if made.ndim > 1:
        rise, fall = rise[:, None], fall[:, None]
    made[:start] *= rise
    made[-end:] *= fall
    return made


def placed(sound: Mono, side: float) -> Stereo:
    """Put a mono sound between left (-1) and right (1), at constant power."""
    angle = (side + 1) * np.pi / 4
    return np.stack([sound * np.cos(angle), sound * np.sin(angle)], axis=1) * np.sqrt(2)


def frequency(note: float) -> float:
    """The hertz of a MIDI note."""
    return float(440 * 2 ** ((note - 69) / 12))
