"""A server without a network: keeps every message, and says what a test lets phones say."""

import queue
from typing import Any

import msgspec

from game.core.match import Match
from game.phones.messages import ByPlayer, Heard, Speak
from game.phones.room import Chair, Room
from game.table.phones.host import PhoneHost
from game.table.phones.pages import PageMaker
from game.table.phones.session import PhoneSession
from tests.kit import make_kit

KINDS = {"page": "page"}


class FakeServer:
    def __init__(self, names: list[str], phones: set[int]) -> None:
        self.room = Room("game", "Game", [Chair(name, phone=seat in phones) for seat, name in enumerate(names)])
        self.watched_in = {"en"}
        """The languages of spectators."""
        for seat in phones:
            self.room.chairs[seat].token = f"token-of-seat-{seat:08}"
        self.heard: queue.SimpleQueue[Heard] = queue.SimpleQueue()
        self.sent: list[tuple[int, str]] = []
        self.gone: dict[int, float] = {}
        self.invitation = "http://192.168.1.23:41234/#r=AbCdEfGhIjKlMnOpQrStUv"

    def publish(self, seat: int, text: str, kind: str = "page") -> None:
        assert self.room.chairs[seat].phone, "a page for a seat that is on no phone"
        assert msgspec.json.decode(text)["t"] == kind
        self.sent.append((seat, text))

    def publish_public(self, text: str, language: str) -> None:
        assert msgspec.json.decode(text)["language"] == language
        self.sent.append((-1, text))

    def taken(self, seat: int) -> bool:
        return bool(self.room.chairs[seat].token)

    @property
    def any_gone(self) -> bool:
        return bool(self.gone)

    def gone_for(self, seat: int) -> float | None:
        return self.gone.get(seat)

    def say(self, seat: int, said: ByPlayer) -> None:
        self.heard.put(Heard(seat, said))

    def type_name(self, seat: int, name: str) -> None:
        """A player sits down and types a name; that a phone is in its seat is heard then."""
        chair = self.room.chairs[seat]
        chair.name = name
        self.say(seat, Speak(chair.language))

    def newest(self, seat: int, kind: str = "page") -> dict[str, Any]:
        for to, text in reversed(self.sent):
            message: dict[str, Any] = msgspec.json.decode(text)
            if to == seat and message["t"] == kind:
                return message
        raise AssertionError(f"seat {seat} was sent no {kind}")


def host_of(
    match: Match, session: PhoneSession, *, parts: Any = None, commentary: Any = None
) -> tuple[PhoneHost, FakeServer]:
    server = FakeServer([player.name for player in session.players], session.away)
    maker = PageMaker(match, lambda seat: session.players[seat].name, make_kit().texts, commentary, parts)
    return PhoneHost(session, server, maker), server  # type: ignore[arg-type]
