"""The layout of the statistics."""

from game.engine.geometry import Rect

TITLE = Rect(74, 26, 1200, 80)
TABS = Rect(74, 128, 252, 656)
SHEET = Rect(346, 128, 1180, 656)
BACK = Rect(74, 822, 210, 62)
RESET = Rect(1226, 822, 300, 62)
ASKED = Rect(986, 822, 540, 62)
"""The area of the reset question, which needs more room than the button."""

EMPTY_THEATRE = Rect(452, 212, 338, 470)
EMPTY_WORDS = Rect(846, 196, 600, 250)
PLAY = Rect(846, 486, 340, 70)

HEAD = 50.0
ROW = 34.0
MOST_ROWS = 8
"""More rows than these are lower, so that the sheet below stays as high as it must be."""
EXPLAIN = 26.0
LABEL_WIDTH = 204.0
BEST_WIDTH = 172.0
_TRAY = 505.0
_TRAY_EDGE = 8.0
_SLIP = 168.0
"""The widest that one choice of a chart is."""

_PAD = 20.0
_GAP = 20.0


class PageLayout:
    """A game's page: the table of matches, and below it the charts of its luck or of the person's strength."""

    def __init__(self, rows: int, kinds: int) -> None:
        """`kinds` is the number of charts to choose from."""
        row = min(ROW, ROW * MOST_ROWS / rows)
        height = 2 * _PAD + HEAD + rows * row + 8 + EXPLAIN
        self.table_sheet = SHEET._replace(h=height)
        self.luck_sheet = Rect(SHEET.x, SHEET.y + height + _GAP, SHEET.w, SHEET.h - height - _GAP)
        inside = self.table_sheet.inset(36, _PAD)
        self.head = inside._replace(h=HEAD)
        self.rows = [Rect(inside.x, inside.y + HEAD + number * row, inside.w, row) for number in range(rows)]
        self.explain = Rect(inside.x, inside.bottom - EXPLAIN, inside.w, EXPLAIN)
        inside = self.luck_sheet.inset(36, 18)
        self.luck_head = inside._replace(h=44)
        tray = _TRAY_EDGE + min(_SLIP * kinds, _TRAY)
        self.kinds = Rect(inside.right - tray, inside.y - 2, tray, 44)
        self.chart = Rect(inside.x, inside.y + 52, inside.w, inside.h - 52)
        self.people, self.computers = self.chart.columns(2, gap=48)


def cells(row: Rect, bests: int) -> list[Rect]:
    """Return the cells of one line of the table: its name, five counts, and the records."""
    counts = Rect(row.x + LABEL_WIDTH, row.y, row.w - LABEL_WIDTH - bests * BEST_WIDTH, row.h).columns(5)
    first = row.right - bests * BEST_WIDTH
    records = [Rect(first + number * BEST_WIDTH, row.y, BEST_WIDTH, row.h) for number in range(bests)]
    return [row._replace(w=LABEL_WIDTH), *counts, *records]
