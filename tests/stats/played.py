"""Finished matches for the statistics to count."""

from functools import cache
from random import Random
from typing import Any

from game.catalog import GAMES
from game.core.match import Match
from game.core.player import Player

ANNA, BEN = Player("Anna"), Player("Ben")
NOVICE, ADEPT, SHADOW = (Player("Computer", level) for level in ("novice", "adept", "shadow"))


def finished(name: str, seed: int, seats: int | None = None, **options: Any) -> Match:
    """All seats play at random; the same match for the same seed."""
    match, pick = Match(GAMES[name], seats or GAMES[name].seats[0], seed, **options), Random(seed)
    while match.to_move is not None:
        match.submit(pick.choice(match.legal_moves()))
    return match


@cache
def with_winners(name: str, winners: tuple[int, ...], after: int = 0, **options: Any) -> Match:
    """The first match from seed `after` on with these winners."""
    seed = after
    while True:
        match = finished(name, seed, **options)
        if match.outcome is not None and match.outcome.winners == winners:
            return match
        seed += 1


def begun(name: str, decisions: int, seed: int = 1) -> Match:
    """A match after some decisions."""
    match = Match(GAMES[name], GAMES[name].seats[0], seed)
    for _ in range(decisions):
        match.submit(match.legal_moves()[0])
    return match
