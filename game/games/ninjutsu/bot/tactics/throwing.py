"""How to throw into the Dojo: what the measured odds give at each skill level (N22)."""

from functools import lru_cache
from typing import Final, NamedTuple

from game.ai.difficulty import LEVELS
from game.games.ninjutsu.dojo import intents
from game.games.ninjutsu.dojo.intents import ThrowIntent
from game.games.ninjutsu.dojo.odds import ALL, Odds, odds_of, rings
from game.games.ninjutsu.rules.figures import FACES, ONE_STAR, RANK
from game.games.ninjutsu.rules.moves import THROWS, Throw
from game.games.ninjutsu.rules.state import FIRST, ROLL, STEADY, State
from game.games.ninjutsu.rules.view import NinjutsuView

USUAL: Final = "adept"
"""The skill level assumed for a player of unknown skill."""

SOFT, FIRM, AT = THROWS


class ThrowOdds(NamedTuple):
    """How likely the thrown die shows more than the other, the same, or less."""

    wins: float
    ties: float
    losses: float


def aim_of(view: NinjutsuView, level: str = USUAL) -> str:
    """The aim level whose odds apply to a player of a level at this table; empty if dice are rolled."""
    if view.dojo == ROLL:
        return ""
    return intents.STEADY if view.dojo == STEADY else level if level in LEVELS else USUAL


def measured(intent: str, rank: int, other: int, aim: str) -> Odds:
    """The odds of a throw while the die of rank `other` lies in the tray; rank 0 means no die."""
    return odds_of(ThrowIntent(intent), aim, len(FACES[rank]), len(FACES[other]) or None)


@lru_cache(maxsize=1 << 12)
def turns(intent: str, rank: int, other: int, value: int, aim: str) -> tuple[tuple[int, float], ...]:
    """What the lying die may show after a throw, with probabilities; 0 is outside."""
    odds = measured(intent, rank, other, aim)
    found = {0: odds.knocked / ALL, value: 1.0 - (odds.knocked + sum(odds.turned)) / ALL}
    for ring, share in zip(rings(len(FACES[other]), value), odds.turned, strict=True):
        found.update(dict.fromkeys(ring, share / ALL / len(ring)))
    return tuple((face, share) for face, share in found.items() if share)


@lru_cache(maxsize=1 << 12)
def throw_odds(intent: str, rank: int, other: int, value: int, aim: str) -> ThrowOdds:
    """The odds of a throw against a lying die that shows `value`."""
    faces = FACES[rank]
    out = measured(intent, rank, other, aim).outside / ALL
    wins = ties = 0.0
    for face, share in turns(intent, rank, other, value, aim):
        wins += share * (1.0 - out) * sum(mine > face for mine in faces) / len(faces)
        ties += share * (1.0 - out) * sum(mine == face for mine in faces) / len(faces)
    return ThrowOdds(wins, ties, 1.0 - wins - ties)


def best_odds(rank: int, other: int, value: int, aim: str) -> ThrowOdds:
    """The odds of the best throw, or of a roll if dice are rolled."""
    if not aim:
        faces = FACES[rank]
        wins, ties = sum(face > value for face in faces) / len(faces), faces.count(value) / len(faces)
        return ThrowOdds(wins, ties, 1.0 - wins - ties)
    return max(throw_odds(move.intent, rank, other, value, aim) for move in THROWS)


def plain(state: State | NinjutsuView) -> Throw:
    """A soft throw, or one at the other die if a soft throw cannot win."""
    seat = state.asked
    cell = state.start if seat == state.active else state.end
    rank = ONE_STAR if state.phase == FIRST else state.cells[cell] & RANK
    return AT if state.rolls[1 - seat] >= len(FACES[rank]) else SOFT
