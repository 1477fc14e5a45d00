"""A game of three files and a line in the catalogue: it can be played, saved, watched and looked up everywhere."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from shutil import copytree
from typing import Any

import pytest

from game import paths
from game.ai.in_process import InProcessThinker
from game.app.app import App, make_kit
from game.app.launch_options import LaunchOptions
from game.app.tables import BrokenGame, layout_of, open_table, playable
from game.catalog import GAMES, TITLES, game_named
from game.core.contract import PUBLIC
from game.engine.geometry import Point
from game.engine.input.commands import Command, Kind
from game.engine.scenes import SceneStack
from game.engine.text.text_files import LANGUAGES
from game.engine.text.translations import Texts
from game.engine.window import Window
from game.scenes.hand_over.scene import HandOverScene
from game.scenes.learn.scene import LearnScene
from game.scenes.replay.scene import ReplayScene
from game.scenes.rulebook.scene import RulebookScene
from game.scenes.scoring.scene import ScoringScene
from game.scenes.scoring.seal_scene import SealScene
from game.scenes.setup.scene import SetupScene
from game.scenes.statistics.scene import StatisticsScene
from game.scenes.title.scene import TitleScene
from game.table.plain.face import PlainFace
from game.table.scene import TableScene
from tests.kit import make_window, shared_bakery
from tests.listed.catalogue import FOLDER, list_game

NAME = "lanterns"
DT = 0.1


@pytest.fixture
def window() -> Iterator[Window]:
    made = make_window((640, 360))
    yield made
    made.close()


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> App:
    list_game(monkeypatch, NAME, "Lanterns")
    kit = make_kit(LaunchOptions(language="en", speed="off"), cached=False)
    kit.audio.set_volumes(0.0, 0.0, 0.0)
    kit.bakery = shared_bakery()
    return App(kit, tmp_path, InProcessThinker(game_named))


class Player:
    """Somebody at the whole program: sees what can be clicked, and clicks it."""

    def __init__(self, app: App, window: Window) -> None:
        self.app = app
        self.window = window
        self.stack = SceneStack(app.title())
        self.live()

    def live(self, frames: int = 3) -> None:
        for _ in range(frames):
            self.do()

    def do(self, *commands: Command) -> None:
        self.stack.frame(commands, DT)
        self.stack.draw(self.window.canvas)

    @property
    def top(self) -> Any:
        return self.stack.top

    @property
    def names(self) -> list[str]:
        return [target.name for target in self.stack.targets()]

    def click(self, name: str) -> None:
        """Click a target once it is listed: doors and scorings ignore the first moments."""
        for _ in range(60):
            if name in self.names:
                break
            self.live(1)
        at = next(Point(*target.rect.centre) for target in self.stack.targets() if target.name == name)
        for kind in (Kind.POINT, Kind.PRESS, Kind.RELEASE):
            self.do(Command(kind, at=at))
        self.live()

    def begin(self, *who: str) -> TableScene:
        """From the title through the setup to the table, seats filled as asked."""
        self.click(NAME)
        assert isinstance(self.top, SetupScene)
        for seat, sort in enumerate(who):
            self.click(f"seat.{seat}.who.{sort}")
        self.click("start")
        assert isinstance(self.top, TableScene | HandOverScene)
        return next(scene for scene in self.stack._scenes if isinstance(scene, TableScene))

    def offered(self) -> list[str]:
        return [name for name in self.names if name.startswith(("move.", "piece."))]

    def play_on(self, pick: Random, until: int = 400) -> None:
        """Click whatever is offered until the scoring."""
        for _ in range(until):
            if isinstance(self.top, ScoringScene):
                return
            if isinstance(self.top, HandOverScene):
                self.click("ready")
            elif isinstance(self.top, SealScene):
                self.click("go_on")
            elif self.offered():
                self.click(pick.choice(self.offered()))
            self.live()
        raise AssertionError("the match did not end")


def test_it_is_one_folder_of_three_files() -> None:
    files = [path for path in (FOLDER / NAME).rglob("*") if path.is_file() and path.suffix != ".pyc"]
    assert len(files) == 3
    assert sum(len(path.read_text("utf-8").splitlines()) for path in files) <= 300


def test_a_match_against_the_computer_by_clicks(app: App, window: Window) -> None:
    player = Player(app, window)
    table = player.begin("person", "computer")
    assert isinstance(table.face, PlainFace)
    assert layout_of(NAME) == {}
    player.play_on(Random(1))
    assert "review" not in player.names  # its opponents cannot judge decisions
    player.live(20)
    player.click("look")
    assert player.top is table
    player.click("scoring")
    player.live(20)
    player.click("title")
    assert isinstance(player.top, TitleScene)


def test_a_match_by_keys_alone(app: App, window: Window) -> None:
    player = Player(app, window)
    player.do(*[Command(Kind.RIGHT)] * len(TITLES))
    assert player.top.focus.current == NAME
    player.do(Command(Kind.CONFIRM))
    player.do(Command(Kind.CONFIRM))
    assert isinstance(player.top, TableScene)
    digits = 0
    for turn in range(300):
        if isinstance(player.top, ScoringScene):
            break
        if not player.offered():
            player.live()
        elif turn % 2:
            player.do(Command(Kind.DIGIT, number=1))
            digits += 1
        else:
            while player.top.focus.current != "move.0":
                player.do(Command(Kind.NEXT))
            player.do(Command(Kind.CONFIRM))
    assert isinstance(player.top, ScoringScene)
    assert digits


def test_passed_around_nobody_sees_what_belongs_to_another(app: App, window: Window) -> None:
    player = Player(app, window)
    table = player.begin("person", "person")
    session, rules, pick = table.session, table.session.match.game.rules, Random(3)
    handed = 0
    for _ in range(500):
        if isinstance(player.top, ScoringScene):
            break
        if isinstance(player.top, HandOverScene):
            handed += 1
            assert table.face.picture == GAMES[NAME].picture.of(session.match.view(PUBLIC))
            assert not [widget for widget in table.face.widgets() if widget.name.startswith(("move.", "piece."))]
            assert table.face.caption == ""
            assert all("Light" not in line.text for line in table.log.lines if ": laid" in line.text)
            assert all("Light" not in line.text for line in table.log.lines if ": drawn" in line.text)
            player.click("ready")
        elif isinstance(player.top, SealScene):
            player.click("go_on")
        elif player.offered():
            seat = session.to_move
            assert seat is not None
            assert table.face.picture == GAMES[NAME].picture.of(rules.view_for(session.match.state, seat))
            assert list(table.face._moves) == session.match.legal_moves()
            player.click(pick.choice(player.offered()))
        player.live()
    assert isinstance(player.top, ScoringScene)
    assert handed > 6


def test_take_back_pause_leave_and_go_on(app: App, window: Window) -> None:
    player = Player(app, window)
    table = player.begin("person", "person")
    player.click("ready")
    player.click("move.0")
    player.click("ready")
    player.click("move.1")  # trust: a draw follows, and nothing of that is taken back
    if isinstance(player.top, HandOverScene):
        player.click("ready")
    assert table.session.match.decisions == 2
    player.click("undo")
    assert table.session.match.decisions == 2
    player.click("hint")
    player.click("turn")
    player.click("menu")
    player.click("title")
    assert isinstance(player.top, TitleScene)
    assert "continue" in player.names
    player.click("continue")
    player.click("continue.0")
    if isinstance(player.top, HandOverScene):
        player.click("ready")
    assert isinstance(player.top, TableScene)
    assert player.top.session.match.decisions == 2
    assert len(player.top.log.lines) == len(table.log.lines)
    player.play_on(Random(2))


def test_a_decision_of_which_nothing_came_yet_is_taken_back(app: App, window: Window) -> None:
    player = Player(app, window)
    table = player.begin("person", "computer")
    app.kit.speed = "normal"
    before = player.offered()
    player.do(Command(Kind.DIGIT, number=1))
    assert table.session.match.decisions == 1  # what happened is still being shown: the computer has not answered
    player.do(Command(Kind.UNDO))
    assert table.session.match.decisions == 0
    assert player.offered() == before
    player.do(Command(Kind.REDO))
    assert table.session.match.decisions == 1


def test_replay_statistics_rulebook_and_learning_know_it(app: App, window: Window) -> None:
    player = Player(app, window)
    player.begin("person", "computer")
    player.play_on(Random(4))
    player.live(20)
    player.click("title")
    player.click("replays")
    assert "review.0" in player.names
    player.click("review.0")
    assert player.top.toast.text == app.kit.say("replays.no_review")
    player.click("watch.0")
    assert isinstance(player.top, ReplayScene)
    assert player.top.view.when(0) == "Move 1"
    player.click("reel.forward")
    player.live(10)
    player.do(Command(Kind.CANCEL))
    player.do(Command(Kind.CANCEL))
    player.click("statistics")
    assert isinstance(player.top, StatisticsScene)
    assert player.top.tab == NAME
    player.do(Command(Kind.CANCEL))
    player.click("learn")
    assert isinstance(player.top, LearnScene)
    assert f"lesson.{NAME}" not in player.names
    player.click(f"book.{NAME}")
    assert isinstance(player.top, RulebookScene)
    titles = [player.top.pages.title(page) for page in player.top.pages.listed]
    assert titles == ["Lanterns", "The turn", "The end"]
    assert "- L2 On your turn lay one of yours face down." in player.top.pages._words(player.top.pages._pages[1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_ever_shown_even_without_any_texts(
    app: App, window: Window, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copytree(FOLDER / NAME, tmp_path / "games" / NAME, ignore=lambda _, names: {"texts", "README.md"} & set(names))
    monkeypatch.setattr(paths, "GAMES", [paths.GAMES[0], tmp_path / "games"])
    app.kit.texts = make_kit(LaunchOptions(language=language), cached=False).texts
    say, raw = Texts.say, set[str]()

    def listening(texts: Texts, key: str, **values: object) -> str:
        said = say(texts, key, **values)
        raw.update({key} if said == key else ())
        return said

    monkeypatch.setattr(Texts, "say", listening)
    player = Player(app, window)
    player.begin("person", "computer")
    player.click("help")
    player.do(Command(Kind.CANCEL))
    player.play_on(Random(5))
    player.live(20)
    player.click("title")
    for word in ("learn", "replays", "statistics", "credits"):
        player.click(word)
        player.do(Command(Kind.CANCEL))
    assert raw == set()


@pytest.fixture(params=["no folder", "no game", "table breaks", "no table in it"])
def broken(request: pytest.FixtureRequest, app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of a listed game with which something is wrong."""
    name = f"torn_{request.param.replace(' ', '_')}"
    folder = tmp_path / "games" / name
    if request.param != "no folder":
        (folder / "table").mkdir(parents=True)
        game = "" if request.param == "no game" else f"from game.games.lanterns import LANTERNS as {name.upper()}\n"
        (folder / "__init__.py").write_text(game, "utf-8")
        table = "1 / 0\n" if request.param == "table breaks" else ""
        (folder / "table" / "__init__.py").write_text(table, "utf-8")
    list_game(monkeypatch, name, "Torn", folder.parent)
    return name


def test_a_broken_game_does_not_take_the_others_down(app: App, window: Window, broken: str) -> None:
    with pytest.raises(BrokenGame):
        open_table(broken)
    assert broken in TITLES
    assert broken not in playable(open_table)
    player = Player(app, window)
    player.click(broken)
    assert isinstance(player.top, TitleScene)
    player.live()
    assert "Torn" in player.top.toast.text
    for word, scene in (("learn", LearnScene), ("statistics", StatisticsScene)):
        player.click(word)
        assert isinstance(player.top, scene)
        player.do(Command(Kind.CANCEL))
    player.click("taisen")
    assert isinstance(player.top, SetupScene)
