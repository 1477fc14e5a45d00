"""Draws the static parts of a settings page: names, descriptions, the sample, the folder."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from game.core.refusal import Refusal
from game.engine.canvas import Canvas
from game.engine.draw.shapes import hex_colour
from game.engine.geometry import Rect
from game.engine.look import theme
from game.engine.text.translations import Texts
from game.engine.widgets import panels
from game.engine.widgets.button import Button
from game.engine.widgets.focus_ring import draw_ring
from game.scenes import confirm_button
from game.scenes.crests import draw_crest
from game.scenes.settings import layout as places
from game.scenes.settings import pages
from game.table.setup.player_files import path_in_lines

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
    canvas.text(label, row._replace(w=120), theme.LABEL.on("light_text_soft"), wrap=False)
    pairs = (("red", canvas.theme.suit_red), ("blue", canvas.theme.suit_blue), ("green", canvas.theme.suit_green))
    for number, (suit, colour) in enumerate(pairs):
        place = _disc(row, number)
        canvas.rounded(place, _DISC / 2, colour, theme.GOLD_LIGHT, line_width=2.0, line_inset=4.0)
        inks = {"#000000": hex_colour(theme.WHITE), "#ffffff": hex_colour(colour)}
        canvas.picture(f"oboro/emblem-{suit}", place.inset(20), inks)


def _draw_seats(canvas: Canvas, label: str, row: Rect) -> None:
    canvas.text(label, row._replace(w=120), theme.LABEL.on("light_text_soft"), wrap=False)
    for seat in range(len(canvas.theme.seats)):
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
    canvas.text(texts.say("settings.sample.lacquer"), words, theme.LABEL.on("light_text"))
    shown = Button("sample", button, texts.say("settings.sample.button"), "primary")
    shown.draw(canvas)
    draw_ring(canvas, *shown.ring)


def _disc(row: Rect, number: int) -> Rect:
    return Rect(row.x + 132 + number * (_DISC + 24), row.centre.y - _DISC / 2, _DISC, _DISC)


_KEYS = (
    ("tab", "setup.keys_next"),
    ("arrows", "setup.keys_change"),
    ("escape", "setup.keys_back"),
)
_PATH_LETTERS = 110
_FEW = 3
"""A page with at most this many settings has room for a print below them."""


def draw_page(canvas: Canvas, texts: Texts, page: str, keys: Mapping[str, str]) -> None:
    """Draw the sheet and everything on it that is not a widget; some settings also have a key."""
    say = texts.say
    _draw_sheet(canvas, texts)
    names = pages.PAGES[page]
    if page != "colours" and 0 < len(names) <= _FEW:
        inks = {"#000000": hex_colour(canvas.theme.old_paper), "#ffffff": hex_colour(canvas.theme.paper_light)}
        canvas.picture("title/print", places.PRINT, inks)
    _draw_rows(canvas, texts, names, keys)
    if page == "colours":
        draw_sample(canvas, texts, places.SAMPLE)
    elif page == "keys":
        canvas.text(say("settings.about.keys"), places.KEYS_ABOUT, theme.BODY.on("ink_soft"))


def draw_found(canvas: Canvas, texts: Texts, found: Sequence[str], keys: Mapping[str, str]) -> None:
    """Draw what a search has found; `found` may be more than fits."""
    _draw_sheet(canvas, texts)
    _draw_rows(canvas, texts, found[: places.MOST_FOUND], keys)
    more = len(found) - places.MOST_FOUND
    if not found or more > 0:
        note = texts.say("settings.search.more", count=more) if found else texts.say("settings.search.nothing")
        canvas.text(note, places.FOUND_NOTE if found else places.INSIDE, theme.FLAVOUR, "centre", wrap=False)


def _draw_sheet(canvas: Canvas, texts: Texts) -> None:
    panels.draw_title(canvas, texts.say("settings.title"), places.TITLE)
    panels.draw_sheet(canvas, places.SHEET)
    panels.draw_floor(canvas, panels.key_words(texts.say, *_KEYS))


def _draw_rows(canvas: Canvas, texts: Texts, names: Sequence[str], keys: Mapping[str, str]) -> None:
    """Draw the name, the description and the default of each setting."""
    say = texts.say
    for name, row in zip(names, pages.row_layouts(names), strict=True):
        if name != names[0]:
            panels.draw_rule(canvas, row.row, row.row.y)
        canvas.text(say(f"settings.name.{name}"), row.name, theme.LABEL.sized(26), wrap=False)
        about = say(f"settings.about.{name}", button=keys.get(name, ""))
        canvas.text(about, row.about, theme.BODY.sized(20).on("ink_soft"), stand="top")
        usual = say("settings.usual", value=pages.usual_words(texts, name))
        canvas.text(usual, row.usual, theme.FLAVOUR.sized(19).on("ink_soft"), "right", wrap=False)


def draw_files(canvas: Canvas, texts: Texts, folder: Path | None, *, asked: bool) -> None:
    """Draw the path of the player's files, and what a reset does."""
    say, soft = texts.say, theme.BODY.on("ink_soft")
    if folder is not None:
        canvas.text(say("settings.files.folder"), places.FOLDER_NAME, theme.HEADING, wrap=False)
        canvas.text(say("settings.about.folder"), places.FOLDER_ABOUT, soft, wrap=False)
        canvas.rounded(
            places.FOLDER_PATH, theme.RADIUS_SLIP, canvas.theme.slip_light, theme.GOLD_DARK, line_opacity=0.35
        )
        canvas.text(path_in_lines(folder, _PATH_LETTERS), places.FOLDER_PATH.inset(20, 8), theme.BODY)
        panels.draw_rule(canvas, places.INSIDE, places.RESET_RULE)
    canvas.text(say("settings.about.reset"), places.RESET_ABOUT, soft)
    if asked:
        confirm_button.draw_question(canvas, places.RESET, say("settings.files.really_reset"))


def trouble_words(texts: Texts, problem: Refusal) -> str:
    """Describe a problem with the settings file, using the setting's name on its page."""
    values: dict[str, object] = dict(problem.values)
    if "name" in values:
        values["name"] = texts.say(f"settings.name.{values['name']}")
    return texts.say(problem.key, **values)
