"""How a Grand Master match is likely to end: pawns, cards and secrets in points, under every boss that may wait."""

from math import exp
from typing import Final

from game.games.wataah.campaign_weights import WEIGHTS
from game.games.wataah.grand import Grand
from game.games.wataah.grand_cards import COURT, MISSIONS, NONE, POINTS_A_PAWN, ROUNDS, SHOWDOWN, TEMPLE_NAMES
from game.games.wataah.outlook import FEATURES, LEAST, features, spread
from game.games.wataah.rules import scoring
from game.games.wataah.state import DISCARD, OVER, State, grand_of

A_PAWN: Final = 12.0
"""What a pawn in hand will bring; a little more than at the Court, since it may still go anywhere."""

A_COURT_CARD: Final = 5.0
A_SECRET: Final = 4.0
"""What having seen a Decoy is worth for every round still to come."""

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
"""What every point ahead is worth in every round: in the first nobody has any; the less is to come, the more."""

ROW: Final = [max(WEIGHTS[name], LEAST.get(name, WEIGHTS[name])) for name in FEATURES]
"""What each thing is worth in the round under way."""


def chances_to_win(state: State) -> list[float]:
    """The chance of each seat, 0 to 1: the mean over the bosses that may be the last for all that the seat has seen.

    In the position one of them is. Still the seat cannot know which, and a mean is quieter than a draw.
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
    """Under each boss that may wait: how many points a seat is ahead."""
    return [_ahead(points, seat) for points in _points(state, seat)]


def likely(scale: float, ahead: list[float], more: float) -> float:
    """How likely somebody so far ahead, and so much more by the round under way, comes out first."""
    return sum(1.0 / (1.0 + exp(-max(min(scale * lead + more, 30.0), -30.0))) for lead in ahead) / len(ahead)


def _ahead(numbers: list[float], seat: int) -> float:
    """How far a seat is ahead of the others: half of their best, and half of them all."""
    others = numbers[:seat] + numbers[seat + 1 :]
    return numbers[seat] - 0.5 * sum(others) / len(others) - 0.5 * max(others)


def _worth(state: State, seat: int) -> float:
    return sum(weight * value for weight, value in zip(ROW, features(state, seat), strict=True) if value)


def _share(state: State, seat: int) -> float:
    """The share of the win (W23) that is to be expected of a match that is over."""
    total, bosses = 0.0, _points(state, seat)
    for points in bosses:
        first = [one for one, mine in enumerate(points) if mine == max(points)]
        winners = scoring.least_corrupt(state, first)
        total += (seat in winners) / len(winners)
    return total / len(bosses)


def _points(state: State, seat: int) -> list[list[float]]:
    """For each boss that the seat has not seen the points of everybody, if that is the last one."""
    grand = grand_of(state)
    held = [_held(state, grand, one) for one in range(state.seats)]
    bosses = [boss for place, boss in enumerate(grand.bosses) if not grand.peeked[seat] >> place & 1]
    return [
        [mine + scoring.showdown_points(boss, places[SHOWDOWN]) for mine, places in zip(held, grand.board, strict=True)]
        for boss in bosses
    ]


def _held(state: State, grand: Grand, seat: int) -> float:
    """Points that no boss can take away, and what else is in hand."""
    board = grand.board[seat]
    points = float(POINTS_A_PAWN * (board[COURT] + board[MISSIONS]))
    if state.phase == OVER:
        return points
    points += A_PAWN * grand.ready[seat]
    if grand.round < ROUNDS:
        seen = grand.peeked[seat].bit_count()
        points += A_SECRET * seen * (ROUNDS - grand.round)
        # The row of a boss has an end: what more pawns would bring is not lost yet.
        points += 0.5 * board[SHOWDOWN] * (ROUNDS - grand.round)
    if grand.courts[seat] != NONE:
        points += A_COURT_CARD
    if state.temples[seat] != NONE:
        points += TEMPLE[TEMPLE_NAMES[state.temples[seat]]]
    return points


if set(TEMPLE) != set(TEMPLE_NAMES[1:]):
    raise AssertionError("a Temple card has no worth")
