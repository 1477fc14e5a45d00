"""What lies around every table: the name of the game, the menu, take back, turn."""

from game.engine import theme
from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.texts import Texts
from game.engine.widgets.button import Button, IconButton
from game.engine.widgets.tooltip import Tip
from game.engine.widgets.widget import Widget

_NAMES = ("menu", "undo", "turn", "log", "scoring")
_SIDE = 54.0
_LEFT, _TOP = 14.0, 14.0


def owns(name: str) -> bool:
    """Whether a widget belongs to the frame of the table and not to the game on it."""
    return name.split(".", maxsplit=1)[0] in _NAMES


def buttons(texts: Texts, why_not_undo: str | None, why_not_turn: str | None = None) -> list[Widget]:
    """The buttons at the top left; `why_not_...` are the text keys of the reasons, if there are any."""
    spots = [Rect(_LEFT + place * (_SIDE + 10), _TOP, _SIDE, _SIDE) for place in range(3)]
    return [
        IconButton("menu", spots[0], "menu", label=texts.say("table.menu")),
        IconButton("undo", spots[1], "undo", label=texts.say("table.undo"), disabled=why_not_undo),
        IconButton("turn", spots[2], "turn", label=texts.say("table.turn"), disabled=why_not_turn),
    ]


def scoring_button(texts: Texts) -> Widget:
    """The way back to the scoring for somebody who looks at a finished table."""
    return Button("scoring", Rect(650, 14, 300, 58), texts.say("table.scoring"), "primary")


def tip_for(widget: Widget | None) -> Tip | None:
    """What a button without words is for."""
    if isinstance(widget, IconButton) and widget.label:
        return Tip(widget.rect, widget.label)
    return None


def draw_title(canvas: Canvas, title: str) -> None:
    """The name of the game beside the buttons."""
    left = _LEFT + 3 * (_SIDE + 10) + 8
    style = theme.NAME.on(theme.LIGHT_TEXT)
    width = canvas.measure(title, style)[0]
    box = Rect(left, _TOP + 4, width + 36, _SIDE - 8)
    canvas.rounded(box, box.h / 2, theme.LACQUER, opacity=0.62)
    canvas.text(title, box.inset(18, 0), style, wrap=False)


def draw_asleep(canvas: Canvas, words: str) -> None:
    """The table waits while another window is in front."""
    canvas.dim(0.35)
    canvas.text(words, Rect(500, 380, 600, 120), theme.HEADING.on(theme.LIGHT_TEXT), "centre")
