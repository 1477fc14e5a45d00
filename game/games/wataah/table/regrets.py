"""Moves of Shinobi WAT-AAH! that are allowed but easily regretted. No pygame."""

from collections.abc import Mapping
from typing import NamedTuple

from game.core.contract import Move
from game.games.wataah import moves
from game.games.wataah.cards import CLANS_TO_END, FIRST_YOKAI, NAMES, NUMBERS, TENGU
from game.games.wataah.picture import Picture
from game.games.wataah.table import tally
from game.games.wataah.table.choice import Choice
from game.games.wataah.table.placing import Placing


class Regret(NamedTuple):
    """Why a move is worth a second thought."""

    key: str
    """The text that asks."""

    values: Mapping[str, int]
    ahead: int | None = None
    """The seat that it would be good for."""


def regret(choice: Choice, move: Move, picture: Picture) -> Regret | None:
    """What may be regretted about a move, if anything."""
    match move:
        case moves.PlaceClan() if len(picture.clans[choice.seat]) == CLANS_TO_END - 1:
            return _rings_too_early(choice.seat, move, picture)
        case moves.EndPlacing() if isinstance(choice, Placing) and choice.taken:
            return Regret("wataah.tip.risk.taken", {"count": len(choice.taken)})
        case moves.PlaceYokai() if move.yokai == NAMES[TENGU]:
            return _banishes_own(choice.seat, picture)
    return None


def _rings_too_early(seat: int, move: moves.PlaceClan, picture: Picture) -> Regret | None:
    """Whether somebody else would win if the round were counted with this clan in play."""
    scores = [tally.score(picture, one) for one in range(len(picture.clans))]
    scores[seat] += tally.strength(move.cards)
    best = max(range(len(scores)), key=lambda one: (scores[one], one == seat))
    if best == seat:
        return None
    return Regret("wataah.tip.risk.bell", {"mine": scores[seat], "theirs": scores[best]}, best)


def _banishes_own(seat: int, picture: Picture) -> Regret | None:
    """Whether Tengu would cost his own player at least as much as everybody else."""
    lost = [
        tally.strength([card for cards in clans.values() for card in cards if NUMBERS[card] >= FIRST_YOKAI])
        for clans in picture.clans
    ]
    others = sum(lost) - lost[seat]
    return Regret("wataah.tip.risk.tengu", {"mine": lost[seat]}) if lost[seat] > 0 and lost[seat] >= others else None
