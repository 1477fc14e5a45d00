"""A note beside a replay: what a player decided here, and what a master would have done."""

from collections.abc import Callable
from typing import NamedTuple

from game.core.contract import Move
from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.look import theme
from game.engine.widgets import panels
from game.engine.widgets.button import IconButton
from game.engine.widgets.widget import Widget
from game.scenes.replay.panel import ReplayControl

WIDTH = 410.0
TOP = 92.0
_PAD = 30.0
_CREST = 46.0
_STYLE = theme.LABEL.sized(22)


class Note(NamedTuple):
    """A note about one decision, in words."""

    at: int
    """The number of the decision."""

    seat: int
    """The seat that made it."""

    head: str
    played: str
    better: str
    reason: str
    move: Move
    """The better move."""


def note_button(kit: Kit, right: float, *, is_open: bool) -> Widget:
    """Return the button that opens or closes the note; `right` is the right edge of the window."""
    if is_open:
        return IconButton(ReplayControl("note"), Rect(right - 82, TOP + 18, 48, 48), "close", "paper")
    return IconButton(
        ReplayControl("note"), Rect(right - 66, TOP + 64, 54, 54), "hint", "paper", label=kit.say("replay.note")
    )


def note_place(canvas: Canvas, kit: Kit, note: Note) -> Rect:
    """Return the rectangle of the note, as high as its words need."""
    height = 30.0 + _CREST + 16 + 26.0
    for _, text in _parts(kit, note):
        height += 26 + canvas.measure(text, _STYLE, WIDTH - 2 * _PAD)[1] + 14
    height += canvas.measure(note.reason, theme.FLAVOUR.sized(21), WIDTH - 2 * _PAD)[1] + 8
    return Rect(canvas.visible.right - WIDTH - 12, TOP, WIDTH, height)


def draw_note(canvas: Canvas, kit: Kit, note: Note, name: str, draw_face: Callable[[Canvas, int, Rect], None]) -> None:
    """Draw the note; its button is a widget."""
    place = note_place(canvas, kit, note)
    panels.draw_sheet(canvas, place)
    left, width = place.x + _PAD, place.w - 2 * _PAD
    y = place.y + 24
    draw_face(canvas, note.seat, Rect(left, y, _CREST, _CREST))
    words = Rect(left + _CREST + 12, y - 2, width - _CREST - 68, _CREST + 4)
    upper, lower = words.rows(2)
    canvas.text(name, upper, theme.NAME.sized(24), wrap=False)
    canvas.text(note.head, lower, theme.SMALL.on("ink_soft"), wrap=False)
    y += _CREST + 16
    for label, text in _parts(kit, note):
        panels.draw_rule(canvas, Rect(left, y, width, 2), y)
        canvas.text(label, Rect(left, y + 4, width, 24), theme.SMALL.on("ink_soft"), wrap=False)
        high = canvas.measure(text, _STYLE, width)[1]
        canvas.text(text, Rect(left, y + 28, width, high + 4), _STYLE, stand="top")
        y += 26 + high + 14
    reason = Rect(left, y - 4, width, place.bottom - y - 16)
    canvas.text(note.reason, reason, theme.FLAVOUR.sized(21), stand="top")


def _parts(kit: Kit, note: Note) -> list[tuple[str, str]]:
    return [(kit.say("replay.played"), note.played), (kit.say("replay.better"), note.better)]
