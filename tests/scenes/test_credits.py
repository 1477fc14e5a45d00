"""The credits name everybody and can be left again."""

import tomllib
from pathlib import Path

import pytest

from game.catalog import TITLES
from game.engine.canvas import Canvas
from game.engine.input.commands import Kind
from game.engine.scenes import Pop
from game.scenes.box import box_of
from game.scenes.credits import INSIDE, CreditsScene
from tests.kit import make_kit, shared_window
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


@pytest.mark.parametrize("place", [None, "https://example.org/kagebako"])
def test_they_say_where_the_newest_version_is_if_anybody_knows(
    place: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(Canvas, "text", lambda _canvas, text, *_rest, **_more: said.append(text))
    CreditsScene(make_kit(), TITLES, place).draw(shared_window((1280, 720)).canvas)
    told = [line for text in said for line in text.splitlines() if line.startswith("Newest version")]
    assert told == ([] if place is None else [f"Newest version: {place}"])


def test_every_game_has_a_publisher() -> None:
    assert all(box_of(name).credit.publishers for name in TITLES)
