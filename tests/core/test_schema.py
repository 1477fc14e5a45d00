"""One declaration writes a position and reads it back."""

from typing import Annotated

import msgspec
import pytest

from game.core.refusal import BadData, refuse
from game.core.schema import each, fill, flags, mapped, maybe, named, parse, plain, written

COLOUR = named(("red", "blue", "green"), "bad.colour")


class Position:
    def __init__(self) -> None:
        self.pile = [2, 0]
        self.mover = -1
        self.hands = ((1,), ())
        self.rows = {0: [1], 2: []}
        self.marked = 0b101
        self.version = 1
        self.points = [3, 4]


class Written(msgspec.Struct, forbid_unknown_fields=True):
    pile: Annotated[list[str], each(COLOUR)]
    to_move: Annotated[int | None, maybe(-1, of="mover")]
    hands: Annotated[list[list[str]], each(each(COLOUR, tuple), tuple)]
    rows: Annotated[dict[str, list[str]], mapped(COLOUR, each(COLOUR))]
    marked: Annotated[list[str], flags({"a": 0, "b": 1, "c": 2})]
    extra: str
    version: Annotated[int, plain()] = 1
    points: Annotated[list[int] | None, each()] = None


DATA = {
    "pile": ["green", "red"],
    "to_move": None,
    "hands": [["blue"], []],
    "rows": {"red": ["blue"], "green": []},
    "marked": ["a", "c"],
    "extra": "own words",
    "points": [3, 4],
}


def test_a_position_is_written_in_the_order_of_the_fields_without_defaults() -> None:
    data = written(Position(), Written, extra="own words")
    assert data == DATA
    assert list(data) == list(DATA)


def test_what_was_written_is_read_back() -> None:
    position = Position()
    before = dict(vars(position))
    position.pile, position.mover, position.hands, position.rows, position.marked = [], 0, ((), ()), {}, 0
    fill(position, parse(DATA, Written))
    assert vars(position) == before


def test_what_the_data_leave_out_stays_as_it_is() -> None:
    position = Position()
    position.points, position.version = [9], 7
    fill(position, parse({name: value for name, value in DATA.items() if name != "points"}, Written))
    assert (position.points, position.version) == ([9], 7)


def test_a_name_that_does_not_exist_is_refused_by_its_key() -> None:
    with pytest.raises(BadData) as caught:
        fill(Position(), parse({**DATA, "pile": ["pink"]}, Written))
    assert caught.value.refusal == refuse("bad.colour", name="pink")


@pytest.mark.parametrize("data", [{}, [], {**DATA, "more": 1}, {**DATA, "pile": [1]}])
def test_data_of_another_shape_is_refused(data: object) -> None:
    with pytest.raises(BadData):
        parse(data, Written)
