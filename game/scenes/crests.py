"""The signs of the seats: a disc with a crest, so that nobody is told apart by colour alone."""

from dataclasses import dataclass

import pygame

from game.engine import paper, theme
from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.shapes import hex_colour
from game.engine.theme import Colour
from game.engine.widgets import faces

_DISC = 104.0
"""The proportions below are meant at this size."""


@dataclass(frozen=True, slots=True)
class _Crest:
    picture: str
    ground: Colour
    ring: Colour
    sign: Colour | None = None
    """The colour of a sign that is drawn in black; None for a picture with colours of its own."""


def _seat(picture: str, seat: int) -> _Crest:
    hue = theme.SEATS[seat]
    return _Crest(f"seats/{picture}", theme.mix(hue, theme.LACQUER, 0.68), hue, hue)


_PICTURES = ("sun", "fan", "moon", "pine")


def _own(game: str) -> tuple[_Crest, ...]:
    """The crests of a game whose sides have their own; in all others the seats have theirs."""
    match game:
        case "taisen":
            wolf = theme.mix(theme.INDIGO, theme.MIST, 0.2)
            return (
                _Crest("taisen/crest-monkey", theme.GOLD_DARK, theme.GOLD_LIGHT),
                _Crest("taisen/crest-wolf", wolf, theme.MIST),
            )
        case "ninjutsu":
            return (
                _Crest("ninjutsu/crest-red", theme.BLOOD, theme.VERMILION_LINE, theme.VERMILION_LINE),
                _Crest("ninjutsu/crest-black", theme.LACQUER, theme.GOLD_LINE, theme.TRAY_TEXT),
            )
    return tuple(_seat(picture, seat) for seat, picture in enumerate(_PICTURES))


def draw_crest(canvas: Canvas, game: str, seat: int, place: Rect) -> None:
    """Draw the crest of a seat as a disc that fills the rectangle."""
    crest = _own(game)[seat]
    size_px = canvas.px(place.w)
    face = canvas.made(("crest", crest.picture, size_px), lambda: _disc(canvas, crest, size_px))
    faces.place(canvas, face, place)


def line_colour(game: str, seat: int) -> Colour:
    """The colour of a seat's line on paper: its own hue, dark enough to be seen there."""
    crest = _own(game)[seat]
    return crest.ground if game in ("taisen", "ninjutsu") else theme.mix(crest.ring, theme.INK, 0.32)


def _disc(canvas: Canvas, crest: _Crest, size_px: int) -> pygame.Surface:
    unit = size_px / _DISC
    disc = paper.rounded(
        (size_px, size_px), size_px / 2, crest.ground, crest.ring, line_width=1.8 * unit, line_inset=5 * unit
    )
    paper.grain(disc, 4.0, seed=4, fibres=False)
    inner = round((74 if crest.sign is None else 60) * unit)
    palette = None
    if crest.sign is not None:
        palette = {"#000000": hex_colour(crest.sign), "#ffffff": hex_colour(crest.ground)}
    sign = canvas.assets.svg(crest.picture, (inner, inner), palette)
    paper.drop(disc, sign, ((size_px - inner) / 2, (size_px - inner) / 2), paper.Shade(3, 0.4, 2).scaled(unit))
    return faces.framed(disc, canvas.scale, theme.SHADOW_SEAL)
