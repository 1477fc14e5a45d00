"""Makes README's pictures: `python tools/readme_pictures.py` writes docs/*.jpg and docs/turn.gif.

Needs ImageMagick (`convert`).
"""

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from game import visits  # first: it chooses a video driver that needs no screen

import pygame  # isort: skip

from game.ai.direct import DirectThinker
from game.app import App, make_kit
from game.catalog import game_named
from game.engine.loop import play
from game.engine.scenes import SceneStack
from game.engine.text import Writer
from game.engine.window import Window
from game.wishes import Wishes

DOCS = Path(__file__).parents[1] / "docs"
PICTURES = {"wataah": "wataah-middle", "taisen": "taisen-busy", "oboro": "oboro-busy", "ninjutsu": "ninjutsu-middle"}
LARGE, SMALL = (1600, 900), (800, 450)
STEP = 1 / 30
SKIPPED, SHOWN = 2.2, 6.0
EVERY = 3
"""One frame of three is enough for a short animation."""


def convert(*arguments: str) -> None:
    """Let ImageMagick do something."""
    subprocess.run(["convert", *arguments], check=True)


def screenshots(app: App, folder: Path) -> None:
    """One picture of each table, in the middle of something."""
    window = Window("Kagebako", LARGE, app.kit.assets, Writer())
    for visit in visits.visits(app, brief=True):
        for name, wanted in PICTURES.items():
            if visit.name == wanted:
                visits.show(visit, window)
                raw = folder / f"{name}.png"
                pygame.image.save(window.canvas.surface, raw)
                convert(str(raw), "-resize", "1200x", "-quality", "82", str(DOCS / f"{name}.jpg"))
    window.close()


def animation(app: App, folder: Path) -> None:
    """A few seconds of Ninja Taisen: dice, a stack that walks, a fight."""
    window = Window("Kagebako", SMALL, app.kit.assets, Writer())
    wishes = Wishes(game="taisen", seats=("adept", "adept"), seed=3)
    stack = SceneStack(app.rooms.table(app.rooms.setup_from(wishes)))
    play(stack, window, [[]] * round(SKIPPED / STEP), STEP)
    for number in range(round(SHOWN / STEP / EVERY)):
        play(stack, window, [[]] * EVERY, STEP)
        pygame.image.save(window.canvas.surface, folder / f"frame-{number:03}.png")
    frames = str(folder / "frame-*.png")
    convert("-delay", "10", "-loop", "0", frames, "-resize", "640x", "-layers", "Optimize", str(DOCS / "turn.gif"))
    window.close()


def main() -> int:
    """Make all of them."""
    kit = make_kit(Wishes(language="en"))
    with TemporaryDirectory() as home:
        app = App(kit, Path(home), DirectThinker(game_named))
        screenshots(app, Path(home))
        animation(app, Path(home))
    return 0


if __name__ == "__main__":
    sys.exit(main())
