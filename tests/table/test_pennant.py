"""Pennants: where their point is, so that none points at the wrong thing."""

from game.engine.geometry import Rect
from game.table.frame.pennant import aim

PLACE = Rect(400, 400, 100, 100)


def test_the_point_slides_towards_its_place() -> None:
    assert aim(Rect(330, 300, 200, 50), PLACE, "above") == 100, "in the middle if that is above the place"
    assert aim(Rect(460, 300, 200, 50), PLACE, "above") == 22, "as far to the left as there is cloth"
    assert aim(Rect(250, 600, 200, 50), PLACE, "below") == 175
    assert aim(Rect(600, 410, 200, 50), PLACE, "right") == 25


def test_a_pennant_without_its_place_ahead_has_no_point() -> None:
    assert aim(Rect(560, 200, 200, 50), PLACE, "above") is None
    assert aim(Rect(100, 200, 200, 50), PLACE, "left") is None
    assert aim(Rect(350, 150, 200, 50), PLACE, "above") is None, "too far away"
