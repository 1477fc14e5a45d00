"""The net under the program: what nobody foresaw ends a screen, never the evening."""

import logging
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

import pygame

from game.engine.assets import AssetError
from game.engine.kit import Kit
from game.engine.scenes import Scene, SceneStack
from game.scenes.trouble import TroubleDoors, TroubleScene
from game.store.open_folder import open_folder
from game.store.reports import write_report

MOST_FALLS = 20
"""After so many failures in one go the program gives up: something is very wrong."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Net:
    """Catches what falls."""

    kit: Kit
    home: Path
    title: Callable[[], Scene]
    calm: Callable[[], None]
    """Stops whatever still goes on for the screen that failed."""

    def catch(self, error: Exception, fallen: SceneStack, run: Callable[[SceneStack], None]) -> None:
        """A stack failed: write a report and let `run` show what happened instead, as often as it takes.

        Raises:
            Exception: what failed, if the screen that says so fails as well or nothing works any more.
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
        report = write_report(self.home / "reports", error, told, datetime.now().astimezone())
        if isinstance(error, AssetError):
            what = self.kit.say("trouble.asset", file=error.file)
        else:
            what = self.kit.say("trouble.unforeseen")
        return TroubleScene(self.kit, what, report, TroubleDoors(self.title, lambda: open_folder(self.home)))
