"""Drives the game in a real window on a virtual screen: finds targets, clicks and types."""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import NamedTuple

import pytest

TOOLS = ("Xvfb", "xdotool")
needs_a_screen = pytest.mark.skipif(
    any(shutil.which(tool) is None for tool in TOOLS),
    reason="clicking in a real window needs Xvfb and xdotool, which only Linux has",
)
SIZE = (1280, 720)


IN_A_WINDOW = {"SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}

PATIENCE = 60.0
"""Seconds until what must happen has not: far more than the busiest machine needs."""
SEAL = "go_on"
"""All that can be clicked while a new achievement is shown: a person looks at it and clicks on."""
DOWN_AND_UP = 2
"""Inputs of one key or one click."""


class Shown(NamedTuple):
    """What the game tells about the last frame that it has shown."""

    frame: int
    inputs: int
    """How many keys and buttons had gone down or up before it."""
    targets: dict[str, tuple[int, int, int, int]]


class Person:
    """Sees what the game says can be clicked, clicks it, and goes on once a frame shows what came of it."""

    def __init__(self, game: "subprocess.Popen[bytes]", display: str, targets: Path) -> None:
        self.game = game
        self.display = display
        self._targets = targets
        self.wait_until(lambda: self._shown().frame > 0, "no picture came")
        # SDL may replace its window before the first picture, and not after it.
        self._window = self._do("search", "--class", "kagebako").split()[-1]

    def targets(self) -> dict[str, tuple[int, int, int, int]]:
        """Return what can be clicked now."""
        return self._shown().targets

    def click(self, name: str) -> None:
        """Click the centre of a target."""
        self._click(name, self._shown())

    def tap(self, name: str) -> None:
        """Click something that may have gone by itself between looking and clicking, because others play too."""
        shown = self._shown()
        if name in shown.targets:
            self._click(name, shown)

    def go(self, name: str, to: str) -> None:
        """Click something as soon as it is there, and wait for what it leads to."""
        self.wait_for(name)
        self.click(name)
        self.wait_for(to)

    def drag(self, name: str, dx: int, dy: int) -> None:
        """Press the centre of a target, pull it by so many pixels, and let go."""
        shown = self._shown()
        x, y = self._middle(name, shown)
        self._do("mousemove", "--window", self._window, str(x), str(y), "mousedown", "1")
        for part in range(1, 5):
            self._do("mousemove", "--window", self._window, str(x + dx * part // 4), str(y + dy * part // 4))
            self.watch(2)
        self._do("mouseup", "1")
        self._wait_for_answer(shown, f"a drag of {name}")

    def hold(self, key: str, frames: int) -> None:
        """Hold a key down for so many frames."""
        shown = self._shown()
        self._do("windowfocus", self._window, "keydown", key)
        self.watch(frames)
        self._do("keyup", key)
        self._wait_for_answer(shown, f"holding {key}")

    def press(self, *keys: str) -> None:
        """Press keys one after the other."""
        for key in keys:
            shown = self._shown()
            # There is no window manager that would have given it the focus.
            self._do("windowfocus", self._window, "key", key)
            self._wait_for_answer(shown, f"the key {key}")

    def press_at_once(self, *keys: str) -> None:
        """Press keys without looking up in between, and wait until all of them have been answered."""
        shown = self._shown()
        self._do("windowfocus", self._window, "key", *keys)
        self._wait_for_answer(shown, f"the keys {keys}", len(keys))

    def watch(self, frames: int = 8) -> None:
        """Do nothing for so many frames: what follows by itself may come."""
        until = self._shown().frame + frames
        wait_until(lambda: self._ended or self._shown().frame >= until, "the picture stands still")

    def hide(self) -> None:
        """Take the window off the screen, as minimising it does."""
        self._do("windowunmap", "--sync", self._window)

    def show(self) -> None:
        """Bring the window back."""
        self._do("windowmap", "--sync", self._window)
        self.watch(2)

    def picture(self, path: Path) -> None:
        """Save what is on the screen."""
        command = ["import", "-display", self.display, "-window", self._window, str(path)]
        subprocess.run(command, timeout=PATIENCE, check=True)

    def output(self) -> str:
        """Return what the game has printed so far."""
        return self._targets.with_name("output.txt").read_text("utf-8")

    def wait_for(self, name: str) -> None:
        """Wait until something can be clicked."""
        self.wait_until(lambda: name in self.targets(), f"no {name} to click")

    def wait_until(self, ready: Callable[[], bool], complaint: str) -> None:
        """Wait for something that the game does; fail with what is on the screen instead."""

        def seen() -> bool:
            assert not self._ended, f"{complaint}: the game has ended: {self.output()}"
            if set(self.targets()) == {SEAL}:
                self.tap(SEAL)
            return ready()

        wait_until(seen, lambda: f"{complaint}; there is {self._shown()}")

    def close(self) -> int:
        """Ask the game to quit, as closing its window or logging out does, and return the exit code."""
        self.game.terminate()
        return self.game.wait(PATIENCE)

    @property
    def _ended(self) -> bool:
        return self.game.poll() is not None

    def _shown(self) -> Shown:
        try:
            told = json.loads(self._targets.read_text("utf-8"))
        except FileNotFoundError:  # before the first frame
            return Shown(0, 0, {})
        return Shown(
            told["frame"], told["inputs"], {target["name"]: tuple(target["rect"]) for target in told["targets"]}
        )

    def _click(self, name: str, shown: Shown) -> None:
        x, y = self._middle(name, shown)
        self._do("mousemove", "--window", self._window, str(x), str(y), "click", "1")
        self._wait_for_answer(shown, f"a click on {name}")

    @staticmethod
    def _middle(name: str, shown: Shown) -> tuple[int, int]:
        assert name in shown.targets, f"no {name} to click; there is {shown}"
        x, y, width, height = shown.targets[name]
        return x + width // 2, y + height // 2

    def _wait_for_answer(self, before: Shown, what: str, keys: int = 1) -> None:
        """Wait until the game has answered an input and shown a frame after it, or has ended."""
        wait_until(
            lambda: self._ended or self._shown().inputs >= before.inputs + DOWN_AND_UP * keys,
            lambda: f"{what} has not arrived: {before} and now {self._shown()}",
        )

    def _do(self, *arguments: str) -> str:
        run = subprocess.run(
            ["xdotool", *arguments],
            env={**os.environ, "DISPLAY": self.display},
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=True,
        )
        return run.stdout


def wait_until(ready: Callable[[], bool], complaint: str | Callable[[], str]) -> None:
    """Wait for something; the complaint is made when it has not come."""
    until = time.monotonic() + PATIENCE
    while not ready():
        if time.monotonic() > until:
            raise AssertionError(complaint if isinstance(complaint, str) else complaint())
        time.sleep(0.01)


@contextmanager
def screen() -> Iterator[str]:
    """Start a virtual screen and yield the name of its display."""
    reader, writer = os.pipe()
    server = subprocess.Popen(
        # Without -noreset the server starts over when its last client leaves, and cuts off who comes just then.
        ["Xvfb", "-displayfd", str(writer), "-screen", "0", "1400x900x24", "-nolisten", "tcp", "-noreset"],
        pass_fds=[writer],
        stderr=subprocess.DEVNULL,
    )
    os.close(writer)
    try:
        with os.fdopen(reader) as answer:
            yield f":{answer.readline().strip()}"
    finally:
        server.terminate()
        server.wait(PATIENCE)


@contextmanager
def playing(
    home: Path,
    *arguments: str,
    program: Sequence[str] = (sys.executable, "-m", "game"),
    surroundings: Mapping[str, str] | None = None,
    targets_as: Callable[[Path], str] = str,
    desktop: Callable[[str], AbstractContextManager[object]] = nullcontext,
) -> Iterator[Person]:
    """Run the game in a real window with its own home; `surroundings` replaces the environment.

    `targets_as` is the name that the program knows a file of ours by, if that is another one. `desktop` runs on the
    display before the program comes.
    """
    targets = home / "targets.json"
    home.mkdir(parents=True, exist_ok=True)
    targets.unlink(missing_ok=True)  # what an earlier start has shown is not on this screen
    with screen() as display, desktop(display):
        environment = {
            **({**os.environ, "KAGEBAKO_HOME": str(home), **IN_A_WINDOW} if surroundings is None else surroundings),
            "DISPLAY": display,
        }
        size = "x".join(map(str, SIZE))
        command = [*program, "--window", size, "--targets", targets_as(targets), *arguments]
        with (home / "output.txt").open("wb") as output:
            game = subprocess.Popen(command, env=environment, stdout=output, stderr=output)
            try:
                yield Person(game, display, targets)
            finally:
                game.kill()
                game.wait(PATIENCE)
