"""`python -m game arena … --judged`: asks two opponents the same questions and compares their answers.

Whole matches say little about two opponents that seldom disagree: the luck of the cards hides the difference. Here both
are asked at every decision. Where their answers differ, both moves are played on from the real position, in the same
worlds, by a judge that sees what every seat holds but not what is still to be drawn.
"""

import json
import math
from collections.abc import Sequence
from functools import partial
from statistics import fmean, stdev
from typing import Any

import msgspec

from game.ai.bot import finished
from game.ai.judging import worth
from game.catalog import GAMES
from game.core.chance import Chance
from game.core.contract import OPEN
from game.devtools.arena import Contest, answer, contestant, heading, matches, sat_down, show
from game.devtools.arena_stats import Z


class Comparison(msgspec.Struct, frozen=True):
    """The result of one match about two contestants."""

    asked: int
    """The number of decisions with more than one legal move."""

    apart: int
    """The number of those in which the answers differed."""

    ahead: float
    """How much more chance to win the first contestant's answers left than the second's, per seat."""


class Sum(msgspec.Struct, frozen=True):
    """The comparisons of many matches, added up."""

    asked: int
    apart: int
    ahead: float
    """Mean per match and seat."""

    error: float | None
    """Half the width of the 95 % interval; None for a single match."""


def problem(contest: Contest) -> str | None:
    """Why these contestants cannot be compared, as one line; None if they can."""
    if len(set(contest.names)) != 2:
        return "two different opponents can be compared, no more and no fewer"
    return contest.problem()


def hear(contest: Contest, number: int, worlds: int) -> Comparison:
    """Play a match and ask both about every decision; the contestant in the seat makes its move."""
    game = GAMES[contest.game]
    match, sitting = sat_down(contest, number)
    first, second = dict.fromkeys(contest.names)
    seed = (contest.seed * 1_000_003 + number) * match.seats
    players = [[contestant(game, name, seed + seat) for name in (first, second)] for seat in range(match.seats)]
    asked, apart, ahead = 0, 0, 0.0
    while (seat := match.to_move) is not None:
        moves = match.legal_moves()
        answers = [answer(player, match) for player in players[seat]] if len(moves) > 1 else moves * 2
        asked += len(moves) > 1
        if answers[0] != answers[1]:
            apart += 1
            left, other = (_worth(contest, match.state, move, seed + match.decisions, worlds) for move in answers)
            ahead += left - other
        match.submit(answers[contest.names[sitting[seat]] != first])
    return Comparison(asked, apart, ahead / match.seats)


def _worth(contest: Contest, state: Any, move: Any, seed: int, worlds: int) -> float:  # noqa: ANN401
    """The chance to win after a move in the real position; the same seed gives the same worlds for another move."""
    game = GAMES[contest.game]
    imagined = partial(game.rules.imagine, game.rules.view_for(state, OPEN), Chance(seed))
    return finished(worth(game, imagined, move, Chance(seed + 1), worlds))


def summed(comparisons: Sequence[Comparison]) -> Sum:
    """Add up comparisons; a match is one sample, however many decisions it had."""
    ahead = [comparison.ahead for comparison in comparisons]
    error = Z * stdev(ahead) / math.sqrt(len(ahead)) if len(ahead) > 1 else None
    return Sum(sum(one.asked for one in comparisons), sum(one.apart for one in comparisons), fmean(ahead), error)


def run(contest: Contest, count: int, worlds: int, *, jobs: int | None, as_json: bool) -> int:
    """Compare over the matches and print the result."""
    comparisons: list[Comparison] = []
    first, second = dict.fromkeys(contest.names)
    for comparison in matches(partial(hear, contest, worlds=worlds), count, jobs):
        comparisons.append(comparison)
        show(len(comparisons), count, f"{first} {100 * fmean(one.ahead for one in comparisons):+.2f}")
    found = summed(comparisons)
    if as_json:
        data: dict[str, Any] = msgspec.to_builtins(contest)
        print(json.dumps({**data, "matches": count, "worlds": worlds, **msgspec.to_builtins(found)}, indent=1))
        return 0
    error = "" if found.error is None else f" ± {100 * found.error:.2f}"
    print(f"{heading(contest, count)}, judged in {worlds} worlds")
    print(f"{first} and {second} decided {found.apart} of {found.asked} times differently.")
    print(f"{first} is ahead by {100 * found.ahead:+.2f}{error} chances of a hundred to win, a match and seat.")
    return 0
