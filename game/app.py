"""The composition root: puts window, words, pictures and the title together, and lets them run."""

import logging
import sys
from collections.abc import Callable
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game import __version__, paths
from game.catalog import TITLES
from game.choices import take_up
from game.engine import loop
from game.engine.assets import AssetError, Assets
from game.engine.audio import Audio
from game.engine.bake import Bakery
from game.engine.keepsakes import Pocket
from game.engine.kit import Kit
from game.engine.preferences import Preferences
from game.engine.scenes import Push, Scene, SceneStack
from game.engine.text import Writer
from game.engine.texts import Tables, Texts, TextsError, system_language
from game.engine.window import Window
from game.scenes.title import CONTINUE, WORDS, Shown, TitleDoors, TitleScene
from game.store import folders
from game.store.diary import open_diary
from game.store.keepsakes import KeepsakeFiles
from game.store.only_one import OnlyOne
from game.wishes import Wishes

if TYPE_CHECKING:  # imported when somebody leaves the title: the first picture must not wait for it
    from game.ai.worker import Thinker
    from game.rooms import Rooms

_log = logging.getLogger(__name__)


def make_kit(wishes: Wishes, home: Path | None = None, *, cached: bool = True) -> Kit:
    """What every scene is handed; without a `home` nothing is remembered from the last time, nor for the next."""
    words = [paths.PACKAGE / "texts", *(paths.PACKAGE / "games" / name / "texts" for name in TITLES)]
    assets = Assets(paths.assets())
    system = system_language([asked["language"] for asked in pygame.system.get_pref_locales()])
    return Kit(
        texts=Texts(Tables(words), wishes.language or system),
        assets=assets,
        bakery=Bakery(folders.cache() if cached else None, f"{__version__}-{assets.fingerprint()}"),
        audio=Audio(paths.assets() / "sound"),
        preferences=Preferences(language=wishes.language, speed=wishes.speed or "normal"),
        keepsakes=Pocket() if home is None else KeepsakeFiles(home),
        system_language=system,
    )


class App:
    """The title, and behind it everything else."""

    def __init__(self, kit: Kit, home: Path, thinker: "Thinker | None" = None) -> None:
        """`home` is the player's folder; without a `thinker` the opponents get a process of their own."""
        self.kit = kit
        self._home = home
        self._thinker = thinker

    def title(self) -> Scene:
        """The open box."""
        shown = [Shown(name, title, f"{name}.tagline") for name, title in TITLES.items()]
        words = {word: partial(self._behind, word) for word in (CONTINUE, *WORDS)}
        return TitleScene(self.kit, shown, TitleDoors(self._setup, words, self._unfinished))

    def _setup(self, name: str) -> Scene:
        return self.rooms.setup(name)

    def _behind(self, word: str) -> Scene:
        """What one of the words opens."""
        rooms = self.rooms
        doors: dict[str, Callable[[], Scene]] = {
            CONTINUE: rooms.unfinished,
            "learn": rooms.learning.learn,
            "replays": rooms.archive.replays,
            "statistics": rooms.statistics,
            "settings": rooms.settings,
            "credits": rooms.credits,
        }
        return doors[word]()

    def _unfinished(self) -> bool:
        """Whether there is a match to go on with; looks no further than the first file."""
        return any((self._home / "matches").glob("*.json"))

    @cached_property
    def rooms(self) -> "Rooms":
        """What lies behind the title."""
        from game.rooms import Rooms  # noqa: PLC0415 - see above

        return Rooms(self.kit, self.title, self._home, self._thinker)

    def calm(self) -> None:
        """A screen failed: whoever still thinks about it stops."""
        if "rooms" in self.__dict__:
            self.rooms.calm()

    def close(self) -> None:
        """The program ends."""
        if "rooms" in self.__dict__:  # else nobody has left the title
            self.rooms.close()


def play(wishes: Wishes) -> int:
    """Open the window and play until it is closed; the exit code."""
    home = folders.home()
    written = open_diary(home)
    try:
        kit = make_kit(wishes, home)
    except TextsError as error:
        return _give_up(f"Kagebako cannot start: {error}")
    take_up(kit, home, wishes)
    if written is None:
        kit.notices.append(kit.say("trouble.unsaved", path=home))
    holds = OnlyOne(home)
    if not holds.alone:
        return _give_up(kit.say("trouble.running"))
    try:
        window = Window(
            "Kagebako",
            wishes.window,
            kit.assets,
            Writer(),
            last_size=kit.preferences.window,
            fullscreen=kit.preferences.fullscreen,
            icon="icon",
        )
    except pygame.error as error:
        return _give_up(kit.say("trouble.no_screen", detail=error))
    except AssetError as error:
        return _give_up(kit.say("trouble.broken", detail=error))
    app = App(kit, home)
    try:
        _run(app, window, wishes, home)
    finally:
        app.close()
        window.close()
        holds.let_go()
    return 0


def _run(app: App, window: Window, wishes: Wishes, home: Path) -> None:
    def run(stack: SceneStack) -> None:
        shots = home / "screenshots"
        loop.run(stack, window, kit=app.kit, targets=wishes.targets, screenshots=shots, frames=wishes.frames)

    stack = SceneStack(app.title())
    if wishes.game is not None:
        stack.apply(Push(app.rooms.table(app.rooms.setup_from(wishes))))
    try:
        run(stack)
    except Exception as error:
        from game.safety import Net  # noqa: PLC0415 - most evenings need none

        Net(app.kit, home, app.title, app.calm).catch(error, stack, run)


def _give_up(sentence: str) -> int:
    """Say why there is no window, where the person can see it."""
    print(f"kagebako: {sentence}", file=sys.stderr)
    if getattr(sys, "frozen", False):  # started by a double-click: nobody reads a console
        try:
            pygame.display.message_box("Kagebako", sentence, "error")
        except pygame.error as error:
            _log.warning("nor can it be said in a window: %s", error)
    return 1
