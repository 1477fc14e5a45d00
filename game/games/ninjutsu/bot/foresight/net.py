"""The net that tells the chance to win from what a seat knows: one hidden layer beside a linear part."""

import tomllib
from base64 import b85decode
from collections.abc import Sequence
from functools import cache
from math import exp
from operator import mul
from pathlib import Path
from typing import Final, NamedTuple

FILE: Final = Path(__file__).parents[1] / "learnt" / "foresight.toml"
Row = tuple[float, ...]


class Net(NamedTuple):
    """The weights, with a row of one number for each input for every hidden unit and for the linear part."""

    rows: tuple[Row, ...]
    bias: Row
    out: Row
    line: Row
    line_bias: float

    def logit(self, inputs: Sequence[float]) -> float:
        """The log-odds of winning."""
        found: float = self.line_bias + sum(map(mul, inputs, self.line))
        for row, bias, out in zip(self.rows, self.bias, self.out, strict=True):
            unit: float = bias + sum(map(mul, inputs, row))
            if unit > 0.0:
                found += unit * out
        return found

    def chance(self, inputs: Sequence[float]) -> float:
        """The chance to win."""
        return 1.0 / (1.0 + exp(-self.logit(inputs)))


@cache
def read_net(path: Path = FILE) -> Net:
    """The net in a file. Its numbers are bytes, each from -127 to 127 times the scale of its part. Read once."""
    data = tomllib.loads(path.read_text("utf-8"))["net"]
    rows, bias, out, line, (line_bias,) = (
        tuple(signed * data[f"{part}_scale"] for signed in memoryview(b85decode(data[part])).cast("b"))
        for part in ("rows", "bias", "out", "line", "line_bias")
    )
    size = len(line)
    cut = tuple(rows[first : first + size] for first in range(0, len(rows), size))
    return Net(cut, bias, out, line, line_bias)
