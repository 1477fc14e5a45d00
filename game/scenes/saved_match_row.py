"""One saved match in a list: its thumbnail and a few lines about it."""

import logging
import struct
from collections.abc import Collection, Sequence
from io import BytesIO
from pathlib import Path
from typing import Final, NamedTuple

import pygame

from game.core.player import Player
from game.engine.canvas import Canvas
from game.engine.draw import paper
from game.engine.draw.shapes import hex_colour
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.look import theme
from game.engine.widgets import materials
from game.engine.widgets.button import GLYPH_INK
from game.scenes.faces import Faces
from game.scenes.title import theatre_art
from game.scenes.title.art import TitleArt
from game.store.files import read_bounded
from game.store.match_store import MOST_PICTURE_BYTES

LARGEST_SIDE: Final = 1024
"""In pixels, more than three times what the game writes: a picture with sides of 60,000 would exhaust the memory."""

_START: Final = struct.Struct(">8sI4sII")
_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_HEADER_BYTES: Final = 13

_log = logging.getLogger(__name__)


def load_thumbnail(path: Path) -> pygame.Surface | None:
    """Return the thumbnail as a 32-bit surface, or None if the file is not one that the game could have written."""
    try:
        data = read_bounded(path, MOST_PICTURE_BYTES)
        problem = _flaw_of_header(data)
        if problem is None:
            loaded = pygame.image.load(BytesIO(data), "thumbnail.png")
            picture = pygame.Surface(loaded.get_size(), pygame.SRCALPHA, 32)
            picture.blit(loaded, (0, 0))
            return picture
    except (OSError, pygame.error, ValueError, MemoryError) as error:
        problem = str(error)
    _log.warning("the picture %s cannot be shown: %s", path.name, problem)
    return None


def _flaw_of_header(data: bytes) -> str | None:
    """Return why a file need not be decoded, judging by the type and size in its header, or None."""
    if len(data) < _START.size:
        return "too short"
    signature, length, kind, width, height = _START.unpack_from(data)
    if signature != _SIGNATURE or length != _HEADER_BYTES or kind != b"IHDR":
        return "no PNG"
    if not (0 < width <= LARGEST_SIDE and 0 < height <= LARGEST_SIDE):
        return f"{width} x {height} pixels"
    return None


PICTURE = (224.0, 126.0)
_ASLEEP = Rect(340, 214, 920, 246)
_SMALL = (177.0, 246.0)
"""The theatres over an empty list, where there are no more than find room."""

_GAP = 40.0
_FACE, _FACE_STEP = 36.0, 40.0


class RowText(NamedTuple):
    """The text of a row."""

    title: str
    middle: str
    last: str
    wrong: bool = False
    """Whether the middle line is an error."""


def draw_words(canvas: Canvas, rect: Rect, text: RowText) -> None:
    """Draw the text of a row beside its thumbnail; `rect` is for both."""
    words = Rect(rect.x + PICTURE[0] + 28, rect.y + 8, rect.w - PICTURE[0] - 28, rect.h - 16)
    title = Rect(words.x, words.y, words.w, 38)
    middle = Rect(words.x, title.bottom, words.w, words.h - 38 - 32)
    last = Rect(words.x, middle.bottom, words.w, 32)
    canvas.text(text.title, title, theme.NAME, wrap=False)
    canvas.text(text.middle, middle, theme.BODY.on(theme.BLOOD) if text.wrong else theme.BODY, stand="top")
    canvas.text(text.last, last, theme.SMALL.on("ink_soft"), wrap=False)


def draw_faces(canvas: Canvas, rect: Rect, game: str, players: Sequence[Player], faces: Faces) -> None:
    """Draw who plays along the lower edge of the thumbnail, computers by their faces."""
    bottom = rect.centre.y + PICTURE[1] / 2
    for seat, player in enumerate(players):
        faces.draw(canvas, game, seat, player, Rect(rect.x + 6 + seat * _FACE_STEP, bottom - _FACE, _FACE, _FACE))


def draw_no_picture(canvas: Canvas, rect: Rect) -> None:
    """Draw a placeholder for something that cannot be opened."""
    place = Rect(rect.x, rect.centre.y - PICTURE[1] / 2, *PICTURE)
    canvas.rounded(place, theme.RADIUS_SLIP, canvas.theme.old_paper, theme.GOLD_DARK, line_inset=6, line_opacity=0.5)
    glyph = Rect.around(place.centre, 62, 62)
    canvas.picture("ui/help", glyph, {GLYPH_INK: hex_colour(canvas.theme.ink_soft)}, opacity=0.7)


def draw_empty(canvas: Canvas, art: TitleArt, games: Collection[str], sentence: str) -> None:
    """Draw an empty list: sleeping theatres and a sentence that says why."""
    for place, game in zip(_ASLEEP.columns(len(games), _GAP), games, strict=True):
        share = min(1.0, place.w / _SMALL[0])
        size = (_SMALL[0] * share, _SMALL[1] * share)
        canvas.blit_centred(art.theatre(game, canvas.layout.size_to_px(size), lit=False), place.centre)
    canvas.text(sentence, Rect(234, 490, 1132, 200), theme.BODY.sized(27), "centre")


def draw_picture(canvas: Canvas, rect: Rect, picture: Path | None, game: str, art: TitleArt) -> None:
    """Draw the thumbnail at the left of a row, or the game's theatre if there is none."""
    place = Rect(rect.x, rect.centre.y - PICTURE[1] / 2, *PICTURE)
    size_px = canvas.layout.size_to_px(PICTURE)
    face = canvas.made(("saved", picture, _changed(picture), game, size_px), lambda: _face(canvas, picture, game, art))
    materials.place(canvas, face, place)


def who(kit: Kit, players: Sequence[Player]) -> str:
    """List the players at a table, bots with their level."""
    spoken = [
        player.name
        if player.level is None
        else kit.say("unfinished.player", name=player.name, level=kit.say(f"level.{player.level}"))
        for player in players
    ]
    return " · ".join(name.replace(" ", "\N{NO-BREAK SPACE}") for name in spoken)


def short_path(path: Path, most: int = 70) -> str:
    """Shorten a path to at most `most` characters: the home folder as `~`, the middle left out if necessary."""
    try:
        return shortened(str(Path("~") / path.relative_to(Path.home())), most)
    except (ValueError, RuntimeError):  # elsewhere, or there is no home folder
        return shortened(str(path), most)


def shortened(text: str, most: int) -> str:
    """Shorten a text to at most `most` characters, leaving out the middle if necessary."""
    half = most // 2
    return text if len(text) <= most else f"{text[: half - 1]}…{text[-half:]}"


def _face(canvas: Canvas, picture: Path | None, game: str, art: TitleArt) -> pygame.Surface:
    size_px, scale = canvas.layout.size_to_px(PICTURE), canvas.scale
    body = paper.blank(size_px)
    body.fill(theme.LACQUER)
    shown = load_thumbnail(picture) if picture is not None else None
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
    return materials.framed(body, scale, theme.SHADOW_SLIP)


def _hazy(picture: pygame.Surface) -> pygame.Surface:
    """Return the surroundings of a tall picture in a wide frame: its own colours, dimmed and blurred."""
    few = pygame.transform.smoothscale(picture, (5, 7))
    few.fill((96, 96, 110, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return pygame.transform.smoothscale(few, picture.get_size())


def _changed(path: Path | None) -> float:
    try:
        return path.stat().st_mtime if path is not None else 0.0
    except OSError:
        return 0.0
