"""Ways to set up the figures on any board: ready-made ones, and the player's own as plain data for storage (N7)."""

from collections.abc import Callable, Mapping
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from game.core.board import Board
from game.games.ninjutsu.rules.figures import ONE_STAR, RANKS, SOKE, TWO_STAR

Formation = dict[int, int]
"""The rank on each cell."""

Key = Callable[["_Spot"], tuple[float, ...]]


class _Spot:
    """A start cell as its owner sees it."""

    def __init__(self, board: Board, seat: int, cell: int) -> None:
        self.cell = cell
        own = cell if seat == 0 else board.size - 1 - cell
        self.depth, self.column = divmod(own, board.columns)
        self.off_middle = abs(self.column - (board.columns - 1) / 2)

    def apart(self, other: "_Spot") -> int:
        return max(abs(self.depth - other.depth), abs(self.column - other.column))


def _bodyguard() -> tuple[Key, Callable[[_Spot], Key]]:
    """The Soke in the middle of his edge, with the strong figures around him."""
    return (
        lambda spot: (spot.depth, spot.off_middle, spot.column),
        lambda soke: lambda spot: (spot.apart(soke), abs(spot.column - soke.column), -spot.depth, spot.column),
    )


def _wall() -> tuple[Key, Callable[[_Spot], Key]]:
    """The strong figures in front, the Soke in a back corner."""
    return (
        lambda spot: (spot.depth, -spot.off_middle, spot.column),
        lambda _: lambda spot: (-spot.depth, spot.off_middle, spot.column),
    )


def _wings() -> tuple[Key, Callable[[_Spot], Key]]:
    """The strong figures at both ends, where there is no fence; the Soke a step from the middle."""
    return (
        lambda spot: (spot.depth, abs(spot.off_middle - 1), -spot.column),
        lambda _: lambda spot: (-spot.off_middle, -spot.depth, spot.column),
    )


_READY_MADE: Final = {"bodyguard": _bodyguard, "wall": _wall, "wings": _wings}
NAMES: Final = tuple(_READY_MADE)


def ready_made(name: str, board: Board, seat: int) -> Formation:
    """One of `NAMES` on the start cells of a seat."""
    spots = [_Spot(board, seat, cell) for cell in board.starts[seat]]
    for_soke, for_strong = _READY_MADE[name]()
    soke = min(spots, key=for_soke)
    others = sorted((spot for spot in spots if spot is not soke), key=for_strong(soke))
    one_star, two_star, _ = board.figures
    strong, rest = others[:two_star], others[two_star:]
    front = sorted(rest, key=lambda spot: (-spot.depth, spot.off_middle, spot.column))[:one_star]
    found = {soke.cell: SOKE}
    found |= {spot.cell: TWO_STAR for spot in strong}
    return found | {spot.cell: ONE_STAR for spot in front}


def mirrored(formation: Mapping[int, int], board: Board, seat: int) -> Formation:
    """The same formation mirrored, if the start cells allow it."""
    last = board.columns - 1
    swapped = {cell + last - 2 * (cell % board.columns): rank for cell, rank in formation.items()}
    return swapped if set(swapped) <= set(board.starts[seat]) else dict(formation)


class _Kept(msgspec.Struct, forbid_unknown_fields=True):
    starts: list[int]
    figures: tuple[int, int, int]
    ranks: list[Annotated[int, Meta(ge=0, le=SOKE)]]
    """On each start cell, 0 where it is empty."""


def _place(board: Board) -> str:
    return f"{board.columns}x{board.rows}"


def _own_starts(board: Board, seat: int) -> list[int]:
    """The start cells in their owner's order, so that both sides can use the same formation."""
    cells = board.starts[seat]
    return list(cells) if seat == 0 else [board.size - 1 - cell for cell in reversed(cells)]


def kept_with(kept: object, formation: Mapping[int, int], board: Board, seat: int) -> dict[str, Any]:
    """The stored formations with this one added for boards of this shape."""
    entries = _read(kept)
    starts = _own_starts(board, seat)
    ranks = [formation.get(_cell(board, seat, own), 0) for own in starts]
    same = [entry for entry in entries.get(_place(board), []) if entry.starts != starts]
    entries[_place(board)] = [*same, _Kept(starts, board.figures, ranks)]
    written: dict[str, Any] = msgspec.to_builtins(entries)
    return written


def from_kept(kept: object, board: Board, seat: int) -> Formation | None:
    """The stored formation for boards of this shape, if there is one that fits."""
    starts = _own_starts(board, seat)
    for entry in _read(kept).get(_place(board), []):
        counts = tuple(entry.ranks.count(rank) for rank in RANKS)
        if entry.starts == starts and len(entry.ranks) == len(starts) and counts == board.figures:
            pairs = zip(starts, entry.ranks, strict=True)
            return {_cell(board, seat, own): rank for own, rank in pairs if rank}
    return None


def understood(kept: object) -> bool:
    """Whether stored data can be read as formations."""
    return kept is None or (isinstance(kept, dict) and not kept) or bool(_read(kept))


def _cell(board: Board, seat: int, own: int) -> int:
    return own if seat == 0 else board.size - 1 - own


def _read(kept: object) -> dict[str, list[_Kept]]:
    """The stored formations; nothing if the data is damaged."""
    try:
        return msgspec.convert(kept, type=dict[str, list[_Kept]]) if kept is not None else {}
    except msgspec.ValidationError:
        return {}
