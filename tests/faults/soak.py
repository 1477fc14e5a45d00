"""Computers play each other for a long time, at a real table: memory and frame time must stay flat.

`python -m tests.faults.soak --seconds 3600` prints a table and exits with 1 if they did not.
"""

import argparse
import os
import statistics
import sys
import time
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.ai.worker import Thinker
from game.app.app import App
from game.catalog import GAMES, game_named
from game.core.player import Player
from game.engine.loop import FRAMES_PER_SECOND, LONGEST_STEP, play
from game.engine.prefs.preferences import SPEEDS
from game.engine.scenes import Quit, Reset, SceneStack
from game.table.scene import TableScene
from game.table.setup.match_setup import MatchSetup
from tests.kit import make_kit, make_window

ROWS = 12
AFTER = 3.0
"""Seconds that a scoring is shown before the next match begins."""
MOST_GROWTH_MB = 12.0
MOST_SLOWER = 1.25


class Row(NamedTuple):
    """What was measured in one period."""

    until: float
    matches: int
    decisions: int
    frames: int
    memory_mb: float
    worker_mb: float
    usual_ms: float
    slow_ms: float
    """The processor time of the median frame, and of the slowest in a hundred."""


def resident_mb(process: int) -> float:
    """The resident memory of a process; 0 where there is none, or no way to know."""
    try:
        pages = int(Path(f"/proc/{process}/statm").read_text("utf-8").split()[1])
    except (FileNotFoundError, ProcessLookupError):
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


class Soak:
    """One program that plays match after match of every game."""

    def __init__(self, home: Path, speed: str) -> None:
        self.kit = make_kit()
        self.kit.speed = speed
        self.window = make_window()
        self.thinker = Thinker(game_named)
        self.app = App(self.kit, home, self.thinker)
        self.stack = SceneStack(self.app.title())
        self.matches = self.decisions = 0
        self._games = self._endless()
        self._over_for = AFTER

    def _endless(self) -> Iterator[MatchSetup]:
        for seed, name in enumerate(cycle(GAMES)):
            seats = GAMES[name].seats
            players = [Player(f"{seat}", "novice") for seat in range(seats[seed // len(GAMES) % len(seats)])]
            yield MatchSetup(name, tuple(players), seed=seed)

    def frame(self, dt: float) -> float:
        """Run a frame; returns the processor time in milliseconds."""
        if not isinstance(self.stack.top, TableScene):
            self._over_for += dt
            if self._over_for >= AFTER:
                self._next()
        before = time.process_time()
        play(self.stack, self.window, [[]], dt, self.kit)
        return (time.process_time() - before) * 1000

    def _next(self) -> None:
        self._over_for = 0.0
        for scene in self.stack._scenes:
            if isinstance(scene, TableScene):
                self.decisions += scene.session.match.decisions
                self.matches += 1
        self.stack.apply(Reset(self.app.navigation.table(next(self._games))))

    def worker_mb(self) -> float:
        process = self.thinker._process
        return resident_mb(process.pid) if process is not None and process.pid is not None else 0.0

    def close(self) -> None:
        self.stack.apply(Quit())
        self.app.close()
        self.window.close()


def soak(seconds: float, home: Path, speed: str = "fast") -> list[Row]:
    """Play for this long; at speed "off" there are many more matches, with less to be seen."""
    one, rows = Soak(home, speed), []
    clock, began = pygame.time.Clock(), time.monotonic()
    try:
        for number in range(1, ROWS + 1):
            until, took, most = began + seconds * number / ROWS, list[float](), 0.0
            while time.monotonic() < until or len(took) < 2:
                took.append(one.frame(min(clock.tick(FRAMES_PER_SECOND) / 1000, LONGEST_STEP)))
                if len(took) % FRAMES_PER_SECOND == 1:
                    # The most, not the last: one table needs more than another.
                    most = max(most, resident_mb(os.getpid()))
            slow = statistics.quantiles(took, n=100)[-1]
            memory = most, one.worker_mb()
            row = Row(until - began, one.matches, one.decisions, len(took), *memory, statistics.median(took), slow)
            rows.append(row)
            print(readable(row), flush=True)
    finally:
        one.close()
    return rows


HEAD = "seconds  matches  decisions  frames  memory MB  worker MB  frame ms  slow frame ms"


def readable(row: Row) -> str:
    counts = f"{row.until:7.0f}  {row.matches:7}  {row.decisions:9}  {row.frames:6}"
    return f"{counts}  {row.memory_mb:9.1f}  {row.worker_mb:9.1f}  {row.usual_ms:8.2f}  {row.slow_ms:13.2f}"


def is_flat(rows: list[Row]) -> bool:
    """Whether the last third needs hardly more than the second, by which everything cached has been made."""
    third = ROWS // 3
    second, last = rows[third : 2 * third], rows[2 * third :]
    growth = max(row.memory_mb for row in last) - max(row.memory_mb for row in second)
    worker = max(row.worker_mb for row in last) - max(row.worker_mb for row in second)
    slower = statistics.median(row.usual_ms for row in last) / statistics.median(row.usual_ms for row in second)
    print(f"memory {growth:+.1f} MB, worker {worker:+.1f} MB, frames {slower:.2f} times as long")
    return growth < MOST_GROWTH_MB and worker < MOST_GROWTH_MB and slower < MOST_SLOWER


def main() -> int:
    parser = argparse.ArgumentParser(description="Play for a long time and look whether memory and frame time grow.")
    parser.add_argument("--seconds", type=float, default=3600.0)
    parser.add_argument("--speed", choices=SPEEDS, default="fast")
    asked = parser.parse_args()
    print(HEAD)
    with TemporaryDirectory() as home:
        return 0 if is_flat(soak(asked.seconds, Path(home), asked.speed)) else 1


if __name__ == "__main__":
    sys.exit(main())
