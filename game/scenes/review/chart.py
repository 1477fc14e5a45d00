"""The chart of a review: ink lines on paper, one per seat, over the turns of a match."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

import pygame

from game.engine.cache.surface_cache import quick
from game.engine.canvas import Canvas
from game.engine.draw import paper
from game.engine.draw.shapes import hex_colour
from game.engine.geometry import Point, Rect
from game.engine.input.commands import Kind
from game.engine.look import theme
from game.engine.look.theme import Colour, Theme
from game.engine.widgets import materials
from game.engine.widgets.widget import Activated, Answer, Used, Widget
from game.scenes.crests import draw_crest, line_colour

PLOT = Rect(142, 202, 776, 406)
"""The area of the lines. The crests stand to its right."""

_BADGE_STEP = 46.0
"""How far apart the badges of turning points are at least."""

_GRID = (0, 25, 50, 75, 100)
_CREST = 44.0
_MARKS = 12
"""The approximate number of marks on a line, so that lines do not differ by colour alone."""

_MARK = 7.5
_OWN, _OTHERS = 6.5, 4.0


class ChartLine(NamedTuple):
    """One seat's chances, from 0 to 1 for each sample, or None where unknown."""

    seat: int
    values: tuple[float | None, ...]
    own: bool
    """Whether a human had this seat: their line is thicker."""


class TurningPoint(NamedTuple):
    """A decision marked on the chart."""

    place: float
    """Its x, in samples."""

    seat: int


class Chart(NamedTuple):
    """Everything that the chart shows."""

    game: str
    lines: tuple[ChartLine, ...]
    bands: tuple[tuple[int, int, str], ...]
    """Rounds: first sample, last sample, label."""

    ticks: tuple[tuple[int, str], ...]
    """Samples with a label below them."""

    turnings: tuple[TurningPoint, ...] = ()


def x_of(place: float, samples: int) -> float:
    """Return the x of a sample."""
    return PLOT.x + PLOT.w * place / max(1, samples - 1)


def y_of(value: float) -> float:
    """Return the y of a chance."""
    return PLOT.bottom - PLOT.h * value


def draw_grid(canvas: Canvas, chart: Chart) -> None:
    """Draw the background of the lines."""
    samples = len(chart.lines[0].values)
    _draw_bands(canvas, chart, samples)
    _draw_percents(canvas, chart, samples)


def draw_lines(canvas: Canvas, chart: Chart, inked: pygame.Surface) -> None:
    """Draw the lines, as prepared by `ink`, and the labels at their ends."""
    canvas.blit(inked, (PLOT.x - _AIR, PLOT.y - _AIR))
    _draw_ends(canvas, chart)
    for number, x in enumerate(badge_places(chart), start=1):
        draw_number(canvas, number, (x, PLOT.y - 10))


def badge_places(chart: Chart) -> list[float]:
    """Return the x of each turning point's badge: above its thread, or as near as the others let it."""
    samples = len(chart.lines[0].values)
    wanted = [x_of(turning.place, samples) for turning in chart.turnings]
    order = sorted(range(len(wanted)), key=wanted.__getitem__)
    right, left = dict(enumerate(wanted)), dict(enumerate(wanted))
    for one, other in pairwise(order):
        right[other] = max(right[other], right[one] + _BADGE_STEP)
    for one, other in pairwise(reversed(order)):
        left[other] = min(left[other], left[one] - _BADGE_STEP)
    return [(left[number] + right[number]) / 2 for number in range(len(wanted))]


def ink(canvas: Canvas, chart: Chart) -> pygame.Surface:
    """Return all lines with their marks, and the threads of the turning points. Slow: cache it until the lines grow."""
    samples = len(chart.lines[0].values)
    width, height = PLOT.w + 2 * _AIR, PLOT.h + 2 * _AIR
    places = badge_places(chart)
    parts = [_thread(turning, samples, x) for turning, x in zip(chart.turnings, places, strict=True)]
    lines = sorted(chart.lines, key=lambda line: line.own)
    parts += [_stroke(canvas.theme, line, line_colour(canvas.theme, chart.game, line.seat), samples) for line in lines]
    for turning in chart.turnings:
        at = _on_line(chart, turning)
        if at is not None:
            parts.append(_ring(canvas.theme, x_of(turning.place, samples), y_of(at)))
    return quick(paper.drawn("".join(parts), canvas.layout.size_to_px((width, height)), (width, height)))


def draw_number(canvas: Canvas, number: int, at: tuple[float, float], side: float = 42.0) -> None:
    """Draw a vermilion seal with a number."""
    place = Rect.around(at, side, side)
    draw_seal(canvas, place)
    canvas.text(str(number), place.moved(0, -1), theme.NAME.sized(side * 0.58).on("bright_text"), "centre")


def draw_seal(canvas: Canvas, place: Rect) -> None:
    """Draw an empty vermilion seal."""
    side = place.w
    seal = canvas.made(("review seal", canvas.px(side)), lambda: _seal(canvas, side))
    materials.place(canvas, seal, place)


class ChartArea(Widget):
    """The chart as a widget: the pointer reads off a sample; left and right arrows walk along it."""

    def __init__(self, samples: int, cursor: int) -> None:
        super().__init__("chart", PLOT.inset(-10, -24))
        self._samples = samples
        self.cursor = cursor
        """The sample that the keys have reached."""
        self.pointed: int | None = None

    @property
    def read(self) -> int | None:
        """The sample being read off."""
        return self.cursor if self.focused else self.pointed

    @property
    def ring(self) -> tuple[Rect, float]:
        """The sample that the keys have reached."""
        return Rect.around((x_of(self.cursor, self._samples), PLOT.centre.y), 22, PLOT.h + 16), 11

    def point(self, at: Point | None) -> Answer:
        """Note which sample is under the pointer."""
        self.pointed = None
        if at is not None and self.contains(at):
            share = (at.x - PLOT.x) / PLOT.w * (self._samples - 1)
            self.pointed = min(max(round(share), 0), self._samples - 1)
        return super().point(at)

    def steer(self, kind: Kind) -> Answer:
        """Walk left or right; at the ends, the focus moves on."""
        there = self.cursor + {Kind.LEFT: -1, Kind.RIGHT: 1}.get(kind, self._samples)
        if not 0 <= there < self._samples:
            return None
        self.cursor = there
        return Used(self.name)

    def activate(self, at: Point | None) -> Answer:
        """Open the position under the click or, for Enter, the one that the keys have reached."""
        if at is not None and self.pointed is not None:
            self.cursor = self.pointed
        return Activated(self.name)


_AIR = 16.0
"""The margin around the plot for thick lines and marks."""


def _draw_bands(canvas: Canvas, chart: Chart, samples: int) -> None:
    for number, (first, last, words) in enumerate(chart.bands):
        left, right = x_of(first, samples), x_of(last, samples)
        if number % 2:
            canvas.rounded(Rect(left, PLOT.y, right - left, PLOT.h), 0, theme.GOLD, opacity=0.13)
        box = Rect(left, PLOT.bottom + 10, right - left, 30)
        if canvas.measure(words, theme.LABEL.sized(20))[0] <= box.w:
            canvas.text(words, box, theme.LABEL.sized(20).on("ink_soft"), "centre", wrap=False)


def _draw_percents(canvas: Canvas, chart: Chart, samples: int) -> None:
    style = theme.LABEL.sized(20).on("ink_soft")
    for percent in _GRID:
        y = y_of(percent / 100)
        strong = percent in (0, 50)
        canvas.rounded(Rect(PLOT.x, y - 0.8, PLOT.w, 1.6), 0, theme.GOLD_DARK, opacity=0.75 if strong else 0.4)
        canvas.text(str(percent), Rect(PLOT.x - 66, y - 15, 50, 30), style, "right", wrap=False)
    for place, words in chart.ticks:
        x = x_of(place, samples)
        canvas.rounded(Rect(x - 0.8, PLOT.bottom, 1.6, 8), 0, theme.GOLD_DARK, opacity=0.8)
        canvas.text(words, Rect(x - 40, PLOT.bottom + 10, 80, 28), style, "centre", wrap=False)


def _draw_ends(canvas: Canvas, chart: Chart) -> None:
    """Draw each seat's crest and last value at the end of its line, moved apart where they would overlap."""
    ends: list[tuple[float, int, float]] = []
    for line in chart.lines:
        known = [value for value in line.values if value is not None]
        if known:
            ends.append((y_of(known[-1]), line.seat, known[-1]))
    step = _CREST + 4
    top, lowest = PLOT.y - _CREST / 2, PLOT.bottom - _CREST / 2
    for number, (wanted, seat, value) in enumerate(sorted(ends)):
        y = min(max(wanted - _CREST / 2, top), lowest - (len(ends) - 1 - number) * step)
        top = y + step
        draw_crest(canvas, chart.game, seat, Rect(PLOT.right + 16, y, _CREST, _CREST))
        style = theme.NAME.sized(23).on(line_colour(canvas.theme, chart.game, seat))
        canvas.text(f"{round(100 * value)}", Rect(PLOT.right + 66, y, 48, _CREST), style, wrap=False)


def _inside(x: float, y: float) -> tuple[float, float]:
    return x - PLOT.x + _AIR, y - PLOT.y + _AIR


def _stroke(look: Theme, line: ChartLine, colour: Colour, samples: int) -> str:
    points = [
        _inside(x_of(place, samples), y_of(value)) for place, value in enumerate(line.values) if value is not None
    ]
    if not points:
        return ""
    data = f"M{points[0][0]:.1f} {points[0][1]:.1f}"
    for (x, y), (to_x, to_y) in pairwise(points):
        middle = (x + to_x) / 2  # level at every point, so that the curve never exceeds the values
        data += f"C{middle:.1f} {y:.1f} {middle:.1f} {to_y:.1f} {to_x:.1f} {to_y:.1f}"
    ink, edge = hex_colour(colour), hex_colour(look.paper_light)
    width = _OWN if line.own else _OTHERS
    path = (
        f'<path d="{data}" fill="none" stroke="{edge}" stroke-width="{width + 3}" opacity="0.7"/>'
        f'<path d="{data}" fill="none" stroke="{ink}" stroke-width="{width}" stroke-linecap="round"'
        f' stroke-linejoin="round"/>'
    )
    every = max(1, round(len(points) / _MARKS))
    offset = line.seat * every // 4
    marks = "".join(_mark(line.seat, x, y, ink, edge) for x, y in points[offset::every])
    return path + marks


def mark_shape(seat: int, x: float, y: float, half: float) -> str:
    """Return the outline of a seat's mark: a disc, a square, a diamond, a triangle."""
    if seat == 0:
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{half:.1f}"'
    corners = {
        1: ((-1, -1), (1, -1), (1, 1), (-1, 1)),
        2: ((0, -1.3), (1.3, 0), (0, 1.3), (-1.3, 0)),
        3: ((0, -1.25), (1.2, 0.95), (-1.2, 0.95)),
    }[seat]
    points = " ".join(f"{x + half * dx:.1f},{y + half * dy:.1f}" for dx, dy in corners)
    return f'<polygon points="{points}"'


def _mark(seat: int, x: float, y: float, ink: str, edge: str) -> str:
    return f'{mark_shape(seat, x, y, _MARK)} fill="{ink}" stroke="{edge}" stroke-width="2"/>'


def _thread(turning: TurningPoint, samples: int, badge: float) -> str:
    """A thread from the badge down to the turn."""
    x, top = _inside(x_of(turning.place, samples), PLOT.y)
    hung, _ = _inside(badge, PLOT.y)
    data = materials.dashed([(hung, top), (x, top + abs(x - hung)), (x, top + PLOT.h)], 7, 6)
    return f'<path d="{data}" fill="none" stroke="{hex_colour(theme.VERMILION)}" stroke-width="1.8"/>'


def _ring(look: Theme, x: float, y: float) -> str:
    x, y = _inside(x, y)
    red, light = hex_colour(theme.BLOOD), hex_colour(look.slip_light)
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="11" fill="{light}" stroke="{red}" stroke-width="3.4"/>'
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{red}"/>'
    )


def _on_line(chart: Chart, turning: TurningPoint) -> float | None:
    """Return the height of a seat's line at a turning point."""
    values: Sequence[float | None] = next(line.values for line in chart.lines if line.seat == turning.seat)
    first = min(int(turning.place), len(values) - 1)
    before, after = values[first], values[min(first + 1, len(values) - 1)]
    if before is None or after is None:
        return before if after is None else after
    part = turning.place - first
    return before + (after - before) * (3 * part**2 - 2 * part**3)


def _seal(canvas: Canvas, side: float) -> pygame.Surface:
    shape = (
        '<path d="M20 3C28 3.5 35 7 37 14C39 23 37 31 30 36C22 39 12 38 6 32C1 25 1 15 6 8C10 4 15 3 20 3Z"'
        f' fill="{hex_colour(theme.VERMILION)}"/>'
    )
    body = paper.drawn(shape, canvas.layout.size_to_px((side, side)), (40, 40))
    return materials.framed(paper.grain(body, 4.0, 4, fibres=False), canvas.scale, theme.SHADOW_SLIP)
