"""The music of each room: pieces, cut into phrases, and ambience; what is played next."""

import tomllib
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec

MUSIC = "music.toml"
"""The file that lists the suites."""
GAP = (20.0, 40.0)
"""Seconds of ambience alone between two pieces."""


class Phrase(NamedTuple):
    """Some seconds of a piece, and the tension stem of equal length that can be played with it, if there is one."""

    music: Path
    stem: Path | None


class Piece(msgspec.Struct):
    """A piece by its title, with the files of its phrases and stems."""

    name: str
    phrases: list[str]
    stems: list[str]


class Suite(msgspec.Struct):
    """The pieces of a room, and the parts of its ambience that follow each other in a circle."""

    ambience: list[str]
    pieces: list[Piece]


def read_suites(folder: Path) -> dict[str, Suite]:
    """Read the suites of a folder.

    Raises:
        OSError, ValueError: There is no such file, or it is not understood.
    """
    return msgspec.convert(tomllib.loads((folder / MUSIC).read_text("utf-8")), dict[str, Suite])


def phrases_of(suite: Suite, piece: int, folder: Path) -> list[Phrase]:
    """The phrases of a piece, in order."""
    files = zip_longest(suite.pieces[piece].phrases, suite.pieces[piece].stems)
    return [Phrase(folder / f"{music}.ogg", folder / f"{stem}.ogg" if stem else None) for music, stem in files]


def shuffled(count: int, chance: Random) -> Iterator[int]:
    """All pieces in a new order each time round, and never the same one twice running."""
    last = -1
    while True:
        order = list(range(count))
        chance.shuffle(order)
        if count > 1 and order[0] == last:
            order.append(order.pop(0))
        yield from order
        last = order[-1]
