"""The players' plates: name, whose attack it is, how many figures are left."""

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.look import theme
from game.games.ninjutsu.rules.figures import SIDES
from game.games.ninjutsu.table.art.pictures import NinjutsuArt
from game.games.ninjutsu.table.layout import TableLayout
from game.games.ninjutsu.table.words import Words
from game.table.face import SeatsShown
from game.table.seats.plate import turn_words

_CREST = 94.0
"""The part of the plate that the crest takes."""


class Plates:
    """Draws both plates."""

    def __init__(self, art: NinjutsuArt, places: TableLayout, words: Words) -> None:
        self._art = art
        self._places = places
        self._words = words

    def draw(self, canvas: Canvas, seat: int, standing: int, seen: SeatsShown) -> None:
        """One plate; `standing` is how many figures the side has on the board."""
        self.sheet(canvas, seat, seen)
        rect = self._places.of("plate", seat)
        inside = Rect(rect.x + _CREST, rect.y + 10, rect.w - _CREST - 22, rect.h - 20)
        name = seen.players[seat].name
        canvas.text(name, Rect(inside.x, inside.y, inside.w, inside.h * 0.56), theme.NAME, wrap=False)
        count = self._words.say("ninjutsu.figures", count=standing)
        line = f"{turn_words('ninjutsu', seat, seen.to_move, seen, self._words.say)} · {count}"
        box = Rect(inside.x, inside.y + inside.h * 0.56, inside.w, inside.h * 0.44)
        canvas.text(line, box, theme.SMALL.on(theme.INK_SOFT), wrap=False)

    def sheet(self, canvas: Canvas, seat: int, seen: SeatsShown) -> None:
        """One plate without its words, with the glow or the shadow around it."""
        rect = self._places.of("plate", seat)
        size_px = canvas.layout.size_to_px(rect.size)
        canvas.blit_centred(self._art.plate(size_px, SIDES[seat], active=seen.to_move == seat), rect.centre)
