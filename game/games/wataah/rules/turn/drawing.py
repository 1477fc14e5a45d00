"""Drawing from the deck, and renewing it from the Jigoku (W6, W8)."""

from game.core.chance import Chance
from game.core.contract import Tell
from game.games.wataah.rules import knowledge
from game.games.wataah.rules.cards import NAMES, STRENGTH, names
from game.games.wataah.rules.events import CardsLooked, Corrupted, DeckRenewed, Drew
from game.games.wataah.rules.state import State


def can_draw(state: State) -> bool:
    """Whether there is a card left to draw, in the deck or by way of the Jigoku."""
    return bool(state.deck or state.jigoku)


def draw(state: State, seat: int, count: int, chance: Chance, tell: Tell | None) -> None:
    """Draw up to `count` cards to the hand."""
    hand = state.hands[seat]
    while count and _ready(state, chance, tell):
        cards = _top(state, count)
        hand += cards
        knowledge.came_unseen(state, seat, len(cards))
        count -= len(cards)
        if tell is not None:
            tell(Drew(seat, names(cards)))
        _renew_at_once(state, chance, tell)
    hand.sort()


def look(state: State, count: int, chance: Chance, tell: Tell | None) -> None:
    """Set up to `count` cards aside for the active player to see."""
    while count and _ready(state, chance, tell):
        cards = _top(state, count)
        state.looked += cards
        count -= len(cards)
        if tell is not None:
            tell(CardsLooked(state.active, names(cards)))
        _renew_at_once(state, chance, tell)
    state.looked.sort()


def be_corrupt(state: State, seat: int, chance: Chance, tell: Tell | None) -> None:
    """Show the top card, put it on the corruption pile, draw its strength and two more (W8)."""
    _ready(state, chance, tell)
    card = state.deck.pop()
    state.corrupt[seat].append(card)
    if tell is not None:
        tell(Corrupted(seat, NAMES[card]))
    _renew_at_once(state, chance, tell)
    draw(state, seat, STRENGTH[card] + 2, chance, tell)


def _ready(state: State, chance: Chance, tell: Tell | None) -> bool:
    """Make sure that the deck has a card; if the Jigoku was empty when the deck ran out, renew it now (W6)."""
    if state.deck:
        return True
    return _renew(state, chance, tell)


def _renew_at_once(state: State, chance: Chance, tell: Tell | None) -> None:
    """The last card has left the deck: the Jigoku becomes the new one (W6)."""
    if not state.deck and state.version > 1:
        _renew(state, chance, tell)


def _renew(state: State, chance: Chance, tell: Tell | None) -> bool:
    """Shuffle the Jigoku into a new deck; False if it is empty."""
    if not state.jigoku:
        return False
    state.deck[:] = state.jigoku
    state.jigoku.clear()
    chance.shuffle(state.deck)
    if tell is not None:
        tell(DeckRenewed(len(state.deck)))
    return True


def _top(state: State, count: int) -> list[int]:
    cards = state.deck[-count:]
    del state.deck[-count:]
    return cards[::-1]


def turn_up(state: State, chance: Chance) -> int:
    """Reveal the top card, onto the Jigoku (W5)."""
    _ready(state, chance, None)
    card = state.deck.pop()
    _renew_at_once(state, chance, None)
    state.jigoku.append(card)
    return card
