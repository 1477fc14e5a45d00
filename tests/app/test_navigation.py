"""Which scene leads to which, and what happens when something on the way is broken."""

from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

from game import paths
from game.ai.even import EVEN
from game.ai.in_process import InProcessThinker
from game.ai.worker import Find
from game.app import navigation
from game.app.app import App
from game.app.launch_options import LaunchOptions
from game.catalog import GAMES, game_named
from game.engine.input.commands import Command, Kind
from game.engine.scenes import Pop, SceneStack
from game.scenes.credits import CreditsScene
from game.scenes.hand_over.scene import DEAF_SECONDS, HandOverScene
from game.scenes.hand_over.sheet import PublicNews
from game.scenes.pause.scene import PauseScene
from game.scenes.scoring.scene import ScoringScene
from game.scenes.setup.scene import SetupScene
from game.scenes.title.scene import TitleScene
from game.table.face.log_line import LogLine
from game.table.scene import TableScene
from tests.kit import make_kit


@pytest.fixture
def app(tmp_path: Path) -> App:
    return App(make_kit(), tmp_path, InProcessThinker(game_named))


def test_the_credits_are_told_what_the_project_says(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(navigation, "homepage", lambda: "https://example.org/kagebako")
    shown = app.navigation.credits()
    assert isinstance(shown, CreditsScene)
    assert shown.homepage == "https://example.org/kagebako"


@pytest.mark.parametrize("name", GAMES)
def test_every_table_is_reached(app: App, name: str) -> None:
    assert isinstance(app.title(), TitleScene)
    assert isinstance(app.navigation.credits(), CreditsScene)
    assert isinstance(app.navigation.setup(name), SetupScene)
    setup = app.navigation.setup_from(LaunchOptions(game=name, seed=1))
    table = app.navigation.table(setup)
    assert isinstance(table, TableScene)
    assert [player.human for player in table.session.players] == [True] + [False] * (GAMES[name].seats[0] - 1)
    assert table.session.match.seed == 1
    table.session.resign(0)
    assert isinstance(app.navigation.scoring(table.session, setup), ScoringScene)


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if game.rules.secrets])
def test_the_doors_of_every_game_lead_to_the_menu_and_back(app: App, name: str) -> None:
    people = ("human",) * GAMES[name].seats[0]
    stack = SceneStack(app.navigation.table(app.navigation.setup_from(LaunchOptions(game=name, seats=people, seed=1))))
    app.kit.speed = "off"
    for _ in range(100):
        if isinstance(stack.top, HandOverScene):
            break
        stack.frame([], 0.1)
    doors = stack.top
    assert isinstance(doors, HandOverScene)
    stack.frame([], DEAF_SECONDS)
    assert "menu" in {target.name for target in stack.targets()}
    stack.frame([Command(Kind.CANCEL)], 0.1)
    assert isinstance(stack.top, PauseScene)
    stack.frame([Command(Kind.CANCEL)], 0.1)
    assert stack.top is doors


def test_the_doors_tell_nothing_that_has_left_the_log(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[PublicNews] = []

    def doors(*how: Any) -> HandOverScene:
        told.append(how[-1])
        return HandOverScene(*how)

    monkeypatch.setattr(navigation, "HandOverScene", doors)
    setup = app.navigation.setup_from(LaunchOptions(game="ninjutsu", seats=("human", "human"), seed=1))
    stack = SceneStack(table := app.navigation.table(setup))
    stack.frame([], 0.1)
    table.log.lines += [LogLine("a battle", None, page=1), LogLine("the third turn", None, fills=2)]
    monkeypatch.setattr(table.presenter, "since", lambda _: 0)
    stack.apply(Pop())
    stack.frame([], 0.1)
    assert [line.text for line in told[-1].lines] == ["the third turn"]


def test_an_even_opponent_follows_the_person_and_is_fixed_for_a_match(app: App) -> None:
    setup = app.navigation.setup_from(LaunchOptions(game="taisen", seats=("human", EVEN), seed=1))
    table = app.navigation.table(setup)
    assert isinstance(table, TableScene)
    first = table.session.players[1].strength
    assert first is not None
    assert 0.0 < first < 1.0
    table.session.submit(table.session.match.legal_moves()[0])
    table.session.resign(0)
    assert table.session.players[1].strength == first
    again = app.navigation.table(setup)
    assert isinstance(again, TableScene)
    strength = again.session.players[1].strength
    assert strength is not None
    assert strength < first, "a lost match makes the next opponent weaker"


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
    scene = app.navigation.table(app.navigation.setup_from(LaunchOptions(game="taisen")))
    assert isinstance(scene, TitleScene)
    (sentence,) = app.kit.notices
    assert "table.tmx" in sentence
    assert words in sentence


def test_leaving_before_anything_was_opened_is_no_trouble(app: App) -> None:
    app.close()
    assert "navigation" not in vars(app)


def test_a_failed_screen_and_the_end_of_the_program_stop_the_thinking(tmp_path: Path) -> None:
    thinker = RecordingThinker(game_named)
    app = App(make_kit(), tmp_path, thinker)
    assert app.navigation
    app.calm()
    assert thinker.calls == ["cancel"]
    app.close()
    assert thinker.calls == ["cancel", "close"]


class RecordingThinker(InProcessThinker):
    """Records how it is stopped."""

    def __init__(self, find: Find) -> None:
        super().__init__(find)
        self.calls: list[str] = []

    def cancel(self) -> None:
        self.calls.append("cancel")

    def close(self) -> None:
        self.calls.append("close")
