"""Evaluates a Grand Master match: pawns, cards and peeks in points, under every boss that may be the last."""

from math import exp
from pathlib import Path
from typing import Final

from game.ai.learnt import read_weights
from game.games.wataah.bot.evaluate import FEATURES, LEAST, features, spread
from game.games.wataah.rules import scoring
from game.games.wataah.rules.grand_master.cards import (
    COURT,
    MISSIONS,
    NONE,
    POINTS_A_PAWN,
    ROUNDS,
    SHOWDOWN,
    TEMPLE_NAMES,
)
from game.games.wataah.rules.grand_master.state import Grand
from game.games.wataah.rules.state import DISCARD, OVER, State, grand_of

WEIGHTS: Final = read_weights(Path(__file__).parents[1] / "learnt" / "grand_master_evaluate.toml")

A_PAWN: Final = 12.0
"""The points a pawn in hand will bring: a little more than at the Court, since it may still go anywhere. Set by
hand."""

A_COURT_CARD: Final = 5.0
A_SECRET: Final = 4.0
"""The points for having seen a Decoy, per round still to come. Set by hand."""

TEMPLE: Final = {
    "dawn_gate": 5.0,
    "empty_hand": 3.0,
    "cleansing_spring": 3.0,
    "stone_guardian": 3.0,
    "rooted_pine": 2.0,
    "closed_fan": 2.0,
    "paired_blades": 4.0,
    "two_roads": 7.0,
    "lantern": 3.0,
    "banner": 4.0,
}

SCALES: Final = [0.0, *(WEIGHTS[f"ten_points_{number}"] / 10 for number in range(2, ROUNDS + 1))]
"""The weight of a point of lead in each round, learnt: nobody has points in the first, and they weigh more later."""

ROW: Final = [max(WEIGHTS[name], LEAST.get(name, WEIGHTS[name])) for name in FEATURES]
"""The weight of each feature in the round under way."""


def chances_to_win(state: State) -> list[float]:
    """The chance of each seat to win: the mean over the bosses that may be the last for all it has seen.

    The position has one of them, but the seat cannot know which, and a mean has less noise than a sample.
    """
    seats = range(state.seats)
    if state.phase == OVER:
        return [_share(state, seat) for seat in seats]
    number = grand_of(state).round
    if state.phase > DISCARD:  # the round has been counted
        scale = SCALES[min(number, ROUNDS - 1)]
        return [likely(scale, leads(state, seat), 0.0) for seat in seats]
    worths, wide = [_worth(state, seat) for seat in seats], spread(state)
    return [likely(SCALES[number - 1], leads(state, seat), _ahead(worths, seat) / wide) for seat in seats]


def leads(state: State, seat: int) -> list[float]:
    """A seat's lead in points under each boss that may be the last."""
    return [_ahead(points, seat) for points in _points(state, seat)]


def likely(scale: float, ahead: list[float], more: float) -> float:
    """The chance to finish first with these leads, and `more` from the round under way."""
    return sum(1.0 / (1.0 + exp(-max(min(scale * lead + more, 30.0), -30.0))) for lead in ahead) / len(ahead)


def _ahead(numbers: list[float], seat: int) -> float:
    """A seat's lead over the others: half against their best, half against their mean."""
    others = numbers[:seat] + numbers[seat + 1 :]
    return numbers[seat] - 0.5 * sum(others) / len(others) - 0.5 * max(others)


def _worth(state: State, seat: int) -> float:
    return sum(weight * value for weight, value in zip(ROW, features(state, seat), strict=True) if value)


def _share(state: State, seat: int) -> float:
    """The expected share of the win (W23) in a finished match."""
    total, bosses = 0.0, _points(state, seat)
    for points in bosses:
        first = [one for one, mine in enumerate(points) if mine == max(points)]
        winners = scoring.least_corrupt(state, first)
        total += (seat in winners) / len(winners)
    return total / len(bosses)


def _points(state: State, seat: int) -> list[list[float]]:
    """For each boss that the seat has not seen, everybody's points if that boss is the last."""
    grand = grand_of(state)
    held = [_held(state, grand, one) for one in range(state.seats)]
    bosses = [boss for place, boss in enumerate(grand.bosses) if not grand.peeked[seat] >> place & 1]
    return [
        [mine + scoring.showdown_points(boss, places[SHOWDOWN]) for mine, places in zip(held, grand.board, strict=True)]
        for boss in bosses
    ]


def _held(state: State, grand: Grand, seat: int) -> float:
    """Points that no boss can take away, and the value of everything else held."""
    board = grand.board[seat]
    points = float(POINTS_A_PAWN * (board[COURT] + board[MISSIONS]))
    if state.phase == OVER:
        return points
    points += A_PAWN * grand.ready[seat]
    if grand.round < ROUNDS:
        seen = grand.peeked[seat].bit_count()
        points += A_SECRET * seen * (ROUNDS - grand.round)
        # A boss's row of points ends, so further pawns bring nothing yet; what they may bring later is not lost.
        points += 0.5 * board[SHOWDOWN] * (ROUNDS - grand.round)
    if grand.courts[seat] != NONE:
        points += A_COURT_CARD
    if state.temples[seat] != NONE:
        points += TEMPLE[TEMPLE_NAMES[state.temples[seat]]]
    return points


if set(TEMPLE) != set(TEMPLE_NAMES[1:]):
    raise AssertionError("a Temple card has no worth")
