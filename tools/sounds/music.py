"""A quiet loop for each table and for the title: a few notes, a background, and long rests."""

import math
from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from tools.sounds.materials import bell, flute, koto, shamisen, taiko, wood
from tools.sounds.synth import Sound, band, in_a_room, low_passed, noise, samples, swell, tone

Stereo = tuple[Sound, Sound]
Instrument = Callable[[float, float, Random], Sound]


class Note(NamedTuple):
    """What is played when, how loud, and where between left (0) and right (1)."""

    at: float
    sound: Sound
    level: float
    place: float = 0.5


def scale(root: float, steps: Sequence[int], octaves: int = 3) -> list[float]:
    """The pitches of a mode, from its root upwards."""
    return [root * 2 ** (octave + step / 12) for octave in range(octaves) for step in steps]


IN = (0, 1, 5, 7, 8)
YO = (0, 2, 5, 7, 9)
HIRAJOSHI = (0, 2, 3, 7, 8)


def looped(seconds: float, notes: Sequence[Note], bed: Stereo, wet: float) -> Stereo:
    """Mix everything into a loop: what rings beyond the end is heard at the start."""
    length = samples(seconds)
    left, right = list(bed[0]), list(bed[1])
    for note in notes:
        sound = in_a_room(note.sound, wet, 1.5, 1.2)
        first = samples(note.at) if note.at > 0 else 0
        to_left, to_right = (
            note.level * math.cos(note.place * math.pi / 2),
            note.level * math.sin(note.place * math.pi / 2),
        )
        for index, value in enumerate(sound):
            place = (first + index) % length
            left[place] += value * to_left
            right[place] += value * to_right
    return left, right


def ring_of_noise(seconds: float, low: float, high: float, level: float, slow: float, chance: Random) -> Sound:  # noqa: PLR0917 - a recipe's quantities
    """Wind or water without a seam: its end is crossfaded into its start."""
    overlap = 2.0
    hiss = band(noise(seconds + overlap, lambda _: 1.0, chance), low, high)
    length, over = samples(seconds), samples(overlap)
    made = hiss[:length]
    for index in range(over):
        share = index / over
        made[index] = made[index] * math.sqrt(share) + hiss[length + index] * math.sqrt(1 - share)
    turns = max(1, round(seconds / slow))
    return [
        value * level * (0.6 + 0.4 * math.sin(2 * math.pi * turns * index / length)) for index, value in enumerate(made)
    ]


def wind(seconds: float, level: float, chance: Random, *, low: float = 120, high: float = 600) -> Stereo:
    """Wind in stereo, different on each side."""
    return (
        ring_of_noise(seconds, low, high, level, 11, chance),
        ring_of_noise(seconds, low, high, level, 13, chance),
    )


def cricket(chance: Random) -> Sound:
    """A few chirps."""
    pitch = chance.uniform(3100, 3500)
    made: Sound = []
    for _ in range(chance.randint(2, 4)):
        made += tone(0.05, pitch, swell(0.01, 0.02, 0.02))
        made += [0.0] * samples(0.04)
    return low_passed(made, 4200)


def bird(chance: Random) -> Sound:
    """A bird at dawn."""
    base = chance.uniform(1500, 2100)

    def note(glide: float) -> Sound:
        return tone(0.09, lambda at: base + glide * at / 0.09, swell(0.02, 0.02, 0.05))

    made: Sound = []
    for _ in range(chance.randint(2, 5)):
        made += note(chance.uniform(-500, 700))
        made += [0.0] * samples(chance.uniform(0.04, 0.1))
    return low_passed(made, 3800)


def melody(  # noqa: PLR0917 - a recipe's quantities
    chance: Random,
    instrument: Instrument,
    pitches: Sequence[float],
    beats: Sequence[float],
    beat: float,
    level: float,
    length: float,
) -> list[Note]:
    """A random walk over a mode: mostly neighbouring notes, sometimes a leap, the root at the end of each phrase."""
    place = len(pitches) // 2
    notes: list[Note] = []
    for number, at in enumerate(beats):
        home = number % 8 == 7
        place = (
            len(pitches) // 2 if home else min(max(place + chance.choice((-2, -1, -1, 1, 1, 2)), 0), len(pitches) - 1)
        )
        sound = instrument(pitches[place], length * (1.5 if home else 1.0), chance)
        notes.append(
            Note(
                at * beat + chance.uniform(-0.012, 0.02),
                sound,
                level * chance.uniform(0.75, 1.0),
                chance.uniform(0.3, 0.7),
            )
        )
    return notes


def spread(chance: Random, maker: Callable[[Random], Sound], count: int, seconds: float, level: float) -> list[Note]:
    """A sound that is repeated at random times and places."""
    return [
        Note(
            (number + chance.uniform(0.1, 0.9)) * seconds / count,
            maker(chance),
            level * chance.uniform(0.5, 1),
            chance.random(),
        )
        for number in range(count)
    ]


def title(chance: Random) -> Stereo:
    """Night: a distant bell and a flute."""
    seconds = 56.0
    pitches = scale(146.8, HIRAJOSHI, 3)[4:12]
    beats = [2, 4, 5, 8, 11, 12, 13, 16, 22, 24, 25, 28, 31, 33, 34, 36]
    tune = melody(chance, flute, pitches, beats, 1.4, 0.13, 1.7)
    strings = melody(
        chance, koto, scale(146.8, HIRAJOSHI, 2), [0, 3, 6.5, 10, 14, 18, 20, 23, 27, 30, 35, 38], 1.4, 0.20, 2.2
    )
    bells = [Note(at, bell(147, 5.0, bright=0.4), 0.12, 0.5) for at in (0.5, 28.5)]
    return looped(
        seconds,
        [*tune, *strings, *bells, *spread(chance, cricket, 9, seconds, 0.012)],
        wind(seconds, 0.05, chance),
        0.5,
    )


def wataah(chance: Random) -> Stereo:
    """A court with lanterns: a shamisen and drums."""
    seconds, beat = 48.0, 0.5
    pitches = scale(146.8, YO, 2)[2:9]
    beats = [b + bar * 8 for bar in range(12) for b in ((0, 1.5, 3, 4, 6) if bar % 3 else (0, 2, 3, 5.5))]
    tune = melody(chance, shamisen, pitches, beats, beat, 0.17, 0.9)
    drums = [Note(bar * 4.0, taiko(66, chance, seconds=0.9), 0.24) for bar in range(12)]
    drums += [Note(bar * 4.0 + 2.5, taiko(96, chance, seconds=0.4), 0.10, 0.65) for bar in range(12)]
    blocks = [Note(bar * 4.0 + at, wood(520, chance), 0.05, 0.3) for bar in range(12) for at in (1.5, 3.25)]
    return looped(seconds, [*tune, *drums, *blocks], wind(seconds, 0.03, chance), 0.3)


def taisen(chance: Random) -> Stereo:
    """A valley at dawn: birds, a flute, a string."""
    seconds = 54.0
    tune = melody(
        chance,
        flute,
        scale(196.0, YO, 2)[2:9],
        [1, 2.5, 4, 5, 8, 12, 13, 14.5, 16, 20, 24, 25, 27, 28, 32, 34],
        1.5,
        0.12,
        1.6,
    )
    strings = melody(chance, koto, scale(98.0, YO, 2), [0, 4, 7, 10, 11, 16, 18, 22, 26, 30, 31, 33], 1.5, 0.2, 2.2)
    drums = [Note(at, taiko(60, chance, seconds=1.0), 0.12) for at in (0.0, 27.0)]
    return looped(
        seconds,
        [*tune, *strings, *drums, *spread(chance, bird, 13, seconds, 0.022)],
        wind(seconds, 0.045, chance, high=900),
        0.45,
    )


def oboro(chance: Random) -> Stereo:
    """A hazy moon: a koto and crickets."""
    seconds = 58.0
    high = melody(
        chance,
        koto,
        scale(220.0, IN, 2)[1:8],
        [0.5, 2, 3, 4.5, 7, 8, 9.5, 12, 14, 15, 17, 18, 21, 22, 24, 26, 28, 29, 31, 33, 36, 38],
        1.45,
        0.18,
        2.4,
    )
    low = melody(chance, koto, scale(110.0, IN, 1), [0, 5, 10, 15.5, 20, 25, 30, 35], 1.45, 0.22, 3.0)
    breath = [Note(at, flute(220.0, 3.2, chance, breath=0.3), 0.06, 0.4) for at in (13.0, 43.0)]
    return looped(
        seconds, [*high, *low, *breath, *spread(chance, cricket, 16, seconds, 0.014)], wind(seconds, 0.05, chance), 0.55
    )


def ninjutsu(chance: Random) -> Stereo:
    """A quiet courtyard: wood blocks, a low drum, wind."""
    seconds, beat = 50.0, 1.25
    drums = [
        Note(bar * 5.0 + at, taiko(pitch, chance, seconds=1.1), level)
        for bar in range(10)
        for at, pitch, level in ((0, 56, 0.26), (1.25, 56, 0.1), (3.1, 74, 0.12))
    ]
    blocks = [
        Note(bar * 5.0 + at, wood(pitch, chance), 0.06, 0.25)
        for bar in range(10)
        for at, pitch in ((2.5, 380), (2.8, 430))
    ]
    tune = melody(
        chance, shamisen, scale(130.8, IN, 2)[1:8], [3, 7, 9, 15, 18, 19, 23, 27, 28.5, 33, 35, 38], beat, 0.12, 1.3
    )
    breath = [Note(at, flute(196.0, 2.6, chance, breath=0.35), 0.07, 0.6) for at in (10.0, 34.0)]
    return looped(seconds, [*drums, *blocks, *tune, *breath], wind(seconds, 0.06, chance, low=200, high=1100), 0.4)


LOOPS: dict[str, Callable[[Random], Stereo]] = {
    "title": title,
    "wataah": wataah,
    "taisen": taisen,
    "oboro": oboro,
    "ninjutsu": ninjutsu,
}
