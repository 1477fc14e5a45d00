"""Paper, wood, metal, skin, strings and breath: the building blocks of the effects."""

import math
from collections.abc import Callable
from random import Random

from tools.sounds.synth import (
    RATE,
    Sound,
    band,
    decay,
    faded,
    high_passed,
    in_a_room,
    later,
    louder,
    low_passed,
    mixed,
    noise,
    plucked,
    struck,
    swell,
    tone,
)


def paper(seconds: float, chance: Random, *, low: float = 900, high: float = 4200) -> Sound:
    """A sheet slides: soft hiss with some grain."""
    hiss = band(noise(seconds, swell(seconds * 0.25, seconds * 0.15, seconds * 0.6), chance), low, high)
    grain = [
        value * (0.7 + 0.3 * math.sin(index * 0.013 + 2 * math.sin(index * 0.0031))) for index, value in enumerate(hiss)
    ]
    return faded(grain)


def flick(chance: Random) -> Sound:
    """A card snaps down: a puff of air, then its edge on the table."""
    air = paper(0.09, chance, low=1400, high=5200)
    edge = louder(band(noise(0.03, decay(0.02, 0.0005), chance), 500, 3000), 1.6)
    table = louder(struck(0.08, [(210, 1, 0.05), (330, 0.4, 0.03)]), 0.5)
    return mixed(air, later(mixed(edge, table), 0.075))


def wood(pitch: float, chance: Random, *, dry: float = 1.0) -> Sound:
    """A block of wood is struck."""
    body = struck(0.25, [(pitch, 1, 0.10 * dry), (pitch * 2.42, 0.45, 0.06 * dry), (pitch * 4.1, 0.18, 0.03 * dry)])
    stick = louder(band(noise(0.012, decay(0.008, 0.0004), chance), 800, 5000), 0.7)
    return mixed(body, stick)


def tray_die(chance: Random) -> Sound:
    """A die tumbles in a lacquer tray: knocks that come faster and grow weaker."""
    at, gap, level = 0.0, 0.085, 1.0
    knocks: list[Sound] = []
    while gap > 0.014:
        pitch = 620 * chance.uniform(0.85, 1.2)
        knocks.append(later(louder(wood(pitch, chance, dry=0.5), level), at))
        at += gap * chance.uniform(0.8, 1.15)
        gap, level = gap * 0.86, level * 0.88
    roll = louder(low_passed(noise(at, swell(0.05, at * 0.4, at * 0.5), chance), 500), 0.6)
    return in_a_room(mixed(*knocks, roll), 0.12, 0.5, 0.15)


def metal(pitch: float, seconds: float, *, bright: float = 1.0) -> Sound:
    """A blade rings."""
    ratios = ((1, 0.7, 1), (2.76, 0.6 * bright, 0.7), (5.40, 0.35 * bright, 0.45), (8.93, 0.16 * bright, 0.25))
    return struck(seconds, [(pitch * ratio, level, seconds * length) for ratio, level, length in ratios])


def swish(seconds: float, chance: Random, *, low: float = 600, high: float = 3800, rising: bool = True) -> Sound:
    """A swish through the air: noise whose spectrum moves."""
    hiss = noise(seconds, swell(seconds * 0.45, 0.0, seconds * 0.55), chance)
    made: Sound = []
    one = two = 0.0
    for index, value in enumerate(hiss):
        way = index / len(hiss)
        hertz = low + (high - low) * (way if rising else 1 - way)
        share = 1 - math.exp(-2 * math.pi * hertz / RATE)
        one += share * (value - one)
        two += share * 0.35 * (one - two)
        made.append(one - two)
    return faded(made)


def taiko(pitch: float, chance: Random, *, seconds: float = 0.9) -> Sound:
    """A large drum, whose pitch drops after the stroke."""
    skin = tone(seconds, lambda at: pitch * (1 + 0.5 * math.exp(-at * 28)), decay(seconds * 0.8))
    over = louder(tone(seconds * 0.5, pitch * 1.59, decay(seconds * 0.35)), 0.35)
    hit = louder(low_passed(noise(0.05, decay(0.04, 0.0006), chance), 1500), 0.7)
    return mixed(skin, over, hit)


def bell(pitch: float, seconds: float, *, bright: float = 1.0) -> Sound:
    """A temple bell: inharmonic partials that beat against each other."""
    partials = (
        (0.5, 0.55, 1.0),
        (1, 1, 0.9),
        (1.006, 0.5, 0.85),
        (1.19, 0.35, 0.6),
        (2.0, 0.4, 0.5),
        (2.74, 0.25 * bright, 0.35),
        (3.76, 0.15 * bright, 0.25),
        (5.1, 0.07 * bright, 0.15),
    )
    return struck(seconds, [(pitch * ratio, level, seconds * length) for ratio, level, length in partials])


def koto(pitch: float, seconds: float, chance: Random) -> Sound:
    """A plucked silk string."""
    return low_passed(plucked(seconds, pitch, chance, softness=0.55, ring=0.9975), 3800)


def shamisen(pitch: float, seconds: float, chance: Random) -> Sound:
    """A short string, struck with a plectrum on a skin."""
    string = high_passed(plucked(seconds, pitch, chance, softness=0.25, ring=0.990), 180)
    skin = louder(struck(0.1, [(310, 1, 0.05), (470, 0.5, 0.03)]), 0.35)
    return low_passed(mixed(string, skin), 4600)


def flute(pitch: float, seconds: float, chance: Random, *, breath: float = 0.16, bend: float = 0.03) -> Sound:
    """A bamboo flute with audible breath, whose pitch slides up to the note."""
    rise, fall = min(0.14, seconds * 0.3), min(0.3, seconds * 0.4)
    envelope = swell(rise, seconds - rise - fall, fall)

    def pitched(at: float) -> float:
        return pitch * (1 - bend * math.exp(-at * 14))

    first = tone(seconds, pitched, envelope, vibrato=0.006)
    second = louder(tone(seconds, lambda at: 2 * pitched(at), envelope, vibrato=0.006), 0.22)
    third = louder(tone(seconds, lambda at: 3 * pitched(at), envelope), 0.07)
    air = louder(band(noise(seconds, envelope, chance), pitch * 0.9, pitch * 3), breath * 2.2)
    return mixed(first, second, third, air)


def voice(seconds: float, pitch: Callable[[float], float], formants: tuple[float, float], chance: Random) -> Sound:
    """A throat: a buzz through two hollows."""
    envelope = swell(seconds * 0.25, seconds * 0.35, seconds * 0.4)

    def harmonic(number: int) -> Sound:
        return louder(tone(seconds, lambda at: number * pitch(at), envelope), 1 / number)

    buzz = mixed(*map(harmonic, range(1, 7)))
    first, second = formants
    shaped = mixed(band(buzz, first * 0.7, first * 1.3), louder(band(buzz, second * 0.8, second * 1.2), 0.5))
    return mixed(shaped, louder(band(noise(seconds, envelope, chance), first, second), 0.03))
