"""Turns scores into what the game plays: mastered music and stems, cut into phrases of equal length."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import numpy as np

from tools.sounds.master import limited, loudness
from tools.sounds.performance import LEAD, TAIL, performed, starts
from tools.sounds.room import in_room
from tools.sounds.score import Score, read_score
from tools.sounds.synth import RATE, Stereo, faded, high_passed

SCORES = Path(__file__).with_name("scores")
ROOMS = ("title", "wataah", "taisen", "oboro", "ninjutsu")
LOUDNESS = -21.0
"""LUFS of every piece."""
STEM = -25.0
"""LUFS of every stem: it is added to the music and must not cover it."""
_WET, _STEM_WET = 0.30, 0.16
_EARLY = 0.03
"""Seconds before a phrase's first beat at which it is cut: players are not machines."""
_SEARCH = 0.012


class Cut(NamedTuple):
    """A file of the suite."""

    name: str
    sound: Stereo


def scores(room: str) -> list[tuple[str, Score]]:
    """All pieces of a room, by name of file."""
    return [(path.stem, read_score(path)) for path in sorted((SCORES / room).glob("*.toml"))]


def cuts(room: str, name: str, score: Score) -> Iterator[Cut]:
    """The phrases of a piece, and those of its stem, which are cut at the same samples."""
    music = _mastered(in_room(performed(score, stem=False), _WET, 0.0), LOUDNESS + score.level)
    places = _places(score, music)
    kinds = [("", music)]
    if any(part.stem for part in score.parts.values()):
        stem = in_room(performed(score, stem=True), _STEM_WET, 0.0).mean(1, keepdims=True)
        kinds.append(("-stem", _mastered(stem, STEM)))
    for kind, sound in kinds:
        whole = faded(sound[: places[-1]], 0.01, 1.5)
        for number, (start, end) in enumerate(pairwise(places), 1):
            yield Cut(f"{room}/{name}{kind}-{number:02}", whole[start:end])


def _mastered(sound: Stereo, level: float) -> Stereo:
    clean = high_passed(sound, 28, 2)
    return limited(clean * 10 ** ((level - loudness(np.broadcast_to(clean, (len(clean), 2)))) / 20))


def _places(score: Score, music: Stereo) -> list[int]:
    """Where to cut: at the quietest sample just before each phrase."""
    times = starts(score)
    found = [round((LEAD - 0.4) * RATE)]
    width = round(_SEARCH * RATE)
    for time in times[1:-1]:
        middle = round((time - _EARLY) * RATE)
        near = music[middle - width : middle + width]
        rough = np.abs(near).sum(1) + 4 * np.abs(np.diff(near, axis=0, prepend=near[:1])).sum(1)
        found.append(middle - width + int(rough.argmin()))
    return [*found, round((times[-1] + TAIL - 1.0) * RATE)]
