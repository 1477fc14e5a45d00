"""One Kagebako per folder, a log that stays small, reports without names."""

import logging
import subprocess
import sys
from pathlib import Path

import pytest

from game.store.diary import NAME, discreet, open_diary
from game.store.only_one import OnlyOne

HOLD = "import sys; from pathlib import Path; from game.store.only_one import OnlyOne; "


def alone(folder: Path) -> bool:
    hold = OnlyOne(folder)
    hold.let_go()
    return hold.alone


def test_the_second_one_is_told_and_the_third_may_come_when_the_first_has_gone(tmp_path: Path) -> None:
    first = OnlyOne(tmp_path)
    assert first.alone
    code = HOLD + "sys.exit(0 if OnlyOne(Path(sys.argv[1])).alone else 7)"
    command = [sys.executable, "-c", code, str(tmp_path)]
    assert subprocess.run(command, check=False).returncode == 7
    first.let_go()
    assert subprocess.run(command, check=False).returncode == 0


def test_a_killed_one_holds_nothing(tmp_path: Path) -> None:
    code = HOLD + "hold = OnlyOne(Path(sys.argv[1])); print(hold.alone, flush=True); sys.stdin.read()"
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


@pytest.fixture
def quiet_log() -> object:
    root = logging.getLogger()
    before = list(root.handlers)
    yield
    for handler in [handler for handler in root.handlers if handler not in before]:
        root.removeHandler(handler)
        handler.close()


@pytest.mark.usefixtures("quiet_log")
def test_the_log_is_begun_anew_when_it_is_full_and_keeps_one_old_one(tmp_path: Path) -> None:
    (tmp_path / NAME).write_text("x" * 300_000, "utf-8")
    path = open_diary(tmp_path)
    assert path is not None
    home = str(Path.home())
    logging.getLogger("game").warning("lost %s", home)
    assert path.with_suffix(".old").stat().st_size == 300_000
    assert "lost ~" in path.read_text("utf-8")


def test_without_a_folder_there_is_no_log(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder", "utf-8")
    assert open_diary(blocked) is None


def test_a_persons_own_folder_is_not_named() -> None:
    assert discreet(f"{Path.home()}/x") == "~/x"
