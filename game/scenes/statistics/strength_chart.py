"""The curve of a person's rating, match by match, between the levels of the computers."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

import pygame

from game.engine.canvas import Canvas
from game.engine.draw import paper
from game.engine.draw.shapes import hex_colour
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.look import theme
from game.engine.look.theme import Colour
from game.engine.widgets import panels
from game.scenes.statistics.layout import PageLayout
from game.stats.rating import USUAL, Ladder, Rating

STRENGTH: Final = "strength"
"""What is chosen to see it, beside the kinds of dice and cards."""

_NAMES = 96.0
"""The width of the levels' names, left of the plot."""

_ENDS = 250.0
"""The width of what is said at the ends of the curves, right of the plot."""

_END = 30.0
_WORDS = 28.0
_SPARE: Final = 0.35
"""How much more than the levels and the curves is shown, in steps between two levels."""

_AIR: Final = 8.0


class StrengthSheet:
    """How strong the person is at one game."""

    def __init__(self, kit: Kit, game: str, ladder: Ladder, ratings: Mapping[str, Rating]) -> None:
        self._say = kit.say
        self._game = game
        self._ladder = ladder
        self._shown = {name: ratings[name] for name in ladder.ratings if name in ratings and ratings[name].curve}
        self._levels = list(next(iter(ladder.ratings.values())))
        self._curves = {
            setting: [ladder.place(setting, value) for value in rating.curve] for setting, rating in self._shown.items()
        }
        """The levels have other ratings in every setting, so all curves are drawn on the scale of the levels."""
        heights = [0.0, len(self._levels) - 1.0, *(height for curve in self._curves.values() for height in curve)]
        self._low, self._high = min(heights) - _SPARE, max(heights) + _SPARE

    def draw(self, canvas: Canvas, places: PageLayout) -> None:
        """Draw the sheet with the levels, the curves, and what the curves mean."""
        panels.draw_sheet(canvas, places.luck_sheet)
        words = self._say("statistics.strength.title")
        canvas.text(words, places.luck_head._replace(w=520), theme.HEADING.sized(26), wrap=False)
        whole = places.chart
        about = Rect(whole.x, whole.bottom - _WORDS, whole.w, _WORDS)
        canvas.text(self._say("statistics.strength.about"), about, theme.FLAVOUR.sized(19), wrap=False)
        plot = Rect(whole.x + _NAMES, whole.y + _AIR, whole.w - _NAMES - _ENDS, whole.h - _WORDS - 2 * _AIR)
        if not self._shown:
            canvas.text(self._say("statistics.strength.none"), whole._replace(h=plot.h), theme.BODY.sized(24))
            return
        self._draw_levels(canvas, plot)
        for number, curve in enumerate(self._curves.values()):
            self._draw_curve(canvas, curve, _colour(number), plot)
        self._draw_ends(canvas, plot)

    def _y(self, height: float, plot: Rect) -> float:
        return plot.bottom - plot.h * (height - self._low) / (self._high - self._low)

    def _draw_levels(self, canvas: Canvas, plot: Rect) -> None:
        style = theme.LABEL.sized(19).on("ink_soft")
        for number, level in enumerate(self._levels):
            y = self._y(number, plot)
            canvas.rounded(Rect(plot.x, y - 0.8, plot.w, 1.6), 0, theme.GOLD_DARK, opacity=0.4)
            box = Rect(plot.x - _NAMES, y - 14, _NAMES - 12, 28)
            canvas.text(self._say(f"level.{level}"), box, style, "right", wrap=False)

    def _draw_curve(self, canvas: Canvas, curve: Sequence[float], colour: Colour, plot: Rect) -> None:
        points = [
            (plot.w * (number + 1) / len(curve), self._y(height, plot) - plot.y) for number, height in enumerate(curve)
        ]
        size_px = canvas.layout.size_to_px((plot.w + 2 * _AIR, plot.h + 2 * _AIR))
        key = ("strength", colour, size_px, tuple(points))
        canvas.blit(canvas.made(key, lambda: _curve(points, colour, plot, size_px)), (plot.x - _AIR, plot.y - _AIR))

    def _draw_ends(self, canvas: Canvas, plot: Rect) -> None:
        """Say at the end of each curve where it stands, moved apart where two would overlap."""
        ends = sorted(
            (self._y(curve[-1], plot), number, setting) for number, (setting, curve) in enumerate(self._curves.items())
        )
        top = plot.y - _AIR
        for left, (y, number, setting) in enumerate(ends):
            above = min(max(y - _END / 2, top), plot.bottom + _AIR - (len(ends) - left) * _END)
            top = above + _END
            rating = self._shown[setting]
            words = self._say("statistics.strength.now", value=round(rating.value), error=round(rating.deviation))
            if setting != USUAL:
                words = f"{self._say(f'{self._game}.choice.{self._ladder.option}_{setting}')}: {words}"
            box = Rect(plot.right + 18, above, _ENDS - 18, _END)
            canvas.text(words, box, theme.NAME.sized(21).on(_colour(number)), wrap=False)


def _colour(number: int) -> Colour:
    return (theme.BLOOD, theme.INDIGO)[number % 2]


def _curve(points: list[tuple[float, float]], colour: Colour, plot: Rect, size_px: tuple[int, int]) -> pygame.Surface:
    inside = [(x + _AIR, y + _AIR) for x, y in points]
    x, y = inside[-1]
    data = f"M{inside[0][0]:.1f} {inside[0][1]:.1f}"
    for (from_x, from_y), (to_x, to_y) in pairwise(inside):
        middle = (from_x + to_x) / 2
        data += f"C{middle:.1f} {from_y:.1f} {middle:.1f} {to_y:.1f} {to_x:.1f} {to_y:.1f}"
    ink = hex_colour(colour)
    drawing = (
        f'<path d="{data}" fill="none" stroke="{ink}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>'
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="{ink}"/>'
    )
    return paper.drawn(drawing, size_px, (plot.w + 2 * _AIR, plot.h + 2 * _AIR))
