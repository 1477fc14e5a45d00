"""The air of each room: wind, water, insects, birds and far bells, as a circle without a seam."""

from collections.abc import Callable

import numpy as np

from tools.sounds.master import limited, loudness
from tools.sounds.materials import bonsho, clapper, wood
from tools.sounds.room import in_room
from tools.sounds.synth import (
    RATE,
    Chance,
    Mono,
    Stereo,
    band,
    frequency,
    high_passed,
    low_passed,
    noise,
    placed,
    samples,
    shaped,
    times,
)

SECONDS = 36.0
PARTS = 3
LOUDNESS = -32.0
"""LUFS: heard in a rest, not while music plays."""


def circle(low: float, high: float, chance: Chance, *, slow: int, depth: float = 0.6) -> Mono:
    """Noise of a band that has no seam, and swells `slow` times in a circle, never quite evenly."""
    count = samples(SECONDS)
    hertz = np.fft.rfftfreq(count, 1 / RATE)
    shape = 1 / (1 + (low / np.maximum(hertz, 1)) ** 4) / (1 + (hertz / high) ** 3)
    spectrum = shape * np.exp(1j * chance.uniform(0, 2 * np.pi, len(hertz)))
    made = np.fft.irfft(spectrum, count)
    at = np.arange(count) / count
    swell = sum(np.sin(2 * np.pi * (slow + step) * at + chance.uniform(0, 6.3)) / (1 + step) for step in range(3))
    return np.asarray(made / made.std() * 10 ** (depth * swell / 2 - 0.5))


def wide(low: float, high: float, chance: Chance, *, slow: int, depth: float = 0.6) -> Stereo:
    """The same to both sides, half of it in common."""
    left, right, both = (circle(low, high, chance, slow=slow, depth=depth) for _ in range(3))
    return np.stack([left + 0.6 * both, right + 0.6 * both], axis=1)


def cricket(chance: Chance) -> Mono:
    """A bell cricket: a trill of pure chirps that comes and goes."""
    pitch, rate = chance.uniform(3600, 4300), chance.uniform(21, 27)
    seconds = chance.uniform(0.7, 1.6)
    at = times(seconds)
    chirps = np.maximum(0, np.sin(2 * np.pi * rate * at)) ** 2
    tone = np.sin(2 * np.pi * pitch * at) + 0.25 * np.sin(2 * np.pi * 2 * pitch * at)
    return shaped(tone * chirps, ((0, 0), (seconds * 0.3, 1), (seconds * 0.7, 0.9), (seconds, 0)))


def bird(chance: Chance) -> Mono:
    """A warbler at dawn: a long even note, then a quick turn."""
    base = chance.uniform(1700, 2400)
    found: list[Mono] = []
    for start, end, length in (
        (1.0, 1.0, chance.uniform(0.5, 0.9)),
        (1.05, 1.5, 0.09),
        (1.5, 1.15, 0.11),
        (1.35, 0.95, 0.16),
    ):
        at = times(length)
        hertz = base * (start + (end - start) * at / length)
        tone = np.sin(2 * np.pi * np.cumsum(hertz) / RATE) * (1 + 0.15 * np.sin(2 * np.pi * 31 * at))
        found += [
            shaped(tone, ((0, 0), (length * 0.35, 0.9), (length * 0.8, 0.8), (length, 0))),
            np.zeros(samples(0.03)),
        ]
    return np.concatenate(found)


def drop(chance: Chance) -> Mono:
    """A drop falls into a basin: a tone that rises as its bubble closes."""
    seconds = 0.12
    at = times(seconds)
    hertz = chance.uniform(700, 1500) * (1 + 4 * at)
    return np.sin(2 * np.pi * np.cumsum(hertz) / RATE) * 10 ** (-3 * at / 0.1) * np.minimum(1, at / 0.002)


def shishi(chance: Chance) -> Mono:
    """A bamboo fountain tips over and knocks on its stone."""
    return low_passed(wood(310 * chance.uniform(0.97, 1.03), chance, dry=1.6), 2600)


def frog(chance: Chance) -> Mono:
    """A small frog."""
    at = times(0.22)
    buzz = np.sign(np.sin(2 * np.pi * chance.uniform(38, 46) * at)) * noise(0.22, chance)
    return shaped(band(buzz, 900, 2300), ((0, 0), (0.06, 1), (0.2, 0.4), (0.22, 0)))


def steps(chance: Chance) -> Mono:
    """Somebody crosses the gravel, far away."""
    made = np.zeros(samples(3.2))
    for number in range(6):
        start = samples(0.1 + number * 0.46 + chance.uniform(-0.03, 0.03))
        grain = shaped(band(noise(0.13, chance), 1200, 6000), ((0, 0), (0.03, 1), (0.13, 0)))
        made[start : start + len(grain)] += grain
    return made


def spread(  # noqa: PLR0917 - a recipe's quantities
    air: Stereo, maker: Callable[[Chance], Mono], count: int, level: float, wet: float, chance: Chance
) -> None:
    """Add a sound several times, at random places and times; what rings beyond the end is heard at the start."""
    for number in range(count):
        sound = in_room(placed(maker(chance) * level * chance.uniform(0.4, 1.0), chance.uniform(-0.9, 0.9)), wet)
        start = samples((number + chance.uniform(0.1, 0.9)) * SECONDS / count)
        where = (start + np.arange(len(sound))) % len(air)
        np.add.at(air, where, sound)


def title(chance: Chance) -> Stereo:
    """Night: soft wind, crickets, and a bell beyond the hill."""
    air = wide(90, 420, chance, slow=3) * 0.5
    spread(air, cricket, 9, 0.10, 0.6, chance)
    spread(air, lambda dice: low_passed(bonsho(frequency(50), 8.0, dice), 900), 1, 0.35, 2.0, chance)
    return air


def wataah(chance: Chance) -> Stereo:
    """The court in the evening: air between screens, a water clock, clappers of the watch."""
    air = wide(120, 600, chance, slow=2, depth=0.4) * 0.42
    spread(air, drop, 12, 0.16, 0.8, chance)
    spread(air, lambda dice: low_passed(clapper(dice), 2400), 2, 0.14, 2.4, chance)
    spread(air, cricket, 3, 0.06, 0.8, chance)
    return air


def taisen(chance: Chance) -> Stereo:
    """The valley at dawn: a stream, wind in the leaves, birds."""
    air = wide(350, 1700, chance, slow=5, depth=0.3) * 0.30 + wide(100, 500, chance, slow=2) * 0.4
    spread(air, bird, 8, 0.12, 0.9, chance)
    spread(air, drop, 14, 0.05, 0.4, chance)
    return air


def oboro(chance: Chance) -> Stereo:
    """Hazy roofs: fog wind, frogs in the moat, crickets."""
    air = wide(80, 380, chance, slow=2, depth=0.7) * 0.55
    spread(air, frog, 10, 0.14, 1.0, chance)
    spread(air, cricket, 7, 0.06, 0.8, chance)
    return air


def ninjutsu(chance: Chance) -> Stereo:
    """The courtyard: wind over the wall, a bamboo fountain, steps on gravel."""
    air = wide(150, 800, chance, slow=3, depth=0.6) * 0.42
    spread(air, shishi, 3, 0.5, 0.9, chance)
    spread(air, drop, 16, 0.07, 0.5, chance)
    spread(air, steps, 1, 0.25, 1.2, chance)
    return air


AIR: dict[str, Callable[[Chance], Stereo]] = {
    "title": title,
    "wataah": wataah,
    "taisen": taisen,
    "oboro": oboro,
    "ninjutsu": ninjutsu,
}


def parts(room: str) -> list[Stereo]:
    """The ambience of a room, in parts that follow each other in a circle."""
    chance = np.random.default_rng(sum(map(ord, room)))
    air = AIR[room](chance)
    twice = high_passed(np.concatenate([air, air]), 60)[len(air) :]  # filtered as a circle
    mastered = limited(twice * 10 ** ((LOUDNESS - loudness(twice)) / 20))
    return list(np.split(mastered[: len(mastered) // PARTS * PARTS], PARTS))
