"""The pause menu of a trial: continue, begin again, or back to the wall. Progress is kept by itself."""

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.input.commands import Command, Kind
from game.engine.kit import Kit
from game.engine.layout import DESIGN
from game.engine.look import theme
from game.engine.scenes import Pop, Replace, Scene, Target, Transition
from game.engine.widgets import panels
from game.engine.widgets.button import Button
from game.engine.widgets.focus import Focus
from game.engine.widgets.widget import Activated, Widget
from game.table.trial.scene import TrialScene

_DIMMED = 0.62
_SHEET = Rect.around((DESIGN.centre.x, DESIGN.centre.y), 560, 460)
_NAMES = ("resume", "again", "leave")


class TrialPauseScene(Scene):
    """Pops with the transition that the trial then makes."""

    overlay = True

    def __init__(self, kit: Kit, trial: TrialScene) -> None:
        self.kit = kit
        self._trial = trial
        self.focus = Focus(self._widgets(), first="resume")

    @property
    def moving(self) -> bool:
        """Nothing moves here."""
        return False

    def handle(self, command: Command) -> Transition:
        """Handle a command; Esc continues."""
        if command.kind in (Kind.CANCEL, Kind.MENU):
            return Pop()
        match self.focus.handle(command):
            case Activated("resume"):
                return Pop()
            case Activated("again"):
                return Pop(Replace(self._trial.again()))
            case Activated("leave"):
                return Pop(Pop())
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet over the table."""
        canvas.dim(_DIMMED)
        panels.draw_sheet(canvas, _SHEET)
        title = Rect(_SHEET.x + 40, _SHEET.y + 30, _SHEET.w - 80, 64)
        canvas.text(self.kit.say("trial.pause"), title, theme.HEADING.sized(44), "centre", wrap=False)
        self.focus.draw(canvas)

    def targets(self) -> list[Target]:
        """The buttons."""
        return self.focus.targets()

    def _widgets(self) -> list[Widget]:
        place = Rect(_SHEET.x + 60, _SHEET.y + 126, _SHEET.w - 120, _SHEET.h - 176)
        words = {"resume": "trial.resume", "again": "trial.from_start", "leave": "trial.wall"}
        return [
            Button(name, rect, self.kit.say(words[name]), "paper" if number else "primary", ground="paper")
            for number, (name, rect) in enumerate(zip(_NAMES, place.rows(len(_NAMES), 18), strict=True))
        ]
