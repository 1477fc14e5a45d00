"""Makes README's film: `python -m tools.readme_film` writes docs/film.webp.

A turn, a fight, a throw in the Dojo, and a card played on a phone. Needs ffmpeg, the system's Chromium and playwright.
"""

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from game.devtools.tour import run as tour  # first: it chooses a video driver that needs no screen

import pygame  # isort: skip

from game.ai.in_process import InProcessThinker
from game.app.app import App, make_kit
from game.app.launch_options import LaunchOptions
from game.catalog import game_named
from game.devtools.tour import matches, steps
from game.devtools.tour.matches import QUICK, MatchVariant
from game.devtools.tour.visits import PULLED, Visit
from game.engine.loop import play
from game.engine.scenes import Quit, Scene, SceneStack
from game.engine.text.writer import Writer
from game.engine.window import Window
from game.games.taisen.rules.events import FightWon
from game.table.face.answers import Plan
from game.table.scene import TableScene
from tests.browser.phones import BrowserPhone, browser

FILM = Path(__file__).parents[1] / "docs" / "film.webp"
SIZE, SHOWN = (960, 540), (640, 360)
PER_SECOND, STEP = 10, 1 / 30
"""Frames a second of the film, and seconds a frame of the table; the film shows every third."""

PHONE = (158, 342)
QUALITY = 76


class Film:
    """Collects frames of a window, perhaps with a phone in front."""

    def __init__(self, window: Window, folder: Path) -> None:
        self.window = window
        self.folder = folder
        self._count = 0

    def shoot(self, stack: SceneStack, seconds: float, phone: Callable[[], pygame.Surface] | None = None) -> None:
        """Let time pass and keep what is seen."""
        for _ in range(round(seconds * PER_SECOND)):
            play(stack, self.window, [[]] * round(1 / PER_SECOND / STEP), STEP)
            frame = pygame.transform.smoothscale(self.window.canvas.surface, SHOWN)
            if phone is not None:
                _hold(frame, phone())
            pygame.image.save(frame, self.folder / f"frame-{self._count:04}.png")
            self._count += 1


def turn(app: App, film: Film) -> None:
    """Ninja Taisen: dice, and stacks that move."""
    with _visited(Visit("turn", lambda: matches.table(app, "taisen", QUICK), 2.2), film.window) as stack:
        film.shoot(stack, 4.0)


def fight(app: App, film: Film) -> None:
    """Ninja Taisen: a group meets the enemy, and one of them goes."""
    history = matches.played_out(matches.setup_of(app, "taisen", "human")).match.history
    number = next(
        number
        for number, made in enumerate(history)
        if made.seat == 0 and sum(isinstance(event, FightWon) for event in made.events) > 1
    )

    def opened() -> Scene:
        scene = matches.table(app, "taisen", "human")
        assert isinstance(scene, TableScene)
        for made in history[:number]:
            scene.session.match.submit(made.move)
        return scene

    with _visited(Visit("fight", opened, 1.0), film.window) as stack:
        film.shoot(stack, 0.6)
        assert isinstance(stack.top, TableScene)
        stack.top.turns.submit(Plan((history[number].move,)))
        film.shoot(stack, 4.4)


def throw(app: App, film: Film) -> None:
    """Ninjutsu: a die is aimed, flies and comes to rest."""
    table = MatchVariant(2, "hand", "dojo")
    aim = (steps.decide("throw.die"), steps.wait(0.6))
    with _visited(
        Visit("throw", lambda: matches.table(app, "ninjutsu", "human", table), steps=aim), film.window
    ) as stack:
        film.shoot(stack, 0.6)
        steps.pull("throw.die", *PULLED, let_go=True)(stack, film.window)
        film.shoot(stack, 2.6)


def phone(app: App, film: Film) -> None:
    """Oboro: a card is played on a phone, and lies on the table."""
    with (
        browser() as chromium,
        _visited(Visit("phone", lambda: matches.table(app, "oboro", "phone"), 0.5), film.window) as stack,
    ):
        steps.click("begin")(stack, film.window)
        held = BrowserPhone(chromium)
        held.page.goto(app.navigation.phones.invitation())
        held.page.wait_for_selector("#chairs button:not([disabled])")
        held.page.tap("#chairs button:not([disabled])")
        while not held.page.locator("#table").is_visible():  # the table answers while its frames are shown
            steps.wait(0.1)(stack, film.window)
        steps.wait(4.0)(stack, film.window)

        def screen() -> pygame.Surface:
            path = film.folder / "phone.png"
            held.page.screenshot(path=path)
            return pygame.image.load(path)

        film.shoot(stack, 0.6, screen)
        held.act(Random(2))
        film.shoot(stack, 3.0, screen)


@contextmanager
def _visited(visit: Visit, window: Window) -> Iterator[SceneStack]:
    stack = tour.arrive(visit, window)
    yield stack
    stack.apply(Quit())


def _hold(frame: pygame.Surface, page: pygame.Surface) -> None:
    """Draw a phone with this page at the right of a frame."""
    body = pygame.Rect(0, 0, PHONE[0] + 12, PHONE[1] + 12)
    body.midright = (SHOWN[0] - 8, SHOWN[1] // 2)
    pygame.draw.rect(frame, "#0b0b12", body, border_radius=20)
    pygame.draw.rect(frame, "#c9963c", body, 1, border_radius=20)
    frame.blit(pygame.transform.smoothscale(page, PHONE), body.move(6, 6))


def main() -> int:
    """Make the film."""
    with TemporaryDirectory() as home:
        kit = make_kit(LaunchOptions(language="en"))
        window, app = Window("Kagebako", SIZE, kit.assets, Writer()), App(kit, Path(home), InProcessThinker(game_named))
        film = Film(window, Path(home))
        for scene in (turn, fight, throw, phone):
            scene(app, film)
        pictures = str(Path(home) / "frame-%04d.png")
        made = ["-c:v", "libwebp_anim", "-quality", str(QUALITY), "-compression_level", "5", "-loop", "0", str(FILM)]
        subprocess.run(
            ["ffmpeg", "-y", "-loglevel", "error", "-framerate", str(PER_SECOND), "-i", pictures, *made], check=True
        )
        window.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
