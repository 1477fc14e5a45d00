"""A kit and a window for tests of whole screens: the real pictures and words, no sound, nothing on disk."""

from functools import cache

from game.engine.assets import Assets
from game.engine.audio import Audio
from game.engine.bake import Bakery
from game.engine.kit import Kit
from game.engine.text import Writer
from game.engine.texts import Table, Texts, load_tables
from game.engine.window import Window
from game.paths import PACKAGE, assets


@cache
def shared_bakery() -> Bakery:
    """One for the whole run, in memory: backdrops are slow to make and the same for every test."""
    return Bakery(None, "tests")


@cache
def all_tables() -> dict[str, Table]:
    """The words of the app and of every game that has a folder of them."""
    games = sorted(path.parent for path in PACKAGE.glob("games/*/texts/en.toml"))
    return load_tables([PACKAGE / "texts", *games])


def make_kit(language: str = "en") -> Kit:
    """What scenes are handed, in one language."""
    texts = Texts(all_tables(), language)
    return Kit(texts, Assets(assets()), shared_bakery(), Audio(assets() / "sound", 0.0, 0.0))


def make_window(size: tuple[int, int] = (1280, 720)) -> Window:
    """A window that nobody sees."""
    return Window("Kagebako", size, Assets(assets()), Writer())
