"""Opens the port: drops who comes too often, answers requests for files, and begins conversations. Needs websockets."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.datastructures import Headers
from websockets.http11 import Request, Response

from game.phones import http
from game.phones.conversations import Conversations
from game.phones.http import FileRequest, HttpAnswer, ServedFile
from game.phones.limits import Gate
from game.phones.messages import LONGEST_MESSAGE

HEADERS_WITHIN = 5.0
PING_EVERY, PONG_WITHIN = 4.0, 6.0


class _Guarded(ServerConnection):
    """A connection that is dropped before anything of it is read if there are too many."""

    gate: Gate
    _admitted = False
    _from = "?"

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count it, or drop it."""
        self._from = str((transport.get_extra_info("peername") or ("?",))[0])
        self._admitted = self.gate.admit(self._from, time.monotonic())
        if self._admitted:
            super().connection_made(transport)
        elif isinstance(transport, asyncio.Transport):
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Uncount it."""
        if self._admitted:
            self.gate.close(self._from)
            super().connection_lost(exc)


class Listener:
    """Answers everybody who comes to one address of this computer."""

    def __init__(self, talks: Conversations, files: Mapping[str, ServedFile]) -> None:
        self._talks = talks
        self._files = files
        self._ours = ""

    @asynccontextmanager
    async def listen(self, host: str, port: int) -> AsyncIterator[int]:
        """Listen until the context ends; gives the port."""
        gate = Gate(time.monotonic())
        guarded = type("Guarded", (_Guarded,), {"gate": gate})
        async with serve(
            self._talks.talk,
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

    def _request(self, connection: ServerConnection, request: Request) -> Response | None:
        path = request.path.partition("?")[0]
        hosts, origins = request.headers.get_all("Host"), request.headers.get_all("Origin")
        said = http.answer(FileRequest(request.method, path, hosts, origins), self._ours, self._files)
        if said is not None:
            return _response(said)
        return _response(http.too_many()) if self._talks.full(str(connection.remote_address[0])) else None


def _response(said: HttpAnswer) -> Response:
    return Response(said.status.value, said.status.phrase, Headers(said.headers), said.body)


def _port(server: Server) -> int:
    return int(next(iter(server.sockets)).getsockname()[1])


def _quiet() -> logging.Logger:
    """A logger for the library: strangers must not be able to fill the log."""
    logger = logging.getLogger("websockets.phones")
    logger.setLevel(logging.CRITICAL)
    return logger
