"""A kit and a window for tests of whole screens: the real pictures and texts, no sound, no files of a player."""

import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from game.engine.audio import Audio
from game.engine.cache.assets import Assets
from game.engine.cache.bake import Bakery
from game.engine.kit import Kit
from game.engine.look.theme import USUAL
from game.engine.text.text_files import LANGUAGES, Table, load_tables
from game.engine.text.translations import Texts
from game.engine.text.writer import Writer
from game.engine.window import Window
from game.paths import PACKAGE, assets
from tests.pseudo import PSEUDO, pseudo

SPOKEN = (*LANGUAGES, PSEUDO)
"""Every language that must fit the screens: those that ship, and one as long as a new one may be."""


@cache
def shared_bakery() -> Bakery:
    """One for the whole run: backdrops are slow to make and the same for every test.

    All workers share a folder, so that each picture is made once. It is empty at the start: no test sees old art.
    """
    folder = os.environ.get("KAGEBAKO_TESTS_BAKED")
    return Bakery(Path(folder) if folder else None, "tests")


@cache
def shared_assets() -> Assets:
    """One for the whole run: rasterising SVGs is the slowest part of most tests of pictures."""
    return Assets(assets())


@cache
def all_tables() -> dict[str, Table]:
    """The texts of the app and of every game that has any."""
    games = sorted(path.parents[1] for path in PACKAGE.glob("games/*/texts/en/start.toml"))
    tables = load_tables([PACKAGE / "texts", *games])
    return {**tables, PSEUDO: pseudo(tables["en"])}


def make_kit(language: str = "en") -> Kit:
    """The kit that scenes get, in one language."""
    texts = Texts(all_tables(), language)
    shared = shared_assets()
    shared.theme = USUAL  # a test that changes the colours must not decide how the next one looks
    return Kit(texts, shared, shared_bakery(), Audio(assets() / "sound", 0.0, 0.0, 0.0))


def each_language(kit: Kit, window: Window) -> Iterator[str]:
    """Choose every language in turn, as a player may while a screen is open; the one that was chosen comes last."""
    for language in sorted(SPOKEN, key=kit.texts.language.__eq__):
        kit.texts.choose(language)
        window.writer.language, window.writer.again = language, kit.texts.again
        yield language


def make_window(size: tuple[int, int] = (1280, 720)) -> Window:
    """A hidden window."""
    return Window("Kagebako", size, shared_assets(), Writer())


def shared_window(size: tuple[int, int], words: str = "normal") -> Window:
    """A hidden window for the whole run, one of each size (and size of text), with what was drawn before in its caches.

    Do not close it.
    """
    window = _shared_window(size, words)
    fresh = Writer()
    window.writer.language, window.writer.again = fresh.language, fresh.again  # as no test has followed any texts yet
    window.writer.overflows.clear()
    return window


@cache
def _shared_window(size: tuple[int, int], words: str) -> Window:
    return make_window(size)
