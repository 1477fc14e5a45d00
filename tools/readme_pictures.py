"""Makes README's pictures: `python tools/readme_pictures.py` writes docs/*.jpg and docs/turn.gif.

Needs ImageMagick (`convert`).
"""

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from game.devtools.tour import run as tour  # first: it chooses a video driver that needs no screen

import pygame  # isort: skip

from game.ai.in_process import InProcessThinker
from game.ai.seeds import REPEATABLE
from game.app.app import App, make_kit
from game.app.launch_options import LaunchOptions
from game.catalog import game_named
from game.devtools.tour.visits import visits
from game.engine.loop import play
from game.engine.scenes import SceneStack
from game.engine.text.writer import Writer
from game.engine.window import Window

DOCS = Path(__file__).parents[1] / "docs"
PICTURES = {"wataah": "wataah-middle", "taisen": "taisen-busy", "oboro": "oboro-busy", "ninjutsu": "ninjutsu-middle"}
LARGE, SMALL = (1600, 900), (800, 450)
STEP = 1 / 30
SKIPPED, SHOWN = 2.2, 6.0
EVERY = 3
"""One frame in three is enough for a short animation."""


def convert(*arguments: str) -> None:
    """Run ImageMagick."""
    subprocess.run(["convert", *arguments], check=True)


def screenshots(app: App, folder: Path) -> None:
    """One picture of each table, in the middle of a match."""
    window = Window("Kagebako", LARGE, app.kit.assets, Writer())
    for visit in visits(app, brief=True):
        for name, wanted in PICTURES.items():
            if visit.name == wanted:
                tour.show(visit, window)
                raw = folder / f"{name}.png"
                pygame.image.save(window.canvas.surface, raw)
                convert(str(raw), "-resize", "1200x", "-quality", "82", str(DOCS / f"{name}.jpg"))
    window.close()


def animation(app: App, folder: Path) -> None:
    """A few seconds of Ninja Taisen: dice, a moving stack, a fight."""
    window = Window("Kagebako", SMALL, app.kit.assets, Writer())
    launch_options = LaunchOptions(game="taisen", seats=("adept", "adept"), seed=3, secret=REPEATABLE)
    stack = SceneStack(app.navigation.table(app.navigation.setup_from(launch_options)))
    play(stack, window, [[]] * round(SKIPPED / STEP), STEP)
    for number in range(round(SHOWN / STEP / EVERY)):
        play(stack, window, [[]] * EVERY, STEP)
        pygame.image.save(window.canvas.surface, folder / f"frame-{number:03}.png")
    frames = str(folder / "frame-*.png")
    convert("-delay", "10", "-loop", "0", frames, "-resize", "640x", "-layers", "Optimize", str(DOCS / "turn.gif"))
    window.close()


def main() -> int:
    """Make all of them."""
    kit = make_kit(LaunchOptions(language="en"))
    with TemporaryDirectory() as home:
        app = App(kit, Path(home), InProcessThinker(game_named))
        screenshots(app, Path(home))
        animation(app, Path(home))
    return 0


if __name__ == "__main__":
    sys.exit(main())
