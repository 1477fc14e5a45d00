"""How a Grand Master match is likely to end: pawns, cards and secrets in points, under every boss that may wait."""

from math import exp
from typing import Final

from game.games.wataah.grand import Grand
from game.games.wataah.grand_cards import COURT, MISSIONS, NONE, POINTS_A_PAWN, ROUNDS, SHOWDOWN, TEMPLE_NAMES
from game.games.wataah.outlook import lasting_standing
from game.games.wataah.rules import scoring
from game.games.wataah.state import DISCARD, OVER, State, grand_of

A_PAWN: Final = 12.0
"""What a pawn in hand will bring; a little more than at the Court, since it may still go anywhere."""

A_ROUND: Final = 20.0
"""How far ahead of the others the pawns of a round take its winner, and how far behind its last."""

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

SCALES: Final = (34.0, 28.0, 14.0)
"""Points ahead that make a win nearly three times as likely as not, in every round: the less is to come, the fewer."""


def chance_to_win(state: State, seat: int) -> float:
    """The chance of a seat, 0 to 1: the mean over the bosses that may be the last for all that this seat has seen.

    In the position one of them is. Still the seat cannot know which, and a mean is quieter than a draw.
    """
    grand = grand_of(state)
    held = [_held(state, grand, one) for one in range(state.seats)]
    fought = A_ROUND * (2 * lasting_standing(state, seat) / (state.seats - 1) - 1) if state.phase <= DISCARD else 0.0
    scale = SCALES[min(grand.round - (state.phase <= DISCARD), ROUNDS - 1)]
    bosses = [boss for place, boss in enumerate(grand.bosses) if not grand.peeked[seat] >> place & 1]
    total = 0.0
    for boss in bosses:
        points = [
            mine + scoring.showdown_points(boss, places[SHOWDOWN])
            for mine, places in zip(held, grand.board, strict=True)
        ]
        total += _won(state, seat, points) if state.phase == OVER else _likely(seat, points, fought, scale)
    return total / len(bosses)


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


def _likely(seat: int, points: list[float], fought: float, scale: float) -> float:
    """How likely somebody with these points, and so much more from the round under way, comes out ahead."""
    others = points[:seat] + points[seat + 1 :]
    ahead = points[seat] + fought - 0.5 * sum(others) / len(others) - 0.5 * max(others)
    return 1.0 / (1.0 + exp(-ahead / scale))


def _won(state: State, seat: int, points: list[float]) -> float:
    """The share of the win, if these are the final points (W23)."""
    first = [one for one, mine in enumerate(points) if mine == max(points)]
    winners = scoring.least_corrupt(state, first)
    return (seat in winners) / len(winners)


if set(TEMPLE) != set(TEMPLE_NAMES[1:]):
    raise AssertionError("a Temple card has no worth")
