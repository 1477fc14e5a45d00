"""Charts of luck: actual against expected results, for humans and for bots."""

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.look import theme
from game.engine.widgets import panels
from game.scenes.statistics.layout import PageLayout
from game.stats.book import FaceCounts, LuckStats
from game.stats.fairness import average, chi_square_test
from game.stats.sources import LuckKind

_CAME = ((0.0, theme.DUSK), (1.0, theme.INDIGO))
_EXPECTED = theme.mix(theme.GOLD, theme.SAND, 0.5)
_NAME = 30.0
_FACE = 26.0
_COUNT = 24.0
_VERDICT = 50.0
_WIDEST = 74.0
"""The maximum width of a bar, for dice with few faces."""


class LuckSheet:
    """The charts of one kind of dice or cards."""

    def __init__(self, kit: Kit, kind: LuckKind, fallen: LuckStats) -> None:
        self._kit = kit
        self._kind = kind
        self._sides = {"people": fallen.people, "computers": fallen.computers}
        self._highest = max(max(_shares(kind, heap) + _hoped(kind, heap)) for heap in self._sides.values())
        """The common scale of both charts."""

    def draw(self, canvas: Canvas, places: PageLayout) -> None:
        """Draw the sheet with both charts."""
        panels.draw_sheet(canvas, places.luck_sheet)
        head = places.luck_head
        words = self._kit.say("statistics.luck.title")
        title = canvas.text(words, head._replace(w=400), theme.HEADING.sized(26), wrap=False)
        _draw_legend(canvas, self._kit, Rect(title.right + 16, head.y, places.kinds.x - title.right - 20, head.h))
        self._draw_side(canvas, "people", places.people)
        self._draw_side(canvas, "computers", places.computers)

    def _draw_side(self, canvas: Canvas, side: str, place: Rect) -> None:
        heap = self._sides[side]
        words = self._kit.say(f"statistics.luck.{side}")
        name = canvas.text(words, place._replace(h=_NAME), theme.NAME.sized(23), wrap=False)
        if heap.total:
            box = Rect(name.right + 18, place.y + 2, place.right - name.right - 18, _NAME)
            words = _summary(self._kit, self._kind, heap)
            canvas.text(words, box, theme.SMALL.on("ink_soft"), "right", wrap=False)
        bars = Rect(place.x, place.y + _NAME + _COUNT, place.w, place.h - _NAME - _COUNT - _FACE - _VERDICT)
        self._draw_bars(canvas, heap, bars)
        panels.draw_rule(canvas, place, bars.bottom)
        found = chi_square_test(heap)
        cases = min(99, max(1, round(100 * found.chance)))
        words = self._kit.say(f"statistics.luck.{found.finding}", cases=cases)
        canvas.text(words, Rect(place.x, place.bottom - _VERDICT, place.w, _VERDICT), theme.LABEL.sized(20))

    def _draw_bars(self, canvas: Canvas, heap: FaceCounts, bars: Rect) -> None:
        kind = self._kind
        shown = zip(kind.faces, heap.counts, _shares(kind, heap), _hoped(kind, heap), strict=True)
        for slot, (face, count, share, hoped) in zip(bars.columns(len(kind.faces)), shown, strict=True):
            width = min(slot.w * 0.82, _WIDEST)
            wanted = bars.h * hoped / self._highest
            came = bars.h * share / self._highest
            canvas.rounded(Rect(slot.centre.x - width / 2, bars.bottom - wanted, width, wanted), 3, _EXPECTED)
            canvas.rounded(Rect(slot.centre.x - width / 4, bars.bottom - came, width / 2, came), 3, _CAME)
            above = Rect(slot.x, bars.bottom - max(came, wanted) - _COUNT, slot.w, _COUNT)
            if heap.total:
                canvas.text(str(count), above, theme.SMALL.on("ink_soft"), "centre", "bottom", wrap=False)
            below = Rect(slot.x, bars.bottom + 2, slot.w, _FACE - 2)
            canvas.text(str(face), below, theme.LABEL.sized(20), "centre", wrap=False)


def _draw_legend(canvas: Canvas, kit: Kit, place: Rect) -> None:
    left = place.x
    for word, fill in (("came", _CAME), ("expected", _EXPECTED)):
        canvas.rounded(Rect(left, place.centre.y - 8, 16, 16), 3, fill)
        words = kit.say(f"statistics.luck.{word}")
        box = Rect(left + 21, place.y, place.right - left - 21, place.h)
        left = canvas.text(words, box, theme.SMALL.on("ink_soft"), wrap=False).right + 14


def _summary(kit: Kit, kind: LuckKind, heap: FaceCounts) -> str:
    return kit.say(
        "statistics.luck.summary",
        total=heap.total,
        average=_decimal(kit, average(kind.faces, heap.counts)),
        expected=_decimal(kit, average(kind.faces, heap.expected)),
    )


def _shares(kind: LuckKind, heap: FaceCounts) -> list[float]:
    return [count / heap.total for count in heap.counts] if heap.total else [0.0] * len(kind.faces)


def _hoped(kind: LuckKind, heap: FaceCounts) -> list[float]:
    return [expected / heap.total for expected in heap.expected] if heap.total else list(kind.shares)


def _decimal(kit: Kit, number: float) -> str:
    return f"{number:.2f}".replace(".", kit.say("number.point"))
