"""A slip over the screen about a file that was opened: why it cannot be, or whether to leave the match for it."""

from collections.abc import Callable

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.look import theme
from game.engine.scenes import Pop, Transition
from game.engine.widgets import panels
from game.engine.widgets.button import Button
from game.engine.widgets.widget import Widget
from game.scenes.screen import OverlayScreen

_SHEET = Rect(380, 250, 840, 330)
_BUTTONS = Rect(380, 612, 840, 66)
_ALONE = Rect(660, 612, 280, 66)


class OpenedFileScene(OverlayScreen):
    """Goes away with Esc; nothing below it has changed."""

    def __init__(self, kit: Kit, sentence: str, leave_for_it: Callable[[], Transition] | None = None) -> None:
        """Without `leave_for_it` there is nothing to choose: the file cannot be opened."""
        super().__init__(kit)
        self.sentence = sentence
        self._leave_for_it = leave_for_it
        self.begin("stay")

    def use(self, name: str) -> Transition:
        """Leave for the file, or stay where the player was."""
        return self._leave_for_it() if name == "open" and self._leave_for_it is not None else Pop()

    def compose(self, canvas: Canvas) -> None:
        """Draw the slip."""
        title = "opened.title" if self._leave_for_it else "opened.problem"
        inside = panels.draw_sheet(canvas, _SHEET, self.kit.say(title))
        canvas.text(self.sentence, inside, theme.BODY.sized(26), stand="top")

    def widgets(self) -> list[Widget]:
        """Return the buttons."""
        say = self.kit.say
        if self._leave_for_it is None:
            return [Button("stay", _ALONE, say("opened.understood"), "primary")]
        stay, leave = _BUTTONS.columns(2, theme.GAP)
        return [Button("stay", stay, say("opened.stay")), Button("open", leave, say("opened.open"), "primary")]
