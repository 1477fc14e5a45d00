"""Uses a screen as people do: by mouse alone, or by keyboard alone."""

from game.engine.canvas import Canvas
from game.engine.geometry import Point, Rect
from game.engine.input.commands import Command, Kind
from game.engine.scenes import Scene, Transition

DT = 1 / 60


class Person:
    """Drives one scene and remembers the last transition it asked for."""

    def __init__(self, scene: Scene, canvas: Canvas | None = None) -> None:
        self.scene = scene
        self.asked: Transition = None
        self._canvas = canvas

    def live(self, frames: int = 1) -> None:
        for _ in range(frames):
            self.asked = self.scene.update(DT) or self.asked
            if self._canvas is not None:
                self.scene.fit(self._canvas)
                self.scene.draw(self._canvas)

    def press(self, *kinds: Kind) -> Transition:
        for kind in kinds:
            self.do(Command(kind))
        return self.asked

    def type(self, text: str) -> None:
        for letter in text:
            assert self.scene.wants_text
            self.do(Command(Kind.TEXT, text=letter))

    def erase(self, count: int) -> None:
        for _ in range(count):
            self.do(Command(Kind.ERASE))

    def point(self, name: str) -> None:
        self.do(Command(Kind.POINT, at=self.place(name).centre))

    def click(self, name: str) -> Transition:
        at = self.place(name).centre
        for kind in (Kind.POINT, Kind.PRESS, Kind.RELEASE):
            self.do(Command(kind, at=Point(*at)))
        return self.asked

    def place(self, name: str) -> Rect:
        return {target.name: target.rect for target in self.scene.targets()}[name]

    def names(self) -> set[str]:
        return {target.name for target in self.scene.targets()}

    def do(self, command: Command) -> None:
        self.asked = self.scene.handle(command) or self.asked
        self.live()
