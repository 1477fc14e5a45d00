"""What a phone shows of Oboro: the hand, the trick, stacks, power and the last trick. No pygame."""

from game.games.oboro import log_text
from game.games.oboro.forecast import Forecast, forecast, highest, seat_of
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
        note = [] if then is None else _forecast(seen, picture, then)
        name = seen.say(f"oboro.card.{card}")
        found.append(Card(name, card, card, "" if why is None else seen.sentence(why), note=note))
    return found


def _forecast(seen: Seen, picture: Picture, then: Forecast) -> list[str]:
    """What a card would do: a heading and a line."""
    say, mine = seen.say, then.winner == seen.seat
    key = f"oboro.slip.{'takes' if mine else 'loses'}.{'surely' if then.final else 'so_far'}"
    power = "over" if then.over else "within"
    values = {"before": then.before, "power": then.power, "mission": picture.mission}
    lines = [say(f"oboro.slip.power.{power}", **values)]
    if then.shuriken:
        lines.append(say("oboro.slip.shuriken", count=then.shuriken))
    if then.leader != then.winner:
        lead = "oboro.slip.you_lead" if then.leader == seen.seat else "oboro.slip.leads"
        lines.append(say(lead, player=seen.player(then.leader)))
    return [say(key, player=seen.player(then.winner)), " · ".join(lines)]


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
        rows=[CardRow("", stacks, "stacks")] if stacks else [],
    )


def _card(seen: Seen, card: str, *, seat: int | None = None) -> Card:
    return Card(seen.say(f"oboro.card.{card}"), card, seat=seat)


def _suit(card: str) -> str:
    return SUITS[SUIT_OF[NUMBERS[card]]]
