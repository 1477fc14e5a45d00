"""What a move of Shinobi WAT-AAH! is good for, in words for a hint."""

from typing import Any

from game.ai.advice import Reason, because
from game.games.wataah.cards import CLAN_NUMBERS, CLANS_TO_END, NUMBERS, STRENGTH
from game.games.wataah.moves import (
    BeCorrupt,
    ChooseCard,
    ChooseClan,
    Discard,
    EndPlacing,
    Forgive,
    Give,
    Keep,
    Peek,
    PlaceClan,
    PlacePawns,
    PlaceYokai,
    PlayCourt,
    Recruit,
    Reinforce,
    Take,
)
from game.games.wataah.view import WataahView
from game.games.wataah.worth import power_worth

_PLAIN = {
    Recruit: "wataah.hint.recruit",
    BeCorrupt: "wataah.hint.corrupt",
    EndPlacing: "wataah.hint.waits",
    PlayCourt: "wataah.hint.court",
    Keep: "wataah.hint.wanted",
    Take: "wataah.hint.wanted",
    Give: "wataah.hint.unwanted",
    Discard: "wataah.hint.unwanted",
    Forgive: "wataah.hint.pardon",
    ChooseCard: "wataah.hint.target",
    ChooseClan: "wataah.hint.target",
    Peek: "wataah.hint.peek",
}


def reason(view: WataahView, move: Any) -> Reason:  # noqa: ANN401
    """The most striking thing that the move does, as far as the seat can know."""
    match move:
        case PlaceClan() | Reinforce():
            return _placed(view, move)
        case PlaceYokai():
            return because("wataah.hint.strength", count=STRENGTH[NUMBERS[move.yokai]])
        case PlacePawns():
            return because(f"wataah.hint.pawns_{move.place}")
    return because(_PLAIN.get(type(move), "wataah.hint.best"))


def _placed(view: WataahView, move: PlaceClan | Reinforce) -> Reason:
    points = sum(STRENGTH[NUMBERS[card]] for card in move.cards)
    if isinstance(move, PlaceClan) and len(view.clans[view.seat]) == CLANS_TO_END - 1:
        return because("wataah.hint.ends", count=points)
    if power_worth(CLAN_NUMBERS[move.clan], len(move.cards)) > 0:
        return because("wataah.hint.power", count=points, clan=move.clan)
    return because("wataah.hint.strength", count=points)
