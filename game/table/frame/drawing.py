"""Draws a table: the game's face and, above it, what all tables share."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.engine.canvas import Canvas
from game.engine.draw import paper
from game.engine.geometry import Rect
from game.engine.layout import DESIGN
from game.engine.look import theme
from game.engine.widgets.focus_ring import draw_ring
from game.engine.widgets.tooltip import Tip, draw_tip
from game.engine.widgets.widget import Widget
from game.table.face.seats_shown import SeatsShown
from game.table.frame import chrome
from game.table.frame.layer import Layered
from game.table.frame.news import is_news
from game.table.frame.pennant import Pennant, draw_pennant
from game.table.hint.slip import HintSlip

if TYPE_CHECKING:  # avoids an import cycle: the view imports this module
    from game.table.view import TableView

SIGN_AFTER = 0.3
"""Seconds of thinking after which the table says so."""


def beneath(widget: Widget) -> bool:
    """Whether a widget belongs to the table itself, below the open log."""
    return not isinstance(widget.payload, chrome.Framed | Layered)


class TableDrawing:
    """Draws what a view knows; changes nothing."""

    def __init__(self, view: TableView) -> None:
        self._view = view

    def draw(self, canvas: Canvas) -> None:
        """Draw the face and, above it, what all tables share."""
        view = self._view
        self.draw_table(canvas)
        view.hint_panel.draw(canvas)
        if view.remarks.said is not None:
            view.remarks.draw(canvas, view.face.slip_spot(view.remarks.said[0]))
        self._draw_pennant(canvas)
        self._draw_hit(canvas)
        view.toast.draw(canvas, view.in_use)
        if view.caution.asking:  # the question replaces the tooltip there
            view.caution.draw(canvas)
        else:
            view.looking.tooltip.draw(canvas)
        if view.asleep:
            chrome.draw_asleep(canvas, view.kit.say("table.asleep"))

    def _draw_pennant(self, canvas: Canvas) -> None:
        """Say who begins or where the end is near, one at a time, while the player reads nothing else."""
        view = self._view
        reads = view.busy or view.log.open or view.hint_panel.open
        pennant = None if reads or not view.presenter.patient else self._pennant()
        if pennant is not None:
            strip = view.news.rect
            needed = (*view.needed(), *self._framed(canvas), *([strip] if strip is not None else []))
            draw_pennant(canvas, pennant, needed, view.others())

    def _pennant(self) -> Pennant | None:
        view = self._view
        begins = view.presenter.beginning
        if begins is not None and begins.place is not None and not view.session.match.decisions:
            place = view.face.where(begins.place)
            return None if place is None else Pennant(begins.text, place, calm=True)
        deciding = view.session.human_to_move and view.presenter.eyes.seat == view.session.to_move
        return view.face.threat() if deciding else None

    def _draw_hit(self, canvas: Canvas) -> None:
        """Draw what has just hit the player beside its place."""
        view = self._view
        hit = view.presenter.hit
        if hit is None:
            return
        place = view.face.where(hit.place) if hit.place is not None else None
        anchor = place or Rect.around(DESIGN.centre, 2, 2)
        if place is not None:
            draw_ring(canvas, place, theme.RADIUS_BUTTON)
        needed = (*view.needed(), *self._framed(canvas))
        draw_tip(canvas, Tip(anchor, hit.text, view.kit.say("table.news.click"), needed, view.others()))

    def _framed(self, canvas: Canvas) -> list[Rect]:
        """The title and the buttons around the table, and the slips of a hint."""
        view = self._view
        found = [widget.rect for widget in view.focus.widgets if isinstance(widget.payload, chrome.Framed)]
        return [*found, chrome.title_box(canvas, view.session.match.game.title)]

    def _in_the_way(self, canvas: Canvas) -> bool:
        """Whether the strip of news would cover the preview of a move."""
        strip = self._view.news.rect
        return strip is not None and any(strip.overlaps(rect) for rect in self._view.face.previewed(canvas.visible))

    def place_public_zone(self, box: Rect) -> Rect | None:
        """Return where in a box `draw_public_zone` draws: at its left, as large as half of it allows."""
        zone = self._view.face.public_zone
        if zone is None:
            return None
        share = min(box.w / 2 / zone.w, box.h / zone.h)
        return Rect(box.x, box.centre.y - zone.h * share / 2, zone.w * share, zone.h * share)

    def draw_public_zone(self, canvas: Canvas, box: Rect) -> None:
        """Draw the part of the covered table that everybody looks at into the left of a box."""
        view = self._view
        zone, place = view.face.public_zone, self.place_public_zone(box)
        if zone is None or place is None:
            return
        whole = canvas.onto(pygame.Surface(canvas.layout.window_px, 0, 32))
        view.face.draw(whole, SeatsShown(view.session.players, view.session.to_move, thinking=False))
        part = whole.surface.subsurface(pygame.Rect(canvas.layout.rect_to_px(zone)).clip(whole.surface.get_rect()))
        size_px = canvas.layout.size_to_px(place.size)
        corners = paper.rounded(size_px, theme.RADIUS_SLIP * canvas.scale, theme.WHITE)
        canvas.blit(
            paper.clip_to(pygame.transform.smoothscale(part, size_px).convert_alpha(), corners), (place.x, place.y)
        )

    def draw_table(self, canvas: Canvas, *, hints: bool = True) -> None:
        """Draw the table with everything that lies on it; `hints` says whether with slips that advise."""
        view, session = self._view, self._view.session
        thinking = not view.busy and not session.human_to_move and session.thinking_for > SIGN_AFTER
        # No other player is called to the table while this player's secrets are visible.
        asked = view.presenter.eyes.seat if view.presenter.eyes.passing else session.to_move
        view.face.draw(canvas, SeatsShown(session.players, asked, thinking, view.remarks.feelings.moods))
        if not view.bare and not (view.layer is not None and view.layer.titled):
            chrome.draw_title(canvas, session.match.game.title)
        for widget in view.focus.widgets:
            if beneath(widget):
                widget.draw(canvas)
        news = not view.bare and not self._in_the_way(canvas)
        if news:
            view.news.draw(canvas, view.face.where, view.looking.pointer)
        if not view.bare:
            view.offer.draw(canvas, keys=view.focus.shown)
            view.log.draw(canvas)
        if view.layer is not None:
            view.layer.draw(canvas)
        for widget in view.focus.widgets:
            if beneath(widget) or (view.bare and isinstance(widget.payload, chrome.Framed)):
                continue
            if not news and is_news(widget):
                continue
            if hints or not isinstance(widget, HintSlip):
                widget.draw(canvas)
        view.focus.draw_ring(canvas)
        view.draw_pointed(canvas)
