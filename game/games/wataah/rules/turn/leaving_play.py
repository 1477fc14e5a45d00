"""How cards leave play: to a hand, to the Jigoku, and when a clan falls apart (W5, W11)."""

from game.core.contract import Tell
from game.games.wataah.rules import knowledge
from game.games.wataah.rules.cards import CLANS, FIRST_YOKAI, NAMES, RONIN, TENGU, names
from game.games.wataah.rules.events import (
    CardDestroyed,
    CardReturned,
    ClanDestroyed,
    ClanReturned,
    ClanScattered,
    YokaiBanished,
)
from game.games.wataah.rules.state import State


def destroy_card(state: State, owner: int, clan: int, card: int, tell: Tell | None) -> None:
    """A card in play goes to the Jigoku."""
    state.clans[owner][clan].remove(card)
    state.jigoku.append(card)
    if tell is not None:
        tell(CardDestroyed(owner, CLANS[clan], NAMES[card]))
    _hold_together(state, owner, clan, tell)


def destroy_clan(state: State, owner: int, clan: int, tell: Tell | None) -> None:
    """A whole clan goes to the Jigoku, its bottom card first (W5)."""
    cards = state.clans[owner].pop(clan)
    state.jigoku += cards
    if tell is not None:
        tell(ClanDestroyed(owner, CLANS[clan], names(cards)))


def return_card(state: State, owner: int, clan: int, card: int, tell: Tell | None) -> None:
    """A card in play goes back to its owner's hand, seen by all."""
    state.clans[owner][clan].remove(card)
    to_hand(state, owner, [card])
    if tell is not None:
        tell(CardReturned(owner, CLANS[clan], NAMES[card]))
    _hold_together(state, owner, clan, tell)


def return_clan(state: State, owner: int, clan: int, tell: Tell | None) -> None:
    """A whole clan goes back to its owner's hand, Ronin and Yokai included."""
    cards = state.clans[owner].pop(clan)
    to_hand(state, owner, cards)
    if tell is not None:
        tell(ClanReturned(owner, CLANS[clan], names(cards)))


def banish_yokai(state: State, tell: Tell | None) -> None:
    """Destroy every Yokai in play except Tengu, clockwise from the active player."""
    for step in range(state.seats):
        owner = (state.active + step) % state.seats
        for clan, cards in state.clans[owner].items():
            for card in [card for card in cards if FIRST_YOKAI <= card != TENGU]:
                cards.remove(card)
                state.jigoku.append(card)
                if tell is not None:
                    tell(YokaiBanished(owner, CLANS[clan], NAMES[card]))


def to_hand(state: State, seat: int, cards: list[int]) -> None:
    """Add cards that everybody has seen to a hand."""
    state.hands[seat] += cards
    state.hands[seat].sort()
    knowledge.came_openly(state, seat, cards)


def from_hand(state: State, seat: int, cards: list[int]) -> None:
    """Take cards out of a hand, seen by all."""
    hand = state.hands[seat]
    for card in cards:
        hand.remove(card)
    if state.known[seat]:
        knowledge.left_openly(state, seat, cards)
    knowledge.let_go(state, seat, cards)


def discard(state: State, seat: int, card: int) -> None:
    """A card of the hand goes on top of the Jigoku."""
    from_hand(state, seat, [card])
    state.jigoku.append(card)


def _hold_together(state: State, owner: int, clan: int, tell: Tell | None) -> None:
    """Scatter the rest of a clan that has no real card left (W11)."""
    cards = state.clans[owner][clan]
    if any(card < RONIN for card in cards):
        return
    del state.clans[owner][clan]
    state.jigoku += cards
    if cards and tell is not None:
        tell(ClanScattered(owner, CLANS[clan], names(cards)))
