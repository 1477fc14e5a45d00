"""Whatever a file holds, the program starts, reports it, keeps the file, and runs nothing that it found there."""

import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from tests.faults.house import House
from tests.faults.size import patience, size
from tests.faults.sorts import SORTS
from tests.faults.spoiling import SENTINEL, spoilt
from tests.faults.trials import Trials, is_kept

pytestmark = [pytest.mark.faults, pytest.mark.timeout(patience(240))]

FILES = size(short=44, long=2000)
FORBIDDEN = (
    *("os.system", "os.exec", "os.posix_spawn", "os.fork", "subprocess.Popen", "pickle.find_class"),
    *("socket.connect", "ctypes.dlopen", "code.__new__", "shutil.rmtree"),
)


def test_every_good_file_is_used(originals: dict[str, bytes], tmp_path: Path) -> None:
    """Proves that the program would read the files damaged below: here nothing is set aside and nothing reported."""
    for number, sort in enumerate(dict.fromkeys(SORTS)):
        home = tmp_path / str(number)
        (home / sort.file).parent.mkdir(parents=True)
        (home / sort.file).write_bytes(originals[sort.file])
        house = House(home)
        sort.use(house)
        assert house.kit.notices == []
        assert house.missed == [], (sort.file, house.missed)
        assert not list(home.glob("**/*damaged*"))


def test_spoilt_files(
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
        sort = SORTS[number % len(SORTS)]
        data = spoilt(originals[sort.file], Random(number))
        home = tmp_path / str(number)
        path = home / sort.file
        path.parent.mkdir(parents=True)
        path.write_bytes(data)
        with trials.one(f"number {number}, {sort.file}: {data[:300]!r}"), guard.watching(home):
            sort.use(House(home, first.window))
        if not (is_kept(home, data) or sort.usable(data)):
            trials.lose(f"number {number}, {sort.file} is lost: {data[:300]!r}")
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
