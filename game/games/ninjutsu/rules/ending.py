"""How a match of Ninjutsu ends (N28, N29)."""

from game.core.contract import Tell
from game.core.events import MatchEnded
from game.core.outcome import Outcome
from game.games.ninjutsu.rules.figures import BLACK, RED
from game.games.ninjutsu.rules.state import DRAW, NOBODY, OVER, State


def outcome(state: State) -> Outcome | None:
    """Who won and by which clause, or None while the match goes on."""
    return result(state.winner, state.turn, [len(pile) for pile in state.fallen])


def result(winner: int, turn: int, fallen: list[int]) -> Outcome | None:
    """The same, from the few values that a view also has."""
    if winner == NOBODY:
        return None
    details = {"turns": turn, "red_lost": fallen[RED], "black_lost": fallen[BLACK]}
    if winner == DRAW:
        return Outcome((0.5, 0.5), (RED, BLACK), "ninjutsu.reason.limit", details)
    scores = (1.0, 0.0) if winner == RED else (0.0, 1.0)
    return Outcome(scores, (winner,), "ninjutsu.reason.soke", details)


def finish(state: State, winner: int, tell: Tell | None) -> None:
    """End the match; `winner` is a seat or DRAW."""
    state.winner = winner
    state.phase = OVER
    if tell is not None:
        end = outcome(state)
        if end is not None:
            tell(MatchEnded(end))
