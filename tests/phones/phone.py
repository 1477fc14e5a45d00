"""A phone without a browser: speaks the protocol, and everything that is not the protocol."""

import socket
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from game.phones.http import ServedFile
from game.phones.room import Chair, Room
from game.phones.server import PhoneServer

HOST = "127.0.0.1"
FILES = {"/index.html": ServedFile("text/html", b"<p>page</p>"), "/art/1.jpg": ServedFile("image/jpeg", b"jpeg")}


@contextmanager
def serving(seats: int = 3, phones: tuple[int, ...] = (0, 1), **room: Any) -> Iterator[PhoneServer]:
    chairs = [Chair(f"seat {seat}", phone=seat in phones) for seat in range(seats)]
    server = PhoneServer(Room("oboro", "Oboro", chairs, languages=("en", "de", "fr", "nl"), **room), FILES, HOST)
    server.start()
    try:
        yield server
    finally:
        server.stop()


class Phone:
    """One connection."""

    def __init__(self, server: PhoneServer, **options: Any) -> None:
        where = f"{HOST}:{server.port}"
        options.setdefault("origin", f"http://{where}")
        self._line = connect(f"ws://{where}/talk", open_timeout=5, close_timeout=1, **options)
        self.talk: ClientConnection = self._line.__enter__()

    def say(self, t: str, **values: object) -> None:
        self.talk.send(msgspec.json.encode({"t": t, **values}).decode())

    def hear(self) -> dict[str, Any]:
        heard: dict[str, Any] = msgspec.json.decode(self.talk.recv(timeout=5))
        return heard

    def hear_until(self, kind: str) -> dict[str, Any]:
        while True:
            heard = self.hear()
            if heard["t"] == kind:
                return heard

    def sit(self, server: PhoneServer, seat: int, name: str = "") -> str:
        self.say("enter", room=server.room.key)
        assert self.hear()["t"] == "lobby"
        self.say("claim", seat=seat, name=name)
        token: str = self.hear_until("seat")["token"]
        return token

    @property
    def closed_with(self) -> int:
        """The code with which the table ends the conversation."""
        try:
            while True:
                self.talk.recv(timeout=8)
        except ConnectionClosed as error:
            assert error.rcvd is not None
            return error.rcvd.code

    def close(self) -> None:
        self.talk.close()


def raw_answer(server: PhoneServer, request: str) -> bytes:
    """The answer to a request that no browser sends; empty if there is none."""
    with socket.create_connection((HOST, server.port), timeout=8) as line:
        line.sendall(request.encode("latin-1"))
        found = b""
        try:
            while part := line.recv(65536):
                found += part
        except ConnectionResetError:
            return found
        return found


def get(server: PhoneServer, path: str, host: str | None = None) -> bytes:
    return raw_answer(server, f"GET {path} HTTP/1.1\r\nHost: {host or f'{HOST}:{server.port}'}\r\n\r\n")


def eventually(true: Callable[[], bool]) -> None:
    """Wait for another thread; fails after five seconds."""
    for _ in range(1000):
        if true():
            return
        time.sleep(0.005)
    raise AssertionError("it never came true")
