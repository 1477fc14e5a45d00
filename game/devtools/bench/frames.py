"""Measures frames while a table is busiest, against a bare background blit; and how long a table takes to open."""

import statistics
import tempfile
import time
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import msgspec
import pygame

from game.ai.in_process import InProcessThinker
from game.ai.seeds import REPEATABLE
from game.ai.worker import Thinker
from game.app.app import App, make_kit
from game.app.launch_options import LaunchOptions
from game.catalog import GAMES, game_named
from game.core.refusal import Value
from game.devtools.bench.measure import percentile
from game.engine.cache.bake import Bakery
from game.engine.kit import Kit
from game.engine.scenes import SceneStack
from game.engine.text.writer import Writer
from game.engine.window import Window
from game.table.scene import TableScene

DT = 1 / 60
FRAMES = 1200
QUICK = "adept"
"""A level that answers at once: this measures the table."""


def computers(name: str, seed: int = 3, level: str = QUICK) -> LaunchOptions:
    """Launch options for a match among computers."""
    return LaunchOptions(game=name, seats=(level,) * GAMES[name].seats[0], seed=seed, secret=REPEATABLE, language="en")


def opened(
    name: str,
    size: tuple[int, int],
    kit: Kit,
    home: Path,
    *,
    launch_options: LaunchOptions | None = None,
    thinker: Thinker | None = None,
    options: Mapping[str, Value] | None = None,
) -> tuple[Window, SceneStack, TableScene]:
    """A table with computers playing, in a window; they answer at once if no thinker is given."""
    window = Window("Kagebako", size, kit.assets, Writer())
    app = App(kit, home, thinker or InProcessThinker(game_named))
    setup = app.navigation.setup_from(launch_options or computers(name))
    table = app.navigation.table(msgspec.structs.replace(setup, options=dict(options or {})))
    if not isinstance(table, TableScene):
        raise TypeError(f"{name} opens {table!r}")
    return window, SceneStack(table), table


def busiest(
    name: str, size: tuple[int, int], runs: int, options: Mapping[str, Value] | None = None
) -> dict[str, float]:
    """Median and 95th percentile of update and draw while something moves; the best of several runs."""
    best: dict[str, float] = {}
    for _ in range(runs):
        found = _measured(name, size, options)
        if not best or found["median_ratio"] < best["median_ratio"]:
            best = found
    return best


def _measured(name: str, size: tuple[int, int], options: Mapping[str, Value] | None) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as home:
        frames, blits = _frames(name, size, Path(home), options)
    blit, median, p95 = statistics.median(blits), statistics.median(frames), percentile(frames, 0.95)
    return {
        "frames": len(frames),
        "blit_ms": blit * 1000,
        "median_ms": median * 1000,
        "median_ratio": median / blit,
        "p95_ms": p95 * 1000,
        "p95_ratio": p95 / blit,
    }


def _frames(
    name: str, size: tuple[int, int], home: Path, options: Mapping[str, Value] | None
) -> tuple[list[float], list[float]]:
    """Seconds of every frame in which something moved, and of a bare background blit after each."""
    window, stack, table = opened(name, size, make_kit(computers(name)), home, options=options)
    stack.draw(window.canvas)
    background = pygame.Surface(size).convert()
    frames: list[float] = []
    blits: list[float] = []
    for _ in range(FRAMES):
        was_busy = table.busy or table.face.preparing
        began = time.perf_counter()
        stack.frame([], DT)
        if not stack.running or stack.top is not table:
            break
        stack.draw(window.canvas)
        if was_busy and (
            table.busy or table.face.preparing
        ):  # between two events a computer thinks, here but not in the real window
            frames.append(time.perf_counter() - began)
            began = time.perf_counter()
            window.canvas.surface.blit(background, (0, 0))
            blits.append(time.perf_counter() - began)
    stack.top.leave()
    window.close()
    return frames, blits


def opening(name: str, size: tuple[int, int]) -> dict[str, float]:
    """Seconds until a table has drawn its first frame: without and with pictures cached on disk."""
    with tempfile.TemporaryDirectory() as folder:
        kit = make_kit(computers(name), cached=False)
        taken = []
        for _ in range(2):
            fresh = replace(kit, bakery=Bakery(Path(folder), "bench"))
            fresh.assets.clear()
            began = time.perf_counter()
            window, stack, table = opened(name, size, fresh, Path(folder) / "home")
            stack.frame([], DT)
            stack.draw(window.canvas)
            taken.append(time.perf_counter() - began)
            table.leave()
            window.close()
    return {"cold_seconds": taken[0], "warm_seconds": taken[1]}
