"""Which scene leads to which, and what happens when something on the way is broken."""

from pathlib import Path
from shutil import copytree

import pytest

from game import paths
from game.ai.direct import DirectThinker
from game.app import App
from game.catalog import GAMES, game_named
from game.scenes.credits import CreditsScene
from game.scenes.scoring import ScoringScene
from game.scenes.setup import SetupScene
from game.scenes.title import TitleScene
from game.table.scene import TableScene
from game.wishes import Wishes
from tests.kit import make_kit


@pytest.fixture
def app(tmp_path: Path) -> App:
    return App(make_kit(), tmp_path, DirectThinker(game_named))


@pytest.mark.parametrize("name", GAMES)
def test_every_table_is_reached(app: App, name: str) -> None:
    assert isinstance(app.title(), TitleScene)
    assert isinstance(app.rooms.credits(), CreditsScene)
    assert isinstance(app.rooms.setup(name), SetupScene)
    setup = app.rooms.setup_from(Wishes(game=name, seed=1))
    table = app.rooms.table(setup)
    assert isinstance(table, TableScene)
    assert [player.human for player in table.session.players] == [True] + [False] * (GAMES[name].seats[0] - 1)
    assert table.session.match.seed == 1
    table.session.resign(0)
    assert isinstance(app.rooms.scoring(table.session, setup), ScoringScene)


def broken_levels(tmp_path: Path, before: str, after: str) -> Path:
    levels = copytree(paths.levels(), tmp_path / "levels")
    path = levels / "taisen" / "table.tmx"
    path.write_text(path.read_text("utf-8").replace(before, after), "utf-8")
    return levels


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (('name="tile.3"', 'name="tile.33"'), "tile.3"),
        (('name="tray"', 'name="tile.1"'), "tile.1"),
        (("<map", "<mop"), "table.tmx"),
    ],
)
def test_a_broken_map_leads_back_to_the_title_with_a_sentence(
    app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: tuple[str, str], words: str
) -> None:
    levels = broken_levels(tmp_path, *change)
    monkeypatch.setattr(paths, "levels", lambda: levels)
    scene = app.rooms.table(app.rooms.setup_from(Wishes(game="taisen")))
    assert isinstance(scene, TitleScene)
    (sentence,) = app.kit.notices
    assert "table.tmx" in sentence
    assert words in sentence


def test_leaving_before_anything_was_opened_is_no_trouble(app: App) -> None:
    app.close()
    assert "rooms" not in vars(app)
