"""Reads scores: pieces as TOML, with notes in a compact notation that is explained in `scores/README.md`."""

import re
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

MODES = {
    "yo": (0, 2, 5, 7, 9),
    "yonanuki": (0, 2, 4, 7, 9),
    "minyo": (0, 3, 5, 7, 10),
    "miyako": (0, 1, 5, 7, 8),
    "hirajoshi": (0, 2, 3, 7, 8),
}
"""Semitones of the five degrees above the tonic."""

_NAMES = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
_TOKEN = re.compile(r"(?P<ornaments>[\^v~sSytw!*]*)(?P<pitches>-|[1-5A-Zk][',1-5+]*)(?P<length>[=/.]*)")


class ScoreError(ValueError):
    """A score that cannot be read; says where."""


class Note(NamedTuple):
    """One note of a part; times in beats from the start of its phrase."""

    at: float
    beats: float
    degrees: tuple[tuple[int, int], ...]
    """Degree (0 to 4) and octave of each string that sounds; drums have none."""

    drum: str
    ornaments: str


@dataclass
class Part:
    """Who plays: an instrument, its place from -1 to 1, its level in dB, and whether it belongs to the stem."""

    instrument: str
    pan: float = 0.0
    level: float = 0.0
    stem: bool = False


@dataclass
class Phrase:
    """A few bars: for each part its notes."""

    name: str
    beats: float
    tempo: float
    lines: dict[str, list[Note]] = field(default_factory=dict)

    @property
    def seconds(self) -> float:
        """How long it takes."""
        return self.beats * 60 / self.tempo


@dataclass
class Score:
    """A whole piece."""

    title: str
    tonic: int
    mode: tuple[int, ...]
    parts: dict[str, Part]
    phrases: list[Phrase]
    level: float = 0.0
    """How many dB softer or louder than others it is mastered, less than 1."""

    def pitch(self, degree: int, octave: int) -> int:
        """The MIDI note of a degree of the mode."""
        return self.tonic + self.mode[degree] + 12 * octave

    def step(self, degree: int, octave: int, steps: int) -> int:
        """The MIDI note that lies some degrees above or below another."""
        octaves, moved = divmod(degree + steps, len(self.mode))
        return self.pitch(moved, octave + octaves)


def midi_note(name: str) -> int:
    """The MIDI note of a name such as `D4` or `Bb3`."""
    found = re.fullmatch(r"([A-G])([#b]?)(\d)", name)
    if found is None:
        raise ScoreError(f"no such note: {name}")
    return _NAMES[found[1]] + {"": 0, "#": 1, "b": -1}[found[2]] + 12 * (int(found[3]) + 1)


def read_score(path: Path) -> Score:
    """Read a piece.

    Raises:
        ScoreError: A line has a wrong number of beats, or a token that means nothing.
    """
    data = tomllib.loads(path.read_text("utf-8"))
    patterns: dict[str, str] = data.get("pattern", {})
    parts = {name: Part(**values) for name, values in data["parts"].items()}
    phrases: list[Phrase] = []
    for name in data["form"].split():
        lines = dict(_lines(data["phrase"], name))
        tempo = data["tempo"] * float(lines.pop("pace", "1"))
        bars = {len(_bars(line, patterns)) for line in lines.values() if not line.startswith("copy")}
        if len(bars) != 1:
            raise ScoreError(f"{path.stem} {name}: parts have different numbers of bars: {sorted(bars)}")
        phrase = Phrase(name, bars.pop() * data["beats"], tempo)
        for part in lines:
            if part not in parts:
                raise ScoreError(f"{path.stem} {name}: nobody plays {part}")
            phrase.lines[part] = _notes(lines, part, patterns, data["beats"], f"{path.stem} {name} {part}")
        phrases.append(phrase)
    return Score(data["title"], midi_note(data["tonic"]), MODES[data["mode"]], parts, phrases, data.get("level", 0.0))


def _lines(phrases: dict[str, dict[str, str]], name: str) -> dict[str, str]:
    """The lines of a phrase and of the one that it is like; an empty line is a rest for the part."""
    own = dict(phrases[name])
    like = own.pop("like", None)
    found = {**_lines(phrases, like), **own} if like else own
    return {part: line for part, line in found.items() if line}


def _bars(line: str, patterns: dict[str, str]) -> list[str]:
    whole = re.sub(r"@(\w+)", lambda found: patterns[found[1]], line)
    return [bar for bar in whole.split("|") if bar.strip()]


def _notes(lines: dict[str, str], part: str, patterns: dict[str, str], beats: float, where: str) -> list[Note]:
    line = lines[part]
    if line.startswith("copy"):
        _, other, octaves = line.split()
        notes = _notes(lines, other, patterns, beats, where)
        return [
            note._replace(degrees=tuple((degree, octave + int(octaves)) for degree, octave in note.degrees))
            for note in notes
        ]
    found: list[Note] = []
    for number, bar in enumerate(_bars(line, patterns)):
        at = number * beats
        for token in bar.split():
            note = _note(token, at, where)
            if note.degrees or note.drum:
                found.append(note)
            at += note.beats
        if abs(at - (number + 1) * beats) > 1e-6:
            raise ScoreError(f"{where}: bar {number + 1} has {at - number * beats:g} beats: {bar.strip()}")
    return found


def _note(token: str, at: float, where: str) -> Note:
    found = _TOKEN.fullmatch(token)
    if found is None:
        raise ScoreError(f"{where}: what is {token}?")
    length = 1.0
    for sign in found["length"]:
        length = length + 1 if sign == "=" else length / 2 if sign == "/" else length * 1.5
    pitches, ornaments = found["pitches"], found["ornaments"]
    if pitches == "-":
        return Note(at, length, (), "", "")
    if pitches[0].isalpha():
        return Note(at, length, (), pitches, ornaments)
    degrees = tuple((int(one[0]) - 1, one.count("'") - one.count(",")) for one in pitches.split("+"))
    return Note(at, length, degrees, "", ornaments)
