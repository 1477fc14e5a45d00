"""Probabilities: who wins a roll, and which back hides the Soke. The numbers here are set by hand."""

from typing import Final

from game.games.ninjutsu.rules.figures import FACES, MOVED, ONE_STAR, OWNER, RANK, RANKS, SOKE, TWO_STAR
from game.games.ninjutsu.rules.ground import ground_of
from game.games.ninjutsu.rules.view import NinjutsuView


def _beats(one: int, other: int) -> float:
    """The probability that the die of rank `one` shows more than the die of rank `other`."""
    rolls = [(mine, yours) for mine in FACES[one] for yours in FACES[other]]
    return sum(mine > yours for mine, yours in rolls) / len(rolls)


BEATS: Final = tuple(
    tuple(_beats(one, other) if one and other else 0.0 for other in (0, *RANKS)) for one in (0, *RANKS)
)
"""`BEATS[rank][other rank]` on plain rolls."""

DEEP: Final = (8.0, 3.0, 0.2)
"""Weights for the Soke on his own edge, and one and two rows in front of it. Set by hand."""

HAS_MOVED: Final = 0.06
"""The factor for a figure that has moved: a Soke seldom walks. Set by hand."""

Chances = tuple[float, float, float, float]
"""The probabilities that a figure has rank 0 (never), 1, 2, 3."""


def chances(view: NinjutsuView, owner: int, *, belief: bool = True) -> dict[int, Chances]:
    """For each figure of a side, the probability of each rank, as far as `view` knows.

    Without `belief`, every back is equally likely to be the Soke.
    """
    unknown = view.unknown_ranks(owner)
    ones, twos, soke = (unknown.count(rank) for rank in (ONE_STAR, TWO_STAR, SOKE))
    backs = {
        cell: likes_soke(view, cell, owner) if belief else 1.0
        for cell, figure in enumerate(view.cells)
        if figure & OWNER[owner] and not figure & RANK
    }
    total = sum(backs.values())
    found: dict[int, Chances] = {}
    for cell, figure in enumerate(view.cells):
        if not figure & OWNER[owner]:
            continue
        if figure & RANK:
            rank = figure & RANK
            found[cell] = (0.0, float(rank == ONE_STAR), float(rank == TWO_STAR), float(rank == SOKE))
            continue
        is_soke = backs[cell] / total if soke else 0.0
        if not ones + twos:
            is_soke = 1.0
        others = (1.0 - is_soke) / (ones + twos or 1)
        found[cell] = (0.0, others * ones, others * twos, is_soke)
    return found


def likes_soke(view: NinjutsuView, cell: int, owner: int) -> float:
    """The relative weight of the Soke being on this cell."""
    row = cell // view.board.columns
    depth = row if owner == 0 else view.board.rows - 1 - row
    weight = DEEP[depth] if depth < len(DEEP) else 0.5
    return weight * (HAS_MOVED if view.cells[cell] & MOVED else 1.0)


FAR: Final = 99


def distances(view: NinjutsuView, start: int, closed: int = -1) -> list[int]:
    """The number of steps from a cell to every other, around fences and the `closed` cell."""
    walks = ground_of(view.board).walks
    found = [FAR] * view.board.size
    found[start] = 0
    due = [start]
    for cell in due:
        for target, _ in walks[cell]:
            if found[target] == FAR and target != closed:
                found[target] = found[cell] + 1
                due.append(target)
    return found
