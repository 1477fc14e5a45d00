"""What players know of each other's hands, card by card (W4b).

An observer's knowledge of a hand is a lower bound: these cards are certainly in it. A card that leaves openly is
removed from it; cards that leave unseen may have been any.
"""

from collections.abc import Sequence
from typing import TypeVar

from game.games.wataah.rules.cards import CLAN_OF, NO_CLAN
from game.games.wataah.rules.state import LONG_AGO, Known, State

Card = TypeVar("Card", int, str)


def without(known: tuple[int, ...], cards: "tuple[int, ...] | list[int]") -> tuple[int, ...]:
    """`known` after the observer saw these cards leave."""
    rest = list(known)
    for card in cards:
        if card in rest:
            rest.remove(card)
    return tuple(rest)


def dimmed(known: tuple[int, ...], count: int) -> tuple[int, ...]:
    """`known` after `count` cards have left unseen: up to that many of each kind may be gone."""
    return tuple(card for place, card in enumerate(known) if known[place + count : place + count + 1] == (card,))


def surely_gone(known: Sequence[Card], size: int, count: int) -> list[Card]:
    """Which known cards must be among `count` that left a hand of `size` unseen: all of them if it left whole."""
    return [card for card in dict.fromkeys(known) for _ in range(count - size + known.count(card))]


def with_cards(known: tuple[int, ...], cards: "tuple[int, ...] | list[int]") -> tuple[int, ...]:
    """`known` and these cards."""
    return tuple(sorted((*known, *cards)))


def came_unseen(state: State, holder: int, count: int) -> None:
    """Some cards went to the hand, not seen by all."""
    oldest = LONG_AGO - count
    state.newer[holder] = tuple([newer + count if newer < oldest else LONG_AGO for newer in state.newer[holder]])


def let_go(state: State, holder: int, cards: "list[int] | tuple[int, ...]") -> None:
    """The holder gave these cards away. A player with more of the clan would mostly keep or place them."""
    newer = list(state.newer[holder])
    for card in cards:
        if CLAN_OF[card] != NO_CLAN:
            newer[CLAN_OF[card]] = 0
    state.newer[holder] = tuple(newer)


def came_openly(state: State, holder: int, cards: list[int]) -> None:
    """Everybody saw these cards go to the hand."""
    before = _of(state, holder)
    state.known[holder] = tuple(
        () if observer == holder else with_cards(known, cards) for observer, known in enumerate(before)
    )


def left_openly(state: State, holder: int, cards: "list[int] | tuple[int, ...]") -> None:
    """Everybody saw these cards leave the hand."""
    before = state.known[holder]
    if before:
        _set(state, holder, tuple(without(known, cards) for known in before))


def swapped_cards(state: State, one: int, other: int, given: tuple[int, ...], taken: tuple[int, ...]) -> None:
    """Two players swapped cards that nobody else saw."""
    gone = {holder: _gone(state, holder, len(given)) for holder in (one, other)}
    for holder, partner, out, back in ((one, other, given, taken), (other, one, taken, given)):
        before = _of(state, holder)
        after = [with_cards(dimmed(known, len(out)), came) for known, came in zip(before, gone[partner], strict=True)]
        after[holder] = ()
        after[partner] = with_cards(without(before[partner], out), back)
        _set(state, holder, tuple(after))
        came_unseen(state, holder, len(back))


def swapped_hands(state: State, one: int, other: int) -> None:
    """Two players have swapped whole hands: the others' knowledge moves along."""
    before = {one: _of(state, one), other: _of(state, other)}
    for holder, partner in ((one, other), (other, one)):
        after = list(before[partner])
        after[holder] = ()
        after[partner] = tuple(state.hands[holder])
        _set(state, holder, tuple(after))
    state.newer[one], state.newer[other] = state.newer[other], state.newer[one]


def stolen(state: State, thief: int, holder: int, card: int) -> None:
    """A card went from `holder` to `thief`; nobody else saw which."""
    gone = _gone(state, holder, 1)
    before = _of(state, holder)
    after = [dimmed(known, 1) for known in before]
    after[holder] = ()
    after[thief] = without(before[thief], (card,))
    _set(state, holder, tuple(after))
    at_thief = _of(state, thief)
    gained = [with_cards(known, came) for known, came in zip(at_thief, gone, strict=True)]
    gained[thief] = ()
    gained[holder] = with_cards(at_thief[holder], (card,))
    _set(state, thief, tuple(gained))
    came_unseen(state, thief, 1)


def _gone(state: State, holder: int, count: int) -> list[list[int]]:
    """For each observer, the cards they can tell to be among those leaving a hand unseen now."""
    size = len(state.hands[holder])
    return [surely_gone(known, size, count) if state.version > 1 else [] for known in _of(state, holder)]


def _of(state: State, holder: int) -> Known:
    return state.known[holder] or ((),) * (state.seats + 1)


def _set(state: State, holder: int, known: Known) -> None:
    state.known[holder] = known if any(known) else ()
