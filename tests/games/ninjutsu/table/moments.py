"""Moments of a match at Ninjutsu's table, to begin a test there."""

from collections.abc import Callable

from game.core.match import Match
from game.games.ninjutsu.rules.figures import JOKER
from game.games.ninjutsu.rules.state import ACTIONS, BATTLE, STEPS
from game.table.session import Player
from tests.games.ninjutsu.table.person import BLACK_BOT, RED, Played


def phase(wanted: int, seat: int = 0, turn: int = 1):
    def reached(match: Match) -> bool:
        return match.state.phase == wanted and match.to_move == seat and match.state.turn >= turn

    return reached


def can(kind: type, seat: int = 0):
    def reached(match: Match) -> bool:
        return match.to_move == seat and any(isinstance(move, kind) for move in match.legal_moves())

    return reached


def reach(before: Callable[[Match], bool] | None, *players: Player, **options: str) -> Played:
    """A table where the condition is true, in the first match that gets there."""
    for seed in range(1, 60):
        try:
            played = Played(*(players or (RED, BLACK_BOT)), seed=seed, before=before, **options)
        except AssertionError:
            continue
        played.until_turn()
        return played
    raise AssertionError("it never came to that")


def names(played: Played) -> list[str]:
    return [widget.name for widget in played.face.widgets()] + [thing.name for thing in played.face.things()]


STATES: dict[str, Callable[[Match], bool] | None] = {
    "placing": None,
    "attacking": lambda match: phase(ACTIONS)(match) and match.state.active == 0,
    "joker": lambda match: phase(ACTIONS)(match) and match.state.active == 0 and bool(match.state.hands[0] & JOKER),
    "defending": lambda match: phase(ACTIONS)(match) and match.state.active == 1,
    "walking": phase(STEPS, turn=7),
    "fighting": phase(BATTLE),
}


def sit(state: str) -> Played:
    played = reach(STATES[state])
    if state == "joker":
        played.click("action.joker")
    return played
