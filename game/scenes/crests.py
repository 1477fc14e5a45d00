"""The crests of the seats: a disc with a symbol, so that seats do not differ by colour alone."""

from dataclasses import dataclass

import pygame

from game.engine.canvas import Canvas
from game.engine.draw import paper
from game.engine.draw.shapes import hex_colour
from game.engine.geometry import Rect
from game.engine.look import theme
from game.engine.look.theme import Colour, Theme
from game.engine.widgets import materials
from game.scenes.box import box_of, tone

_DISC = 104.0
"""The proportions below refer to this size."""


@dataclass(frozen=True, slots=True)
class _Crest:
    picture: str
    ground: Colour
    ring: Colour
    sign: Colour | None = None
    """The tint of a symbol drawn in black; None for a picture with its own colours."""


def _seat(look: Theme, picture: str, seat: int) -> _Crest:
    hue = look.seats[seat]
    return _Crest(f"seats/{picture}", theme.mix(hue, theme.LACQUER, 0.68), hue, hue)


_PICTURES = ("sun", "fan", "moon", "pine")


def _crest(look: Theme, game: str, seat: int) -> _Crest:
    """The crest of a game whose sides have their own; in all others the seats have theirs."""
    own = box_of(game).crests
    if seat >= len(own):
        place = seat % len(_PICTURES)
        return _seat(look, _PICTURES[place], place)
    crest = own[seat]
    sign = None if crest.sign is None else tone(crest.sign, look)
    return _Crest(crest.picture, tone(crest.ground, look), tone(crest.ring, look), sign)


def draw_crest(canvas: Canvas, game: str, seat: int, place: Rect) -> None:
    """Draw the crest of a seat as a disc that fills the rectangle."""
    crest = _crest(canvas.theme, game, seat)
    size_px = canvas.px(place.w)
    face = canvas.made(("crest", crest.picture, size_px), lambda: _disc(canvas, crest, size_px))
    materials.place(canvas, face, place)


def seat_tones(look: Theme, game: str, seat: int) -> tuple[Colour, Colour]:
    """Return the ground and the ring of a seat's crest."""
    crest = _crest(look, game, seat)
    return crest.ground, crest.ring


def line_colour(look: Theme, game: str, seat: int) -> Colour:
    """Return the colour of a seat's line on paper: its own hue, dark enough to be visible."""
    crest = _crest(look, game, seat)
    return crest.ground if seat < len(box_of(game).crests) else theme.mix(crest.ring, look.ink, 0.32)


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
    return materials.framed(disc, canvas.scale, theme.SHADOW_SEAL)
