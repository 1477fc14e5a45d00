"""The arena's other errands: the opponent that follows somebody, and whether chances come true."""

import pytest

from game import cli
from game.devtools import even_play


def test_somebody_plays_even_and_is_rated(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(even_play, "IN_A_ROW", 3)
    monkeypatch.setattr(even_play, "KNOWN", 1)
    assert cli.run(["arena", "taisen", "novice", "--even", "2", "--jobs", "1"]) == 0
    text = capsys.readouterr().out
    assert "2 like novice against Even" in text
    assert text.count("±") == 2


def test_calibration_needs_no_names(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["arena", "--calibration", "ninjutsu", "-n", "2", "--jobs", "1"]) == 0
    text = capsys.readouterr().out
    assert "each half tests the curve of the other" in text
    assert text.count("Brier score") == 4
