"""Draws the static parts of a settings page: names, descriptions, the sample, the folder."""

from collections.abc import Sequence
from pathlib import Path

from game.core.refusal import Refusal
from game.engine.canvas import Canvas
from game.engine.draw.shapes import hex_colour
from game.engine.look import theme
from game.engine.text.translations import Texts
from game.engine.widgets import panels
from game.scenes import confirm_button
from game.scenes.settings import layout as places
from game.scenes.settings import pages
from game.scenes.settings.colour_sample import draw_sample
from game.table.player_files import path_in_lines

_KEYS = (
    ("tab", "setup.keys_next"),
    ("arrows", "setup.keys_change"),
    ("escape", "setup.keys_back"),
)
_PATH_LETTERS = 110
_FEW = 3
"""A page with at most this many settings has room for a print below them."""


def draw_page(canvas: Canvas, texts: Texts, page: str, full_screen_key: str) -> None:
    """Draw the sheet and everything on it that is not a widget."""
    say = texts.say
    _draw_sheet(canvas, texts)
    names = pages.PAGES[page]
    if page != "colours" and 0 < len(names) <= _FEW:
        inks = {"#000000": hex_colour(theme.OLD_PAPER), "#ffffff": hex_colour(theme.PAPER_LIGHT)}
        canvas.picture("title/print", places.PRINT, inks)
    _draw_rows(canvas, texts, names, full_screen_key)
    if page == "colours":
        draw_sample(canvas, texts, places.SAMPLE)
    elif page == "keys":
        canvas.text(say("settings.about.keys"), places.KEYS_ABOUT, theme.BODY.on(theme.INK_SOFT))


def draw_found(canvas: Canvas, texts: Texts, found: Sequence[str], full_screen_key: str) -> None:
    """Draw what a search has found; `found` may be more than fits."""
    _draw_sheet(canvas, texts)
    _draw_rows(canvas, texts, found[: places.MOST_FOUND], full_screen_key)
    more = len(found) - places.MOST_FOUND
    if not found or more > 0:
        note = texts.say("settings.search.more", count=more) if found else texts.say("settings.search.nothing")
        canvas.text(note, places.FOUND_NOTE if found else places.INSIDE, theme.FLAVOUR, "centre", wrap=False)


def _draw_sheet(canvas: Canvas, texts: Texts) -> None:
    panels.draw_title(canvas, texts.say("settings.title"), places.TITLE)
    panels.draw_sheet(canvas, places.SHEET)
    panels.draw_floor(canvas, panels.key_words(texts.say, *_KEYS))


def _draw_rows(canvas: Canvas, texts: Texts, names: Sequence[str], full_screen_key: str) -> None:
    """Draw the name, the description and the default of each setting."""
    say = texts.say
    for name, row in zip(names, pages.row_layouts(names), strict=True):
        if name != names[0]:
            panels.draw_rule(canvas, row.row, row.row.y)
        canvas.text(say(f"settings.name.{name}"), row.name, theme.LABEL.sized(26), wrap=False)
        about = say(f"settings.about.{name}", button=full_screen_key)
        canvas.text(about, row.about, theme.BODY.sized(20).on(theme.INK_SOFT), stand="top")
        usual = say("settings.usual", value=pages.usual_words(texts, name))
        canvas.text(usual, row.usual, theme.FLAVOUR.sized(19).on(theme.INK_SOFT), "right", wrap=False)


def draw_files(canvas: Canvas, texts: Texts, folder: Path | None, *, asked: bool) -> None:
    """Draw the path of the player's files, and what a reset does."""
    say, soft = texts.say, theme.BODY.on(theme.INK_SOFT)
    if folder is not None:
        canvas.text(say("settings.files.folder"), places.FOLDER_NAME, theme.HEADING, wrap=False)
        canvas.text(say("settings.about.folder"), places.FOLDER_ABOUT, soft, wrap=False)
        canvas.rounded(places.FOLDER_PATH, theme.RADIUS_SLIP, theme.SLIP_LIGHT, theme.GOLD_DARK, line_opacity=0.35)
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
