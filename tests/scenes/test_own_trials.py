"""The player's own trials on the screen: pasted, proven, played, passed on, deleted; and kept from a review's retry."""

from datetime import date
from pathlib import Path

import msgspec
import pytest

from game.ai.in_process import InProcessThinker
from game.app.tables import find_game
from game.catalog import game_named
from game.engine.input.commands import Kind
from game.engine.scenes import Push
from game.scenes.trials.own import OwnExits, OwnTrialsScene
from game.table.trial.scene import TrialScene
from game.trials.backup import backup_in, backup_of
from game.trials.library import numbered, shipped
from game.trials.own import OwnTrials
from game.trials.share import code_of, trial_in_file
from game.trials.trial import Trial
from tests.kit import make_kit, make_window
from tests.scenes.support import trials as screens
from tests.scenes.support.person import Person


@pytest.fixture
def canvas():
    window = make_window((1280, 720))
    yield window.canvas
    window.close()


class Clipboard:
    def __init__(self, words: str = "") -> None:
        self.words = words

    def put(self, words: str) -> None:
        self.words = words


def opened(clipboard: Clipboard, folder: Path, *kept: Trial) -> OwnTrialsScene:
    kit = make_kit()
    found = screens.navigation(kit)
    own = OwnTrials(kit.key_values)
    for trial in kept:
        own.keep(trial)
    exits = OwnExits(
        found.open,
        find_game,
        clipboard.put,
        lambda: clipboard.words,
        lambda _: True,
        lambda: backup_of(found.progress, own),
        lambda: date(2026, 11, 18),
    )
    titles = {"taisen": "Ninja Taisen", "oboro": "Oboro"}
    return OwnTrialsScene(kit, own, InProcessThinker(game_named), exits, folder, titles=titles)


def test_a_pasted_code_is_proven_kept_played_and_deleted(canvas, tmp_path: Path) -> None:
    clipboard = Clipboard(code_of(shipped("taisen")[3]))
    scene = opened(clipboard, tmp_path)
    person = Person(scene, canvas)
    person.click("paste")
    scene.update(0.1)
    assert not scene.due
    assert scene.count == 1
    played = person.click("try.0")
    assert isinstance(played, Push)
    assert isinstance(played.scene, TrialScene)
    assert played.scene.trial.state == shipped("taisen")[3].state
    person.asked = None
    clipboard.words = ""
    person.click("code.0")
    assert clipboard.words == code_of(shipped("taisen")[3])
    person.click("file.0")
    (file,) = tmp_path.iterdir()
    saved = trial_in_file(file.read_bytes())
    assert saved is not None
    assert saved.state == shipped("taisen")[3].state
    person.click("delete.0")
    person.click("delete.0.yes")
    assert scene.count == 0


def test_a_number_opens_the_shipped_trial(canvas, tmp_path: Path) -> None:
    scene = opened(Clipboard("oboro 7"), tmp_path)
    shown = Person(scene, canvas).click("paste")
    assert isinstance(shown, Push)
    assert isinstance(shown.scene, TrialScene)
    assert shown.scene.trial == numbered("oboro", 7)


@pytest.mark.parametrize("words", ["", "hello", "taisen 99999", "KAGE1xyz"])
def test_nonsense_is_answered_with_a_sentence(words: str, canvas, tmp_path: Path) -> None:
    scene = opened(Clipboard(words), tmp_path)
    Person(scene, canvas).click("paste")
    assert not scene.due
    assert scene.toast.moving


def test_by_keys_alone(canvas, tmp_path: Path) -> None:
    scene = opened(Clipboard(code_of(shipped("taisen")[0])), tmp_path)
    scene.refresh("paste")
    person = Person(scene, canvas)
    person.press(Kind.CONFIRM)
    scene.update(0.1)
    assert scene.count == 1
    scene.refresh("try.0")
    assert isinstance(person.press(Kind.CONFIRM), Push)


def test_a_trial_that_proves_nothing_is_refused(canvas, tmp_path: Path) -> None:
    """A position from which nothing is certain."""
    trial = shipped("oboro")[0]
    state = msgspec.json.decode(msgspec.json.encode(trial.state))
    other = msgspec.structs.replace(trial, kind="exact" if trial.kind == "sure" else "sure", state=state)
    scene = opened(Clipboard(code_of(other)), tmp_path)
    Person(scene, canvas).click("paste")
    scene.update(0.1)
    assert not scene.due
    assert scene.toast.moving


def test_several_are_proven_one_after_the_other_and_all_progress_is_saved_in_one_file(canvas, tmp_path: Path) -> None:
    scene = opened(Clipboard(), tmp_path)
    scene.prove(*(msgspec.structs.replace(trial, number=0) for trial in shipped("taisen")[:3]))
    assert len(scene.due) == 3
    for _ in range(3):
        scene.update(0.1)
    assert (scene.count, scene.due) == (3, [])
    Person(scene, canvas).click("export")
    saved = backup_in((tmp_path / "trials-2026-11-18.kagebako").read_bytes())
    assert saved is not None
    assert len(saved.own) == 3
    assert saved.counts.solved


@pytest.mark.parametrize(
    ("name", "edited"),
    [
        ("taisen", {"game": "chess"}),
        ("oboro", {"kind": "nosuch"}),
        ("wataah", {"state": {}}),
        ("ninjutsu", {"rules": 99}),
        ("wataah", {"seats": 4}),
        ("taisen", {"options": {"x": "{"}}),
    ],
)
def test_a_row_of_an_edited_file_is_refused_with_a_sentence_and_can_be_deleted(
    name: str, edited: dict[str, object], canvas, tmp_path: Path
) -> None:
    bad = msgspec.structs.replace(shipped(name)[0], **{"number": 0, **edited})
    scene = opened(Clipboard(), tmp_path, shipped("taisen")[3], bad)
    person = Person(scene, canvas)
    person.click("try.0")
    assert person.asked is None
    assert scene.toast.moving
    person.click("delete.0")
    person.click("delete.0.yes")
    assert scene.count == 1
    assert isinstance(person.click("try.0"), Push)
