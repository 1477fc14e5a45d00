"""Why a move of Shinobi WAT-AAH! is not allowed, as a text that the table can show."""

from collections.abc import Callable
from typing import Any, Final

from game.core.refusal import Refusal, refuse
from game.games.wataah.rules import moves
from game.games.wataah.rules.cards import CLAN_LIMIT, CLAN_NUMBERS, CLAN_OF, NUMBERS, RONIN
from game.games.wataah.rules.grand_master.cards import (
    CLOSED_FAN,
    COURT,
    COURT_NAMES,
    PLACES,
    ROOTED_PINE,
    STONE_GUARDIAN,
)
from game.games.wataah.rules.powers.powers import BORROWING, DESTROY_CLAN, RETURN_CARD, RETURN_CLAN
from game.games.wataah.rules.state import (
    BLADES,
    CARD,
    CHOOSE_PARDON,
    CLAN,
    DISCARD,
    DRAW,
    EXTRA_YOKAI,
    GIVE,
    KEEP,
    NEW_CLAN,
    PAWNS,
    PEEK,
    PHASES,
    PLACE,
    RATS,
    REINFORCE,
    SEAT,
    SHOSHO,
    TAKE,
    TEMPLE,
    TEMPLE_KEEP,
    State,
    grand_of,
)

NO_SUCH_MOVE: Final = refuse("refused.no_such_move")


def objection(state: State, move: object) -> Refusal:
    """The reason that helps the player most."""
    if type(move) not in _WHEN:
        return NO_SUCH_MOVE
    if state.phase not in _WHEN[type(move)]:
        return refuse(f"wataah.refused.first_{PHASES[state.phase]}")
    if type(move) not in _WHY:
        raise AssertionError(f"{move} is legal")
    return _WHY[type(move)](state, move)


def _corrupt(state: State, move: moves.BeCorrupt) -> Refusal:  # noqa: ARG001
    return refuse("wataah.refused.no_cards")  # W6


def _fallen(state: State, move: moves.TakeFallen) -> Refusal:  # noqa: ARG001
    return refuse("wataah.refused.no_lantern")


def _new_clan(state: State, move: moves.PlaceClan) -> Refusal:
    if not state.allowed & NEW_CLAN:
        return refuse("wataah.refused.placed_already")
    if move.clan in CLAN_NUMBERS and CLAN_NUMBERS[move.clan] in state.clans[state.active]:
        return refuse("wataah.refused.clan_in_play", clan=move.clan)
    if not 2 <= len(move.cards) <= CLAN_LIMIT:
        return refuse("wataah.refused.clan_size")
    return _group(state, move.clan, move.cards, needs_real=True)


def _reinforce(state: State, move: moves.Reinforce) -> Refusal:
    if not state.allowed & REINFORCE:
        return refuse("wataah.refused.placed_already")
    clan = CLAN_NUMBERS.get(move.clan)
    if clan not in state.clans[state.active]:
        return refuse("wataah.refused.clan_not_in_play", clan=move.clan)
    if len(state.clans[state.active][clan]) + len(move.cards) > CLAN_LIMIT:
        return refuse("wataah.refused.clan_full", clan=move.clan)
    return _group(state, move.clan, move.cards, needs_real=False)


def _group(state: State, clan: str, cards: tuple[str, ...], *, needs_real: bool) -> Refusal:
    """What is wrong with a group of cards to be placed together."""
    if clan not in CLAN_NUMBERS or any(card not in NUMBERS for card in cards):
        return NO_SUCH_MOVE
    hand = state.hands[state.active][:]
    for card in cards:
        if NUMBERS[card] not in hand:
            return refuse("wataah.refused.not_in_hand", card=card)
        hand.remove(NUMBERS[card])
    for card in cards:
        if CLAN_OF[NUMBERS[card]] != CLAN_NUMBERS[clan] and NUMBERS[card] != RONIN:
            return refuse("wataah.refused.stranger", card=card, clan=clan)
    if needs_real and all(NUMBERS[card] == RONIN for card in cards):
        return refuse("wataah.refused.only_ronin")
    return NO_SUCH_MOVE  # the right cards in the wrong order


def _yokai(state: State, move: moves.PlaceYokai) -> Refusal:
    if not state.allowed & (REINFORCE | EXTRA_YOKAI):
        return refuse("wataah.refused.placed_already")
    if move.yokai not in NUMBERS or NUMBERS[move.yokai] not in state.hands[state.active]:
        return refuse("wataah.refused.not_in_hand", card=move.yokai)
    clan = CLAN_NUMBERS.get(move.clan)
    if clan not in state.clans[state.active]:
        return refuse("wataah.refused.clan_not_in_play", clan=move.clan)
    if len(state.clans[state.active][clan]) >= CLAN_LIMIT:
        return refuse("wataah.refused.clan_full", clan=move.clan)
    return NO_SUCH_MOVE


def _court(state: State, move: moves.PlayCourt) -> Refusal:
    if state.grand is None or COURT_NAMES[state.grand.courts[state.active]] != move.card:
        return refuse("wataah.refused.not_your_court")
    return refuse("wataah.refused.court_idle")


def _target(state: State, move: moves.ChooseClan | moves.ChooseCard | moves.ChooseSeat) -> Refusal:
    """W4: a target must exist, must not be protected, and the power must change something."""
    if not 0 <= move.seat < state.seats:
        return NO_SUCH_MOVE
    if move.seat == state.active and state.power != BORROWING:
        return refuse("wataah.refused.own")
    if state.sealed >> move.seat & 1:
        return refuse("wataah.refused.sealed")
    shields = {
        CLOSED_FAN: state.phase == SEAT,
        ROOTED_PINE: state.power in (RETURN_CARD, RETURN_CLAN),
        STONE_GUARDIAN: state.power == DESTROY_CLAN,
    }
    if shields.get(state.temples[move.seat]):
        return refuse("wataah.refused.shielded")
    return refuse("wataah.refused.no_target")


def _pick(state: State, move: Any) -> Refusal:  # noqa: ANN401 - any move with a card
    """A card that is not there, or one that comes before those already chosen."""
    piles = {KEEP: state.looked, TAKE: state.jigoku, CHOOSE_PARDON: state.corrupt[state.active]}
    pile = piles.get(state.phase, state.hands[state.mover])
    if NUMBERS.get(move.card) not in pile:
        return refuse("wataah.refused.not_there", card=move.card)
    return refuse("wataah.refused.weak_first")


def _keep_all(state: State, move: moves.SkipDiscard) -> Refusal:  # noqa: ARG001
    return refuse("wataah.refused.must_discard")  # W12


def _peek(state: State, move: moves.Peek) -> Refusal:
    seen = grand_of(state).peeked[state.mover]
    if 0 < move.decoy < seen.bit_length() and seen >> move.decoy & 1:
        return refuse("wataah.refused.seen_already")
    return NO_SUCH_MOVE


def _pawns(state: State, move: moves.PlacePawns) -> Refusal:
    if move.place not in PLACES or move.count < 1:
        return NO_SUCH_MOVE
    grand = grand_of(state)
    if move.count > grand.ready[state.mover]:
        return refuse("wataah.refused.pawns", count=grand.ready[state.mover])
    if move.place == PLACES[COURT]:
        return refuse("wataah.refused.court_once")
    return NO_SUCH_MOVE


_WHEN: Final[dict[type[Any], tuple[int, ...]]] = {
    moves.Recruit: (DRAW,),
    moves.BeCorrupt: (DRAW,),
    moves.TakeFallen: (DRAW,),
    moves.PlaceClan: (PLACE,),
    moves.Reinforce: (PLACE,),
    moves.PlaceYokai: (PLACE,),
    moves.PlayCourt: (PLACE,),
    moves.EndPlacing: (PLACE,),
    moves.Sharpen: (BLADES,),
    moves.LeaveBlunt: (BLADES,),
    moves.ChooseClan: (CLAN,),
    moves.ChooseCard: (CARD,),
    moves.ChooseSeat: (SEAT,),
    moves.Give: (GIVE,),
    moves.Keep: (KEEP,),
    moves.Take: (TAKE,),
    moves.Pardon: (CHOOSE_PARDON,),
    moves.Discard: (RATS, DISCARD),
    moves.SkipDiscard: (DISCARD,),
    moves.GiveShosho: (SHOSHO,),
    moves.DrawTemple: (TEMPLE,),
    moves.KeepTemple: (TEMPLE_KEEP,),
    moves.Peek: (TEMPLE, PEEK),
    moves.LeaveDecoys: (PEEK,),
    moves.PlacePawns: (PAWNS,),
}
"""The phases in which each move can be made at all."""


def _not_tied(state: State, move: moves.GiveShosho) -> Refusal:  # noqa: ARG001
    return refuse("wataah.refused.not_tied")  # W18


def _temple_shut(state: State, move: moves.DrawTemple) -> Refusal:  # noqa: ARG001
    return refuse("wataah.refused.temple_shut")  # W19


def _not_drawn(state: State, move: moves.KeepTemple) -> Refusal:  # noqa: ARG001
    return refuse("wataah.refused.not_drawn")


_WHY: Final[dict[type[Any], Callable[[State, Any], Refusal]]] = {
    moves.BeCorrupt: _corrupt,
    moves.TakeFallen: _fallen,
    moves.PlaceClan: _new_clan,
    moves.Reinforce: _reinforce,
    moves.PlaceYokai: _yokai,
    moves.PlayCourt: _court,
    moves.Sharpen: _pick,
    moves.ChooseClan: _target,
    moves.ChooseCard: _target,
    moves.ChooseSeat: _target,
    moves.Give: _pick,
    moves.Keep: _pick,
    moves.Take: _pick,
    moves.Pardon: _pick,
    moves.Discard: _pick,
    moves.SkipDiscard: _keep_all,
    moves.GiveShosho: _not_tied,
    moves.DrawTemple: _temple_shut,
    moves.KeepTemple: _not_drawn,
    moves.Peek: _peek,
    moves.PlacePawns: _pawns,
}
