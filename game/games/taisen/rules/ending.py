"""How a match of Ninja Taisen ends (T17-T19)."""

from typing import Final

from game.core.outcome import Outcome
from game.games.taisen.rules.ninjas import MONKEY, WOLF
from game.games.taisen.rules.state import Path, State

NOBODY: Final = -1
DRAW: Final = 2


def outcome(state: State) -> Outcome | None:
    """Who won and by which clause, or None while the match goes on."""
    if state.winner == NOBODY:
        return None
    monkeys, wolves = map(_count, state.paths)
    details = {"turns": state.turn, "monkeys": monkeys, "wolves": wolves}
    if state.winner == DRAW:
        return Outcome((0.5, 0.5), (MONKEY, WOLF), "taisen.reason.limit", details)
    beaten = state.paths[1 - state.winner]
    reason = "taisen.reason.village" if any(beaten) else "taisen.reason.eliminated"
    scores = (1.0, 0.0) if state.winner == MONKEY else (0.0, 1.0)
    return Outcome(scores, (state.winner,), reason, details)


def _count(path: Path) -> int:
    return sum(map(len, path))
