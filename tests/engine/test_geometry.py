"""Rectangles that are turned."""

import pytest

from game.engine.geometry import Rect, TiltedRect


def test_a_rectangle_turns_about_any_point() -> None:
    about_itself = TiltedRect.turned(Rect(100, 100, 40, 20), 30, (120, 110))
    assert about_itself == Rect(100, 100, 40, 20)
    assert about_itself.tilt == 30
    above = TiltedRect.turned(Rect(100, 0, 40, 20), 90, (120, 110))
    assert above.centre == pytest.approx((220, 110)), "clockwise: what was above is at the right"
    assert above.size == (40, 20)
