"""What a seat may know of a position, and nothing more (W4b)."""

from collections.abc import Iterable

from game.core.contract import OPEN, PUBLIC
from game.games.wataah.rules.grand_master.cards import BOSSES, FINAL, NONE
from game.games.wataah.rules.grand_master.state import Grand
from game.games.wataah.rules.state import OVER, State
from game.games.wataah.rules.view import Backs, Cards, GrandView, WataahView


def view_of(state: State, seat: int) -> WataahView:
    """All that `seat` (or PUBLIC, or OPEN) may know."""
    everything = seat == OPEN
    own_turn = everything or seat == state.active
    deciding = everything or seat == state.mover
    return WataahView(
        seat=seat,
        version=state.version,
        deck=len(state.deck),
        jigoku=tuple(state.jigoku),
        hands=tuple(_hand(state, holder, seat) for holder in range(state.seats)),
        clans=tuple(tuple((clan, tuple(cards)) for clan, cards in clans.items()) for clans in state.clans),
        corrupt=tuple(map(tuple, state.corrupt)),
        public=tuple(_known(state, holder, PUBLIC) for holder in range(state.seats)),
        newer=tuple(state.newer),
        phase=state.phase,
        mover=state.mover,
        active=state.active,
        turn=state.turn,
        allowed=state.allowed,
        power=state.power,
        victim=state.victim,
        aimed=state.aimed,
        left=state.left,
        floor=state.floor if deciding else 0,
        looked=_backs(state.looked, seen=own_turn),
        gift=_backs(state.gift, seen=own_turn),
        answer=_backs(state.answer, seen=everything or seat == state.victim),
        temples=tuple(state.temples),
        sealed=state.sealed,
        grand=None if state.grand is None else _grand(state, state.grand, seat),
    )


def _hand(state: State, holder: int, seat: int) -> Backs:
    hand = state.hands[holder]
    if seat in (holder, OPEN):
        return tuple(hand)
    known = _known(state, holder, seat)
    return known + (None,) * (len(hand) - len(known))


def _known(state: State, holder: int, observer: int) -> Cards:
    return state.known[holder][observer] if state.known[holder] else ()  # PUBLIC is -1, the last


def _backs(cards: Iterable[int], *, seen: bool) -> Backs:
    return tuple(card if seen else None for card in cards)


def _grand(state: State, grand: Grand, seat: int) -> GrandView:
    everything = seat == OPEN
    return GrandView(
        round=grand.round,
        shosho=grand.shosho,
        bosses=_bosses(state, grand, seat),
        peeked=tuple(grand.peeked),
        temple_deck=len(grand.temple_deck),
        temple_pick=_backs(grand.temple_pick, seen=everything or seat == state.mover),
        retired=tuple(grand.retired),
        court_deck=len(grand.court_deck),
        courts=tuple(
            card if everything or owner == seat or card == NONE else None for owner, card in enumerate(grand.courts)
        ),
        played=tuple(grand.played),
        lost=tuple(_backs(cards, seen=everything or owner == seat) for owner, cards in enumerate(grand.lost)),
        favoured=grand.favoured,
        scores=grand.scores,
        ready=tuple(grand.ready),
        board=tuple(map(tuple, grand.board)),
        court_used=grand.court_used,
        queue=grand.queue,
        heirs=grand.heirs,
    )


def _bosses(state: State, grand: Grand, seat: int) -> Backs:
    """Those that the seat has looked at, and at the end the Final Boss."""
    if seat == OPEN:
        return tuple(grand.bosses)
    seen = grand.peeked[seat] if seat != PUBLIC else 0
    if state.phase == OVER:
        seen |= 1 << FINAL
    return tuple(grand.bosses[place] if seen >> place & 1 else None for place in range(len(BOSSES)))
