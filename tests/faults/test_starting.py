"""Started on machines where something is wrong: it plays all the same, or says in one sentence why it cannot.

`KAGEBAKO_BUILT` is the path of the built program, to test it instead of the source.
"""

import errno
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from game.devtools.tour.matches import setup_of
from tests.faults.house import House

ROOT = Path(__file__).parents[2]
pytestmark = [
    pytest.mark.faults,
    pytest.mark.skipif(sys.platform != "linux", reason="what a start looks like elsewhere has not been seen yet"),
]
BUILT = os.environ.get("KAGEBAKO_BUILT", "")
COMMAND = [str(Path(BUILT).resolve())] if BUILT else [sys.executable, "-m", "game"]
needs_source = pytest.mark.skipif(bool(BUILT), reason="takes a part of the source away")
SCREEN = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}


def start(
    home: Path, changes: dict[str, str], *, root: Path = ROOT, first: Callable[[], None] | None = None
) -> subprocess.CompletedProcess[str]:
    """Start the program for a few frames, in an environment with only a home and these variables."""
    return subprocess.run(
        [*COMMAND, "--window", "960x540", "--frames", "3"],
        cwd=root,
        env={"HOME": str(home), "PATH": os.environ["PATH"], **changes},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=100,
        check=False,
        preexec_fn=first,
    )


def log_of(home: Path) -> str:
    return (home / ".local" / "share" / "kagebako" / "kagebako.log").read_text("utf-8")


@contextmanager
def running(home: Path) -> Iterator["subprocess.Popen[bytes]"]:
    """A program that is open and stays open."""
    targets = home / "targets.json"
    command = [*COMMAND, "--window", "960x540", "--targets", str(targets)]
    environment = {"HOME": str(home), "PATH": os.environ["PATH"], **SCREEN}
    game = subprocess.Popen(command, cwd=ROOT, env=environment, stderr=subprocess.PIPE)
    try:
        until = time.monotonic() + 60
        while not targets.exists() and time.monotonic() < until:
            assert game.poll() is None
            time.sleep(0.05)
        yield game
    finally:
        game.kill()
        game.communicate(timeout=20)


def test_a_second_start_brings_the_first_one_forward(tmp_path: Path) -> None:
    with running(tmp_path):
        second = start(tmp_path, SCREEN)
    assert (second.returncode, second.stderr) == (0, "")


def test_a_second_start_says_that_it_is_running_already_if_the_first_one_does_not_answer(tmp_path: Path) -> None:
    with running(tmp_path) as first:
        first.send_signal(signal.SIGSTOP)
        second = start(tmp_path, SCREEN)
    assert second.returncode == 1
    # The built program also shows it in a window, if there is a screen.
    assert second.stderr.splitlines()[0] == "kagebako: Kagebako is already running. Look for its window."
    assert start(tmp_path, SCREEN).returncode == 0, "a killed program is in no one's way"


@pytest.mark.parametrize(
    "screen", [{}, {"DISPLAY": ":9977"}, {"SDL_VIDEODRIVER": "x11"}, {"SDL_VIDEODRIVER": "nonsense"}]
)
def test_without_a_screen_it_says_so(tmp_path: Path, screen: dict[str, str]) -> None:
    run = start(tmp_path, {"SDL_AUDIODRIVER": "dummy", "LANG": "de_DE.UTF-8", **screen})
    assert run.returncode == 1, run.stderr
    assert "Kagebako braucht einen Bildschirm" in run.stderr
    assert "Traceback" not in run.stderr


@pytest.mark.parametrize("sound", [{}, {"SDL_AUDIODRIVER": "alsa"}, {"SDL_AUDIODRIVER": "nonsense"}])
def test_without_a_sound_device_it_plays_without_sound(tmp_path: Path, sound: dict[str, str]) -> None:
    run = start(tmp_path, {"SDL_VIDEODRIVER": "dummy", **sound})
    assert run.returncode == 0, run.stderr
    assert "Traceback" not in run.stderr + log_of(tmp_path)


def test_in_a_home_that_cannot_be_written_to_it_plays(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("no folder", "utf-8")
    run = start(file, SCREEN)
    assert run.returncode == 0, run.stderr
    assert "Traceback" not in run.stderr
    assert file.read_text("utf-8") == "no folder"


def test_on_a_full_disk_it_plays(tmp_path: Path) -> None:
    import resource  # Windows has none, and skips this

    run = start(tmp_path, SCREEN, first=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0)))
    assert run.returncode == 0, run.stderr
    assert "Traceback" not in run.stderr


def test_a_disk_that_fills_up_stops_no_match_and_is_told_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    house = House(tmp_path)
    table = house.app.navigation.table(setup_of(house.app, "oboro", "adept"))

    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(tempfile, "mkstemp", full)
    told: list[str] = []
    monkeypatch.setattr(table.toast, "show", told.append)
    house.visit(table, frames=120)
    assert table.session.match.decisions > 5
    assert len([sentence for sentence in told if os.strerror(errno.ENOSPC) in sentence]) == 1
    assert not list(tmp_path.glob("matches/*"))


@pytest.mark.parametrize(
    "language",
    [
        {"LANG": "xx_YY.UTF-8"},
        {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
        {"LANG": "", "LC_ALL": "POSIX"},
        {"LANG": "ja_JP.eucJP"},
        {"LANGUAGE": "::", "LANG": "\u00e9"},
    ],
)
def test_any_language_of_the_system_and_any_name_of_the_home_will_do(tmp_path: Path, language: dict[str, str]) -> None:
    home = tmp_path / "Zoë & Søns – 影箱 $HOME 'x'"  # noqa: RUF001
    home.mkdir()
    run = start(home, {**SCREEN, **language})
    assert run.returncode == 0, run.stderr
    assert run.stderr == ""
    assert log_of(home) == ""


@needs_source
def test_a_missing_picture_is_named_and_kept_in_a_report(tmp_path: Path) -> None:
    """With a real window the error screen shows it; without one the program just exits."""
    root, home = tmp_path / "copy", tmp_path / "home"
    shutil.copytree(ROOT / "game", root / "game", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "levels", root / "levels")
    shutil.copytree(ROOT / "assets", root / "assets", ignore=shutil.ignore_patterns("title"))
    home.mkdir()
    assert (ROOT / "assets" / "title").is_dir()
    run = start(home, SCREEN, root=root)
    assert run.returncode == 0, run.stderr
    assert "AssetError" in log_of(home)
    (report,) = (home / ".local" / "share" / "kagebako" / "reports").iterdir()
    told = report.read_text("utf-8")
    assert "AssetError" in told
    assert str(home) not in told, "a report has no names in it"


def copied(tmp_path: Path) -> Path:
    """A copy of the program that may be damaged."""
    root = tmp_path / "copy"
    for part in ("game", "levels", "assets"):
        shutil.copytree(ROOT / part, root / part, ignore=shutil.ignore_patterns("__pycache__"))
    return root


@needs_source
@pytest.mark.parametrize(
    ("language", "spoil"),
    [("en", Path.unlink), *((language, lambda path: path.write_text("[title", "utf-8")) for language in ("en", "de"))],
)
def test_without_its_words_it_says_one_sentence(tmp_path: Path, spoil: Callable[[Path], object], language: str) -> None:
    root, home = copied(tmp_path), tmp_path / "home"
    home.mkdir()
    spoil(root / "game" / "texts" / language / "start.toml")
    run = start(home, {**SCREEN, "LANG": f"{language}_XX.UTF-8"}, root=root)
    assert run.returncode == 1
    (sentence,) = run.stderr.splitlines()
    assert sentence.startswith("kagebako: Kagebako cannot go on without its words.")
    assert "start.toml" in sentence


@needs_source
def test_without_the_words_for_trouble_it_says_one_sentence_too(tmp_path: Path) -> None:
    """They are needed for the error screen, here about a missing picture."""
    root, home = copied(tmp_path), tmp_path / "home"
    home.mkdir()
    (root / "game" / "texts" / "en" / "trouble.toml").write_text("[trouble", "utf-8")
    shutil.rmtree(root / "assets" / "title")
    run = start(home, SCREEN, root=root)
    assert run.returncode == 1
    assert "Traceback" not in run.stderr
    assert run.stderr.splitlines()[-1].startswith("kagebako: Kagebako cannot go on without its words.")


def test_a_home_that_was_deleted_meanwhile_does_not_let_a_second_one_in(tmp_path: Path) -> None:
    with running(tmp_path):
        shutil.rmtree(tmp_path / ".local")
        second = start(tmp_path, SCREEN)
    assert (second.returncode, second.stderr) == (0, ""), "it was answered"
    assert start(tmp_path, SCREEN).returncode == 0


@needs_source
def test_without_the_icon_there_is_no_start_but_a_sentence(tmp_path: Path) -> None:
    root, home = tmp_path / "copy", tmp_path / "home"
    shutil.copytree(ROOT / "game", root / "game", ignore=shutil.ignore_patterns("__pycache__"))
    home.mkdir()
    run = start(home, SCREEN, root=root)
    assert run.returncode == 1
    assert run.stderr.splitlines()[-1].startswith("kagebako: Kagebako can\u2019t start: The picture ")
    assert "Traceback" not in run.stderr
