"""A person at a real window: starts the game under a virtual screen, looks for targets, clicks and types."""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

TOOLS = ("Xvfb", "xdotool")
needs_a_screen = pytest.mark.skipif(
    any(shutil.which(tool) is None for tool in TOOLS),
    reason="clicking in a real window needs Xvfb and xdotool, which only Linux has",
)
SIZE = (1280, 720)


class Person:
    """Sees what the game says can be clicked, and clicks it."""

    def __init__(self, game: "subprocess.Popen[bytes]", display: str, targets: Path) -> None:
        self.game = game
        self._display = display
        self._targets = targets
        self._find_window()

    def targets(self) -> dict[str, tuple[int, int, int, int]]:
        """What can be clicked now."""
        try:
            found = json.loads(self._targets.read_text("utf-8"))
        except FileNotFoundError:
            return {}
        return {target["name"]: tuple(target["rect"]) for target in found}

    def click(self, name: str) -> None:
        """Click the middle of a target."""
        x, y, width, height = self.targets()[name]
        self._do("mousemove", "--window", self._find_window(), str(x + width // 2), str(y + height // 2))
        self._do("click", "1")
        time.sleep(0.08)

    def go(self, name: str, to: str) -> None:
        """Click something until something else can be clicked: on a busy machine a click may come too early."""
        for _ in range(6):
            if name in self.targets():
                self.click(name)
            try:
                self.wait_for(to, 8.0)
            except AssertionError:
                continue
            return
        self.wait_for(to)

    def press(self, *keys: str) -> None:
        """Press keys one after the other."""
        self._do("windowfocus", self._find_window())  # there is no window manager that would have done it
        for key in keys:
            self._do("key", key)
            time.sleep(0.03)

    def output(self) -> str:
        """What the game has printed so far."""
        return self._targets.with_name("output.txt").read_text("utf-8")

    def wait_for(self, name: str, seconds: float = 30.0) -> None:
        """Wait until something can be clicked."""
        wait_until(lambda: name in self.targets(), f"no {name} to click among {list(self.targets())}", seconds)

    def close(self) -> int:
        """Ask the game to end, as closing its window or logging out does, and give back the exit code."""
        self.game.terminate()
        return self.game.wait(20)

    def _find_window(self) -> str:
        """The game's window, looked for anew each time: SDL may replace it soon after the start."""
        found: list[str] = []

        def seen() -> bool:
            assert self.game.poll() is None, f"the game has ended: {self.output()}"
            found[:] = self._do("search", "--class", "kagebako").split()
            return bool(found)

        wait_until(seen, "no window came", 30)
        return found[-1]

    def _do(self, *arguments: str) -> str:
        run = subprocess.run(
            ["xdotool", *arguments],
            env={**os.environ, "DISPLAY": self._display},
            capture_output=True,
            text=True,
            timeout=5,
            check=False,
        )
        return run.stdout


def wait_until(ready: Callable[[], bool], complaint: str, seconds: float) -> None:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if ready():
            return
        time.sleep(0.05)
    raise AssertionError(complaint)


@contextmanager
def screen() -> Iterator[str]:
    """A virtual screen; gives the name of its display."""
    reader, writer = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writer), "-screen", "0", "1400x900x24", "-nolisten", "tcp"],
        pass_fds=[writer],
        stderr=subprocess.DEVNULL,
    )
    os.close(writer)
    try:
        with os.fdopen(reader) as answer:
            yield f":{answer.readline().strip()}"
    finally:
        server.terminate()
        server.wait(10)


@contextmanager
def playing(
    home: Path,
    *arguments: str,
    program: Sequence[str] = (sys.executable, "-m", "game"),
    surroundings: Mapping[str, str] | None = None,
) -> Iterator[Person]:
    """The game in a real window, with a home of its own; `surroundings` takes the place of our own environment."""
    targets = home / "targets.json"
    home.mkdir(parents=True, exist_ok=True)
    with screen() as display:
        environment = {
            **({**os.environ, "KAGEBAKO_HOME": str(home)} if surroundings is None else surroundings),
            "DISPLAY": display,
            "SDL_VIDEODRIVER": "x11",
            "SDL_AUDIODRIVER": "dummy",
        }
        size = "x".join(map(str, SIZE))
        command = [*program, "--window", size, "--targets", str(targets), *arguments]
        with (home / "output.txt").open("wb") as output:
            game = subprocess.Popen(command, env=environment, stdout=output, stderr=output)
            try:
                yield Person(game, display, targets)
            finally:
                game.kill()
                game.wait(10)
