"""Draws the shuriken scoring: play pauses, the pieces are counted on a sheet over the trick."""

import pygame

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.look import theme
from game.engine.widgets import panels
from game.games.oboro.rules.cards import SCORINGS, SEATS
from game.games.oboro.table.anim.score_counts import PiecesCount
from game.games.oboro.table.art.pictures import OboroArt
from game.games.oboro.table.draw.paper_slips import NOTHING, draw_number
from game.games.oboro.table.layout import TableLayout
from game.games.oboro.table.words import Words

_SHEET = Rect.around((800, 334), 720, 346)
GO_ON = Rect.around((_SHEET.centre.x, _SHEET.bottom + 6), 220, 60)
"""The button to continue."""

_STAR = 40.0
_DROP = 40.0


class PiecesSheet:
    """Three columns, one per seat, in seating order."""

    def __init__(self, art: OboroArt, places: TableLayout, words: Words) -> None:
        self._art = art
        self._places = places
        self._words = words

    def draw(self, canvas: Canvas, counted: PiecesCount) -> None:
        """Draw the sheet at its present progress."""
        rise = _DROP * (1 - counted.shown)
        sheet = _SHEET.moved(0, -rise)
        panels.draw_sheet(canvas, sheet)
        say, number = self._words.say, counted.event.number
        head = Rect(sheet.x + 40, sheet.y + 20, sheet.w - 80, 46)
        canvas.text(say("oboro.pieces.title", number=number), head, theme.HEADING, "centre", wrap=False)
        body = Rect(sheet.x + 30, sheet.y + 74, sheet.w - 60, 186)
        columns = body.columns(SEATS, 12)
        for seat in range(SEATS):
            self._column(canvas, columns[(1, 0, 2)[self._places.position(seat)]], seat, counted)
        panels.draw_rule(canvas, sheet.inset(40, 0), sheet.bottom - 80)
        foot = Rect(sheet.x + 40, sheet.bottom - 74, sheet.w - 80, 36)
        words = say("oboro.pieces.last" if number == SCORINGS else "oboro.pieces.back")
        canvas.text(words, foot, theme.FLAVOUR.sized(21), "centre", wrap=False)

    def _column(self, canvas: Canvas, box: Rect, seat: int, counted: PiecesCount) -> None:
        event = counted.event
        canvas.blit_centred(self._art.crest(seat, canvas.px(44)), (box.x + 30, box.y + 26))
        name = Rect(box.x + 60, box.y + 6, box.w - 64, 40)
        canvas.text(self._words.player(seat), name, theme.NAME.sized(24), wrap=False)
        count = event.pieces[seat]
        step = min(_STAR + 2, (box.w - _STAR) / max(1, count - 1))
        before = sum(event.pieces[:seat])
        for piece in range(count):
            x = box.centre.x + (piece - (count - 1) / 2) * step
            self._star(canvas, (x, box.y + 82), counted.landed - before - piece)
        if not count:
            canvas.text(NOTHING, Rect(box.x, box.y + 60, box.w, 44), theme.HEADING.on("ink_soft"), "centre")
        if counted.told <= 0:
            return
        line = Rect(box.x, box.y + 120 - 16 * (1 - counted.told), box.w, 56)
        if not event.places[seat]:
            canvas.text("+0", line, theme.HEADING.on("ink_soft"), "centre", wrap=False, opacity=min(1.0, counted.told))
            return
        place = self._words.say(f"oboro.place.{event.places[seat]}")
        left, right = line.columns(2)
        canvas.text(place, left, theme.LABEL.on("ink_soft"), "centre", wrap=False, opacity=min(1.0, counted.told))
        scroll = self._art.points(canvas.px(84))
        canvas.blit_centred(scroll, right.centre, min(1.0, counted.told))
        draw_number(canvas, event.points[seat], right.centre, 26, theme.GAIN, opacity=min(1.0, counted.told))

    def _star(self, canvas: Canvas, at: tuple[float, float], landed: float) -> None:
        """A piece that spins down onto the sheet; it lies there from 1 on."""
        if landed <= 0:
            return
        left = max(0.0, 1 - 1.6 * landed)
        star = self._art.shuriken(canvas.px(_STAR), tilt=round(24 * left) * 15 % 90, on_paper=True)
        if left:
            star = pygame.transform.smoothscale_by(star, 1 + 1.6 * left)
        canvas.blit_centred(star, (at[0] + 60 * left, at[1] - 90 * left), 1 - 0.5 * left)
