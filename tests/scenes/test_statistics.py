"""The statistics: every page can be reached and shows the numbers, and a reset asks first."""

import pytest

from game.catalog import TITLES
from game.engine.input.commands import Command, Kind
from game.engine.look import theme
from game.engine.scenes import Pop, Push
from game.scenes.statistics.achievement_seals import _SIGNS, earned_line
from game.scenes.statistics.scene import StatisticsExits, StatisticsScene
from game.stats.achievements import SEALS
from game.stats.book import Book, FaceCounts, GameStats, LevelStats, LuckStats
from tests.kit import SPOKEN, make_kit, make_window
from tests.scenes.support.person import Person
from tests.scenes.support.screens import Exit, statistics
from tests.scenes.support.statistics import MemoryStats, full_book


class Reader(Person):
    """A player who also reads the text on the screen."""

    def __init__(self, scene: StatisticsScene) -> None:
        self.window = make_window()
        super().__init__(scene, self.window.canvas)
        self.words: list[str] = []
        written = self.window.canvas.writer.block

        def noted(text, *rest, **named):
            self.words.append(text)
            return written(text, *rest, **named)

        self.window.canvas.writer.block = noted
        self.live()

    def reads(self) -> list[str]:
        """Return all text on a freshly drawn page."""
        self.words.clear()
        self.scene.forget()
        self.live()
        return list(self.words)


def one_page() -> Book:
    line = LevelStats(played=12, won=9, shared=2, streak=4, longest=5, bests={"quickest": 7})
    dice = LuckStats(FaceCounts([50, 30, 20], [50.0, 33.3, 16.7], 100.0), FaceCounts([1, 1, 1], [1.5, 1.0, 0.5], 3.0))
    page = GameStats(line, {"master": line}, LevelStats(played=6), {"Anna": 2, "Ben": 4}, {"dice": dice})
    return Book(pages={"taisen": page}, seals=["village"])


def test_it_opens_on_the_first_game_that_was_played() -> None:
    stats = MemoryStats(one_page())
    scene = StatisticsScene(make_kit(), stats, TITLES, StatisticsExits(Exit))
    assert scene.tab == "taisen"
    assert "9 (75%)" in Reader(scene).reads()


def test_the_table_tells_what_was_counted() -> None:
    reader = Reader(statistics(make_kit(), MemoryStats(one_page()), page=2))
    words = reader.reads()
    for text in ("12", "9 (75%)", "2", "4", "5", "7", "Master", "Several people", "6"):
        assert text in words
    assert "Ben: 4     Anna: 2" in words
    assert any("50.0" not in word and word.startswith("100 · average") for word in words)
    assert "Too few to say anything yet." in words  # the bots have rolled only three dice
    assert any(word.startswith("Fair: differences like these") for word in words)


def test_matches_with_changed_seats_have_a_line_of_their_own_once_there_are_any() -> None:
    book = one_page()
    label = make_kit().say("statistics.changed")
    assert label not in Reader(statistics(make_kit(), MemoryStats(book), page=2)).reads()
    book.pages["taisen"].changed = LevelStats(played=33, won=11)
    words = Reader(statistics(make_kit(), MemoryStats(book), page=2)).reads()
    assert {label, "33", "11 (33%)", "Several people"} <= set(words)


def test_a_table_nobody_sat_at_offers_a_seat() -> None:
    person = Reader(statistics(make_kit(), MemoryStats(one_page()), page=3))
    assert any("Nobody has sat" in word for word in person.reads())
    assert person.click("play") == Push(Exit("setup", "oboro"))


@pytest.mark.parametrize("name", [*TITLES, "seals"])
def test_every_tab_opens_its_page_by_mouse(name: str) -> None:
    person = Reader(statistics(make_kit()))
    person.click(name)
    assert person.scene.tab == name
    assert person.asked is None


def test_tabs_are_reached_by_keys_alone() -> None:
    person = Reader(statistics(make_kit()))
    person.press(Kind.NEXT)
    while person.scene.focus.current != "oboro":
        person.press(Kind.NEXT)
    person.press(Kind.CONFIRM)
    assert person.scene.tab == "oboro"
    person.press(Kind.DOWN)
    assert person.scene.focus.current == "ninjutsu"
    person.press(Kind.CONFIRM)
    assert person.scene.tab == "ninjutsu"
    assert person.press(Kind.CANCEL) == Pop()


def test_a_digit_opens_a_page_and_others_do_nothing() -> None:
    scene = statistics(make_kit())
    for number, tab in ((4, "ninjutsu"), (5, "seals"), (6, "seals"), (0, "seals"), (1, "wataah")):
        assert scene.handle(Command(Kind.DIGIT, number=number)) is None
        assert scene.tab == tab


def test_the_kind_of_dice_is_chosen_where_there_are_several() -> None:
    person = Reader(statistics(make_kit(), page=4))
    assert {"kind.die_6", "kind.die_8", "kind.die_12", "kind.weapons"} <= person.names()
    assert "12" not in person.reads()
    person.click("kind.die_12")
    assert "12" in person.reads()
    person.click("taisen")
    assert {name for name in person.names() if name.startswith("kind.")} == {"kind.dice", "kind.strength"}
    person.click("ninjutsu")
    assert "12" in person.reads()  # still the same die


def test_back_leads_back() -> None:
    assert Person(statistics(make_kit())).click("back") == Pop()
    assert Person(statistics(make_kit())).press(Kind.CONFIRM) == Pop()


def test_a_reset_asks_first() -> None:
    stats = MemoryStats(full_book())
    person = Reader(statistics(make_kit(), stats))
    person.click("reset")
    assert "reset" not in person.names()
    person.press(Kind.CONFIRM)  # the focus is on "no"
    assert stats.resets == 0
    assert person.scene.focus.current == "reset"
    person.click("reset")
    assert person.press(Kind.CANCEL) is None
    assert "reset" in person.names()
    assert stats.resets == 0


def test_a_reset_tells_where_the_old_numbers_are() -> None:
    stats = MemoryStats(full_book())
    person = Reader(statistics(make_kit(), stats))
    person.click("reset")
    person.click("reset.yes")
    assert stats.resets == 1
    assert "statistics.json.old-1" in person.scene.toast.text
    assert any("Nobody has sat" in word for word in person.reads())
    person.click("reset")
    assert person.scene.toast.text == make_kit().say("statistics.nothing")
    assert "reset.yes" not in person.names()


def test_a_reset_that_fails_says_so_and_changes_nothing() -> None:
    stats = MemoryStats(full_book())
    stats.trouble = OSError(13, "Permission denied")
    person = Reader(statistics(make_kit(), stats))
    person.click("reset")
    person.click("reset.yes")
    assert "Permission denied" in person.scene.toast.text
    assert stats.book == full_book()
    assert not any("Nobody has sat" in word for word in person.reads())


def test_what_went_wrong_with_the_file_is_said_here_too() -> None:
    kit = make_kit()
    kit.notices.append("The statistics could not be read.")
    person = Reader(statistics(kit))
    assert person.scene.moving
    person.live(2)
    assert person.scene.toast.text == "The statistics could not be read."
    assert kit.notices == []
    person.live(600)
    assert not person.scene.moving


def test_every_seal_has_a_sign_and_words() -> None:
    assert set(_SIGNS) == set(SEALS)
    person = Reader(statistics(make_kit(), MemoryStats(one_page()), page=5))
    words = person.reads()
    kit = make_kit()
    for seal in SEALS:
        assert kit.say(f"achievement.{seal}") in words
        assert kit.say(f"achievement.{seal}_text") in words
    assert "1 of 12" in words


def test_the_scoring_has_a_line_for_new_seals() -> None:
    kit = make_kit()
    assert earned_line(kit, []) == ""
    assert earned_line(kit, ["village"]) == "New achievement: At their gate"
    assert earned_line(kit, ["village", "shadow"]) == "New achievements: At their gate, Out of the shadow"


@pytest.mark.parametrize("language", SPOKEN)
def test_every_verdict_fits(language: str) -> None:
    window = make_window()
    for counts in ([100, 0, 0], [53, 33, 14], [62, 22, 16], [3, 0, 0]):
        total = sum(counts)
        heap = FaceCounts(counts, [total / 2, total / 3, total / 6], float(total))
        book = one_page()
        book.pages["taisen"].luck["dice"] = LuckStats(heap, heap)
        Person(statistics(make_kit(language), MemoryStats(book), page=2), window.canvas).live(3)
    assert window.writer.overflows == []
    window.close()


@pytest.mark.parametrize("language", SPOKEN)
def test_the_question_and_every_kind_of_dice_fit(language: str) -> None:
    window = make_window()
    person = Person(statistics(make_kit(language), page=4), window.canvas)
    for kind in ("die_6", "die_8", "die_12", "weapons"):
        person.click(f"kind.{kind}")
    person.click("reset")
    rects = [target.rect for target in person.scene.targets()]
    assert not any(one.overlaps(other) for one in rects for other in rects if one is not other)
    assert window.writer.overflows == []
    window.close()


@pytest.mark.parametrize("language", SPOKEN)
def test_the_largest_words_fit(language: str) -> None:
    window = make_window()
    window.writer.size_factor = max(theme.INTERFACE.values())
    for page in range(1, 6):
        Person(statistics(make_kit(language), page=page), window.canvas).live(2)
    assert window.writer.overflows == []
    window.close()
