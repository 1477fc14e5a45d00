"""A small learnt net that corrects the evaluation of a position.

It sees which ninja lies where, and how deep, and what the next turn of each side may bring.
"""

import tomllib
from base64 import b85decode
from collections.abc import Iterable, Iterator
from functools import cache
from math import tanh
from pathlib import Path as FilePath
from typing import Final, NamedTuple

from game.games.taisen.bot.prospects import prospects
from game.games.taisen.rules.ninjas import CARRIED, LAST, MONKEY, NAMES
from game.games.taisen.rules.state import State

FILE: Final = FilePath(__file__).with_name("learnt") / "net.toml"
TILES: Final = LAST + 1
DEPTHS: Final = 3
"""On top, able to move with what lies on it (T7), or buried."""

INPUTS: Final = 2 * TILES * len(NAMES) * DEPTHS
PARTS: Final = ("inputs", "prospects", "bias", "out")
"""What the file has: for each input and each prospect a row, and one row more for each end of the hidden units."""

Row = tuple[float, ...]


class Net(NamedTuple):
    """The weights, in rows of one number for each hidden unit."""

    rows: list[Row]
    prospects: list[Row]
    bias: Row
    out: Row

    def logit(self, state: State, seat: int) -> float:
        """What to add to the log-odds that `seat`, which has just ended its turn, wins."""
        on: list[Iterable[float]] = [self.bias]
        rows, place, expected = self.rows, 0, list[float]()
        for side in (seat, 1 - seat):
            own, other = state.paths[side], state.paths[1 - side]
            if side != MONKEY:
                own, other = own[::-1], other[::-1]
            for stack in own:
                deepest = len(stack) - 1
                for depth, ninja in enumerate(stack):
                    above = deepest - depth
                    on.append(rows[place + ninja * DEPTHS + (above and (1 if above <= CARRIED else 2))])
                place += len(NAMES) * DEPTHS
            expected += prospects(own, other)
        on += [map(much.__mul__, row) for much, row in zip(expected, self.prospects, strict=True) if much]
        hidden: Iterator[float] = map(tanh, map(sum, zip(*on, strict=True)))
        return sum(unit * weight for unit, weight in zip(hidden, self.out, strict=True))


@cache
def read_net(path: FilePath = FILE) -> Net:
    """The net in a file. Its numbers are bytes, each from -127 to 127 times the scale of its part. Read once."""
    data = tomllib.loads(path.read_text("utf-8"))["net"]
    inputs, expected, bias, out = (
        tuple(signed * data[f"{part}_scale"] for signed in memoryview(b85decode(data[part])).cast("b"))
        for part in PARTS
    )
    return Net(_in_rows(inputs, len(out)), _in_rows(expected, len(out)), bias, out)


def _in_rows(numbers: Row, units: int) -> list[Row]:
    return [numbers[first : first + units] for first in range(0, len(numbers), units)]
