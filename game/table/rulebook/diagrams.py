"""Symbols for explanatory pictures: backgrounds, arrows, numbers, ticks and crosses, keys, captions."""

from math import atan2, cos, hypot, sin

import pygame

from game.engine.canvas import Canvas
from game.engine.draw import paper
from game.engine.draw.shapes import hex_colour
from game.engine.geometry import Point, Rect
from game.engine.look import theme
from game.engine.look.theme import Colour, TextStyle
from game.engine.widgets import materials

LABEL = theme.LABEL.sized(21).on("light_text")
SLIP = theme.LABEL.sized(20)

Place = tuple[float, float]


def arrow(canvas: Canvas, start: Place, way: Place, bend: float = 0.0, *, faint: bool = False) -> None:
    """Draw an arrow so far right and down; `bend` bows it to the left of its direction by this many units."""
    ink = theme.MIST if faint else theme.SELECT
    end = (start[0] + way[0], start[1] + way[1])
    reach = abs(bend) + 22.0
    left, top = min(start[0], end[0]) - reach, min(start[1], end[1]) - reach
    box = Rect(left, top, max(start[0], end[0]) + reach - left, max(start[1], end[1]) + reach - top)
    tail, head = Point(start[0] - left, start[1] - top), Point(end[0] - left, end[1] - top)
    size_px = canvas.layout.size_to_px(box.size)
    key = ("arrow", round(tail.x), round(tail.y), round(head.x), round(head.y), bend, ink)
    canvas.blit(canvas.made(key, lambda: _arrow(size_px, box.size, (tail, head), bend, ink)), (left, top))


def number(canvas: Canvas, at: Place, value: int, size: float = 38.0) -> None:
    """Draw a vermilion seal with a number, to show an order."""
    seal = Rect.around(at, size, size)
    canvas.blit_centred(_shadow_of(canvas, size), at)
    canvas.rounded(seal, size * 0.3, theme.VERMILION_DARK, theme.VERMILION_LINE, line_width=1.5, line_inset=2.5)
    canvas.text(str(value), seal, theme.NAME.sized(size * 0.62).on("bright_text"), "centre", wrap=False)


def tick(canvas: Canvas, at: Place, size: float = 38.0) -> None:
    """Draw a tick: allowed."""
    _stamp(canvas, at, size, theme.MOSS, "M9 17 L15 23 L24 10")


def cross(canvas: Canvas, at: Place, size: float = 38.0) -> None:
    """Draw a cross: not allowed, or beaten."""
    _stamp(canvas, at, size, theme.BLOOD, "M10 10 L22 22 M22 10 L10 22")


def diamond(canvas: Canvas, at: Place, size: float) -> None:
    """Draw a small diamond."""
    size_px, ink = canvas.px(size), theme.VERMILION
    shape = f'<path d="M5 0 L10 5 L5 10 L0 5Z" fill="{hex_colour(ink)}"/>'
    canvas.blit_centred(
        canvas.made(("diamond", size_px, ink), lambda: paper.drawn(shape, (size_px, size_px), (10, 10))), at
    )


def question(canvas: Canvas, at: Place, size: float, letter: float | None = None) -> None:
    """Draw a question mark, `letter` high: unknown, at least to some players."""
    disc = Rect.around(at, size, size)
    canvas.rounded(disc, size / 2, theme.VERMILION_DARK, theme.VERMILION_LINE, line_inset=2.5)
    canvas.text("?", disc, theme.NAME.sized(letter or size * 0.62).on("bright_text"), "centre", wrap=False)


def key(canvas: Canvas, at: Place, letter: str) -> None:
    """Draw a key of the keyboard."""
    cap = Rect.around(at, 34, 32)
    canvas.rounded(cap.moved(0, 3), 7, theme.PAPER_LIP)
    canvas.rounded(cap, 7, ((0.0, canvas.theme.slip_light), (1.0, canvas.theme.slip_dark)), theme.GOLD_DARK)
    canvas.text(letter, cap, theme.LABEL.sized(20), "centre", wrap=False)


def panel(canvas: Canvas, corner: Place, size: Place, opacity: float = 0.7) -> None:
    """Draw a translucent dark sheet with a gold border, for a part of a picture."""
    rect = Rect(*corner, *size)
    canvas.rounded(rect, 18, theme.LACQUER, theme.GOLD_LINE, line_inset=5, line_opacity=0.7, opacity=opacity)


def line(canvas: Canvas, start: Place, length: float) -> None:
    """Draw a thin gold line to the right, between two parts of a picture."""
    canvas.rounded(Rect(*start, length, 1.6), 0, theme.GOLD_LINE, opacity=0.7)


def slip(canvas: Canvas, text: str, centre: Place, style: TextStyle = SLIP, most: float = 420) -> None:
    """Draw text on a slip of paper that fits it, at most `most` wide."""
    width = min(canvas.measure(text, style)[0] + 30, most)
    rect = Rect.around(centre, width, style.size * 1.75)
    size_px = canvas.layout.rect_to_px(rect)[2:]
    face = canvas.made(("diagram slip", size_px), lambda: _slip(canvas, size_px))
    materials.place(canvas, face, rect)
    canvas.text(text, rect.inset(12, 2), style, "centre", wrap=False)


def _slip(canvas: Canvas, size_px: tuple[int, int]) -> pygame.Surface:
    look, scale = canvas.theme, canvas.scale
    body = materials.sheet_face(look, size_px, theme.RADIUS_SLIP * scale, (look.slip_light, look.slip_dark), None)
    return materials.framed(body, scale, theme.SHADOW_SLIP)


def _shadow_of(canvas: Canvas, size: float) -> pygame.Surface:
    size_px, shade = canvas.px(size), materials.shade(theme.SHADOW_SEAL, canvas.scale)
    shape = ("diagram shadow", size_px)
    return canvas.made(
        shape,
        lambda: paper.shadow(
            paper.rounded((size_px, size_px), size_px * 0.3, canvas.theme.ink), shade.blur, shade.opacity
        )[0],
    )


def _stamp(canvas: Canvas, at: Place, size: float, ground_ink: Colour, path: str) -> None:
    size_px = canvas.px(size)
    fill, line = hex_colour(ground_ink), hex_colour(canvas.theme.bright_text)
    body = (
        f'<circle cx="16" cy="16" r="15" fill="{fill}"/>'
        f'<circle cx="16" cy="16" r="13.2" fill="none" stroke="{line}" stroke-width="0.9" opacity="0.6"/>'
        f'<path d="{path}" fill="none" stroke="{line}" stroke-width="4"'
        ' stroke-linecap="round" stroke-linejoin="round"/>'
    )
    canvas.blit_centred(_shadow_of(canvas, size), at)
    canvas.blit_centred(
        canvas.made(("stamp", size_px, ground_ink, path), lambda: paper.drawn(body, (size_px, size_px), (32, 32))), at
    )


def _arrow(
    size_px: tuple[int, int], box: tuple[float, float], ends: tuple[Point, Point], bend: float, ink: Colour
) -> pygame.Surface:
    tail, head = ends
    length = max(1.0, hypot(head.x - tail.x, head.y - tail.y))
    across = Point((head.y - tail.y) / length, -(head.x - tail.x) / length)
    middle = Point((tail.x + head.x) / 2 + across.x * bend * 2, (tail.y + head.y) / 2 + across.y * bend * 2)
    way = atan2(head.y - middle.y, head.x - middle.x)
    # The shaft ends inside the head, so that its round end does not show.
    neck = Point(head.x - 14 * cos(way), head.y - 14 * sin(way))
    shaft = f"M{tail.x:.1f} {tail.y:.1f} Q{middle.x:.1f} {middle.y:.1f} {neck.x:.1f} {neck.y:.1f}"
    corners = [
        (head.x, head.y),
        (head.x - 22 * cos(way) + 12 * sin(way), head.y - 22 * sin(way) - 12 * cos(way)),
        (head.x - 22 * cos(way) - 12 * sin(way), head.y - 22 * sin(way) + 12 * cos(way)),
    ]
    tip = "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in corners) + "Z"
    light, dark = hex_colour(ink), hex_colour(theme.FOCUS_THREAD)
    return paper.drawn(
        f'<path d="{shaft}" fill="none" stroke="{dark}" stroke-width="10" stroke-linecap="round" opacity="0.55"/>'
        f'<path d="{tip}" fill="{dark}" stroke="{dark}" stroke-width="5" stroke-linejoin="round" opacity="0.55"/>'
        f'<path d="{shaft}" fill="none" stroke="{light}" stroke-width="5.5" stroke-linecap="round"/>'
        f'<path d="{tip}" fill="{light}"/>',
        size_px,
        box,
    )
