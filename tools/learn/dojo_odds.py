"""Measures how throws into the Dojo end and writes the odds to the game's odds.toml, with the command that made them.

    python tools/learn/dojo_odds.py --throws 400 --seed 1

For every kind of die, intent and level of aim: how often the thrown die leaves the tray; with another die in the tray
also how often that one is hit, leaves the tray, or is turned to a face of its first, second … ring. The same command
gives the same file. Without --write it only prints.
"""

import argparse
import sys
from collections.abc import Iterator
from functools import lru_cache, partial
from multiprocessing import Pool
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from game.games.ninjutsu.dojo.film import Landing, Lying
from game.games.ninjutsu.dojo.intents import AIM_ERROR, STEADY, ThrowIntent, gesture_for, steadied
from game.games.ninjutsu.dojo.odds import ALL, DATA, rings
from game.games.ninjutsu.dojo.rng import Rng
from game.games.ninjutsu.dojo.throw import Flight, Launch

KINDS = (6, 8, 12)
FIRST = (ThrowIntent.SOFT, ThrowIntent.FIRM)

Cell = tuple[int, int | None, ThrowIntent, str]
"""The thrown die, the die in the tray or None, the intent and the level of aim."""


def landing(cell: Cell, rng: Rng, seat: int, lying: Lying | None) -> Landing:
    """One throw of that kind."""
    kind, _, intent, level = cell
    gesture = gesture_for(intent, kind, seat, lying, rng)
    steady = level == STEADY
    if steady:
        gesture = steadied(gesture)
    return Flight(Launch(kind, seat, gesture, rng.bits(), AIM_ERROR[level], lying, steady)).run()


@lru_cache(maxsize=3)
def lying_dice(kind: int, count: int, seed: int) -> list[Lying]:
    """Dice thrown softly from the left that stayed in the tray."""
    rng = Rng(seed)
    found: list[Lying] = []
    while len(found) < count:
        die = landing((kind, None, ThrowIntent.SOFT, "adept"), rng, 0, None).dice[0]
        if not die.outside:
            found.append(die)
    return found


def measured(throws: int, seed: int, cell: Cell) -> list[int]:
    """The odds of a cell, in thousandths."""
    other = cell[1]
    rng = Rng(seed + 1)
    if other is None:
        return [thousandths([landing(cell, rng, 0, None).outside[0] for _ in range(throws)])]
    outside, hit, knocked = [], [], []
    turned: list[list[bool]] = [[] for _ in rings(other, 1)]
    for lying in lying_dice(other, throws, seed):
        end = landing(cell, rng, 1, lying)
        outside.append(end.outside[0])
        hit.append(end.hit)
        knocked.append(end.outside[1])
        for ring, values in zip(turned, rings(other, lying.value), strict=True):
            ring.append(not end.outside[1] and end.faces[1] in values)
    return [thousandths(each) for each in (outside, hit, knocked, *turned)]


def thousandths(found: list[bool]) -> int:
    return round(found.count(True) * ALL / len(found))


def cells() -> Iterator[Cell]:
    for kind in KINDS:
        for other in (None, *KINDS):
            for intent in FIRST if other is None else ThrowIntent:
                for level in AIM_ERROR:
                    yield kind, other, intent, level


def text(command: str, found: dict[Cell, list[int]]) -> str:
    """The file: one table for each kind, other die and intent; a line for each level."""
    lines = [
        "# How throws into the Dojo end, in thousandths. Do not change by hand; it was made by",
        "#",
        f"#     {command}",
        "#",
        "# first: the die leaves the tray. second: it leaves the tray, hits the lying die; that one leaves the tray,",
        "# is turned to a neighbouring face, one farther off …, the opposite one.",
        f'command = "{command}"',
    ]
    head = ""
    for (kind, other, intent, level), values in found.items():
        table = f"first.d{kind}.{intent.value}" if other is None else f"second.d{kind}.d{other}.{intent.value}"
        if table != head:
            lines += ["", f"[{table}]"]
            head = table
        lines.append(f"{level} = {values[0] if other is None else values}")
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--throws", type=int, default=400, help="in each cell")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="replace the game's odds.toml")
    wanted = parser.parse_args()
    every = list(cells())
    with Pool(wanted.processes) as pool:
        found = dict(zip(every, pool.imap(partial(measured, wanted.throws, wanted.seed), every), strict=True))
    written = text(f"python tools/learn/dojo_odds.py --throws {wanted.throws} --seed {wanted.seed} --write", found)
    if wanted.write:
        DATA.write_text(written, "utf-8")
    else:
        print(written)


if __name__ == "__main__":
    main()
