"""Splits any game's picture into rows of plain pieces, some of which belong to a seat. No pygame."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

import msgspec

_PILES = (list, tuple, set, frozenset)
_TOLD = ("seat", "active", "to_move")
"""The viewer and who has to decide: left out, because the seats' plates already show them."""

_NO_SEATS = -1
"""Nothing has so many parts."""


class Row(NamedTuple):
    """One part of the picture."""

    field: str
    seat: int | None
    """The seat that it belongs to; None for the middle of the table."""

    pieces: tuple[object, ...]
    cards: bool = True
    """Whether these are pieces (None is one that lies face down) or a single number or word."""


def rows_of(picture: object, seats: int) -> list[Row]:
    """Everything that a picture shows, in its order.

    What holds as many values as there are seats has one for each, unless the picture's `middle` names that field: a
    pile of common pieces has that length only for a while.
    """
    middle = getattr(picture, "middle", ())
    return [
        row for field, value in _fields(picture) for row in _rows(field, value, _NO_SEATS if field in middle else seats)
    ]


def _fields(picture: object) -> Iterator[tuple[str, object]]:
    names: Sequence[str] = ()
    if isinstance(picture, msgspec.Struct):
        names = picture.__struct_fields__
    elif hasattr(picture, "__dict__"):
        names = tuple(vars(picture))
    else:
        names = tuple(getattr(picture, "__slots__", ()))
    for name in names:
        if not name.startswith("_") and name not in _TOLD:
            yield name, getattr(picture, name)


def _rows(field: str, value: object, seats: int) -> Iterator[Row]:
    if value is None:
        return
    if isinstance(value, Mapping) and list(value) != list(range(seats)):
        yield Row(field, None, tuple((key, part) for key, part in value.items() if part is not None))
        return
    if isinstance(value, Mapping):
        value = list(value.values())
    if not isinstance(value, _PILES):
        yield Row(field, None, (value,), cards=False)
        return
    parts = _ordered(value)
    # If all values are tuples, each is a pile of pieces; among other values, a tuple is a piece: a colour and a number.
    plain_tuples = all(type(part) is tuple for part in parts)
    piles = [part for part in parts if isinstance(part, _PILES) and (type(part) is not tuple or plain_tuples)]
    if len(parts) == seats and len(piles) == seats:
        yield from (Row(field, seat, tuple(_ordered(part))) for seat, part in enumerate(piles))
    elif len(parts) == seats and not piles:
        yield from (Row(field, seat, (part,), cards=False) for seat, part in enumerate(parts))
    elif parts and len(piles) == len(parts):
        yield from (Row(field, None, tuple(_ordered(part))) for part in piles)  # the rows of a board
    else:
        yield Row(field, None, tuple(parts))


def _ordered(pile: Collection[object]) -> list[object]:
    return sorted(pile, key=repr) if isinstance(pile, set | frozenset) else list(pile)
