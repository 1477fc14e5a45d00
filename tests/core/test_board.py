"""Boards as values: which cells are neighbours, which fence bars what, and what makes a board unusable."""

from collections.abc import Iterator

import msgspec
import pytest

from game.core.board import Board, _barred, read_board
from game.core.refusal import BadData

PLAIN = Board(3, 4, ((0, 1, 2), (9, 10, 11)), (), (1, 1, 1))


def changed(**changes: object) -> Board:
    return msgspec.structs.replace(PLAIN, **changes)


def steps(board: Board, name: str) -> dict[str, bool]:
    cell = (int(name[1:]) - 1) * board.columns + ord(name[0]) - ord("a")
    return {board.name(target): fenced for target, fenced in board.steps(cell)}


def barred(board: Board, name: str) -> set[str]:
    return {target for target, fenced in steps(board, name).items() if fenced}


def test_cells_are_named_by_column_and_row() -> None:
    assert [PLAIN.name(cell) for cell in (0, 2, 3, 11)] == ["a1", "c1", "a2", "c4"]


def test_steps_go_straight_and_diagonally_never_sideways() -> None:
    assert set(steps(PLAIN, "b2")) == {"a1", "b1", "c1", "a3", "b3", "c3"}
    assert set(steps(PLAIN, "a1")) == {"a2", "b2"}
    assert set(steps(PLAIN, "c4")) == {"c3", "b3"}


def test_a_fence_bars_what_crosses_it_and_what_passes_a_corner_of_it() -> None:
    across = changed(fences=((1, 2, 2, 2),))
    assert barred(across, "b2") == {"a3", "b3", "c3"}
    assert barred(across, "a2") == {"b3"}
    assert barred(across, "a3") == {"b2"}
    assert barred(across, "b1") == set()


def test_a_fence_along_the_way_bars_only_diagonals() -> None:
    along = changed(fences=((1, 1, 1, 2),))
    assert barred(along, "a1") == {"b2"}
    assert barred(along, "b2") == {"a1", "a3"}
    assert barred(along, "c2") == set()


def test_the_direction_in_which_a_fence_is_drawn_does_not_matter() -> None:
    for one, other in (((0, 2, 2, 2), (2, 2, 0, 2)), ((1, 1, 1, 3), (1, 3, 1, 1))):
        here, there = changed(fences=(one,)), changed(fences=(other,))
        for cell in range(PLAIN.size):
            assert list(here.steps(cell)) == list(there.steps(cell))


def test_a_step_is_barred_both_ways_or_not_at_all() -> None:
    board = changed(fences=((0, 1, 1, 1), (2, 2, 2, 3)))
    pairs = {(cell, target): fenced for cell in range(board.size) for target, fenced in board.steps(cell)}
    assert all(pairs[target, cell] == fenced for (cell, target), fenced in pairs.items())


@pytest.mark.parametrize(
    ("board", "key"),
    [
        (changed(columns=1), "board.size"),
        (changed(rows=17), "board.size"),
        (changed(columns=13), "board.size"),
        (changed(figures=(0, 0, 1)), "board.figures"),
        (changed(figures=(1, 1, 2)), "board.figures"),
        (changed(figures=(-1, 3, 1)), "board.figures"),
        (changed(starts=((0, 1, 12), (9, 10, 11))), "board.start_outside"),
        (changed(starts=((0, 1, 9), (9, 10, 11))), "board.start_twice"),
        (changed(starts=((0, 2, 1), (9, 10, 11))), "board.start_order"),
        (changed(starts=((0, 1, 2), (10, 11))), "board.too_few_starts"),
        (changed(fences=((0, 1, 1, 2),)), "board.fence_crooked"),
        (changed(fences=((1, 1, 1, 1),)), "board.fence_crooked"),
        (changed(fences=((1, 2, 4, 2),)), "board.fence_outside"),
        (changed(fences=((0, 0, 2, 0),)), "board.fence_border"),
        (changed(fences=((3, 1, 3, 2),)), "board.fence_border"),
        (changed(fences=((0, 2, 3, 2),)), "board.cut_off"),
    ],
)
def test_a_useless_board_says_why(board: Board, key: str) -> None:
    flaw = board.flaw()
    assert flaw is not None
    assert flaw.key == key
    with pytest.raises(BadData) as caught:
        read_board(board.written())
    assert caught.value.refusal == flaw


def test_a_flaw_names_the_fence_or_the_place_as_players_count() -> None:
    fence = changed(fences=((1, 2, 2, 2), (0, 1, 1, 2))).flaw()
    assert fence is not None
    assert fence.values == {"fence": 2}
    twice = changed(starts=((0, 1, 9), (9, 10, 11))).flaw()
    assert twice is not None
    assert (twice.values["column"], twice.values["row"]) == (1, 4)


def test_a_board_survives_being_written() -> None:
    board = changed(fences=((1, 2, 2, 2),))
    assert board.flaw() is None
    assert read_board(board.written()) == board


@pytest.mark.parametrize("text", ["", "{}", "[1]", '{"columns": "five"}', "not a board"])
def test_what_is_no_board_is_refused(text: str) -> None:
    with pytest.raises(BadData, match=r"board\.unreadable"):
        read_board(text)


def test_more_fences_than_edges_and_more_starts_than_cells_are_refused_before_anything_else() -> None:
    edges = 3 * 3 + 4 * 2
    most = changed(fences=((1, 2, 2, 2),) * edges)
    assert most.flaw() is None
    flaw = changed(fences=((0, 0, 9, 9),) * (edges + 1)).flaw()
    assert flaw is not None
    assert (flaw.key, flaw.values) == ("board.too_many_fences", {"fences": edges + 1, "most": edges})
    flaw = changed(starts=((0, 1, 2), (-1,) * 13)).flaw()
    assert flaw is not None
    assert (flaw.key, flaw.values) == ("board.too_many_starts", {"starts": 13, "most": 12})


def test_looking_for_a_flaw_takes_no_longer_for_each_fence_and_cell_together(monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted, not timed: each fence is checked a few times, and not once for every step."""
    looked = 0

    class Fence(tuple[int, ...]):
        def __iter__(self) -> Iterator[int]:
            nonlocal looked
            looked += 1
            return super().__iter__()

    fences = tuple(Fence((1, 8, 11, 8)) for _ in range(300))
    monkeypatch.setattr("game.core.board._barred", _barred.__wrapped__)
    large = Board(12, 16, (tuple(range(24)), tuple(range(160, 192))), fences, (9, 5, 1))
    assert large.flaw() is None
    assert looked == 2 * len(fences)
