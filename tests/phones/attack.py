"""A hostile client: tries every way to get in, to be understood or to be in the way, and counts what it got.

`python -m tests.phones.attack HOST PORT` tries until its input ends, then prints its counts.
"""

import json
import secrets
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

FROM, NEIGHBOUR = "127.0.0.2", "127.0.0.3"
"""Where the hostile client sits, and somebody else who only wants the page."""
PATHS = ("/../constraints.txt", "/..%2f..%2fetc/passwd", "//etc/passwd", "/art/../index.html", "/index.html%00")
MESSAGES = (
    "[" * 900,
    '{"t":' * 150,
    '{"t":"move","v":1,"n":1}',
    '{"t":"return","token":""}',
    '{"t":"claim","seat":0}',
    "x" * 5000,
    "\x00",
)
_PAUSE = 0.02
"""Between tries of one kind: so many that the limits matter, without taking the whole machine."""


class Attacker:
    """Each method is one kind of try; it returns whether it got through."""

    def __init__(self, host: str, port: int) -> None:
        self._where = (host, port)
        self._host = f"{host}:{port}"
        self.tries: dict[str, list[int]] = {}
        self._go_on = True
        self._count = 0

    def run(self) -> None:
        """Try everything at once until the input ends."""
        kinds: list[Callable[[], bool]] = [
            self.foreign_host,
            self.foreign_origin,
            self.climbing_path,
            self.guessed_room,
            self.guessed_token,
            self.guessed_word,
            self.not_understood,
            self.slow_headers,
            self.idle_sockets,
        ]
        threads = [threading.Thread(target=self._repeat, args=(kind,)) for kind in kinds]
        for thread in threads:
            thread.start()
        sys.stdin.read()
        self._go_on = False
        for thread in threads:
            thread.join(15)
        print(json.dumps(self.tries))

    def _repeat(self, kind: Callable[[], bool]) -> None:
        counts = self.tries[kind.__name__.replace("_", " ")] = [0, 0]
        while self._go_on:
            through = False
            with suppress(OSError, WebSocketException, TimeoutError):
                through = kind()
            counts[0] += 1
            counts[1] += through
            time.sleep(_PAUSE)

    def foreign_host(self) -> bool:
        """Ask as if by another name."""
        return self._answer(f"GET / HTTP/1.1\r\nHost: evil.example:{self._where[1]}\r\n\r\n").startswith(
            b"HTTP/1.1 200"
        )

    def climbing_path(self) -> bool:
        """Ask for a file of the computer."""
        path = PATHS[self._next(len(PATHS))]
        return self._answer(f"GET {path} HTTP/1.1\r\nHost: {self._host}\r\n\r\n").startswith(b"HTTP/1.1 200")

    def slow_headers(self) -> bool:
        """Send a request letter by letter, for as long as it is let."""
        with self._line() as line:
            begun = time.monotonic()
            while self._go_on and time.monotonic() - begun < 12:
                line.sendall(b"G")
                time.sleep(0.3)
        return time.monotonic() - begun >= 12

    def idle_sockets(self) -> bool:
        """Hold many connections without a word, so that the page does not come for others any more."""
        lines = [self._line() for _ in range(80)]
        try:
            with self._line(NEIGHBOUR) as other:
                other.sendall(f"GET / HTTP/1.1\r\nHost: {self._host}\r\n\r\n".encode())
                return not other.recv(4096).startswith(b"HTTP/1.1 200")
        except OSError:
            return True
        finally:
            for line in lines:
                line.close()

    def foreign_origin(self) -> bool:
        """Talk from another page."""
        with self._talk("http://evil.example"):
            return True

    def guessed_room(self) -> bool:
        """Enter with a guessed key."""
        return self._says({"t": "enter", "room": secrets.token_urlsafe(16)})

    def guessed_token(self) -> bool:
        """Come back to a seat with a guessed token."""
        return self._says({"t": "return", "token": secrets.token_urlsafe(16)})

    def guessed_word(self) -> bool:
        """Enter with a guessed word."""
        return self._says({"t": "word", "word": "kumo" + secrets.choice(("tari", "tara", "sami"))})

    def not_understood(self) -> bool:
        """Say what no page says."""
        return self._hears(MESSAGES[self._next(len(MESSAGES))])

    def _says(self, message: dict[str, str]) -> bool:
        return self._hears(json.dumps(message))

    def _hears(self, text: str) -> bool:
        """Whether a first message is answered by anything."""
        with self._talk(f"http://{self._host}") as talk:
            talk.send(text)
            return bool(talk.recv(timeout=5))

    def _answer(self, request: str) -> bytes:
        with self._line() as line:
            line.sendall(request.encode("latin-1"))
            return line.recv(4096)

    def _line(self, source: str = FROM) -> socket.socket:
        """A connection from an address of its own: the limits of the phones are not used up by it."""
        return socket.create_connection(self._where, timeout=8, source_address=(source, 0))

    def _talk(self, origin: str) -> ClientConnection:
        where = f"ws://{self._host}/talk"
        return connect(where, sock=self._line(), origin=origin, open_timeout=5, close_timeout=1)  # type: ignore[arg-type]

    def _next(self, many: int) -> int:
        self._count += 1
        return self._count % many


class Attack:
    """The hostile client in a process of its own."""

    def __init__(self, host: str, port: int) -> None:
        command = [sys.executable, "-m", "tests.phones.attack", host, str(port)]
        self._child = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def stop(self) -> dict[str, tuple[int, int]]:
        """End it; return for each kind how often it tried and got through."""
        said, _ = self._child.communicate(timeout=60)
        return {kind: (tries, through) for kind, (tries, through) in json.loads(said).items()}


if __name__ == "__main__":
    Attacker(sys.argv[1], int(sys.argv[2])).run()
