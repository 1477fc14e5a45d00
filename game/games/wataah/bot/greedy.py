"""A greedy player of Shinobi WAT-AAH!: takes the most points on the table now and ignores powers and hands."""

from typing import Any, Final

from game.core.chance import Chance
from game.games.wataah.rules.cards import CLAN_NUMBERS, NUMBERS, STRENGTH
from game.games.wataah.rules.grand_master.cards import BOSSES, FINAL, PLACES, POINTS_A_PAWN
from game.games.wataah.rules.moves import (
    RECRUIT,
    ChooseCard,
    ChooseClan,
    Discard,
    Give,
    Keep,
    Pardon,
    PlaceClan,
    PlacePawns,
    PlaceYokai,
    PlayCourt,
    Reinforce,
    Take,
)
from game.games.wataah.rules.scoring import showdown_points
from game.games.wataah.rules.view import GrandView, WataahView

_SHOWDOWN: Final = PLACES[-1]


def greedy(view: WataahView, moves: list[Any], chance: Chance) -> Any:  # noqa: ANN401
    """The move that brings the most points at once; among equals, a random one."""
    if RECRUIT in moves:
        return RECRUIT  # being corrupt costs points
    worths = [points_now(view, move) for move in moves]
    best = max(worths)
    return chance.choose([move for move, worth in zip(moves, worths, strict=True) if worth == best])


def points_now(view: WataahView, move: Any) -> float:  # noqa: ANN401
    """The points on the table that a move brings at once."""
    match move:
        case PlaceClan() | Reinforce():
            return float(sum(STRENGTH[NUMBERS[card]] for card in move.cards))
        case PlaceYokai():
            return float(STRENGTH[NUMBERS[move.yokai]])
        case PlayCourt():
            return 1.0
        case ChooseClan():
            cards = dict(view.clans[move.seat]).get(CLAN_NUMBERS[move.clan], ())
            return float(sum(STRENGTH[card] for card in cards))
        case ChooseCard() | Take() | Keep() | Pardon():
            return float(STRENGTH[NUMBERS[move.card]])
        case Discard() | Give():
            return -float(STRENGTH[NUMBERS[move.card]])
        case PlacePawns() if view.grand is not None:
            return _points(view.grand, view.seat, move)
    return 0.0


def _points(grand: GrandView, seat: int, move: PlacePawns) -> float:
    """What these pawns bring on average over the bosses that may be the last."""
    if move.place != _SHOWDOWN:
        return float(POINTS_A_PAWN * move.count)
    there = grand.board[seat][PLACES.index(_SHOWDOWN)]
    seen = {boss for boss in grand.bosses if boss is not None}
    final = grand.bosses[FINAL]
    possible = [final] if final is not None else [boss for boss in range(len(BOSSES)) if boss not in seen]
    gains = [showdown_points(boss, there + move.count) - showdown_points(boss, there) for boss in possible]
    return sum(gains) / len(gains)
