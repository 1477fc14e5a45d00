"""Whatever a file holds, the program starts, reports it, keeps the file, and runs nothing that it found there."""

import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from tests.faults.damage import SENTINEL, damaged
from tests.faults.file_kinds import FILE_KINDS
from tests.faults.house import House
from tests.faults.size import patience, size
from tests.faults.trials import Trials, is_kept

pytestmark = [pytest.mark.faults, pytest.mark.timeout(patience(240))]

FILES = size(short=44, long=2000)
FORBIDDEN = (
    *("os.system", "os.exec", "os.posix_spawn", "os.fork", "subprocess.Popen", "pickle.find_class"),
    *("socket.connect", "ctypes.dlopen", "code.__new__", "shutil.rmtree"),
)


def test_every_good_file_is_used(originals: dict[str, bytes], tmp_path: Path) -> None:
    """Proves that the program would read the files damaged below: here nothing is set aside and nothing reported."""
    for number, kind in enumerate(dict.fromkeys(FILE_KINDS)):
        home = tmp_path / str(number)
        (home / kind.file).parent.mkdir(parents=True)
        (home / kind.file).write_bytes(originals[kind.file])
        house = House(home)
        kind.use(house)
        assert house.kit.notices == []
        assert house.missed == [], (kind.file, house.missed)
        assert not list(home.glob("**/*damaged*"))


def test_damaged_files(
    originals: dict[str, bytes],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    guard = Guard()
    first = House(tmp_path / "first")
    trials = Trials()
    for number in range(FILES):
        kind = FILE_KINDS[number % len(FILE_KINDS)]
        data = damaged(originals[kind.file], Random(number))
        home = tmp_path / str(number)
        path = home / kind.file
        path.parent.mkdir(parents=True)
        path.write_bytes(data)
        with trials.one(f"number {number}, {kind.file}: {data[:300]!r}"), guard.watching(home):
            kind.use(House(home, first.window))
        if not (is_kept(home, data) or kind.usable(data)):
            trials.lose(f"number {number}, {kind.file} is lost: {data[:300]!r}")
        shutil.rmtree(home)
    trials.tell(capsys)
    assert guard.seen == []
    assert not list(tmp_path.rglob(f"*{SENTINEL}*"))


class Guard:
    """Records what no file may cause: code, other programs, and files outside the player's folder."""

    def __init__(self) -> None:
        self.seen: list[str] = []
        self._home: Path | None = None
        sys.addaudithook(self._hear)

    @contextmanager
    def watching(self, home: Path) -> Iterator[None]:
        self._home = home
        try:
            yield
        finally:
            self._home = None

    def _hear(self, event: str, arguments: tuple[object, ...]) -> None:
        if self._home is None:
            return
        if event in FORBIDDEN:
            self.seen.append(f"{event} {arguments}")
        elif event == "open" and isinstance(arguments[0], str):
            written = isinstance(arguments[1], str) and not arguments[1].startswith("r")
            outside = not str(Path(arguments[0]).resolve()).startswith(str(self._home.resolve()))
            if (written and outside) or "etc/passwd" in arguments[0]:
                self.seen.append(f"open {arguments}")
