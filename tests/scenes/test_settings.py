"""The settings: every choice takes effect at once and is saved; keys can be rebound; a reset asks first."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pygame
import pytest

from game.core.refusal import refuse
from game.engine.input.commands import Command, Kind
from game.engine.input.keymap import FIXED, USUAL, Keymap, key_name, may_be_given
from game.engine.kit import Kit
from game.engine.look import theme
from game.engine.loop import play
from game.engine.prefs.preferences import Preferences
from game.engine.scenes import Pop, SceneStack
from game.engine.text.text_files import LANGUAGES
from game.engine.window import Window
from game.scenes.settings.page_drawing import trouble_words
from game.scenes.settings.pages import PAGES, tabs
from game.scenes.settings.scene import KEEP_AFTER, SettingsExits, SettingsScene
from tests.kit import make_kit, make_window
from tests.scenes.support.person import Person

FOLDER = Path("/home/anna/kagebako")


class Desk:
    """A player at the settings, and what was saved."""

    def __init__(self, page: str = "look", *, opens: bool = True, keeps: bool = True) -> None:
        self.kit = make_kit()
        self.kept: list[Preferences] = []
        self.shown: list[Path] = []
        self.opens, self.keeps = opens, keeps
        self.kit.save_preferences = self._keep
        self.scene = SettingsScene(self.kit, SettingsExits(FOLDER, self._show), page)
        self.person = Person(self.scene)

    @property
    def chosen(self) -> Preferences:
        return self.kit.preferences

    def key(self, name: str) -> None:
        self.scene.handle(Command(Kind.KEY, text=name))

    def wait(self) -> None:
        self.scene.update(KEEP_AFTER)

    def _keep(self, preferences: Preferences) -> bool:
        self.kept.append(msgspec.convert(msgspec.to_builtins(preferences), Preferences))
        return self.keeps

    def _show(self, folder: Path) -> bool:
        self.shown.append(folder)
        return self.opens


@pytest.fixture
def window() -> Iterator[Window]:
    window = make_window()
    yield window
    window.close()


CLICKS = [
    ("look", "language.de", "language", "de"),
    ("look", "fullscreen.full", "fullscreen", True),
    ("look", "interface.largest", "interface", "largest"),
    ("look", "cards.large", "cards", "large"),
    ("colours", "palette.tritan", "palette", "tritan"),
    ("colours", "contrast", "contrast", True),
    ("motion", "speed.off", "speed", "off"),
    ("motion", "pace.click", "pace", "click"),
    ("motion", "still", "still", True),
    ("sound", "unfocused.silent", "unfocused", "silent"),
    ("sound", "muted", "muted", True),
    ("play", "confirm", "confirm", False),
    ("play", "end_turns", "end_turns", True),
    ("look", "tv", "tv", True),
    ("play", "one_click", "one_click", True),
    ("play", "wait_for_me", "wait_for_me", False),
    ("look", "remarks", "remarks", False),
    ("play", "tips.later", "tips", "later"),
    ("play", "hints", "hints", False),
]


@pytest.mark.parametrize(("page", "target", "field", "value"), CLICKS)
def test_a_click_chooses_at_once_and_the_choice_is_kept(page: str, target: str, field: str, value: object) -> None:
    desk = Desk(page)
    desk.person.click(target)
    assert getattr(desk.chosen, field) == value
    assert desk.kept == []
    desk.wait()
    assert [getattr(one, field) for one in desk.kept] == [value]


def test_every_field_can_be_chosen_somewhere() -> None:
    on_pages = {name for names in PAGES.values() for name in names}
    assert on_pages | {"keys", "monitor", "window"} == set(Preferences.__struct_fields__)
    assert {field for _, _, field, _ in CLICKS} | {"music", "effects", "ambience"} == on_pages


def test_the_keyboard_alone_reaches_every_page_and_every_choice() -> None:
    desk = Desk()
    seen = {"look"}
    desk.person.press(Kind.NEXT)
    for _ in range(len(PAGES) - 1):
        desk.person.press(Kind.RIGHT)
        seen.add(desk.scene.page)
    assert seen == set(PAGES)
    desk.scene.handle(Command(Kind.DIGIT, number=3))
    assert desk.scene.page == "motion"
    desk.person.press(Kind.NEXT)
    desk.person.press(Kind.RIGHT)
    assert desk.chosen.speed == "fast"
    desk.person.press(Kind.DOWN)
    desk.person.press(Kind.DOWN)
    desk.person.press(Kind.CONFIRM)
    assert desk.chosen.still


def test_escape_and_the_button_lead_back() -> None:
    desk = Desk()
    assert desk.scene.handle(Command(Kind.CANCEL)) == Pop()
    desk.person.click("back")
    assert desk.person.asked == Pop()


def test_a_language_is_spoken_at_once_and_the_system_can_be_followed_again() -> None:
    desk = Desk()
    desk.kit.system_language = "nl"
    desk.person.click("language.fr")
    assert desk.kit.texts.language == "fr"
    desk.person.click("language.system")
    assert desk.chosen.language is None
    assert desk.kit.texts.language == "nl"


def test_volumes_are_heard_while_they_change(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk("sound")
    volumes: list[tuple[float, ...]] = []
    played: list[str] = []
    monkeypatch.setattr(desk.kit.audio, "set_volumes", lambda *chosen: volumes.append(chosen))
    monkeypatch.setattr(desk.kit.audio, "play", played.append)
    for kind in (Kind.NEXT, Kind.NEXT, Kind.LEFT, Kind.NEXT, Kind.RIGHT):
        desk.person.press(kind)
    assert volumes == [(0.55, 0.8, 0.6), (0.55, 0.85, 0.6)]
    assert played == ["ui.page"]


def test_the_mute_key_works_everywhere_and_the_switch_follows_it(window: Window) -> None:
    desk = Desk("sound")
    stack = SceneStack(desk.scene)
    play(stack, window, [[Command(Kind.MUTE)], []], 0.1, desk.kit)
    assert desk.chosen.muted
    desk.person.click("muted")
    assert not desk.chosen.muted


def test_a_palette_and_high_contrast_change_the_picture(window: Window) -> None:
    desk = Desk("colours")
    stack = SceneStack(desk.scene)
    pictures: set[bytes] = set()
    for target in ("palette.usual", "palette.protan", "palette.deutan", "palette.tritan", "contrast"):
        desk.person.click(target)
        play(stack, window, [[Command(Kind.POINT)]], 0.1, desk.kit)
        pictures.add(pygame.image.tobytes(window.canvas.surface, "RGB"))
    assert len(pictures) == 5
    assert desk.kit.theme.name == "tritan contrast"


def test_larger_words_are_larger(window: Window) -> None:
    desk = Desk()
    stack = SceneStack(desk.scene)
    sizes: list[float] = []
    for target in ("interface.normal", "interface.large", "interface.largest"):
        desk.person.click(target)
        play(stack, window, [[], []], 0.1, desk.kit)
        sizes.append(window.canvas.measure("Kagebako", theme.LABEL)[0])
    assert sizes == sorted(set(sizes))
    assert sizes[2] / sizes[0] == pytest.approx(theme.INTERFACE["largest"], abs=0.06)


def test_the_page_follows_the_full_screen_key() -> None:
    desk = Desk()
    desk.kit.preferences.fullscreen = True
    desk.scene.update(0.1)
    shown = {widget.name: widget for widget in desk.scene.focus.widgets}["fullscreen"]
    assert getattr(shown, "value", None) == "full"


def test_a_command_gets_another_key_and_its_holder_the_free_one() -> None:
    desk = Desk("keys")
    desk.person.click("key.UNDO")
    assert desk.scene.wants_key
    desk.key("H")
    assert not desk.scene.wants_key
    assert desk.chosen.keys == {"UNDO": "H", "HINT": "U"}
    said = desk.kit.say("settings.keys.swapped", button="H", command="Undo", other="Hint", other_button="U")
    assert desk.scene.toast.text == said
    desk.wait()
    assert desk.kept[-1].keys == desk.chosen.keys
    desk.person.click("usual_keys")
    assert desk.chosen.keys == {}


def test_a_free_key_is_simply_given_and_a_direction_takes_one_away() -> None:
    desk = Desk("keys")
    desk.person.click("key.HINT")
    desk.key("Q")
    assert desk.scene.toast.text == desk.kit.say("settings.keys.given", button="Q", command="Hint")
    desk.person.click("key.LEFT")
    desk.key("Q")
    assert Keymap(desk.chosen.keys).key_of(Kind.HINT) == ""
    assert desk.scene.toast.text == desk.kit.say("settings.keys.taken", button="Q", command="Left", other="Hint")


def test_keys_that_always_mean_the_same_are_refused_and_the_waiting_goes_on() -> None:
    desk = Desk("keys")
    desk.person.click("key.HINT")
    desk.key("Return")
    assert desk.scene.wants_key
    assert desk.scene.toast.text == desk.kit.say("settings.keys.fixed", button="Enter")
    assert desk.chosen.keys == {}


@pytest.mark.parametrize("kind", [Kind.CANCEL, Kind.CONFIRM, Kind.MENU])
def test_escape_or_a_pad_ends_the_waiting_and_nothing_else(kind: Kind) -> None:
    desk = Desk("keys")
    desk.person.click("key.HINT")
    assert desk.scene.handle(Command(kind)) is None
    assert not desk.scene.wants_key
    assert desk.chosen.keys == {}


def test_a_click_elsewhere_ends_the_waiting_and_counts() -> None:
    desk = Desk("keys")
    desk.person.click("key.HINT")
    desk.person.click("page.files")
    assert not desk.scene.wants_key
    assert desk.scene.page == "files"


def test_the_folder_is_shown_or_it_is_said_that_it_cannot_be() -> None:
    desk = Desk("files")
    desk.person.click("folder")
    assert desk.shown == [FOLDER]
    assert desk.scene.toast.text == ""
    stuck = Desk("files", opens=False)
    stuck.person.click("folder")
    assert stuck.scene.toast.text == stuck.kit.say("settings.files.failed")


def test_a_reset_asks_first_and_changes_everything_back() -> None:
    desk = Desk("files")
    keys = desk.chosen.keys
    desk.chosen.speed, desk.chosen.language, desk.chosen.contrast = "off", "de", True
    keys["UNDO"] = "H"
    desk.kit.tune()
    desk.person.click("reset")
    desk.scene.handle(Command(Kind.CONFIRM))  # the focus is on "no"
    assert desk.chosen.speed == "off"
    desk.person.click("reset")
    assert desk.scene.handle(Command(Kind.CANCEL)) is None
    desk.person.click("reset")
    desk.person.click("reset.yes")
    assert desk.chosen == Preferences()
    assert keys == {}
    assert desk.kit.texts.language == "en"
    assert desk.kit.theme.name == "usual"
    assert desk.scene.toast.text == desk.kit.say("settings.files.done")


def test_a_disk_that_refuses_is_mentioned_once() -> None:
    desk = Desk("play", keeps=False)
    desk.person.click("confirm")
    desk.wait()
    assert desk.scene.toast.text == desk.kit.say("settings.files.unsaved")
    desk.scene.toast.hide()
    desk.person.click("confirm")
    desk.wait()
    assert desk.scene.toast.text == ""


def test_leaving_writes_down_what_was_chosen_last() -> None:
    desk = Desk("play")
    desk.person.click("hints")
    desk.scene.leave()
    assert [one.hints for one in desk.kept] == [False]
    nothing = Desk("play")
    nothing.scene.leave()
    assert nothing.kept == []
    stuck = Desk("play", keeps=False)
    stuck.person.click("hints")
    stuck.scene.leave()
    assert stuck.kit.notices == [stuck.kit.say("settings.files.unsaved")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_went_wrong_with_the_file_is_told_in_words(language: str) -> None:
    kit = make_kit(language)
    for name in Preferences.__struct_fields__:
        told = trouble_words(kit.texts, refuse("settings.trouble.value", name=name))
        assert kit.say(f"settings.name.{name}") in told
    assert "settings.json.damaged-1" in trouble_words(
        kit.texts, refuse("settings.trouble.broken", file="settings.json.damaged-1")
    )


def test_every_command_has_words_and_every_fixed_key_is_known_by_name(window: Window) -> None:
    kit = make_kit()
    assert all(kit.texts.has(f"keys.does.{kind.name.lower()}") for kind in USUAL)
    assert not any(may_be_given(key_name(key)) for key in FIXED)


def test_without_a_folder_there_is_nothing_to_open() -> None:
    kit = make_kit()
    scene = SettingsScene(kit, SettingsExits(None, lambda _: True), "files")
    assert "folder" not in {target.name for target in scene.targets()}
    assert isinstance(kit, Kit)


def test_a_search_shows_what_it_finds_on_any_page() -> None:
    desk = Desk()
    desk.person.click("search")
    desk.person.type("reduced")
    assert "still" in desk.person.names()
    assert "fullscreen.full" not in desk.person.names()
    desk.person.click("still")
    assert desk.chosen.still
    assert desk.scene.handle(Command(Kind.CANCEL)) is None
    assert "fullscreen.full" in desk.person.names()


def test_the_page_from_which_a_search_began_is_a_click_away() -> None:
    desk = Desk()
    desk.person.click("search")
    desk.person.type("reduced")
    desk.person.click("page.look")
    assert not desk.scene.query
    assert "fullscreen.full" in desk.person.names()


def test_no_tab_is_raised_while_results_come_from_other_pages(window: Window) -> None:
    tops = []
    for raised in (True, False):
        window.canvas.surface.fill("black")
        tabs(make_kit().texts, "look", raised=raised).draw(window.canvas)
        tops.append(pygame.mask.from_threshold(window.canvas.surface, "black", (1, 1, 1)).count())
    assert tops[0] < tops[1], "a raised tag covers more"


def test_a_page_is_reset_alone() -> None:
    desk = Desk("motion")
    desk.person.click("reset_page")
    assert desk.scene.toast.text == desk.kit.say("settings.all_usual")
    desk.person.click("speed.fast")
    desk.chosen.contrast = True
    desk.person.click("reset_page")
    assert (desk.chosen.speed, desk.chosen.contrast) == ("normal", True)
