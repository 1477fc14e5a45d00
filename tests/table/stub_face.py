"""A face without pictures for Lanterns. It records the views and events it gets."""

from game.core.contract import Event, View
from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.input.commands import Command
from game.engine.timeline import wait
from game.engine.widgets.widget import Area, What, Widget, name_of
from game.table.face.answers import Wish
from game.table.face.face import Face
from game.table.face.log_line import LogLine
from game.table.face.seats_shown import SeatsShown
from game.table.playback.director import Groups
from tests.suite.lanterns import LanternPicture, LanternView, Lay, Look


class StubFace(Face):
    def __init__(self) -> None:
        self.laid: list[LanternView] = []
        self.shown: list[Event] = []
        self.offered: LanternView | None = None
        self.logged: list[Event] = []

    def lay(self, view: View) -> None:
        assert isinstance(view, LanternView)
        self.laid.append(view)
        self.picture = LanternPicture.of(view)

    def open(self) -> Groups:
        return [[wait(0.5)]]

    def stage(self, event: Event) -> Groups:
        return [[wait(0.2)]]

    def show(self, event: Event) -> None:
        self.shown.append(event)
        self.picture.show(event)

    def offer(self, view: View | None) -> None:
        assert view is None or isinstance(view, LanternView)
        self.offered = view

    def widgets(self) -> list[Widget]:
        if self.offered is None:
            return []
        cards = [card for hand in self.offered.hands for card in hand if card is not None]
        return [Area(f"card.{card}", Rect(100 * place, 500, 80, 100)) for place, card in enumerate(cards)]

    def use(self, what: What) -> Wish:
        return Look() if self.offered and self.offered.lies else Lay(int(name_of(what).removeprefix("card.")))

    def shortcut(self, command: Command) -> Wish:
        return None

    def attend(self, what: What | None) -> None:
        pass

    def cancel(self) -> bool:
        return False

    def turn(self) -> None:
        pass

    def update(self, dt: float) -> None:
        pass

    def draw(self, canvas: Canvas, seen: SeatsShown) -> None:
        self.seen = seen

    def log(self, event: Event) -> LogLine | None:
        self.logged.append(event)
        return LogLine(repr(event))

    def where(self, place: str) -> Rect | None:
        return None

    @property
    def moving(self) -> bool:
        return False
