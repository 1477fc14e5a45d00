"""A greedy player of Ninjutsu: wins the most figures at once, else steps forward; keeps nothing in reserve."""

from typing import Any, Final

from game.core.chance import Chance
from game.games.ninjutsu.bot.odds import BEATS
from game.games.ninjutsu.bot.tactics.throwing import aim_of, best_odds, plain
from game.games.ninjutsu.rules.figures import OWNER, RANK, SOKE
from game.games.ninjutsu.rules.moves import ACCEPT_ROLL, PLAY_NOTHING, REROLL, NinjutsuMove, PlayKidnap, Step
from game.games.ninjutsu.rules.state import ACTIONS, BATTLE, FIRST, PLACING, THROW
from game.games.ninjutsu.rules.view import NinjutsuView

WORTH: Final = (0.0, 10.0, 16.0, 300.0)


def greedy(view: NinjutsuView, moves: list[Any], chance: Chance) -> NinjutsuMove:
    """The move that promises the most material."""
    if view.phase == PLACING:
        return chance.choose(moves)  # type: ignore[no-any-return]
    if view.phase == BATTLE:
        return REROLL if _helps(view) else ACCEPT_ROLL
    if view.phase in (THROW, FIRST):
        return plain(view)
    if view.phase == ACTIONS:
        taken = [move for move in moves if isinstance(move, PlayKidnap)]
        return chance.choose(taken) if taken else PLAY_NOTHING
    worths = [expected_gain(view, move) for move in moves]
    best = max(worths)
    return chance.choose([move for move, worth in zip(moves, worths, strict=True) if worth == best])  # type: ignore[no-any-return]


def _helps(view: NinjutsuView) -> bool:
    """Whether another roll can win or tie at all: not even the greediest throw a shuriken for nothing."""
    cells = (view.start, view.end) if view.seat == view.active else (view.end, view.start)
    mine, theirs = (view.cells[cell] & RANK for cell in cells)
    odds = best_odds(mine, theirs, view.rolls[1 - view.seat], aim_of(view))
    return odds.wins + odds.ties > 0


def expected_gain(view: NinjutsuView, move: NinjutsuMove) -> float:
    """The expected gain in figures; a step forward is worth a little."""
    if not isinstance(move, Step):
        return 0.0
    rank, enemy = view.cells[move.start] & RANK, 1 - view.seat
    if view.cells[move.end] & OWNER[enemy]:
        known = view.cells[move.end] & RANK
        ranks = [known] if known else view.unknown_ranks(enemy)
        won = sum(BEATS[rank][other] * WORTH[other] for other in ranks) / len(ranks)
        lost = sum(BEATS[other][rank] for other in ranks) / len(ranks) * WORTH[rank]
        return won - lost
    ahead = (move.end // view.board.columns > move.start // view.board.columns) == (view.seat == 0)
    return 0.1 if ahead and rank != SOKE else -0.1
