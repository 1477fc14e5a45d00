"""Saves, replays, statistics and ratings know matches only: trials and challenges keep nothing but their progress."""

from pathlib import Path

import pytest

from game.ai.in_process import InProcessThinker
from game.app.app import App
from game.catalog import game_named
from game.table.scene import TableScene
from game.table.session import Player
from game.table.setup.match_setup import MatchSetup
from game.trials.challenge_library import challenges
from game.trials.library import shipped
from tests.kit import make_kit
from tests.scenes.support import trials as screens


@pytest.fixture
def app(tmp_path: Path) -> App:
    return App(make_kit(), tmp_path / "home", InProcessThinker(game_named))


def files(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}


def moved(table: TableScene) -> None:
    table.enter()
    table.session.submit(table.session.match.legal_moves()[0])


def test_a_match_leaves_a_file(app: App, tmp_path: Path) -> None:
    """Else the test below would show nothing."""
    table = app.navigation.table(MatchSetup("taisen", (Player("Anna"), Player("Ben")), seed=3))
    assert isinstance(table, TableScene)
    moved(table)
    assert files(tmp_path)


def test_neither_a_challenge_nor_a_trial_leaves_any(app: App, tmp_path: Path) -> None:
    found = app.navigation.trials
    table = found.challenges.play(challenges("taisen")[0])
    moved(table)
    screens.win(table)
    screens.until_scored(table)
    trial = screens.trial_scene(found, shipped("taisen")[0])
    trial.enter()
    screens.solve(trial)
    assert found.progress.challenge(table.challenge).tries == 1
    assert found.progress.of(trial.trial).solved
    assert files(tmp_path) == set()
