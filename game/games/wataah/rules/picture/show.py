"""Applies events to the picture: piles, hands and clans."""

from collections.abc import Iterable, Sequence

from game.core.events import MatchEnded, TurnStarted, shows
from game.games.wataah.rules import events
from game.games.wataah.rules.cards import KINDS, NUMBERS
from game.games.wataah.rules.events import Back
from game.games.wataah.rules.knowledge import surely_gone
from game.games.wataah.rules.picture.parts import Table


def _add(hand: list[Back], cards: Iterable[Back]) -> None:
    """Known cards in order, then backs."""
    hand += cards
    hand.sort(key=lambda card: KINDS if card is None else NUMBERS[card])


def _leave(hand: list[Back], cards: Iterable[Back]) -> None:
    """Remove cards from a hand; one that this seat did not know was one of the backs."""
    for card in cards:
        hand.remove(card if card in hand else None)


def _dim(hand: list[Back], count: int) -> None:
    """Cards left unseen: up to that many of each known kind may be gone."""
    size = len(hand) - count
    hand[:] = [card for place, card in enumerate(hand) if card and hand[place + count : place + count + 1] == [card]]
    hand += [None] * (size - len(hand))


def _came(table: Table, seat: int, cards: Sequence[Back]) -> Sequence[Back]:
    """Cards that leave a hand unseen, as far as they can be deduced from it (W4b)."""
    hand = table.hands[seat]
    if table.version == 1 or None not in cards:
        return cards
    known = surely_gone([card for card in hand if card is not None], len(hand), len(cards))
    return [*known, *[None] * (len(cards) - len(known))]


def _take_out(pile: list[str], card: str) -> None:
    """Remove the topmost of equal cards."""
    del pile[len(pile) - 1 - pile[::-1].index(card)]


@shows(events.Drew)
def _drew(table: Table, event: events.Drew) -> None:
    table.deck -= len(event.cards)
    _add(table.hands[event.seat], event.cards)


@shows(events.Corrupted)
def _corrupted(table: Table, event: events.Corrupted) -> None:
    table.deck -= 1
    table.corruption[event.seat].append(event.card)


@shows(events.DeckRenewed)
def _renewed(table: Table, event: events.DeckRenewed) -> None:
    table.deck = event.count
    table.jigoku.clear()


@shows(events.ClanPlaced)
def _placed(table: Table, event: events.ClanPlaced) -> None:
    _leave(table.hands[event.seat], event.cards)
    table.clans[event.seat][event.clan] = list(event.cards)


@shows(events.ClanReinforced)
def _reinforced(table: Table, event: events.ClanReinforced) -> None:
    _leave(table.hands[event.seat], event.cards)
    table.clans[event.seat][event.clan] += event.cards


@shows(events.CardTaken)
def _taken(table: Table, event: events.CardTaken) -> None:
    _take_out(table.jigoku, event.card)
    _add(table.hands[event.seat], [event.card])


def _card_out(table: Table, owner: int, clan: str, card: str) -> None:
    cards = table.clans[owner][clan]
    cards.remove(card)
    if not cards:
        del table.clans[owner][clan]


@shows(events.CardReturned)
def _card_returned(table: Table, event: events.CardReturned) -> None:
    _card_out(table, event.owner, event.clan, event.card)
    _add(table.hands[event.owner], [event.card])


@shows(events.ClanReturned)
def _clan_returned(table: Table, event: events.ClanReturned) -> None:
    del table.clans[event.owner][event.clan]
    _add(table.hands[event.owner], event.cards)


@shows(events.CardDestroyed, events.YokaiBanished)
def _card_destroyed(table: Table, event: events.CardDestroyed | events.YokaiBanished) -> None:
    _card_out(table, event.owner, event.clan, event.card)
    table.jigoku.append(event.card)


@shows(events.ClanDestroyed, events.ClanScattered)
def _clan_destroyed(table: Table, event: events.ClanDestroyed | events.ClanScattered) -> None:
    del table.clans[event.owner][event.clan]
    table.jigoku += event.cards


@shows(events.CardsLooked)
def _looked(table: Table, event: events.CardsLooked) -> None:
    table.deck -= len(event.cards)
    _add(table.looked, event.cards)


@shows(events.CardKept)
def _kept(table: Table, event: events.CardKept) -> None:
    table.looked.remove(event.card)
    _add(table.hands[event.seat], [event.card])


@shows(events.CardsDropped)
def _dropped(table: Table, event: events.CardsDropped) -> None:
    table.looked.clear()
    table.jigoku += event.cards


@shows(events.CardChosen)
def _chosen(table: Table, event: events.CardChosen) -> None:
    table.chosen[event.seat].append(event.card)


@shows(events.CardsSwapped)
def _swapped(table: Table, event: events.CardsSwapped) -> None:
    given, taken = _came(table, event.seat, event.given), _came(table, event.target, event.taken)
    for seat, out, back in ((event.seat, event.given, taken), (event.target, event.taken, given)):
        table.chosen[seat].clear()
        if None in out:
            _dim(table.hands[seat], len(out))
        else:
            _leave(table.hands[seat], out)
        _add(table.hands[seat], back)


@shows(events.HandsSwapped)
def _hands_swapped(table: Table, event: events.HandsSwapped) -> None:
    hands = table.hands
    if None in event.given or None in event.taken:
        hands[event.seat], hands[event.target] = hands[event.target], hands[event.seat]
    else:
        hands[event.seat], hands[event.target] = list(event.taken), list(event.given)


@shows(events.CardStolen)
def _stolen(table: Table, event: events.CardStolen) -> None:
    came: Sequence[Back] = (event.card,)
    if event.card is None:
        came = _came(table, event.target, came)
        _dim(table.hands[event.target], 1)
    else:
        _leave(table.hands[event.target], came)
    _add(table.hands[event.seat], came)


@shows(events.Discarded)
def _discarded(table: Table, event: events.Discarded) -> None:
    _leave(table.hands[event.seat], [event.card])
    table.jigoku.append(event.card)


@shows(events.Pardoned)
def _pardoned(table: Table, event: events.Pardoned) -> None:
    _take_out(table.corruption[event.seat], event.card)
    table.jigoku.append(event.card)


@shows(TurnStarted)
def _turn(table: Table, event: TurnStarted) -> None:
    table.active, table.turn = event.seat, event.turn
    table.sealed = [seat for seat in table.sealed if seat != event.seat]


@shows(MatchEnded)
def _ended(table: Table, event: MatchEnded) -> None:
    table.outcome = event.outcome
