"""The server beside the window: one thread, one port for the page, its pictures and all conversations.

The table hands in finished texts and takes out what players said. Nothing here blocks the window.
"""

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from game.phones.http import ServedFile
from game.phones.messages import Heard
from game.phones.room import Room, RoomKeys

if TYPE_CHECKING:  # imported when somebody asks for phones
    from game.phones.conversations import Conversations

_log = logging.getLogger(__name__)

START_WITHIN = 5.0


class CannotListen(Exception):  # noqa: N818 - reads as what it is
    """No port can be opened at that address."""


class PhoneServer:
    """All public methods are called from the window's thread, and return at once."""

    def __init__(self, room: Room, files: Mapping[str, ServedFile], host: str, port: int = 0) -> None:
        """`port` 0 lets the system choose one."""
        self.room = room
        self.host = host
        self.port = port
        self.heard: queue.SimpleQueue[Heard] = queue.SimpleQueue()
        self.sent: Callable[[int, str], None] | None = None
        """For tests: called with each text that goes to a seat, or to spectators (-1)."""
        self._files = files
        self._loop = asyncio.new_event_loop()
        self._stop = asyncio.Event()
        self._ready = threading.Event()
        self._error: OSError | None = None
        self._talks: Conversations | None = None
        self._thread = threading.Thread(target=self._run, name="phones", daemon=True)

    def start(self) -> None:
        """Open the port.

        Raises:
            CannotListen: if that is not possible.
        """
        self._thread.start()
        if not self._ready.wait(START_WITHIN):
            raise CannotListen("timeout")
        if self._error is not None:
            self._thread.join(START_WITHIN)
            raise CannotListen(self._error.strerror or str(self._error)) from self._error

    @property
    def address(self) -> str:
        """What is typed into a phone, with the word."""
        return f"http://{self.host}:{self.port}/"

    @property
    def invitation(self) -> str:
        """What the code holds. The key is behind `#`: browsers keep that part to themselves."""
        return f"{self.address}#r={self.room.key}"

    def keys(self) -> RoomKeys:
        """What must be kept for a restart."""
        return self.room.keys(self.port)

    def publish(self, seat: int, text: str, kind: str = "page") -> None:
        """Show a seat's phone a page."""
        self._call(lambda talks: talks.publish(seat, text, kind))

    def publish_public(self, text: str, language: str) -> None:
        """Show a page to the spectators who speak a language."""
        self._call(lambda talks: talks.publish_public(text, language))

    def free(self, seat: int, *, phone: bool) -> None:
        """Send the phone of a seat away; `phone` tells whether another may take the seat."""
        self._call(lambda talks: talks.free(seat, phone=phone))

    def renew(self) -> None:
        """Let nobody in any more by the code and the word that were shown until now."""
        self._call(lambda talks: talks.renew())

    def assign(self, phones: set[int], names: list[str]) -> None:
        """Tell which seats are on phones, and what the seats are called; phones in other seats are sent away."""
        wanted = set(phones)
        self._call(lambda talks: talks.assign(wanted, names))

    def allow_watching(self, allowed: bool) -> None:
        """Let anybody with the code watch, or send all spectators away."""
        self.room.watchable = allowed
        self._call(lambda talks: talks.allow_watching(allowed))

    def taken(self, seat: int) -> bool:
        """Whether a phone has a seat."""
        return bool(self.room.chairs[seat].token)

    def connected(self, seat: int) -> bool:
        """Whether the phone of a seat is on the line."""
        return self.room.chairs[seat].talk is not None

    def gone_for(self, seat: int) -> float | None:
        """For how many seconds the phone of a seat has been lost; None if it is here or there never was one."""
        since = self.room.chairs[seat].gone_since
        return None if since is None else time.monotonic() - since

    @property
    def any_gone(self) -> bool:
        """Whether any phone is lost."""
        return any(chair.gone_since is not None for chair in self.room.chairs)

    @property
    def watched_in(self) -> set[str]:
        """The languages of the spectators."""
        watchers = self.room.watchers  # asked in every frame, and nearly always there are none
        return {talk.language for talk in tuple(watchers)} if watchers else set()

    def stop(self) -> None:
        """Close everything."""
        if self._thread.is_alive():
            self._loop.call_soon_threadsafe(self._stop.set)
            self._thread.join(START_WITHIN)
        if not self._loop.is_running():
            self._loop.close()

    def _call(self, job: "Callable[[Conversations], None]") -> None:
        talks = self._talks
        if talks is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(job, talks)

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        try:
            self._loop.run_until_complete(self._serve())
        except OSError as error:
            self._error = error
        except Exception:
            _log.exception("the server for phones has failed")
        finally:
            self._ready.set()

    async def _serve(self) -> None:
        # Both import websockets, on first use only.
        from game.phones.conversations import Conversations  # noqa: PLC0415
        from game.phones.listener import Listener  # noqa: PLC0415

        talks = Conversations(self.room, self.heard.put, self._note)
        async with Listener(talks, self._files).listen(self.host, self.port) as listening:
            self.port = listening
            self._talks = talks
            self._ready.set()
            await self._stop.wait()

    def _note(self, seat: int, text: str) -> None:
        if self.sent is not None:
            self.sent(seat, text)
