"""Every screen works at every size and in every language, and no text is cut off."""

import pytest

from game.engine.input.commands import Command, Kind
from game.engine.loop import play
from game.engine.scenes import SceneStack
from game.engine.window import Window
from tests.kit import SPOKEN, make_kit, make_window
from tests.scenes.support.person import Person
from tests.scenes.support.screens import EVERY, crowded_setup

SIZES = ((960, 540, "largest"), (1280, 720, "normal"), (1920, 1080, "large"))
"""Window sizes with text sizes. The smallest window with the largest text is the hardest."""
DT = 1 / 30


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
    window = make_window((width, height))
    kit = make_kit(language)
    kit.preferences.interface = words
    stack = EVERY[screen](kit)
    frames: list[list[Command]] = [[] for _ in range(60)]
    frames[20] = [Command(Kind.NEXT)]  # shows the focus, and skips what a key can skip
    play(stack, window, frames, DT, kit)
    assert stack.targets()
    assert inside_the_window(stack, window)
    assert window.writer.overflows == []
    window.close()


@pytest.mark.parametrize("language", SPOKEN)
def test_four_seats_and_three_options_fit(language: str) -> None:
    window = make_window((1280, 720))
    scene = crowded_setup(make_kit(language))
    person = Person(scene, window.canvas)
    person.click("players.4")
    person.live(40)
    assert inside_the_window(SceneStack(scene), window)
    rects = [target.rect for target in scene.targets()]
    assert not any(one.overlaps(other) for one in rects for other in rects if one is not other)
    assert window.writer.overflows == []
    window.close()


@pytest.mark.parametrize("shape", [(1600, 720), (1000, 900)], ids=["wide", "tall"])
@pytest.mark.parametrize("screen", EVERY)
def test_other_shapes_of_windows_show_everything(screen: str, shape: tuple[int, int]) -> None:
    window = make_window(shape)
    stack = EVERY[screen](make_kit())
    play(stack, window, [[]] * 5, DT)
    assert inside_the_window(stack, window)
    window.close()
