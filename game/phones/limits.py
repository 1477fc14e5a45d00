"""How much of anything a stranger on the network gets. The caller supplies the time."""

from collections import Counter, OrderedDict

MESSAGES = (10.0, 20)
"""A phone's messages: so many a second, so many at once."""

CONNECTIONS = (40.0, 80)
"""New connections of one address: a page loads its pictures over one each."""

ALL_CONNECTIONS = (120.0, 240)
"""New connections of all addresses."""

MOST_SOCKETS, MOST_SOCKETS_OF_ONE = 64, 24
"""Open connections of any kind, and of one address: the program needs file handles for itself, others a place."""

MOST_TALKS = 16
"""Open conversations, seated or not."""

MOST_OF_ONE = 8
"""Conversations of one address."""

WRONG_OF_ONE, WRONG_OF_ALL = 5, 30
"""Wrong words of one address, and of all before there is a new word."""

WORDS = (2.0, 8)
"""Words that are looked at, of all addresses."""

_MOST_KNOWN = 256


class Bucket:
    """Allows `rate` things a second, and `burst` at once."""

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = float(burst)
        self._before = now

    def take(self, now: float) -> bool:
        """Whether one more is allowed."""
        self._left = min(float(self._burst), self._left + (now - self._before) * self._rate)
        self._before = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Gate:
    """Decides whether a connection is answered at all, before anything of it is read."""

    def __init__(self, now: float) -> None:
        self._all = Bucket(*ALL_CONNECTIONS, now)
        self._each: OrderedDict[str, Bucket] = OrderedDict()
        self.open: Counter[str] = Counter()
        """The number of connections of each address that are open."""

    def admit(self, address: str, now: float) -> bool:
        """Whether a new connection of an address is answered; it is open then, until it is closed."""
        bucket = self._each.get(address)
        if bucket is None:
            bucket = self._each[address] = Bucket(*CONNECTIONS, now)
            if len(self._each) > _MOST_KNOWN:
                self._each.popitem(last=False)
        room = self.open[address] < MOST_SOCKETS_OF_ONE and self.open.total() < MOST_SOCKETS
        admitted = bucket.take(now) and room and self._all.take(now)
        self.open[address] += admitted
        return admitted

    def close(self, address: str) -> None:
        """A connection has ended."""
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]


class WrongWords:
    """Counts wrong words. Five of one address are the last of that address; thirty of all need a new word."""

    def __init__(self, now: float) -> None:
        self._each: dict[str, int] = {}
        self._all = 0
        self._pace = Bucket(*WORDS, now)

    def may_try(self, address: str, now: float) -> bool:
        """Whether another word of an address is looked at."""
        return self._each.get(address, 0) < WRONG_OF_ONE and self._pace.take(now)

    def wrong(self, address: str) -> bool:
        """Count a wrong word. Return whether there must be a new one; everybody may try again then."""
        self._each[address] = self._each.get(address, 0) + 1
        self._all += 1
        if self._all < WRONG_OF_ALL:
            return False
        self._each.clear()
        self._all = 0
        return True
