"""Moves of Shinobi WAT-AAH! that are allowed but easily regretted. No pygame."""

from collections.abc import Mapping
from typing import NamedTuple

from game.core.contract import Move
from game.games.wataah.rules import moves
from game.games.wataah.rules.cards import CLANS_TO_END, FIRST_YOKAI, NAMES, NUMBERS, TENGU
from game.games.wataah.rules.picture.picture import Picture
from game.games.wataah.table import seat_values
from game.games.wataah.table.input.move_builder import MoveBuilder
from game.games.wataah.table.input.placing_builder import Placing


class RiskyMove(NamedTuple):
    """Why a move is worth a second thought."""

    key: str
    """The text that asks."""

    values: Mapping[str, int]
    ahead: int | None = None
    """The seat that would benefit."""


def risk_of(choice: MoveBuilder, move: Move, picture: Picture) -> RiskyMove | None:
    """What may be regretted about a move, if anything."""
    match move:
        case moves.PlaceClan() if len(picture.clans[choice.seat]) == CLANS_TO_END - 1:
            return _rings_too_early(choice.seat, move, picture)
        case moves.EndPlacing() if isinstance(choice, Placing) and choice.taken:
            return RiskyMove("wataah.tip.risk.taken", {"count": len(choice.taken)})
        case moves.PlaceYokai() if move.yokai == NAMES[TENGU]:
            return _banishes_own(choice.seat, picture)
    return None


def _rings_too_early(seat: int, move: moves.PlaceClan, picture: Picture) -> RiskyMove | None:
    """Whether somebody else would win if the round were counted with this clan in play."""
    scores = [seat_values.score(picture, one) for one in range(len(picture.clans))]
    scores[seat] += seat_values.worth_placed(picture, seat, move.cards)
    # Where the round is the match, the less corrupt wins a tie (W14); in Grand Master mode both rank first.
    corruption = [seat_values.strength(pile) if picture.board is None else 0 for pile in picture.corruption]
    best = max(range(len(scores)), key=lambda one: (scores[one], -corruption[one], one == seat))
    if best == seat:
        return None
    values = {"mine": scores[seat], "theirs": scores[best]}
    return RiskyMove("wataah.tip.risk.bell" if scores[best] > scores[seat] else "wataah.tip.risk.tie", values, best)


def _banishes_own(seat: int, picture: Picture) -> RiskyMove | None:
    """Whether Tengu would cost his own player at least as much as everybody else."""
    lost = [
        seat_values.strength([card for cards in clans.values() for card in cards if NUMBERS[card] >= FIRST_YOKAI])
        for clans in picture.clans
    ]
    others = sum(lost) - lost[seat]
    return RiskyMove("wataah.tip.risk.tengu", {"mine": lost[seat]}) if lost[seat] > 0 and lost[seat] >= others else None
