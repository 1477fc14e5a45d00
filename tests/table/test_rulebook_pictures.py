"""Rulebook pictures as data: parts are placed, repeated and laid out in rows as their table says."""

from pathlib import Path

import pytest

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.table.rulebook.page import PICTURE
from game.table.rulebook.pictures import Pictures, Place
from tests.kit import make_kit, make_window

BOOK = """
[first]
parts = [{ dot = "a", at = [10, 20] }]
[row]
parts = [{ dot = ["a", "b"], at = [10, 20], step = [5, 1] }]
[times]
parts = [{ dot = "a", at = [0, 0], step = [5, 0], times = 3 }]
[grid]
parts = [{ dot = ["a", "b", "c"], at = [0, 0], step = [5, 7], columns = 2, bold = true }]
"""


class Dots(Pictures):
    def __init__(self, data: Path) -> None:
        super().__init__(make_kit(), data, {})
        self.drawn: list[tuple[float, float, str, bool]] = []

    def draw_dot(self, canvas: Canvas, at: Place, name: str, *, bold: bool = False) -> None:
        self.drawn.append((*at, name, bold))


@pytest.fixture
def dots(tmp_path: Path) -> Dots:
    data = tmp_path / "rulebook.toml"
    data.write_text(BOOK, "utf-8")
    return Dots(data)


@pytest.mark.parametrize(
    ("page", "drawn"),
    [
        ("first", [(110, 120, "a", False)]),
        ("row", [(110, 120, "a", False), (115, 121, "b", False)]),
        ("times", [(100, 100, "a", False), (105, 100, "a", False), (110, 100, "a", False)]),
        ("grid", [(100, 100, "a", True), (105, 100, "b", True), (100, 107, "c", True)]),
    ],
)
def test_parts_lie_where_the_data_says(dots: Dots, page: str, drawn: list[tuple[float, float, str, bool]]) -> None:
    draw = next(found.draw for found in dots.pages() if found.name == page)
    assert draw is not None
    draw(make_window().canvas, Rect(100, 100, *PICTURE))
    assert dots.drawn == drawn


def test_pages_keep_their_order(dots: Dots) -> None:
    assert [page.name for page in dots.pages()] == ["first", "row", "times", "grid"]


def test_an_unknown_piece_is_an_error(tmp_path: Path) -> None:
    data = tmp_path / "rulebook.toml"
    data.write_text("[page]\nparts = [{ dto = 1, at = [0, 0] }]\n", "utf-8")
    (page,) = Dots(data).pages()
    assert page.draw is not None
    with pytest.raises(KeyError, match="dto"):
        page.draw(make_window().canvas, Rect(0, 0, *PICTURE))
