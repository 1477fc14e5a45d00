"""Choosing cards one by one: to give, to keep, to take, to discard (W4, W12)."""

from game.core.chance import Chance
from game.core.contract import Tell
from game.games.wataah.rules import knowledge
from game.games.wataah.rules.cards import NUMBERS, names
from game.games.wataah.rules.events import CardChosen, CardKept, CardsDropped, CardsSwapped, CardTaken, Discarded
from game.games.wataah.rules.moves import Discard, Give, Keep, SkipDiscard, Take
from game.games.wataah.rules.state import RATS, State
from game.games.wataah.rules.turn import course, leaving_play


def in_order(cards: list[int], floor: int, left: int) -> list[int]:
    """The kinds that may be picked next from sorted `cards`: from weak to strong, with enough cards left after them."""
    last = -1
    found = []
    for card in cards[: len(cards) - left + 1]:
        if card >= floor and card != last:
            found.append(card)
            last = card
    return found


def to_give(state: State) -> list[int]:
    """What the mover may set aside next for a swap."""
    chosen = state.gift if state.mover == state.active else state.answer
    rest = state.hands[state.mover][:]
    for card in chosen:
        rest.remove(card)
    return in_order(rest, chosen[-1] if chosen else 0, state.left)


def give(state: State, move: Give, chance: Chance, tell: Tell | None) -> None:  # noqa: ARG001
    """Set a card aside; when both have chosen, swap."""
    card = NUMBERS[move.card]
    if tell is not None:
        tell(CardChosen(state.mover, move.card))
    state.left -= 1
    if state.mover == state.victim:
        state.answer += (card,)
        if not state.left:
            _swap(state, tell)
        return
    state.gift += (card,)
    if not state.left:  # W4: both choose before either sees what they get
        state.mover = state.victim
        state.left = len(state.gift)


def _swap(state: State, tell: Tell | None) -> None:
    active, target, given, taken = state.active, state.victim, state.gift, state.answer
    knowledge.swapped_cards(state, active, target, given, taken)
    for seat, out, back in ((active, given, taken), (target, taken, given)):
        hand = state.hands[seat]
        for card in out:
            hand.remove(card)
        hand += back
        hand.sort()
    if tell is not None:
        tell(CardsSwapped(active, target, names(given), names(taken)))
    course.after_power(state, tell)


def keep(state: State, move: Keep, chance: Chance, tell: Tell | None) -> None:  # noqa: ARG001
    """Keep a card looked at; after the last the rest goes to the Jigoku."""
    card = NUMBERS[move.card]
    state.looked.remove(card)
    hand = state.hands[state.active]
    hand.append(card)
    hand.sort()
    knowledge.came_unseen(state, state.active, 1)
    state.left -= 1
    state.floor = card
    if tell is not None:
        tell(CardKept(state.active, move.card))
    if not state.left:
        if tell is not None and state.looked:
            tell(CardsDropped(state.active, names(state.looked)))
        state.jigoku += state.looked
        state.looked.clear()
        course.after_power(state, tell)


def take(state: State, move: Take, chance: Chance, tell: Tell | None) -> None:  # noqa: ARG001
    """Take a card out of the Jigoku."""
    card = NUMBERS[move.card]
    take_out(state.jigoku, card)
    leaving_play.to_hand(state, state.active, [card])
    state.left -= 1
    state.floor = card
    if tell is not None:
        tell(CardTaken(state.active, move.card))
    if not state.left:
        course.after_power(state, tell)


def take_out(pile: list[int], card: int) -> None:
    """Remove the topmost of equal cards from a pile."""
    place = len(pile) - 1
    while pile[place] != card:
        place -= 1
    del pile[place]


def discard(state: State, move: Discard, chance: Chance, tell: Tell | None) -> None:  # noqa: ARG001
    """Discard to the Rats, or at the end of the turn (W12)."""
    leaving_play.discard(state, state.mover, NUMBERS[move.card])
    if tell is not None:
        tell(Discarded(state.mover, move.card))
    if state.phase == RATS:
        state.left -= 1
        if not state.left:
            course.after_power(state, tell)
    else:
        course.end(state, tell)


def skip_discard(state: State, move: SkipDiscard, chance: Chance, tell: Tell | None) -> None:  # noqa: ARG001
    """Keep the whole hand (Empty Hand)."""
    course.end(state, tell)
