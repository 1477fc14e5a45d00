"""The pause menu of a trial: continue, begin again, or back to the wall. Progress is kept by itself."""

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.layout import DESIGN
from game.engine.look import theme
from game.engine.scenes import Pop, Replace, Transition
from game.engine.widgets import panels
from game.engine.widgets.button import Button
from game.engine.widgets.widget import Widget
from game.scenes.screen import OverlayScreen
from game.table.trial.scene import TrialScene

_SHEET = Rect.around((DESIGN.centre.x, DESIGN.centre.y), 560, 460)
_NAMES = ("resume", "again", "leave")


class TrialPauseScene(OverlayScreen):
    """Pops with the transition that the trial then makes."""

    def __init__(self, kit: Kit, trial: TrialScene) -> None:
        super().__init__(kit)
        self._trial = trial
        self.begin("resume")

    def use(self, name: str) -> Transition:
        """Continue, begin again, or leave."""
        match name:
            case "again":
                return Pop(Replace(self._trial.again()))
            case "leave":
                return Pop(Pop())
        return Pop()

    def compose(self, canvas: Canvas) -> None:
        """Draw the sheet."""
        panels.draw_sheet(canvas, _SHEET)
        title = Rect(_SHEET.x + 40, _SHEET.y + 30, _SHEET.w - 80, 64)
        canvas.text(self.kit.say("trial.pause"), title, theme.HEADING.sized(44), "centre", wrap=False)

    def widgets(self) -> list[Widget]:
        """Return the buttons."""
        place = Rect(_SHEET.x + 60, _SHEET.y + 126, _SHEET.w - 120, _SHEET.h - 176)
        words = {"resume": "trial.resume", "again": "trial.from_start", "leave": "trial.wall"}
        return [
            Button(name, rect, self.kit.say(words[name]), "paper" if number else "primary", ground="paper")
            for number, (name, rect) in enumerate(zip(_NAMES, place.rows(len(_NAMES), 18), strict=True))
        ]
