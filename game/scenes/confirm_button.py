"""A button for an irreversible action: when pressed, it is replaced by a question with yes and no."""

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.look import theme
from game.engine.look.theme import Colour
from game.engine.widgets.button import Button
from game.engine.widgets.materials import Ground
from game.engine.widgets.widget import Widget

_ANSWER = 92.0
_GAP = 10.0


def answers(name: str, place: Rect, yes: str, no: str, ground: Ground = "paper") -> list[Widget]:
    """Return the two buttons `<name>.yes` and `<name>.no` at the right end of the button's rectangle."""
    right = Rect(place.right - _ANSWER, place.y, _ANSWER, place.h)
    left = right.moved(-_ANSWER - _GAP, 0)
    return [
        Button(f"{name}.yes", left, yes, "primary", ground=ground),
        Button(f"{name}.no", right, no, ground=ground),
    ]


def draw_question(canvas: Canvas, place: Rect, words: str, ink: Colour = theme.BLOOD) -> None:
    """Draw the question before the two answers."""
    box = Rect(place.x, place.y, place.w - 2 * (_ANSWER + _GAP) - 4, place.h)
    canvas.text(words, box, theme.LABEL.on(ink))
