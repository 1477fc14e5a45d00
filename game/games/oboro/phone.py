"""What a phone shows of Oboro: the hand, the trick, stacks, power and the last trick. No pygame."""

from game.games.oboro import log_text
from game.games.oboro.forecast import forecast, highest, in_words, seat_of
from game.games.oboro.rules.cards import NUMBERS, SEATS, SUIT_OF, SUITS, TRICKS
from game.games.oboro.rules.moves import Play
from game.games.oboro.rules.picture import Picture
from game.phones.page import Card, CardRow, Offer, Parts, PlayerPlate, Seen


def parts(seen: Seen) -> Parts:
    """The page of one seat."""
    picture: Picture = seen.picture
    offers = [Offer(seen.words(move), [move.card]) for move in seen.moves]
    return Parts(
        offers,
        duty=_duty(seen, picture),
        when=seen.say("oboro.table.round", round=picture.round, trick=min(picture.tricks + 1, TRICKS), tricks=TRICKS),
        plates=[_plate(seen, picture, seat) for seat in range(SEATS)],
        rows=[_trick(seen, picture), *_last(seen, picture)],
        hand=_hand(seen, picture) if seen.seat >= 0 else [],
        dial=[picture.power(seen.seat), picture.mission] if seen.seat >= 0 else [],
    )


def _duty(seen: Seen, picture: Picture) -> str:
    if picture.outcome is not None:
        return log_text.ended(picture.outcome, seen.say, seen.player)
    if not seen.moves:
        return ""
    if not picture.trick:
        return seen.say("oboro.slip.lead")
    led = _suit(picture.trick[0])
    follows = all(_suit(move.card) == led for move in seen.moves)
    return seen.say(f"oboro.slip.{'follow' if follows else 'free'}.{led}")


def _hand(seen: Seen, picture: Picture) -> list[Card]:
    found = []
    for card in picture.hands[seen.seat]:
        if card is None:
            continue
        why = seen.why_not(Play(card))
        then = forecast(picture, card) if seen.moves and why is None else None
        note = [] if then is None else in_words(then, seen.seat, picture.mission, seen.say, seen.player)
        name = seen.say(f"oboro.card.{card}")
        found.append(Card(name, card, card, "" if why is None else seen.sentence(why), note=list(note)))
    return found


def _trick(seen: Seen, picture: Picture) -> CardRow:
    cards = [_card(seen, card, seat=seat_of(picture, place)) for place, card in enumerate(picture.trick)]
    if not cards:
        return CardRow("", [], "trick")
    cards[highest(picture.trick)].mark = seen.say("oboro.table.highest")
    return CardRow(seen.say(f"oboro.led.{_suit(picture.trick[0])}"), cards, "trick")


def _last(seen: Seen, picture: Picture) -> list[CardRow]:
    last = picture.last
    if last is None:
        return []
    label = seen.say("oboro.table.last_of", player=seen.player(last.winner))
    cards = [_card(seen, card, seat=(last.leader + place) % SEATS) for place, card in enumerate(last.cards)]
    return [CardRow(label, cards, "small")]


def _plate(seen: Seen, picture: Picture, seat: int) -> PlayerPlate:
    power = f"{picture.power(seat)} {seen.say('oboro.table.of_mission', mission=picture.mission)}"
    facts = [power] if seat != seen.seat else []
    if picture.shuriken[seat]:
        facts.append(f"✦ {picture.shuriken[seat]}")
    tops = [picture.top(seat, suit) for suit in range(len(SUITS))]
    stacks = [_card(seen, top) for top in tops if top is not None]
    return PlayerPlate(
        seen.player(seat),
        str(picture.scores[seat]),
        facts,
        active=picture.active == seat,
        rows=[CardRow(seen.say("oboro.sheet.name.stack") if seat == seen.seat else "", stacks, "stacks")]
        if stacks
        else [],
    )


def _card(seen: Seen, card: str, *, seat: int | None = None) -> Card:
    return Card(seen.say(f"oboro.card.{card}"), card, seat=seat)


def _suit(card: str) -> str:
    return SUITS[SUIT_OF[NUMBERS[card]]]
