"""A small learnt net that corrects the evaluation of a position: it sees which ninja lies where, and how deep."""

import tomllib
from base64 import b85decode
from collections.abc import Iterator
from functools import cache
from math import tanh
from pathlib import Path as FilePath
from typing import Final, NamedTuple

from game.games.taisen.rules.ninjas import CARRIED, LAST, MONKEY, NAMES
from game.games.taisen.rules.state import State

FILE: Final = FilePath(__file__).with_name("learnt") / "net.toml"
TILES: Final = LAST + 1
DEPTHS: Final = 3
"""On top, able to move with what lies on it (T7), or buried."""

INPUTS: Final = 2 * TILES * len(NAMES) * DEPTHS
Row = tuple[float, ...]


class Net(NamedTuple):
    """The weights, with a row of numbers for each input: one number for each hidden unit."""

    rows: list[Row]
    bias: Row
    out: Row

    def logit(self, state: State, seat: int) -> float:
        """What to add to the log-odds that `seat`, which has just ended its turn, wins."""
        on = [self.bias]
        rows, place = self.rows, 0
        for side in (seat, 1 - seat):
            path = state.paths[side]
            for stack in path if side == MONKEY else reversed(path):
                deepest = len(stack) - 1
                for depth, ninja in enumerate(stack):
                    above = deepest - depth
                    on.append(rows[place + ninja * DEPTHS + (above and (1 if above <= CARRIED else 2))])
                place += len(NAMES) * DEPTHS
        hidden: Iterator[float] = map(tanh, map(sum, zip(*on, strict=True)))
        return sum(unit * weight for unit, weight in zip(hidden, self.out, strict=True))


@cache
def read_net(path: FilePath = FILE) -> Net:
    """The net in a file. Its numbers are bytes, each from -127 to 127 times the scale of its part. Read once."""
    data = tomllib.loads(path.read_text("utf-8"))["net"]
    inputs, bias, out = (
        tuple(signed * data[f"{part}_scale"] for signed in memoryview(b85decode(data[part])).cast("b"))
        for part in ("inputs", "bias", "out")
    )
    units = len(out)
    return Net([inputs[first : first + units] for first in range(0, len(inputs), units)], bias, out)
