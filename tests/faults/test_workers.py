"""The opponents' process is killed or stopped at random moments: every match goes on to its end, in bounded time."""

import os
import signal
import threading
import time
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from game.ai.worker import Thinker
from game.catalog import GAMES, game_named
from game.core.match import Match
from game.core.player import Player
from game.table.session import Session
from tests.faults.size import needs_signals, patience, size

pytestmark = [pytest.mark.faults, pytest.mark.timeout(patience()), needs_signals]

MATCHES = size(short=2, long=50)
LOOK = 0.01
PATIENCE = 3.0
"""Seconds; the program itself waits longer, for slower machines."""

ATTACKS = 6
"""Per match; with more of them it would still end, only later."""


class Attacker(threading.Thread):
    """Kills or stops the thinker's current process from time to time."""

    def __init__(self, thinker: Thinker, pick: Random) -> None:
        super().__init__(daemon=True)
        self.done: list[signal.Signals] = []
        self.over = threading.Event()
        self._thinker = thinker
        self._pick = pick

    def run(self) -> None:
        while len(self.done) < ATTACKS and not self.over.wait(self._pick.expovariate(1.5)):
            process = self._thinker._process
            pid = process.pid if process is not None else None
            if pid is None:
                continue
            how = self._pick.choice((signal.SIGKILL, signal.SIGKILL, signal.SIGSTOP, signal.SIGSEGV, signal.SIGTERM))
            with suppress(ProcessLookupError):
                os.kill(pid, how)
                self.done.append(how)


def play(number: int) -> tuple[int, int, float]:
    """A match of computers: decisions, attacks, and the longest wait for one decision."""
    pick = Random(number)
    game = GAMES[list(GAMES)[number % len(GAMES)]]
    seats = game.seats[0]
    thinker = Thinker(game_named, patience=PATIENCE)
    attacker = Attacker(thinker, pick)
    session = Session(Match(game, seats, number), [Player(f"{seat}", "adept") for seat in range(seats)], thinker)
    session.ask()
    attacker.start()
    longest = 0.0
    asked = before = time.monotonic()
    try:
        while session.to_move is not None:
            now = time.monotonic()
            move, before = session.answer(now - before), now
            if move is None:
                time.sleep(LOOK)
                continue
            longest = max(longest, time.monotonic() - asked)
            session.submit(move)
            asked = time.monotonic()
    finally:
        attacker.over.set()
        thinker.close()
        attacker.join(10)
    assert session.outcome is not None
    return session.match.decisions, len(attacker.done), longest


def test_every_match_ends_whatever_happens_to_the_worker(capsys: pytest.CaptureFixture[str]) -> None:
    attacks = decisions = 0
    longest = 0.0
    for number in range(MATCHES):
        made, suffered, waited = play(number)
        decisions, attacks, longest = decisions + made, attacks + suffered, max(longest, waited)
    with capsys.disabled():
        print(f" {MATCHES} matches, {decisions} decisions, {attacks} attacks, longest wait {longest:.1f} s")
    assert attacks >= MATCHES
    assert not children(), "no process is left behind"


def children() -> list[int]:
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(FileNotFoundError, ProcessLookupError):
            after = stat.read_text("utf-8").rsplit(")", 1)[1].split()
            command = stat.with_name("cmdline").read_bytes()
            if int(after[1]) == os.getpid() and b"spawn_main" in command:
                found.append(int(stat.parent.name))
    return found
