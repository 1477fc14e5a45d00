"""Measures the time to the first frame: `python -m game` and the built program side by side.

`python tools/start_times.py dist/kagebako/kagebako` starts each of them five times in turn, after one run to fill the
caches, and prints the best time of each and their ratio. Both get a home folder of their own, and a dummy display if
there is none.
"""

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[1]
TIMES = 5
MOST = 1.5
"""The longest start of the built program, relative to Python's."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("built", type=Path, help="the built program")
    parser.add_argument("--times", type=int, default=TIMES, help="how often each is started")
    asked = parser.parse_args()
    if not asked.built.is_file():
        parser.error(f"there is no {asked.built}")
    commands = {"python -m game": [sys.executable, "-m", "game"], "built program": [str(asked.built.resolve())]}
    with TemporaryDirectory() as folder:
        best = measure(commands, Path(folder), asked.times)
    for name, seconds in best.items():
        print(f"{name:15} {seconds:6.3f} s to the first frame, best of {asked.times}")
    source, built = best.values()
    print(f"ratio           {built / source:6.2f} (at most {MOST})")
    return 0 if built <= source * MOST else 1


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
