"""Runs the tour: saves a picture of every screen, or only opens them all."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("KAGEBAKO_PHONES", "127.0.0.1")  # the tour invites phones on machines without a network, too

import pygame

from game.ai.in_process import InProcessThinker
from game.ai.worker import Thinker
from game.app.app import App, make_kit
from game.app.launch_options import LaunchOptions
from game.catalog import GAMES, game_named
from game.devtools.tour.matches import QUICK, MatchVariant, furnish, other_variants, table
from game.devtools.tour.steps import DT
from game.devtools.tour.visits import Visit, visits
from game.engine.kit import Kit
from game.engine.loop import play
from game.engine.scenes import Quit, SceneStack
from game.engine.text.writer import Writer
from game.engine.window import Window
from game.table.scene import TableScene

SIZES = ((1280, 720), (1920, 1080))
SMOKE_DT = 0.1
SMOKE_DECISIONS = 8


def show(visit: Visit, window: Window, dt: float = DT) -> None:
    """Open a screen, run it in steps of `dt` seconds, and leave it; its last frame stays on the canvas."""
    arrive(visit, window, dt).apply(Quit())


def arrive(visit: Visit, window: Window, dt: float = DT) -> SceneStack:
    """Open a screen and do everything the visit asks for; it is still open."""
    stack = SceneStack(visit.open())
    play(stack, window, [[]] * round(visit.seconds / dt), dt)
    for step in visit.steps:
        step(stack, window)
    return stack


def shots(
    launch_options: LaunchOptions,
    folder: Path,
    only: str = "",
    kit_for: Callable[[LaunchOptions], Kit] = make_kit,
) -> int:
    """Save a picture of every screen at both sizes, or of those whose names contain `only`."""
    folder.mkdir(parents=True, exist_ok=True)
    for size in SIZES:
        kit = kit_for(launch_options)
        window = Window("Kagebako", size, kit.assets, Writer())
        with TemporaryDirectory() as home:
            app = App(kit, Path(home), InProcessThinker(game_named))
            furnish(app, tuple(GAMES))
            for visit in visits(app):
                if only not in visit.name:
                    continue
                show(visit, window)
                pygame.image.save(window.canvas.surface, folder / f"{visit.name}-{size[0]}x{size[1]}.png")
        window.close()
    return 0


def smoke(launch_options: LaunchOptions) -> int:
    """Open every screen, play some moves on every table with a real worker; 0 if everything worked."""
    kit = make_kit(launch_options, cached=False)
    window = Window("Kagebako", SIZES[0], kit.assets, Writer())
    with TemporaryDirectory() as home:
        app = App(kit, Path(home), InProcessThinker(game_named))
        furnish(app, ("taisen",))
        for visit in visits(app, brief=True):
            show(visit, window, SMOKE_DT)
            print(f"{visit.name}: fine", file=sys.stderr)
        _smoke_opponents(App(kit, Path(home), Thinker(game_named)), window)
    window.close()
    return 0


def _smoke_opponents(app: App, window: Window) -> None:
    """Some moves on every table, decided in the opponents' own process."""
    try:
        for name in GAMES:
            for variant in (MatchVariant(GAMES[name].seats[0]), *other_variants(name)):
                made = _play_some(app, window, name, variant)
                told = " ".join(filter(None, (name, f"for {variant.seats}", variant.mode)))
                print(f"{told}: {made} decisions with a worker: fine", file=sys.stderr)
    finally:
        app.close()


def _play_some(app: App, window: Window, name: str, variant: MatchVariant) -> int:
    """Let computers make some decisions, in their own process, while the table keeps running."""
    opened = table(app, name, QUICK, variant)
    if not isinstance(opened, TableScene):
        raise TypeError(f"{name} opens {opened!r}")
    stack = SceneStack(opened)
    clock = pygame.time.Clock()
    while stack.top is opened and len(opened.session.match.history) < SMOKE_DECISIONS:
        play(stack, window, [[]], 0.1)
        clock.tick(60)
    made = len(opened.session.match.history)
    stack.apply(Quit())
    return made
