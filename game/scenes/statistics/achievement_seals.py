"""The seals of the achievements: vermilion once earned, a dashed outline on the paper before."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

import pygame

from game.engine.canvas import Canvas
from game.engine.draw import paper
from game.engine.draw.shapes import hex_colour
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.look import theme
from game.engine.look.theme import Colour
from game.engine.widgets import materials, panels
from game.stats.achievements import SEALS


class _Sign(NamedTuple):
    picture: str
    ink: Colour | None = theme.BLACK
    """The colour it is drawn in, on white; None for a picture of which only the outline is used."""


_SIGNS = {
    "lesson": _Sign("ui/book", theme.GLYPH),
    "village": _Sign("wataah/temple-dawn_gate"),
    "exact": _Sign("seats/moon"),
    "clean": _Sign("wataah/temple-cleansing_spring"),
    "court": _Sign("wataah/court-imperial_seal"),
    "underdog": _Sign("ninjutsu/rank-1"),
    "ground": _Sign("seats/pine"),
    "company": _Sign("seats/fan"),
    "streak": _Sign("ninjutsu/shuriken", None),
    "replay": _Sign("ui/play", theme.GLYPH),
    "tables": _Sign("wataah/temple-lantern"),
    "shadow": _Sign("hand-over/shadow-sword", None),
}
_COLUMNS = 3
_SIDE = 92.0
_INNER = 0.6


def draw_seal(canvas: Canvas, seal: str, place: Rect, *, earned: bool = True) -> None:
    """Draw one seal as a square that fills the rectangle."""
    size_px = canvas.px(place.w)
    face = canvas.made(("seal", seal, size_px, earned), lambda: _seal(canvas, seal, size_px, earned=earned))
    materials.place(canvas, face, place)


def draw_seals(canvas: Canvas, kit: Kit, sheet: Rect, earned: Collection[str]) -> None:
    """Draw the sheet with all seals, and how to earn them."""
    inside = panels.draw_sheet(canvas, sheet, kit.say("achievement.title"))
    counted = kit.say("achievement.count", earned=len(earned), total=len(SEALS))
    canvas.text(counted, Rect(inside.x, inside.y - 52, inside.w, 40), theme.LABEL.on("ink_soft"), "right")
    rows = inside.rows(len(SEALS) // _COLUMNS, gap=6)
    places = [cell for row in rows for cell in row.columns(_COLUMNS, gap=22)]
    for seal, cell in zip(SEALS, places, strict=True):
        _draw_entry(canvas, kit, seal, cell, earned=seal in earned)


def earned_line(kit: Kit, seals: Sequence[str]) -> str:
    """Return a sentence about newly earned seals, or an empty string."""
    names = ", ".join(kit.say(f"achievement.{seal}") for seal in seals)
    return kit.say("achievement.new", count=len(seals), names=names) if seals else ""


def _draw_entry(canvas: Canvas, kit: Kit, seal: str, cell: Rect, *, earned: bool) -> None:
    draw_seal(canvas, seal, Rect(cell.x, cell.centre.y - _SIDE / 2, _SIDE, _SIDE), earned=earned)
    words = Rect(cell.x + _SIDE + 20, cell.y, cell.w - _SIDE - 20, cell.h)
    name, text = kit.say(f"achievement.{seal}"), kit.say(f"achievement.{seal}_text")
    ink = canvas.theme.ink if earned else canvas.theme.ink_soft
    style = theme.BODY.sized(20).on("ink_soft")
    height = min(canvas.measure(text, style, words.w)[1], cell.h - 34)
    top = words.centre.y - (34 + height) / 2
    canvas.text(name, Rect(words.x, top, words.w, 32), theme.NAME.sized(24).on(ink), wrap=False)
    canvas.text(text, Rect(words.x, top + 34, words.w, cell.bottom - top - 34), style, stand="top")


def _seal(canvas: Canvas, seal: str, size_px: int, *, earned: bool) -> pygame.Surface:
    unit = size_px / _SIDE
    ink = canvas.theme.bright_text if earned else theme.mix(canvas.theme.paper_dark, theme.PAPER_LIP, 0.8)
    ground = theme.VERMILION if earned else canvas.theme.paper_dark
    if earned:
        stops = [(0.0, theme.VERMILION), (1.0, theme.VERMILION_DARK)]
        square = (size_px, size_px)
        body = paper.rounded(square, 24 * unit, stops, theme.VERMILION_LINE, line_width=1.6 * unit, line_inset=6 * unit)
        paper.grain(body, 6.0, seed=4, fibres=False)
    else:
        body = materials.disabled_face((size_px, size_px), 24 * unit, unit, canvas.theme.disabled_line_on_paper)
    inner = round(size_px * _INNER)
    sign = _sign(canvas, seal, inner, ink, ground)
    body.blit(sign, ((size_px - inner) // 2, (size_px - inner) // 2))
    return materials.framed(body, canvas.scale, theme.SHADOW_SEAL if earned else None)


def _sign(canvas: Canvas, seal: str, size_px: int, ink: Colour, ground: Colour) -> pygame.Surface:
    sign = _SIGNS[seal]
    if sign.ink is None:
        return paper.silhouette(canvas.assets.svg(sign.picture, (size_px, size_px)), ink)
    palette = {hex_colour(sign.ink): hex_colour(ink), hex_colour(theme.WHITE): hex_colour(ground)}
    return canvas.assets.svg(sign.picture, (size_px, size_px), palette)
