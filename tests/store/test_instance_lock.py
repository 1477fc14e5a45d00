"""One Kagebako per folder, a log that stays small, reports without names."""

import errno
import logging
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest

from game.store.instance_lock import NAME as LOCK
from game.store.instance_lock import InstanceLock
from game.store.logfile import NAME, console, discreet, open_logfile
from tests.faults.hostile import pipe

HOLD = "import sys; from pathlib import Path; from game.store.instance_lock import InstanceLock; "


def alone(folder: Path) -> bool:
    hold = InstanceLock(folder)
    hold.let_go()
    return hold.alone


def test_the_second_one_is_told_and_the_third_may_come_when_the_first_has_gone(tmp_path: Path) -> None:
    first = InstanceLock(tmp_path)
    assert first.alone
    code = HOLD + "sys.exit(0 if InstanceLock(Path(sys.argv[1])).alone else 7)"
    command = [sys.executable, "-c", code, str(tmp_path)]
    assert subprocess.run(command, check=False).returncode == 7
    first.let_go()
    assert subprocess.run(command, check=False).returncode == 0


def test_a_killed_one_holds_nothing(tmp_path: Path) -> None:
    code = HOLD + "hold = InstanceLock(Path(sys.argv[1])); print(hold.alone, flush=True); sys.stdin.read()"
    other = subprocess.Popen([sys.executable, "-c", code, str(tmp_path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert other.stdout is not None
    assert other.stdout.readline().strip() == b"True"
    assert not alone(tmp_path)
    other.kill()
    other.communicate()
    assert alone(tmp_path)


def test_where_nothing_can_be_written_nobody_is_kept_out(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder", "utf-8")
    assert alone(blocked)


needs_pipes = pytest.mark.skipif(sys.platform == "win32", reason="there are no pipes among the files of Windows")


@needs_pipes
def test_a_folder_that_was_deleted_meanwhile_is_still_held(tmp_path: Path) -> None:
    first = InstanceLock(tmp_path / "home")
    shutil.rmtree(tmp_path / "home")
    assert not alone(tmp_path / "home")
    assert not alone(tmp_path / "home"), "nobody who was turned away has let go of anything"
    first.let_go()
    assert alone(tmp_path / "home")


@needs_pipes
def test_nothing_is_left_behind_outside_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "own").mkdir()
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path / "own"))
    hold = InstanceLock(tmp_path / "home")
    assert [path.suffix for path in (tmp_path / "own").iterdir()] == [".lock"]
    assert alone(tmp_path / "another home")
    assert not alone(tmp_path / "home")
    assert len(list((tmp_path / "own").iterdir())) == 1
    hold.let_go()
    assert not list((tmp_path / "own").iterdir())


@needs_pipes
@pytest.mark.timeout(20)
@pytest.mark.parametrize("make", [pipe, Path.mkdir], ids=["pipe", "folder"])
def test_a_lock_that_is_no_file_holds_nobody_up_and_lets_only_one_in(
    make: Callable[[Path], None], tmp_path: Path
) -> None:
    make(tmp_path / LOCK)
    first = InstanceLock(tmp_path)
    assert first.alone
    assert not alone(tmp_path)
    first.let_go()


@needs_pipes
def test_a_lock_of_somebody_else_keeps_nobody_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = InstanceLock(tmp_path / "home")
    shutil.rmtree(tmp_path / "home")
    monkeypatch.setattr("game.store.instance_lock._is_ours", lambda _: False)
    assert alone(tmp_path / "home")
    first.let_go()


@pytest.fixture
def quiet_log() -> object:
    root = logging.getLogger()
    before = list(root.handlers)
    yield
    for handler in [handler for handler in root.handlers if handler not in before]:
        root.removeHandler(handler)
        handler.close()


@pytest.mark.usefixtures("quiet_log")
def test_the_log_is_started_again_when_it_is_full_and_keeps_one_old_one(tmp_path: Path) -> None:
    (tmp_path / NAME).write_text("x" * 300_000, "utf-8")
    path = open_logfile(tmp_path)
    assert path is not None
    home = str(Path.home())
    logging.getLogger("game").warning("lost %s", home)
    assert path.with_suffix(".old").stat().st_size == 300_000
    assert "lost ~" in path.read_text("utf-8")


def test_without_a_folder_there_is_no_log(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder", "utf-8")
    assert open_logfile(blocked) is None


def test_a_persons_own_folder_is_not_named() -> None:
    assert discreet(f"{Path.home()}/x") == "~/x"


@needs_pipes
@pytest.mark.timeout(20)
@pytest.mark.usefixtures("quiet_log")
@pytest.mark.parametrize("make", [pipe, Path.mkdir], ids=["pipe", "folder"])
def test_a_log_that_is_no_file_gets_another_name(make: Callable[[Path], None], tmp_path: Path) -> None:
    make(tmp_path / NAME)
    path = open_logfile(tmp_path)
    assert path is not None
    logging.getLogger("game").warning("noticed")
    assert "noticed" in path.read_text("utf-8")
    assert (tmp_path / f"{NAME}.damaged-1").exists()


@pytest.mark.usefixtures("quiet_log")
def test_an_old_log_that_cannot_be_put_away_grows_on(tmp_path: Path) -> None:
    (tmp_path / NAME).write_text("x" * 300_000, "utf-8")
    (tmp_path / NAME).with_suffix(".old").mkdir()
    assert open_logfile(tmp_path) is not None


class FullDisk(StringIO):
    def write(self, _: str) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.mark.usefixtures("quiet_log")
def test_a_log_on_a_full_disk_says_nothing_on_the_console(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert open_logfile(tmp_path) is not None
    handler = logging.getLogger().handlers[-1]
    handler.setStream(FullDisk()).close()
    logging.getLogger("game").warning("lost")
    assert capsys.readouterr().err == ""


def test_the_console_gets_a_line_and_the_file_the_whole_story(capsys: pytest.CaptureFixture[str]) -> None:
    handler, error = console(), ValueError("two\nlines")
    record = logging.LogRecord("game", logging.ERROR, "x", 1, "a screen failed", None, (ValueError, error, None))
    handler.handle(record)
    assert capsys.readouterr().err == "ERROR game: a screen failed: ValueError: two\n"
    assert "Traceback" not in (record.exc_text or "")
    assert "two\nlines" in logging.Formatter().format(record)
    broken = logging.LogRecord("game", logging.ERROR, "x", 1, "%d", ("no number",), None)
    handler.handle(broken)
    assert capsys.readouterr().err == ""
