"""When an adept throws a shuriken (N18), and how dice are thrown into the Dojo (N22)."""

from typing import Any, Final

from game.ai.search.base import Candidate
from game.core.chance import Chance
from game.games.ninjutsu.bot.tactics.duel import DuelValue, accepted, again, thrown
from game.games.ninjutsu.bot.tactics.steps import Outlook
from game.games.ninjutsu.bot.tactics.throwing import USUAL, aim_of, best_odds, throw_odds
from game.games.ninjutsu.rules.figures import ONE_STAR, RANK, SOKE
from game.games.ninjutsu.rules.moves import ACCEPT_ROLL, REROLL, NinjutsuMove
from game.games.ninjutsu.rules.state import FIRST
from game.games.ninjutsu.rules.view import NinjutsuView

NEEDS: Final = ((2.0, 0.6, 0.5), (2.0, 0.5, 0.4))
"""For two-star (else one-star) ninjas: how likely a throw must be to help, by shuriken left, for a wasteful player."""

DEAR: Final = 1.6
"""How much more than its value a shuriken must bring in a battle without a Soke: a kept one will serve the Soke."""

AT_A_SOKE: Final = (1.0, 0.42, 0.31, 0.21, 0.14, 0.1, 0.08, 0.06, 0.05)
"""How likely a ninja's throw must be to help against a Soke, by shuriken left.

The same shuriken help the player's own Soke more often: if all ninjas fail he must go himself, and with four of them he
wins four times in five.
"""

FIRST_ATTACK: Final = 0.02
"""How much better it is to attack first than not to know who does, as a chance to win."""


def choose(view: NinjutsuView, moves: list[Any], chance: Chance, *, thrifty: bool = True) -> NinjutsuMove:  # noqa: ARG001
    """Whether to throw a shuriken."""
    return _chosen(view, Outlook(view), thrifty=thrifty)


def weigh(view: NinjutsuView, *, thrifty: bool, wary: bool = True) -> list[Candidate]:
    """Throwing and keeping, each with the resulting chance of winning; the better one first."""
    outlook = Outlook(view, wary=wary)
    chosen = _chosen(view, outlook, thrifty=thrifty)
    keep, throw = map(outlook.chance_with, _worths(outlook))
    if _ranks(view)[0] == SOKE and view.rolls[view.seat] < view.rolls[1 - view.seat]:
        keep = 0.0  # he falls (N28)
    both = [Candidate(ACCEPT_ROLL, keep, 1), Candidate(REROLL, throw, 1)]
    return sorted(both, key=lambda one: one.move != chosen)


def weigh_throws(view: NinjutsuView, moves: list[Any], level: str, *, wary: bool = True) -> list[Candidate]:
    """Every way to throw with the chance to win that it leaves to somebody of that level, the best first."""
    aim = aim_of(view, level)
    against = view.rolls[1 - view.seat]
    if view.phase == FIRST:
        odds = [throw_odds(move.intent, ONE_STAR, ONE_STAR, against, aim) for move in moves] if against else []
        worths = [0.5 + FIRST_ATTACK * (one.wins - one.losses) for one in odds] or [0.5] * len(moves)
    else:
        outlook = Outlook(view, wary=wary)
        rank, enemy = _ranks(view)
        who = int(view.seat != view.active)
        pair = (outlook.pair(enemy, rank) if who else outlook.pair(rank, enemy))._replace(aim=aim)
        held = view.shuriken[view.active], view.shuriken[1 - view.active]
        ends = [thrown(pair, who, move.intent, against, held) for move in moves]
        kept = outlook.hold(held[who]) - outlook.hold(held[1 - who])
        worths = [outlook.chance_with(_worth(outlook, end, who) - kept) for end in ends]
    found = [Candidate(move, worth, 1) for move, worth in zip(moves, worths, strict=True)]
    return sorted(found, key=lambda one: -one.value)  # of equal ones the softest


def choose_throw(view: NinjutsuView, moves: list[Any], chance: Chance) -> NinjutsuMove:  # noqa: ARG001
    """How somebody throws who aims as most do."""
    return weigh_throws(view, moves, USUAL)[0].move  # type: ignore[no-any-return]


def _chosen(view: NinjutsuView, outlook: Outlook, *, thrifty: bool) -> NinjutsuMove:
    """Roll again if a Soke is at stake and another roll may change the result.

    Another roll for or against a Soke is worth far more than any ninja. Elsewhere a `thrifty` player throws if it
    brings clearly more than it costs (the more are left, the less one costs); others throw if it is likely to help.
    """
    seat = view.seat
    rank, enemy = _ranks(view)
    against, left = view.rolls[1 - seat], view.shuriken[seat]
    helps, ties, _ = best_odds(rank, enemy, against, outlook.aim)
    if rank == SOKE and view.rolls[seat] < against:
        throws = helps + ties > 0  # even a tie saves him, and nothing else counts any more
    elif rank == SOKE:
        keep, throw = _worths(outlook)
        throws = throw > keep
    elif enemy == SOKE and outlook.priorities.spared is not None:
        keep, throw = _worths(outlook)
        throws = throw > keep + outlook.priorities.spared
    elif enemy == SOKE:
        throws = helps >= AT_A_SOKE[min(left, len(AT_A_SOKE) - 1)]
    elif view.rolls[seat] == against:
        throws = False
    elif thrifty:
        brings = helps * (outlook.gain(enemy) + outlook.loss(rank)) + ties * outlook.loss(rank)
        throws = brings > DEAR * (outlook.hold(left) - outlook.hold(left - 1))
    else:
        throws = helps >= NEEDS[rank > 1][min(left, 3) - 1]
    return REROLL if throws else ACCEPT_ROLL


def _ranks(view: NinjutsuView) -> tuple[int, int]:
    """The ranks of this seat's figure and of its enemy."""
    cell, other = (view.start, view.end) if view.seat == view.active else (view.end, view.start)
    return view.cells[cell] & RANK, view.cells[other] & RANK


def _worths(outlook: Outlook) -> tuple[float, float]:
    """The present value of keeping the shuriken and of throwing it."""
    view = outlook.view
    rank, enemy = _ranks(view)
    who = int(view.seat != view.active)
    pair = outlook.pair(enemy, rank) if who else outlook.pair(rank, enemy)
    first, second = view.active, 1 - view.active
    now = (view.rolls[first], view.rolls[second]), view.shuriken[first], view.shuriken[second]
    held = outlook.hold(now[1]) - outlook.hold(now[2])
    keep, throw = (_worth(outlook, how(pair, who, *now), who) - (-held if who else held) for how in (accepted, again))
    return keep, throw


def _worth(outlook: Outlook, end: DuelValue, who: int) -> float:
    """The value of an ending for this seat."""
    rank, enemy = _ranks(outlook.view)
    wins, losses, kept = (end.losses, end.wins, -end.kept) if who else (end.wins, end.losses, end.kept)
    return wins * outlook.gain(enemy) - losses * outlook.loss(rank) + kept
