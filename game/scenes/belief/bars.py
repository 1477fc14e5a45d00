"""Beliefs as bar charts: one bar per answer, and a seal with a tick on the true one."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.engine.canvas import Canvas
from game.engine.draw.shapes import hex_colour
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.look import theme
from game.engine.look.theme import TextStyle
from game.engine.widgets import panels
from game.engine.widgets.button import GLYPH_INK
from game.scenes.belief.rows import About, BeliefRow, Block, percent
from game.scenes.crests import draw_crest
from game.scenes.review.chart import draw_seal

AREA = Rect(96, 206, 912, 488)
_GUTTER = 56.0
_TALLEST, _LOWEST = 54.0, 26.0
_LINE = 32.0
"""The height of a question's text."""

_TICK = 26.0
_WIDEST_LABEL = 0.44
_NUMBER = 68.0
_TRUE = 56.0


class Placed(NamedTuple):
    """A question and its position."""

    block: Block
    rect: Rect
    row: float
    """The height of its rows."""

    def rows(self) -> list[tuple[BeliefRow, Rect]]:
        """Return every answer with its rectangle."""
        top = self.rect.y + _head(self.row)
        return [
            (row, Rect(self.rect.x, top + number * self.row, self.rect.w, self.row))
            for number, row in enumerate(self.block.rows)
        ]


def arrange(blocks: Sequence[Block]) -> list[Placed]:
    """Lay out the questions in two columns, with rows as high as there is room for."""
    row = _TALLEST
    while row > _LOWEST and max(_heights(blocks, row)) > AREA.h:
        row -= 1
    columns = AREA.columns(2, _GUTTER)
    tops, placed = [AREA.y, AREA.y], list[Placed]()
    for block in blocks:
        column = _next(tops)
        place, height = columns[column], _height(block, row)
        placed.append(Placed(block, Rect(place.x, tops[column], place.w, height), row))
        tops[column] += height + _apart(row)
    return placed


def label_width(canvas: Canvas, placed: Sequence[Placed]) -> float:
    """Return the width of the longest answer. The rest is for the bars."""
    wanted = [
        canvas.measure(row.label, _style(row))[0] + (0 if row.seat is None else _crest(rect) + 8)
        for one in placed
        for row, rect in one.rows()
    ]
    return min(max(wanted, default=0.0) + 18, _WIDEST_LABEL * AREA.columns(2, _GUTTER)[0].w)


def draw_words(canvas: Canvas, kit: Kit, game: str, placed: Sequence[Placed]) -> None:
    """Draw everything but the bars: it does not move."""
    label = label_width(canvas, placed)
    for one in placed:
        canvas.text(one.block.question, one.rect._replace(h=_LINE), theme.NAME.sized(24), wrap=False)
        panels.draw_rule(canvas, one.rect, one.rect.y + _LINE + 3)
        for row, rect in one.rows():
            _draw_row(canvas, kit, game, row, (rect, label))


def draw_bars(canvas: Canvas, placed: Sequence[Placed], shown: Mapping[About, float]) -> None:
    """Draw the bars, with the length given by `shown` for each answer."""
    label = label_width(canvas, placed)
    for one in placed:
        for row, rect in one.rows():
            slot = _slot(rect, label)
            fill = theme.VERMILION if row.true else theme.DUSK
            length = slot.w * shown.get(row.about, 0.0)
            with canvas.clipped(Rect(slot.x, slot.y, length, slot.h)):
                canvas.rounded(slot, slot.h / 2, ((0.0, fill), (1.0, theme.mix(fill, theme.BLACK, 0.28))))


def draw_tick(canvas: Canvas, at: tuple[float, float]) -> None:
    """Draw the seal of the true answer."""
    place = Rect.around(at, _TICK, _TICK)
    draw_seal(canvas, place)
    canvas.picture("ui/tick", place.inset(5), {GLYPH_INK: hex_colour(canvas.theme.bright_text)})


def _next(tops: Sequence[float]) -> int:
    return 0 if tops[0] <= tops[1] else 1


def _head(row: float) -> float:
    return _LINE + 6 + row / 10


def _apart(row: float) -> float:
    return row * 0.56


def _height(block: Block, row: float) -> float:
    return _head(row) + len(block.rows) * row


def _heights(blocks: Sequence[Block], row: float) -> list[float]:
    """Return how far down both columns reach."""
    tops = [0.0, 0.0]
    for block in blocks:
        tops[_next(tops)] += _height(block, row) + _apart(row)
    return [top - _apart(row) for top in tops]


def _crest(rect: Rect) -> float:
    return min(36.0, rect.h - 4)


def _style(row: BeliefRow) -> TextStyle:
    return theme.NAME.sized(22) if row.true else theme.LABEL.sized(22).on("ink_soft")


def _slot(rect: Rect, label: float) -> Rect:
    left, height = rect.x + _TICK + 10 + label, min(22.0, rect.h * 0.55)
    return Rect(left, rect.centre.y - height / 2, rect.right - _TRUE - _NUMBER - left, height)


def _draw_row(canvas: Canvas, kit: Kit, game: str, row: BeliefRow, place: tuple[Rect, float]) -> None:
    """Draw one answer; its `place` is a rectangle and how much of it the label may take."""
    rect, slot = place[0], _slot(*place)
    if row.true:
        paper = rect.inset(-8, 1 if rect.h < 40 else 4)
        canvas.rounded(paper, theme.RADIUS_SLIP, canvas.theme.slip_light, theme.GOLD_DARK, line_opacity=0.35)
        draw_tick(canvas, (rect.x + _TICK / 2, rect.centre.y))
        word = Rect(rect.right - _TRUE + 8, rect.y, _TRUE - 8, rect.h)
        canvas.text(kit.say("belief.true"), word, theme.LABEL.sized(20).on(theme.BLOOD), "right", wrap=False)
    left = rect.x + _TICK + 10
    if row.seat is not None:
        side = _crest(rect)
        draw_crest(canvas, game, row.seat, Rect(left, rect.centre.y - side / 2, side, side))
        left += side + 8
    canvas.text(row.label, Rect(left, rect.y, slot.x - 10 - left, rect.h), _style(row), wrap=False)
    canvas.rounded(slot, slot.h / 2, theme.PAPER_LIP, opacity=0.38)
    number = Rect(slot.right + 6, rect.y, _NUMBER - 6, rect.h)
    canvas.text(percent(kit, row.share), number, _style(row), "right", wrap=False)
