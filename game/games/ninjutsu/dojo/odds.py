"""How throws usually end, as measured by `tools/learn/dojo_odds.py`: in thousandths, by intent and level of aim."""

import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from game.games.ninjutsu.dojo.intents import ThrowIntent
from game.games.ninjutsu.dojo.solids import SOLIDS
from game.games.ninjutsu.dojo.vectors import dot

DATA: Final = Path(__file__).with_name("odds.toml")
ALL: Final = 1000

Rings = tuple[tuple[int, ...], ...]


class Odds(NamedTuple):
    """The odds of what a throw does. A die that stays inside shows each face with equal probability."""

    outside: int
    """The thrown die leaves the tray, in thousandths."""

    hit: int = 0
    """It hits the die that lies there."""

    knocked: int = 0
    """The lying die leaves the tray."""

    turned: tuple[int, ...] = ()
    """The lying die ends on a face of its first, second … ring; otherwise it keeps its face."""


@lru_cache(maxsize=36)
def rings(kind: int, value: int) -> Rings:
    """The other faces of a die by distance from a face: its neighbours, then theirs …, and last the opposite one.

    A lying die's rotation about the vertical axis is random, so all faces of a ring are equally likely.
    """
    look = SOLIDS[kind].face(value).look
    found: dict[int, list[int]] = {}
    for face in SOLIDS[kind].faces:
        if face.value != value:
            found.setdefault(-round(dot(look, face.look) * 1000), []).append(face.value)
    return tuple(tuple(sorted(found[angle])) for angle in sorted(found))


def odds_of(intent: ThrowIntent, level: str, kind: int, lying: int | None = None) -> Odds:
    """The odds of a throw of a die of that kind, with a die of another kind, or none, lying in the tray."""
    table = _read()
    if lying is None:
        return Odds(table["first"][f"d{kind}"][intent.value][level])
    outside, hit, knocked, *turned = table["second"][f"d{kind}"][f"d{lying}"][intent.value][level]
    return Odds(outside, hit, knocked, tuple(turned))


@lru_cache(maxsize=1)
def _read() -> dict[str, Any]:
    return tomllib.loads(DATA.read_text("utf-8"))
