"""The player's settings: the kit, the loop, the window and the keys follow them at once."""

import math
from collections.abc import Iterator

import msgspec
import pygame
import pytest

from game.engine import loop
from game.engine.canvas import Canvas
from game.engine.draw.static_layer import StaticLayer
from game.engine.input.commands import Command, Kind
from game.engine.kit import Kit
from game.engine.look import theme
from game.engine.prefs.preferences import CARDS, INTERFACE, PACES, PALETTES, SPEEDS, Preferences
from game.engine.scenes import Scene, SceneStack
from game.engine.window import Window, fitting, good_size
from tests.engine.test_loop import Watcher, clock, nothing, post
from tests.kit import make_kit, make_window


@pytest.fixture
def shown() -> Iterator[Window]:
    window = make_window()
    yield window
    window.close()


@pytest.fixture
def kept() -> list[Preferences]:
    return []


@pytest.fixture
def kit(kept: list[Preferences]) -> Kit:
    kit = make_kit()

    def match_keeper(preferences: Preferences) -> bool:
        kept.append(msgspec.structs.replace(preferences))
        return True

    kit.save_preferences = match_keeper
    return kit


def test_every_choice_has_a_meaning_and_the_other_way_round() -> None:
    assert set(SPEEDS) == set(theme.MOTION)
    assert set(PACES) == set(theme.PACES) == set(theme.WAITS)
    assert set(INTERFACE) == set(theme.INTERFACE)
    assert len(set(CARDS)) == 2
    assert len(set(PALETTES)) == 4


@pytest.mark.parametrize(
    ("field", "value"),
    [("speed", "sideways"), ("language", "english"), ("music", 1.5), ("window", [0, 4]), ("keys", {"HINT": 3})],
)
def test_what_makes_no_sense_is_no_preference(field: str, value: object) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({field: value}, Preferences)


def test_speed_and_pace_of_the_kit_are_those_of_the_preferences(kit: Kit) -> None:
    kit.speed, kit.pace = "fast", "long"
    assert (kit.preferences.speed, kit.preferences.pace) == ("fast", "long")
    assert kit.reading(2.0) == 2.0 * theme.PACES["long"]


def test_reduced_motion_and_no_motion_stand_still(kit: Kit) -> None:
    assert not kit.still
    kit.preferences.still = True
    assert kit.still
    assert math.isinf(kit.motion)
    kit.preferences.still = False
    kit.speed = "off"
    assert kit.still


def test_reduced_motion_takes_its_time_and_no_motion_takes_none(kit: Kit) -> None:
    assert kit.waiting(1.0) == 1.0
    kit.preferences.still = True
    assert (kit.tempo, kit.at_once, kit.waiting(1.0)) == (1.0, False, 1.0)
    kit.pace = "long"
    assert kit.waiting(1.0) > 1.0
    kit.pace = "short"
    assert kit.waiting(1.0) < 1.0
    kit.speed = "off"
    assert (kit.at_once, kit.waiting(1.0)) == (True, 0.0)


def test_language_and_volumes_follow(kit: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    volumes: list[tuple[float, ...]] = []
    monkeypatch.setattr(kit.audio, "set_volumes", lambda *chosen: volumes.append(chosen))
    kit.preferences.language, kit.preferences.music, kit.preferences.effects = "de", 0.1, 0.2
    kit.tune()
    assert kit.texts.language == "de"
    assert volumes == [(0.1, 0.2, 0.6)]
    kit.preferences.language, kit.system_language = None, "nl"
    kit.tune()
    assert kit.texts.language == "nl"
    kit.preferences.language = "xx"
    kit.tune()
    assert kit.texts.language == "nl"


def test_a_chosen_key_and_the_full_screen_work_in_the_loop(shown: Window, kit: Kit, kept: list[Preferences]) -> None:
    kit.preferences.keys["HINT"] = "Q"
    q = post(pygame.KEYDOWN, key=pygame.K_q, mod=0, scancode=0, unicode="q")
    f11 = post(pygame.KEYDOWN, key=pygame.K_F11, mod=0, scancode=0, unicode="")
    scene = Watcher(q, f11, nothing)
    loop.run(SceneStack(scene), shown, kit=kit, now=clock(0.1))
    assert Command(Kind.HINT) in scene.commands
    assert shown.fullscreen
    assert [one.fullscreen for one in kept] == [True]


def test_the_window_follows_at_once(shown: Window, kit: Kit) -> None:
    def choose() -> None:
        kit.preferences.fullscreen, kit.preferences.interface = True, "largest"

    seen: list[tuple[bool, float]] = []
    scene = Watcher(choose, nothing, lambda: seen.append((shown.fullscreen, shown.writer.size_factor)))
    loop.run(SceneStack(scene), shown, kit=kit, now=clock(0.1))
    assert seen == [(True, theme.INTERFACE["largest"])]


def test_what_stands_still_is_composed_again_for_other_words_and_colours(shown: Window, kit: Kit) -> None:
    composed: list[str] = []

    class Page(Scene):
        layer = StaticLayer()

        def draw(self, canvas: Canvas) -> None:
            self.layer.draw(canvas, "the same", lambda _: composed.append(kit.texts.language))

    stack = SceneStack(Page())

    def frames(count: int) -> int:
        loop.play(stack, shown, [[]] * count, 0.1, kit)
        return len(composed)

    assert frames(3) == 1
    kit.preferences.language = "fr"
    kit.tune()
    assert frames(3) == 2
    kit.preferences.interface = "large"
    assert frames(3) == 3
    kit.preferences.contrast = True
    kit.tune()
    assert frames(3) == 4


def test_the_size_of_the_window_is_remembered_once_it_was_changed(
    shown: Window, kit: Kit, kept: list[Preferences]
) -> None:
    loop.run(SceneStack(Watcher(nothing, nothing)), shown, kit=kit, now=clock(0.1))
    assert kept == []

    def resize() -> None:
        shown._window.size = (1600, 900)

    loop.run(SceneStack(Watcher(resize, *[nothing] * 6)), shown, kit=kit, now=clock(0.1))
    assert [one.window for one in kept] == [(1600, 900)]


def test_a_remembered_size_must_suit_the_desktop_of_today() -> None:
    assert fitting((1300, 800), (1920, 1080)) == (1300, 800)
    assert fitting((100, 100), (1920, 1080)) == (960, 540)
    assert fitting((2560, 1440), (1920, 1080)) == good_size((1920, 1080))
    assert fitting(None, (1920, 1080)) == good_size((1920, 1080))


def test_a_scene_that_wants_a_key_gets_its_name(shown: Window) -> None:
    class Chooser(Watcher):
        @property
        def wants_key(self) -> bool:
            return True

    scene = Chooser(post(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, scancode=0, unicode=""), nothing)
    loop.run(SceneStack(scene), shown)
    assert Command(Kind.KEY, text="Return") in scene.commands
    assert Command(Kind.CONFIRM) not in scene.commands
    assert not Scene().wants_key
