"""The layout of the pause menu, for any number of seats."""

from game.engine.geometry import Rect
from game.engine.layout import DESIGN

BUTTONS = ("resume", "turn", "rules", "settings", "again", "resign", "title", "quit")
_WIDTH = 1120.0
_INSIDE = 40.0
_HEAD = 116.0
_SEAT = 64.0
_LABEL = 38.0
_TEMPO = 98.0
"""The height of a label and its choice: the speed, and below it the pace."""

_HINTS = 60.0
_BUTTON, _GAP = 58.0, 13.0
_RIGHT = 578.0


class PauseLayout:
    """One sheet in the middle: buttons at the left; seats, hints, speed and pace at the right."""

    def __init__(self, seats: int) -> None:
        buttons = len(BUTTONS) * (_BUTTON + _GAP) - _GAP
        content = max(buttons, _LABEL + seats * _SEAT + _HINTS + 2 * _TEMPO)
        middle = (DESIGN.centre.x, DESIGN.centre.y - 20)
        self.sheet = Rect.around(middle, _WIDTH, _HEAD + content + 2 * _INSIDE)
        inside = self.sheet.inset(_INSIDE)
        self.title = Rect(inside.x, self.sheet.y + 32, inside.w, 64)
        self.rule = self.sheet.y + _HEAD
        top = self.sheet.y + _HEAD + _INSIDE - 8
        column = Rect(inside.x, top, inside.w - _RIGHT - 52, buttons)
        self.buttons = dict(zip(BUTTONS, column.rows(len(BUTTONS), _GAP), strict=True))
        right = Rect(inside.right - _RIGHT, top, _RIGHT, content)
        self.seats_label = Rect(right.x, right.y - 8, right.w, 34)
        self.seats = [Rect(right.x, right.y + _LABEL + seat * _SEAT, right.w, _SEAT) for seat in range(seats)]
        self.hints = Rect(right.x, self.seats[-1].bottom + 8, right.w, 48)
        label, choice = Rect(right.x, right.bottom - 88, right.w, 34), Rect(right.x, right.bottom - 50, right.w, 50)
        self.pace_label, self.pace = label, choice
        self.speed_label, self.speed = label.moved(0, -_TEMPO), choice.moved(0, -_TEMPO)
