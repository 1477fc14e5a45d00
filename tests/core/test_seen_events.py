"""Events say themselves what they hide."""

from typing import ClassVar

from game.core.contract import OPEN, PUBLIC, Event


class Drawn(Event, frozen=True):
    seat: int
    cards: tuple[str | None, ...]
    from_top: bool
    hides: ClassVar = ("cards",)


class Traded(Event, frozen=True):
    seat: int
    target: int
    card: str | None
    hides: ClassVar = ("card",)
    known_to: ClassVar = ("seat", "target")


class Dealt(Event, frozen=True):
    hands: tuple[tuple[str | None, ...], ...]
    hides: ClassVar = ("hands",)
    known_to: ClassVar = ()


def test_an_event_that_hides_nothing_is_the_same_for_all() -> None:
    event = Event()
    assert all(event.seen_by(seat) is event for seat in (OPEN, PUBLIC, 0, 1))


def test_only_its_seat_sees_what_an_event_hides() -> None:
    event = Drawn(1, ("fox", "owl"), from_top=True)
    assert event.seen_by(1) is event
    assert event.seen_by(OPEN) is event
    assert event.seen_by(0) == event.seen_by(PUBLIC) == Drawn(1, (None, None), from_top=True)


def test_several_seats_can_know_what_an_event_hides() -> None:
    event = Traded(0, 2, "fox")
    assert event.seen_by(0) is event.seen_by(2) is event
    assert event.seen_by(1) == event.seen_by(PUBLIC) == Traded(0, 2, None)


def test_of_a_deal_every_seat_sees_its_own_entry() -> None:
    event = Dealt((("fox",), ("owl", "carp")))
    assert event.seen_by(0) == Dealt((("fox",), (None, None)))
    assert event.seen_by(1) == Dealt(((None,), ("owl", "carp")))
    assert event.seen_by(PUBLIC) == Dealt(((None,), (None, None)))
    assert event.seen_by(OPEN) is event
