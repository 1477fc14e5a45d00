"""Contact sheets of all shipped trials: every position at its real table, small, to be looked through.

python tools/trial_sheets.py FOLDER [GAME …]
"""

import argparse
import sys
from pathlib import Path

import pygame

from game.ai.in_process import InProcessThinker
from game.app.app import make_kit
from game.app.launch_options import LaunchOptions
from game.app.trial_navigation import TrialNavigation
from game.catalog import TITLES, game_named
from game.engine.scenes import Scene
from game.engine.text.writer import Writer
from game.engine.window import Window
from game.table.trial.scene import TrialScene
from game.trials.library import shipped

SIZE = (1280, 720)
SMALL = (320, 180)
COLUMNS, ROWS = 5, 6


def picture(navigation: TrialNavigation, window: Window, game: str, place: int) -> pygame.Surface:
    """The table of a trial once everything lies still."""
    scene = navigation.open(shipped(game)[place])
    if not isinstance(scene, TrialScene):
        raise TypeError("a trial opens no trial")
    scene.enter()
    for _ in range(400):
        scene.update(0.1)
        if not scene.busy:
            break
    scene.fit(window.canvas)
    scene.draw(window.canvas)
    scene.leave()
    return pygame.transform.smoothscale(window.canvas.surface, SMALL)


def main() -> int:
    """Write one PNG for every thirty trials."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("games", nargs="*", default=list(TITLES))
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    kit = make_kit(LaunchOptions())
    window = Window("Kagebako", SIZE, kit.assets, Writer(), last_size=None, monitor=0, fullscreen=False, icon="icon")
    navigation = TrialNavigation(kit, InProcessThinker(game_named), lambda _, __: Scene(), asked.folder)
    for game in asked.games:
        for first in range(0, len(shipped(game)), COLUMNS * ROWS):
            sheet = pygame.Surface((SMALL[0] * COLUMNS, SMALL[1] * ROWS))
            for place in range(first, min(first + COLUMNS * ROWS, len(shipped(game)))):
                row, column = divmod(place - first, COLUMNS)
                sheet.blit(picture(navigation, window, game, place), (column * SMALL[0], row * SMALL[1]))
            path = asked.folder / f"{game}-{first + 1}.png"
            pygame.image.save(sheet, path)
            sys.stdout.write(f"{path}\n")
    window.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
