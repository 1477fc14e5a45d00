"""Tooltips disappear with their screen, and return only when the pointer moves."""

from collections.abc import Callable

import pytest

from game.engine.geometry import Point
from game.engine.input.commands import Command, Kind
from game.engine.kit import Kit
from game.engine.scenes import Pop, Push, Scene, SceneStack
from game.scenes.list_screen import ListScene
from game.scenes.setup.scene import SetupScene
from tests.kit import make_kit
from tests.scenes.support.finished_matches import replays
from tests.scenes.support.screens import crowded_setup

SCREENS: dict[str, Callable[[Kit], SetupScene | ListScene]] = {"setup": crowded_setup, "list": replays}


@pytest.mark.parametrize("screen", SCREENS)
def test_a_tip_goes_with_its_screen(screen: str) -> None:
    scene = SCREENS[screen](make_kit())
    stack = SceneStack(scene)

    def shown(at: Point) -> bool:
        stack.frame([Command(Kind.POINT, at=at)], 0.1)
        for _ in range(20):
            stack.frame([], 0.1)
        return scene.tooltip.shown

    at = next(target.rect.centre for target in stack.targets() if shown(target.rect.centre))
    stack.apply(Push(Scene()))
    assert not scene.tooltip.shown
    stack.apply(Pop())
    assert not shown(at), "the pointer has not moved"
    assert shown(Point(at.x + 2, at.y))
