"""The pause menu: what it changes at the table, and the two actions that it confirms first."""

from collections.abc import Callable

import pytest

from game.engine.input.commands import Kind
from game.engine.kit import Kit
from game.engine.scenes import Pop, Push, Quit, Reset, Scene
from game.table.session import Player
from tests.scenes.support.person import Person
from tests.scenes.support.screens import Exit, pause, session, title


def test_every_way_back_to_the_table(kit: Kit) -> None:
    assert Person(pause(kit)).click("resume") == Pop()
    assert Person(pause(kit)).press(Kind.CANCEL) == Pop()
    assert Person(pause(kit)).press(Kind.MENU) == Pop()
    assert Person(pause(kit)).press(Kind.CONFIRM) == Pop()


def test_back_to_the_title(kit: Kit) -> None:
    assert Person(pause(kit)).click("title") == Reset(Exit("title"))
    assert Person(pause(kit)).press(*[Kind.NEXT] * 7, Kind.CONFIRM) == Reset(Exit("title"))


def test_to_the_rules_and_the_settings(kit: Kit) -> None:
    assert Person(pause(kit)).click("rules") == Push(Exit("rules"))
    assert Person(pause(kit)).click("settings") == Push(Exit("settings"))


@pytest.mark.parametrize("screen", [title, pause])
def test_a_button_switches_all_sound_off_and_on(kit: Kit, screen: Callable[[Kit], Scene]) -> None:
    person = Person(screen(kit))
    person.click("sound")
    assert kit.preferences.muted
    person.click("sound")
    assert not kit.preferences.muted


def test_hints_are_switched_off_for_this_match(kit: Kit) -> None:
    played = session(first="monkey")
    person = Person(pause(kit, played))
    assert played.hints
    person.click("hints")
    assert not played.hints
    assert kit.preferences.hints


@pytest.mark.parametrize("name", ["resign", "quit"])
def test_what_cannot_be_taken_back_is_asked_about_in_its_place(kit: Kit, name: str) -> None:
    person = Person(pause(kit))
    place = person.place(name)
    assert person.click(name) is None
    assert name not in person.names()
    for answer in ("yes", "no"):
        rect = person.place(f"{name}.{answer}")
        assert place.x <= rect.x < rect.right <= place.right
        assert rect.y == place.y
    assert person.click(f"{name}.no") is None
    assert name in person.names()
    person.click(name)
    assert person.press(Kind.CANCEL) is None
    assert name in person.names()


def test_resigning_gives_up_the_viewers_seat(kit: Kit) -> None:
    played = session(first="monkey")
    person = Person(pause(kit, played))
    person.click("resign")
    assert person.click("resign.yes") == Pop()
    assert played.resigned == 0


def test_resigning_with_keys_needs_two_decisions(kit: Kit) -> None:
    played = session(first="monkey")
    person = Person(pause(kit, played))
    person.press(*[Kind.NEXT] * 6, Kind.CONFIRM, Kind.CONFIRM)
    assert played.resigned is None
    person.press(Kind.CONFIRM, Kind.LEFT, Kind.CONFIRM)
    assert played.resigned == 0


def test_quitting(kit: Kit) -> None:
    person = Person(pause(kit))
    assert person.click("quit") is None
    assert person.click("quit.yes") == Quit()


def test_among_computers_nobody_resigns(kit: Kit) -> None:
    played = session("taisen", Player("A", "adept"), Player("B", "adept"))
    person = Person(pause(kit, played))
    assert person.click("resign") is None
    assert person.scene.toast.text == kit.say("pause.nobody_resigns")
    assert "resign.yes" not in person.names()


def test_a_match_that_is_over_changes_no_more(kit: Kit) -> None:
    played = session(first="monkey")
    played.resign(0)
    person = Person(pause(kit, played))
    person.click("resign")
    assert person.scene.toast.text == kit.say("refused.over")
    person.click("seat.0.computer")
    assert played.players[0].human


def test_a_seat_is_left_to_the_computer_and_taken_back_under_the_same_name(kit: Kit) -> None:
    played = session("taisen", Player("Anna"), Player("Wolf", "adept"), first="monkey")
    person = Person(pause(kit, played))
    person.click("seat.0.computer")
    assert played.players[0] == Player("Anna", "adept")
    person.click("seat.0.person")
    assert played.players[0] == Player("Anna")
    person.click("seat.1.person")
    assert played.players[1] == Player("Wolf")
    person.click("seat.1.computer")
    assert played.players[1] == Player("Wolf", "adept")


def test_the_first_change_of_a_seat_says_that_the_match_counts_apart(kit: Kit) -> None:
    played = session("taisen", Player("Anna"), Player("Wolf", "adept"), first="monkey")
    person = Person(pause(kit, played))
    person.click("seat.1.person")
    assert person.scene.toast.text == kit.say("pause.counts_apart")
    assert len(played.changes) == 1


def test_what_was_changed_stands_when_the_menu_is_left(kit: Kit) -> None:
    played = session("taisen", Player("Anna"), Player("Wolf", "adept"), first="monkey")
    for who in ("person", "computer"):
        scene = pause(kit, played)
        Person(scene).click(f"seat.1.{who}")
        scene.leave()
    assert [change.after.human for change in played.changes] == [True, False]


def test_nobody_resigns_before_shut_doors(kit: Kit) -> None:
    played = session("oboro", Player("Anna"), Player("Ben"), Player("Cleo"))
    scene = pause(kit, played)
    scene.table.presenter.covered = True
    scene.refresh()
    person = Person(scene)
    person.click("resign")
    assert person.scene.toast.text == kit.say("pause.doors_shut")
    assert "resign.yes" not in person.names()


def test_who_has_left_their_seat_resigns_for_the_one_who_plays_on(kit: Kit) -> None:
    played = session("taisen", Player("Anna"), Player("Ben"), first="monkey")
    played.viewed_by(0)
    played.hand_over(0, Player("Anna", "adept"))
    person = Person(pause(kit, played))
    person.click("resign")
    person.click("resign.yes")
    assert played.resigned == 1


def test_the_speed_is_chosen_with_mouse_or_keys(kit: Kit) -> None:
    Person(pause(kit)).click("speed.off")
    assert kit.still
    person = Person(pause(kit))
    person.press(Kind.PREVIOUS, Kind.PREVIOUS, Kind.PREVIOUS)
    assert person.scene.focus.current == "speed"
    person.press(Kind.LEFT)
    assert kit.speed == "fast"


def test_the_time_to_read_is_chosen_apart_from_the_speed(kit: Kit) -> None:
    usual = kit.reading(1.0)
    Person(pause(kit)).click("pace.click")
    assert kit.reading(1.0) == float("inf")
    Person(pause(kit)).press(Kind.PREVIOUS, Kind.PREVIOUS, Kind.LEFT)
    assert kit.reading(1.0) == 2 * usual
    assert kit.speed == "normal"


@pytest.mark.parametrize("deal", ["same", "new"])
def test_a_match_is_started_again_with_the_same_or_a_new_deal(kit: Kit, deal: str) -> None:
    person = Person(pause(kit))
    assert person.click("again") is None
    assert person.click(f"again.{deal}") == Reset(Exit("restart", deal == "same"))


def test_starting_again_can_be_thought_better_of(kit: Kit) -> None:
    person = Person(pause(kit))
    person.click("again")
    assert person.click("again.no") is None
    assert "again" in person.names()


def test_pointing_at_a_disabled_button_says_why_it_is(kit: Kit) -> None:
    person = Person(pause(kit, session("taisen", Player("Anna"), Player("Ben"), first="monkey")))
    person.point("turn")
    person.live(60)
    tip = person.scene.tooltip.tip
    assert tip is not None
    assert tip.head == kit.say("refused.undo_nothing")
    person.point("rules")
    person.live(60)
    assert person.scene.tooltip.tip is None


def test_back_to_the_start_of_my_turn(kit: Kit) -> None:
    played = session("taisen", Player("Anna"), Player("Ben"), first="monkey")
    person = Person(pause(kit, played))
    person.click("turn")
    assert person.scene.toast.text == kit.say("refused.undo_nothing")
    played.match.submit(played.match.legal_moves()[0])
    assert played.to_move == 0
    person = Person(pause(kit, played))
    person.scene.table.enter()
    assert person.click("turn") == Pop()
    assert not played.match.history
