"""Checks that a position read from data can occur in a match."""

from collections import Counter
from collections.abc import Iterable

from game.core.refusal import BadData, refuse
from game.games.wataah.rules import legal, scoring
from game.games.wataah.rules.cards import CLAN_LIMIT, CLAN_OF, CLANS, CLANS_TO_END, DECK, NAMES, RONIN, TURNS_EACH
from game.games.wataah.rules.grand_master.cards import BOSSES, COURT_CARDS, NONE, PAWNS_EACH, ROUNDS, TEMPLE_CARDS
from game.games.wataah.rules.grand_master.state import Grand
from game.games.wataah.rules.powers import powers
from game.games.wataah.rules.state import (
    BLADES,
    CARD,
    CLAN,
    DISCARD,
    GIVE,
    KEEP,
    NO_POWER,
    NOBODY,
    OVER,
    PAWNS,
    PEEK,
    RATS,
    SEAT,
    SHOSHO,
    TAKE,
    TEMPLE,
    TEMPLE_KEEP,
    State,
)

_POWER_PHASES = frozenset({BLADES, CLAN, CARD, SEAT, GIVE, KEEP, RATS})
_COUNTING_PHASES = frozenset({GIVE, KEEP, TAKE, RATS})
_BOARD_PHASES = frozenset({SHOSHO, TEMPLE, TEMPLE_KEEP, PAWNS, PEEK})


def check(state: State) -> None:
    """Refuse an impossible position.

    Raises:
        BadData: naming the first thing found.
    """
    _check_cards(state)
    _check_clans(state)
    _check_turn(state)
    _check_asked(state)
    if state.grand is not None:
        _check_grand(state, state.grand)
        _must(not state.sealed or state.version == 1 or state.phase not in (*_BOARD_PHASES, OVER), "sealed")
    elif any(state.temples) or state.sealed:
        raise BadData(refuse("wataah.bad.mode"))
    _check_mover(state)
    if state.phase != OVER and not legal.legal_moves(state):
        raise BadData(refuse("wataah.bad.no_move"))


def _must(holds: object, key: str) -> None:
    if not holds:
        raise BadData(refuse(f"wataah.bad.{key}"))


def _check_cards(state: State) -> None:
    """Every card exists once, and nobody knows of a card where it is not."""
    piles = (*state.hands, *state.corrupt, *(cards for clans in state.clans for cards in clans.values()))
    found = Counter(card for pile in (state.deck, state.jigoku, state.looked, *piles) for card in pile)
    if found != Counter(DECK):
        wrong = next(card for card in range(len(NAMES)) if found[card] != DECK.count(card))
        raise BadData(refuse("wataah.bad.cards", card=NAMES[wrong], count=found[wrong]))
    for holder, observers in enumerate(state.known):
        _must(not observers or (len(observers) == state.seats + 1 and not observers[holder]), "known")
        _must(all(_within(known, state.hands[holder]) for known in observers), "known")


def _within(some: Iterable[int], pile: Iterable[int]) -> bool:
    return Counter(some) <= Counter(pile)


def _check_clans(state: State) -> None:
    """W9, W11: one to four cards, with at least one of the clan and none of another."""
    for seat, clans in enumerate(state.clans):
        _must(len(clans) < CLANS_TO_END + (seat == state.active), "too_many_clans")
        for clan, cards in clans.items():
            real = [card for card in cards if card < RONIN]
            if not real or len(cards) > CLAN_LIMIT or any(CLAN_OF[card] != clan for card in real):
                raise BadData(refuse("wataah.bad.clan", clan=CLANS[clan]))


def _check_turn(state: State) -> None:
    _must(max(state.active, state.mover, state.victim, state.aimed) < state.seats, "seats")
    _must(state.turn <= TURNS_EACH * state.seats, "turn")  # W13b
    _must(state.sealed < 1 << state.seats, "seats")
    ended = len(state.clans[state.active]) == CLANS_TO_END  # W13
    if state.phase in _BOARD_PHASES or state.phase == OVER:
        _must(ended or state.turn == TURNS_EACH * state.seats, "not_over")
    elif ended:
        _must(state.phase in _POWER_PHASES or state.phase == TAKE, "over")


def _check_asked(state: State) -> None:
    """What a power asks for exists, and nothing is left over from a finished one."""
    phase = state.phase
    _must((state.power != NO_POWER) == (phase in _POWER_PHASES) or phase == TAKE, "power")
    _must((state.left > 0) == (phase in _COUNTING_PHASES), "left")
    _must((state.victim != NOBODY) == (phase in (GIVE, RATS)) and state.victim != state.active, "victim")
    _must(bool(state.looked) == (phase == KEEP), "looked")
    _must(not state.floor or phase in (KEEP, TAKE), "floor")
    _must(phase == GIVE or not (state.gift or state.answer), "gift")
    _must(not state.allowed or phase not in (DISCARD, *_BOARD_PHASES), "allowed")
    if phase in (CLAN, CARD, SEAT, GIVE, RATS):
        _must(_asks(state.power) == phase or phase in (GIVE, RATS), "power")
    if phase == GIVE:
        _must(state.power == powers.SWAP_CARDS, "power")
        for chooser, chosen in ((state.active, state.gift), (state.victim, state.answer)):
            _must(_within(chosen, state.hands[chooser]) and list(chosen) == sorted(chosen), "gift")
    if phase == RATS:
        _must(state.power in powers.GNAWS and state.left <= len(state.hands[state.victim]), "power")


def _asks(power: int) -> int:
    """The phase in which a power asks for its target."""
    if power in (powers.RETURN_CARD, powers.DESTROY_CARD):
        return CARD
    if power in (powers.SWAP_CARDS, powers.SWAP_HANDS, powers.SPYING, *powers.GNAWS):
        return SEAT
    copying = (powers.COPY_PAIR, powers.COPY_TRIPLE, powers.BORROWING)
    return CLAN if power in (powers.RETURN_CLAN, powers.DESTROY_CLAN, *copying) else NOBODY


def _check_mover(state: State) -> None:
    """The right seat is asked."""
    phase, grand = state.phase, state.grand
    if phase == OVER:
        return
    if phase in _BOARD_PHASES:
        _must(grand is not None, "mode")
    elif phase == GIVE:
        swapped = min(powers.SWAPS, len(state.hands[state.active]), len(state.hands[state.victim]))
        answering = len(state.gift) == swapped
        _must(state.mover == (state.victim if answering else state.active), "whose_move")
        _must(state.left == swapped - len(state.answer if answering else state.gift), "left")
    else:
        _must(state.mover == (state.victim if phase == RATS else state.active), "whose_move")


def _check_grand(state: State, grand: Grand) -> None:
    _must(sorted(grand.bosses) == list(range(len(BOSSES))), "bosses")
    temples = [*grand.temple_deck, *grand.temple_pick, *grand.retired, *(card for card in state.temples if card)]
    _must(sorted(temples) == list(TEMPLE_CARDS), "temples")
    courts = [*grand.court_deck, *grand.played, *(card for card in grand.courts if card != NONE)]
    courts += [card for cards in grand.lost for card in cards]
    _must(sorted(courts) == list(COURT_CARDS), "courts")
    for seat in range(state.seats):
        _must(grand.ready[seat] + sum(grand.board[seat]) <= PAWNS_EACH, "pawns")
    _must(max(grand.shosho, *grand.queue, *grand.heirs, 0) < state.seats, "seats")
    _must(max(grand.favoured, grand.court_used) < 1 << state.seats, "seats")
    phase = state.phase
    _must(bool(grand.temple_pick) == (phase == TEMPLE_KEEP), "temples")
    _must(len(grand.temple_pick) in (0, 2), "temples")
    _must((len(grand.heirs) > 1) == (phase == SHOSHO), "shosho")
    _must(bool(grand.queue) == (phase in (TEMPLE, TEMPLE_KEEP)), "queue")
    _must(bool(grand.scores) or (grand.round == 1 and phase not in _BOARD_PHASES), "scores")
    if phase in (SHOSHO, TEMPLE, TEMPLE_KEEP):
        _must(tuple(grand.ready) == scoring.pawns_for(grand.scores), "pawns")
        _must(state.mover == (grand.shosho if phase == SHOSHO else grand.queue[0]), "whose_move")
    elif phase == PAWNS:
        _must(grand.ready[state.mover] > 0, "whose_move")
    elif phase != PEEK:
        _must(not any(grand.ready), "pawns")
    _must(phase != OVER or grand.round == ROUNDS, "not_over")
