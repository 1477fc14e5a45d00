"""The tour of all screens arrives where the names of its visits say."""

from pathlib import Path

import pytest

from game.ai.in_process import InProcessThinker
from game.app.app import App, make_kit
from game.app.launch_options import LaunchOptions
from game.catalog import GAMES, game_named
from game.devtools.screen_tour import arrive, visits
from game.engine.scenes import Quit
from tests.kit import shared_bakery, shared_window


@pytest.mark.parametrize("game", GAMES)
def test_the_faces_of_a_setup_are_open(game: str, tmp_path: Path) -> None:
    kit = make_kit(LaunchOptions(language="en", speed="off"), cached=False)
    kit.audio.set_volumes(0.0, 0.0, 0.0)
    kit.bakery = shared_bakery()
    app = App(kit, tmp_path, InProcessThinker(game_named))
    visit = next(visit for visit in visits(app, brief=True) if visit.name == f"{game}-setup-faces")
    stack = arrive(visit, shared_window((640, 360)))
    names = {target.name for target in stack.targets()}
    stack.apply(Quit())
    assert names
    assert all(name.startswith("pick.") for name in names)
