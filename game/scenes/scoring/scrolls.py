"""Hanging scrolls: the scoring of each seat, unrolled from the top."""

from dataclasses import dataclass

import pygame

from game.engine.canvas import Canvas
from game.engine.draw import paper
from game.engine.draw.shapes import hex_colour
from game.engine.easing import out_back
from game.engine.geometry import Rect
from game.engine.look import theme
from game.engine.widgets import materials, panels
from game.scenes.crests import draw_crest
from game.scenes.scoring.reveal import Reveal

ROD = 20.0
HEAD = 108.0
FOOT = 92.0
_OVERHANG, _NARROW_OVERHANG = 20.0, 8.0
_NARROW = 400.0
"""Scrolls narrower than this hang close together, and their rods must not touch."""

_KNOB = 22.0
_PAD = 30.0
_SEAL = 92.0
_STAMPED_FROM = 1.7
"""The scale of the seal when it begins to fall."""

_VALUE, _TOTAL = theme.NAME.sized(25), theme.NUMERAL.sized(34)
_DOUBLE = 4.0
"""The distance between the two lines above a total."""


@dataclass(frozen=True, slots=True)
class ScrollText:
    """The content of one scroll."""

    game: str
    seat: int
    name: str
    line: str
    rows: tuple[tuple[str, str, bool], ...]
    """Labels, values, and whether the row is the total."""

    mark: str
    winner: bool


def scroll_height(rows: int, row_height: float) -> float:
    """Return the height of a fully unrolled scroll, between its rods."""
    return HEAD + rows * row_height + FOOT


def draw_scroll(canvas: Canvas, text: ScrollText, place: Rect, row_height: float, reveal: Reveal) -> None:
    """Draw a scroll whose paper would fill `place`, unrolled as far as `reveal` says."""
    verdict = reveal.verdict
    height = HEAD + row_height * reveal.open_rows + FOOT * verdict
    _draw_rod(canvas, place, place.y)
    with canvas.clipped(Rect(place.x - materials.MARGIN, place.y, place.w + 2 * materials.MARGIN, height)):
        size_px = canvas.layout.rect_to_px(place)[2:]
        key = ("scroll", size_px, text.game, text.seat, text.winner)
        materials.place(canvas, canvas.made(key, lambda: _paper(size_px, text, canvas.scale)), place)
        _write(canvas, text, place, row_height)
    _draw_rod(canvas, place, place.y + height)
    if text.winner and verdict > 0:
        _draw_seal(canvas, (place.right - 30, place.y + 42), verdict)


def _write(canvas: Canvas, text: ScrollText, place: Rect, row_height: float) -> None:
    inside = place.inset(_PAD, 0)
    draw_crest(canvas, text.game, text.seat, Rect(inside.x, place.y + 28, 68, 68))
    words = Rect(inside.x + 84, place.y + 26, inside.w - 84 - (38 if text.winner else 0), 72)
    canvas.text(text.name, words._replace(h=42), theme.NAME, wrap=False)
    canvas.text(text.line, Rect(words.x, words.y + 42, words.w, 26), theme.SMALL.on(theme.INK_SOFT), wrap=False)
    for number, (label, value, total) in enumerate(text.rows):
        row = Rect(inside.x, place.y + HEAD + number * row_height, inside.w, row_height)
        panels.draw_rule(canvas, row, row.y)
        if total:
            panels.draw_rule(canvas, row, row.y + _DOUBLE)
        style = theme.NAME.sized(23) if total else theme.SMALL.on(theme.INK_SOFT)
        # A long label takes two lines rather than shrink the values; a short one leaves them its room.
        left = row.x + min(canvas.measure(label, style)[0] + 12, row.w / 2)
        numbers = Rect(left, row.y, row.right - left, row.h)
        taken = canvas.text(value, numbers, _TOTAL if total else _VALUE, "right", wrap=False)
        canvas.text(label, row._replace(w=taken.x - 12 - row.x), style)
    band = Rect(inside.x - 8, place.bottom - FOOT + 10, inside.w + 16, FOOT - 30)
    ground = (theme.VERMILION, theme.VERMILION_DARK) if text.winner else (theme.LACQUER_LIGHT, theme.LACQUER_DARK)
    line = theme.VERMILION_LINE if text.winner else theme.GOLD_LINE
    canvas.rounded(band, 12, [(0.0, ground[0]), (1.0, ground[1])], line, line_inset=5, line_opacity=0.6)
    ink = theme.BRIGHT_TEXT if text.winner else theme.LACQUER_TEXT
    canvas.text(text.mark, band.inset(16, 0), theme.NAME.on(ink), "centre", wrap=False)


def _paper(size_px: tuple[int, int], text: ScrollText, scale: float) -> pygame.Surface:
    """Return washi with a thread in the seat's colour along both sides; greyer for those who did not win."""
    light, dark = theme.PAPER_LIGHT, theme.PAPER_DARK
    if not text.winner:
        light, dark = theme.mix(light, theme.MIST, 0.22), theme.mix(dark, theme.MIST, 0.22)
    body = paper.rounded(size_px, 2 * scale, [(0.0, light), (1.0, dark)])
    width, height = size_px
    thread = hex_colour(theme.SEATS[text.seat])
    lines = "".join(f'<path d="M{x} 0V{height}"/>' for x in (13 * scale, width - 13 * scale))
    body.blit(
        paper.drawn(f'<g fill="none" stroke="{thread}" stroke-width="{1.6 * scale}">{lines}</g>', size_px), (0, 0)
    )
    paper.grain(body, 4.0, seed=11 + text.seat)
    return materials.framed(body, scale, theme.SHADOW_PANEL)


def _draw_rod(canvas: Canvas, place: Rect, y: float) -> None:
    overhang = _NARROW_OVERHANG if place.w < _NARROW else _OVERHANG
    rod = Rect(place.x - overhang, y - ROD / 2, place.w + 2 * overhang, ROD)
    size_px = canvas.layout.rect_to_px(rod)[2:]
    materials.place(canvas, canvas.made(("rod", size_px), lambda: _rod(size_px, canvas.scale)), rod)
    knob = canvas.made("rod knob", lambda: _knob(canvas))
    for x in (rod.x, rod.right):
        materials.place(canvas, knob, Rect.around((x, y), _KNOB, _KNOB))


def _rod(size_px: tuple[int, int], scale: float) -> pygame.Surface:
    wood = theme.mix(theme.VERMILION_LIP, theme.LACQUER, 0.45)
    stops = [(0.0, theme.mix(wood, theme.SAND, 0.25)), (0.35, wood), (1.0, theme.mix(wood, theme.BLACK, 0.4))]
    body = paper.rounded(size_px, size_px[1] / 2, stops)
    paper.grain(body, 4.0, seed=9)
    return materials.framed(body, scale, theme.SHADOW_BUTTON)


def _knob(canvas: Canvas) -> pygame.Surface:
    side = canvas.px(_KNOB)
    body = paper.rounded((side, side), side / 2, [(0.0, theme.GOLD_LIGHT), (0.5, theme.GOLD), (1.0, theme.GOLD_DARK)])
    return materials.framed(body, canvas.scale, theme.SHADOW_SEAL)


def _draw_seal(canvas: Canvas, at: tuple[float, float], verdict: float) -> None:
    size_px = canvas.px(_SEAL)
    seal = canvas.made(("winner's seal", size_px), lambda: _seal(canvas, size_px))
    grown = 1 + (_STAMPED_FROM - 1) * (1 - out_back(verdict))
    if grown != 1:
        seal = pygame.transform.smoothscale_by(seal, grown)
    canvas.blit_centred(seal, at, min(1.0, 2 * verdict))


def _seal(canvas: Canvas, size_px: int) -> pygame.Surface:
    body = canvas.assets.svg("oboro/seal-first", (size_px, size_px)).copy()
    paper.grain(body, 5.0, seed=4, fibres=False)
    return materials.framed(body, canvas.scale, theme.SHADOW_SEAL)
