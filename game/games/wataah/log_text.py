"""What happened in a match of Shinobi WAT-AAH!, and what its cards do, in sentences. The caller supplies the words."""

from collections.abc import Callable
from typing import Final, TypeAlias

import msgspec

from game.core.contract import Event
from game.core.events import MatchEnded
from game.core.outcome import Outcome
from game.games.wataah.rules import events
from game.games.wataah.rules.cards import CLANS, NUMBERS, YOKAI_CLAN

Say: TypeAlias = Callable[..., str]
"""Translates a key with values."""

Player: TypeAlias = Callable[[int], str]
"""The name of the player at a seat."""


class Sentence(msgspec.Struct, frozen=True):
    """One line of the log."""

    text: str
    seat: int | None = None


def sentence(event: Event, say: Say, player: Player) -> Sentence | None:
    """The log line for an event as anybody may see it; None if it needs none."""
    if isinstance(event, MatchEnded):
        return Sentence(ended(event.outcome, say, player))
    if type(event) not in _KEYS:
        return None
    values: dict[str, object] = {}
    seat = None
    for field in event.__struct_fields__:
        value = getattr(event, field)
        if field in ("seat", "owner"):
            seat = value if seat is None else seat
            values["player" if field == "seat" else field] = player(value)
        elif field == "target":
            values[field] = player(value)
        elif field in ("cards", "given"):
            values |= {"count": len(value), "cards": _listed(value, say)}
        elif field == "scores":
            values[field] = [say("wataah.log.score", player=player(at), score=score) for at, score in enumerate(value)]
        elif field in ("card", "clan", "boss", "place"):
            values[field] = _named(event, field, value, say)
        else:
            values[field] = value
    return Sentence(say(f"wataah.log.{_KEYS[type(event)]}", **values), seat)


def ended(outcome: Outcome, say: Say, player: Player) -> str:
    """How the match ended, in one sentence."""
    *others, last = map(player, outcome.winners)
    names = say("wataah.log.and", first=others, last=last) if others else last
    return say(outcome.reason, player=names, **outcome.details)


def clan_power(clan: str, say: Say, *, triple: bool) -> str:
    """What two, or three and four, cards of a clan do together."""
    return say(f"wataah.triple.{clan}") if triple else say(f"wataah.pair.{clan}")


def yokai_power(yokai: str, say: Say) -> str:
    """What a Yokai does."""
    clan = YOKAI_CLAN.get(NUMBERS[yokai])
    if clan is None:
        return say(f"wataah.yokai.{yokai}")
    return say(f"wataah.triple.{CLANS[clan]}")


def temple_power(card: str, say: Say) -> str:
    """What a Temple card does."""
    return say(f"wataah.temple_power.{card}")


def court_power(card: str, say: Say) -> str:
    """What a Court card does."""
    return say(f"wataah.court_power.{card}")


def _named(event: Event, field: str, value: str | None, say: Say) -> str:
    """A card, clan, boss or place in words; nothing for the back of a card, which no sentence names."""
    if value is None:
        return ""
    if field == "clan":
        return say(f"wataah.clan.{value}")
    if field == "boss":
        return say(f"wataah.boss.{value}")
    if field == "place":
        return say(f"wataah.place.{value}")
    if isinstance(event, events.CourtPlayed | events.CourtDrawn):
        return say(f"wataah.court.{value}")
    if isinstance(event, events.TempleKept):
        return say(f"wataah.temple.{value}")
    return say(f"wataah.card.{value}")


def _listed(cards: tuple[str | None, ...], say: Say) -> list[str]:
    """Several cards in words; Temple cards to choose from are never named."""
    return [say(f"wataah.card.{card}") for card in cards if card in NUMBERS]


def _snake(name: str) -> str:
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")


_KEYS: Final = {
    kind: _snake(name)
    for name, kind in vars(events).items()
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
}
"""Text keys by event: every event has a line with its name."""
