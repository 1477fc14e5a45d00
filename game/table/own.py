"""Choices that a player brings along: files in a folder that the app names. No pygame."""

from pathlib import Path
from typing import NamedTuple

from game.core.refusal import Value

LONGEST_LABEL = 26


class OwnChoice(NamedTuple):
    """One thing of the player's own that an option may be set to."""

    word: str
    """A plain word for it, as widgets need one."""

    label: str
    value: Value


class OwnChoices(NamedTuple):
    """What was found for one option of a game, and what could not be used."""

    option: str
    found: tuple[OwnChoice, ...]
    problems: tuple[str, ...]
    """Sentences for the player."""

    folder: Path
    """Where the player may put more."""


def label_of(name: str) -> str:
    """A file's name as a label that fits."""
    return name if len(name) <= LONGEST_LABEL else f"{name[: LONGEST_LABEL - 1]}…"


def path_in_lines(path: Path, longest: int = 34) -> str:
    """A path broken after its separators: a long one has no spaces to break at."""
    lines = [""]
    for piece in str(path).replace("\\", "\\\0").replace("/", "/\0").split("\0"):
        if lines[-1] and len(lines[-1]) + len(piece) > longest:
            lines.append("")
        lines[-1] += piece
    return "\n".join(lines)
