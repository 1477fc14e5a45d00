"""Random commands, clicks, drags, keys and sizes across all screens: no errors, no dead ends, no leaks."""

from pathlib import Path
from random import Random

import msgspec
import pytest

from game.ai.in_process import InProcessThinker
from game.ai.worker import Question
from game.app import history_navigation, navigation
from game.engine import loop
from tests.faults.house import House
from tests.faults.monkey import Monkey
from tests.faults.size import patience, size
from tests.kit import make_kit, make_window

pytestmark = [pytest.mark.faults, pytest.mark.timeout(patience(240))]

ACTIONS = size(short=500, long=20_000)
SEED = 11


class Hasty(InProcessThinker):
    """Hardly thinks at all: this tests the screens."""

    def _open(self, question: Question) -> None:
        super()._open(msgspec.structs.replace(question, simulations=4))


def test_a_monkey(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(loop, "FRAMES_PER_SECOND", 0)
    monkeypatch.setattr(loop, "IDLE_WAIT_MS", 1)
    monkeypatch.setattr(loop, "HIDDEN_WAIT_MS", 1)
    monkeypatch.setattr("tests.faults.house.InProcessThinker", Hasty)
    for module in (history_navigation, navigation):
        monkeypatch.setattr(module, "open_folder", lambda folder: False)
    window, kit = make_window((960, 540)), make_kit()
    monkey = Monkey(House(tmp_path, window, kit), Random(SEED), ACTIONS)
    starts = 0
    while monkey.left > 0:
        starts += 1
        monkey.house = House(tmp_path, window, kit)
        try:
            loop.run(monkey.house.stack, window, kit=kit, screenshots=tmp_path / "screenshots", now=monkey)
        except Exception as error:
            raise AssertionError(f"{monkey.left} left, {' | '.join(monkey.lately)}") from error
    with capsys.disabled():
        print(f" {ACTIONS} actions, {starts} starts, {dict(monkey.seen)}, {dict(monkey.checked)}")
    assert not (tmp_path / "reports").exists()
    assert not list(tmp_path.rglob("*damaged*"))
