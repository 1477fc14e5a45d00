"""Why something cannot be done, as data that any language can turn into a sentence."""

from collections.abc import Callable
from typing import Final, TypeAlias

import msgspec

Value: TypeAlias = str | int | float

LONGEST_VALUE: Final = 150
"""Length at which a value is cut off in a sentence: it may come from a file, and a file may hold anything."""

_LARGEST_NUMBER: Final = 10**15


class Refusal(msgspec.Struct, frozen=True):
    """Why something cannot be done: a text key and the values that its sentence uses."""

    key: str
    values: dict[str, Value] = {}

    def __str__(self) -> str:
        return f"{self.key} ({', '.join(f'{k}={v!r}' for k, v in self.values.items())})" if self.values else self.key

    def sentence(self, say: Callable[..., str]) -> str:
        """The reason in words, short enough to be read; `say` gives the words for a key, or the key if it has none."""
        said = say(self.key, **{name: readable(value) for name, value in self.values.items()})
        if said != self.key:
            return said
        return say("refused.save_damaged", detail=self.key.rpartition(".")[2].replace("_", " "))


def refuse(key: str, **values: Value) -> Refusal:
    """Shorthand for making a `Refusal`."""
    return Refusal(key, values)


def readable(value: Value) -> Value:
    """A value fit for a sentence: text on one line and cut off when long, and no endless numbers."""
    if isinstance(value, str):
        start = " ".join(value[: 2 * LONGEST_VALUE].split())
        return start if len(start) <= LONGEST_VALUE and len(value) <= 2 * LONGEST_VALUE else f"{start[:LONGEST_VALUE]}…"
    if isinstance(value, int) and abs(value) > _LARGEST_NUMBER:
        return "…"
    return value


class RefusedError(Exception):
    """A request that cannot be met; `refusal` says why, in any language."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class IllegalMove(RefusedError):  # noqa: N818 - the name is part of the contract
    """A move that the rules do not allow now. The state is unchanged."""


class BadSetup(RefusedError):  # noqa: N818 - reads as what it is
    """There is no match with that number of seats or those options."""


class BadData(RefusedError):  # noqa: N818 - reads as what it is
    """Stored data that is damaged, or describes a position that cannot occur."""
