"""Makes README's pictures: `python tools/readme_pictures.py` writes docs/*.jpg. Needs ImageMagick (`convert`)."""

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from game.devtools.tour import run as tour  # first: it chooses a video driver that needs no screen

import pygame  # isort: skip

from game.ai.in_process import InProcessThinker
from game.app.app import App, make_kit
from game.app.launch_options import LaunchOptions
from game.catalog import game_named
from game.devtools.tour.visits import visits
from game.engine.text.writer import Writer
from game.engine.window import Window

DOCS = Path(__file__).parents[1] / "docs"
PICTURES = {
    "title": "title",
    "trials": "trials",
    "wataah": "wataah-middle",
    "taisen": "taisen-news",
    "oboro": "oboro-news",
    "ninjutsu": "ninjutsu-middle",
}
"""Names of the files, and the visits of the tour that they show."""

SIZE, WIDTH, QUALITY = (1600, 900), 1200, 82


def main() -> int:
    """Make all of them, each in the middle of what it shows."""
    kit = make_kit(LaunchOptions(language="en"))
    with TemporaryDirectory() as home:
        app = App(kit, Path(home), InProcessThinker(game_named))
        window = Window("Kagebako", SIZE, kit.assets, Writer())
        wanted = {visit: name for name, visit in PICTURES.items()}
        for visit in visits(app, brief=True):
            if visit.name in wanted:
                tour.show(visit, window)
                raw = Path(home) / "picture.png"
                pygame.image.save(window.canvas.surface, raw)
                made = DOCS / f"{wanted[visit.name]}.jpg"
                command = ["convert", str(raw), "-resize", f"{WIDTH}x", "-quality", str(QUALITY), str(made)]
                subprocess.run(command, check=True)
        window.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
