"""The setup: what is filled in is what is played, and invalid input is refused where it was typed."""

from dataclasses import replace

import pytest

from game.catalog import GAMES
from game.core.refusal import BadData, refuse
from game.engine.input.commands import Command, Kind
from game.engine.kit import Kit
from game.engine.scenes import Pop, Push, Replace, Scene
from game.engine.text.text_files import LANGUAGES
from game.scenes.setup.exits import WaitingMatch
from game.scenes.setup.form import Form
from game.scenes.setup.scene import SetupScene
from game.table.session import Player
from game.table.setup.match_setup import MatchSetup, computer
from tests.kit import make_kit, shared_window
from tests.scenes.support.person import Person
from tests.scenes.support.screens import LEVELS, NAMES, SETUP_DOORS, Exit, crowded_setup, setup, setup_waiting


def started(person: Person) -> MatchSetup:
    assert isinstance(person.asked, Replace)
    door = person.asked.scene
    assert isinstance(door, Exit)
    made = door.told[1]
    assert isinstance(made, MatchSetup)
    return made


def test_enter_at_once_starts_a_person_against_a_computer(kit: Kit) -> None:
    usual = MatchSetup("taisen", (Player(NAMES[0]), computer("taisen", 1, "adept")), {"first": "random"})
    assert Person(setup(kit)).press(Kind.CONFIRM) == Replace(Exit("table", usual))


def test_with_the_mouse_alone(kit: Kit) -> None:
    person = Person(setup(kit))
    person.click("seat.0.who.computer")
    person.click("seat.0.level.shadow")
    person.click("seat.1.who.person")
    assert "seat.1.level.adept" not in person.names()
    person.click("option.first.wolf")
    person.click("start")
    players = (computer("taisen", 0, "shadow"), Player(NAMES[1]))
    assert started(person) == MatchSetup("taisen", players, {"first": "wolf"})


def test_with_the_keyboard_alone(kit: Kit) -> None:
    person = Person(setup(kit))
    focus = person.scene.focus
    person.press(Kind.NEXT, Kind.NEXT)
    assert focus.current == "seat.0.name"
    person.erase(len(NAMES[0]))
    person.type("Zoé")
    person.press(Kind.NEXT)
    assert focus.current == "seat.0.who"
    person.press(Kind.NEXT, Kind.NEXT, Kind.NEXT, Kind.NEXT)
    assert focus.current == "seat.1.level"
    person.press(Kind.RIGHT, Kind.NEXT, Kind.RIGHT, Kind.NEXT)
    assert focus.current == "seed"
    person.type("42")
    assert person.press(Kind.CONFIRM) is None
    person.press(Kind.CONFIRM)
    players = (Player("Zoé"), computer("taisen", 1, "master"))
    assert started(person) == MatchSetup("taisen", players, {"first": "monkey"}, 42)


def test_escape_ends_the_typing_first_and_then_goes_back(kit: Kit) -> None:
    person = Person(setup(kit))
    person.click("seed")
    person.type("1")
    assert person.press(Kind.CANCEL) is None
    assert not person.scene.wants_text
    assert person.press(Kind.CANCEL) == Pop()
    assert Person(setup(kit)).click("back") == Pop()
    assert Person(setup(kit)).press(Kind.PREVIOUS, Kind.PREVIOUS, Kind.CONFIRM) == Pop()


@pytest.mark.parametrize(
    ("typed", "number"),
    [("028T5CY4TQKFF", 0x0123456789ABCDEF), ("028t-5cy4-tqkff", 0x0123456789ABCDEF), ("999999999999", 999_999_999_999)],
)
def test_the_number_of_a_match_is_typed_in(kit: Kit, typed: str, number: int) -> None:
    person = Person(setup(kit))
    person.click("seed")
    person.type(typed)
    assert person.scene.form.seed_problem is None
    person.click("start")
    assert started(person).seed == number


def test_a_number_is_not_found_fault_with_while_it_is_typed(kit: Kit) -> None:
    person = Person(setup(kit))
    person.click("seed")
    person.type("028T5")
    assert person.scene.number_problem is None
    person.click("start")
    assert (person.asked, person.scene.number_problem) == (None, "setup.seed_bad")
    person.type("CY4")
    assert person.scene.number_problem is None
    person.press(Kind.NEXT)
    assert person.scene.number_problem == "setup.seed_bad"
    person.click("seed")
    person.type("!")
    assert person.scene.number_problem == "setup.seed_bad"


def test_the_number_of_a_match_is_pasted_with_all_that_came_along(kit: Kit) -> None:
    person = Person(setup(kit))
    person.click("seed")
    person.do(Command(Kind.TEXT, text="\t 028T 5CY4 TQKFF\r\n"))
    person.click("start")
    assert started(person).seed == 0x0123456789ABCDEF


@pytest.mark.parametrize("typed", ["x", "12a", "-4", "٣", "028T5CY4TQKF", "ZZZZZZZZZZZZZ", str(2**64)])
def test_a_number_that_is_none_is_refused_at_the_field(kit: Kit, typed: str) -> None:
    person = Person(setup(kit))
    person.click("seed")
    person.type(typed)
    assert person.scene.form.seed_problem == "setup.seed_bad"
    assert person.click("start") is None
    assert person.scene.focus.current == "seed"
    person.erase(len(typed))
    person.click("start")
    assert started(person).seed is None


def test_an_empty_name_is_the_seats_own(kit: Kit) -> None:
    person = Person(setup(kit))
    person.click("seat.0.name")
    person.erase(20)
    person.type("  ")
    person.click("start")
    assert started(person).players[0].name == NAMES[0]


def test_a_character_is_picked_from_its_face_with_the_mouse(kit: Kit) -> None:
    person = Person(setup(kit))
    person.click("seat.1.face")
    assert "start" not in person.names()
    person.click("pick.sayo")
    person.click("start")
    assert started(person).players[1] == Player("Sayo", "adept", "sayo")


def test_a_character_is_picked_with_the_keyboard_and_escape_keeps_the_old_one(kit: Kit) -> None:
    person = Person(setup(kit))
    focus, seat = person.scene.focus, person.scene.form.every_seat[1]
    before = seat.character
    while focus.current != "seat.1.face":
        person.press(Kind.NEXT)
    person.press(Kind.CONFIRM)
    assert focus.current == f"pick.{before}"
    person.press(Kind.RIGHT)
    assert focus.current != f"pick.{before}"
    assert person.press(Kind.CANCEL) is None
    assert (focus.current, seat.character) == ("seat.1.face", before)
    person.press(Kind.CONFIRM, Kind.RIGHT, Kind.CONFIRM)
    picked = seat.character
    assert picked != before
    person.press(Kind.NEXT, Kind.RIGHT)
    assert seat.character != picked


def test_nobody_sits_at_a_table_twice(kit: Kit) -> None:
    person = Person(crowded_setup(kit))
    person.click("players.4")
    seats = person.scene.form.taken
    assert len({seat.character for seat in seats}) == len(seats)
    taken = seats[2].character
    person.click("seat.1.face")
    person.click(f"pick.{taken}")
    assert seats[1].character != taken
    assert taken not in person.scene.form.free_characters(1)


def test_more_seats_may_be_taken_and_left_again(kit: Kit) -> None:
    person = Person(crowded_setup(kit))
    person.click("players.4")
    person.click("seat.3.who.person")
    person.click("players.3")
    assert "seat.3.name" not in person.names()
    person.click("option.weather.next")
    person.click("players.4")
    person.click("start")
    made = started(person)
    assert [player.human for player in made.players] == [True, False, False, True]
    assert made.options == {"mission": 9, "open_stacks": "off", "weather": "rain"}


def test_only_levels_that_exist_are_offered(kit: Kit) -> None:
    offered = {name for name in Person(setup(kit, levels=("adept",))).names() if ".level." in name}
    assert offered == {"seat.1.level.adept"}


def test_the_last_match_is_the_beginning_of_the_next() -> None:
    last = MatchSetup("taisen", (Player("Sai", "master", "sai"), Player("Pia")), {"first": "wolf"}, 9)
    assert Form(GAMES["taisen"], NAMES, LEVELS, last).setup() == MatchSetup("taisen", last.players, {"first": "wolf"})


def test_what_no_longer_exists_is_left_out_of_the_last_match() -> None:
    last = MatchSetup("taisen", (Player("Ole", "wizard"), Player("Pia"), Player("Tom")), {"first": "cat", "fog": 1})
    assert Form(GAMES["taisen"], NAMES, LEVELS, last).setup() == MatchSetup(
        "taisen", (computer("taisen", 0, "adept"), Player("Pia")), {"first": "random"}
    )


def test_a_computer_without_a_character_gets_the_usual_one() -> None:
    last = MatchSetup("taisen", (Player("Ole"), Player("Wolf", "master")))
    assert Form(GAMES["taisen"], NAMES, LEVELS, last).setup().players[1] == computer("taisen", 1, "master")


def test_learning_and_the_rules_are_one_click_away(kit: Kit) -> None:
    assert Person(setup(kit)).click("learn") == Push(Exit("lesson"))
    assert Person(setup(kit)).click("rules") == Push(Exit("rulebook"))


def test_a_match_that_waits_is_continued_first(kit: Kit) -> None:
    assert Person(setup_waiting(kit)).press(Kind.CONFIRM) == Replace(Exit("continued"))
    assert Person(setup_waiting(kit)).click("continue") == Replace(Exit("continued"))
    started = Person(setup_waiting(kit)).click("start")
    assert isinstance(started, Replace)
    assert started != Replace(Exit("continued"))


def test_a_match_that_cannot_be_continued_says_why(kit: Kit) -> None:
    def refuses() -> Scene:
        raise BadData(refuse("refused.save_name"))

    exits = replace(SETUP_DOORS, waiting=WaitingMatch("", refuses))
    person = Person(SetupScene(kit, GAMES["taisen"], NAMES, LEVELS, None, exits))
    assert person.click("continue") is None
    assert person.scene.toast.text == kit.say("refused.save_name")
    assert "continue" not in person.names()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_message_covers_neither_field_nor_button_nor_label(game: str, language: str) -> None:
    kit = make_kit(language)
    scenes = [setup(kit, GAMES[game])]
    scenes += [setup_waiting(kit)] if game == "oboro" else []
    for scene in scenes:
        for key in ("setup.for_beginners", "phone.invite.one_here"):
            scene.toast.show(kit.say(key))
            for size in ((1280, 720), (1920, 1080)):
                scene.draw(shared_window(size).canvas)
                place = scene.toast.rect
                assert place is not None
                assert not any(place.overlaps(rect) for rect in scene.needed()), (key, size, place)
