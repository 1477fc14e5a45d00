"""The end of a match of Ninjutsu at a glance: the whole board with every face, and who beat whom."""

from typing import NamedTuple

import pygame

from game.core.contract import OPEN
from game.engine.canvas import Canvas
from game.engine.geometry import Point, Rect
from game.engine.kit import Kit
from game.engine.look import theme
from game.engine.widgets import panels
from game.games.ninjutsu.rules.events import BattleWon, FigureKidnapped
from game.games.ninjutsu.rules.figures import SIDES, rank_of, seat_of
from game.games.ninjutsu.rules.view import NinjutsuView
from game.games.ninjutsu.table.art import colours
from game.games.ninjutsu.table.art.board_geometry import FIGURE_SHAPE
from game.games.ninjutsu.table.art.pictures import NinjutsuArt
from game.table.session import Session

_PAD = 30.0
_BOARD = 0.56
"""The share of the width that belongs to the board."""

_RIM = 8.0
"""How wide the board's rim is."""

_COLUMNS = 3
_TALLEST = 52.0
_FENCE, _WIRE = 7.0, 2.0
_FADED = 0.62
"""The opacity of a fallen figure."""


class Defeat(NamedTuple):
    """A figure that fell, and the figure that beat it (rank 0: kidnapped)."""

    winner: int
    by: int
    rank: int


class FinalBoard:
    """Draws the sheet between the two scrolls of the scoring."""

    def __init__(self, kit: Kit, session: Session) -> None:
        view = session.match.view(OPEN)
        if not isinstance(view, NinjutsuView):
            raise TypeError(f"not a match of Ninjutsu: {view!r}")
        self._kit = kit
        self._view = view
        self._art = NinjutsuArt(kit.assets, kit.bakery)
        self._turned = session.humans == (1,)
        self.defeats = [
            Defeat(event.seat, event.winner, event.loser)
            if isinstance(event, BattleWon)
            else Defeat(event.seat, 0, event.rank)
            for step in session.match.history
            for event in step.events
            if isinstance(event, BattleWon | FigureKidnapped)
        ]

    def draw(self, canvas: Canvas, rect: Rect) -> None:
        """Draw everything into a rectangle."""
        panels.draw_sheet(canvas, rect)
        inside = rect.inset(_PAD, 26)
        board = self._board(canvas, Rect(inside.x, inside.y, inside.w * _BOARD, inside.h))
        left = board.right + 22
        beside = Rect(left, board.y, inside.right - left, board.h)
        words = self._kit.say("ninjutsu.scoring.beat")
        canvas.text(words, Rect(beside.x, beside.y, beside.w, 34), theme.LABEL.sized(22), wrap=False)
        panels.draw_rule(canvas, beside, beside.y + 38)
        self._fallen(canvas, Rect(beside.x, beside.y + 48, beside.w, beside.h - 48))

    def _board(self, canvas: Canvas, place: Rect) -> Rect:
        """Draw the board; return its area with the rim."""
        board = self._view.board
        side = min(place.w - 2 * _RIM, (place.h - 2 * _RIM) / board.rows * board.columns) / board.columns
        whole = Rect.around(place.centre, side * board.columns, side * board.rows)
        owner = {cell: SIDES[seat] for seat, cells in enumerate(board.starts) for cell in cells}
        canvas.rounded(whole.inset(-_RIM), 10, theme.LACQUER, theme.GOLD_LINE, line_inset=2)
        boxes = {cell: self._box(whole, side, cell) for cell in range(board.size)}
        for cell, box in boxes.items():
            canvas.rounded(box.inset(1.5), 4, colours.CELLS[owner.get(cell)])
        for x, y, to_x, to_y in board.fences:
            start, end = self._corner(whole, side, x, y), self._corner(whole, side, to_x, to_y)
            canvas.line(start, end, theme.LACQUER, _FENCE)
            canvas.line(start, end, theme.MIST, _WIRE)
            for post in (start, end):
                canvas.rounded(Rect.around(post, 2 * _FENCE, 2 * _FENCE), _FENCE, theme.VERMILION_DARK, theme.LACQUER)
        for cell, what in enumerate(self._view.cells):
            if what:
                self._figure(canvas, seat_of(what), rank_of(what), boxes[cell])
        return whole.inset(-_RIM)

    def _box(self, whole: Rect, side: float, cell: int) -> Rect:
        row, column = divmod(cell, self._view.board.columns)
        corner = self._corner(whole, side, column, row + 1)
        if self._turned:
            corner = self._corner(whole, side, column + 1, row)
        return Rect(corner.x, corner.y, side, side)

    def _corner(self, whole: Rect, side: float, x: int, y: int) -> Point:
        if self._turned:
            return Point(whole.right - x * side, whole.y + y * side)
        return Point(whole.x + x * side, whole.bottom - y * side)

    def _fallen(self, canvas: Canvas, place: Rect) -> None:
        """Every defeat in order: the winner, and next to it, shaded, the figure that fell."""
        if not self.defeats:
            return
        rows = -(-len(self.defeats) // _COLUMNS)
        height = min(_TALLEST, place.h / rows)
        width = place.w / _COLUMNS
        for number, defeat in enumerate(self.defeats):
            row, column = divmod(number, _COLUMNS)
            box = Rect(place.x + column * width, place.y + row * height, width, height)
            half = box.w / 2
            winner, loser = Rect(box.x, box.y, half, box.h), Rect(box.x + half - 7, box.y, half, box.h)
            self._figure(canvas, 1 - defeat.winner, defeat.rank, loser, fallen=True)
            if defeat.by:
                self._figure(canvas, defeat.winner, defeat.by, winner)
            else:
                token = self._art.action_token("kidnap", canvas.px(min(half, box.h) * 0.8))
                canvas.blit_centred(token, winner.centre)

    def _figure(self, canvas: Canvas, seat: int, rank: int, box: Rect, *, fallen: bool = False) -> None:
        width = canvas.px(min(box.w * 0.92, box.h * 0.98 / FIGURE_SHAPE))
        figure = self._art.figure(SIDES[seat], rank, width)
        if not fallen:
            canvas.blit_centred(figure, box.centre)
            return
        grey = canvas.made(("grey", seat, rank, width), lambda: pygame.transform.grayscale(figure))
        canvas.blit_centred(grey, box.centre, _FADED)
