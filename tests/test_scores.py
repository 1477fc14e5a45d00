"""The scores of our music: a motif that comes back, ornaments, a cadence on the tonic, phrases of a length to queue."""

from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from tools.sounds import score
from tools.sounds.score import Note, Score

SCORES = sorted(Path(score.__file__).with_name("scores").glob("*/*.toml"))
MOTIF = 4
"""How many notes a motif has at least: as many as one remembers at once."""


def melodies(piece: Score) -> list[list[Note]]:
    """All pitched lines but those of the tension stem, from the first phrase to the last."""
    found: dict[str, list[Note]] = {}
    start = 0.0
    for phrase in piece.phrases:
        for part, notes in phrase.lines.items():
            if not piece.parts[part].stem:
                pitched = [note._replace(at=start + note.at) for note in notes if note.degrees]
                found.setdefault(part, []).extend(pitched)
        start += phrase.beats
    return [line for line in found.values() if line]


def motifs(line: list[Note]) -> list[tuple[tuple[int, ...], tuple[float, ...]]]:
    """Every few notes of a line: their steps from the first one, and their rhythm."""
    found = []
    for start in range(len(line) - MOTIF + 1):
        notes = line[start : start + MOTIF]
        steps = [degree + 5 * octave for note in notes for degree, octave in note.degrees[-1:]]
        rhythm = tuple(round(after.at - before.at, 3) for before, after in pairwise(notes))
        if len(set(steps)) > MOTIF // 2:
            found.append((tuple(step - steps[0] for step in steps), rhythm))
    return found


@pytest.mark.parametrize("path", SCORES, ids=lambda path: path.stem)
def test_a_piece_can_be_hummed_and_comes_home(path: Path) -> None:
    piece = score.read_score(path)
    assert 120 <= sum(phrase.seconds for phrase in piece.phrases) <= 180
    assert all(8 <= phrase.seconds <= 17 for phrase in piece.phrases)
    lines = melodies(piece)
    assert max(Counter(motif for line in lines for motif in motifs(line)).values()) >= MOTIF
    assert sum(bool(note.ornaments.strip("!*")) for line in lines for note in line) >= 15
    last = [note for notes in piece.phrases[-1].lines.values() for note in notes if note.degrees]
    end = max(note.at for note in last)
    assert {degree for note in last if note.at == end for degree, _ in note.degrees[:1]} == {0}
