"""Measures what phones cost and how fast they are: `python -m tests.browser.measure [GAME …] [--seconds N]`.

The same table is played in turns by phones in Chromium, by nobody's phones (no server, no pages), by phones that
listen to everything but draw nothing, and by phones in Chromium while a hostile client tries its ways. In the second
and third way, what phones chose in the first is done again in the program at the same pace, all of it, so that the
window shows the same. These two are compared, twice a round in the order off, on, on, off: whatever else the machine
does weighs on both alike. The browsers of the first share the machine's caches with the table, as no phone does.
Prints the main thread's processor time a frame, how long the mover waits for the acknowledgement, how long the others
wait for a page after the table has shown it, and how often the hostile client tried and got through; last, the
comparison, and as a control what the runs of each round with phones off give when they are compared with each other. A
machine with nothing else to do gives the best figures.
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
from typing import Any, NamedTuple

from game.app.navigation import Navigation
from game.app.phone_navigation import ADDRESS
from game.core.player import Player
from game.engine import loop
from game.engine.canvas import Canvas
from game.engine.scenes import Quit, Scene, SceneStack
from game.engine.window import Window
from game.table.phones.scene import PhoneTableScene
from game.table.setup import entropy
from game.table.setup.match_setup import MatchSetup
from tests.kit import make_kit, make_window
from tests.phones.attack import Attack
from tests.repeatable import Repeatable
from tests.table.fakes import InstantThinker

SEATS = {"oboro": 3, "wataah": 3, "taisen": 2, "ninjutsu": 2}
ROUND = ("browsers", "off", "on", "on", "off", "attacked")
FOLLOWING = ("off", "on")
"""The ways in which what was just played by browsers is done again."""

PATIENCE = 5.0
"""By how much a machine that is busy may take longer to do again what was played."""

AFTER = 1.0
"""Seconds of standing still after which what was done again has been shown to its end."""


class Step(NamedTuple):
    """Something that was done at a phone."""

    waited: float
    """Seconds for which the table had stood still, or something had been held for reading."""

    move: Any
    """What was chosen; None: nothing but to go on."""


class MeasuredStack(SceneStack):
    """Notes the processor time of the main thread in each frame from the first choice on, and ends after some seconds.

    What phones do is noted; with `script`, what they did once before is done again at the same pace, without them, and
    the end comes when all of it has been shown: every run of a script shows the same.
    """

    def __init__(self, table: PhoneTableScene, seconds: float, script: list[Step] | None = None) -> None:
        super().__init__(table)
        self.frames: list[float] = []
        self.steps: list[Step] = []
        self._table = table
        self._seconds = seconds
        self._until: float | None = None
        self._script = script
        self._waited = self._spent = 0.0
        self._choose, self._pass_over = table.session.choose, table.presenter.director.pass_over
        table.session.choose = self._chosen  # type: ignore[method-assign]
        table.presenter.director.pass_over = self._went_on  # type: ignore[method-assign]

    def frame(self, commands: Any, dt: float) -> None:
        """Advance by one frame."""
        if self._over:
            self.apply(Quit())
            return
        begin = time.thread_time()
        super().frame(commands, dt)
        self._spent = time.thread_time() - begin
        still = not self._table.busy or self._table.presenter.director.holding
        self._waited = self._waited + dt if still else 0.0
        if self._script is not None:
            self._follow(self._script)

    @property
    def _over(self) -> bool:
        if self._until is None:
            return False
        followed = self._script is not None and len(self.steps) >= len(self._script) and self._waited > AFTER
        return followed or time.monotonic() > self._until

    def draw(self, canvas: Canvas) -> None:
        """Draw, and note what the frame has cost."""
        begin = time.thread_time()
        super().draw(canvas)
        if self._until is not None:
            self.frames.append((self._spent + time.thread_time() - begin) * 1000)

    def _follow(self, script: list[Step]) -> None:
        table, session = self._table, self._table.session
        holding = table.presenter.director.holding
        if len(self.steps) == len(script) or (self._until is None and not table.kit.bakery.bake_some(0)):
            return
        step = script[len(self.steps)]
        if step.move is None and not holding and not table.busy:
            self.steps.append(step)  # it had ended by itself
        elif self._waited < step.waited:
            return
        elif step.move is None and holding:
            table.presenter.director.pass_over()
            table.turns.settle()
        elif step.move is not None and not table.busy and session.phone_to_move is not None:
            session.choose(session.phone_to_move, step.move)  # not taken while the table still has the move before

    def _chosen(self, seat: int, move: Any) -> bool:
        taken = self._choose(seat, move)
        if taken:
            self._note(move)
        return taken

    def _went_on(self) -> None:
        self._pass_over()
        self._note(None)

    def _note(self, move: Any) -> None:
        self.steps.append(Step(self._waited, move))
        self._waited = 0.0
        if self._until is None:
            self._until = time.monotonic() + self._seconds * (1 if self._script is None else PATIENCE)


class Played(NamedTuple):
    """What one way of playing gave."""

    figures: dict[str, list[float]]
    """In milliseconds."""

    steps: list[Step]
    """What phones did."""


def play(game: str, way: str, seconds: float, at: "Place", *, seed: int, script: list[Step] | None = None) -> Played:
    """Play one way for some seconds; `script` is what phones did when they played it."""
    folder, phones = at.folder, at.phones
    entropy.secrets = Repeatable(seed)  # type: ignore
    navigation = Navigation(make_kit(), Scene, folder, InstantThinker())
    count = SEATS[game]
    on, draws = way != "off", way in ("browsers", "attacked")
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
        (phones.join if draws else phones.listen)(navigation.phones.invitation(), count)
        attack = Attack(table.host.server.host, table.host.server.port) if way == "attacked" else None
    stack = MeasuredStack(table, seconds, script)
    try:
        loop.run(stack, at.window, kit=navigation.kit)
        log = phones.leave() if on else []  # those that draw nothing have noted nothing
        tried = attack.stop() if attack is not None else {}
    finally:
        navigation.close()
    for kind, (tries, through) in tried.items():
        print(f"    {kind}: {tries} tries, {through} got through", flush=True)
    return Played({"frames": stack.frames, **_latency(log, shown)}, stack.steps)


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
        self._say(f"play {invitation} {count}")

    def listen(self, invitation: str, count: int) -> None:
        """Let them take seats without a browser; returns when all are taken."""
        self._say(f"listen {invitation} {count}")
        assert self._child.stdout is not None
        self._child.stdout.readline()

    def leave(self) -> list[list[list[Any]]]:
        """Let them stop; return what each has noted."""
        self._say("stop")
        assert self._child.stdout is not None
        found: list[list[list[Any]]] = json.loads(self._child.stdout.readline())
        return found

    def end(self) -> None:
        """Tell the process that there is nothing left to play."""
        self._say("end")
        self._child.wait(30)

    def close(self) -> None:
        """Stop the process, wherever it is."""
        self._child.kill()
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
        made.end()
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


def compared(some: list[float], others: list[float]) -> str:
    """What some frames cost as a share of others."""
    median, p99 = (at(share, some) / at(share, others) for share in (0.5, 0.99))
    return f"median {median:.3f}, p99 {p99:.3f}"


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
            whole: dict[str, dict[str, list[float]]] = {way: {} for way in ROUND}
            offs: tuple[list[float], list[float]] = ([], [])
            play(game, "browsers", 8.0, place, seed=0)  # pictures are made
            for number in range(asked.rounds):
                script: list[Step] = []
                for turn, way in enumerate(ROUND):
                    follows = way in FOLLOWING
                    played = play(game, way, asked.seconds, place, seed=number, script=script if follows else None)
                    assert not follows or len(played.steps) == len(script), "the script was not followed"
                    if way == "browsers":
                        script = played.steps
                    elif way == "off":
                        offs[turn > ROUND.index(way)].extend(played.figures["frames"])
                    print(f"{game} {number} {way}: {len(played.steps)} steps  {told(played.figures)}", flush=True)
                    for name, values in played.figures.items():
                        whole[way].setdefault(name, []).extend(values)
            for way, figures in whole.items():
                print(f"{game} all {way}: {told(figures)}", flush=True)
            off, on = whole["off"]["frames"], whole["on"]["frames"]
            print(f"{game}: on to off {compared(on, off)}; control {compared(offs[1], offs[0])}", flush=True)


if __name__ == "__main__":
    main()
