"""What happened since the player's last turn: a strip on the table whose lines point at their places."""

from collections.abc import Callable, Sequence

from game.engine import placement
from game.engine.canvas import Canvas
from game.engine.geometry import Point, Rect
from game.engine.kit import Kit
from game.engine.layout import DESIGN
from game.engine.look import theme
from game.engine.placement import Around
from game.engine.widgets import panels
from game.engine.widgets.button import IconButton
from game.engine.widgets.focus_ring import draw_ring
from game.engine.widgets.widget import Area, Widget
from game.table.face.log_line import LogLine
from game.table.frame.chrome import Control, Framed
from game.table.frame.log import Log

_WIDTH = 360.0
_HEAD, _LINE, _FOOT = 48.0, 44.0, 10.0
_MOST = 3
"""How many lines are shown, the greatest news first; the log has the others."""

_SEAL, _BADGE = 28.0, 24.0
"""The diameter of a line's number at its place on the table, and in the strip."""

_TAB = 54.0
_SEEN = Rect(14, 84, DESIGN.w - 28, DESIGN.h - 98)
_COVERS = 0.12
"""A strip that would cover more than this share of itself in other things stays folded."""

_CORNER = Rect(DESIGN.right, DESIGN.bottom, 1, 1)
"""It lies as near to this corner as it can."""


class NewsLine(Framed, frozen=True, tag="news"):
    """A line of the strip, by its number in the log."""

    number: int


class News:
    """Knows which lines of the log are news. Folded to a tab where there is no room, or once it has been read."""

    def __init__(self, kit: Kit, log: Log) -> None:
        self._kit = kit
        self._log = log
        self._lines: list[int] = []
        self._place: Rect | None = None
        self._tab: Rect | None = None
        self._folded = False
        self._seat = -1
        self.lit: int | None = None
        """The line that the player points at in the strip, by its number in the log."""

    @property
    def shown(self) -> bool:
        """Whether there is something to read."""
        return bool(self._lines)

    @property
    def rect(self) -> Rect | None:
        """The rectangle of the open strip."""
        return self._place if self._lines and not self._folded else None

    def tell(
        self,
        since: int | None,
        needed: Sequence[Rect] = (),
        others: Sequence[Rect] = (),
        seat: int = -1,
        tab: Rect | None = None,
    ) -> None:
        """Show the lines since a number; None for none. What is needed must stay visible, others should.

        How the turn of `seat` itself began is no news. A table may have a place of its own for the `tab`.
        """
        readable = set(self._log.readable)
        lines = [] if since is None else [n for n in range(since, len(self._log.lines)) if n in readable]
        while lines and self._log.lines[lines[-1]].place is None and self._log.lines[lines[-1]].seat == seat:
            lines.pop()
        self._seat = seat
        lines = [lines[at] for at in greatest([self._log.lines[number] for number in lines], seat, _MOST)]
        if lines == self._lines:
            return
        self.lit = None
        self._lines = lines
        self._place, self._tab = None, tab
        if lines:
            size = (_WIDTH, _HEAD + _LINE * len(lines) + _FOOT)
            around = Around((needed,), others, (_CORNER,))
            corner = Rect(_SEEN.right - size[0], _SEEN.bottom - size[1], *size)
            taken = placement.covered(corner, (*needed, *others))
            place = placement.place(size, around, _SEEN) if taken else corner
            self._folded = placement.covered(place, (*needed, *others)) > _COVERS * place.w * place.h
            self._place = (tab or placement.place((_TAB, _TAB), around, _SEEN)) if self._folded else place

    def fold(self) -> None:
        """Fold the strip into its tab, or unfold it."""
        if self._place is None:
            return
        right, bottom = self._place.right, self._place.bottom
        self._folded = not self._folded
        if self._folded and self._tab is not None:
            self._place = self._tab
            return
        size = (_TAB, _TAB) if self._folded else (_WIDTH, _HEAD + _LINE * len(self._lines) + _FOOT)
        x = max(min(right - size[0], _SEEN.right - size[0]), _SEEN.x)
        self._place = Rect(x, max(min(bottom, _SEEN.bottom) - size[1], _SEEN.y), *size)

    def widgets(self) -> list[Widget]:
        """Return the tab; or the lines and buttons of the strip."""
        place, say = self._place, self._kit.say
        if place is None or self._log.open:
            return []
        if self._folded:
            return [IconButton(Control("news"), place, "again", "paper", label=say("table.news.title"))]
        side = Rect(place.right - 52, place.y + 6, 40, 40)
        found: list[Widget] = [
            Area(NewsLine(number), rect, radius=theme.RADIUS_SLIP) for number, rect in self._rows(place)
        ]
        return [
            *found,
            IconButton(Control("news.again"), side.moved(-46, 0), "again", "paper", label=say("table.news.again")),
            IconButton(Control("news"), side, "close", "paper", label=say("table.news.fold")),
        ]

    def draw(self, canvas: Canvas, where: Callable[[str], Rect | None], pointer: Point | None) -> None:
        """Draw the open strip, and the number of each line at its place; the buttons draw themselves.

        The line that is pointed at lights its place, and a place that is pointed at lights its line.
        """
        place = self.rect
        if place is None or self._log.open:
            return
        rows = self._rows(place)
        spots = {number: self._spot(number, where) for number, _ in rows}
        self._draw_seals(canvas, spots)
        panels.draw_sheet(canvas, place)
        head = Rect(place.x + 20, place.y + 6, place.w - 130, 40)
        canvas.text(self._kit.say("table.news.title"), head, theme.LABEL.sized(21), wrap=False)
        for order, (number, row) in enumerate(rows, start=1):
            line, spot = self._log.lines[number], spots[number]
            if number == self.lit or (spot is not None and pointer is not None and spot.contains(pointer)):
                canvas.rounded(row.inset(-6, 2), theme.RADIUS_SLIP, theme.GOLD_LIGHT, theme.GOLD_DARK, line_width=1.3)
            self._log.draw_icon(canvas, line, Rect(row.x + 10, row.centre.y - 15, 30, 30))
            if spot is not None:
                badge = Rect(row.x - 5, row.centre.y - 4, _BADGE, _BADGE)
                _draw_seal(canvas, order, badge, hit=self._seat in line.hits)
            canvas.text(line.text, Rect(row.x + 46, row.y, row.w - 46, row.h), theme.SMALL)

    def _spot(self, number: int, where: Callable[[str], Rect | None]) -> Rect | None:
        place = self._log.lines[number].place
        return None if place is None else where(place)

    def _draw_seals(self, canvas: Canvas, spots: dict[int, Rect | None]) -> None:
        taken: list[Rect] = []
        for order, (number, spot) in enumerate(spots.items(), start=1):
            if spot is None:
                continue
            if number == self.lit:
                draw_ring(canvas, spot, theme.RADIUS_BUTTON)
            seal = Rect(spot.x - _SEAL / 2, spot.bottom - _SEAL * 0.7, _SEAL, _SEAL)
            while any(seal.overlaps(other) for other in taken):
                seal = seal.moved(_SEAL, 0)
            taken.append(seal)
            _draw_seal(canvas, order, seal, hit=self._seat in self._log.lines[number].hits)

    def _rows(self, place: Rect) -> list[tuple[int, Rect]]:
        top = place.y + _HEAD
        return [
            (number, Rect(place.x + 14, top + at * _LINE, place.w - 24, _LINE)) for at, number in enumerate(self._lines)
        ]


def greatest(lines: Sequence[LogLine], seat: int, most: int) -> list[int]:
    """Which lines to tell a seat if only so many fit, in the order in which it happened.

    What hits the seat comes first, then what is not minor, then the newest.
    """

    def weight(at: int) -> tuple[bool, bool, int]:
        return seat in lines[at].hits, not lines[at].minor, at

    return sorted(sorted(range(len(lines)), key=weight)[-most:])


def is_news(widget: Widget) -> bool:
    """Whether a widget belongs to the strip."""
    return widget.payload in (Control("news"), Control("news.again")) or isinstance(widget.payload, NewsLine)


def _draw_seal(canvas: Canvas, order: int, box: Rect, *, hit: bool) -> None:
    """A numbered seal: gold, and vermilion with a rim of paper for what hits the player."""
    fill, line = (theme.VERMILION_DARK, canvas.theme.paper_light) if hit else (theme.GOLD_LIGHT, theme.GOLD_DARK)
    canvas.rounded(box, box.w / 2, fill, line, line_inset=1.5 if hit else 2.5, line_width=2.0 if hit else 1.2)
    ink = canvas.theme.bright_text if hit else theme.GOLD_INK
    canvas.text(str(order), box, theme.NAME.sized(17).on(ink), "centre", wrap=False)
