"""The fold-out of the setup in which a computer's character is picked."""

from game.ai.characters.cast import CHARACTERS
from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.look import theme
from game.engine.widgets import panels
from game.engine.widgets.widget import Area, Widget
from game.scenes.faces import Faces, draw_temper
from game.scenes.setup.form import Form
from game.scenes.setup.layout import SeatLayout
from game.table.seats.moods import Mood

_SIZE = (1020.0, 278.0)
_GAP = 6.0
_CELL = (118.0, 126.0)
_FACES = (30.0, 20.0)
"""Where the first face's cell begins, from the upper left corner."""

_RADIUS, _CHOSEN = 41.0, 47.0
_SIGN = 26.0
_ABOUT = 754.0
"""Where the words about somebody begin."""

_LOWEST = 806.0
"""Below this are the buttons of the screen."""

_TAKEN = 0.35


class CharacterPicker:
    """Twelve faces, and what the one pointed at is like. It opens above the last seats, below the others."""

    def __init__(self, kit: Kit, form: Form, seat: int, row: SeatLayout, faces: Faces) -> None:
        self.seat = seat
        self._kit = kit
        self._form = form
        self._faces = faces
        below = row.row.bottom + _GAP
        top = below if below + _SIZE[1] <= _LOWEST else row.row.y - _GAP - _SIZE[1]
        self.rect = Rect(row.row.centre.x - _SIZE[0] / 2, top, *_SIZE)
        self._free = set(form.free_characters(seat))

    def widgets(self) -> list[Widget]:
        """Return one widget for each face; those who sit elsewhere say so."""
        return [
            Area(f"pick.{key}", self._cell(place), disabled=None if key in self._free else "setup.taken", radius=20)
            for place, key in enumerate(CHARACTERS)
        ]

    def draw(self, canvas: Canvas, attended: str | None) -> None:
        """Draw the tray with everybody; `attended` is the name of the widget pointed at."""
        panels.draw_tray(canvas, self.rect)
        chosen = self._form.every_seat[self.seat].character
        looked_at = (attended or "").removeprefix("pick.")
        about = looked_at if looked_at in CHARACTERS else chosen
        for place, (key, one) in enumerate(CHARACTERS.items()):
            cell = self._cell(place)
            lit = key == about
            centre = (cell.centre.x, cell.centre.y + 10)
            if key == chosen:
                canvas.rounded(cell.inset(4), 18, theme.LACQUER_LIGHT, theme.GOLD_LINE, line_width=1.6)
            radius = _CHOSEN if lit else _RADIUS
            self._faces.portraits.draw(canvas, key, centre, radius, None, Mood.GLAD if lit else Mood.CALM)
            if key in self._free:
                sign = Rect.around((centre[0] + 0.72 * radius, centre[1] + 0.72 * radius), _SIGN, _SIGN)
                draw_temper(canvas, one.temper, sign)
            else:
                canvas.rounded(cell.inset(4), 18, theme.TRAY, opacity=1 - _TAKEN)
        self._tell(canvas, about)

    def _tell(self, canvas: Canvas, key: str) -> None:
        """Name, prop, temper, what it means, and something they like to say."""
        one, say = CHARACTERS[key], self._kit.say
        left, width = self.rect.x + _ABOUT, self.rect.w - _ABOUT - 26
        canvas.rounded(Rect(left - 16, self.rect.y + 28, 1.5, self.rect.h - 56), 0, theme.GOLD_DARK, opacity=0.6)

        def box(y: float, height: float, inset: float = 0.0) -> Rect:
            return Rect(left + inset, self.rect.y + y, width - inset, height)

        canvas.text(one.name, box(22, 40), theme.NAME.sized(32).on("lacquer_text"), wrap=False)
        canvas.text(say(f"character.{key}"), box(60, 26), theme.SMALL.on("tray_text"), wrap=False)
        draw_temper(canvas, one.temper, Rect(left, self.rect.y + 94, _SIGN, _SIGN))
        canvas.text(
            say(f"temper.{one.temper}"), box(92, 30, 36), theme.LABEL.sized(22).on(theme.GOLD_LIGHT), wrap=False
        )
        canvas.text(say(f"temper.about.{one.temper}"), box(128, 76), theme.SMALL.on("light_text"), stand="top")
        quote = say("setup.quote", words=say(f"remark.{key}.begins"))
        canvas.text(quote, box(208, 50), theme.FLAVOUR.sized(20).on("tray_text"), stand="top")

    def _cell(self, place: int) -> Rect:
        column, row = place // 2, place % 2
        x, y = self.rect.x + _FACES[0] + column * _CELL[0], self.rect.y + _FACES[1] + row * (_CELL[1] - 8)
        return Rect(x, y, *_CELL)


def draw_temper_line(canvas: Canvas, kit: Kit, character: str, row: SeatLayout) -> None:
    """Draw the temper of a computer in its seat's row, below the name."""
    one = CHARACTERS[character]
    words = kit.say(f"temper.{one.temper}")
    style = theme.SMALL.sized(19).on("ink_soft")
    wide = min(canvas.measure(words, style)[0], row.temper.w - 32) + 32
    left = row.temper.centre.x - wide / 2
    draw_temper(canvas, one.temper, Rect(left, row.temper.centre.y - 12, 24, 24))
    canvas.text(words, Rect(left + 31, row.temper.y, row.temper.w - 32, row.temper.h), style, wrap=False)
