"""How much a move of Shinobi WAT-AAH! suits each temper. Numbers set by hand."""

from typing import Any, Final

from game.ai.characters.tempers import Suits, Temper
from game.games.wataah.bot.greedy import points_now
from game.games.wataah.rules.cards import CLAN_NUMBERS, NUMBERS, RAT, SPIDER, STRENGTH, TOAD
from game.games.wataah.rules.grand_master.cards import PLACES
from game.games.wataah.rules.moves import (
    BeCorrupt,
    ChooseCard,
    ChooseClan,
    ChooseSeat,
    Discard,
    EndPlacing,
    Give,
    Keep,
    PlaceClan,
    PlacePawns,
    PlaceYokai,
    PlayCourt,
    Recruit,
    Reinforce,
    Sharpen,
    Take,
)
from game.games.wataah.rules.view import WataahView

_HURTS: Final = frozenset((SPIDER, TOAD, RAT))
_SHOWDOWN: Final = PLACES[-1]


def suits(view: WataahView, move: Any) -> Suits:  # noqa: ANN401 - see `WataahMove`
    """Bold ones place big clans, careful ones small ones, hoarders none; gamblers turn over the top card."""
    now = points_now(view, move)
    spite = _spite(view, move)
    match move:
        case PlaceClan() | Reinforce() | PlaceYokai():
            cards = 1 if isinstance(move, PlaceYokai) else len(move.cards)
            return {
                Temper.BOLD: now + cards,
                Temper.CAREFUL: -float(cards),
                Temper.GREEDY: now,
                Temper.SPITEFUL: spite,
                Temper.HOARDER: -2.0 * cards,
                Temper.GAMBLER: float(isinstance(move, PlaceYokai)),
            }
        case EndPlacing():
            return {Temper.BOLD: -3.0, Temper.CAREFUL: 0.0, Temper.HOARDER: 1.0}
        case Recruit():
            return {Temper.CAREFUL: 1.0}
        case BeCorrupt():
            return {Temper.BOLD: 1.0, Temper.HOARDER: 2.0, Temper.GAMBLER: 2.0}
        case Discard() | Give() | Keep() | Take():
            strength = STRENGTH[NUMBERS[move.card]] * (1 if isinstance(move, Keep | Take) else -1)
            return {Temper.GREEDY: strength, Temper.HOARDER: strength, Temper.BOLD: strength}
        case PlacePawns():
            risky = move.count if move.place == _SHOWDOWN else -move.count
            return {Temper.BOLD: risky, Temper.GAMBLER: risky, Temper.CAREFUL: -risky, Temper.GREEDY: now}
        case PlayCourt():
            return {Temper.BOLD: 1.0, Temper.GREEDY: 1.0, Temper.HOARDER: -1.0}
        case Sharpen():
            return {Temper.BOLD: 1.0, Temper.GAMBLER: 1.0, Temper.HOARDER: -1.0}
    return {Temper.SPITEFUL: spite, Temper.GREEDY: now}


def _spite(view: WataahView, move: Any) -> float:  # noqa: ANN401
    """How much a move hurts the other seat that leads on the table; others are hurt only if there is no choice."""
    others = [seat for seat in range(len(view.clans)) if seat != view.seat]
    leader = max(others, key=lambda seat: sum(STRENGTH[card] for _, cards in view.clans[seat] for card in cards))
    if isinstance(move, ChooseClan | ChooseCard | ChooseSeat):
        return 5.0 if move.seat == leader else -1.0 if move.seat != view.seat else 0.0
    if isinstance(move, PlaceClan):
        return 3.0 * (CLAN_NUMBERS[move.clan] in _HURTS) + 0.1 * len(move.cards)
    return 0.0
