"""The whole program without a person: real screens, a hidden window, a folder of its own."""

from collections.abc import Iterable
from pathlib import Path

from game.ai.in_process import InProcessThinker
from game.app.app import App, load_settings
from game.app.launch_options import LaunchOptions
from game.catalog import game_named
from game.engine.input.commands import Command, Kind
from game.engine.kit import Kit
from game.engine.loop import play
from game.engine.scenes import Quit, Scene, SceneStack
from game.engine.window import Window
from game.store.key_value_files import KeyValueFiles
from tests.kit import make_kit, make_window

DT = 0.1


class House:
    """Opens screens and uses them by the names of their targets."""

    def __init__(self, home: Path, window: Window | None = None, kit: Kit | None = None) -> None:
        self.home = home
        self.window = make_window((960, 540)) if window is None else window
        self.kit = make_kit() if kit is None else kit
        self.kit.key_values = KeyValueFiles(home)
        self.kit.notices.clear()
        load_settings(self.kit, home, LaunchOptions(speed="off"))
        self.app = App(self.kit, home, InProcessThinker(game_named))
        self.stack = SceneStack(self.app.title())
        self.missed: list[str] = []
        """Targets that should have been clicked and were not there."""

    def visit(self, scene: Scene, *clicks: str, frames: int = 2) -> None:
        """Open a screen, click what is there, and leave."""
        self.stack = SceneStack(scene)
        self._click_all(clicks, frames)

    def drop(self, file: Path, *clicks: str) -> None:
        """Drop a file on the title, click what is there, and leave."""
        self.stack = SceneStack(self.app.title())
        self.live(1)
        self.stack.apply(self.app.open(file, self.stack))
        self._click_all(clicks, frames=3)

    def _click_all(self, clicks: Iterable[str], frames: int) -> None:
        self.live(frames)
        for name in clicks:
            if not self.click(name):
                self.missed.append(name)
            self.live(frames)
        self.stack.apply(Quit())

    def click(self, name: str) -> bool:
        """Click a target if it is there."""
        found = {target.name: target.rect for target in self.stack.targets()}
        if name not in found:
            return False
        at = found[name].centre
        self.live(1, *(Command(kind, at=at) for kind in (Kind.POINT, Kind.PRESS, Kind.RELEASE)))
        return True

    def live(self, frames: int, *commands: Command) -> None:
        """Pass time; the commands come with the first frame."""
        play(self.stack, self.window, [list(commands), *([[]] * (frames - 1))], DT, self.kit)
