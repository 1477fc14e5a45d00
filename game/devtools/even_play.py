"""`python -m game arena GAME --even`: computers of one level play like people against the opponent that follows them.

Every person plays a number of matches in a row, and is rated after each as the statistics do it. An even opponent wins
about as often as they do, once it knows them.
"""

from collections.abc import Callable, Sequence
from functools import partial
from statistics import fmean

import msgspec

from game.ai.even import EVEN, playing_level
from game.catalog import GAMES
from game.core.match import Match
from game.core.outcome import Outcome
from game.core.player import Player
from game.devtools.arena import Contest, contestant, heading, matches, show
from game.stats.rating import Ladder, Rating, renewed, score
from game.stats.sources import stats_source_of

IN_A_ROW = 60
KNOWN = 20
"""The matches after which the opponent should know somebody."""

USUAL = "adept"

Fight = Callable[[int, float], Outcome]
"""Plays the match with a number against opponents of that strength; the person has the seat that the number gives."""


class EvenSeries(msgspec.Struct, frozen=True):
    """The matches of one person in a row."""

    wins: tuple[float, ...]
    """The person's share of the win, match by match."""

    scores: tuple[float, ...]
    """The share of opponents left behind, match by match."""

    rating: Rating


def series(ladder: Ladder, setting: str, seats: int, fight: Fight) -> EvenSeries:
    """Let one person play against the even opponent."""
    rating, wins, scores = ladder.first(setting), list[float](), list[float]()
    for number in range(IN_A_ROW):
        strength, person = ladder.strength(setting, rating.value), number % seats
        outcome = fight(number, strength)
        others = [seat for seat in range(seats) if seat != person]
        wins.append((person in outcome.winners) / len(outcome.winners))
        scores.append(score(outcome, person, others))
        opponent = ladder.rating(setting, Player("", EVEN, strength=strength))
        rating = renewed(rating, opponent, scores[-1])
    return EvenSeries(tuple(wins), tuple(scores), rating)


def real(contest: Contest, person: int) -> EvenSeries:
    """The matches of one person, in real matches."""
    ladder = stats_source_of(contest.game).ladder
    setting = ladder.setting(GAMES[contest.game].rules.settled(contest.options))
    fight = partial(_fought, contest, (contest.seed * 1009 + person) * IN_A_ROW)
    return series(ladder, setting, len(contest.names), fight)


def _fought(contest: Contest, first: int, number: int, strength: float) -> Outcome:
    game, even = GAMES[contest.game], Player("", EVEN, strength=strength)
    match = Match(game, len(contest.names), first + number, None, **contest.options)
    while (seat := match.to_move) is not None:
        seed = (first + number) * 1_000_003 + 97 * match.decisions + seat
        name = contest.names[0] if seat == number % match.seats else playing_level(even, seed)
        match.submit(contestant(game, name, seed).choose(match.view(seat)))
    if match.outcome is None:
        raise AssertionError(f"{contest.game} has no outcome")
    return match.outcome


def run(contest: Contest, people: int, *, jobs: int | None) -> int:
    """Let several people play, and print how often they won, before the opponent knew them and after."""
    found: list[EvenSeries] = []
    print(f"{heading(contest, people * IN_A_ROW)}: {people} like {contest.names[0]} against Even, {IN_A_ROW} each")
    for one in matches(partial(real, contest), people, jobs):
        found.append(one)
        show(len(found), people, "")
        print(f"  {_words(one.wins, one.scores)}; at {one.rating.value:.0f} ± {one.rating.deviation:.0f}", flush=True)
    wins = [fmean(one.wins[number] for one in found) for number in range(IN_A_ROW)]
    scores = [fmean(one.scores[number] for one in found) for number in range(IN_A_ROW)]
    print(f"all: {_words(wins, scores)}")
    return 0


def _words(wins: Sequence[float], scores: Sequence[float]) -> str:
    return (
        f"won {fmean(wins[:KNOWN]):.1%} of matches 1-{KNOWN}, {fmean(wins[KNOWN:]):.1%} of {KNOWN + 1}-{IN_A_ROW}"
        f" (ahead of an opponent in {fmean(scores[KNOWN:]):.1%})"
    )
