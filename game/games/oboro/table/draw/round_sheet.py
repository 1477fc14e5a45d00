"""Draws the scoring of a round: three hanging scrolls over the night, filled row by row."""

from functools import partial

import pygame

from game.engine.canvas import Canvas
from game.engine.draw.static_layer import StaticLayer
from game.engine.geometry import Rect
from game.engine.look import theme
from game.engine.widgets import panels
from game.games.oboro.rules.cards import SEATS, SUITS
from game.games.oboro.table.anim.highlights import seal_place
from game.games.oboro.table.anim.score_counts import RoundCount
from game.games.oboro.table.draw.cards import Cards
from game.games.oboro.table.draw.paper_slips import NOTHING, draw_number
from game.games.oboro.table.draw.seats import Seats
from game.games.oboro.table.layout import TableLayout
from game.games.oboro.table.words import Words
from game.table.cards.flight import Pose

_FIRST_HIGHER = 14.0
_TITLE = Rect(540, 16, 520, 68)
_CARD = 70.0
_DIAL = 100.0
_ROW = 62.0
_SEAL = 86.0
_DIMMED = 0.42


class RoundSheet:
    """The night, the scrolls as filled so far, and the steps below them."""

    def __init__(self, cards: Cards, places: TableLayout, seats: Seats, words: Words) -> None:
        self._cards = cards
        self._art = cards.art
        self._places = places
        self._seats = seats
        self._words = words
        self._still = StaticLayer()

    def draw(self, canvas: Canvas, counted: RoundCount) -> None:
        """Draw the whole window."""
        hanging = counted.unrolled >= 1
        step = counted.step if counted.coming >= 1 else max(0, counted.step - 1)
        shows = (counted.event, hanging, step, counted.step, self._places.south, counted.sealed >= 1)
        self._still.draw(canvas, shows, partial(self._compose, counted=counted, hanging=hanging, rows=step))
        if not hanging:
            for seat in range(SEATS):
                self._scroll(canvas, seat, counted, rise=760 * (1 - counted.unrolled))
        elif counted.step > step:
            for seat in range(SEATS):
                self._row(canvas, seat, counted, counted.step - 1, counted.coming)
        if 0 < counted.sealed < 1:
            for seat in filter(counted.first, range(SEATS)):
                self._seal(canvas, seat, counted.sealed)

    def _seal(self, canvas: Canvas, seat: int, down: float) -> None:
        """The seal of the first place, on its way to the paper."""
        seal = self._art.first_seal(canvas.px(_SEAL))
        if down < 1:
            seal = pygame.transform.smoothscale_by(seal, 1 + 1.8 * (1 - down))
        canvas.blit_centred(seal, seal_place(self._places, seat), min(1.0, 0.3 + down))

    def _compose(self, canvas: Canvas, counted: RoundCount, hanging: bool, rows: int) -> None:
        canvas.surface.blit(self._art.backdrop(canvas.layout.window_px), (0, 0))
        canvas.dim(_DIMMED)
        title = self._words.say("oboro.round.title", number=counted.event.number)
        panels.draw_title(canvas, title, _TITLE, align="centre")
        panels.draw_floor(canvas)
        self._steps(canvas, counted)
        if hanging:
            for seat in range(SEATS):
                self._scroll(canvas, seat, counted)
                for row in range(rows):
                    self._row(canvas, seat, counted, row, 1.0)
        if counted.rule is not None and counted.step >= 3:
            style = theme.FLAVOUR.sized(22).on("light_text")
            canvas.text(self._words.say(counted.rule), self._places.zone("tally.words"), style, "centre", wrap=False)

    def _page(self, seat: int, counted: RoundCount) -> Rect:
        """The paper of a seat's scroll; the first place hangs higher."""
        place = self._places.scroll(seat)
        return place.moved(0, -_FIRST_HIGHER if counted.first(seat) else 0)

    def _scroll(self, canvas: Canvas, seat: int, counted: RoundCount, rise: float = 0.0) -> None:
        page = self._page(seat, counted).moved(0, -rise)
        standing = "first" if counted.first(seat) else "failed" if counted.failed(seat) else "placed"
        # The winner must not show before the count is over.
        known = standing if counted.step > 2 else "placed"
        canvas.blit_centred(self._art.hanging_scroll(canvas.layout.size_to_px(page.size), seat, known), page.centre)
        inside = page.inset(64, 0)
        canvas.blit_centred(self._art.crest(seat, canvas.px(66)), (inside.x + 34, page.y + 72))
        room = inside.w - 84 - (40 if known == "first" else 0)
        canvas.text(self._words.player(seat), Rect(inside.x + 84, page.y + 38, room, 38), theme.NAME, wrap=False)
        had = self._words.say("oboro.round.had", count=counted.before[seat])
        line = Rect(inside.x + 84, page.y + 76, room, 28)
        taken = canvas.text(had, line, theme.SMALL.on("ink_soft"), wrap=False)
        star = self._art.shuriken(canvas.px(24), on_paper=True)
        for piece in range(counted.pieces[seat]):
            canvas.blit_centred(star, (taken.right + 22 + 22 * piece, line.centre.y))
        self._stacks(canvas, inside, page.y + 178, seat, counted)
        if known == "first" and counted.sealed >= 1:
            self._seal(canvas, seat, 1.0)

    def _stacks(self, canvas: Canvas, inside: Rect, y: float, seat: int, counted: RoundCount) -> None:
        for suit, name in enumerate(SUITS):
            pose = Pose(inside.x + _CARD / 2 + suit * (_CARD + 6), y, 0.0, _CARD)
            top = counted.tops[seat][suit]
            if top is None:
                slot = self._art.stack_slot(name, canvas.px(_CARD), on_paper=True)
                canvas.blit_centred(slot, (pose.x, pose.y))
            else:
                self._cards.lying(canvas, top, pose)
        if counted.step > 0:
            box = Rect.around((inside.right - _DIAL / 2 + 12, y), _DIAL, _DIAL)
            self._seats.dial(canvas, box, counted.event.powers[seat], counted.mission)

    def _row(self, canvas: Canvas, seat: int, counted: RoundCount, row: int, opacity: float) -> None:
        page = self._page(seat, counted)
        box = Rect(page.x + 64, page.y + 250 + row * _ROW, page.w - 128, _ROW)
        panels.draw_rule(canvas, box, box.y)
        step = counted.STEPS[row]
        label = self._words.say(f"oboro.round.{step}", mission=counted.mission)
        value, ink = self._value(seat, counted, step)
        style = theme.NAME.sized(29 if step == "points" else 25).on(ink)
        told = box._replace(x=box.x + 90, w=box.w - 90)
        taken = canvas.text(value, told, style, "right", wrap=False, opacity=opacity)
        room = box._replace(w=taken.x - box.x - 10)
        canvas.text(label, room, theme.LABEL.sized(21).on("ink_soft"), wrap=False, opacity=opacity)
        if step == "points":
            self._total(canvas, page, seat, counted, opacity)

    def _value(self, seat: int, counted: RoundCount, step: str) -> tuple[str, theme.Colour | theme.Ink]:
        event, say = counted.event, self._words.say
        if step == "power":
            values = counted.sum_of(seat)
            added = " + ".join(map(str, values))
            return (f"{added} = {event.powers[seat]}" if len(values) > 1 else str(event.powers[seat])), "ink"
        if step == "mission":
            failed = counted.failed(seat)
            words = say("oboro.round.over" if failed else "oboro.round.within")
            return words, theme.BLOOD if failed else theme.MOSS
        if step == "place":
            place = event.places[seat]
            return (say(f"oboro.place.{place}"), "ink") if place else (NOTHING, "ink_soft")
        return f"+{event.points[seat]}", theme.GAIN if event.points[seat] else "ink_soft"

    def _total(self, canvas: Canvas, page: Rect, seat: int, counted: RoundCount, opacity: float) -> None:
        box = Rect(page.x + 56, page.bottom - 106, page.w - 112, 70)
        first = counted.first(seat)
        plate = self._art.total_plate(canvas.layout.size_to_px(box.size), first=first)
        canvas.blit_centred(plate, box.centre, opacity)
        before, more = counted.before[seat], counted.event.points[seat]
        inside = box.inset(26, 0)
        ink = canvas.theme.light_text
        canvas.text(self._words.say("oboro.round.total"), inside, theme.LABEL.on(ink), wrap=False, opacity=opacity)
        canvas.text(f"{before} + {more}", inside, theme.BODY.sized(23).on(ink), "centre", wrap=False, opacity=opacity)
        draw_number(canvas, before + more, (inside.right - 22, inside.centre.y), 30, theme.MOON, opacity=opacity)

    def _steps(self, canvas: Canvas, counted: RoundCount) -> None:
        """A moon for each step that is counted."""
        for place, box in enumerate(self._places.zone("tally.steps").columns(len(counted.STEPS))):
            now, done = counted.step == place + 1, counted.step > place + 1
            if place:
                canvas.line((box.x - 44, box.centre.y), (box.x - 4, box.centre.y), theme.GOLD_DARK)
            canvas.blit_centred(self._art.step_moon(canvas.px(30), now=now, done=done), (box.x + 22, box.centre.y))
            words = self._words.say(f"oboro.round.step.{counted.STEPS[place]}")
            style = theme.LABEL.sized(22).on("light_text" if now or done else "light_text_soft")
            canvas.text(words, Rect(box.x + 46, box.y, box.w - 94, box.h), style, wrap=False)
