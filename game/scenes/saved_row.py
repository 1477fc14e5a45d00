"""One saved match in a list: its small picture and a few lines about it."""

import logging
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import pygame

from game.core.player import Player
from game.engine import paper, theme
from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.shapes import hex_colour
from game.engine.widgets import faces
from game.engine.widgets.button import GLYPH_INK
from game.scenes import theatre_art
from game.scenes.title_art import THEATRES, TitleArt

PICTURE = (224.0, 126.0)
_MOST_BYTES = 4 * 1024 * 1024
_LONGEST_DETAIL = 150
_ASLEEP = Rect(340, 214, 920, 246)
_SMALL = (177.0, 246.0)
"""The theatres over an empty list."""

_log = logging.getLogger(__name__)


class RowText(NamedTuple):
    """What a row says."""

    title: str
    middle: str
    last: str
    wrong: bool = False
    """Whether the middle says what is wrong."""


def draw_words(canvas: Canvas, rect: Rect, text: RowText) -> None:
    """The words of a row beside its picture; `rect` is the place for both."""
    words = Rect(rect.x + PICTURE[0] + 28, rect.y + 10, rect.w - PICTURE[0] - 28, rect.h - 20)
    title = Rect(words.x, words.y, words.w, 38)
    middle = Rect(words.x, title.bottom, words.w, words.h - 38 - 32)
    last = Rect(words.x, middle.bottom, words.w, 32)
    canvas.text(text.title, title, theme.NAME, wrap=False)
    canvas.text(text.middle, middle, theme.BODY.on("BLOOD") if text.wrong else theme.BODY, stand="top")
    canvas.text(text.last, last, theme.SMALL.on("INK_SOFT"), wrap=False)


def draw_no_picture(canvas: Canvas, rect: Rect) -> None:
    """What stands for something that cannot be opened."""
    place = Rect(rect.x, rect.centre.y - PICTURE[1] / 2, *PICTURE)
    canvas.rounded(place, theme.RADIUS_SLIP, theme.OLD_PAPER, theme.GOLD_DARK, line_inset=6, line_opacity=0.5)
    glyph = Rect.around(place.centre, 62, 62)
    canvas.picture("ui/help", glyph, {GLYPH_INK: hex_colour(theme.INK_SOFT)}, opacity=0.7)


def draw_empty(canvas: Canvas, art: TitleArt, sentence: str) -> None:
    """A list without a row: the theatres sleep, and a sentence says why."""
    for place, game in zip(_ASLEEP.columns(len(THEATRES), 40), THEATRES, strict=True):
        canvas.blit_centred(art.theatre(game, canvas.layout.size_to_px(_SMALL), lit=False), place.centre)
    canvas.text(sentence, Rect(234, 490, 1132, 200), theme.BODY.sized(27), "centre")


def draw_picture(canvas: Canvas, rect: Rect, picture: Path | None, game: str, art: TitleArt) -> None:
    """The small picture at the left of a row, or the game's theatre as long as there is none."""
    place = Rect(rect.x, rect.centre.y - PICTURE[1] / 2, *PICTURE)
    size_px = canvas.layout.size_to_px(PICTURE)
    face = canvas.made(("saved", picture, _changed(picture), game, size_px), lambda: _face(canvas, picture, game, art))
    faces.place(canvas, face, place)


def who(kit: Kit, players: Sequence[Player]) -> str:
    """Everybody at a table, computers with their level."""
    spoken = [
        player.name
        if player.level is None
        else kit.say("unfinished.player", name=player.name, level=kit.say(f"level.{player.level}"))
        for player in players
    ]
    return " · ".join(name.replace(" ", "\N{NO-BREAK SPACE}") for name in spoken)


def short_path(path: Path, most: int = 70) -> str:
    """A path in at most so many letters: the home folder as a sign, and the middle left out if need be."""
    try:
        return shortened(str(Path("~") / path.relative_to(Path.home())), most)
    except (ValueError, RuntimeError):  # elsewhere, or nobody has a home here
        return shortened(str(path), most)


def shortened(text: str, most: int) -> str:
    """The text in at most so many letters, the middle left out if need be."""
    half = most // 2
    return text if len(text) <= most else f"{text[: half - 1]}…{text[-half:]}"


def short_values(values: dict[str, str | int | float]) -> dict[str, object]:
    """The values of a refusal, none longer than can be read."""
    return {
        name: f"{value[:_LONGEST_DETAIL]}…" if isinstance(value, str) and len(value) > _LONGEST_DETAIL else value
        for name, value in values.items()
    }


def _face(canvas: Canvas, picture: Path | None, game: str, art: TitleArt) -> pygame.Surface:
    size_px, scale = canvas.layout.size_to_px(PICTURE), canvas.scale
    body = paper.blank(size_px)
    body.fill(theme.LACQUER)
    shown = _loaded(picture)
    if shown is not None:
        body.blit(pygame.transform.smoothscale(shown, size_px), (0, 0))
    else:
        tall = round(size_px[1] * 0.9)
        theatre = art.theatre(game, (round(tall * theatre_art.WIDTH / theatre_art.HEIGHT), tall), lit=True)
        middle = (size_px[0] // 2, size_px[1] // 2)
        wide = pygame.transform.smoothscale_by(_hazy(theatre), size_px[0] / theatre.get_width())
        body.blit(wide, wide.get_rect(center=middle))
        body.blit(theatre, theatre.get_rect(center=middle))
    body = paper.cut_rounded(body, theme.RADIUS_SLIP * scale)
    paper.light_edge(body, hex_colour(theme.EDGE_MOON), 0.5)
    return faces.framed(body, scale, theme.SHADOW_SLIP)


def _hazy(picture: pygame.Surface) -> pygame.Surface:
    """What surrounds a tall picture in a wide frame: its own colours, dim and without shapes."""
    few = pygame.transform.smoothscale(picture, (5, 7))
    few.fill((96, 96, 110, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return pygame.transform.smoothscale(few, picture.get_size())


def _loaded(path: Path | None) -> pygame.Surface | None:
    """A small picture from disk; None if it is not one, for a file can be changed by anybody."""
    if path is None:
        return None
    try:
        if path.stat().st_size > _MOST_BYTES:
            return None
        return pygame.image.load(path)
    except (OSError, pygame.error) as error:
        _log.warning("the picture %s cannot be read: %s", path.name, error)
        return None


def _changed(path: Path | None) -> float:
    try:
        return path.stat().st_mtime if path is not None else 0.0
    except OSError:
        return 0.0
