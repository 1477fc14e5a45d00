"""The whole program without a person: real rooms, a window that nobody sees, a folder of its own."""

from pathlib import Path

from game.ai.direct import DirectThinker
from game.app import App
from game.catalog import game_named
from game.choices import take_up
from game.engine.commands import Command, Kind
from game.engine.kit import Kit
from game.engine.loop import play
from game.engine.scenes import Quit, Scene, SceneStack
from game.engine.window import Window
from game.store.keepsakes import KeepsakeFiles
from game.wishes import Wishes
from tests.kit import make_kit, make_window

DT = 0.1


class House:
    """Opens screens and uses them by the names of what can be clicked."""

    def __init__(self, home: Path, window: Window | None = None, kit: Kit | None = None) -> None:
        self.home = home
        self.window = make_window((960, 540)) if window is None else window
        self.kit = make_kit() if kit is None else kit
        self.kit.keepsakes = KeepsakeFiles(home)
        self.kit.notices.clear()
        take_up(self.kit, home, Wishes(speed="off"))
        self.app = App(self.kit, home, DirectThinker(game_named))
        self.stack = SceneStack(self.app.title())
        self.missed: list[str] = []
        """What should have been clicked and was not there."""

    def visit(self, scene: Scene, *clicks: str, frames: int = 2) -> None:
        """Open a screen, click what is there, and leave."""
        self.stack = SceneStack(scene)
        self.live(frames)
        for name in clicks:
            if not self.click(name):
                self.missed.append(name)
            self.live(frames)
        self.stack.apply(Quit())

    def click(self, name: str) -> bool:
        """Click something if it is there."""
        found = {target.name: target.rect for target in self.stack.targets()}
        if name not in found:
            return False
        at = found[name].centre
        self.live(1, *(Command(kind, at=at) for kind in (Kind.POINT, Kind.PRESS, Kind.RELEASE)))
        return True

    def live(self, frames: int, *commands: Command) -> None:
        """Pass time; the commands come with the first frame."""
        play(self.stack, self.window, [list(commands), *([[]] * (frames - 1))], DT, self.kit)
