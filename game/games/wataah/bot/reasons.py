"""What a move of Shinobi WAT-AAH! is good for, in words for a hint."""

from collections.abc import Iterator
from typing import Any, Final

from game.ai.advice import Reason, because
from game.core.chance import Chance
from game.games.wataah.bot.power_reasons import power_reason, strength_in
from game.games.wataah.bot.rollout import points_of, strength_of, to_make_up
from game.games.wataah.rules.cards import (
    CLAN_LIMIT,
    CLAN_NUMBERS,
    CLAN_OF,
    CLANS,
    FIRST_YOKAI,
    NO_CLAN,
    NUMBERS,
    STRENGTH,
    TENGU,
    YOKAI_CLAN,
)
from game.games.wataah.rules.imagine import imagine, unseen
from game.games.wataah.rules.moves import (
    BeCorrupt,
    ChooseCard,
    ChooseClan,
    ChooseSeat,
    Discard,
    EndPlacing,
    Give,
    GiveShosho,
    Keep,
    Pardon,
    Peek,
    PlaceClan,
    PlacePawns,
    PlaceYokai,
    PlayCourt,
    Recruit,
    Reinforce,
    Take,
)
from game.games.wataah.rules.powers.powers import BORROWING, COPY_PAIR, COPY_TRIPLE, power_of, triple
from game.games.wataah.rules.view import WataahView

_PLAIN = {
    Recruit: "wataah.hint.recruit",
    EndPlacing: "wataah.hint.waits",
    PlayCourt: "wataah.hint.court",
    Pardon: "wataah.hint.pardon",
    Peek: "wataah.hint.peek",
}

_COPYING: Final = (COPY_PAIR, COPY_TRIPLE, BORROWING)

FEW: Final = 4
"""With only this many cards of a clan left to turn up, waiting is not worth it. Set by hand."""

WEAK: Final = 2

EXTRA: Final = 2
"""How many cards more than its strength a bribe brings (W8)."""


def reasons(view: WataahView, move: Any) -> Iterator[Reason]:  # noqa: ANN401
    """What the move does, as far as the seat can know, the most important first."""
    match move:
        case BeCorrupt():
            cost = round(strength_in(left := unseen(view)) / max(1, len(left)))
            yield because("wataah.hint.corrupt", count=cost, cards=cost + EXTRA)
        case PlaceClan() | Reinforce():
            yield from _placed(view, move)
        case PlaceYokai():
            yield from _yokai(view, NUMBERS[move.yokai])
        case PlacePawns():
            yield because(f"wataah.hint.pawns_{move.place}")
        case ChooseClan() if view.power in _COPYING:
            yield because("wataah.hint.copies", clan=move.clan)
        case ChooseClan() | ChooseCard():
            yield because("wataah.hint.costs", count=_aimed_at(view, move))
        case ChooseSeat() | GiveShosho():
            yield because("wataah.hint.holds", count=len(view.hands[move.seat]))
        case Keep() | Take():
            yield from _wanted(view, NUMBERS[move.card])
        case Give() | Discard():
            yield from _unwanted(view, NUMBERS[move.card])
        case _:
            yield because(_PLAIN.get(type(move), "wataah.hint.best"))


def _aimed_at(view: WataahView, move: ChooseClan | ChooseCard) -> int:
    """The strength that a power takes from the table."""
    if isinstance(move, ChooseCard):
        return STRENGTH[NUMBERS[move.card]]
    return strength_in(dict(view.clans[move.seat])[CLAN_NUMBERS[move.clan]])


def _company(view: WataahView, card: int) -> tuple[int, int | None]:
    """How many of a card's clan the seat holds, and how many of it are in play; 0 and None for one without a clan."""
    clan = CLAN_OF[card]
    if clan == NO_CLAN:
        return 0, None
    held = sum(one is not None and CLAN_OF[one] == clan for one in view.hands[view.seat])
    return held, next((len(cards) for placed, cards in view.clans[view.seat] if placed == clan), None)


def _wanted(view: WataahView, card: int) -> Iterator[Reason]:
    """What speaks for taking a card."""
    held, in_play = _company(view, card)
    if in_play is not None and in_play < CLAN_LIMIT:
        yield because("wataah.hint.joins")
    if in_play is None and held:
        yield because("wataah.hint.pairs" if held == 1 else "wataah.hint.trio")
    if card in YOKAI_CLAN:
        yield because("wataah.hint.brings", clan=CLANS[YOKAI_CLAN[card]])
    elif CLAN_OF[card] == NO_CLAN and card < FIRST_YOKAI:
        yield because("wataah.hint.any_clan")
    yield because("wataah.hint.strong", count=STRENGTH[card])


def _unwanted(view: WataahView, card: int) -> Iterator[Reason]:
    """What speaks for giving away a card in hand: little is to be hoped for from it, or little is lost."""
    held, in_play = _company(view, card)
    clan = CLAN_OF[card]
    if in_play == CLAN_LIMIT:
        yield because("wataah.hint.full")
    elif in_play is None and held:
        yield because("wataah.hint.alone" if held == 1 else "wataah.hint.spare")
    to_come = sum(CLAN_OF[one] == clan for one in unseen(view))
    if clan != NO_CLAN and to_come <= FEW:
        yield because("wataah.hint.few", count=to_come) if to_come else because("wataah.hint.none_left")
    yield because("wataah.hint.weak" if STRENGTH[card] <= WEAK else "wataah.hint.gives", count=STRENGTH[card])


def _placed(view: WataahView, move: PlaceClan | Reinforce) -> Iterator[Reason]:
    world = imagine(view, Chance(0))
    clan = isinstance(move, PlaceClan)
    points = points_of(world, move.cards) if clan else strength_of(move.cards)
    behind = to_make_up(world) if clan else None
    if behind is not None:
        ahead = points - behind
        yield because("wataah.hint.ends_ahead", count=ahead) if ahead > 0 else because("wataah.hint.ends", count=points)
    if len(move.cards) > 1:
        yield from power_reason(world, power_of(CLAN_NUMBERS[move.clan], len(move.cards)), points, len(move.cards))
    yield because("wataah.hint.strength", count=points)


def _yokai(view: WataahView, yokai: int) -> Iterator[Reason]:
    points = STRENGTH[yokai]
    if yokai in YOKAI_CLAN:
        yield from power_reason(imagine(view, Chance(0)), triple(YOKAI_CLAN[yokai]), points, 1)
    if yokai == TENGU:
        banished = [sum(card >= FIRST_YOKAI for _, cards in clans for card in cards) for clans in view.clans]
        if any(banished):
            yield because("wataah.hint.banishes", count=sum(banished))
        if banished[view.seat]:  # what it adds is less than its strength
            return
    yield because("wataah.hint.strength", count=points)
