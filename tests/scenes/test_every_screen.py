"""Every screen works at every size and in every language, and no text is cut off."""

import pytest

from game.engine.input.commands import Command, Kind
from game.engine.loop import play
from game.engine.scenes import SceneStack
from game.engine.window import Window
from tests.kit import SPOKEN, make_kit, shared_window
from tests.scenes.support.person import Person
from tests.scenes.support.screens import EVERY, crowded_setup

SIZES = ((960, 540, "largest"), (1280, 720, "normal"), (1920, 1080, "large"))
"""Window sizes with text sizes. The smallest window with the largest text is the hardest."""
DT = 1 / 30
DRAWN = (0, 1, 2, 9, 20, 21, 22, 40, 59)
"""The frames of two seconds that are drawn: while things appear, around the key, and when all has come to rest."""


def inside_the_window(stack: SceneStack, window: Window) -> bool:
    seen = window.canvas.visible
    rects = [target.rect for target in stack.targets()]
    return all(
        rect.x >= seen.x and rect.y >= seen.y and rect.right <= seen.right and rect.bottom <= seen.bottom
        for rect in rects
    )


@pytest.mark.parametrize(("width", "height", "words"), SIZES)
@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("screen", EVERY)
def test_a_screen_lives_and_every_word_fits(screen: str, language: str, width: int, height: int, words: str) -> None:
    window = shared_window((width, height), words)
    kit = make_kit(language)
    kit.preferences.interface = words
    stack = EVERY[screen](kit)
    for number in range(60):
        commands = [Command(Kind.NEXT)] if number == 20 else []  # shows the focus, and skips what a key can skip
        if number in DRAWN:
            play(stack, window, [commands], DT, kit)
        else:
            stack.frame(commands, DT)
    assert stack.targets()
    assert inside_the_window(stack, window)
    assert window.writer.overflows == []


@pytest.mark.parametrize("language", SPOKEN)
def test_four_seats_and_three_options_fit(language: str) -> None:
    window = shared_window((1280, 720))
    scene = crowded_setup(make_kit(language))
    person = Person(scene, window.canvas)
    person.click("players.4")
    person.live(40)
    assert inside_the_window(SceneStack(scene), window)
    rects = [target.rect for target in scene.targets()]
    assert not any(one.overlaps(other) for one in rects for other in rects if one is not other)
    assert window.writer.overflows == []


@pytest.mark.parametrize("shape", [(1600, 720), (1000, 900)], ids=["wide", "tall"])
@pytest.mark.parametrize("screen", EVERY)
def test_other_shapes_of_windows_show_everything(screen: str, shape: tuple[int, int]) -> None:
    window = shared_window(shape)
    stack = EVERY[screen](make_kit())
    play(stack, window, [[]] * 3, DT)
    assert inside_the_window(stack, window)
