"""The composition root: connects window, texts, assets and the title screen, and runs the loop."""

import logging
import re
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import datetime
from functools import cached_property, partial
from pathlib import Path
from threading import Timer
from typing import TYPE_CHECKING

import pygame

from game import __version__, paths
from game.app.launch_options import LaunchOptions
from game.catalog import TITLES
from game.engine import loop
from game.engine.audio import Audio
from game.engine.cache.assets import AssetError, Assets
from game.engine.cache.bake import Bakery
from game.engine.kit import Kit
from game.engine.prefs.key_value import MemoryStore
from game.engine.prefs.preferences import Preferences
from game.engine.scenes import Push, Scene, SceneStack, Transition
from game.engine.text.text_files import Tables, TextsError, system_language
from game.engine.text.translations import Texts
from game.engine.text.writer import Writer
from game.engine.window import Window
from game.scenes.title.scene import CONTINUE, WORDS, TitleExits, TitleGame, TitleScene
from game.store import folders
from game.store.files import sweep
from game.store.inbox import Inbox, leave_note
from game.store.instance_lock import InstanceLock
from game.store.key_value_files import KeyValueFiles
from game.store.logfile import open_logfile
from game.store.settings import SettingsFile

if TYPE_CHECKING:  # imported when the player leaves the title: the first frame must not wait for it
    from game.ai.worker import Thinker
    from game.app.navigation import Navigation

_log = logging.getLogger(__name__)

_NUMBERED = re.compile(r"(?<=[a-z])-\d+$")
"""The number after the name of a game, where two matches were started in the same second."""


_IMPORT_AFTER = 1.0
"""Seconds until the screens behind the title are imported beside it: its first frames come first."""


def make_kit(launch_options: LaunchOptions, home: Path | None = None, *, cached: bool = True) -> Kit:
    """Make the kit that every scene gets; without a `home` nothing is loaded from or saved to disk."""
    words = [paths.PACKAGE / "texts", *(paths.game_folder(name) / "texts" for name in TITLES)]
    assets = Assets(paths.assets())
    bakery = Bakery(folders.cache() if cached else None, f"{__version__}-{assets.fingerprint()}")
    system = system_language([asked["language"] for asked in pygame.system.get_pref_locales()])
    return Kit(
        texts=Texts(Tables(words), launch_options.language or system),
        assets=assets,
        bakery=bakery,
        audio=Audio(paths.assets() / "sound"),
        preferences=Preferences(language=launch_options.language, speed=launch_options.speed or "normal"),
        key_values=MemoryStore() if home is None else KeyValueFiles(home, bakery.give_way),
        system_language=system,
    )


class App:
    """The title screen and, behind it, everything else."""

    def __init__(self, kit: Kit, home: Path, thinker: "Thinker | None" = None) -> None:
        """`home` is the player's folder; without a `thinker` the opponents get a process of their own."""
        self.kit = kit
        self._home = home
        self._thinker = thinker

    def title(self) -> Scene:
        """The title screen."""
        shown = [TitleGame(name, title, f"{name}.tagline") for name, title in TITLES.items()]
        words = {word: partial(self._behind, word) for word in (CONTINUE, *WORDS)}
        return TitleScene(self.kit, shown, TitleExits(self._setup, words, self._waiting))

    def _setup(self, name: str) -> Scene | None:
        from game.app.tables import BrokenGame  # noqa: PLC0415 - imports tables, for which the title must not wait

        try:
            return self.navigation.setup(name)
        except BrokenGame as error:
            self.kit.notices.append(error.refusal.sentence(self.kit.say))
            return None

    def _behind(self, word: str) -> Scene:
        """The screen that a title entry opens."""
        navigation = self.navigation
        exits: dict[str, Callable[[], Scene]] = {
            CONTINUE: navigation.unfinished,
            "trials": navigation.trials.wall,
            "learn": navigation.learn.learn,
            "replays": navigation.history.replays,
            "statistics": navigation.statistics,
            "settings": navigation.settings,
            "credits": navigation.credits,
        }
        return exits[word]()

    def _waiting(self) -> set[str]:
        """The games with a match to continue, by the names of its files: the title must not read them."""
        found = (path.stem for path in (self._home / "matches").glob("*.json"))
        return {_NUMBERED.sub("", stem).rpartition("-")[2] or stem for stem in found}

    @cached_property
    def navigation(self) -> "Navigation":
        """The screens behind the title, created on first use."""
        from game.app.navigation import Navigation  # noqa: PLC0415 - see above

        return Navigation(self.kit, self.title, self._home, self._thinker)

    @staticmethod
    def import_ahead() -> None:
        """Import what the first click at the title needs: it would take as long as a dozen frames."""
        from game.app.navigation import Navigation  # noqa: F401, PLC0415 - see above
        from game.app.tables import BrokenGame, open_table  # noqa: PLC0415 - see above

        for name in TITLES:
            with suppress(BrokenGame):  # the player is told when they choose it
                open_table(name)

    def open(self, file: Path, stack: SceneStack) -> Transition:
        """What opening a player's file changes on the screen."""
        from game.app.file_opener import FileOpener  # noqa: PLC0415 - see above

        return FileOpener(self.navigation, self._home).open(file, stack)

    def calm(self) -> None:
        """Stop all thinking: the screen that asked for it has failed."""
        if "navigation" in self.__dict__:
            self.navigation.calm()

    def close(self) -> None:
        """Shut down."""
        if "navigation" in self.__dict__:  # else nobody has left the title
            self.navigation.close()


def play(launch_options: LaunchOptions) -> int:
    """Open the window, run until it is closed, and return the exit code."""
    home = folders.home()
    written = open_logfile(home)
    try:
        return _play(launch_options, home, logged=written is not None)
    except TextsError as error:  # texts are loaded on first use, so this can come from anywhere
        return _give_up(f"Kagebako cannot go on without its words. {error}")
    except Exception as error:
        return _report(error, launch_options, home)


def _report(error: Exception, launch_options: LaunchOptions, home: Path) -> int:
    """Tell a player whose game has just vanished where to find the reason.

    Raises:
        Exception: the error itself, if there is a console to show it.
    """
    if not getattr(sys, "frozen", False):
        raise error
    from game.store.crash_reports import REPORTS, write_report  # noqa: PLC0415 - most evenings need none

    _log.error("the program failed", exc_info=error)
    path = write_report(home / REPORTS, error, {"pygame": pygame.version.ver}, datetime.now().astimezone())
    kit = make_kit(launch_options, cached=False)
    return _give_up(kit.say("trouble.fatal", path=path) if path else kit.say("trouble.no_report"))


def _play(launch_options: LaunchOptions, home: Path, *, logged: bool) -> int:
    kit = make_kit(launch_options, home)
    load_settings(kit, home, launch_options)
    if not logged:
        kit.notices.append(kit.say("trouble.unsaved", path=home))
    holds = InstanceLock(home)
    if not holds.alone:
        return 0 if leave_note(home, launch_options.file) else _give_up(kit.say("trouble.running"))
    try:
        window = Window(
            "Kagebako",
            launch_options.window,
            kit.assets,
            Writer(),
            last_size=kit.preferences.window,
            monitor=kit.preferences.monitor,
            fullscreen=kit.preferences.fullscreen,
            icon="icon",
        )
    except pygame.error as error:
        return _give_up(kit.say("trouble.no_screen", detail=error))
    except AssetError as error:
        return _give_up(kit.say("trouble.broken", detail=error))
    app = App(kit, home)
    try:
        _run(app, window, launch_options, home)
    finally:
        app.close()
        window.close()
        holds.let_go()
    return 0


def _run(app: App, window: Window, launch_options: LaunchOptions, home: Path) -> None:
    inbox = Inbox(home)

    def run(stack: SceneStack) -> None:
        loop.run(
            stack,
            window,
            kit=app.kit,
            targets=launch_options.targets,
            screenshots=home / "screenshots",
            frames=launch_options.frames,
            attend=partial(attend, stack),
        )

    def attend(stack: SceneStack, dropped: Sequence[Path]) -> None:
        asked = inbox.take()
        if asked is not None:
            window.come_forward()
        for file in (*dropped, *(asked or ())):
            if file is not None:
                stack.apply(app.open(file, stack))

    stack = SceneStack(app.title())
    ahead = Timer(_IMPORT_AFTER, app.import_ahead)
    ahead.daemon = True
    ahead.start()
    if launch_options.game is not None:
        table = app.navigation.table(app.navigation.setup_from(launch_options))
        stack.apply(Push(table))
        if launch_options.invite is not None:
            app.navigation.phones.skip_lobby(table)
            launch_options.invite.write_text(app.navigation.phones.invitation(), "utf-8")
    if launch_options.file is not None:
        stack.apply(app.open(launch_options.file, stack))
    try:
        run(stack)
    except Exception as error:
        from game.app.crash_guard import CrashGuard  # noqa: PLC0415 - most evenings need none

        CrashGuard(app.kit, home, app.title, app.calm).catch(error, stack, run)


def _give_up(sentence: str) -> int:
    """Report where the player can see it why there is no window."""
    print(f"kagebako: {sentence}", file=sys.stderr)
    if getattr(sys, "frozen", False):  # started by double-click, so there is no visible console
        try:
            pygame.display.message_box("Kagebako", sentence, "error")
        except pygame.error as error:
            _log.warning("nor can it be said in a window: %s", error)
    return 1


FILE = "settings.json"


def load_settings(kit: Kit, home: Path, launch_options: LaunchOptions) -> None:
    """Read the settings from the player's folder; command-line options override them for this run only."""
    sweep(home)  # remove drafts that a power cut left behind
    file = SettingsFile(home / FILE, Preferences, kit.bakery.give_way)
    chosen = file.read()
    overrides = {
        "language": launch_options.language,
        "speed": launch_options.speed,
        "fullscreen": launch_options.fullscreen or None,
    }
    file.borrow(chosen, {name: value for name, value in overrides.items() if value is not None})
    kit.preferences, kit.save_preferences = chosen, file.write
    kit.tune()
    if file.problems:
        from game.scenes.settings.page_drawing import trouble_words  # noqa: PLC0415 - hardly any start needs it

        kit.notices += [trouble_words(kit.texts, problem) for problem in file.problems]
