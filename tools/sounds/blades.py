"""Effects of metal, air, skin and voices."""

import numpy as np

from tools.sounds.materials import bonsho, clapper, flick, metal, paper, swish, taiko, throat, wood
from tools.sounds.synth import (
    RATE,
    Chance,
    Mono,
    band,
    decay,
    frequency,
    later,
    low_passed,
    mixed,
    noise,
    samples,
    shaped,
)


def cut(variant: int, chance: Chance) -> Mono:
    """A blade cuts through: the draw, the air, the edge."""
    seconds = (0.22, 0.17, 0.28, 0.2, 0.25)[variant]
    pitch = (1180, 1420, 980, 1300, 1090)[variant]
    ring = metal(pitch, (0.7, 0.45, 1.0, 0.55, 0.85)[variant], chance, bright=(0.9, 1.2, 0.7, 1.1, 0.8)[variant])
    rip = paper(0.1, chance, low=(1200, 2200, 800, 1600, 1000)[variant], high=11000)
    return mixed(
        swish(seconds, chance, low=(600, 900, 450, 750, 520)[variant], high=(4200, 5600, 3300, 5000, 3800)[variant])
        * 1.5,
        later(ring * 0.35, seconds * 0.6),
        later(rip, seconds * 0.7),
    )


def clash(variant: int, chance: Chance) -> Mono:
    """Two blades clash and slide along each other."""
    pitch = (720, 840, 640)[variant]
    both = mixed(metal(pitch, 1.3, chance, modes=26), metal(pitch * 1.137, 1.1, chance, modes=26) * 0.8)
    scrape = mixed(
        *(
            later(metal(pitch * (2.2 + 0.12 * number), 0.12, chance, modes=8) * 0.14, 0.05 + number * 0.021)
            for number in range(7)
        )
    )
    return mixed(swish(0.1, chance) * 0.7, later(mixed(both, scrape if variant != 1 else scrape * 0.3), 0.07))


def shuriken(variant: int, chance: Chance) -> Mono:
    """A shuriken spins through the air and sticks in wood."""
    seconds = (0.3, 0.24, 0.36)[variant]
    whirr = swish(seconds, chance, low=900, high=(4200, 5200, 3400)[variant], peak=0.8) * 1.6
    at = np.arange(len(whirr)) / RATE
    turning = whirr * (0.5 + 0.5 * np.sin(2 * np.pi * (62, 78, 51)[variant] * at))
    hit = mixed(
        wood((420, 370, 480)[variant], chance, dry=0.8, hard=1.3),
        metal((2100, 2500, 1800)[variant], 0.5, chance, modes=14) * 0.25,
    )
    return mixed(turning, later(hit, seconds * 0.93))


def fence(_variant: int, chance: Chance) -> Mono:
    """A rattling wire fence."""
    knocks = [
        later(
            metal(1040 * chance.uniform(0.7, 1.5), 0.2, chance, modes=8) * chance.uniform(0.15, 0.4),
            float(chance.beta(1, 3)) * 0.4,
        )
        for _ in range(14)
    ]
    return mixed(*knocks, wood(240, chance) * 0.5)


def fall(_variant: int, chance: Chance) -> Mono:
    """A figure falls."""
    return mixed(
        swish(0.24, chance, low=300, high=1700, peak=0.3),
        later(mixed(taiko(92, chance, seconds=0.7, hard=0.6), wood(170, chance, dry=1.2) * 0.7), 0.19),
    )


def fight(_variant: int, chance: Chance) -> Mono:
    """A fight begins: two strokes on a great drum."""
    return mixed(taiko(108, chance, seconds=0.8), later(taiko(86, chance, seconds=1.3) * 1.1, 0.16))


def smoke(_variant: int, chance: Chance) -> Mono:
    """A figure disappears in a little smoke."""
    puff = shaped(low_passed(noise(0.7, chance), 2200), ((0, 0), (0.02, 1), (0.14, 0.6), (0.7, 0)))
    fizz = shaped(band(noise(0.6, chance), 3000, 11000), ((0, 0), (0.05, 0.5), (0.6, 0))) * 0.4
    return mixed(puff * 1.6, fizz, decay(low_passed(noise(0.1, chance), 300), 0.06) * 3)


def steal(_variant: int, chance: Chance) -> Mono:
    """A theft."""
    return mixed(
        swish(0.18, chance, low=800, high=5200, peak=0.75) * 1.5, later(flick(chance, weight=0.5, air=0.2) * 0.8, 0.13)
    )


def swap(_variant: int, chance: Chance) -> Mono:
    """Two things trade places."""
    return mixed(swish(0.28, chance, peak=0.7), later(swish(0.28, chance, peak=0.3), 0.18), later(flick(chance), 0.38))


def lead(_variant: int, chance: Chance) -> Mono:
    """The lead passes on: an arrow hits its board."""
    return mixed(
        swish(0.26, chance, low=700, high=3600, peak=0.85) * 1.3, later(wood(520, chance, dry=1.1, hard=1.2), 0.23)
    )


def curse(_variant: int, chance: Chance) -> Mono:
    """Something dark has touched you: a low cluster that sinks, and a breath."""
    at = np.arange(samples(1.5)) / RATE
    low = np.zeros(len(at))
    for note in (38, 39, 44, 45.1, 51):
        hertz = frequency(note) * (1 - 0.045 * at)
        phase = 2 * np.pi * np.cumsum(hertz) / RATE
        low += np.sin(phase) + 0.5 * np.sin(2 * phase + 1) + 0.3 * np.sin(3 * phase) + 0.15 * np.sin(5 * phase)
    body = shaped(low / 5, ((0, 0), (0.3, 1), (0.7, 0.8), (1.5, 0)))
    breath = shaped(band(noise(1.4, chance), 350, 1900), ((0, 0), (0.5, 1), (1.4, 0)))
    return mixed(body * 0.5, breath * 0.9)


def wolf(_variant: int, chance: Chance) -> Mono:
    """A wolf, far away: breath and a voice that breaks upwards, holds, and sinks."""
    seconds = 2.3
    at = np.arange(samples(seconds)) / RATE
    pitch = np.interp(at, [0, 0.12, 0.5, 0.8, 1.5, 2.3], [240, 290, 430, 455, 440, 300]) * (
        1 + 0.012 * np.sin(2 * np.pi * 4.8 * at) * np.clip(at - 0.7, 0, 1)
    )
    voice = throat(
        seconds,
        pitch,
        ((520, 260, 1.0), (950, 300, 0.7), (2400, 500, 0.25), (3400, 700, 0.12)),
        chance,
        breath=0.10,
        rough=0.012,
    )
    return shaped(voice, ((0, 0), (0.25, 0.7), (0.9, 1), (1.6, 0.8), (2.3, 0)))


def monkey(_variant: int, chance: Chance) -> Mono:
    """A monkey scolds: short, rough cries."""
    made: list[Mono] = []
    for number, start in enumerate((0.0, 0.17, 0.31, 0.43, 0.58)):
        seconds = 0.11 + 0.02 * (number % 2)
        at = np.arange(samples(seconds)) / RATE
        pitch = (480 + 40 * number) * np.interp(at, [0, seconds * 0.4, seconds], [0.8, 1.35, 0.9])
        voice = throat(
            seconds, pitch, ((1000, 400, 1.0), (1900, 500, 0.9), (3300, 900, 0.4)), chance, breath=0.35, rough=0.05
        )
        made.append(later(shaped(voice, ((0, 0), (0.02, 1), (seconds * 0.6, 0.8), (seconds, 0))), start))
    return mixed(*made)


def unveil(_variant: int, chance: Chance) -> Mono:
    """A reveal: a drum roll, then the mask."""
    gaps = (0.0, 0.30, 0.55, 0.75, 0.91, 1.03, 1.12, 1.19, 1.25)
    rolls = [
        later(taiko(118, chance, seconds=0.5, hard=0.8) * (0.3 + 0.06 * number), at) for number, at in enumerate(gaps)
    ]
    last = mixed(
        taiko(74, chance, seconds=1.6) * 1.2,
        bonsho(frequency(50), 5.0, chance) * 0.45,
        clash(0, chance) * 0.35,
        clapper(chance) * 0.5,
    )
    return mixed(*rolls, later(last, 1.38))


def soke(_variant: int, chance: Chance) -> Mono:
    """A Soke falls: the cut, a drum, and the bell of the house."""
    return mixed(
        cut(2, chance),
        later(taiko(68, chance, seconds=1.5) * 1.1, 0.35),
        later(bonsho(frequency(52), 6.0, chance) * 0.6, 0.5),
    )
