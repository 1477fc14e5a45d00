"""The command line: clear answers, exit codes, and figures."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from game import __version__, cli
from game.app.launch_options import LaunchOptions
from game.catalog import GAMES
from game.devtools.bench import measure

ROOT = Path(__file__).parent.parent


def refused(*arguments: str) -> str:
    """What a wrong call prints: one line, exit code 2."""
    command = [sys.executable, "-m", "game", *arguments]
    run = subprocess.run(command, check=False, capture_output=True, text=True, cwd=ROOT)
    assert run.returncode == 2
    assert run.stdout == ""
    assert len(run.stderr.splitlines()) == 1
    return run.stderr


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--game", "chess"], "chess"),
        (["--window", "big"], "1280x720"),
        (["--window", "640x480"], "960x540"),
        (["--game", "taisen", "--seats", "human,emperor"], "nobody is called 'emperor'"),
        (["--game", "taisen", "--seats", "human,human,human"], "for 2 players, not 3"),
        (["--seed", "4"], "--game"),
        (["--invite", "address"], "--game"),
        (["--game", "taisen", "--seats", "human,adept", "--invite", "address"], "needs a phone"),
        (["--game", "taisen", "--seats", "phone,phone", "--invite", "no/such/folder/address"], "no/such/folder"),
        (["--game", "oboro", "--seats", "human,human,phone"], "only one human"),
        (["--game", "taisen", "--seed", "12a"], "'12a' is no match number"),
        (["--game", "taisen", "--seed", str(2**64)], "no match number"),
        (["--speed", "warp"], "warp"),
        (["--lang", "eo"], "eo"),
        (["--no-such-thing"], "--no-such-thing"),
        (["juggle"], "juggle"),
    ],
)
def test_a_wrong_option_gets_one_clear_line(arguments: list[str], words: str) -> None:
    assert words in refused(*arguments)


@pytest.mark.parametrize(
    ("typed", "number"),
    [("4711", 4711), ("-3", -3), ("1234567890123", 1234567890123), ("028t5cy4tqkff", 0x0123456789ABCDEF)],
)
def test_a_match_number_is_taken_as_the_app_shows_it_and_as_it_always_was(typed: str, number: int) -> None:
    assert cli.parser().parse_args(["--game", "taisen", "--seed", typed]).seed == number


@pytest.mark.parametrize("file", ["Zoë's été.kagebako", "a b.TMX", "old.kagebako.json"])
def test_a_file_alone_is_opened(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[LaunchOptions] = []
    monkeypatch.setattr(cli, "_play", lambda options: asked.append(options) or 0)
    assert cli.run([file, "--lang", "en"]) == 0
    assert cli.run(["--open", file]) == 0
    assert [options.file for options in asked] == [Path(file)] * 2


def test_whatever_else_is_dropped_on_our_icon_is_passed_on_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[LaunchOptions] = []
    monkeypatch.setattr(cli, "_play", lambda options: asked.append(options) or 0)
    monkeypatch.chdir(tmp_path)
    Path("Zoë's picture.png").write_bytes(b"")
    Path("trials").mkdir()
    assert cli.run(["Zoë's picture.png"]) == 0
    assert cli.run([str(tmp_path / "trials")]) == 0
    assert [options.file for options in asked] == [Path("Zoë's picture.png"), tmp_path / "trials"]
    for neither in ("trials", "x" * 5000, "--wrong"):
        with pytest.raises(SystemExit):
            cli.run([neither])
    assert len(asked) == 2, "a command stays one, and what is not there is no file"


def test_version_and_help(capsys: pytest.CaptureFixture[str]) -> None:
    for option, words in (("--version", __version__), ("--help", "--seats")):
        with pytest.raises(SystemExit) as left:
            cli.run([option])
        assert left.value.code == 0
        assert words in capsys.readouterr().out


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_are_measured(name: str) -> None:
    figures = measure.rules(GAMES[name], seconds=0.05)
    assert figures["playouts_per_second"] > 0
    assert figures["moves_per_second"] > figures["playouts_per_second"]


def test_figures_are_printed_for_people_and_for_programs() -> None:
    figures = {
        "rules": {"taisen": {"playouts_per_second": 5000.0, "moves_per_second": 240000.0}},
        "frames": {"taisen": {"median_ms": 2, "median_ratio": 4, "p95_ms": 3, "p95_ratio": 6, "blit_ms": 0.5}},
        "thinking": {"taisen": {"frames": 900, "median_ms": 2, "p99_ms": 5, "slowest_ms": 9, "late": 0.01}},
        "longest": {"taisen": {"setup": 31.2, "table": 60.0}},
        "start": {
            "title": {"title_seconds": 0.5, "ratio": 2.0, "empty_window_seconds": 0.25},
            "open taisen": {"cold_seconds": 0.8, "warm_seconds": 0.1},
        },
    }
    text = measure.readable(json.loads(json.dumps(figures)))
    for words in (
        "5,000 playouts/s",
        "median 2.00 ms = 4.0 background blits",
        "2.0 times",
        "cold 0.80 s",
        "1.0% of 900",
        "setup 31 ms, table 60 ms",
    ):
        assert words in text
