"""Loudness as ears hear it (ITU-R BS.1770), true peaks, and mastering to a level."""

import numpy as np
from scipy import signal
from scipy.ndimage import maximum_filter1d

from tools.sounds.synth import RATE, Mono, Stereo, high_passed

PEAK = 10 ** (-3.6 / 20)
"""The highest true peak before encoding, so that at most -3 dBFS are left after it."""

_SHELF = (1681.974450955533, 3.999843853973347, 0.7071752369554196)
_HIGH = (38.13547087602444, 0.5003270373238773)


def _sections() -> Mono:
    """The two filters of the standard, for our sample rate."""
    hertz, gain, q = _SHELF
    k = np.tan(np.pi * hertz / RATE)
    high = 10 ** (gain / 20)
    band = high**0.4996667741545416
    a0 = 1 + k / q + k * k
    shelf = [(high + band * k / q + k * k) / a0, 2 * (k * k - high) / a0, (high - band * k / q + k * k) / a0]
    shelf += [1.0, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0]
    hertz, q = _HIGH
    k = np.tan(np.pi * hertz / RATE)
    a0 = 1 + k / q + k * k
    return np.array([shelf, [1.0, -2.0, 1.0, 1.0, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0]])


def _power(sound: Stereo) -> Mono:
    """The weighted power of both sides."""
    weighted = signal.sosfilt(_sections(), np.ascontiguousarray(_two(sound).T), axis=1)
    return np.asarray((weighted**2).sum(0))


def momentary(sound: Stereo, step: float = 0.1) -> Mono:
    """The loudness in LUFS of every 400 ms, `step` seconds apart."""
    power = _power(sound)
    width, hop = round(0.4 * RATE), round(step * RATE)
    if len(power) < width:
        power = np.pad(power, (0, width - len(power)))
    summed = np.concatenate([[0.0], np.cumsum(power)])
    starts = np.arange(0, len(power) - width + 1, hop)
    mean = (summed[starts + width] - summed[starts]) / width
    return np.asarray(-0.691 + 10 * np.log10(np.maximum(mean, 1e-12)))


def loudness(sound: Stereo) -> float:
    """The integrated loudness in LUFS, with the gates of the standard."""
    blocks = momentary(sound)
    loud = blocks[blocks > -70]
    if not len(loud):
        return -120.0
    gate = _mean(loud) - 10
    return _mean(loud[loud > gate])


def loudest(sound: Stereo) -> float:
    """The loudness of the loudest 400 ms."""
    return float(momentary(sound, 0.02).max())


def true_peak(sound: Stereo) -> float:
    """The peak between samples, as a factor of full scale."""
    return float(np.abs(signal.resample_poly(_two(sound), 4, 1, axis=0)).max())


def limited(sound: Stereo, peak: float = PEAK) -> Stereo:
    """Turn down what would exceed the peak, smoothly and looking ahead."""
    if np.abs(sound).max() * 1.1 < peak:
        return sound
    over = np.abs(signal.resample_poly(sound, 4, 1, axis=0)).max(1).reshape(-1, 4).max(1)[: len(sound)]
    need = np.minimum(1.0, peak / np.maximum(over, 1e-9))
    if need.min() >= 1.0:
        return sound
    width = round(0.006 * RATE)
    held = -_maximum(-need, 2 * width + 1)
    window = np.hanning(2 * width + 1)
    smooth = np.convolve(np.pad(held, width, constant_values=1.0), window / window.sum(), "valid")
    return np.asarray(sound * smooth[:, None])


def mastered(sound: Stereo, level: float, *, by_peak_moment: bool = False) -> Stereo:
    """Bring a sound to a loudness, without DC or rumble, and below the highest peak."""
    clean = high_passed(_two(sound), 24, 2)
    clean = clean - clean.mean(0)
    found = loudest(clean) if by_peak_moment else loudness(clean)
    made = clean * 10 ** ((level - found) / 20)
    return limited(made)


def _two(sound: Mono | Stereo) -> Stereo:
    return np.stack([sound, sound], axis=1) if sound.ndim == 1 else sound


def _mean(levels: Mono) -> float:
    return float(10 * np.log10(np.mean(10 ** (levels / 10))))


def _maximum(values: Mono, width: int) -> Mono:
    return np.asarray(maximum_filter1d(values, width))
