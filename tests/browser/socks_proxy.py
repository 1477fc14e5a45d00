"""A link between phones and the table that can be cut: a SOCKS proxy that stops passing bytes, as lost Wi-Fi does."""

import socket
import struct
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

HOST = "127.0.0.1"


class Link:
    """While it is cut no byte goes either way, and neither side is told; new connections hang too."""

    def __init__(self) -> None:
        self.server = socket.create_server((HOST, 0))
        self._whole = threading.Event()
        self._whole.set()
        self._threads: list[threading.Thread] = []
        self._sockets: list[socket.socket] = [self.server]

    @property
    def address(self) -> str:
        """Where browsers find the proxy."""
        return f"socks5://{HOST}:{self.server.getsockname()[1]}"

    def cut(self) -> None:
        """Lose the network."""
        self._whole.clear()

    def restore(self) -> None:
        """The network is back."""
        self._whole.set()

    def open(self) -> None:
        """Begin to serve."""
        self._run(self._accept)

    def close(self) -> None:
        """End every connection."""
        self._whole.set()
        for line in self._sockets:
            with suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)
            line.close()
        for thread in self._threads:
            thread.join(5)

    def _run(self, job: Callable[..., None], *values: socket.socket) -> None:
        thread = threading.Thread(target=job, args=values, daemon=True)
        self._threads.append(thread)
        thread.start()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                line, _ = self.server.accept()
                self._sockets.append(line)
                self._run(self._serve, line)

    def _serve(self, line: socket.socket) -> None:
        with suppress(OSError):
            methods = _exactly(line, 2)[1]
            _exactly(line, methods)
            line.sendall(b"\x05\x00")
            _exactly(line, 4)  # Chromium writes addresses as names
            host = _exactly(line, _exactly(line, 1)[0]).decode()
            (port,) = struct.unpack("!H", _exactly(line, 2))
            self._whole.wait()
            try:
                if host != HOST:
                    raise ConnectionRefusedError("an errand of the browser's own")
                far = socket.create_connection((host, port))
            except OSError:
                line.sendall(b"\x05\x05\x00\x01" + bytes(6))
                line.close()
                return
            self._sockets.append(far)
            line.sendall(b"\x05\x00\x00\x01" + bytes(6))
            self._run(self._pass, line, far)
            self._run(self._pass, far, line)

    def _pass(self, from_: socket.socket, to: socket.socket) -> None:
        with suppress(OSError):
            while part := from_.recv(65536):
                self._whole.wait()
                to.sendall(part)
        self._whole.wait()
        for line in (from_, to):
            with suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)


def _exactly(line: socket.socket, wanted: int) -> bytes:
    found = b""
    while len(found) < wanted:
        part = line.recv(wanted - len(found))
        if not part:
            raise ConnectionResetError
        found += part
    return found


@contextmanager
def link() -> Iterator[Link]:
    """A link that is whole at first."""
    made = Link()
    made.open()
    try:
        yield made
    finally:
        made.close()
