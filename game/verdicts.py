"""`python -m game arena … --judged`: two opponents answer the same questions, and what they answer is compared.

Whole matches tell little about two that seldom disagree: the luck of the cards drowns what they do better. Here both
are asked at every decision. Where their answers differ, both moves are played on from the real position, in the same
worlds, by a judge who sees what everybody holds but not what is still to be drawn.
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
from game.arena import Contest, answer, contestant, heading, matches, sat_down, show
from game.catalog import GAMES
from game.core.chance import Chance
from game.core.contract import OPEN
from game.tally import Z


class Verdict(msgspec.Struct, frozen=True):
    """What one match told about two contestants."""

    asked: int
    """Decisions in which there was something to choose."""

    apart: int
    """Those that they decided differently."""

    ahead: float
    """How much more of the chance to win the first one's answers left than the second one's, for each seat."""


class Sum(msgspec.Struct, frozen=True):
    """What the verdicts of many matches come to."""

    asked: int
    apart: int
    ahead: float
    """A match and seat; 95 % lie within the error."""

    error: float | None
    """None for a single match."""


def problem(contest: Contest) -> str | None:
    """One line that says why nobody can be compared, or None."""
    if len(set(contest.names)) != 2:
        return "two different opponents can be compared, no more and no fewer"
    return contest.problem()


def hear(contest: Contest, number: int, worlds: int) -> Verdict:
    """Play a match and ask both about every decision; whoever sits there makes the move."""
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
    return Verdict(asked, apart, ahead / match.seats)


def _worth(contest: Contest, state: Any, move: Any, seed: int, worlds: int) -> float:  # noqa: ANN401
    """What a move leaves in the position as it is; asked about another move, the same worlds are lived through."""
    game = GAMES[contest.game]
    imagined = partial(game.rules.imagine, game.rules.view_for(state, OPEN), Chance(seed))
    return finished(worth(game, imagined, move, Chance(seed + 1), worlds))


def summed(verdicts: Sequence[Verdict]) -> Sum:
    """What they come to; one match is one piece of evidence, however many decisions it had."""
    ahead = [verdict.ahead for verdict in verdicts]
    error = Z * stdev(ahead) / math.sqrt(len(ahead)) if len(ahead) > 1 else None
    return Sum(sum(one.asked for one in verdicts), sum(one.apart for one in verdicts), fmean(ahead), error)


def run(contest: Contest, count: int, worlds: int, *, jobs: int | None, as_json: bool) -> int:
    """Hear the matches and print what they come to."""
    verdicts: list[Verdict] = []
    first, second = dict.fromkeys(contest.names)
    for verdict in matches(partial(hear, contest, worlds=worlds), count, jobs):
        verdicts.append(verdict)
        show(len(verdicts), count, f"{first} {100 * fmean(one.ahead for one in verdicts):+.2f}")
    found = summed(verdicts)
    if as_json:
        data: dict[str, Any] = msgspec.to_builtins(contest)
        print(json.dumps({**data, "matches": count, "worlds": worlds, **msgspec.to_builtins(found)}, indent=1))
        return 0
    error = "" if found.error is None else f" ± {100 * found.error:.2f}"
    print(f"{heading(contest, count)}, judged in {worlds} worlds")
    print(f"{first} and {second} decided {found.apart} of {found.asked} times differently.")
    print(f"{first} is ahead by {100 * found.ahead:+.2f}{error} chances of a hundred to win, a match and seat.")
    return 0
