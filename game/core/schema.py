"""Positions written as plain data and read back by one declaration: the fields of a struct say how.

    class Written(msgspec.Struct, forbid_unknown_fields=True):
        deck: Annotated[list[str], each(CARD)]
        to_move: Annotated[int | None, maybe(NOBODY, of="mover")]

What a field may hold is said by its type; whether a position can occur is for the game to check.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple, TypeVar, get_type_hints

import msgspec

from game.core.refusal import BadData, refuse

Written = TypeVar("Written", bound=msgspec.Struct)


class Codec(NamedTuple):
    """How a value of a position is written, and how it is read."""

    write: Callable[[Any], Any]
    read: Callable[[Any], Any]
    of: str = ""
    """The name of the value in the position, if it is written under another."""


def plain(*, of: str = "") -> Codec:
    """A value that is plain already."""
    return Codec(lambda value: value, lambda value: value, of)


def named(names: Sequence[str], bad: str) -> Codec:
    """A number written by its name; `bad` is the text key for a name that does not exist."""
    numbers = {name: number for number, name in enumerate(names)}

    def read(name: str) -> int:
        if name not in numbers:
            raise BadData(refuse(bad, name=name))
        return numbers[name]

    return Codec(names.__getitem__, read)


def each(codec: Codec = plain(), kind: Callable[[Iterable[Any]], Any] = list, *, of: str = "") -> Codec:  # noqa: B008
    """Several values of one codec, as a list; `kind` makes what the position keeps them in."""
    return Codec(lambda values: [codec.write(value) for value in values], lambda data: kind(map(codec.read, data)), of)


def mapped(key: Codec, value: Codec) -> Codec:
    """A dictionary."""
    return Codec(
        lambda values: {key.write(one): value.write(other) for one, other in values.items()},
        lambda data: {key.read(one): value.read(other) for one, other in data.items()},
    )


def maybe(nothing: int, codec: Codec = plain(), *, of: str = "") -> Codec:  # noqa: B008
    """A value that is written as None if it is `nothing`."""
    return Codec(
        lambda value: None if value == nothing else codec.write(value),
        lambda data: nothing if data is None else codec.read(data),
        of,
    )


def flags(bits: Mapping[Any, int]) -> Codec:
    """A bit mask, as a list of what each bit stands for."""
    return Codec(
        lambda mask: [what for what, bit in bits.items() if mask >> bit & 1],
        lambda data: sum(1 << bits[what] for what in set(data)),
    )


def parse(data: object, kind: type[Written]) -> Written:
    """Data as the struct that describes it.

    Raises:
        BadData: naming what is wrong.
    """
    try:
        return msgspec.convert(data, type=kind)
    except msgspec.ValidationError as error:
        raise BadData(refuse("refused.data", detail=str(error))) from error


def written(position: object, kind: type[msgspec.Struct], **more: object) -> dict[str, Any]:
    """A position, or a part of one, as plain data; what equals a field's default is left out.

    `more` are the values of fields that do not say how they are written.
    """
    data: dict[str, Any] = {}
    for name, codec, default in _codecs(kind):
        value = more[name] if codec is None else codec.write(getattr(position, codec.of or name))
        if default is msgspec.NODEFAULT or value != default:
            data[name] = value
    return data


def fill(position: object, data: msgspec.Struct) -> None:
    """Put what was read into a position; what the data leave out stays as it is.

    Raises:
        BadData: for a name that does not exist.
    """
    for name, codec, default in _codecs(type(data)):
        value = getattr(data, name)
        if codec is not None and (default is msgspec.NODEFAULT or value != default):
            setattr(position, codec.of or name, codec.read(value))


@cache
def _codecs(kind: type[msgspec.Struct]) -> tuple[tuple[str, Codec | None, Any], ...]:
    hints = get_type_hints(kind, include_extras=True)
    found = []
    for field in msgspec.structs.fields(kind):
        said = getattr(hints[field.name], "__metadata__", ())
        found.append((field.name, next((one for one in said if isinstance(one, Codec)), None), field.default))
    return tuple(found)
