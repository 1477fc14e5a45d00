"""Effects with a pitch, in the mode of the table where they are heard."""

from collections.abc import Callable, Sequence

import numpy as np

from tools.sounds import midi
from tools.sounds.instruments import PLAYED, cents_off
from tools.sounds.knocks import stamp
from tools.sounds.materials import bonsho, rin, taiko
from tools.sounds.score import MODES
from tools.sounds.synth import Chance, Mono, faded, frequency, later, mixed

TONICS = {
    "title": (62, "hirajoshi"),
    "wataah": (62, "yo"),
    "taisen": (67, "yonanuki"),
    "oboro": (69, "miyako"),
    "ninjutsu": (64, "hirajoshi"),
}
"""The tonic and mode of each room's music."""

Signal = Callable[[str, Chance], Mono]


def degree(room: str, number: int) -> int:
    """The MIDI note of a degree, counted from 0 at the tonic; below and beyond the octave too."""
    tonic, mode = TONICS[room]
    octaves, step = divmod(number, 5)
    return tonic + 12 * octaves + MODES[mode][step]


def strings(room: str, notes: Sequence[tuple[float, int, int]], seconds: float, instrument: str = "koto") -> Mono:
    """Degrees on an instrument: (seconds, degree, velocity)."""
    played = PLAYED[instrument]
    messages = midi.set_up(0, played.program, 0.0, 0.0)
    for at, number, velocity in notes:
        messages += midi.note(0, 0.02 + at, played.ring or 0.9, degree(room, number), velocity)
    sound = midi.played(messages, seconds, {0: cents_off(instrument)}).mean(1)
    return faded(sound * 4, 0.001, min(0.8, seconds * 0.4))


def hint(room: str, _chance: Chance) -> Mono:
    """A hint: a question on two strings."""
    return strings(room, ((0, 3, 78), (0.11, 5, 70)), 1.9)


def look(room: str, _chance: Chance) -> Mono:
    """A look at something secret: three high strings, softly."""
    return strings(room, ((0, 5, 64), (0.13, 6, 58), (0.3, 8, 50)), 2.2)


def points(room: str, _chance: Chance) -> Mono:
    """Points are counted: rising strings to the tonic."""
    return strings(room, ((0, 0, 84), (0.1, 2, 84), (0.2, 3, 88), (0.3, 5, 96)), 2.2)


def power(room: str, chance: Chance) -> Mono:
    """A clan's power is used: a run up the strings and a drum."""
    run = tuple((0.05 * number, number - 2, 70 + 4 * number) for number in range(8))
    return mixed(strings(room, run, 2.2), later(taiko(96, chance, seconds=0.9) * 0.35, 0.36))


def fade(room: str, _chance: Chance) -> Mono:
    """A power is cancelled: strings that fall and stay open."""
    return strings(room, ((0, 4, 84), (0.1, 3, 76), (0.2, 1, 70), (0.34, -2, 66)), 2.0)


def bell(room: str, chance: Chance) -> Mono:
    """The bell at the end of a round."""
    return mixed(bonsho(frequency(degree(room, 0)), 4.5, chance, bright=1.0), taiko(88, chance) * 0.5)


def temple(room: str, chance: Chance) -> Mono:
    """The great bell at the end of a match: ten seconds, with beating pairs."""
    return bonsho(frequency(degree(room, 0) - 12 if degree(room, 0) < 66 else degree(room, 0) - 24), 15.0, chance)


def seal(room: str, chance: Chance) -> Mono:
    """An achievement: a stamp, and a flourish."""
    flourish = strings(room, ((0, 0, 80), (0.08, 3, 80), (0.16, 5, 84), (0.24, 8, 80), (0.4, 10, 90)), 2.6)
    return mixed(
        stamp(0, chance) * 0.6, later(flourish, 0.18), later(rin(frequency(degree(room, 10)), 2.5, chance) * 0.05, 0.55)
    )


def win(room: str, chance: Chance) -> Mono:
    """A win: the tune climbs over drums, turns, and lands on the tonic with all strings."""
    tune = (
        (0, 0, 92),
        (0.2, 2, 88),
        (0.4, 3, 92),
        (0.6, 5, 100),
        (1.0, 4, 86),
        (1.2, 3, 88),
        (1.4, 6, 92),
        (1.8, 5, 104),
    )
    chord = tuple((1.8 + 0.03 * number, step, 92) for number, step in enumerate((-5, -2, 0, 3)))
    run = tuple((1.35 + 0.045 * number, number - 3, 58 + 3 * number) for number in range(9))
    flute = strings(room, ((0.6, 5, 70), (1.0, 4, 66), (1.4, 6, 70), (1.8, 5, 78)), 4.6, "flute") * 0.8
    drums = [
        later(taiko(98, chance, seconds=1.0) * level, at)
        for at, level in ((0, 0.5), (0.6, 0.35), (0.9, 0.3), (1.2, 0.4), (1.35, 0.3), (1.8, 0.75))
    ]
    return mixed(
        strings(room, (*tune, *chord, *run), 4.6),
        flute,
        *drums,
        later(bonsho(frequency(degree(room, -5)), 5.0, chance) * 0.22, 1.8),
    )


def lose(room: str, chance: Chance) -> Mono:
    """A loss: a breath, a phrase that sinks to the tonic below, and one low string."""
    messages = midi.set_up(0, PLAYED["shakuhachi"].program, 0.0, 0.0)
    line = ((0.0, 0.75, 3), (0.75, 0.35, 4), (1.1, 0.85, 3), (1.95, 0.6, 1), (2.6, 1.9, 0))
    below = 12 if TONICS[room][0] > 66 else 0
    for at, length, number in line:
        messages += midi.note(0, 0.05 + at, length * 0.96, degree(room, number) - below, 80)
        for share in np.linspace(0, 1, 12):
            messages.append(
                midi.control(
                    0, 0.05 + at + share * length, 11, round(112 * (0.6 + 0.4 * np.sin(np.pi * share)) * (1 - 0.1 * at))
                )
            )
        if length > 0.7:
            messages += [
                midi.bend(0, 0.05 + at + moment, 0.18 * np.sin(2 * np.pi * 4.4 * moment) * min(1, moment))
                for moment in np.arange(0, length, 0.03)
            ]
    breath = midi.played(messages, 5.2, {0: cents_off("shakuhachi")}).mean(1) * 4
    low = strings(room, ((2.6, -5, 84), (2.66, -2, 70)), 5.2)
    return faded(mixed(breath, low, later(taiko(70, chance, seconds=1.4, hard=0.3) * 0.18, 2.6)), 0.005, 0.8)
