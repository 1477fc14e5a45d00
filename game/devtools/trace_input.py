"""Counts the files of `game/` that run between a click and what comes of it: `python -m game.devtools.trace_input`.

At Oboro's table a card is taken up by one click and played by a second. The fewer files a click walks through, the
sooner a newcomer has read them all.
"""

import argparse
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from types import CodeType, FrameType
from typing import NamedTuple

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from game.ai.in_process import InProcessThinker
from game.ai.seeds import REPEATABLE
from game.app.app import App, make_kit
from game.app.launch_options import LaunchOptions
from game.catalog import game_named
from game.core.match import Match
from game.engine.input.devices import Devices
from game.engine.layout import Layout
from game.engine.scenes import SceneStack
from game.paths import PACKAGE
from game.table.scene import TableScene

DT = 1 / 30
SIZE = (1280, 720)
LONGEST_WAIT = 2000
"""Frames after which the player's turn must have come."""


class Walk(NamedTuple):
    """The files that ran, by their paths in `game/`."""

    until_done: frozenset[str]
    """Until the scene has answered the click; if the click makes a move, until the match has accepted it."""

    frame: frozenset[str]
    """Until the next frame is ready to be drawn: with time for everything that moves."""


class _Trace:
    """Notes which files functions are called in, and what it had when `stop` came to its end."""

    def __init__(self, stop: CodeType) -> None:
        self.files: set[str] = set()
        self.until_stop: frozenset[str] | None = None
        self._stop = stop

    def __call__(self, frame: FrameType, event: str, _value: object) -> None:
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(f"{PACKAGE}{os.sep}") and code.co_filename != __file__:
            self.files.add(Path(code.co_filename).relative_to(PACKAGE).as_posix())
        elif event == "return" and code is self._stop and self.until_stop is None:
            self.until_stop = frozenset(self.files)

    @contextmanager
    def running(self) -> Iterator[None]:
        """Trace while this lasts."""
        sys.setprofile(self)
        try:
            yield
        finally:
            sys.setprofile(None)


def walks(table: TableScene) -> tuple[Walk, Walk]:
    """Take a card up at a table of Oboro, then play it, each by a click."""
    stack, layout = SceneStack(table), Layout(SIZE)
    for _ in range(LONGEST_WAIT):
        stack.frame([], DT)
        if table.session.human_to_move and not table.moving:
            break
    match = table.session.match
    card = next(iter(match.legal_moves()))
    hand = table.face.picture.hands[match.to_move]  # type: ignore[attr-defined]
    rect = next(target.rect for target in stack.targets() if target.name == f"hand.{hand.index(card.card)}")  # type: ignore[attr-defined]
    x, y, w, h = layout.rect_to_px(rect)
    click = partial(_click, stack, layout, Devices(), (x + w // 2, y + h // 2))
    made = len(match.history)
    up = click()
    if len(match.history) != made:
        raise AssertionError("the first click played a card")
    played = click()
    if len(match.history) == made:
        raise AssertionError("the second click played nothing")
    return up, played


def _click(stack: SceneStack, layout: Layout, devices: Devices, at: tuple[int, int]) -> Walk:
    """Point, press and release, as the loop does it; each in a frame of its own."""
    handling, passing = (_Trace(Match.submit.__code__) for _ in range(2))
    for kind, fields in (
        (pygame.MOUSEMOTION, {"rel": (0, 0), "buttons": (0, 0, 0)}),
        (pygame.MOUSEBUTTONDOWN, {"button": 1}),
        (pygame.MOUSEBUTTONUP, {"button": 1}),
    ):
        event = pygame.Event(kind, pos=at, **fields)
        with handling.running():
            for command in devices.read([event], layout, typing=False, dt=DT):
                stack.apply(stack.top.handle(command))
        with passing.running():
            stack.frame([], DT)
    return Walk(handling.until_stop or frozenset(handling.files), frozenset(handling.files | passing.files))


def measure() -> tuple[Walk, Walk]:
    """The walks at a table that nobody sees."""
    with TemporaryDirectory() as home:
        app = App(make_kit(LaunchOptions()), Path(home), InProcessThinker(game_named))
        return walks(_oboro(app))


def _oboro(app: App) -> TableScene:
    options = LaunchOptions(game="oboro", seats=("human", "adept", "adept"), seed=3, secret=REPEATABLE)
    table = app.navigation.table(app.navigation.setup_from(options))
    if not isinstance(table, TableScene):
        raise TypeError(f"Oboro opens {table!r}")
    return table


def main() -> int:
    """Print both walks; with `--files` every file of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--files", action="store_true", help="list the files, too")
    listed = parser.parse_args().files
    pygame.display.init()
    for what, walk in zip(("taking a card up", "playing it"), measure(), strict=True):
        print(f"{what}: {len(walk.until_done)} files, {len(walk.frame)} with the rest of the frame")
        if listed:
            for name in sorted(walk.frame):
                print(f"  {' ' if name in walk.until_done else '+'} {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
