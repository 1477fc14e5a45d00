"""Counts what was tried, and what crashed, was lost or hung."""

import logging
import signal
import threading
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

LIMIT = 60.0
"""Seconds; far more than anything takes, also on a busy machine."""

_SIGNAL = getattr(signal, "SIGUSR1", None)
"""pytest-timeout uses the alarm. Windows has neither, and what hangs there meets the test's own limit."""

_GUARDS = ("game.scenes.row_guard", "game.store.match_store", "game.maps")
"""Where unexpected errors are caught: good for the player, but here it counts as a crash."""


class Hung(BaseException):
    """Nothing in the program may catch it."""


class Trials(logging.Handler):
    """Counts every trial; `tell` prints the figures and fails if any is not as expected."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.tried = 0
        self.crashed: list[str] = []
        self.lost: list[str] = []
        self.hung: list[str] = []
        self._what = ""

    @contextmanager
    def one(self, what: str) -> Iterator[None]:
        """Try something; `what` describes it for the failure message."""
        self.tried += 1
        self._what = what
        for name in _GUARDS:
            logging.getLogger(name).addHandler(self)
        try:
            with _limited():
                yield
        except Hung:
            self.hung.append(f"{what}\n{traceback.format_exc(limit=-6)}")
        except Exception:
            self.crashed.append(f"{what}\n{traceback.format_exc(limit=-6)}")
        finally:
            for name in _GUARDS:
                logging.getLogger(name).removeHandler(self)

    def emit(self, record: logging.LogRecord) -> None:
        """Note an error that a guard has caught."""
        self.crashed.append(f"{self._what}\n{logging.Formatter().format(record)}")

    def lose(self, what: str) -> None:
        """Note that something is gone that should have been kept."""
        self.lost.append(what)

    def tell(self, capsys: pytest.CaptureFixture[str]) -> None:
        """Print the figures."""
        figures = {"crashed": self.crashed, "lost": self.lost, "hung": self.hung}
        with capsys.disabled():
            print(f" {self.tried} tried", *(f"{len(found)} {name}" for name, found in figures.items()), sep=", ")
        assert self.tried
        assert not any(figures.values()), "\n\n".join(text for found in figures.values() for text in found[:5])


@contextmanager
def _limited() -> Iterator[None]:
    """Raise `Hung` after the limit, also out of a blocking system call."""
    if _SIGNAL is None:
        yield
        return

    def stop(*_: object) -> None:
        raise Hung

    before = signal.signal(_SIGNAL, stop)
    alarm = threading.Timer(LIMIT, signal.pthread_kill, (threading.main_thread().ident, _SIGNAL))
    alarm.daemon = True
    alarm.start()
    try:
        yield
    finally:
        alarm.cancel()
        signal.signal(_SIGNAL, before)


def is_kept(home: Path, data: bytes) -> bool:
    """Whether the file is still there, under any name."""
    return any(one.is_file() and one.read_bytes() == data for one in home.rglob("*"))
