"""The composition root: puts window, words, pictures and the title together, and lets them run."""

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game import __version__, paths
from game.catalog import TITLES
from game.engine import loop
from game.engine.assets import Assets
from game.engine.audio import Audio
from game.engine.bake import Bakery
from game.engine.kit import Kit
from game.engine.preferences import Preferences
from game.engine.scenes import Push, Scene, SceneStack
from game.engine.text import Writer
from game.engine.texts import Tables, Texts, system_language
from game.engine.window import Window
from game.scenes.title import Shown, TitleDoors, TitleScene
from game.store import folders
from game.store.keepsakes import KeepsakeFiles
from game.wishes import Wishes

if TYPE_CHECKING:  # imported when somebody leaves the title: the first picture must not wait for it
    from game.ai.worker import Thinker
    from game.rooms import Rooms


def make_kit(wishes: Wishes, *, cached: bool = True) -> Kit:
    """What every scene is handed."""
    words = [paths.PACKAGE / "texts", *(paths.PACKAGE / "games" / name / "texts" for name in TITLES)]
    assets = Assets(paths.assets())
    language = wishes.language or system_language([asked["language"] for asked in pygame.system.get_pref_locales()])
    return Kit(
        texts=Texts(Tables(words), language),
        assets=assets,
        bakery=Bakery(folders.cache() if cached else None, f"{__version__}-{assets.fingerprint()}"),
        audio=Audio(paths.assets() / "sound"),
        preferences=Preferences(speed=wishes.speed or "normal"),
        keepsakes=KeepsakeFiles(folders.home()),
    )


class App:
    """The title, and behind it everything else."""

    def __init__(self, kit: Kit, thinker: "Thinker | None" = None, home: Path | None = None) -> None:
        """Without a `thinker` the opponents get a process of their own; `home` is the player's folder."""
        self.kit = kit
        self._home = home
        self._thinker = thinker

    def title(self) -> Scene:
        """The open box."""
        shown = [Shown(name, title, f"{name}.tagline") for name, title in TITLES.items()]
        doors = TitleDoors(self._setup, {"credits": self._credits}, lambda: False)
        return TitleScene(self.kit, shown, doors)

    def _setup(self, name: str) -> Scene:
        return self.rooms.setup(name)

    def _credits(self) -> Scene:
        return self.rooms.credits()

    @cached_property
    def rooms(self) -> "Rooms":
        """What lies behind the title."""
        from game.rooms import Rooms  # noqa: PLC0415 - see above

        return Rooms(self.kit, self.title, self._thinker, self._home)

    def close(self) -> None:
        """The program ends."""
        if "rooms" in self.__dict__:  # else nobody has left the title
            self.rooms.close()


def play(wishes: Wishes) -> int:
    """Open the window and play until it is closed."""
    kit = make_kit(wishes)
    window = Window("Kagebako", wishes.window, kit.assets, Writer(), fullscreen=wishes.fullscreen, icon="icon")
    app = App(kit, home=folders.home())
    stack = SceneStack(app.title())
    if wishes.game is not None:
        stack.apply(Push(app.rooms.table(app.rooms.setup_from(wishes))))
    try:
        screenshots = folders.home() / "screenshots"
        loop.run(stack, window, targets=wishes.targets, screenshots=screenshots, frames=wishes.frames)
    finally:
        app.close()
        window.close()
    return 0
