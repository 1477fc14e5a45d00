"""Whole matches as readable transcripts: a change of rules shows up as a diff to review.

`pytest --regen` writes them again.
"""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from game.core.game import AnyGame
from game.core.match import Match

FOLDER = Path(__file__).parent / "transcripts"


def transcript(game: AnyGame, seats: int, seed: int, drawn: Callable[[Any], str], **options: Any) -> str:
    """A match of random moves, move by move with everything that happened."""
    match, pick = Match(game, seats, seed, **options), Random(seed)
    lines = [f"{game.title}, {seats} seats, seed {seed}, {match.options}", "", drawn(match.state)]
    while match.to_move is not None:
        seat, move = match.to_move, pick.choice(match.legal_moves())
        lines += ["", f"{len(match.history) + 1}. seat {seat}: {move!r}"]
        lines += [f"   {event!r}" for event in match.submit(move)]
        lines.append(drawn(match.state))
    return "\n".join([*lines, "", f"{match.outcome!r}", ""])


def compare(name: str, text: str, *, regen: bool) -> None:
    """Fail if `text` differs from the stored transcript, or store it."""
    path = FOLDER / f"{name}.txt"
    if regen:
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
    assert path.read_text("utf-8") == text, f"{path.name} tells another match; pytest --regen"
