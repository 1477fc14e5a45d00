"""The seek bar of a replay: a cord along the lower edge with a mark for every turn, and a seal as its handle."""

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.engine.canvas import Canvas
from game.engine.draw import paper
from game.engine.draw.shapes import hex_colour
from game.engine.geometry import Point, Rect
from game.engine.look import theme
from game.engine.scenes import Target
from game.engine.widgets import materials
from game.engine.widgets.widget import Answer, Changed, Used, Widget
from game.table.history.commentary import Moment
from game.table.history.replay import FinishedMatch

HEIGHT = 14.0
"""So slim that no plate of any table lies below it."""

_REACH = 12.0
"""How far above it a pointer may be that means it."""

_KNOB = 16.0
_SIDE = 26.0
_CATCH = 5.0
"""A pointer this close to a mark, in design units, snaps to it."""


class Mark(NamedTuple):
    """The beginning of a turn."""

    at: int
    moment: Moment
    chapter: bool
    """Whether a round begins, too."""


def marks_of(played: FinishedMatch) -> list[Mark]:
    """Return the decisions with which turns begin, in order."""
    found: list[Mark] = []
    before: Moment | None = None
    for decision in range(played.last):
        moment = played.commentary.moment(played.before(decision))
        if moment != before:
            found.append(Mark(decision, moment, before is not None and moment[0] != before[0]))
        before = moment
    return found


class ReplayBar(Widget):
    """Click or drag to seek. The arrow keys are handled by the scene."""

    def __init__(self, seen: Rect, marks: Sequence[Mark], last: int, at: int, noted: int | None = None) -> None:
        """`seen` is the visible area; `noted` is a decision with a note."""
        super().__init__("reel.bar", Rect(seen.x, seen.bottom - HEIGHT, seen.w, HEIGHT))
        self._marks = marks
        self._last = last
        self._noted = noted
        self.at = at
        self.pointed: int | None = None
        """The decision under the pointer."""

    @property
    def ring(self) -> tuple[Rect, float]:
        """The seal."""
        return Rect.around((self.x_of(self.at), self.rect.centre.y), _KNOB, _KNOB), _KNOB / 2

    def contains(self, at: Point) -> bool:
        """Whether a point hits the bar or the strip above it."""
        return Rect(self.rect.x, self.rect.y - _REACH, self.rect.w, self.rect.h + _REACH).contains(at)

    def x_of(self, decision: int) -> float:
        """Return the x of a decision on the cord."""
        cord = self._cord()
        return cord.x + cord.w * decision / max(1, self._last)

    def point(self, at: Point | None) -> Answer:
        """Also note which decision is under the pointer."""
        self.pointed = self._decision(at) if at is not None and (self.pressed or self.contains(at)) else None
        return super().point(at)

    def drag(self, at: Point) -> Answer:
        """Move the seal to the pointer."""
        decision = self._decision(at)
        if decision == self.at:
            return Used(self.name)
        self.at = decision
        return Changed(self.name, decision)

    def activate(self, at: Point | None) -> Answer:  # noqa: ARG002
        """Do nothing: dragging has done it all."""
        return Used(self.name)

    def targets(self) -> list[Target]:
        """The whole bar, and every mark as `reel.turn.<number>`."""
        y = self.rect.centre.y
        marks = [
            Target(f"reel.turn.{number}", Rect.around((self.x_of(mark.at), y), 4, HEIGHT - 4))
            for number, mark in enumerate(self._marks, start=1)
        ]
        return [Target(self.name, self.rect), *marks]

    def draw(self, canvas: Canvas) -> None:
        """Draw the strip, the cord with its marks, and the seal."""
        rect, y = self.rect, self.rect.centre.y
        canvas.rounded(rect, 0, ((0.0, theme.LACQUER_DARK), (1.0, theme.LACQUER_LIP)), opacity=0.92)
        canvas.rounded(Rect(rect.x, rect.y, rect.w, 1.5), 0, theme.GOLD_DARK, opacity=0.7)
        cord, knob = self._cord(), self.x_of(self.at)
        canvas.rounded(Rect(cord.x, y - 2.5, cord.w, 5), 2.5, theme.LACQUER_LIGHT)
        canvas.rounded(Rect(cord.x, y - 2.5, knob - cord.x, 5), 2.5, theme.GOLD)
        for mark in self._marks:
            self._draw_mark(canvas, mark, y)
        if self._noted is not None:
            diamond = canvas.made("replay note", lambda: _diamond(canvas))
            materials.place(canvas, diamond, Rect.around((self.x_of(self._noted), y), _KNOB, _KNOB))
        lit = self.hovered or self.pressed
        seal = canvas.made(("replay knob", lit), lambda: _knob(canvas, lit))
        materials.place(canvas, seal, Rect.around((knob, y), _KNOB, _KNOB))

    def _draw_mark(self, canvas: Canvas, mark: Mark, y: float) -> None:
        passed = mark.at <= self.at
        height, width = (12.0, 3.0) if mark.chapter else (8.0, 2.0)
        ink = theme.GOLD_LIGHT if passed else canvas.theme.tray_text
        canvas.rounded(Rect.around((self.x_of(mark.at), y), width, height), 1, ink, opacity=1.0 if passed else 0.7)

    def _decision(self, at: Point) -> int:
        cord = self._cord()
        decision = round((at.x - cord.x) / cord.w * self._last)
        near = [mark.at for mark in self._marks if abs(self.x_of(mark.at) - at.x) <= _CATCH]
        if near and not self._marks_crowd:
            return min(near, key=lambda mark: abs(self.x_of(mark) - at.x))
        return min(max(decision, 0), self._last)

    @property
    def _marks_crowd(self) -> bool:
        """Whether the marks are too close for snapping."""
        return len(self._marks) * 3 * _CATCH > self._cord().w

    def _cord(self) -> Rect:
        return Rect(self.rect.x + _SIDE, self.rect.y, self.rect.w - 2 * _SIDE, self.rect.h)


def _knob(canvas: Canvas, lit: bool) -> pygame.Surface:
    seal = (
        f'<circle cx="20" cy="20" r="18" fill="{hex_colour(theme.VERMILION)}"'
        f' stroke="{hex_colour(theme.VERMILION_LINE)}" stroke-width="2.4"/>'
        f'<path d="M20 12L28 20L20 28L12 20Z" fill="{hex_colour(canvas.theme.slip_light)}"/>'
    )
    body = paper.drawn(seal, canvas.layout.size_to_px((_KNOB, _KNOB)), (40, 40))
    return materials.framed(body, canvas.scale, theme.SHADOW_SLIP, theme.GLOW_HOVER if lit else None)


def _diamond(canvas: Canvas) -> pygame.Surface:
    shape = (
        f'<path d="M20 3L37 20L20 37L3 20Z" fill="{hex_colour(theme.VERMILION)}"'
        f' stroke="{hex_colour(canvas.theme.slip_light)}" stroke-width="3"/>'
    )
    return materials.framed(paper.drawn(shape, canvas.layout.size_to_px((_KNOB, _KNOB)), (40, 40)), canvas.scale, None)
