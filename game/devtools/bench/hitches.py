"""Measures the longest frames on the ways that players go: from the title to a table, through its doors and back.

In processor time of the main thread, so that a busy machine matters little. As a module of its own it walks once and
prints JSON; `python -m game bench` lets it walk twice, and takes the second one: then pictures are cached on disk, as
after the first evening.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from game.ai.in_process import InProcessThinker
from game.app.app import App, make_kit
from game.app.launch_options import LaunchOptions
from game.catalog import TITLES, game_named
from game.devtools.bench.measure import BENCH_SIZE
from game.engine.input.commands import Command, Kind
from game.engine.scenes import SceneStack
from game.engine.text.writer import Writer
from game.engine.window import Window

DT = 1 / 60
SETTLED = 60
"""The number of frames to watch after each step, for what is made or tidied up a little later."""

Longest = dict[str, dict[str, float]]
"""Milliseconds of the longest frame, by game and step."""


def longest() -> Longest:
    """RoundTrip in a process of its own, so that what is still imported on the way counts, too."""
    with tempfile.TemporaryDirectory() as home:
        drivers = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
        known = {**os.environ, **drivers, "KAGEBAKO_HOME": home}
        command = [sys.executable, "-m", __name__, home]
        for _ in range(2):
            run = subprocess.run(command, check=True, capture_output=True, env=known)  # noqa: S603 - our own command
    found: Longest = json.loads(run.stdout)
    return found


class RoundTrip:
    """The way from the title to every table, and through the doors where there are any."""

    def __init__(self, home: Path) -> None:
        kit = make_kit(LaunchOptions(language="en"), home)
        self._window = Window("Kagebako", BENCH_SIZE, kit.assets, Writer())
        app = App(kit, home, InProcessThinker(game_named))
        self._stack = SceneStack(app.title())
        self._frames()
        app.import_ahead()

    def to(self, game: str) -> dict[str, float]:
        """The longest frame of every step on the way to a table and back."""
        found = {"setup": self._click(game)}
        for name in self._names:
            if name.endswith(".who.person"):
                self._click(name)
        found["table"] = self._click("start")
        if "peek" in self._names:
            found["peek"] = self._frames(Command(Kind.LOOK))
            self._frames(Command(Kind.LOOK_AWAY))
            found["doors"] = self._click("ready")
        found["menu"] = self._frames(Command(Kind.MENU))
        found["title"] = self._click("title")
        return found

    @property
    def _names(self) -> list[str]:
        return [target.name for target in self._stack.targets()]

    def _click(self, name: str) -> float:
        at = next(target.rect.centre for target in self._stack.targets() if target.name == name)
        return self._frames(*(Command(kind, at) for kind in (Kind.POINT, Kind.PRESS, Kind.RELEASE)))

    def _frames(self, *commands: Command) -> float:
        """Pass the commands, each in a frame of its own, and watch. Return the milliseconds of the longest frame."""
        taken = []
        for number in range(len(commands) + SETTLED):
            began = time.thread_time()
            self._stack.frame(commands[number : number + 1], DT)
            self._stack.draw(self._window.canvas)
            taken.append(time.thread_time() - began)
        return max(taken) * 1000


if __name__ == "__main__":
    trip = RoundTrip(Path(sys.argv[1]))
    print(json.dumps({name: trip.to(name) for name in TITLES}))
