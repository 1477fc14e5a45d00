"""Some screens compared with stored pictures, with a tolerance; `pytest --regen` stores new ones.

The pictures are small: they check layout and colours, not the edges of letters.
"""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.ai.in_process import InProcessThinker
from game.ai.seeds import REPEATABLE
from game.app.app import App
from game.catalog import GAMES, game_named
from game.engine.input.commands import Command, Kind
from game.engine.loop import play
from game.engine.scenes import Scene, SceneStack
from game.table.session import Player
from game.table.setup.match_setup import MatchSetup
from tests.kit import make_kit, make_window

FOLDER = Path(__file__).parent / "pictures"
SIZE = (1280, 720)
SMALL = (320, 180)
MOST_MEAN = 4.0
"""The mean difference of all colour values, of 255, that still counts as equal."""
MOST_SPOT = 60
"""The largest difference of one small pixel's colour that still counts as equal."""


def table(app: App, name: str, level: str | None, seed: int = 11, **options: str) -> Scene:
    """A table with a person or a computer in the first seat, and computers in all others."""
    others = ("Wolf", "Crane", "Fox")[: GAMES[name].seats[0] - 1]
    players = (Player("Monkey", level), *(Player(other, "adept") for other in others))
    return app.navigation.table(MatchSetup(name, players, dict(options), seed, secret=REPEATABLE))


SCREENS: dict[str, tuple[Callable[[App], Scene], float]] = {
    "title": (lambda app: app.title(), 2.0),
    "credits": (lambda app: app.navigation.credits(), 1.0),
    "taisen-setup": (lambda app: app.navigation.setup("taisen"), 1.0),
    "taisen-later": (lambda app: table(app, "taisen", "adept", first="monkey"), 14.0),
    "taisen-table": (lambda app: table(app, "taisen", None, first="monkey"), 4.0),
    **{f"{name}-table": (lambda app, name=name: table(app, name, None), 4.0) for name in GAMES if name != "taisen"},
}
"""How each screen is opened, and after how many seconds it is looked at."""


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_looks_as_it_did(name: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    open_screen, seconds = SCREENS[name]
    window = make_window(SIZE)
    kit = make_kit()
    kit.preferences.still = name.endswith("-table")  # an ember that is one frame further is no other picture
    stack = SceneStack(open_screen(App(kit, tmp_path, InProcessThinker(game_named))))
    play(stack, window, [[Command(Kind.POINT)]], 1 / 30)
    while kit.bakery.progress < 1:  # on a busy machine less would be ready after the same number of frames
        kit.bakery.bake_some(1.0)
    for _ in range(round(seconds * 30) - 1):
        stack.frame([], 1 / 30)
    play(stack, window, [[]], 1 / 30)
    now = pygame.transform.smoothscale(window.canvas.surface, SMALL).convert(24)
    path = FOLDER / f"{name}.png"
    if request.config.getoption("--regen"):
        FOLDER.mkdir(exist_ok=True)
        pygame.image.save(now, path)
    kept = pygame.image.load(path).convert(24)
    mean, spot = difference(now, kept)
    if mean > MOST_MEAN or spot > MOST_SPOT:
        side_by_side(kept, now, tmp_path / f"{name}.png")
    window.close()
    assert mean <= MOST_MEAN, f"{name} differs by {mean:.1f} on average; see {tmp_path}"
    assert spot <= MOST_SPOT, f"{name} differs by {spot} in one spot; see {tmp_path}"


def difference(one: pygame.Surface, other: pygame.Surface) -> tuple[float, int]:
    """The mean and the largest difference of two pictures' colour values."""
    assert one.get_size() == other.get_size()
    values = [
        abs(a - b) for a, b in zip(pygame.image.tobytes(one, "RGB"), pygame.image.tobytes(other, "RGB"), strict=True)
    ]
    return sum(values) / len(values), max(values)


def side_by_side(kept: pygame.Surface, now: pygame.Surface, path: Path) -> None:
    both = pygame.Surface((kept.get_width() * 2, kept.get_height()))
    both.blit(kept, (0, 0))
    both.blit(now, (kept.get_width(), 0))
    pygame.image.save(both, path)


def test_the_comparison_sees_a_missing_card() -> None:
    one = pygame.Surface(SMALL)
    other = one.copy()
    assert difference(one, other) == (0.0, 0)
    other.fill((200, 60, 40), pygame.Rect(100, 80, 24, 34))
    mean, spot = difference(one, other)
    assert mean > 0
    assert spot > MOST_SPOT
