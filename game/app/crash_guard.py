"""Catches unexpected errors, so that one ends a screen and not the program."""

import logging
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

import pygame

from game.engine.cache.assets import AssetError
from game.engine.kit import Kit
from game.engine.scenes import Scene, SceneStack
from game.scenes.trouble import TroubleExits, TroubleScene
from game.store.crash_reports import REPORTS, write_report
from game.store.open_folder import open_folder

MOST_FALLS = 20
"""After this many failures in a row the program gives up."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class CrashGuard:
    """Handles exceptions that escape a screen."""

    kit: Kit
    home: Path
    title: Callable[[], Scene]
    calm: Callable[[], None]
    """Stops background work that was started for the failed screen."""

    def catch(self, error: Exception, fallen: SceneStack, run: Callable[[SceneStack], None]) -> None:
        """Write a crash report for a failed stack and let `run` show an error screen instead, repeatedly if needed.

        Raises:
            Exception: the original error, if the error screen fails as well or there were too many failures.
        """
        for _ in range(MOST_FALLS):
            if not fallen.running or isinstance(fallen.top, TroubleScene):
                raise error
            _log.error("a screen failed", exc_info=error)
            self.calm()
            stack = SceneStack(self._trouble(error, fallen))
            try:
                run(stack)
            except Exception as another:
                error, fallen = another, stack
            else:
                return
        raise error

    def _trouble(self, error: Exception, stack: SceneStack) -> Scene:
        told = {"pygame": pygame.version.ver, "screens": " > ".join(stack.names)}
        report = write_report(self.home / REPORTS, error, told, datetime.now().astimezone())
        if isinstance(error, AssetError):
            what = self.kit.say("trouble.asset", file=error.file)
        else:
            what = self.kit.say("trouble.unforeseen")
        return TroubleScene(self.kit, what, report, TroubleExits(self.title, lambda: open_folder(self.home / REPORTS)))
