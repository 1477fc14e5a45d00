"""The credits name everybody and can be left again."""

import tomllib
from pathlib import Path

import pytest

from game.catalog import TITLES
from game.engine.input.commands import Kind
from game.engine.scenes import Pop
from game.scenes.box import box_of
from game.scenes.credits import INSIDE, CreditsScene
from tests.kit import make_kit
from tests.scenes.support.person import Person


@pytest.mark.parametrize("kind", [Kind.CANCEL, Kind.CONFIRM])
def test_keys_lead_back(kind: Kind) -> None:
    assert Person(CreditsScene(make_kit(), TITLES)).press(kind) == Pop()


def test_a_click_leads_back() -> None:
    assert Person(CreditsScene(make_kit(), TITLES)).click("back") == Pop()


def test_everything_that_ships_is_named() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))
    needed = {wanted.partition(">=")[0].removeprefix("fontpkg-") for wanted in project["project"]["dependencies"]}
    named = {name.lower().replace(" ", "-") for name, _ in INSIDE}
    assert {*needed, "python", "sdl", "fluidr3-gm,-frank-wen"} == named


def test_every_game_has_a_publisher() -> None:
    assert all(box_of(name).credit.publishers for name in TITLES)
