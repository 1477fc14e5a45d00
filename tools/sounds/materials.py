"""Paper, wood, metal, skin and breath: the building blocks of effects, and our own instruments."""

import numpy as np

from tools.sounds.synth import (
    RATE,
    Chance,
    Mono,
    band,
    decay,
    faded,
    high_passed,
    later,
    low_passed,
    mixed,
    noise,
    samples,
    shaped,
    struck,
    sweep,
    times,
)


def wood(pitch: float, chance: Chance, *, dry: float = 1.0, hard: float = 1.0) -> Mono:
    """A block of wood is struck: plate modes of a bar, a knock of the stick, a short body."""
    spread = chance.uniform(0.985, 1.015, 7)
    ratios = (1.0, 1.47, 2.09, 2.76, 3.61, 5.40, 7.9)
    levels = (1.0, 0.35, 0.5, 0.42 * hard, 0.28 * hard, 0.2 * hard, 0.12 * hard)
    modes = [
        (pitch * ratio * vary, level, max(0.02, 0.16 * dry / ratio**0.6))
        for ratio, vary, level in zip(ratios, spread, levels, strict=True)
    ]
    body = struck(0.4, modes, chance, 0.0004)
    stick = decay(band(noise(0.03, chance), 1400, 9000), 0.012, 0.0003) * hard
    return mixed(body, stick)


def clapper(chance: Chance) -> Mono:
    """Two hyoshigi of hard oak are struck together."""
    return mixed(wood(1180, chance, dry=1.3, hard=1.4), wood(1236, chance, dry=1.2, hard=1.2) * 0.8)


def metal(pitch: float, seconds: float, chance: Chance, *, modes: int = 22, bright: float = 1.0) -> Mono:
    """A blade rings: many inharmonic modes in near pairs, and a hard strike."""
    found: list[tuple[float, float, float]] = []
    for number in range(1, modes + 1):
        ratio = (number + 0.35) ** 1.62 / 1.35**1.62 * chance.uniform(0.97, 1.03)
        level = chance.uniform(0.4, 1.0) * number ** (-0.75 / bright)
        length = seconds * chance.uniform(0.5, 1.0) / (1 + 0.06 * number)
        found += [
            (pitch * ratio, level, length),
            (pitch * ratio * chance.uniform(1.001, 1.006), level * 0.6, length * 0.9),
        ]
    ring = struck(seconds * 1.1, found, chance, 0.0003)
    strike = decay(high_passed(noise(0.04, chance), 2500), 0.018, 0.0002) * 6
    return mixed(ring / np.sqrt(len(found)) * 2.2, strike * 0.5)


def bonsho(pitch: float, seconds: float, chance: Chance, *, bright: float = 0.6) -> Mono:
    """A temple bell: partials in beating pairs that outlast each other, and the log that strikes it."""
    partials = (
        (0.5, 0.5, 1.0),
        (1.0, 1.0, 0.95),
        (1.19, 0.5, 0.62),
        (1.51, 0.28, 0.5),
        (2.0, 0.5, 0.55),
        (2.52, 0.3 * bright, 0.4),
        (2.99, 0.26 * bright, 0.34),
        (3.76, 0.2 * bright, 0.27),
        (4.6, 0.15 * bright, 0.2),
        (5.45, 0.11 * bright, 0.16),
        (6.8, 0.08 * bright, 0.12),
        (8.3, 0.05 * bright, 0.09),
        (10.1, 0.03 * bright, 0.07),
    )
    modes: list[tuple[float, float, float]] = []
    for ratio, level, share in partials:
        beat = 0.0 if ratio == 1.0 else chance.uniform(0.3, 1.1)
        length = seconds * share
        modes += [(pitch * ratio, level, length), (pitch * ratio + beat, level * 0.55, length * 0.92)]
    modes.append((pitch + 0.62, 0.45, seconds * 0.9))
    body = struck(seconds, modes, chance, 0.004)
    log = decay(low_passed(noise(0.2, chance), 520), 0.1, 0.002) * 5
    edge = decay(band(noise(0.1, chance), 900, 4200), 0.05, 0.001) * 0.8 * bright
    return faded(mixed(body, log, edge), 0.001, seconds * 0.35)


def kane(pitch: float, chance: Chance) -> Mono:
    """A small hand gong, damped by the palm."""
    modes = [
        (pitch * ratio, level, length)
        for ratio, level, length in (
            (1, 1, 0.7),
            (1.006, 0.6, 0.6),
            (1.58, 0.6, 0.5),
            (2.24, 0.5, 0.42),
            (2.92, 0.4, 0.35),
            (4.16, 0.3, 0.24),
            (5.43, 0.22, 0.2),
            (6.8, 0.15, 0.15),
        )
    ]
    return mixed(struck(0.9, modes, chance, 0.0004), decay(high_passed(noise(0.03, chance), 3000), 0.012, 0.0003))


def rin(pitch: float, seconds: float, chance: Chance) -> Mono:
    """A singing bowl: few pure partials that beat slowly."""
    modes = [
        (pitch * ratio + beat, level, seconds * share)
        for ratio, level, share in ((1, 1, 1), (2.71, 0.4, 0.5), (5.15, 0.16, 0.25), (8.2, 0.06, 0.12))
        for beat in (0.0, 0.7)
    ]
    return faded(
        mixed(struck(seconds, modes, chance, 0.003), decay(band(noise(0.05, chance), 1200, 5000), 0.02) * 0.5),
        0.001,
        seconds * 0.3,
    )


def taiko(pitch: float, chance: Chance, *, seconds: float = 1.1, hard: float = 1.0) -> Mono:
    """A skin drum: membrane modes whose pitch drops, enough of them above 150 Hz for small loudspeakers."""
    at = times(seconds)
    drop = 1 + 0.22 * np.exp(-at * 22)
    phase = 2 * np.pi * np.cumsum(drop) / RATE
    skin = np.zeros(len(at))
    for ratio, level, share in (
        (1, 1, 1),
        (1.594, 0.75, 0.6),
        (2.136, 0.6, 0.45),
        (2.296, 0.45, 0.4),
        (2.653, 0.45, 0.34),
        (2.918, 0.35, 0.3),
        (3.5, 0.3, 0.25),
        (4.06, 0.22, 0.2),
        (4.9, 0.16, 0.16),
    ):
        vary = chance.uniform(0.99, 1.01)
        skin += (
            level * np.sin(pitch * ratio * vary * phase + chance.uniform(0, 6.28)) * 10 ** (-3 * at / (seconds * share))
        )
    stick = decay(band(noise(0.06, chance), 260, 3200), 0.035, 0.0006) * 3.0 * hard
    slap = decay(band(noise(0.02, chance), 2500, 8000), 0.01, 0.0003) * 0.8 * hard
    return mixed(skin * np.minimum(1, at / 0.001) * 0.8, stick, slap)


def grains(
    seconds: float, chance: Chance, *, rate: float, low: float, high: float, level: tuple[tuple[float, float], ...]
) -> Mono:
    """Stick and slip: many tiny scrapes, as when paper or wood slides; `rate` is how many in a second."""
    made = np.zeros(samples(seconds) + samples(0.03))
    count = int(rate * seconds)
    for place in np.sort(chance.uniform(0, seconds, count)):
        length = chance.uniform(0.002, 0.009)
        grain = decay(noise(length * 2, chance), length, 0.0004) * chance.gamma(1.4, 0.6)
        start = int(place * RATE)
        made[start : start + len(grain)] += grain[: len(made) - start]
    return shaped(band(made, low, high), level)


def paper(seconds: float, chance: Chance, *, low: float = 900, high: float = 9000) -> Mono:
    """A sheet slides over wood: grains over a soft hiss."""
    rub = grains(
        seconds,
        chance,
        rate=620,
        low=low,
        high=high,
        level=((0, 0), (seconds * 0.22, 1), (seconds * 0.6, 0.75), (seconds, 0)),
    )
    hiss = shaped(band(noise(seconds, chance), low * 1.4, high), ((0, 0), (seconds * 0.3, 1), (seconds, 0))) * 0.35
    return faded(mixed(rub, hiss))


def flick(chance: Chance, *, weight: float = 1.0, air: float = 1.0) -> Mono:
    """A card snaps down: a puff of air, the bend of the card, then its face on the table."""
    puff = shaped(band(noise(0.08, chance), 1500, 9000), ((0, 0), (0.055, 0.8), (0.08, 0))) * 0.7 * air
    tick = decay(band(noise(0.03, chance), 1800, 11000), chance.uniform(0.012, 0.02), 0.0003) * 2.2
    slap = decay(band(noise(0.06, chance), 280, 2600), chance.uniform(0.03, 0.045), 0.0006) * 2.4 * weight
    table = (
        struck(
            0.12,
            [
                (chance.uniform(175, 235), 0.5, 0.07),
                (chance.uniform(320, 390), 0.3, 0.05),
                (chance.uniform(560, 680), 0.18, 0.035),
            ],
            chance,
        )
        * weight
    )
    return mixed(puff, later(mixed(tick, slap, table), 0.066))


def swish(seconds: float, chance: Chance, *, low: float = 500, high: float = 4200, peak: float = 0.55) -> Mono:
    """Something cuts the air: noise whose resonance rises and falls with its speed."""
    top = seconds * peak
    air = sweep(noise(seconds, chance), ((0, low), (top, high), (seconds, low * 1.5)), 0.55)
    wide = band(noise(seconds, chance), 2500, 12000) * 0.25
    return faded(shaped(mixed(air, wide), ((0, 0), (top, 1), (seconds, 0))))


def throat(
    seconds: float,
    pitch: Mono,
    formants: tuple[tuple[float, float, float], ...],
    chance: Chance,
    *,
    breath: float,
    rough: float,
) -> Mono:
    """A voice: a glottal pulse with jitter and breath through formants (hertz, width, level)."""
    count = samples(seconds)
    wander = low_passed(chance.standard_normal(count), 30, 1) * rough * 8
    phase = np.cumsum(pitch[:count] * (1 + wander)) / RATE % 1.0
    pulse = np.where(phase < 0.6, np.sin(np.pi * phase / 0.6) ** 2, 0.0)
    source = np.diff(pulse, prepend=0.0) * 12 + chance.standard_normal(count) * breath * (0.3 + pulse)
    made = np.zeros(count)
    for hertz, width, level in formants:
        made += level * band(source, hertz - width / 2, hertz + width / 2, 1)
    return made
