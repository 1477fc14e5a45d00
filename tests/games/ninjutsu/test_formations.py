"""Formations: ready-made ones for every board, and the player's own, stored as data that is checked on reading."""

from typing import Any

import pytest

from game.core.board import Board
from game.games.ninjutsu.formations import NAMES, Formation, from_kept, kept_with, mirrored, ready_made
from game.games.ninjutsu.rules.boards import BOARDS, CLASSIC, YARD
from game.games.ninjutsu.rules.figures import RANKS, SOKE

CROOKED = Board(
    columns=4, rows=5, starts=((0, 1, 4, 5, 8), (14, 15, 17, 18, 19)), fences=((1, 2, 3, 2),), figures=(3, 1, 1)
)


def fits(formation: Formation, board: Board, seat: int) -> bool:
    ranks = list(formation.values())
    counts = tuple(ranks.count(rank) for rank in RANKS)
    return counts == board.figures and set(formation) <= set(board.starts[seat])


@pytest.mark.parametrize("board", [*BOARDS.values(), CROOKED], ids=[*BOARDS, "crooked"])
@pytest.mark.parametrize("seat", [0, 1])
def test_ready_made_formations_fit_every_board_and_differ(board: Board, seat: int) -> None:
    made = [ready_made(name, board, seat) for name in NAMES]
    for formation in made:
        assert fits(formation, board, seat)
        assert fits(mirrored(formation, board, seat), board, seat)
        soke = next(cell for cell, rank in formation.items() if rank == SOKE)
        own = soke if seat == 0 else board.size - 1 - soke
        assert own // board.columns == 0, "the Soke stays at home"
    assert len({tuple(sorted(formation.items())) for formation in made}) == len(NAMES)


def test_both_sides_see_the_same_ready_made_formation() -> None:
    for name in NAMES:
        red, black = (ready_made(name, CLASSIC, seat) for seat in (0, 1))
        assert {39 - cell: rank for cell, rank in red.items()} == black


def test_mirroring_twice_changes_nothing() -> None:
    formation = ready_made("wall", CLASSIC, 0)
    once = mirrored(formation, CLASSIC, 0)
    assert once != formation
    assert mirrored(once, CLASSIC, 0) == formation
    assert mirrored(ready_made("wall", CROOKED, 0), CROOKED, 0) == ready_made("wall", CROOKED, 0)


def test_a_kept_formation_comes_back_on_the_same_board_for_either_side() -> None:
    formation = ready_made("wings", CLASSIC, 1)
    kept = kept_with(None, formation, CLASSIC, 1)
    assert from_kept(kept, CLASSIC, 1) == formation
    assert from_kept(kept, CLASSIC, 0) == ready_made("wings", CLASSIC, 0)
    assert from_kept(kept, YARD, 0) is None
    both = kept_with(kept, ready_made("wall", YARD, 0), YARD, 0)
    assert from_kept(both, CLASSIC, 1) == formation
    assert from_kept(both, YARD, 0) == ready_made("wall", YARD, 0)
    newer = kept_with(both, ready_made("bodyguard", CLASSIC, 0), CLASSIC, 0)
    assert from_kept(newer, CLASSIC, 0) == ready_made("bodyguard", CLASSIC, 0)


@pytest.mark.parametrize(
    "change",
    [
        {"ranks": [1] * 15},
        {"ranks": [1] * 9},
        {"ranks": [9] * 15},
        {"starts": [0, 1]},
        {"figures": "many"},
        {"extra": 1},
    ],
)
def test_a_kept_formation_that_cannot_be_is_none(change: dict[str, Any]) -> None:
    kept = kept_with(None, ready_made("wall", CLASSIC, 0), CLASSIC, 0)
    kept["5x8"][0].update(change)
    assert from_kept(kept, CLASSIC, 0) is None
    assert from_kept(kept_with(kept, ready_made("wall", CLASSIC, 0), CLASSIC, 0), CLASSIC, 0) is not None


@pytest.mark.parametrize("kept", [None, [], {}, "x", {"5x8": 3}, {"5x8": [None]}])
def test_what_is_no_formation_at_all_is_none(kept: object) -> None:
    assert from_kept(kept, CLASSIC, 0) is None
