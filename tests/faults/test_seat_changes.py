"""Seats change hands at random through the menu, also before a hand-over: no secret is ever shown, no change is
lost."""

import shutil
import traceback
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from game.catalog import GAMES
from game.scenes.scoring.seal_scene import SealScene
from game.table.setup import entropy
from tests.cases import CASES
from tests.faults import house
from tests.faults.seated import Hung, Lost, Seated
from tests.faults.size import patience, size
from tests.faults.test_random_matches import settings
from tests.kit import make_window
from tests.repeatable import Repeatable
from tests.table.fakes import InstantThinker

pytestmark = [pytest.mark.faults, pytest.mark.timeout(patience(240))]

MATCHES = size(short=3, long=300)
KINDS: dict[type[Exception], str] = {Hung: "hung", Lost: "lost"}
"""How a match can fail other than by an error."""


@pytest.mark.parametrize("name", [name for name in GAMES if GAMES[name].rules.secrets])
def test_seat_changes(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(house, "InProcessThinker", InstantThinker)
    window = make_window((960, 540))
    every = settings(CASES[name])
    Random(2).shuffle(every)
    found, failed, changes = Counter[str](), list[str](), 0
    for number in range(MATCHES):
        monkeypatch.setattr(entropy, "secrets", Repeatable(number))
        setting = every[number % len(every)]
        seated = Seated(tmp_path / str(number), window, name, setting, number)
        try:
            seated.play()
        except Exception as error:
            kind = KINDS.get(type(error), "crashed")
            found[kind] += 1
            failed.append(f"match {number} of {name} with {setting} {kind}\n{traceback.format_exc(limit=-4)}")
        changes += seated.changes
        shutil.rmtree(tmp_path / str(number), ignore_errors=True)
    with capsys.disabled():
        counts = ", ".join(f"{found[kind]} {kind}" for kind in ("crashed", "lost", "hung"))
        print(f" {name}: {changes} seat changes tried in {MATCHES} matches, {counts}")
    assert failed == [], "\n\n".join(failed)
    assert changes > MATCHES


def test_a_seal_over_the_scoring_is_no_hang(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first match of two people earns one if no seat changes; it may open while the last words are read."""
    monkeypatch.setattr(house, "InProcessThinker", InstantThinker)
    monkeypatch.setattr("tests.faults.seated.DECISIONS", 1)
    monkeypatch.setattr("tests.faults.seated.FRAMES", 200)
    seated = Seated(tmp_path, make_window((960, 540)), "ninjutsu", (2, {}), seed=3, restless=0.0)
    seated.play()
    seated.live(2)
    assert isinstance(seated.stack.top, SealScene)
    seated.play()
