"""Talks with phones, in the server's thread: who is greeted, what is heard, what is sent. Needs websockets."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager

from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response

from game.phones import http, limits
from game.phones.http import FileRequest, HttpAnswer, ServedFile
from game.phones.limits import Bucket, Gate
from game.phones.messages import (
    LONGEST_MESSAGE,
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
from game.phones.room import Room

HELLO_WITHIN = 5.0
HEADERS_WITHIN = 5.0
SEND_WITHIN = 10.0
PING_EVERY, PONG_WITHIN = 4.0, 6.0

UNKNOWN, NOT_UNDERSTOOD, WRONG_WORD, NO_MORE_WORDS, TOO_FAST = 4001, 4002, 4010, 4011, 4008

_log = logging.getLogger(__name__)


class PhoneTalk:
    """One conversation. A phone that reads slowly misses old pages, never new ones."""

    def __init__(self, connection: ServerConnection) -> None:
        self.connection = connection
        self.seat: int | None = None
        self.language = "en"
        self._due: dict[str, str] = {}
        self._wake = asyncio.Event()
        self._end: tuple[int, str] | None = None

    @property
    def address(self) -> str:
        """The phone's address."""
        return str(self.connection.remote_address[0])

    @property
    def ending(self) -> bool:
        """Whether we close it, after what is still to be sent."""
        return self._end is not None

    def tell(self, kind: str, text: str) -> None:
        """Send a text; of each kind only the newest matters."""
        self._due.pop(kind, None)
        self._due[kind] = text
        self._wake.set()

    def end(self, code: int, reason: str) -> None:
        """Close it, after what is still to be sent."""
        self._end = (code, reason)
        self._wake.set()

    async def write(self) -> None:
        """Send what is due until the conversation ends."""
        try:
            while True:
                await self._wake.wait()
                self._wake.clear()
                while self._due:
                    text = self._due.pop(next(iter(self._due)))
                    async with asyncio.timeout(SEND_WITHIN):
                        await self.connection.send(text)
                if self._end is not None:
                    await self.connection.close(*self._end)
                    return
        except ConnectionClosed:
            return
        except TimeoutError:
            await self.connection.close(TOO_FAST, "reads too slowly")


class _Guarded(ServerConnection):
    """A connection that is dropped before anything of it is read if there are too many."""

    gate: Gate
    _admitted = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count it, or drop it."""
        peer = transport.get_extra_info("peername") or ("?",)
        self._admitted = self.gate.admit(str(peer[0]), time.monotonic())
        if self._admitted:
            self.gate.open += 1
            super().connection_made(transport)
        elif isinstance(transport, asyncio.Transport):
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Uncount it."""
        if self._admitted:
            self.gate.open -= 1
            super().connection_lost(exc)


class Conversations:
    """Greets guests and players, hands on what players say, and sends them their pages."""

    def __init__(
        self,
        room: Room,
        files: Mapping[str, ServedFile],
        hear: Callable[[Heard], None],
        sent: Callable[[int, str], None],
    ) -> None:
        self._room = room
        self._files = files
        self._hear = hear
        self._sent = sent
        self._ours = ""
        self._talking: dict[ServerConnection, str] = {}
        """The address of each open conversation."""

    @asynccontextmanager
    async def listen(self, host: str, port: int) -> AsyncIterator[int]:
        """Listen until the context ends; gives the port."""
        gate = Gate(time.monotonic())
        guarded = type("Guarded", (_Guarded,), {"gate": gate})
        async with serve(
            self._talk,
            host,
            port,
            create_connection=guarded,
            process_request=self._request,
            compression=None,
            max_size=LONGEST_MESSAGE,
            max_queue=4,
            ping_interval=PING_EVERY,
            ping_timeout=PONG_WITHIN,
            open_timeout=HEADERS_WITHIN,
            close_timeout=1,
            server_header=None,
            logger=_quiet(),
        ) as server:
            chosen = _port(server)
            self._ours = f"{host}:{chosen}"
            yield chosen

    def publish(self, seat: int, text: str, kind: str) -> None:
        """Show a seat's phone something; pages are kept for a phone that comes back."""
        chair = self._room.chairs[seat]
        if kind == "page":
            chair.latest = text
        if chair.talk is not None:
            self._sent(seat, text)
            chair.talk.tell(kind, text)

    def publish_public(self, text: str) -> None:
        """Show spectators a page."""
        self._room.public = text
        for talk in self._room.watchers:
            self._sent(-1, text)
            talk.tell("page", text)

    def free(self, seat: int, *, phone: bool) -> None:
        """Send the phone of a seat away."""
        self._room.free(seat, phone=phone)
        self._tell_guests()

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
                talk.end(4004, "freed")
        self._tell_guests()

    def _request(self, connection: ServerConnection, request: Request) -> Response | None:
        path = request.path.partition("?")[0]
        hosts, origins = request.headers.get_all("Host"), request.headers.get_all("Origin")
        said = http.answer(FileRequest(request.method, path, hosts, origins), self._ours, self._files)
        if said is not None:
            return _response(said)
        address = str(connection.remote_address[0])
        of_one = sum(other == address for other in self._talking.values())
        if len(self._talking) >= limits.MOST_TALKS or of_one >= limits.MOST_OF_ONE:
            return _response(http.too_many())
        return None

    async def _talk(self, connection: ServerConnection) -> None:
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
        talk.language = hello.language
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
        if chair.latest is not None:
            self._sent(seat, chair.latest)
            talk.tell("page", chair.latest)
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
                if self._room.public is not None:
                    self._sent(-1, self._room.public)
                    talk.tell("page", self._room.public)
            case Claim() | Watch():
                talk.tell("refused", encoded(NotPossible("taken")))
            case _ if talk.seat is None or self._room.chairs[talk.seat].talk is not talk:
                raise BadMessage("has no seat")
            case Speak(language):
                self._room.chairs[talk.seat].language = language
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


def _response(said: HttpAnswer) -> Response:
    return Response(said.status.value, said.status.phrase, Headers(said.headers), said.body)


def _port(server: Server) -> int:
    return int(next(iter(server.sockets)).getsockname()[1])


def _quiet() -> logging.Logger:
    """A logger for the library: strangers must not be able to fill the log."""
    logger = logging.getLogger("websockets.phones")
    logger.setLevel(logging.CRITICAL)
    return logger
