"""Files that are double-clicked or dropped: matches, maps, and everything else."""

import sys
from pathlib import Path

import msgspec
import pytest

from game import maps
from game.ai.in_process import InProcessThinker
from game.app.app import App
from game.app.file_opener import keep_copy
from game.catalog import GAMES, game_named
from game.core.board import read_board
from game.core.record import save_of, to_json
from game.engine.input.commands import Command, Kind
from game.engine.prefs.key_value import MemoryStore
from game.engine.scenes import Push, SceneStack
from game.engine.text.text_files import LANGUAGES
from game.games.ninjutsu.rules.boards import YARD
from game.paths import levels
from game.scenes.opened_file import OpenedFileScene
from game.scenes.replay.scene import ReplayScene
from game.scenes.setup.scene import SetupScene
from game.scenes.title.scene import TitleScene
from game.store.match_store import read_save
from game.table.scene import TableScene
from game.table.session import Player
from game.table.setup.match_setup import MatchSetup
from game.trials.backup import backup_of
from game.trials.library import shipped
from game.trials.own import OwnTrials
from game.trials.progress import TrialProgress
from game.trials.share import file_of
from tests.faults.hostile import pipe
from tests.kit import make_kit, make_window
from tests.scenes.test_replays import save

MAP = (levels() / "ninjutsu" / "yard.tmx").read_bytes()


@pytest.fixture
def app(tmp_path: Path) -> App:
    return App(make_kit(), tmp_path / "home", InProcessThinker(game_named))


def opened(app: App, path: Path, stack: SceneStack | None = None) -> SceneStack:
    stack = stack or SceneStack(app.title())
    stack.apply(app.open(path, stack))
    return stack


def at_a_table(app: App) -> SceneStack:
    stack = SceneStack(app.title())
    players = (Player("Anna"), Player("Ben"))
    stack.apply(Push(app.navigation.table(MatchSetup("taisen", players, seed=3))))
    return stack


@pytest.mark.parametrize("name", ["Zoë's été.kagebako", "old.kagebako.json", "LOUD.KAGEBAKO"])
def test_a_match_is_kept_and_watched(app: App, tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    path.write_bytes(to_json(save("taisen", 9)))
    stack = opened(app, path)
    assert stack.names == ["TitleScene", "ReplaysScene", "ReplayScene"]
    assert len(list((tmp_path / "home" / "replays").glob("*.json"))) == 1
    opened(app, path, stack)
    assert stack.names == ["TitleScene", "ReplaysScene", "ReplayScene"]
    assert len(list((tmp_path / "home" / "replays").glob("*.json"))) == 1, "it was there already"
    assert path.exists()


def test_a_board_travels_inside_a_match(app: App, tmp_path: Path) -> None:
    board = maps.board(levels() / "ninjutsu" / "yard.tmx").written()
    players = (Player("Zoë"), Player("Ben"))
    match = MatchSetup("ninjutsu", players, {"board": board}, seed=4).match(GAMES["ninjutsu"])
    match.submit(match.legal_moves()[0])
    path = tmp_path / "on my own board.kagebako"
    path.write_bytes(to_json(save_of(match, players, saved="2026-11-01T10:00:00+00:00", resigned=0)))
    stack = opened(app, path)
    assert isinstance(stack.top, ReplayScene), stack.names
    (kept,) = (tmp_path / "home" / "replays").glob("*.json")
    assert read_save(kept).record.options["board"] == board
    assert not (tmp_path / "home" / "maps").exists(), "the match needs no map file"


def test_a_map_is_kept_and_chosen_in_the_setup(app: App, tmp_path: Path) -> None:
    path = tmp_path / "Zoë's yard.tmx"
    path.write_bytes(MAP)
    top = opened(app, path).top
    assert isinstance(top, SetupScene)
    assert read_board(str(top.form.setup().options["board"])) == YARD
    assert (tmp_path / "home" / "maps" / path.name).read_bytes() == MAP


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("noise.tmx", b"this is no map"),
        ("noise.kagebako", b"this is no match"),
        ("noise.json", b"{}"),
        ("picture.png", b""),
        ("folder.tmx", None),
        ("missing.kagebako", None),
        ("folder.kagebako", None),
        ("pipe.kagebako", None),
        ("pipe.tmx", None),
    ],
)
@pytest.mark.timeout(30)
def test_what_cannot_be_opened_is_explained_and_nothing_changes(
    app: App, tmp_path: Path, name: str, content: bytes | None
) -> None:
    path = tmp_path / name
    if content is not None:
        path.write_bytes(content)
    elif name.startswith("folder"):
        path.mkdir()
    elif name.startswith("pipe"):
        if sys.platform == "win32":
            pytest.skip("there are no pipes among the files of Windows")
        pipe(path)
    stack = at_a_table(app)
    opened(app, path, stack)
    assert stack.names == ["TitleScene", "PhoneTableScene", "OpenedFileScene"]
    top = stack.top
    assert isinstance(top, OpenedFileScene)
    assert name in top.sentence
    assert {target.name for target in stack.targets()} == {"stay"}
    stack.frame([Command(Kind.CONFIRM)], 0.1)
    assert stack.names == ["TitleScene", "PhoneTableScene"]
    assert not list((tmp_path / "home").glob("replays/*"))


def test_a_match_is_not_left_without_asking(app: App, tmp_path: Path) -> None:
    path = tmp_path / "from anna.kagebako"
    path.write_bytes(to_json(save("taisen", 9)))
    stack = at_a_table(app)
    opened(app, path, stack)
    assert {target.name for target in stack.targets()} == {"stay", "open"}
    stack.frame([Command(Kind.CANCEL)], 0.1)
    assert isinstance(stack.top, TableScene)
    assert not list((tmp_path / "home").glob("replays/*")), "nothing was imported"
    opened(app, path, stack)
    stack.frame([Command(Kind.RIGHT)], 0.1)
    stack.frame([Command(Kind.RIGHT)], 0.1)
    stack.frame([Command(Kind.CONFIRM)], 0.1)
    assert isinstance(stack.top, ReplayScene)
    assert stack.names[0] == "TitleScene"


def test_a_file_that_goes_away_while_the_question_stands_leads_to_the_title(app: App, tmp_path: Path) -> None:
    path = tmp_path / "yard.tmx"
    path.write_bytes(MAP)
    stack = at_a_table(app)
    opened(app, path, stack)
    path.unlink()
    assert isinstance(stack.top, OpenedFileScene)
    assert stack.top._leave_for_it is not None
    stack.apply(stack.top._leave_for_it())
    assert isinstance(stack.top, TitleScene)
    assert any("yard.tmx" in notice for notice in app.kit.notices)


def test_two_maps_of_one_name_are_both_kept(tmp_path: Path) -> None:
    path, folder = tmp_path / "yard.tmx", tmp_path / "maps"
    folder.mkdir()
    path.write_bytes(MAP)
    assert keep_copy(path, folder) == folder / "yard.tmx"
    assert keep_copy(path, folder) == folder / "yard.tmx"
    path.write_bytes(MAP + b"\n")
    assert keep_copy(path, folder) == folder / "yard 2.tmx"
    assert keep_copy(folder / "yard.tmx", folder) == folder / "yard.tmx"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_slip_fits_in_every_language(language: str) -> None:
    window = make_window()
    kit = make_kit(language)
    kit.texts.choose(language)
    file = "A very long name of a map from somebody's…"
    for scene in (
        OpenedFileScene(kit, kit.say("opened.ready", file=file), lambda: None),
        OpenedFileScene(kit, kit.say("opened.unknown", file=file)),
        OpenedFileScene(kit, kit.say("opened.backup", file=file, solved=240, stars=72, own=200), lambda: None),
    ):
        scene.draw(window.canvas)
    assert window.writer.overflows == []
    window.close()


def test_a_trial_is_proven_and_kept_among_the_own_ones(app: App, tmp_path: Path) -> None:
    path = tmp_path / "puzzle.kagebako"
    path.write_bytes(file_of(shipped("taisen")[3]))
    stack = opened(app, path)
    assert stack.names == ["TitleScene", "WallScene", "OwnTrialsScene"]
    stack.frame([], 0.1)
    assert [trial.state for trial in app.navigation.trials.own_trials.all] == [shipped("taisen")[3].state]


def test_a_damaged_trial_is_explained(app: App, tmp_path: Path) -> None:
    path = tmp_path / "puzzle.kagebako"
    path.write_bytes(b'{"trial": {"game": "taisen", "kind": "win", "state": {}, "seats": 2}}')
    stack = opened(app, path)
    assert isinstance(stack.top, OpenedFileScene)
    assert stack.top.sentence


def test_progress_is_added_only_when_the_player_wants_it(app: App, tmp_path: Path) -> None:
    trial = shipped("taisen")[0]
    elsewhere, own = TrialProgress(MemoryStore()), OwnTrials(MemoryStore())
    elsewhere.solve(trial)
    own.keep(msgspec.structs.replace(shipped("taisen")[3], number=0))
    own.keep(msgspec.structs.replace(shipped("taisen")[4], number=0, state={}))
    path = tmp_path / "trials-2026-11-18.kagebako"
    path.write_bytes(backup_of(elsewhere, own))
    stack = opened(app, path)
    assert isinstance(stack.top, OpenedFileScene)
    assert not app.navigation.trials.progress.of(trial).solved
    stack.apply(stack.top.use("open"))
    assert stack.names == ["TitleScene", "WallScene", "OwnTrialsScene"]
    assert app.navigation.trials.progress.of(trial).solved
    stack.frame([], 0.1)
    assert [trial.state for trial in app.navigation.trials.own_trials.all] == [shipped("taisen")[3].state]


def test_damaged_progress_is_explained(app: App, tmp_path: Path) -> None:
    path = tmp_path / "trials.kagebako"
    path.write_bytes(b'{"progress": {"trials": 7}}')
    stack = opened(app, path)
    assert isinstance(stack.top, OpenedFileScene)
    assert "damaged" in stack.top.sentence
