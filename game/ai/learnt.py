"""Reads the numbers that opponents have learnt: one TOML file per set, in the `learnt` folder of a game's bot.

Each file also says which command learnt the numbers, at which commit, how well they fit, and how strong they proved.
`tools/learn/` holds the scripts that write these files.
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any


@cache
def read_weights(path: Path) -> Mapping[str, float]:
    """The weights in a file by name, in the order of the file. Read once per process."""
    data: dict[str, Any] = tomllib.loads(path.read_text("utf-8"))
    return MappingProxyType({name: float(weight) for name, weight in data["weights"].items()})
