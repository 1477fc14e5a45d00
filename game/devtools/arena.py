"""`python -m game arena`: opponents and baselines play each other, seats rotated, and a table shows the results."""

import json
import multiprocessing
import os
import sys
import time
from collections.abc import Callable, Generator
from contextlib import closing
from functools import partial
from typing import Any, NamedTuple, NoReturn, TypeVar

import msgspec

from game.ai import LEVELS, Bot
from game.ai.arena_players import ABLATIONS, BASELINES, Ablation, Baseline
from game.ai.characters.tempers import Temper
from game.catalog import GAMES
from game.core.game import AnyGame
from game.core.match import Match
from game.core.refusal import BadSetup, Value
from game.devtools.arena_stats import ArenaMatch, as_data, lines, readable, settled, won

LEAST = 40
"""The fewest matches before the sequential test may stop."""

SELDOM = 20
"""How many matches lie between two lines of progress in a file."""

Told = TypeVar("Told")


class Contest(msgspec.Struct, frozen=True):
    """The contestants, and what they play."""

    game: str
    names: tuple[str, ...]
    seed: int
    options: dict[str, Value]

    def problem(self) -> str | None:
        """Why this cannot be played, as one line; None if it can."""
        for name in self.names:
            if not known(name):
                there = ", ".join((*LEVELS, *BASELINES))
                kinds = ", ".join(ABLATIONS)
                tempers = ", ".join(Temper)
                return (
                    f"nobody is called '{name}'; there are {there}, also as LEVEL:SIMULATIONS, "
                    f"LEVEL@({tempers}) and LEVEL+({kinds})"
                )
        game = GAMES[self.game]
        if len(self.names) not in game.seats:
            return f"{game.title} is for {' or '.join(map(str, game.seats))} players, not {len(self.names)}"
        try:
            game.rules.settled(self.options)
        except BadSetup as error:
            return str(error)
        return None


def among_themselves(game: str, name: str) -> tuple[str, ...]:
    """One contestant in every seat of the smallest table."""
    return (name,) * GAMES[game].seats[0]


def known(name: str) -> bool:
    """Whether a contestant of that name exists."""
    if name in BASELINES:
        return True
    who = Contestant.of(name)
    return (
        who.level in LEVELS
        and (not who.simulations or who.simulations.isdecimal())
        and (not who.temper or who.temper in set(Temper))
        and (not who.ablation or who.ablation in ABLATIONS)
        and not (who.temper and who.ablation)
    )


class Contestant(NamedTuple):
    """The parts of a name such as `master:200`, `adept@bold` or `shadow+uniform`; empty where there are none."""

    level: str
    simulations: str
    temper: str
    ablation: str

    @classmethod
    def of(cls, name: str) -> "Contestant":
        """Take a name apart."""
        who, _, ablation = name.partition("+")
        who, _, temper = who.partition("@")
        level, _, simulations = who.partition(":")
        return cls(level, simulations, temper, ablation)


def contestant(game: AnyGame, name: str, seed: int) -> Baseline | Bot:
    """Make a contestant; levels think by number of simulations, without a clock, so that results are repeatable."""
    if name in BASELINES:
        return Baseline(game, name, seed)
    who = Contestant.of(name)
    simulations = int(who.simulations) if who.simulations else Bot(game, who.level).effort.simulations
    if who.ablation:
        return Ablation(game, who.level, seed, simulations=simulations, kind=who.ablation)
    return Bot(game, who.level, seed, simulations=simulations, temper=who.temper or None)


def sat_down(contest: Contest, number: int) -> tuple[Match, tuple[int, ...]]:
    """A match before its first move, and the contestant in each seat. Every deal is played from each seat."""
    seats = len(contest.names)
    match = Match(GAMES[contest.game], seats, contest.seed + number // seats, None, **contest.options)
    return match, tuple((seat + number) % seats for seat in range(seats))


def answer(player: Baseline | Bot, match: Match) -> Any:  # noqa: ANN401 - each game has its own moves
    """The move that a player would make for the seat to move."""
    if isinstance(player, Ablation):
        player.peek(match.state)
    return player.choose(match.view(match.to_move or 0))


def play(contest: Contest, number: int) -> ArenaMatch:
    """Play one match."""
    game, seats = GAMES[contest.game], len(contest.names)
    match, sitting = sat_down(contest, number)
    players = [
        contestant(game, contest.names[who], (contest.seed * 1_000_003 + number) * seats + seat)
        for seat, who in enumerate(sitting)
    ]
    times: list[list[float]] = [[] for _ in range(seats)]
    parts: dict[str, list[float]] = {}
    while (seat := match.to_move) is not None:
        choices, began = len(match.legal_moves()), time.perf_counter()
        move = answer(players[seat], match)
        if choices > 1:
            times[seat].append(time.perf_counter() - began)
        for event in match.submit(move):
            for scorer, points in enumerate(getattr(event, "points", ())):
                parts.setdefault(type(event).__name__, [0.0] * seats)[scorer] += points
    outcome = match.outcome
    if outcome is None:
        raise AssertionError(f"{contest.game} has no outcome")
    shares = tuple((seat in outcome.winners) / len(outcome.winners) for seat in range(seats))
    rounds = outcome.details.get("rounds", 1)
    by_seat, by_part = tuple(map(tuple, times)), {part: tuple(points) for part, points in parts.items()}
    return ArenaMatch(number, sitting, outcome.scores, shares, rounds, by_seat, by_part)


def matches(one: Callable[[int], Told], count: int, jobs: int | None) -> Generator[Told, None, None]:
    """The results of `count` matches, in order, on `jobs` cores or on all."""
    jobs = jobs or os.cpu_count() or 1
    if jobs == 1:
        yield from map(one, range(count))
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(one, range(count))


def run(contest: Contest, count: int, *, jobs: int | None, bar: float | None, as_json: bool) -> int:
    """Play the matches, with their progress on stderr, and print the table."""
    played: list[ArenaMatch] = []
    first, wins, stopped = contest.names[0], 0.0, False
    with closing(matches(partial(play, contest), count, jobs)) as source:
        for match in source:
            played.append(match)
            wins += won(contest.names, match, first)
            show(len(played), count, f"{first} {wins / len(played):.1%}")
            if bar is not None and len(played) >= LEAST and settled(wins, len(played), bar):
                stopped = len(played) < count
                break
    if stopped and sys.stderr.isatty():
        print(file=sys.stderr)
    found = lines(contest.names, played)
    if as_json:
        data: dict[str, Any] = msgspec.to_builtins(contest)
        print(json.dumps({**data, "matches": len(played), "stopped_early": stopped, "table": as_data(found)}, indent=1))
    else:
        early = " (stopped early)" if stopped else ""
        print(f"{heading(contest, len(played))}{early}")
        print(readable(found, several=len(contest.names) > 2))
    return 0


def heading(contest: Contest, count: int) -> str:
    """What was played, and how often."""
    options = "".join(f", {name} {value}" for name, value in contest.options.items())
    return f"{GAMES[contest.game].title}{options}: {count} matches from seed {contest.seed}"


def show(done: int, count: int, words: str) -> None:
    """Draw a progress bar in place. A file gets a line now and then instead: what is known if a long run is lost."""
    if not sys.stderr.isatty():
        if done % SELDOM == 0:
            print(f"{done}/{count}  {words}".rstrip(), file=sys.stderr, flush=True)
    else:
        bar = "█" * (30 * done // count)
        end = "\n" if done == count else ""
        print(f"\r{bar:30} {done}/{count}  {words} ", end=end, file=sys.stderr, flush=True)


def options_from(game: str, given: list[str], mode: str | None) -> dict[str, Value]:
    """Parse `name=value` pairs as the game's options, with numbers where the game has numbers.

    Raises:
        ValueError: if one is not such a pair.
    """
    pairs = [*given, *([f"mode={mode}"] if mode else [])]
    found: dict[str, Value] = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        if not equals:
            _no_pair(pair)
        choices = next((option.choices for option in GAMES[game].options if option.name == name), ())
        found[name] = next((choice for choice in choices if str(choice) == text), text)
    return found


def _no_pair(text: str) -> NoReturn:
    raise ValueError(f"'{text}' is not an option such as mode=grand_master")
