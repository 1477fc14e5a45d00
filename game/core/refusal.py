"""Why something cannot be done, as data that any language can turn into a sentence."""

from typing import TypeAlias

import msgspec

Value: TypeAlias = str | int | float


class Refusal(msgspec.Struct, frozen=True):
    """Why something cannot be done: a text key and the values its sentence mentions."""

    key: str
    values: dict[str, Value] = {}

    def __str__(self) -> str:
        return f"{self.key} ({', '.join(f'{k}={v!r}' for k, v in self.values.items())})" if self.values else self.key


def refuse(key: str, **values: Value) -> Refusal:
    """A `Refusal` in one breath."""
    return Refusal(key, values)


class RefusedError(Exception):
    """Something was asked for that cannot be had; `refusal` says why, for the player's language."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class IllegalMove(RefusedError):  # noqa: N818 - the name is part of the contract
    """A move that the rules do not allow now. The state is as it was."""


class BadSetup(RefusedError):  # noqa: N818 - reads as what it is
    """A match with that number of seats or those options does not exist."""


class BadData(RefusedError):  # noqa: N818 - reads as what it is
    """Stored data that is damaged, or describes a position that cannot be."""
