"""A player's folder that an earlier version wrote opens and plays on, for good.

Each folder beside this file is such a folder, as that version left it. Nothing in it is ever changed.
"""

import json
import shutil
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from game.ai.in_process import InProcessThinker
from game.app.app import load_settings
from game.app.launch_options import LaunchOptions
from game.app.tables import open_table
from game.catalog import GAMES, TITLES, game_named
from game.core.record import save_from_json, save_of
from game.core.refusal import Refusal
from game.games.ninjutsu.formations import from_kept
from game.games.ninjutsu.rules.boards import BOARDS
from game.stats.sources import stats_source_of
from game.store.key_value_files import KeyValueFiles
from game.store.match_store import MatchStore, SavedMatch
from game.store.statistics import Statistics
from game.table.lesson.progress import Progress, progress
from game.table.session import Session
from game.table.setup.last_setups import LastSetups
from tests.kit import make_kit

FOLDERS = sorted(path for path in Path(__file__).parent.iterdir() if (path / "outcomes.json").exists())


def old_files(kind: str) -> list[Any]:
    """The `matches` or the `replays` of every folder."""
    found = [path for folder in FOLDERS for path in sorted((folder / kind).glob("*.json"))]
    return [pytest.param(path, id=f"{path.parent.parent.name}-{path.stem}") for path in found]


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A copy of the folder of 0.1: opening a file may tidy up beside it."""
    return Path(shutil.copytree(FOLDERS[0], tmp_path / "home"))


@pytest.fixture
def said() -> list[Refusal]:
    return []


@pytest.fixture
def statistics(old: Path, said: list[Refusal]) -> Statistics:
    return Statistics(old / "statistics.json", TITLES, stats_source_of, said.append)


def _session(path: Path) -> Session:
    save = MatchStore(path.parent).read(path.stem)
    return Session.of(save, GAMES[save.record.game], InProcessThinker(game_named))


def test_there_are_old_files_of_every_game() -> None:
    for folder in FOLDERS:
        for kind in ("matches", "replays"):
            names = {path.stem.split("-")[0] for path in (folder / kind).glob("*.json")}
            assert names == set(TITLES)


@pytest.mark.parametrize("path", old_files("matches"))
def test_an_old_match_is_continued_with_its_history_and_played_to_its_end(path: Path) -> None:
    match = _session(path).match
    assert match.start is None
    assert match.decisions == len(json.loads(path.read_text("utf-8"))["record"]["moves"])
    save = save_from_json(path.read_bytes())
    again = save_of(match, save.players, saved=save.saved, hints=save.hints)
    # Options that have come since are there with their defaults.
    record = msgspec.structs.replace(save.record, options=match.game.rules.settled(save.record.options))
    assert (again.record, again.state, again.drawn, again.rules) == (record, save.state, save.drawn, save.rules)
    picks = Random(1)
    while match.to_move is not None:
        match.submit(picks.choice(match.legal_moves()))
        assert getattr(match.state, "version", 1) == save.rules
    assert match.outcome is not None


@pytest.mark.parametrize("path", old_files("replays"))
def test_an_old_replay_is_played_again_move_by_move(path: Path) -> None:
    expected = json.loads((path.parent.parent / "outcomes.json").read_text("utf-8"))[path.stem]
    session = _session(path)
    match = session.match
    assert match.start is None
    assert match.decisions == len(json.loads(path.read_text("utf-8"))["record"]["moves"])
    assert session.to_move is None
    if expected is None:
        assert session.resigned is not None
        assert match.outcome is None
    else:
        assert match.outcome is not None
        found = match.outcome
        assert [list(found.scores), list(found.winners), found.reason] == list(expected.values())


def test_old_matches_and_replays_are_listed_without_damage(old: Path) -> None:
    for kind in ("matches", "replays"):
        listed = MatchStore(old / kind).all()
        assert len(listed) == len(list((old / kind).glob("*.json"))) > len(TITLES)
        assert all(isinstance(one, SavedMatch) for one in listed)


def test_old_settings_are_taken_up(old: Path) -> None:
    kit = make_kit()
    load_settings(kit, old, LaunchOptions())
    assert kit.notices == []
    chosen = kit.preferences
    written = json.loads((old / "settings.json").read_text("utf-8"))
    assert chosen.keys == written["keys"] == {"HINT": "j"}
    assert chosen.window == (1280, 720)
    for name in written.keys() - {"format", "keys", "window"}:
        assert getattr(chosen, name) == written[name], name


def test_old_statistics_keep_their_counts(statistics: Statistics, said: list[Refusal]) -> None:
    book = statistics.book
    assert said == []
    assert "replay" in book.seals
    assert {game: page.alone.played for game, page in book.pages.items()} == {
        "wataah": 4,
        "taisen": 3,
        "oboro": 2,
        "ninjutsu": 4,
    }


def test_an_old_replay_is_not_counted_twice(old: Path, statistics: Statistics) -> None:
    before = statistics.book.pages["oboro"].alone.played
    session = _session(old / "replays" / "oboro-9.json")
    assert statistics.count(session.match, session.players) == []
    assert statistics.book.pages["oboro"].alone.played == before


@pytest.mark.parametrize("game", TITLES)
def test_old_progress_in_the_lessons_is_there(old: Path, game: str) -> None:
    lesson = open_table(game).lesson()
    assert progress(KeyValueFiles(old), lesson) == Progress(2, len(lesson.chapters), 2)


@pytest.mark.parametrize("game", TITLES)
def test_the_last_setup_is_found_again(old: Path, game: str) -> None:
    setup = LastSetups(KeyValueFiles(old)).of(GAMES[game])
    assert setup is not None
    assert setup.players[0].name == "Aïcha"
    assert setup.match(GAMES[game]).to_move is not None


def test_an_old_formation_is_found_again(old: Path) -> None:
    kept = from_kept(KeyValueFiles(old).read("formations"), BOARDS["classic"], 0)
    assert kept is not None
    assert len(kept) == 15
