"""The screen for unexpected errors: says what happened and what is safe, and leads back to the title."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.look import theme
from game.engine.scenes import Quit, Reset, Scene, Transition
from game.engine.widgets import panels
from game.engine.widgets.button import Button
from game.engine.widgets.widget import Widget
from game.scenes.screen import Screen

_SHEET = Rect(300, 170, 1000, 470)
_BUTTONS = Rect(300, 680, 1000, 66)


@dataclass(frozen=True)
class TroubleExits:
    """The scenes that can be reached from here. The composition root supplies them."""

    title: Callable[[], Scene]
    open_folder: Callable[[], object]


class TroubleScene(Screen):
    """Drawn without any picture, because the error may be a missing picture."""

    def __init__(self, kit: Kit, what: str, report: Path | None, exits: TroubleExits) -> None:
        """`what` is the sentence that says what happened, `report` the crash report, if it could be written."""
        super().__init__(kit)
        self._what = what
        self._report = report
        self._exits = exits
        self.begin("title")

    def cancel(self) -> Transition:
        """Go to the title."""
        return Reset(self._exits.title())

    def use(self, name: str) -> Transition:
        """Go to the title, show the crash report, or quit."""
        match name:
            case "title":
                return self.cancel()
            case "folder":
                self._exits.open_folder()
            case "quit":
                return Quit()
        return None

    def draw_ground(self, canvas: Canvas) -> None:
        """Draw the night without its picture."""
        canvas.fill(theme.NIGHT)

    def compose(self, canvas: Canvas) -> None:
        """Draw the sheet."""
        say = self.kit.say
        inside = panels.draw_sheet(canvas, _SHEET, say("trouble.title"))
        upper, middle, lower = inside.rows(3)
        canvas.text(self._what, upper, theme.BODY.sized(26), stand="top")
        canvas.text(say("trouble.safe"), middle, theme.BODY.sized(24), stand="top")
        told = say("trouble.report", path=self._report) if self._report else say("trouble.no_report")
        canvas.text(told, lower, theme.SMALL.on("ink_soft"), stand="top")

    def widgets(self) -> list[Widget]:
        """Return the three ways out."""
        places = _BUTTONS.columns(3, theme.GAP)
        return [
            Button("quit", places[0], self.kit.say("trouble.quit")),
            Button("folder", places[1], self.kit.say("trouble.folder"), disabled=self._why_no_folder()),
            Button("title", places[2], self.kit.say("trouble.back"), "primary"),
        ]

    def _why_no_folder(self) -> str | None:
        return None if self._report else "trouble.no_report"
