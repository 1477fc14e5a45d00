"""A group of widgets with the mouse alone, with keys alone, and with both."""

import pytest

from game.engine.geometry import Point, Rect
from game.engine.input.commands import Command, Kind
from game.engine.widgets.button import Button
from game.engine.widgets.focus import Focus
from game.engine.widgets.text_field import TextField
from game.engine.widgets.widget import Activated, Area, Refused, Used


def grid(**disabled: str) -> list[Area]:
    """Three rows: a b c / d e f / one wide g."""
    areas = [
        Area(name, Rect(100 * (place % 3), 100 * (place // 3), 80, 80), disabled=disabled.get(name))
        for place, name in enumerate("abcdef")
    ]
    return [*areas, Area("g", Rect(0, 200, 280, 80), disabled=disabled.get("g"))]


def send(focus: Focus, *kinds: Kind) -> object:
    answer = None
    for kind in kinds:
        answer = focus.handle(Command(kind))
    return answer


def click(focus: Focus, x: float, y: float) -> object:
    at = Point(x, y)
    focus.handle(Command(Kind.POINT, at))
    focus.handle(Command(Kind.PRESS, at))
    return focus.handle(Command(Kind.RELEASE, at))


def test_a_click_activates_what_is_under_it() -> None:
    focus = Focus(grid())
    assert click(focus, 110, 10) == Activated("b")
    assert click(focus, 90, 10) is None


def test_a_press_that_is_released_elsewhere_comes_to_nothing() -> None:
    focus = Focus(grid())
    focus.handle(Command(Kind.PRESS, Point(10, 10)))
    assert focus.handle(Command(Kind.RELEASE, Point(110, 10))) == Used("a")
    focus.handle(Command(Kind.PRESS, Point(10, 10)))
    assert focus.handle(Command(Kind.RELEASE, None)) == Used("a")


def test_a_word_is_asked_for_by_coming_and_not_by_being_there() -> None:
    focus, at = Focus(grid()), Point(10, 10)
    assert focus.asked is None
    focus.handle(Command(Kind.POINT, at))
    assert focus.asked is focus.hovered is not None
    focus.rest()
    focus.handle(Command(Kind.POINT, at))
    assert focus.hovered is not None
    assert focus.asked is None, "it has not moved"
    focus.handle(Command(Kind.POINT, Point(11, 10)))
    assert focus.asked is not None
    click(focus, 12, 10)
    assert focus.asked is None, "it has been used"
    send(focus, Kind.NEXT)
    assert focus.asked is not None
    send(focus, Kind.FOCUS_LOST)
    assert focus.asked is None


def test_the_pointer_hovers_over_the_topmost_only() -> None:
    below, above = Area("below", Rect(0, 0, 100, 100)), Area("above", Rect(50, 50, 100, 100))
    focus = Focus([below, above])
    focus.handle(Command(Kind.POINT, Point(75, 75)))
    assert (below.hovered, above.hovered) == (False, True)
    assert focus.hovered is above
    focus.handle(Command(Kind.POINT, None))
    assert focus.hovered is None
    assert not above.hovered


def test_what_is_disabled_says_why_when_it_is_tried() -> None:
    focus = Focus(grid(b="refused.not_yet"))
    assert click(focus, 110, 10) == Refused("b", "refused.not_yet")
    send(focus, Kind.LEFT)
    assert send(focus, Kind.CONFIRM) == Refused("b", "refused.not_yet")


def test_the_first_key_only_shows_the_focus() -> None:
    focus = Focus(grid(), first="e")
    assert not focus.shown
    send(focus, Kind.RIGHT)
    assert focus.shown
    assert focus.current == "e"
    send(focus, Kind.RIGHT)
    assert focus.current == "f"


@pytest.mark.parametrize(
    ("keys", "end"),
    [
        ((Kind.RIGHT,), "b"),
        ((Kind.RIGHT, Kind.RIGHT, Kind.RIGHT), "c"),
        ((Kind.DOWN,), "d"),
        ((Kind.DOWN, Kind.DOWN), "g"),
        ((Kind.RIGHT, Kind.DOWN, Kind.DOWN, Kind.UP), "e"),
        ((Kind.RIGHT, Kind.LEFT), "a"),
        ((Kind.UP,), "a"),
    ],
)
def test_arrows_travel_by_where_things_are(keys: tuple[Kind, ...], end: str) -> None:
    focus = Focus(grid(), first="a")
    send(focus, Kind.LEFT, *keys)
    assert focus.current == end


def test_arrows_pass_by_what_is_of_no_use_now_and_tab_does_not() -> None:
    areas = grid()
    areas[1].passed = areas[4].passed = True
    focus = Focus(areas, first="a")
    send(focus, Kind.LEFT, Kind.RIGHT)
    assert focus.current == "c"
    send(focus, Kind.PREVIOUS)
    assert focus.current == "b"


def test_tab_goes_round_in_order_and_back() -> None:
    focus = Focus(grid(), first="a")
    send(focus, Kind.NEXT)
    assert focus.current == "a"
    send(focus, Kind.PREVIOUS)
    assert focus.current == "g"
    send(focus, Kind.NEXT, Kind.NEXT)
    assert focus.current == "b"


def test_up_leaves_a_fan_of_cards_that_overlap() -> None:
    """The next card of the fan is a little higher, but it lies beside and not above."""
    fan = [Area(f"card.{place}", Rect(100 + 70 * place, 600 - 8 * place, 100, 150)) for place in range(3)]
    focus = Focus([Area("clan", Rect(120, 400, 160, 120)), *fan], first="card.1")
    send(focus, Kind.NEXT, Kind.UP)
    assert focus.current == "clan"


def test_every_widget_can_be_reached_with_arrows_alone() -> None:
    found = {"a"}
    frontier = ["a"]
    while frontier:
        start = frontier.pop()
        for kind in (Kind.LEFT, Kind.RIGHT, Kind.UP, Kind.DOWN):
            focus = Focus(grid(), first=start)
            send(focus, Kind.NEXT, kind)
            if focus.current not in found:
                found.add(focus.current)
                frontier.append(focus.current)
    assert found == set("abcdefg")


def test_enter_uses_the_first_widget_even_before_the_focus_shows() -> None:
    assert send(Focus(grid(), first="e"), Kind.CONFIRM) == Activated("e")
    assert send(Focus(grid()), Kind.CONFIRM) is None


def test_the_mouse_hides_the_focus_and_moves_it_along() -> None:
    focus = Focus(grid(), first="a")
    send(focus, Kind.RIGHT)
    click(focus, 110, 110)
    assert not focus.shown
    assert focus.current == "e"
    send(focus, Kind.DOWN)
    assert focus.current == "e"
    assert focus.shown


def test_pointer_and_focus_may_be_on_different_things() -> None:
    widgets = grid()
    focus = Focus(widgets, first="a")
    send(focus, Kind.RIGHT)
    focus.handle(Command(Kind.POINT, Point(110, 110)))
    assert focus.attended is widgets[0]
    assert focus.hovered is widgets[4]
    assert widgets[4].hovered
    assert not widgets[0].hovered


def test_other_widgets_of_the_same_name_keep_focus_and_pointer() -> None:
    focus = Focus(grid(), first="a")
    send(focus, Kind.RIGHT, Kind.RIGHT)
    focus.handle(Command(Kind.POINT, Point(110, 10)))
    again = grid()
    focus.replace(again[1:])
    assert focus.current == "b"
    assert again[1].focused
    assert again[1].hovered
    focus.replace(again[2:])
    assert focus.current is None
    assert send(focus, Kind.CONFIRM) is None
    send(focus, Kind.LEFT)
    assert focus.current == "c"


def test_a_press_survives_a_change_of_widgets() -> None:
    focus = Focus(grid())
    focus.handle(Command(Kind.PRESS, Point(10, 10)))
    focus.replace(grid())
    assert focus.handle(Command(Kind.RELEASE, Point(10, 10))) == Activated("a")


def test_two_widgets_of_one_name_are_an_error() -> None:
    with pytest.raises(ValueError, match="same name"):
        Focus([*grid(), *grid()])


def test_an_empty_group_answers_nothing() -> None:
    focus = Focus()
    assert send(focus, Kind.RIGHT, Kind.CONFIRM, Kind.NEXT) is None
    assert focus.targets() == []


def test_leaving_the_window_takes_the_pointer_away() -> None:
    widgets = grid()
    focus = Focus(widgets)
    focus.handle(Command(Kind.POINT, Point(10, 10)))
    assert send(focus, Kind.FOCUS_LOST) is None
    assert not widgets[0].hovered


def test_letters_go_to_a_field_only_while_it_is_open() -> None:
    field = TextField("deal", Rect(0, 0, 200, 48))
    focus = Focus([field, Button("go", Rect(0, 100, 200, 60), "Go")], first="deal")
    assert not focus.wants_text
    click(focus, 10, 10)
    assert focus.wants_text
    assert not focus.shown
    focus.replace(focus.widgets)
    assert focus.wants_text
    assert send(focus, Kind.CANCEL) == Used("deal")
    assert not focus.wants_text
    assert send(focus, Kind.CANCEL) is None
    send(focus, Kind.NEXT)
    assert focus.wants_text
    send(focus, Kind.DOWN)
    assert focus.current == "go"
    assert not focus.wants_text
    click(focus, 10, 10)
    click(focus, 500, 500)
    assert not focus.wants_text


def test_move_to_prepares_the_focus_without_showing_it() -> None:
    focus = Focus(grid(), first="a")
    focus.move_to("f")
    assert focus.current == "f"
    assert not focus.shown
    assert send(focus, Kind.CONFIRM) == Activated("f")
