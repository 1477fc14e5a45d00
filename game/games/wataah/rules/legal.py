"""Every move that may be made, phase by phase."""

from collections.abc import Callable
from functools import cache
from typing import Final

from game.games.wataah.rules.cards import CLAN_LIMIT, CLANS, NAMES
from game.games.wataah.rules.grand_master import court
from game.games.wataah.rules.grand_master.cards import COURT, EMPTY_HAND, LANTERN, MISSIONS, NONE, ROUNDS, SHOWDOWN
from game.games.wataah.rules.moves import (
    BE_CORRUPT,
    CHOOSE_CLAN,
    CHOOSE_SEAT,
    DISCARD,
    DRAW_TEMPLE,
    END_PLACING,
    GIVE,
    GIVE_SHOSHO,
    KEEP,
    KEEP_TEMPLE,
    LEAVE_BLUNT,
    LEAVE_DECOYS,
    PARDONS,
    PEEK,
    PLACE_PAWNS,
    PLAY_COURT,
    RECRUIT,
    SHARPEN,
    SKIP_DISCARD,
    TAKE,
    TAKE_FALLEN,
    ChooseCard,
    WataahMove,
)
from game.games.wataah.rules.powers import targets
from game.games.wataah.rules.powers.picking import in_order, to_give
from game.games.wataah.rules.state import EXTRA_YOKAI, NEW_CLAN, PHASES, REINFORCE, State, grand_of
from game.games.wataah.rules.turn.combinations import PLACE_YOKAI, by_clan, new_clans, reinforcements
from game.games.wataah.rules.turn.drawing import can_draw
from game.games.wataah.rules.turn.rounds import unseen_decoys


def legal_moves(state: State) -> list[WataahMove]:
    """Every move of the mover, in a new list."""
    return _BY_PHASE[state.phase](state)


def _draw(state: State) -> list[WataahMove]:
    """W8; Be Corrupt needs a card (W6)."""
    moves: list[WataahMove] = [RECRUIT]
    if can_draw(state):
        moves.append(BE_CORRUPT)
    if state.temples[state.active] == LANTERN and state.jigoku:
        moves.append(TAKE_FALLEN)
    return moves


def _place(state: State) -> list[WataahMove]:
    """W9, and the Court card."""
    moves: list[WataahMove] = [END_PLACING]
    allowed, own = state.allowed, state.clans[state.active]
    if allowed:
        clans, ronin, yokai = by_clan(state.hands[state.active])
        if allowed & NEW_CLAN:
            for clan, cards in clans.items():
                if clan not in own and len(cards) + ronin > 1:
                    moves += new_clans(cards, ronin)
        for clan, in_play in own.items():
            room = CLAN_LIMIT - len(in_play)
            if room and allowed & REINFORCE and (ronin or clan in clans):
                moves += reinforcements(clan, clans.get(clan, ()), ronin, room)
            if room and allowed & (REINFORCE | EXTRA_YOKAI):
                moves += [PLACE_YOKAI[card][clan] for card in yokai]
    grand = state.grand
    if grand is not None and grand.courts[state.active] != NONE and court.may_play(state, grand):
        moves.append(PLAY_COURT[grand.courts[state.active]])
    return moves


def _blades(state: State) -> list[WataahMove]:
    return [LEAVE_BLUNT, *(SHARPEN[card] for card in dict.fromkeys(state.hands[state.active]))]


def _clan(state: State) -> list[WataahMove]:
    return [CHOOSE_CLAN[seat][clan] for seat, clan in targets.clans_for(state, state.power)]


def _card(state: State) -> list[WataahMove]:
    return [_choose_card(*target) for target in targets.cards_for(state, state.power)]


@cache
def _choose_card(seat: int, clan: int, card: int) -> ChooseCard:
    return ChooseCard(seat, CLANS[clan], NAMES[card])


def _seat(state: State) -> list[WataahMove]:
    return [CHOOSE_SEAT[seat] for seat in targets.seats_for(state, state.power)]


def _give(state: State) -> list[WataahMove]:
    return [GIVE[card] for card in to_give(state)]


def _keep(state: State) -> list[WataahMove]:
    return [KEEP[card] for card in in_order(state.looked, state.floor, state.left)]


def _take(state: State) -> list[WataahMove]:
    return [TAKE[card] for card in in_order(sorted(state.jigoku), state.floor, state.left)]


def _rats(state: State) -> list[WataahMove]:
    return [DISCARD[card] for card in dict.fromkeys(state.hands[state.mover])]


def _pardon(state: State) -> list[WataahMove]:
    return [PARDONS[card] for card in sorted(set(state.corrupt[state.active]))]


def _discard(state: State) -> list[WataahMove]:
    """W12."""
    moves: list[WataahMove] = [DISCARD[card] for card in dict.fromkeys(state.hands[state.active])]
    if state.temples[state.active] == EMPTY_HAND:
        moves.append(SKIP_DISCARD)
    return moves


def _shosho(state: State) -> list[WataahMove]:
    return [GIVE_SHOSHO[seat] for seat in grand_of(state).heirs]


def _temple(state: State) -> list[WataahMove]:
    """W19."""
    grand = grand_of(state)
    peeks: list[WataahMove] = [PEEK[decoy] for decoy in unseen_decoys(grand, state.mover)]
    return [DRAW_TEMPLE, *peeks] if grand.round < ROUNDS else peeks


def _temple_keep(state: State) -> list[WataahMove]:
    return [KEEP_TEMPLE[card] for card in grand_of(state).temple_pick]


def _pawns(state: State) -> list[WataahMove]:
    """W20."""
    grand, seat = grand_of(state), state.mover
    moves: list[WataahMove] = []
    if not grand.court_used >> seat & 1:
        moves.append(PLACE_PAWNS[COURT][1])
    for place in (MISSIONS, SHOWDOWN):
        moves += PLACE_PAWNS[place][1 : grand.ready[seat] + 1]
    return moves


def _peek(state: State) -> list[WataahMove]:
    return [LEAVE_DECOYS, *(PEEK[decoy] for decoy in unseen_decoys(grand_of(state), state.mover))]


def _over(state: State) -> list[WataahMove]:  # noqa: ARG001
    return []


_BY_PHASE: Final[tuple[Callable[[State], list[WataahMove]], ...]] = (
    _draw,
    _place,
    _blades,
    _clan,
    _card,
    _seat,
    _give,
    _keep,
    _take,
    _rats,
    _pardon,
    _discard,
    _shosho,
    _temple,
    _temple_keep,
    _pawns,
    _peek,
    _over,
)
if len(_BY_PHASE) != len(PHASES):
    raise AssertionError("a phase has no moves")
