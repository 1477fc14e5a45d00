"""What a widget stands for is handed on by a click; names are only for tools and tests."""

from game.engine.geometry import Point, Rect
from game.engine.widgets.widget import Activated, Area, DragHandle, Dropped, Payload, What, name_of


class Card(Payload, frozen=True, tag="card"):
    seat: int
    clan: str


class Plate(Payload, frozen=True, tag="plate"):
    seat: int


RECT = Rect(0, 0, 100, 100)
MIDDLE = Point(50, 50)


def test_a_payload_has_the_name_of_its_widget() -> None:
    assert name_of(Card(2, "fox")) == Area(Card(2, "fox"), RECT).name == "card.2.fox"
    assert name_of("menu") == Area("menu", RECT).name == "menu"


def test_a_click_hands_on_what_was_clicked() -> None:
    area = Area(Card(2, "fox"), RECT)
    area.press(MIDDLE)
    answer = area.release(MIDDLE)
    assert answer == Activated("card.2.fox", Card(2, "fox"))
    assert isinstance(answer, Activated)
    assert answer.what == Card(2, "fox")
    assert Activated("menu").what == "menu"


def test_a_drag_tells_what_is_dragged() -> None:
    carried: list[tuple[What, Point]] = []
    handle = DragHandle(Plate(1), RECT, lambda what, at: carried.append((what, at)))
    handle.press(MIDDLE)
    handle.point(Point(90, 50))
    assert carried == [(Plate(1), Point(90, 50))]
    assert handle.release(Point(90, 50)) == Dropped("plate.1", Point(90, 50), Plate(1))


def test_two_kinds_with_the_same_fields_are_not_the_same() -> None:
    class Dial(Payload, frozen=True, tag="dial"):
        seat: int

    assert Plate(1) != Dial(1)
