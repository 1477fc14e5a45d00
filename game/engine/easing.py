"""Easing: functions from 0..1 to about 0..1 that begin at 0 and end at 1."""

from collections.abc import Callable

Ease = Callable[[float], float]


def linear(t: float) -> float:
    """No easing: for things that measure time, never for things that move."""
    return t


def out_cubic(t: float) -> float:
    """Starts fast and settles: the default for a moving card."""
    return 1 - (1 - t) ** 3


def in_cubic(t: float) -> float:
    """Starts slowly and leaves fast: something falls or flies away."""
    return t**3


def in_out(t: float) -> float:
    """Slow at both ends: long distances, things that turn over."""
    return t * t * (3 - 2 * t)


def out_back(t: float) -> float:
    """Overshoots a little and comes back: something lands with weight."""
    over = 1.70158
    return 1 + (over + 1) * (t - 1) ** 3 + over * (t - 1) ** 2


def bounce(t: float) -> float:
    """Falls and bounces twice before it lies still: a die, a stone."""
    strength, length = 7.5625, 2.75
    for hop_end, middle, height in ((1.0, 0.0, 0.0), (2.0, 1.5, 0.75), (2.5, 2.25, 0.9375)):
        if t < hop_end / length:
            return strength * (t - middle / length) ** 2 + height
    return strength * (t - 2.625 / length) ** 2 + 0.984375
