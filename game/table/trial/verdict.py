"""The two verdicts: solved, with the seal on its plaque, and not yet, with what breaks the try."""

from typing import Final, NamedTuple

from game.engine.canvas import Canvas
from game.engine.easing import in_cubic
from game.engine.geometry import Rect
from game.engine.look import theme
from game.engine.widgets.button import Button
from game.engine.widgets.widget import Widget
from game.table.trial.board import TrialControl, draw_lanterns, draw_seal, draw_slip

STAMP_FOR: Final = 0.35
"""Seconds that the seal needs to come down."""

_STAMPED_FROM: Final = 1.7
_RIGHT: Final = Rect(536, 48, 790, 286)
_WRONG: Final = Rect(570, 34, 700, 284)
_PLAQUE: Final = Rect(410, 60, 330, 264)
_SEAL: Final = Rect(501, 152, 148, 148)
_TOTAL: Final = Rect(661, 4, 540, 38)
"""Above the sheet: the table's middle is full of cards, and nothing but the goal hangs up here."""

_KNOT: Final = Rect(518, 94, 124, 124)


class Verdict(NamedTuple):
    """What became of a try, in words that are already translated."""

    right: bool
    kind: str
    grade: int
    head: str
    aside: str
    title: str
    words: str
    total: str
    """What it adds up to; empty if it adds nothing."""

    first: bool = False
    buttons: tuple[tuple[str, str], ...] = ()
    """Names and labels; the first is the one that comes next."""


def place_of(verdict: Verdict) -> Rect:
    """Where the verdict lies, with what it adds up to."""
    return Rect(_PLAQUE.x, _TOTAL.y, _RIGHT.right - _PLAQUE.x, _RIGHT.bottom - _TOTAL.y) if verdict.right else _WRONG


def widgets(verdict: Verdict) -> list[Widget]:
    """The buttons of a verdict."""
    sheet = _RIGHT if verdict.right else _WRONG
    left = sheet.x + (238 if verdict.right else 96)
    row = Rect(left, sheet.bottom - 84, sheet.right - 30 - left, 60)
    found: list[Widget] = []
    for number, (place, (action, label)) in enumerate(
        zip(row.columns(len(verdict.buttons), 14), verdict.buttons, strict=True)
    ):
        found.append(Button(TrialControl(action), place, label, "paper" if number else "primary", ground="paper"))
    return found


def draw(canvas: Canvas, verdict: Verdict, age: float) -> None:
    """Draw the paper of a verdict; its buttons are widgets."""
    if verdict.right:
        _draw_right(canvas, verdict, age)
    else:
        _draw_wrong(canvas, verdict)


def _draw_right(canvas: Canvas, verdict: Verdict, age: float) -> None:
    draw_slip(canvas, _RIGHT, (canvas.theme.paper_light, canvas.theme.paper_dark), theme.GOLD_DARK, 20)
    eaves = "#DDA63C" if verdict.first else "#9A632F"
    canvas.picture("trials/ema", _PLAQUE, {"#C69A63": "#F8EBC8", "#6B4527": eaves})
    left = min(1.0, age / STAMP_FOR)
    if left > 0:
        grown = _STAMPED_FROM - (_STAMPED_FROM - 1) * in_cubic(left)
        side = _SEAL.w * grown
        draw_seal(canvas, Rect.around(_SEAL.centre, side, side), verdict.kind)
    x, w = _RIGHT.x + 238, _RIGHT.w - 268
    lanterns = 40.0 * verdict.grade * 0.62 if verdict.grade else 0.0
    head = canvas.text(verdict.head, Rect(x, 56, 250, 60), theme.HEADING.sized(46).on(theme.VERMILION_DARK), wrap=False)
    aside = Rect(head.right + 14, 66, x + w - lanterns - head.right - 28, 44)
    canvas.text(verdict.aside, aside, theme.FLAVOUR.sized(21), wrap=False)
    draw_lanterns(canvas, (x + w - lanterns, 68), verdict.grade, 40)
    canvas.text(verdict.title, Rect(x, 112, w, 42), theme.NAME.sized(28), wrap=False)
    canvas.text(verdict.words, Rect(x, 156, w, 92), theme.BODY.sized(21).on("ink_soft"), stand="top")
    if verdict.total:
        canvas.rounded(_TOTAL, 19, theme.LACQUER, theme.GOLD_LINE, line_inset=3, line_width=1.2, opacity=0.9)
        words = theme.LABEL.sized(20).on("lacquer_text")
        canvas.text(verdict.total, _TOTAL.inset(20, 0), words, "centre", wrap=False)


def _draw_wrong(canvas: Canvas, verdict: Verdict) -> None:
    """No red and no blame: paper grey as mist, and an unlucky fortune tied to its edge."""
    mist = (theme.mix(canvas.theme.slip_light, theme.MIST, 0.12), theme.mix(canvas.theme.slip_dark, theme.MIST, 0.3))
    draw_slip(canvas, _WRONG, mist, theme.DUSK, 16)
    canvas.picture("trials/knot", _KNOT)
    x, w = _WRONG.x + 96, _WRONG.w - 126
    canvas.text(verdict.head, Rect(x, _WRONG.y + 14, w, 34), theme.LABEL.sized(23).on(theme.DUSK), wrap=False)
    canvas.text(verdict.title, Rect(x, _WRONG.y + 46, w, 52), theme.HEADING.sized(34), wrap=False)
    canvas.text(verdict.words, Rect(x, _WRONG.y + 98, w, 76), theme.BODY.sized(20).on("ink_soft"), stand="top")
