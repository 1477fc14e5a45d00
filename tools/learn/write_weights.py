"""Writes learnt weights to a game's `bot/learnt` folder, together with where they come from."""

import subprocess
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
