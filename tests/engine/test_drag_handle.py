"""A handle: a click stays a click, a drag reports where it goes and where it ends."""

from game.engine.geometry import Point, Rect
from game.engine.input.commands import Command, Kind
from game.engine.widgets.focus import Focus
from game.engine.widgets.widget import Activated, DragHandle, Dropped, Refused, Used


def made(told: list[tuple[str, Point]], disabled: str | None = None) -> Focus:
    def carried(name: str, at: Point) -> None:
        told.append((name, at))

    return Focus([DragHandle("figure", Rect(0, 0, 50, 50), carried, disabled=disabled)])


def test_a_click_with_a_trembling_hand_is_a_click() -> None:
    told: list[tuple[str, Point]] = []
    focus = made(told)
    focus.handle(Command(Kind.PRESS, at=Point(10, 10)))
    focus.handle(Command(Kind.POINT, at=Point(14, 12)))
    assert focus.handle(Command(Kind.RELEASE, at=Point(14, 12))) == Activated("figure")
    assert told == []


def test_a_drag_is_followed_and_dropped_anywhere() -> None:
    told: list[tuple[str, Point]] = []
    focus = made(told)
    focus.handle(Command(Kind.PRESS, at=Point(10, 10)))
    assert focus.handle(Command(Kind.POINT, at=Point(200, 80))) == Used("figure")
    focus.handle(Command(Kind.POINT, at=Point(12, 10)))
    assert told == [("figure", Point(200, 80)), ("figure", Point(12, 10))]
    assert focus.handle(Command(Kind.RELEASE, at=Point(12, 10))) == Dropped("figure", Point(12, 10))
    focus.handle(Command(Kind.PRESS, at=Point(10, 10)))
    assert focus.handle(Command(Kind.RELEASE, at=Point(10, 10))) == Activated("figure")


def test_a_drag_that_leaves_the_window_ends_nowhere() -> None:
    told: list[tuple[str, Point]] = []
    focus = made(told)
    focus.handle(Command(Kind.PRESS, at=Point(10, 10)))
    focus.handle(Command(Kind.POINT, at=Point(200, 80)))
    assert focus.handle(Command(Kind.RELEASE)) == Dropped("figure", None)


def test_what_cannot_be_used_cannot_be_dragged() -> None:
    told: list[tuple[str, Point]] = []
    focus = made(told, disabled="why.not")
    focus.handle(Command(Kind.PRESS, at=Point(10, 10)))
    focus.handle(Command(Kind.POINT, at=Point(40, 40)))
    assert focus.handle(Command(Kind.RELEASE, at=Point(40, 40))) == Refused("figure", "why.not")
    assert told == []
