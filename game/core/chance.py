"""The only source of randomness: seeded, counted, and the same on every machine."""

from collections.abc import Iterable, Sequence
from copy import copy
from random import Random
from typing import Any, TypeVar

Item = TypeVar("Item")


class Chance:
    """Random results from a seed.

    Only `Random.random` is used, because that is the one method guaranteed to give the same numbers in every
    version of Python. `drawn` counts the numbers taken: together with the seed it is the whole state, so a save
    needs two integers to continue exactly where it stopped. A copy continues independently.
    """

    __slots__ = ("_next", "_random", "drawn", "seed")

    def __init__(self, seed: int, drawn: int = 0) -> None:
        self.seed = seed
        self.drawn = drawn
        self._random = Random(seed)
        self._next = self._random.random
        for _ in range(drawn):
            self._next()

    def __getstate__(self) -> Any:  # noqa: ANN401 - the shape is between these two methods
        return self.seed, self.drawn, self._random.getstate()

    def __setstate__(self, state: Any) -> None:  # noqa: ANN401
        # `_next` is bound to one generator: copied as is, it would go on drawing from the original.
        self.seed, self.drawn, position = state
        self._random = Random(self.seed)
        self._random.setstate(position)
        self._next = self._random.random

    def choose(self, items: Sequence[Item]) -> Item:
        """One of `items`, each equally likely."""
        self.drawn += 1
        return items[int(self._next() * len(items))]

    def roll(self, faces: Sequence[int]) -> int:
        """The face that a die shows; a face that occurs twice is twice as likely."""
        self.drawn += 1
        return faces[int(self._next() * len(faces))]

    def shuffle(self, items: list[Any]) -> None:
        """Shuffle `items` in place."""
        following = self._next
        for last in range(len(items) - 1, 0, -1):
            other = int(following() * (last + 1))
            items[last], items[other] = items[other], items[last]
        self.drawn += max(0, len(items) - 1)


class ScriptError(Exception):
    """A scripted result does not fit the request, or the script has ended."""


class ScriptedChance(Chance):
    """Plays given results, one per call, for tests and lessons.

    A roll or choice takes the result itself (it must be among the faces or items); a shuffle takes the whole
    order it produces. When the script ends, `then` takes over, or `ScriptError` is raised.
    """

    __slots__ = ("_script", "_then")

    def __init__(self, results: Iterable[Any], then: Chance | None = None) -> None:
        super().__init__(seed=0)
        self._script = list(results)[::-1]
        self._then = then

    def __getstate__(self) -> Any:  # noqa: ANN401
        return super().__getstate__(), self._script.copy(), copy(self._then)

    def __setstate__(self, state: Any) -> None:  # noqa: ANN401
        basis, self._script, self._then = state
        super().__setstate__(basis)

    @property
    def left(self) -> int:
        """How many scripted results are left."""
        return len(self._script)

    def choose(self, items: Sequence[Item]) -> Item:
        """The next scripted result, which must be one of `items`."""
        self.drawn += 1
        if not self._script and self._then is not None:
            return self._then.choose(items)
        result = self._take()
        if result not in items:
            raise ScriptError(f"the script gives {result!r}, which is not among {list(items)!r}")
        return items[list(items).index(result)]

    def roll(self, faces: Sequence[int]) -> int:
        """The next scripted result, which must be one of `faces`."""
        return self.choose(faces)

    def shuffle(self, items: list[Any]) -> None:
        """Put `items` into the next scripted order."""
        self.drawn += 1
        if not self._script and self._then is not None:
            self._then.shuffle(items)
            return
        order = self._take()
        if not isinstance(order, list | tuple) or sorted(map(repr, order)) != sorted(map(repr, items)):
            raise ScriptError(f"the script gives {order!r} as the order of {items!r}")
        items[:] = order

    def _take(self) -> Any:  # noqa: ANN401 - a script holds results of every kind
        if not self._script:
            raise ScriptError("the script is over")
        return self._script.pop()
