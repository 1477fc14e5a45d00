"""The layout of the open rulebook, in design units."""

from game.engine.geometry import Rect
from game.scenes.rulebook.art import LEFT, RIGHT
from game.table.rulebook.page import PICTURE

_INSIDE_LEFT = Rect(LEFT.x + 24, LEFT.y, LEFT.w - 60, LEFT.h)

CAPTION = Rect(_INSIDE_LEFT.x, LEFT.y + 24, _INSIDE_LEFT.w, 26)
GAME = Rect(_INSIDE_LEFT.x, CAPTION.bottom, _INSIDE_LEFT.w, 46)
SEARCH = Rect(_INSIDE_LEFT.x, GAME.bottom + 14, _INSIDE_LEFT.w, 48)
FOUND = Rect(_INSIDE_LEFT.x + 8, SEARCH.bottom + 4, _INSIDE_LEFT.w - 8, 28)
CONTENTS = Rect(_INSIDE_LEFT.x - 8, FOUND.bottom + 8, _INSIDE_LEFT.w + 16, LEFT.bottom - 22 - FOUND.bottom - 8)
ROW = 46.0
MORE_ABOVE = Rect.around((CONTENTS.centre.x, CONTENTS.y - 11), 22, 22)
MORE_BELOW = Rect.around((CONTENTS.centre.x, CONTENTS.bottom + 8), 22, 22)
"""Where arrows show that the contents continue."""

_LOWEST_ROW = 40.0

PICTURE_PLACE = Rect(RIGHT.right - 34 - PICTURE[0], RIGHT.y + 26, *PICTURE)
TITLE = Rect(RIGHT.x + 52, RIGHT.y + 22, PICTURE_PLACE.x - 34 - RIGHT.x - 52, 56)
RULE = TITLE.bottom + 6
TEXT = Rect(TITLE.x, RULE + 18, TITLE.w, RIGHT.bottom - 34 - RULE - 18)
NUMBER = Rect(PICTURE_PLACE.x, RIGHT.bottom - 30, PICTURE_PLACE.w, 24)
_SCROLLER = 36.0
DOWN = Rect(TEXT.right + 1, TEXT.bottom - _SCROLLER, 32, _SCROLLER)
UP = DOWN.moved(0, -_SCROLLER - 6)

BACK = Rect(74, 822, 210, 62)
NEXT = Rect(1316, 822, 210, 62)
PREVIOUS = Rect(1090, 822, 210, 62)
KEYS = Rect(300, 806, 774, 94)


def rows(count: int) -> tuple[float, int]:
    """Return the height of a contents entry, and how many are visible at once."""
    height = max(_LOWEST_ROW, min(ROW, CONTENTS.h / max(1, count)))
    return height, int(CONTENTS.h / height)
