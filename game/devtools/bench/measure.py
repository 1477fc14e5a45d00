"""`python -m game bench`: how fast the rules are, what a frame costs, how long the start takes."""

import json
import os
import statistics
import subprocess
import sys
import time
from typing import Any

from game.catalog import GAMES
from game.core.chance import Chance
from game.core.game import AnyGame

RUNS = 3
STARTS = 6
THINKING = 900
"""The number of frames to measure while an opponent thinks."""

BENCH_SIZE = (1920, 1080)


def run(seconds: float, *, as_json: bool) -> int:
    """Measure everything and print it."""
    figures: dict[str, Any] = {"rules": {}, "frames": {}, "thinking": {}, "longest": {}, "start": {}}
    for name, game in GAMES.items():
        figures["rules"][name] = rules(game, seconds)
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    from game.devtools.bench import frames, hitches, thinking  # noqa: PLC0415 - needs pygame, and the driver chosen above

    for name in GAMES:
        figures["frames"][name] = frames.busiest(name, BENCH_SIZE, RUNS)
        figures["thinking"][name] = thinking.while_thinking(name, BENCH_SIZE, THINKING)
        figures["start"][f"open {name}"] = frames.opening(name, BENCH_SIZE)
    figures["frames"]["the Dojo"] = frames.busiest("ninjutsu", BENCH_SIZE, RUNS, {"dojo": "hand"})
    figures["longest"] = hitches.longest()
    figures["start"]["title"] = start()
    print(json.dumps(figures, indent=1) if as_json else readable(figures))
    return 0


def rules(game: AnyGame, seconds: float) -> dict[str, float]:
    """Random playouts with the default options, by `legal_moves` and `advance`."""
    chance, playouts, moves = Chance(1), 0, 0
    the_rules, seats = game.rules, game.seats[0]
    start_at = time.perf_counter()
    while time.perf_counter() - start_at < seconds:
        state = the_rules.setup(seats, chance)
        while the_rules.to_move(state) is not None:
            the_rules.advance(state, chance.choose(the_rules.legal_moves(state)), chance)
            moves += 1
        playouts += 1
    passed = time.perf_counter() - start_at
    return {"playouts_per_second": playouts / passed, "moves_per_second": moves / passed}


_EMPTY = """
import pygame
pygame.display.init()
window = pygame.Window("empty", (1280, 720))
window.get_surface()
window.flip()
"""


def start() -> dict[str, float]:
    """Seconds from process start to first frame: an empty window and the title, alternately."""
    ours = [sys.executable, "-m", "game", "--window", "1280x720", "--frames", "1"]
    empty, title = [], []
    for _ in range(STARTS):
        empty.append(_seconds([sys.executable, "-c", _EMPTY]))
        title.append(_seconds(ours))
    found = min(empty), min(title[1:])  # the first run fills the caches
    return {"empty_window_seconds": found[0], "title_seconds": found[1], "ratio": found[1] / found[0]}


def _seconds(command: list[str]) -> float:
    # An installed program has its bytecode, whatever the calling shell has set.
    as_installed = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    began = time.perf_counter()
    subprocess.run(command, check=True, capture_output=True, env=as_installed)  # noqa: S603 - our own commands
    return time.perf_counter() - began


def readable(figures: dict[str, Any]) -> str:
    """The figures as text."""
    lines = ["Rules, one core, random play"]
    for name, found in figures["rules"].items():
        lines.append(
            f"  {name:10} {found['playouts_per_second']:9,.0f} playouts/s {found['moves_per_second']:11,.0f} moves/s"
        )
    lines.append(f"Busiest animation at {BENCH_SIZE[0]}x{BENCH_SIZE[1]}, update + draw, best of {RUNS}")
    for name, found in figures["frames"].items():
        lines.append(
            f"  {name:10} median {found['median_ms']:.2f} ms = {found['median_ratio']:.1f} background blits,"
            f" p95 {found['p95_ms']:.2f} ms = {found['p95_ratio']:.1f} (one blit {found['blit_ms']:.2f} ms)"
        )
    lines.append("While the strongest opponent thinks, update + draw, by the clock")
    for name, found in figures["thinking"].items():
        lines.append(
            f"  {name:10} median {found['median_ms']:.2f} ms, p99 {found['p99_ms']:.2f} ms, slowest"
            f" {found['slowest_ms']:.1f} ms; over 16 ms: {found['late']:.1%} of {found['frames']}"
        )
    lines.append("Longest frame on the way to a table and back, processor time of the main thread, warm")
    for name, steps in figures["longest"].items():
        lines.append(f"  {name:10} " + ", ".join(f"{step} {ms:.0f} ms" for step, ms in steps.items()))
    lines.append("Start")
    for name, found in figures["start"].items():
        if name == "title":
            lines.append(
                f"  title after {found['title_seconds']:.2f} s, {found['ratio']:.1f} times"
                f" an empty window ({found['empty_window_seconds']:.2f} s)"
            )
        else:
            lines.append(f"  {name}: cold {found['cold_seconds']:.2f} s, warm {found['warm_seconds']:.2f} s")
    return "\n".join(lines)


def percentile(values: list[float], share: float) -> float:
    """The value that `share` of all values are below."""
    return statistics.quantiles(values, n=100)[round(share * 100) - 1]
