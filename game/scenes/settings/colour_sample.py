"""A live sample of the chosen colours: suits, seats, text on paper and on lacquer, a button and the focus."""

from game.engine.canvas import Canvas
from game.engine.draw.shapes import hex_colour
from game.engine.geometry import Rect
from game.engine.look import theme
from game.engine.text.translations import Texts
from game.engine.widgets import panels
from game.engine.widgets.button import Button
from game.engine.widgets.focus_ring import draw_ring
from game.scenes.crests import draw_crest

_DISC = 84.0
_BUTTON = (230.0, 54.0)


def draw_sample(canvas: Canvas, texts: Texts, place: Rect) -> None:
    """Draw the sample into a tray."""
    panels.draw_tray(canvas, place)
    inside = place.inset(34, 26)
    left = inside._replace(w=inside.w * 0.46)
    right = Rect(left.right + 36, inside.y, inside.right - left.right - 36, inside.h)
    upper, lower = left.rows(2, 10)
    _draw_suits(canvas, texts.say("settings.sample.suits"), upper)
    _draw_seats(canvas, texts.say("settings.sample.seats"), lower)
    _draw_words(canvas, texts, right)


def _draw_suits(canvas: Canvas, label: str, row: Rect) -> None:
    canvas.text(label, row._replace(w=120), theme.LABEL.on(theme.LIGHT_TEXT_SOFT), wrap=False)
    pairs = (("red", theme.SUIT_RED), ("blue", theme.SUIT_BLUE), ("green", theme.SUIT_GREEN))
    for number, (suit, colour) in enumerate(pairs):
        place = _disc(row, number)
        canvas.rounded(place, _DISC / 2, colour, theme.GOLD_LIGHT, line_width=2.0, line_inset=4.0)
        inks = {"#000000": hex_colour(theme.WHITE), "#ffffff": hex_colour(colour)}
        canvas.picture(f"oboro/emblem-{suit}", place.inset(20), inks)


def _draw_seats(canvas: Canvas, label: str, row: Rect) -> None:
    canvas.text(label, row._replace(w=120), theme.LABEL.on(theme.LIGHT_TEXT_SOFT), wrap=False)
    for seat in range(len(theme.SEATS)):
        draw_crest(canvas, "", seat, _disc(row, seat))


def _draw_words(canvas: Canvas, texts: Texts, place: Rect) -> None:
    sheet = place._replace(h=place.h * 0.52)
    panels.draw_sheet(canvas, sheet)
    upper, lower = sheet.inset(28, 14).rows(2)
    canvas.text(texts.say("settings.sample.paper"), upper, theme.LABEL)
    canvas.text(texts.say("settings.sample.quiet"), lower, theme.FLAVOUR, wrap=False)
    below = Rect(place.x, sheet.bottom + 12, place.w, place.bottom - sheet.bottom - 12)
    button = Rect(below.right - _BUTTON[0] - 10, below.centre.y - _BUTTON[1] / 2, *_BUTTON)
    words = Rect(below.x + 8, below.y, button.x - below.x - 40, below.h)
    canvas.text(texts.say("settings.sample.lacquer"), words, theme.LABEL.on(theme.LIGHT_TEXT))
    shown = Button("sample", button, texts.say("settings.sample.button"), "primary")
    shown.draw(canvas)
    draw_ring(canvas, *shown.ring)


def _disc(row: Rect, number: int) -> Rect:
    return Rect(row.x + 132 + number * (_DISC + 24), row.centre.y - _DISC / 2, _DISC, _DISC)
