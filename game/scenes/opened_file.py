"""A slip over the screen about a file that was opened: why it cannot be, or whether to leave the match for it."""

from collections.abc import Callable

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.input.commands import Command, Kind
from game.engine.kit import Kit
from game.engine.look import theme
from game.engine.scenes import Pop, Scene, Target, Transition
from game.engine.widgets import panels
from game.engine.widgets.button import Button
from game.engine.widgets.focus import Focus
from game.engine.widgets.widget import Activated, Widget

_SHEET = Rect(380, 250, 840, 330)
_BUTTONS = Rect(380, 612, 840, 66)
_ALONE = Rect(660, 612, 280, 66)
_DIMMED = 0.62


class OpenedFileScene(Scene):
    """Goes away with Esc; nothing below it has changed."""

    overlay = True

    def __init__(self, kit: Kit, sentence: str, leave_for_it: Callable[[], Transition] | None = None) -> None:
        """Without `leave_for_it` there is nothing to choose: the file cannot be opened."""
        self.kit = kit
        self.sentence = sentence
        self._leave_for_it = leave_for_it
        self.focus = Focus(self._widgets(), first="stay")

    @property
    def moving(self) -> bool:
        """Nothing moves."""
        return False

    def handle(self, command: Command) -> Transition:
        """Handle a command; Esc stays where the player was."""
        answer = self.focus.handle(command)
        if command.kind is Kind.CANCEL:
            return Pop()
        match answer:
            case Activated("open") if self._leave_for_it is not None:
                return self._leave_for_it()
            case Activated("stay"):
                return Pop()
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw the slip over the dimmed screen."""
        canvas.dim(_DIMMED)
        title = "opened.title" if self._leave_for_it else "opened.problem"
        inside = panels.draw_sheet(canvas, _SHEET, self.kit.say(title))
        canvas.text(self.sentence, inside, theme.BODY.sized(26), stand="top")
        self.focus.draw(canvas)

    def targets(self) -> list[Target]:
        """The buttons."""
        return self.focus.targets()

    def _widgets(self) -> list[Widget]:
        say = self.kit.say
        if self._leave_for_it is None:
            return [Button("stay", _ALONE, say("opened.understood"), "primary")]
        stay, leave = _BUTTONS.columns(2, theme.GAP)
        return [Button("stay", stay, say("opened.stay")), Button("open", leave, say("opened.open"), "primary")]
