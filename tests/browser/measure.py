"""Measures what phones cost and how fast they are: `python -m tests.browser.measure [GAME …] [--seconds N]`.

The same table is played in turns by nobody's phones (moves are chosen in the program, no server, no pages), by three
phones in Chromium, and by those while a hostile client tries its ways. Prints the main thread's processor time a frame,
how long the mover waits for the acknowledgement, how long the others wait for a page after the table has shown it, and
how often the hostile client tried and got through. A machine with nothing else to do gives the best figures.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from game.app.navigation import Navigation
from game.app.phone_navigation import ADDRESS
from game.core.player import Player
from game.engine import loop
from game.engine.canvas import Canvas
from game.engine.scenes import Quit, Scene, SceneStack
from game.engine.window import Window
from game.table.phones.scene import PhoneTableScene
from game.table.setup.match_setup import MatchSetup
from tests.kit import make_kit, make_window
from tests.phones.attack import Attack
from tests.table.fakes import InstantThinker

SEATS = {"oboro": 3, "wataah": 3, "taisen": 2, "ninjutsu": 2}
WAYS = ("off", "on", "attacked")
_THINKS = 0.4
"""Seconds for which a player without a phone thinks: about as long as it takes a phone to tap."""
_CUT = 30
"""First frames that are not counted: the table is laid and pictures are made."""


class MeasuredStack(SceneStack):
    """Notes the processor time of the main thread in each frame, and ends after some seconds."""

    def __init__(self, table: PhoneTableScene, seconds: float, *, phones: bool) -> None:
        super().__init__(table)
        self.frames: list[float] = []
        self._table = table
        self._seconds = seconds
        self._until: float | None = None
        """When it ends; unknown until all phones have their seats."""
        self._phones = phones
        self._waited = 0.0
        self._rng = Random(1)
        self._spent = 0.0

    def frame(self, commands: Any, dt: float) -> None:
        """Advance by one frame; players without phones choose here."""
        if self._until is None and self._seated:
            self._until = time.monotonic() + self._seconds
        if self._until is not None and time.monotonic() > self._until:
            self.apply(Quit())
            return
        begin = time.thread_time()
        super().frame(commands, dt)
        self._spent = time.thread_time() - begin
        if not self._phones:
            self._choose(dt)

    def draw(self, canvas: Canvas) -> None:
        """Draw, and note what the frame has cost."""
        begin = time.thread_time()
        super().draw(canvas)
        if self._until is not None:
            self.frames.append((self._spent + time.thread_time() - begin) * 1000)

    @property
    def _seated(self) -> bool:
        host = self._table.host
        return not self._phones or (host is not None and all(map(host.server.connected, self._table.session.away)))

    def _choose(self, dt: float) -> None:
        table, session = self._table, self._table.session
        if table.presenter.director.holding:
            table.presenter.director.pass_over()
            table.turns.settle()
        self._waited = 0.0 if table.busy else self._waited + dt
        if session.phone_to_move is not None and self._waited > _THINKS:
            session.choose(session.phone_to_move, self._rng.choice(session.match.legal_moves()))


def play(game: str, way: str, seconds: float, at: "Place", *, seed: int) -> dict[str, list[float]]:
    """Play one way for some seconds; return figures in milliseconds."""
    folder, phones = at.folder, at.phones
    navigation = Navigation(make_kit(), Scene, folder, InstantThinker())
    count = SEATS[game]
    on = way != "off"
    players = tuple(Player(f"P{seat}") for seat in range(count))
    setup = MatchSetup(game, players, {}, seed, tuple(range(count)) if on else ())
    table = navigation.table(setup)
    assert isinstance(table, PhoneTableScene)
    table.lobby = None
    table.session.away = set(range(count))
    shown: dict[int, float] = {}
    attack = None
    if on:
        assert table.host is not None
        _note_pages(table, shown)
        phones.join(navigation.phones.invitation(), count)
        attack = Attack(table.host.server.host, table.host.server.port) if way == "attacked" else None
    stack = MeasuredStack(table, seconds, phones=on)
    try:
        loop.run(stack, at.window, kit=navigation.kit)
        log = phones.leave() if on else []
        tried = attack.stop() if attack is not None else {}
    finally:
        navigation.close()
    for kind, (tries, through) in tried.items():
        print(f"    {kind}: {tries} tries, {through} got through", flush=True)
    return {"frames": stack.frames[_CUT:], **_latency(log, shown)}


def _note_pages(table: PhoneTableScene, shown: dict[int, float]) -> None:
    """Note when the table has shown what each page tells."""
    host = table.host
    assert host is not None
    publish = host.publish

    def noted(log: Any) -> None:
        before = host.version
        now = time.time() * 1000
        publish(log)
        if host.version != before:
            shown[host.version] = now

    host.publish = noted  # type: ignore[method-assign]


def _latency(logs: list[list[list[Any]]], shown: dict[int, float]) -> dict[str, list[float]]:
    found: dict[str, list[float]] = {"acknowledged": [], "pages": []}
    for log in logs:
        # Chosen again after a long wait, it still counts from the first time.
        chose = {version: at for kind, version, at in reversed(log) if kind == "chose"}
        for kind, version, at in log:
            if kind == "taken" and version in chose:
                found["acknowledged"].append(at - chose[version])
            elif kind == "page" and version in shown:
                found["pages"].append(at - shown[version])
    return found


class Place(NamedTuple):
    """What every way of playing shares."""

    window: Window
    """One for all: when a window is closed, the system tells the next one that it is hidden."""
    folder: Path
    phones: "Phones"


class Phones:
    """Browser phones in a process of their own, so that they take no time of the table's thread."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.browser.measured_phones"]
        self._child = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def join(self, invitation: str, count: int) -> None:
        """Let them take seats and play."""
        self._say(f"{invitation} {count}")

    def leave(self) -> list[list[list[Any]]]:
        """Let them stop; return what each has noted."""
        self._say("stop")
        assert self._child.stdout is not None
        found: list[list[list[Any]]] = json.loads(self._child.stdout.readline())
        return found

    def close(self) -> None:
        """End the process."""
        self._say("end")
        self._child.wait(30)

    def _say(self, line: str) -> None:
        assert self._child.stdin is not None
        self._child.stdin.write(line + "\n")
        self._child.stdin.flush()


@contextmanager
def phones() -> Iterator[Phones]:
    """Browser phones."""
    made = Phones()
    try:
        yield made
    finally:
        made.close()


def at(share: float, values: list[float]) -> float:
    """The value below which this share of all lies."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else float("nan")


def told(figures: dict[str, list[float]]) -> str:
    """Figures in a line."""
    return "  ".join(
        f"{name} n {len(values)} median {at(0.5, values):.2f} p95 {at(0.95, values):.2f} p99 {at(0.99, values):.2f}"
        for name, values in figures.items()
        if values
    )


def main() -> None:
    """Measure some games, or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(SEATS))
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args()
    os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", ADDRESS: "127.0.0.1"}
    with phones() as browser, tempfile.TemporaryDirectory() as folder:
        place = Place(make_window(), Path(folder), browser)
        for game in asked.games or SEATS:
            whole: dict[str, dict[str, list[float]]] = {way: {} for way in WAYS}
            play(game, "off", 8.0, place, seed=0)  # pictures are made
            for number in range(asked.rounds):
                for way in WAYS:
                    found = play(game, way, asked.seconds, place, seed=number)
                    print(f"{game} {number} {way}: {told(found)}", flush=True)
                    for name, values in found.items():
                        whole[way].setdefault(name, []).extend(values)
            for way in WAYS:
                print(f"{game} all {way}: {told(whole[way])}", flush=True)
            off, on = whole["off"]["frames"], whole["on"]["frames"]
            ratios = [at(share, on) / at(share, off) for share in (0.5, 0.99)]
            print(f"{game}: on to off median {ratios[0]:.3f}, p99 {ratios[1]:.3f}", flush=True)


if __name__ == "__main__":
    main()
