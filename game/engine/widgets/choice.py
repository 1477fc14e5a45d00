"""One of several options: slips of paper in a lacquer tray, or a stepper that shows one at a time."""

from collections.abc import Hashable, Mapping, Sequence
from itertools import accumulate, pairwise
from typing import NamedTuple

import pygame

from game.engine.canvas import Canvas
from game.engine.draw import paper
from game.engine.draw.shapes import hex_colour
from game.engine.geometry import Point, Rect
from game.engine.input.commands import Kind
from game.engine.look import theme
from game.engine.scenes import Target
from game.engine.widgets import materials
from game.engine.widgets.button import IconButton
from game.engine.widgets.widget import Answer, Changed, Refused, Used, Widget

_STEPS = {Kind.LEFT: -1, Kind.RIGHT: 1}
_PAD, _EDGE = 4, 8
_LETTERS = 20.0
_AIR = 2.5
"""What the edges of a fitted slip take, in letters."""


class ChoiceItem(NamedTuple):
    """One option; `str(value)` must be a plain word, since it becomes part of a target's name."""

    value: Hashable
    label: str


class Choice(Widget):
    """All options side by side; the chosen one is raised and has a red thread."""

    def __init__(
        self,
        name: str,
        rect: Rect,
        options: Sequence[ChoiceItem],
        chosen: Hashable,
        *,
        disabled: str | None = None,
        refused: Mapping[Hashable, str] | None = None,
        fitted: bool = False,
    ) -> None:
        """`refused` maps values that cannot be chosen now to the text key of the reason.

        `fitted` slips are as wide as their words are long, for a tray that is too narrow for equal ones.
        """
        super().__init__(name, rect, disabled=disabled)
        self.options = list(options)
        self.refused = dict(refused or {})
        self.index = [option.value for option in options].index(chosen)
        self._over: int | None = None
        self._fitted = fitted

    @property
    def value(self) -> Hashable:
        """The chosen value."""
        return self.options[self.index].value

    @property
    def ring(self) -> tuple[Rect, float]:
        """The chosen slip."""
        return self._slips()[self.index], theme.RADIUS_SLIP

    def point(self, at: Point | None) -> Answer:
        """Also note which slip is under the pointer."""
        self._over = None if at is None else self._slip_at(at)
        return super().point(at)

    def steer(self, kind: Kind) -> Answer:
        """Left and right choose the neighbour; at the ends the focus moves on."""
        step = _STEPS.get(kind)
        place = self.index + (step or 0)
        if step is None or not 0 <= place < len(self.options):
            return None
        return Refused(self.name, self.disabled) if self.disabled else self._choose(place)

    def activate(self, at: Point | None) -> Answer:
        """A click chooses the slip under it, Enter the next one."""
        place = (self.index + 1) % len(self.options) if at is None else self._slip_at(at)
        return Used(self.name) if place is None else self._choose(place)

    def targets(self) -> list[Target]:
        """Every slip, as `name.value`."""
        pairs = zip(self.options, self._slips(), strict=True)
        return [Target(f"{self.name}.{option.value}", slip) for option, slip in pairs]

    def draw(self, canvas: Canvas) -> None:
        """Draw the tray, the raised slip and the text."""
        size_px = canvas.layout.rect_to_px(self.rect)[2:]
        opacity = 1.0 if self.disabled is None else 0.5
        tray = canvas.made(("choice tray", size_px), lambda: _tray(canvas, size_px))
        materials.place(canvas, tray, self.rect, opacity=opacity)
        slips = self._slips()
        raised = slips[self.index]
        raised_px = canvas.layout.rect_to_px(raised)[2:]
        face = canvas.made(("slip", raised_px), lambda: _slip(canvas, raised_px))
        materials.place(canvas, face, raised, opacity=opacity)
        size = self._letters(canvas)
        for place, (option, slip) in enumerate(zip(self.options, slips, strict=True)):
            if place == self.index:
                style, box = theme.BUTTON.sized(size), Rect(slip.x, slip.y - 2, slip.w, slip.h - 4)
            else:
                ink = canvas.theme.light_text if place == self._over else canvas.theme.tray_text
                ink = theme.mix(theme.TRAY, ink, 0.45) if option.value in self.refused else ink
                style, box = theme.LABEL.sized(size).on(ink), slip
            canvas.text(option.label, box.inset(_EDGE, 0), style, "centre", wrap=False, opacity=opacity)

    def _letters(self, canvas: Canvas) -> float:
        """The size at which the longest label fits: all of them have the same."""
        style, slips = theme.BUTTON.sized(_LETTERS), self._slips()
        fits = min(
            (slip.w - 2 * _EDGE) / canvas.measure(option.label, style)[0]
            for option, slip in zip(self.options, slips, strict=True)
        )
        smallest = theme.SMALLEST_TEXT / canvas.writer.size_factor
        return _LETTERS if fits >= 1 else max(smallest, int(_LETTERS * fits))

    def _choose(self, place: int) -> Answer:
        value = self.options[place].value
        if value in self.refused:
            return Refused(self.name, self.refused[value])
        if place == self.index:
            return Used(self.name)
        self.index = place
        return Changed(self.name, value)

    def _slips(self) -> list[Rect]:
        inside = self.rect.inset(_PAD)
        if not self._fitted:
            return inside.columns(len(self.options))
        weights = [len(option.label) + _AIR for option in self.options]
        # Whole numbers, so that no two slips share an edge by a rounding error.
        edges = [round(inside.x + inside.w * part / sum(weights)) for part in accumulate(weights, initial=0)]
        return [Rect(left, inside.y, right - left, inside.h) for left, right in pairwise(edges)]

    def _slip_at(self, at: Point) -> int | None:
        for place, slip in enumerate(self._slips()):
            if slip.contains(at):
                return place
        return None


class Stepper(Widget):
    """One option at a time between two arrows; wraps around."""

    def __init__(
        self,
        name: str,
        rect: Rect,
        options: Sequence[ChoiceItem],
        chosen: Hashable,
        *,
        disabled: str | None = None,
        ground: materials.Ground = "paper",
    ) -> None:
        super().__init__(name, rect, disabled=disabled)
        self.options = list(options)
        self.index = [option.value for option in options].index(chosen)
        self.ground = ground
        side = rect.h
        left, right = Rect(rect.x, rect.y, side, side), Rect(rect.right - side, rect.y, side, side)
        self._arrows = (
            IconButton(f"{name}.previous", left, "left", "paper", disabled=disabled, ground=ground),
            IconButton(f"{name}.next", right, "right", "paper", disabled=disabled, ground=ground),
        )

    @property
    def value(self) -> Hashable:
        """The chosen value."""
        return self.options[self.index].value

    def point(self, at: Point | None) -> Answer:
        """Raise or lower the arrow under the pointer."""
        for arrow in self._arrows:
            arrow.point(at)
            arrow.pressed = self.pressed and arrow.hovered
        return super().point(at)

    def press(self, at: Point) -> Answer:
        """Lower the arrow that was pressed."""
        for arrow in self._arrows:
            arrow.pressed = arrow.contains(at)
        return super().press(at)

    def release(self, at: Point | None) -> Answer:
        """Raise both arrows again."""
        for arrow in self._arrows:
            arrow.pressed = False
        return super().release(at)

    def steer(self, kind: Kind) -> Answer:
        """Left and right go to the neighbour."""
        step = _STEPS.get(kind)
        if step is None:
            return None
        return Refused(self.name, self.disabled) if self.disabled else self._step(step)

    def activate(self, at: Point | None) -> Answer:
        """The left arrow goes back; everything else, and Enter, goes forward."""
        return self._step(-1 if at is not None and self._arrows[0].contains(at) else 1)

    def targets(self) -> list[Target]:
        """The two arrows."""
        return [Target(arrow.name, arrow.rect) for arrow in self._arrows]

    def draw(self, canvas: Canvas) -> None:
        """Draw the arrows and the text between them."""
        for arrow in self._arrows:
            arrow.draw(canvas)
        between = self.rect.inset(self.rect.h + 8, 0)
        ink = materials.ink_on(canvas.theme, self.ground, disabled=self.disabled is not None)
        canvas.text(self.options[self.index].label, between, theme.NAME.sized(22).on(ink), "centre", wrap=False)

    def _step(self, step: int) -> Answer:
        self.index = (self.index + step) % len(self.options)
        return Changed(self.name, self.value)


def _tray(canvas: Canvas, size_px: tuple[int, int]) -> pygame.Surface:
    scale = canvas.scale
    body = paper.rounded(
        size_px,
        theme.RADIUS_TRAY * scale,
        theme.TRAY,
        theme.GOLD_LINE,
        line_width=max(1.0, 1.2 * scale),
        line_inset=2 * scale,
        line_opacity=canvas.theme.edge_opacity,
    )
    return materials.framed(paper.grain(body, 3.0, 4, fibres=False), scale, theme.SHADOW_SLIP)


def _slip(canvas: Canvas, size_px: tuple[int, int]) -> pygame.Surface:
    look, scale = canvas.theme, canvas.scale
    body = materials.sheet_face(look, size_px, theme.RADIUS_SLIP * scale, (look.slip_light, look.slip_dark), None)
    width, height = size_px
    thread = paper.drawn(
        f'<path d="M{width * 0.25} {height - 6 * scale}H{width * 0.75}" fill="none"'
        f' stroke="{hex_colour(theme.VERMILION)}" stroke-width="{3 * scale}" stroke-linecap="round"/>',
        size_px,
    )
    body.blit(thread, (0, 0))
    return materials.framed(body, scale, theme.SHADOW_SLIP)
