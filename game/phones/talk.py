"""One open conversation with a phone: sends what is due, and ends it. Needs websockets."""

import asyncio

from websockets.asyncio.server import ServerConnection
from websockets.exceptions import ConnectionClosed

SEND_WITHIN = 10.0
BEAT_EVERY = 4.0
"""Seconds of silence after which the page is told that the table is still there: a browser shows it no pings."""
_BEAT = '{"t":"beat"}'

UNKNOWN, NOT_UNDERSTOOD, TOO_FAST, WRONG_WORD, NO_MORE_WORDS = 4001, 4002, 4008, 4010, 4011
"""Why we end a conversation; the page says it in words. Three more are the room's: elsewhere, freed, and that
nobody may watch any more."""


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
                try:
                    async with asyncio.timeout(BEAT_EVERY):
                        await self._wake.wait()
                except TimeoutError:
                    self.tell("beat", _BEAT)
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
