"""Option values supplied by the player: files in a folder named by the app. No pygame."""

from pathlib import Path
from typing import NamedTuple

from game.core.refusal import Value

LONGEST_LABEL = 26


class PlayerFile(NamedTuple):
    """One file of the player's that an option may be set to."""

    word: str
    """A simple identifier, for widget names."""

    label: str
    value: Value
    path: Path


class OwnProblem(NamedTuple):
    """A file that cannot be used, and why, in a sentence for the player."""

    path: Path
    sentence: str


class PlayerFiles(NamedTuple):
    """What was found for one option of a game, and what could not be used."""

    option: str
    found: tuple[PlayerFile, ...]
    problems: tuple[OwnProblem, ...]

    folder: Path
    """Where the player may put more files."""


def label_of(name: str) -> str:
    """Return a file name shortened to fit as a label."""
    return name if len(name) <= LONGEST_LABEL else f"{name[: LONGEST_LABEL - 1]}…"


def path_in_lines(path: Path, longest: int = 34) -> str:
    """Break a path after its separators, because a long one has no spaces to break at."""
    lines = [""]
    for piece in str(path).replace("\\", "\\\0").replace("/", "/\0").split("\0"):
        if lines[-1] and len(lines[-1]) + len(piece) > longest:
            lines.append("")
        lines[-1] += piece
    return "\n".join(lines)
