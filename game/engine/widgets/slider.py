"""A number between two ends: a cord between pegs, gold up to the knob."""

import pygame

from game.engine.canvas import Canvas
from game.engine.draw import paper
from game.engine.draw.shapes import hex_colour
from game.engine.geometry import Point, Rect
from game.engine.input.commands import Kind
from game.engine.look import theme
from game.engine.widgets import materials
from game.engine.widgets.widget import Answer, Changed, Refused, Used, Widget

_KNOB = 36
_SHOWN = 84
"""Width of the slip at the right that shows the value."""


class Slider(Widget):
    """Whole numbers from 0 to `steps`; the slip beside it shows the value as `shown` writes it."""

    def __init__(
        self,
        name: str,
        rect: Rect,
        value: int,
        steps: int,
        shown: str = "{value}",
        *,
        disabled: str | None = None,
    ) -> None:
        """`shown` is a format such as "{percent} %" with `value` or `percent`."""
        super().__init__(name, rect, disabled=disabled)
        self.value = value
        self.steps = steps
        self.shown = shown

    @property
    def ring(self) -> tuple[Rect, float]:
        """The knob."""
        return Rect.around((self._knob_x(), self.rect.centre.y), _KNOB, _KNOB), _KNOB / 2

    def steer(self, kind: Kind) -> Answer:
        """Left and right change the value by one; nothing happens at the ends."""
        if kind not in (Kind.LEFT, Kind.RIGHT):
            return None
        if self.disabled is not None:
            return Refused(self.name, self.disabled)
        return self._set(self.value + (1 if kind is Kind.RIGHT else -1))

    def drag(self, at: Point) -> Answer:
        """The knob follows the pointer."""
        cord = self._cord()
        return self._set(round((at.x - cord.x) / cord.w * self.steps))

    def activate(self, at: Point | None) -> Answer:  # noqa: ARG002
        """Do nothing: releasing or Enter changes no more."""
        return Used(self.name)

    def draw(self, canvas: Canvas) -> None:
        """Draw cord, knob and value."""
        opacity = 1.0 if self.disabled is None else 0.45
        cord, y = self._cord(), self.rect.centre.y
        dark, gold = theme.PAPER_LIP, theme.GOLD
        for end, colour in ((cord.right, dark), (self._knob_x(), gold)):
            canvas.rounded(Rect(cord.x, y - 3.5, end - cord.x, 7), 3.5, colour, opacity=opacity)
        for x in (cord.x, cord.right):
            canvas.rounded(Rect.around((x, y), 13, 13), 6.5, canvas.theme.ink_soft, opacity=opacity)
        lit = self.disabled is None and (self.hovered or self.pressed)
        knob = canvas.made(("knob", lit), lambda: _knob(lit, canvas))
        materials.place(canvas, knob, Rect.around((self._knob_x(), y), _KNOB, _KNOB), opacity=opacity)
        slip = Rect(self.rect.right - _SHOWN, y - 17, _SHOWN, 34)
        canvas.rounded(slip, 8, canvas.theme.slip_light, theme.GOLD_DARK, line_opacity=0.35, opacity=opacity)
        words = self.shown.format(value=self.value, percent=round(100 * self.value / self.steps))
        canvas.text(words, slip, theme.LABEL.sized(20), "centre", wrap=False, opacity=opacity)

    def _cord(self) -> Rect:
        return Rect(self.rect.x + _KNOB / 2, self.rect.y, self.rect.w - _KNOB - _SHOWN - 14, self.rect.h)

    def _knob_x(self) -> float:
        cord = self._cord()
        return cord.x + cord.w * self.value / self.steps

    def _set(self, value: int) -> Answer:
        value = min(self.steps, max(0, value))
        if value == self.value:
            return Used(self.name)
        self.value = value
        return Changed(self.name, value)


def _knob(lit: bool, canvas: Canvas) -> pygame.Surface:
    seal = (
        '<path d="M20 3C28 3.5 35 7 37 14C39 23 37 31 30 36C22 39 12 38 6 32C1 25 1 15 6 8C10 4 15 3 20 3Z"'
        f' fill="{hex_colour(theme.VERMILION)}"/>'
        f'<path d="M20 11L29 20L20 29L11 20Z" fill="{hex_colour(canvas.theme.slip_light)}"/>'
    )
    body = paper.drawn(seal, canvas.layout.size_to_px((_KNOB, _KNOB)), (40, 40))
    return materials.framed(body, canvas.scale, theme.SHADOW_SLIP, theme.GLOW_HOVER if lit else None)
