"""The legal targets of a power: only those where it would change something (W4)."""

from game.games.wataah.rules.cards import BEAR, CARP, CLAN_LIMIT, CROW, DRAGON, FOX, MONKEY, RAT
from game.games.wataah.rules.grand_master.cards import CLOSED_FAN, ROOTED_PINE, STONE_GUARDIAN
from game.games.wataah.rules.powers.powers import (
    BORROWING,
    COPY_PAIR,
    COPY_TRIPLE,
    DESTROY_CARD,
    DESTROY_CLAN,
    RETURN_CARD,
    RETURN_CLAN,
    SPYING,
    SWAP_CARDS,
    SWAP_HANDS,
    clan_of,
    pair,
    triple,
)
from game.games.wataah.rules.state import State
from game.games.wataah.rules.turn.drawing import can_draw


def works(state: State, power: int) -> bool:
    """Whether a power would change anything now."""
    clan = clan_of(power)
    if clan in (CARP, DRAGON):
        return can_draw(state)
    if clan == CROW:
        return bool(state.jigoku)
    if clan in (FOX, RAT) or power == SPYING:
        return bool(seats_for(state, power))
    if clan == BEAR:
        return False
    if power in (RETURN_CARD, DESTROY_CARD):
        return bool(cards_for(state, power))
    return bool(clans_for(state, power))


def seats_for(state: State, power: int) -> list[int]:
    """The opponents that a power on a hand may choose: Fox, Rat, Spy."""
    hands = state.hands
    own = bool(hands[state.active])
    found = []
    for seat in _opponents(state):
        if state.temples[seat] == CLOSED_FAN:
            continue
        theirs = bool(hands[seat])
        if power == SWAP_CARDS:
            changes = own and theirs
        elif power == SWAP_HANDS:
            changes = own or theirs
        else:
            changes = theirs
        if changes:
            found.append(seat)
    return found


def clans_for(state: State, power: int) -> list[tuple[int, int]]:
    """The clans, with their players, that a power may choose: Monkey, Toad, Spider, Borrowed Style."""
    if power in (COPY_PAIR, COPY_TRIPLE, BORROWING):
        return _to_copy(state, power)
    found = []
    for seat in _opponents(state):
        if power == RETURN_CLAN and state.temples[seat] == ROOTED_PINE:
            continue
        guarded = power == DESTROY_CLAN and state.temples[seat] == STONE_GUARDIAN
        found += [
            (seat, clan) for clan, cards in state.clans[seat].items() if not (guarded and len(cards) >= CLAN_LIMIT - 1)
        ]
    return found


def cards_for(state: State, power: int) -> list[tuple[int, int, int]]:
    """The cards in play, with player and clan, that Toad, Spider and similar powers may choose."""
    return [
        (seat, clan, card)
        for seat in _opponents(state)
        if not (power == RETURN_CARD and state.temples[seat] == ROOTED_PINE)
        for clan, cards in state.clans[seat].items()
        for card in sorted(set(cards))
    ]


def copied(power: int, clan: int) -> int:
    """The power that a copying power becomes when it chooses `clan`."""
    return triple(clan) if power == COPY_TRIPLE else pair(clan)


def _to_copy(state: State, power: int) -> list[tuple[int, int]]:
    seats = _opponents(state)
    if power == BORROWING:
        seats = [*seats, state.active]
    useful: dict[int, bool] = {}  # whether a power works does not depend on whose clan is copied
    found = []
    for seat in seats:
        for clan in state.clans[seat]:
            if clan in (MONKEY, BEAR):
                continue
            if clan not in useful:
                useful[clan] = works(state, copied(power, clan))
            if useful[clan]:
                found.append((seat, clan))
    return found


def _opponents(state: State) -> list[int]:
    """The others that may be chosen at all, clockwise."""
    seats, active, sealed = len(state.hands), state.active, state.sealed
    others = [(active + step) % seats for step in range(1, seats)]
    return [seat for seat in others if not sealed >> seat & 1] if sealed else others
