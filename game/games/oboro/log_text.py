"""What happened in a match of Oboro, in sentences for the log. The caller supplies the words."""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

import msgspec

from game.core.contract import Event
from game.core.events import MatchEnded
from game.core.outcome import Outcome
from game.games.oboro.rules.events import (
    CardPlayed,
    LeadPassed,
    RoundDealt,
    RoundScored,
    ShurikenScored,
    ShurikenTaken,
    TrickTaken,
)

Say: TypeAlias = Callable[..., str]
"""Translates a key with values."""

Player: TypeAlias = Callable[[int], str]
"""The name of the player at a seat."""


class Sentence(msgspec.Struct, frozen=True):
    """One line of the log."""

    text: str
    seat: int | None = None
    fades: bool = False
    """Whether it names cards of a trick. Unless stacks are open, it may only be read while that trick is the last one
    (O8)."""


def sentences(event: Event, say: Say, player: Player) -> list[Sentence]:
    """The log lines for an event."""
    match event:
        case CardPlayed() | TrickTaken() | LeadPassed():
            return list(_trick(event, say, player))
        case ShurikenTaken() | ShurikenScored():
            return list(_shuriken(event, say, player))
        case RoundScored():
            return list(_round(event, say, player))
        case RoundDealt():
            text = say("oboro.log.dealt", number=event.number, player=player(event.leader))
            return [Sentence(text, event.leader)]
        case MatchEnded():
            return [Sentence(ended(event.outcome, say, player))]
    return []


def ended(outcome: Outcome, say: Say, player: Player) -> str:
    """How the match ended, in one sentence."""
    *others, last = map(player, outcome.winners)
    names = say("oboro.log.and", first=others, last=last) if others else last
    return say(outcome.reason, player=names, **outcome.details)


def _trick(event: CardPlayed | TrickTaken | LeadPassed, say: Say, player: Player) -> Iterator[Sentence]:
    name = player(event.seat)
    match event:
        case CardPlayed(lacks=None):
            yield Sentence(say("oboro.log.played", player=name, card=_card(event.card, say)), event.seat, fades=True)
        case CardPlayed():
            values = {"card": _card(event.card, say), "suit": say(f"oboro.suit.{event.lacks}")}
            yield Sentence(say("oboro.log.discarded", player=name, **values), event.seat, fades=True)
        case TrickTaken():
            taken = [_card(card, say) for card in event.cards]
            yield Sentence(say("oboro.log.taken", player=name, cards=taken), event.seat, fades=True)
        case LeadPassed(arrow=str(card)) if event.seat != event.winner:
            yield Sentence(say("oboro.log.arrow", player=name, card=_card(card, say)), event.seat, fades=True)


def _shuriken(event: ShurikenTaken | ShurikenScored, say: Say, player: Player) -> Iterator[Sentence]:
    if isinstance(event, ShurikenTaken):
        yield Sentence(say("oboro.log.shuriken", player=player(event.seat), count=event.count), event.seat)
        if event.unpaid:
            yield Sentence(say("oboro.log.unpaid", count=event.unpaid), event.seat)
        return
    yield Sentence(say("oboro.log.shuriken_scored", number=event.number))
    for seat in _by_place(event.places):
        values = {"pieces": event.pieces[seat], "count": event.points[seat]}
        yield Sentence(say("oboro.log.shuriken_points", player=player(seat), **values), seat)


def _round(event: RoundScored, say: Say, player: Player) -> Iterator[Sentence]:
    yield Sentence(say("oboro.log.round_scored", number=event.number))
    for seat in _by_place(event.places):
        values = {"power": event.powers[seat], "count": event.points[seat]}
        yield Sentence(say("oboro.log.power_points", player=player(seat), **values), seat)
    for seat, place in enumerate(event.places):
        if not place:
            yield Sentence(say("oboro.log.failed", player=player(seat), power=event.powers[seat]), seat)


def _by_place(places: tuple[int, ...]) -> Iterable[int]:
    """The ranked seats, first place first."""
    return sorted((seat for seat, place in enumerate(places) if place), key=lambda seat: places[seat])


def _card(name: str, say: Say) -> str:
    return say(f"oboro.card.{name}")
