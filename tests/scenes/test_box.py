"""What a game's folder says about its box, and what holds where it says nothing or nonsense."""

from pathlib import Path

import pytest

from game import paths
from game.catalog import TITLES
from game.engine.geometry import Rect
from game.engine.look import theme
from game.engine.look.theme import USUAL
from game.scenes.box import Box, box_of, tone
from game.scenes.crests import line_colour
from tests.kit import make_kit


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(paths, "GAMES", [*paths.GAMES, tmp_path])
    (tmp_path / "go").mkdir()
    return tmp_path / "go"


@pytest.mark.parametrize("name", TITLES)
def test_every_game_of_the_box_says_all_it_can(name: str) -> None:
    box = box_of(name)
    assert box.air
    assert all(air.within(Rect(0, 0, 300, 400)).tones for air in box.air)
    assets = make_kit().assets
    assert all(assets.has(crest.picture) for crest in box.crests)


def test_a_game_that_says_nothing_has_the_crests_of_the_seats(folder: Path) -> None:
    assert box_of("go") == box_of("nowhere") == Box()
    assert line_colour(USUAL, "go", 0) == line_colour(USUAL, "oboro", 0)
    assert line_colour(USUAL, "go", 5) == line_colour(USUAL, "go", 1)  # a fifth and a sixth seat begin again


@pytest.mark.parametrize(
    "text",
    [
        "not toml",
        "[credit]\nyear = 'then'",
        "[[crests]]\npicture = 'a'\nground = 'NO_SUCH'\nring = 'GOLD'",
        "[[crests]]\npicture = 'a'\nground = 'GOLD'\nring = 'NO_SUCH'",
        "[unheard]\nof = 1",
    ],
)
def test_nonsense_is_as_good_as_nothing(folder: Path, text: str, caplog: pytest.LogCaptureFixture) -> None:
    (folder / "box.toml").write_text(text, "utf-8")
    assert box_of("go") == Box()
    assert "box.toml" in caplog.text


def test_colours_are_those_of_the_look(monkeypatch: pytest.MonkeyPatch) -> None:
    assert tone("#102030") == (16, 32, 48)
    monkeypatch.setattr(theme, "GOLD", (1, 2, 3))
    assert tone("GOLD") == (1, 2, 3)
    assert tone(("GOLD", "#FFFFFF", 0.0)) == (1, 2, 3)
