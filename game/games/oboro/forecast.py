"""What the trick on the table would do if it ended now or after one more card. Uses open cards only; no pygame."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from game.games.oboro.rules.cards import (
    IS_ARROW,
    IS_SHURIKEN,
    NUMBERS,
    SCORINGS,
    SEATS,
    SUIT_OF,
    SUITS,
    TRICKS,
    VALUE_OF,
)
from game.games.oboro.rules.picture import Picture

LATE = TRICKS - 2
"""With this many tricks played, a mission is hard to mend."""

SCARCE = 2
"""So many pieces, or fewer, may all be taken in one trick."""


class Danger(NamedTuple):
    """What may soon be lost or over."""

    key: str
    """The text that says so."""

    seat: int | None
    """Whose mission it is about; None for the shuriken in stock."""


def danger(picture: Picture, seat: int) -> Danger | None:
    """What a seat should know before it plays: its own mission first, then the end of the match, then the others."""
    late = picture.tricks >= LATE
    if late and picture.power(seat) > picture.mission:
        return Danger("oboro.threat.over", seat)
    if picture.scorings == SCORINGS - 1 and 0 < picture.stock <= SCARCE:
        return Danger("oboro.threat.last_shuriken", None)
    others = (other for other in range(SEATS) if other != seat and picture.power(other) == picture.mission)
    there = next(others, None) if late else None
    return None if there is None else Danger("oboro.threat.there", there)


class Forecast(NamedTuple):
    """Who would take the trick, and what it would bring them."""

    winner: int
    before: int
    """The winner's Ninja Power now."""

    power: int
    """The winner's Ninja Power with these cards on the stacks."""

    over: bool
    """Whether that is more than the mission allows."""

    shuriken: int
    """How many pieces the stock would pay."""

    leader: int
    """Who would lead next."""

    final: bool
    """Whether no further card can change it."""

    leads: bool
    """Whether it is about the card that leads the trick: nobody has added anything yet."""


def highest(cards: Sequence[str]) -> int:
    """The index of the winning card, in the order played: of equals, the later one (O7)."""
    return max(range(len(cards)), key=lambda place: (VALUE_OF[NUMBERS[cards[place]]], place))


def seat_of(picture: Picture, place: int) -> int:
    """The seat that played, or will play, the card at this place of the trick."""
    return (picture.leader + place) % SEATS


def forecast(picture: Picture, card: str | None = None) -> Forecast | None:
    """What the open cards lead to if `card` is played next; None while no card has been played."""
    cards = [*picture.trick, card] if card is not None else list(picture.trick)
    if not cards:
        return None
    numbers = [NUMBERS[name] for name in cards]
    winner = seat_of(picture, highest(cards))
    tops = [_shown(picture, winner, suit, numbers) for suit in range(len(SUITS))]
    arrows = [place for place, number in enumerate(numbers) if IS_ARROW[number]]
    pays = picture.scorings < SCORINGS  # O12
    led_on = bool(arrows) and picture.tricks < TRICKS - 1  # O10; after the last trick red 8 leads (O4)
    return Forecast(
        winner=winner,
        before=picture.power(winner),
        power=sum(tops),
        over=sum(tops) > picture.mission,
        shuriken=min(sum(IS_SHURIKEN[number] for number in numbers), picture.stock) if pays else 0,
        leader=seat_of(picture, arrows[-1]) if led_on else winner,
        final=len(cards) == SEATS,
        leads=len(cards) == 1,
    )


def in_words(
    then: Forecast, seat: int, mission: int, say: Callable[..., str], player: Callable[[int], str]
) -> tuple[str, str]:
    """What a card of `seat` would do, as a heading and a line."""
    mine = then.winner == seat
    sure = "lead" if mine and then.leads else "surely" if then.final else "so_far"
    values = {"before": then.before, "power": then.power, "mission": mission}
    lines = [say(f"oboro.slip.power.{'over' if then.over else 'within'}", **values)]
    if then.shuriken:
        lines.append(say("oboro.slip.shuriken", count=then.shuriken))
    if then.leader != then.winner:
        key = "oboro.slip.you_lead" if then.leader == seat else "oboro.slip.leads"
        lines.append(say(key, player=player(then.leader)))
    if mine and then.leads:
        lines.append(say("oboro.slip.before_others"))
    head = say(f"oboro.slip.{'takes' if mine else 'loses'}.{sure}", player=player(then.winner))
    return head, " · ".join(lines)


def _shown(picture: Picture, seat: int, suit: int, numbers: list[int]) -> int:
    """The value that a stack would show: the lowest new card of its colour, else what it shows now (O8)."""
    top = picture.top(seat, suit)
    added = [VALUE_OF[number] for number in numbers if SUIT_OF[number] == suit]
    return min(added, default=VALUE_OF[NUMBERS[top]] if top is not None else 0)


def overdone(picture: Picture, card: str, playable: Iterable[str]) -> int | None:
    """The Ninja Power by which a card would certainly break the mission while others would not; None otherwise."""
    then = forecast(picture, card)
    if then is None or not then.final or then.winner != seat_of(picture, SEATS - 1):
        return None
    if not then.over or then.before > picture.mission:
        return None
    others = [forecast(picture, other) for other in playable if other != card]
    better = any(other is not None and not (other.over and other.winner == then.winner) for other in others)
    return then.power if better else None
