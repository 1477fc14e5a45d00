"""Design units and window pixels, for windows of every shape."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.geometry import Rect
from game.engine.layout import DESIGN, Layout

WINDOWS = st.tuples(st.integers(960, 3840), st.integers(540, 2160))


def test_a_window_of_the_same_shape_shows_exactly_the_design() -> None:
    layout = Layout((1280, 720))
    assert layout.scale == pytest.approx(0.8)
    assert layout.visible == pytest.approx(DESIGN)
    assert layout.to_px((1600, 900)) == (1280, 720)


def test_a_wide_window_shows_more_at_the_sides() -> None:
    layout = Layout((2000, 900))
    assert layout.visible == pytest.approx(Rect(-200, 0, 2000, 900))
    assert layout.to_px((0, 0)) == (200, 0)


def test_a_tall_window_shows_more_above_and_below() -> None:
    layout = Layout((1600, 1200))
    assert layout.visible == pytest.approx(Rect(0, -150, 1600, 1200))


@given(window=WINDOWS, x=st.floats(-400, 2000), y=st.floats(-400, 1300))
def test_there_and_back_again_is_the_same_place(window: tuple[int, int], x: float, y: float) -> None:
    layout = Layout(window)
    back = layout.to_design(layout.to_px((x, y)))
    assert abs(back.x - x) * layout.scale <= 0.51
    assert abs(back.y - y) * layout.scale <= 0.51


@given(window=WINDOWS)
def test_the_design_is_always_whole_and_the_window_always_covered(window: tuple[int, int]) -> None:
    layout = Layout(window)
    left, top, width, height = layout.rect_to_px(DESIGN)
    assert left >= 0
    assert top >= 0
    assert left + width <= window[0] + 1
    assert top + height <= window[1] + 1
    assert layout.rect_to_px(layout.visible) == (0, 0, *window)


@given(window=WINDOWS, x=st.floats(0, 800), width=st.floats(1, 400))
def test_rectangles_that_touch_in_the_design_touch_in_the_window(window, x: float, width: float) -> None:
    layout = Layout(window)
    one = layout.rect_to_px(Rect(x, 0, width, 10))
    two = layout.rect_to_px(Rect(x + width, 0, width, 10))
    assert one[0] + one[2] == two[0]


def test_on_a_dense_screen_the_pointer_counts_in_larger_units() -> None:
    assert Layout((3200, 1800), density=2.0).pointed((800, 450)) == (800, 450)
    assert Layout((1600, 900)).pointed((800, 450)) == (800, 450)


def test_thin_lines_do_not_vanish_in_small_windows() -> None:
    assert Layout((960, 540)).length_to_px(0.5) == 1
    assert Layout((960, 540)).length_to_px(0) == 0
    assert Layout((960, 540)).size_to_px((0.1, 100)) == (1, 60)


def test_rectangles_answer_about_themselves() -> None:
    rect = Rect(10, 20, 100, 50)
    assert rect.centre == (60, 45)
    assert rect.contains((10, 20))
    assert not rect.contains((110, 20))
    assert rect.inset(5) == (15, 25, 90, 40)
    assert rect.inset(5, 10) == (15, 30, 90, 30)
    assert rect.moved(1, 2) == (11, 22, 100, 50)
    assert Rect.around((60, 45), 100, 50) == rect
    assert rect.columns(2, gap=20) == [(10, 20, 40, 50), (70, 20, 40, 50)]
    assert rect.shares((3, 1), gap=20) == [(10, 20, 60, 50), (90, 20, 20, 50)]
    assert rect.rows(2, gap=10) == [(10, 20, 100, 20), (10, 50, 100, 20)]
    assert rect.overlaps(Rect(109, 69, 5, 5))
    assert not rect.overlaps(Rect(110, 20, 5, 5))
