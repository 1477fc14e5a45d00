"""Talks with phones, in the server's thread: who is greeted, what is heard, what is sent. Needs websockets."""

import asyncio
import logging
import time
from collections.abc import Callable

from websockets.asyncio.server import ServerConnection
from websockets.exceptions import ConnectionClosed

from game.phones import limits
from game.phones.limits import Bucket
from game.phones.messages import (
    BadMessage,
    Claim,
    Enter,
    First,
    Heard,
    Later,
    Leave,
    NotPossible,
    Return,
    Seated,
    Speak,
    TypedWord,
    Watch,
    encoded,
    first_message,
    later_message,
)
from game.phones.room import Room, Talk
from game.phones.talk import NO_MORE_WORDS, NOT_UNDERSTOOD, TOO_FAST, UNKNOWN, WRONG_WORD, PhoneTalk

HELLO_WITHIN = 5.0

_log = logging.getLogger(__name__)


class Conversations:
    """Greets guests and players, hands on what players say, and sends them their pages."""

    def __init__(self, room: Room, hear: Callable[[Heard], None], sent: Callable[[int, str], None]) -> None:
        self._room = room
        self._hear = hear
        self._sent = sent
        self._talking: dict[ServerConnection, str] = {}
        """The address of each open conversation."""

    def publish(self, seat: int, text: str, kind: str) -> None:
        """Show a seat's phone something; a phone that comes back is shown the newest page, or why the table waits."""
        chair = self._room.chairs[seat]
        if kind == "page":
            chair.latest, chair.held = text, None
        elif kind == "held":
            chair.held = text
        if chair.talk is not None:
            self._sent(seat, text)
            chair.talk.tell(kind, text)

    def publish_public(self, text: str, language: str) -> None:
        """Show a page to the spectators who speak a language."""
        self._room.public[language] = text
        for talk in self._room.watchers:
            if talk.language == language:
                self._show_public(talk)

    def _show_public(self, talk: Talk) -> None:
        """Show a spectator the newest page; in a language that is new here, the table makes one soon."""
        text = self._room.public.get(talk.language)
        if text is not None:
            self._sent(-1, text)
            talk.tell("page", text)

    def free(self, seat: int, *, phone: bool) -> None:
        """Send the phone of a seat away."""
        self._room.free(seat, phone=phone)
        self._tell_guests()

    def renew(self) -> None:
        """Make a new code and a new word; those who came by the old ones and have no seat must use the new ones."""
        self._room.renew()
        for talk in self._room.guests:
            talk.end(UNKNOWN, "unknown")

    def assign(self, phones: set[int], names: list[str]) -> None:
        """Tell which seats are on phones, and what the seats are called."""
        for seat, (chair, name) in enumerate(zip(self._room.chairs, names, strict=True)):
            if not chair.token:  # else the player has chosen the name
                chair.name = name
            if seat in phones:
                chair.phone = True
            elif chair.phone:
                self._room.free(seat, phone=False)
        self._tell_guests()

    def allow_watching(self, allowed: bool) -> None:
        """Let anybody with the code watch, or send all spectators away."""
        self._room.watchable = allowed
        if not allowed:
            for talk in self._room.watchers:
                talk.end(4005, "watching has ended")
        self._tell_guests()

    def full(self, address: str) -> bool:
        """Whether no more conversation may begin, of anybody or of an address."""
        of_one = sum(other == address for other in self._talking.values())
        return len(self._talking) >= limits.MOST_TALKS or of_one >= limits.MOST_OF_ONE

    async def talk(self, connection: ServerConnection) -> None:
        """Talk with a phone until one side ends it."""
        talk = PhoneTalk(connection)
        self._talking[connection] = talk.address
        writer = asyncio.create_task(talk.write())
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                hello = first_message(await connection.recv())
            if self._greet(talk, hello):
                await self._listen_to(talk)
            if talk.ending:
                await writer
        except BadMessage as error:
            _log.info("a phone was not understood: %s", error)
            await connection.close(NOT_UNDERSTOOD, "not understood")
        except (TimeoutError, ConnectionClosed):
            pass  # it never spoke, or is gone
        finally:
            del self._talking[connection]
            writer.cancel()
            self._room.lose(talk, time.monotonic())

    async def _listen_to(self, talk: PhoneTalk) -> None:
        pace = Bucket(*limits.MESSAGES, time.monotonic())
        async for raw in talk.connection:
            if not pace.take(time.monotonic()):
                talk.end(TOO_FAST, "too fast")
                return
            self._answer(talk, later_message(raw))

    def _greet(self, talk: PhoneTalk, hello: First) -> bool:
        """Whether the conversation goes on."""
        talk.language = self._room.spoken(hello.language)
        match hello:
            case Return(token):
                return self._welcome_back(talk, token)
            case Enter(key):
                if not self._room.opens(key):
                    talk.end(UNKNOWN, "unknown")
                    return False
            case TypedWord(word):
                known = self._room.knows_word(word, talk.address, time.monotonic())
                if not known:
                    talk.end(*((NO_MORE_WORDS, "later") if known is None else (WRONG_WORD, "wrong word")))
                    return False
        self._room.guests.add(talk)
        talk.tell("lobby", encoded(self._room.lobby()))
        return True

    def _welcome_back(self, talk: PhoneTalk, token: str) -> bool:
        seat = self._room.seat_of(token)
        if seat is None:
            talk.end(UNKNOWN, "unknown")
            return False
        self._seat(talk, seat)
        return True

    def _seat(self, talk: PhoneTalk, seat: int) -> None:
        talk.seat = seat
        chair = self._room.chairs[seat]
        self._room.sit(seat, talk, talk.language)
        talk.tell("seat", encoded(Seated(seat, chair.token)))
        for kind, text in (("page", chair.latest), ("held", chair.held)):
            if text is not None:
                self._sent(seat, text)
                talk.tell(kind, text)
        self._hear(Heard(seat, Speak(talk.language)))

    def _answer(self, talk: PhoneTalk, said: Later) -> None:
        match said:
            case Claim(seat, name) if talk.seat is None and talk in self._room.guests:
                if self._room.claim(seat, name) is None:
                    talk.tell("refused", encoded(NotPossible("taken")))
                    talk.tell("lobby", encoded(self._room.lobby()))
                else:
                    self._seat(talk, seat)
                    self._tell_guests()
            case Watch() if talk.seat is None and talk in self._room.guests and self._room.watchable:
                self._room.guests.discard(talk)
                self._room.watchers.add(talk)
                self._show_public(talk)
            case Claim() | Watch():
                talk.tell("refused", encoded(NotPossible("taken")))
            case Speak(language) if talk in self._room.watchers:
                talk.language = self._room.spoken(language)
                self._show_public(talk)
            case _ if talk.seat is None or self._room.chairs[talk.seat].talk is not talk:
                raise BadMessage("has no seat")
            case Speak(language):
                talk.language = self._room.chairs[talk.seat].language = self._room.spoken(language)
                self._hear(Heard(talk.seat, said))
            case Leave():
                self._hear(Heard(talk.seat, said))
                self.free(talk.seat, phone=True)
            case _:
                self._hear(Heard(talk.seat, said))

    def _tell_guests(self) -> None:
        text = encoded(self._room.lobby())
        for talk in self._room.guests:
            talk.tell("lobby", text)
