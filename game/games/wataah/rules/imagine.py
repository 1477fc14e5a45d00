"""Imagines a full position behind a view: what the seat does not know is dealt at random."""

from collections.abc import Iterable

from game.core.chance import Chance
from game.games.wataah.rules.cards import COPIES
from game.games.wataah.rules.grand_master.cards import BOSSES, COURT_CARDS, TEMPLE_CARDS
from game.games.wataah.rules.grand_master.state import Grand
from game.games.wataah.rules.state import State
from game.games.wataah.rules.view import Backs, GrandView, WataahView


def imagine(view: WataahView, chance: Chance) -> State:
    """A position whose view for that seat equals `view`."""
    rest = unseen(view)
    chance.shuffle(rest)
    hands = [_dealt(hand, rest) for hand in view.hands]
    return behind(view, hands, rest, chance)


def behind(view: WataahView, hands: list[list[int]], rest: list[int], chance: Chance) -> State:
    """The position with these hands; `rest` is all other unseen cards, in random order."""
    hands = [sorted(hand) for hand in hands]
    looked = sorted(_dealt(view.looked, rest))
    grand = None if view.grand is None else _grand(view, view.grand, chance)
    state = State(len(hands), rest, grand, view.version)
    state.jigoku = list(view.jigoku)
    state.hands = hands
    state.clans = [{clan: list(cards) for clan, cards in clans} for clans in view.clans]
    state.corrupt = [list(pile) for pile in view.corrupt]
    state.known = [_known(view, holder) for holder in range(len(hands))]
    state.newer = list(view.newer)
    state.phase, state.mover, state.active = view.phase, view.mover, view.active
    state.turn, state.allowed, state.power = view.turn, view.allowed, view.power
    state.victim, state.left, state.floor = view.victim, view.left, view.floor
    state.looked = looked
    state.gift = _chosen(view, view.gift, view.active, hands, chance)
    state.answer = _chosen(view, view.answer, view.victim, hands, chance)
    state.temples = list(view.temples)
    state.sealed, state.aimed = view.sealed, view.aimed
    return state


def unseen(view: WataahView) -> list[int]:
    """Every card that the seat cannot see."""
    left = list(COPIES)
    clans = [cards for clans in view.clans for _, cards in clans]
    for pile in (view.jigoku, *view.hands, *clans, *view.corrupt, view.looked):
        for card in pile:
            if card is not None:
                left[card] -= 1
    return [card for card, copies in enumerate(left) for _ in range(copies)]


def _dealt(pile: Backs, rest: list[int]) -> list[int]:
    return [rest.pop() if card is None else card for card in pile]


def _known(view: WataahView, holder: int) -> tuple[tuple[int, ...], ...]:
    """What the seat knows of a hand, and for everybody else what is public."""
    known = [view.public[holder]] * (len(view.hands) + 1)
    known[holder] = ()
    if 0 <= view.seat != holder:
        known[view.seat] = tuple(card for card in view.hands[holder] if card is not None)
    return tuple(known) if any(known) else ()


def _chosen(view: WataahView, chosen: Backs, chooser: int, hands: list[list[int]], chance: Chance) -> tuple[int, ...]:
    """The cards set aside for a swap; if hidden, the start of a choice the player could be making."""
    if None not in chosen:
        return tuple(card for card in chosen if card is not None)
    hand = hands[chooser][:]
    chance.shuffle(hand)
    more = view.left if chooser == view.mover else 0
    return tuple(sorted(hand[: len(chosen) + more])[: len(chosen)])


def _grand(view: WataahView, seen: GrandView, chance: Chance) -> Grand:
    grand = Grand(len(seen.courts))
    _deal_grand(view, seen, grand, chance)
    grand.round, grand.shosho = seen.round, seen.shosho
    grand.peeked = list(seen.peeked)
    grand.retired = list(seen.retired)
    grand.played = list(seen.played)
    grand.favoured, grand.scores = seen.favoured, seen.scores
    grand.ready = list(seen.ready)
    grand.board = [list(places) for places in seen.board]
    grand.court_used, grand.queue, grand.heirs = seen.court_used, seen.queue, seen.heirs
    return grand


def _deal_grand(view: WataahView, seen: GrandView, grand: Grand, chance: Chance) -> None:
    """Deal the bosses, Temple and Court cards that the seat has not seen."""
    bosses = _shuffled(range(len(BOSSES)), seen.bosses, chance)
    grand.bosses = _dealt(seen.bosses, bosses)
    temples = _shuffled(TEMPLE_CARDS, (*view.temples, *seen.retired, *seen.temple_pick), chance)
    grand.temple_pick = tuple(_dealt(seen.temple_pick, temples))
    grand.temple_deck = temples
    lost = tuple(card for cards in seen.lost for card in cards)
    courts = _shuffled(COURT_CARDS, (*seen.courts, *seen.played, *lost), chance)
    grand.courts = _dealt(seen.courts, courts)
    grand.lost = [tuple(_dealt(cards, courts)) for cards in seen.lost]
    grand.court_deck = courts


def _shuffled(every: Iterable[int], seen: Backs, chance: Chance) -> list[int]:
    unseen = [card for card in every if card not in seen]
    chance.shuffle(unseen)
    return unseen
