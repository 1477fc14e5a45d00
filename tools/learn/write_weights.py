"""Writes learnt weights to a game's `bot/learnt` folder, together with where they come from."""

import subprocess
from base64 import b85encode
from collections.abc import Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).parents[2]

HEAD = "# Learnt from matches between computers. Do not edit: run the command to learn the numbers again."


def write(game: str, file: str, what: str, weights: dict[str, float], *, command: str, fit: str) -> None:
    """Write one file. How strong the opponent is with these weights is only known after matches in the arena."""
    folder = ROOT / "game" / "games" / game / "bot" / "learnt"
    folder.mkdir(exist_ok=True)
    text = as_toml(what, weights, command, commit(), fit)
    (folder / f"{file}.toml").write_text(text, "utf-8")


def as_toml(what: str, weights: dict[str, float], command: str, at: str, fit: str) -> str:
    """The file as text. Weights have three decimals: more would only be noise."""
    notes = {"what": what, "command": command, "commit": at, "fit": fit, "strength": "not measured yet"}
    if any(mark in value for value in notes.values() for mark in '"\\\n'):
        raise ValueError(f"a note needs escaping: {notes}")
    return "\n".join(
        [
            HEAD,
            *(f'{name} = "{value}"' for name, value in notes.items()),
            "",
            "[weights]",
            *(f"{name} = {weight:.3f}" for name, weight in weights.items()),
            "",
        ]
    )


def net_as_toml(what: str, parts: Mapping[str, Sequence[float]], command: str, fit: str) -> str:
    """A net as a file: the many numbers of each part are bytes."""
    lines = [
        HEAD,
        f'what = "{what}"',
        f'command = "{command}"',
        f'commit = "{commit()}"',
        f'fit = "{fit}"',
        'strength = "not measured yet"',
        "",
        "[net]",
    ]
    for name, numbers in parts.items():
        text, scale = _packed(numbers)
        lines += [f"{name}_scale = {scale:.6g}", f'{name} = "{text}"']
    return "\n".join([*lines, ""])


def _packed(numbers: Sequence[float]) -> tuple[str, float]:
    """Numbers as bytes, and what one step of a byte is worth."""
    scale = max(map(abs, numbers)) / 127
    return b85encode(bytes(round(number / scale) & 0xFF for number in numbers)).decode(), scale


def commit() -> str:
    """The commit whose players the numbers are learnt from, marked if files have been changed since."""
    run = subprocess.run(
        ["git", "describe", "--always", "--dirty=, with changes", "--exclude=*"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return run.stdout.strip()
