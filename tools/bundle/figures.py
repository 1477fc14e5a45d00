"""Prints how large the bundles are and how fast the built program starts: `python -m tools.bundle.figures`.

Sizes are those of what is in `dist/`, and of the folders that are named, each with its limit. The start is the time to
the first frame, of `python -m game` and of the built program in the first folder: each is started five times in turn,
after one run to fill the caches, and the best times and their ratio are printed. Both get a home folder of their own,
and a dummy display if there is none.
"""

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.bundle.product import ROOT

TIMES = 5
MOST = 1.5
"""The longest start of the built program, relative to Python's."""

MB = 1_000_000
MOST_MB = {"kagebako-*-setup.exe": 45, "kagebako-*-windows.zip": 45, "kagebako_*.deb": 45, "kagebako-*.tar.gz": 45}
MOST_UNPACKED_MB = 85


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("built", type=Path, nargs="*", help="folders of built programs; the first one is started")
    parser.add_argument("--dist", type=Path, default=ROOT / "dist", help="where the bundles are")
    parser.add_argument("--times", type=int, default=TIMES, help="how often each is started")
    asked = parser.parse_args()
    fits = [print_size(path, most) for pattern, most in MOST_MB.items() for path in sorted(asked.dist.glob(pattern))]
    fits += [print_size(path, MOST_UNPACKED_MB) for path in asked.built]
    programs = [path / "kagebako" for path in asked.built if (path / "kagebako").is_file()]
    if programs:
        fits.append(print_start(programs[0], asked.times))
    return 0 if fits and all(fits) else 1


def print_size(path: Path, most: int) -> bool:
    """Print the size of a file or folder; returns whether it is within its limit."""
    parts = [path] if path.is_file() else [one for one in path.rglob("*") if one.is_file() and not one.is_symlink()]
    size = sum(one.stat().st_size for one in parts) / MB
    print(f"{size:6.1f} MB (at most {most})  {path}")
    return size <= most


def print_start(built: Path, times: int) -> bool:
    """Print how long both take to the first frame; returns whether the built program is fast enough."""
    commands = {"python -m game": [sys.executable, "-m", "game"], "built program": [str(built.resolve())]}
    with TemporaryDirectory() as folder:
        best = measure(commands, Path(folder), times)
    for name, seconds in best.items():
        print(f"{seconds:6.3f} s to the first frame, best of {times}: {name}")
    source, frozen = best.values()
    print(f"{frozen / source:6.2f} times as long (at most {MOST})")
    return frozen <= source * MOST


def measure(commands: dict[str, list[str]], folder: Path, times: int) -> dict[str, float]:
    """The shortest start of each, measured in turn so that a busy machine affects all of them."""
    took: dict[str, list[float]] = {name: [] for name in commands}
    for turn in range(times + 1):
        for number, (name, command) in enumerate(commands.items()):
            seconds = start(command, folder / str(number))
            if turn:
                took[name].append(seconds)
    return {name: min(all_of_them) for name, all_of_them in took.items()}


def start(command: list[str], home: Path) -> float:
    """Seconds until one frame has been shown and the program has exited."""
    environment = {**os.environ, "KAGEBAKO_HOME": str(home), "SDL_AUDIODRIVER": "dummy"}
    if "DISPLAY" not in environment and sys.platform == "linux":
        environment["SDL_VIDEODRIVER"] = "dummy"
    began = time.perf_counter()
    subprocess.run([*command, "--window", "1280x720", "--frames", "1"], cwd=ROOT, env=environment, check=True)
    return time.perf_counter() - began


if __name__ == "__main__":
    sys.exit(main())
