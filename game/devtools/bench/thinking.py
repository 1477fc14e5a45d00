"""Measures frames while the strongest opponent thinks in its own process, at sixty frames a second."""

import statistics
import tempfile
import time
from pathlib import Path

import pygame

from game.ai.difficulty import LEVELS
from game.ai.worker import Thinker
from game.app.app import make_kit
from game.catalog import game_named
from game.devtools.bench.frames import computers, opened
from game.devtools.bench.measure import percentile

FPS = 60
BUDGET = 0.016
"""Seconds that a frame may take."""

LONGEST = 40.0
"""Seconds after which measuring ends, however few frames were measured."""

STRONGEST = LEVELS[-1]


def while_thinking(name: str, size: tuple[int, int], wanted: int) -> dict[str, float]:
    """Wall-clock time of update and draw over `wanted` frames during which a question was open."""
    thinker = Thinker(game_named)
    try:
        with tempfile.TemporaryDirectory() as home:
            frames = _frames(name, size, Path(home), thinker, wanted)
    finally:
        thinker.close()
    return {
        "frames": len(frames),
        "median_ms": statistics.median(frames) * 1000,
        "p99_ms": percentile(frames, 0.99) * 1000,
        "slowest_ms": max(frames) * 1000,
        "late": sum(seconds > BUDGET for seconds in frames) / len(frames),
    }


def _frames(name: str, size: tuple[int, int], home: Path, thinker: Thinker, wanted: int) -> list[float]:
    launch_options = computers(name, level=STRONGEST)
    window, stack, table = opened(
        name, size, make_kit(launch_options), home, launch_options=launch_options, thinker=thinker
    )
    stack.draw(window.canvas)  # how long a table takes to open is measured elsewhere
    clock, frames, began = pygame.Clock(), list[float](), time.perf_counter()
    while len(frames) < wanted and stack.top is table and time.perf_counter() - began < LONGEST:
        dt = clock.tick(FPS) / 1000
        thinking, frame_began = thinker.busy, time.perf_counter()
        stack.frame([], dt)
        stack.draw(window.canvas)
        if thinking:
            frames.append(time.perf_counter() - frame_began)
    stack.top.leave()
    window.close()
    return frames
