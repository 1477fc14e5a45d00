"""Sound synthesis: sounds as lists of samples, made from sines, noise and plucked strings."""

import math
from collections.abc import Callable, Iterable, Sequence
from random import Random

RATE = 32_000
"""Samples per second: no sound here reaches half of it."""

Sound = list[float]
Envelope = Callable[[float], float]


def samples(seconds: float) -> int:
    """The number of samples in a duration."""
    return max(1, round(seconds * RATE))


def silence(seconds: float) -> Sound:
    """Silence."""
    return [0.0] * samples(seconds)


def decay(seconds: float, attack: float = 0.002) -> Envelope:
    """A struck sound: decays to a thousandth after `seconds`."""
    rate = math.log(1000) / seconds

    def level(at: float) -> float:
        return at / attack if at < attack else math.exp(-rate * (at - attack))

    return level


def swell(rise: float, hold: float, fall: float) -> Envelope:
    """A blown sound: rises, holds and falls smoothly."""

    def level(at: float) -> float:
        if at < rise:
            return math.sin(at / rise * math.pi / 2) ** 2
        if at < rise + hold:
            return 1.0
        left = 1 - (at - rise - hold) / fall
        return math.sin(max(0.0, left) * math.pi / 2) ** 2

    return level


def tone(seconds: float, pitch: float | Callable[[float], float], envelope: Envelope, *, vibrato: float = 0.0) -> Sound:
    """A sine; `pitch` in hertz may change over time, `vibrato` is a fraction of it."""
    made: Sound = []
    phase = 0.0
    for index in range(samples(seconds)):
        at = index / RATE
        hertz = pitch(at) if callable(pitch) else pitch
        hertz *= 1 + vibrato * math.sin(2 * math.pi * 5.1 * at) * min(1.0, at * 3)
        phase += 2 * math.pi * hertz / RATE
        made.append(math.sin(phase) * envelope(at))
    return made


def struck(seconds: float, modes: Iterable[tuple[float, float, float]]) -> Sound:
    """A sound with several modes: (hertz, loudness, seconds of decay)."""
    return mixed(*(louder(tone(seconds, hertz, decay(length)), level) for hertz, level, length in modes))


def noise(seconds: float, envelope: Envelope, chance: Random) -> Sound:
    """White noise, to be filtered."""
    return [chance.uniform(-1, 1) * envelope(index / RATE) for index in range(samples(seconds))]


def plucked(seconds: float, pitch: float, chance: Random, *, softness: float = 0.5, ring: float = 0.996) -> Sound:
    """A plucked string: a short burst of noise in a filtered delay loop (Karplus and Strong)."""
    length = max(2, round(RATE / pitch))
    string = low_passed([chance.uniform(-1, 1) for _ in range(length)], 1200 + 5000 * (1 - softness))
    made: Sound = []
    place = 0
    for _ in range(samples(seconds)):
        value = string[place]
        following = string[(place + 1) % length]
        string[place] = ring * (value * (1 - softness / 2) + following * softness / 2)
        made.append(value)
        place = (place + 1) % length
    return faded(made, out=0.08)


def low_passed(sound: Sequence[float], hertz: float) -> Sound:
    """A low-pass filter: 12 dB per octave."""
    share = 1 - math.exp(-2 * math.pi * hertz / RATE)
    one = two = 0.0
    made: Sound = []
    for value in sound:
        one += share * (value - one)
        two += share * (one - two)
        made.append(two)
    return made


def high_passed(sound: Sequence[float], hertz: float) -> Sound:
    """A high-pass filter."""
    low = low_passed(sound, hertz)
    return [value - under for value, under in zip(sound, low, strict=True)]


def band(sound: Sequence[float], low: float, high: float) -> Sound:
    """A band-pass filter."""
    return low_passed(high_passed(sound, low), high)


def louder(sound: Sequence[float], factor: float) -> Sound:
    """Scale the loudness."""
    return [value * factor for value in sound]


def mixed(*sounds: Sequence[float]) -> Sound:
    """Mix sounds."""
    made = [0.0] * max(len(sound) for sound in sounds)
    for sound in sounds:
        for index, value in enumerate(sound):
            made[index] += value
    return made


def later(sound: Sequence[float], seconds: float) -> Sound:
    """Prepend a rest."""
    return [*silence(seconds), *sound] if seconds > 0 else list(sound)


def faded(sound: Sequence[float], into: float = 0.001, out: float = 0.01) -> Sound:
    """Fade in and out, so that neither end clicks."""
    made = list(sound)
    start, end = min(samples(into), len(made)), min(samples(out), len(made))
    for index in range(start):
        made[index] *= index / start
    for index in range(end):
        made[-1 - index] *= index / end
    return made


def in_a_room(sound: Sequence[float], wet: float = 0.2, size: float = 1.0, tail: float = 0.5) -> Sound:
    """Reverb: four feedback echoes, each damped a little."""
    dry = [*sound, *silence(tail)]
    answer = [0.0] * len(dry)
    for seconds, kept in ((0.0297, 0.72), (0.0371, 0.70), (0.0411, 0.68), (0.0437, 0.66)):
        length = samples(seconds * size)
        line = [0.0] * length
        place, dull = 0, 0.0
        for index, value in enumerate(dry):
            heard = line[place]
            dull += 0.35 * (heard - dull)
            line[place] = value + dull * kept
            answer[index] += heard
            place = (place + 1) % length
    return [value + wet * 0.25 * echo for value, echo in zip(dry, answer, strict=True)]


def at_peak(sound: Sequence[float], peak: float) -> Sound:
    """Scale to a peak level."""
    loudest = max((abs(value) for value in sound), default=0.0)
    return louder(sound, peak / loudest) if loudest else list(sound)


def rms(sound: Sequence[float]) -> float:
    """The root mean square level."""
    return math.sqrt(sum(value * value for value in sound) / len(sound))
