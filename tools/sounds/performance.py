"""Plays a score: timing, dynamics and ornaments as a player would add them, always the same from one seed."""

import zlib
from itertools import pairwise

import numpy as np

from tools.sounds import midi
from tools.sounds.instruments import OWN, PLAYED, cents_off
from tools.sounds.master import loudness
from tools.sounds.midi import Message
from tools.sounds.score import Note, Part, Phrase, Score
from tools.sounds.synth import RATE, Chance, Stereo, frequency, later, mixed, placed

LEAD = 0.6
"""Seconds before the first beat, for what is played before it."""
TAIL = 4.0
"""Seconds after the last bar until everything has died away."""

_REFERENCE = -23.0
_GRACE = 0.085
_RUN = 0.07
_SWELL = ((0.0, 0.62), (0.12, 0.86), (0.4, 1.0), (0.75, 0.9), (1.0, 0.55))
"""How breath comes and goes over a blown note."""


def starts(score: Score) -> list[float]:
    """When each phrase starts, and when the last ends, in seconds of the recording."""
    found = [LEAD]
    for phrase in score.phrases:
        found.append(found[-1] + phrase.seconds)
    return found


def performed(score: Score, *, stem: bool) -> Stereo:
    """The music, or its stem, dry: every part at its level below the leading one."""
    seconds = starts(score)[-1] + TAIL
    whole = np.zeros((round(seconds * RATE), 2))
    for name, part in score.parts.items():
        if part.stem is stem:
            sound = _part(score, name, part, seconds)
            whole += sound * 10 ** ((_REFERENCE + part.level - loudness(sound)) / 20)
    return whole


def _part(score: Score, name: str, part: Part, seconds: float) -> Stereo:
    chance = np.random.default_rng(zlib.crc32(f"{score.title} {name}".encode()))
    if part.instrument in OWN:
        notes = _own_notes(score, name, part, chance)
        return mixed(np.zeros((round(seconds * RATE), 2)), *notes)[: round(seconds * RATE)]
    messages = midi.set_up(0, PLAYED[part.instrument].program, part.pan, 0.0)
    for phrase, start in zip(score.phrases, starts(score), strict=False):
        for note in phrase.lines.get(name, []):
            messages += _played(score, part, phrase, note, start, 0, chance)
    return midi.played(messages, seconds, {0: cents_off(part.instrument)})


def _dynamic(phrase: Phrase, note: Note, chance: Chance) -> float:
    """A phrase rises to its middle and relaxes at its end; strong beats are a little stronger."""
    way = note.at / phrase.beats
    arch = 0.86 + 0.14 * np.sin(np.pi * min(1.0, way * 1.15))
    beat = 1.05 if note.at % 2 == 0 else 0.97 if note.at % 1 == 0 else 0.92
    sign = 1.18 if "!" in note.ornaments else 0.72 if "*" in note.ornaments else 1.0
    return float(arch * beat * sign * chance.uniform(0.94, 1.06))


def _played(  # noqa: PLR0917 - one note of a player
    score: Score, part: Part, phrase: Phrase, note: Note, start: float, channel: int, chance: Chance
) -> list[Message]:
    instrument = PLAYED[part.instrument]
    beat = 60 / phrase.tempo
    at = start + note.at * beat + float(chance.normal(0, 0.006))
    level = _dynamic(phrase, note, chance)
    if note.drum:
        pitch, velocity = instrument.drums[note.drum]
        return midi.note(channel, at, instrument.ring, pitch, round(velocity * level))
    if instrument.ring:
        return _plucked(score, note, channel, at, note.beats * beat, level, instrument.ring)
    return _blown(score, note, channel, at, note.beats * beat, level)


def _plucked(  # noqa: PLR0917 - one note of a player
    score: Score, note: Note, channel: int, at: float, length: float, level: float, ring: float
) -> list[Message]:
    velocity = round(84 * level)
    made: list[Message] = []
    for number, (degree, octave) in enumerate(note.degrees):  # strings of a chord are struck one after the other
        pitch = score.pitch(degree, octave)
        made += midi.note(channel, at + 0.022 * number, max(ring, length), pitch, velocity - 4 * number)
    degree, octave = note.degrees[0]
    for sign, way in (("^", 1), ("v", -1)):
        if sign in note.ornaments:
            made += midi.note(channel, at - _GRACE, 0.25, score.step(degree, octave, way), velocity - 14)
    for sign, way in (("s", 1), ("S", -1)):
        if sign in note.ornaments:
            for number in range(6, 0, -1):
                pitch = score.step(degree, octave, way * number)
                made += midi.note(
                    channel, at - _RUN * number * (0.8 + 0.06 * number), 2.0, pitch, velocity - 12 - 3 * number
                )
    if "~" in note.ornaments:
        made += _glide(channel, at, ((0.0, -1.0), (0.05, -1.0), (0.16, 0.0)))
    if "y" in note.ornaments:
        made += _glide(channel, at, ((0.0, 0.0), (0.28, 0.0), (0.42, 2.0), (0.62, 2.0), (0.82, 0.0)))
    if "t" in note.ornaments:
        made += _tremolo(channel, at, length, score.pitch(degree, octave), velocity)
    return made


def _tremolo(channel: int, at: float, length: float, pitch: int, velocity: int) -> list[Message]:
    """Strokes that start slowly, gather, and fade."""
    made: list[Message] = []
    passed, gap = 0.0, 0.26
    while passed + gap < length * 0.92:
        passed += gap
        gap = max(0.085, gap * 0.86)
        made += midi.note(channel, at + passed, 0.6, pitch, round(velocity * (0.8 - 0.35 * passed / length)))
    return made


def _blown(  # noqa: PLR0917 - one note of a player
    score: Score, note: Note, channel: int, at: float, length: float, level: float
) -> list[Message]:
    held = length * 0.97 if length < 1.2 else length - 0.08
    made: list[Message] = []
    for degree, octave in note.degrees:
        made += midi.note(channel, at, held, score.pitch(degree, octave), round(88 * min(1.1, level)))
    made += [
        midi.control(channel, at + share * held, 11, round(118 * swell * min(1.0, level))) for share, swell in _SWELL
    ]
    degree, octave = note.degrees[0]
    for sign, way in (("^", 1), ("v", -1)):
        if sign in note.ornaments:
            pitch = score.step(degree, octave, way)
            made += midi.note(channel, at - _GRACE, _GRACE, pitch, round(80 * level))
    points = [(0.0, 0.0)]
    if "~" in note.ornaments:
        points = [(0.0, -0.9), (0.07, -0.7), (0.2, 0.0)]
    depth = 0.32 if "w" in note.ornaments else 0.1
    if held > 0.9:  # vibrato grows on long notes, slowly at first
        for moment in np.arange(0.45, held - 0.05, 0.025):
            grown = min(1.0, (moment - 0.45) / 0.8)
            points.append((float(moment), float(depth * grown * np.sin(2 * np.pi * 4.6 * (moment - 0.45)))))
    if "y" in note.ornaments:
        points += [(held * 0.8, 0.0), (held * 0.97, -0.8)]
    made += _glide(channel, at - 0.004, sorted(points))
    made.append(midi.bend(channel, at + held + 0.03, 0.0))
    return made


def _glide(
    channel: int, at: float, points: tuple[tuple[float, float], ...] | list[tuple[float, float]]
) -> list[Message]:
    """A pitch that moves through points (seconds, semitones)."""
    made: list[Message] = []
    for (one, low), (two, high) in pairwise(points):
        steps = max(1, int((two - one) / 0.012))
        made += [
            midi.bend(channel, at + one + (two - one) * step / steps, low + (high - low) * step / steps)
            for step in range(steps)
        ]
    return [*made, midi.bend(channel, at + points[-1][0], points[-1][1])]


def _own_notes(score: Score, name: str, part: Part, chance: Chance) -> list[Stereo]:
    made: list[Stereo] = []
    for phrase, start in zip(score.phrases, starts(score), strict=False):
        for note in phrase.lines.get(name, []):
            at = start + note.at * 60 / phrase.tempo + float(chance.normal(0, 0.005))
            level = 0.12 * _dynamic(phrase, note, chance)
            pitch = frequency(score.pitch(*note.degrees[0])) if note.degrees else 0.0
            made.append(later(placed(OWN[part.instrument](pitch, level, chance), part.pan), at))
    return made
