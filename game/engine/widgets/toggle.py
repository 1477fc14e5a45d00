"""A switch: a moon in a lacquer slot; new moon on the left, full moon with a tick on the right."""

import pygame

from game.engine.canvas import Canvas
from game.engine.draw import paper
from game.engine.draw.shapes import hex_colour
from game.engine.geometry import Point, Rect
from game.engine.input.commands import Kind
from game.engine.look import theme
from game.engine.look.theme import Colour
from game.engine.widgets import materials
from game.engine.widgets.widget import Answer, Changed, Refused, Widget

_SIZE = (72, 36)


class Toggle(Widget):
    """A switch at the right end of its rectangle, its label before it; a click anywhere on the row counts."""

    def __init__(
        self,
        name: str,
        rect: Rect,
        on: bool,
        label: str = "",
        *,
        disabled: str | None = None,
        ground: materials.Ground = "paper",
    ) -> None:
        super().__init__(name, rect, disabled=disabled)
        self.ground = ground
        self.on = on
        self.label = label

    @property
    def value(self) -> bool:
        """Whether it is on."""
        return self.on

    @property
    def ring(self) -> tuple[Rect, float]:
        """The slot."""
        return self._slot(), _SIZE[1] / 2

    def steer(self, kind: Kind) -> Answer:
        """Left is off, right is on; where nothing would change the focus moves on."""
        if kind not in (Kind.LEFT, Kind.RIGHT) or self.on == (kind is Kind.RIGHT):
            return None
        return Refused(self.name, self.disabled) if self.disabled else self.activate(None)

    def activate(self, at: Point | None) -> Answer:  # noqa: ARG002
        """Switch it."""
        self.on = not self.on
        return Changed(self.name, self.on)

    def draw(self, canvas: Canvas) -> None:
        """Draw the label and the slot with its moon."""
        opacity = 1.0 if self.disabled is None else 0.45
        slot = self._slot()
        if self.label:
            box = Rect(self.rect.x, self.rect.y, self.rect.w - slot.w - 14, self.rect.h)
            ink = materials.ink_on(canvas.theme, self.ground, disabled=self.disabled is not None)
            canvas.text(self.label, box, theme.BODY.on(ink))
        lit = self.hovered and self.disabled is None
        face = canvas.made(("toggle", self.on, lit), lambda: _slot_face(self.on, lit, canvas))
        materials.place(canvas, face, slot, opacity=opacity)

    def _slot(self) -> Rect:
        width, height = _SIZE
        return Rect(self.rect.right - width, self.rect.centre.y - height / 2, width, height)


def _slot_face(on: bool, lit: bool, canvas: Canvas) -> pygame.Surface:
    scale = canvas.scale
    size_px = canvas.layout.size_to_px(_SIZE)
    body = paper.rounded(
        size_px,
        18 * scale,
        theme.TEAL_DARK if on else theme.LACQUER_DARK,
        theme.GOLD_LINE,
        line_width=max(1.0, 1.5 * scale),
        line_inset=1.5 * scale,
        line_opacity=0.9 if on else 0.5,
    )
    if on:
        body.blit(paper.drawn(_HAZE, size_px, _SIZE), (0, 0))
    moon = paper.drawn(
        _FULL_MOON if on else _new_moon(canvas.theme.tray_text), canvas.layout.size_to_px((32, 32)), (32, 32)
    )
    left = (_SIZE[0] - 36 if on else 4) * scale
    paper.drop(body, moon, (left, 2 * scale), materials.shade(theme.SHADOW_SEAL, scale))
    return materials.framed(body, scale, None, theme.GLOW_HOVER if lit else None)


_HAZE = (
    f'<path d="M10 22H26M6 27H38M18 32H30" fill="none" stroke="{hex_colour(theme.MIST)}" stroke-width="4"'
    ' stroke-linecap="round" opacity="0.35"/>'
)
_FULL_MOON = (
    f'<circle cx="16" cy="16" r="14" fill="{hex_colour(theme.MOON)}" stroke="{hex_colour(theme.GOLD_LINE)}"'
    f' stroke-width="1.4"/><path d="M10 16.5L14.5 21L22.5 11.5" fill="none" stroke-width="3.2"'
    f' stroke="{hex_colour(theme.GOLD_DARK)}" stroke-linecap="round" stroke-linejoin="round"/>'
)


def _new_moon(light: Colour) -> str:
    return (
        f'<circle cx="16" cy="16" r="14" fill="{hex_colour(theme.LACQUER_LIGHT)}"/>'
        '<path d="M16 2C26 3 30.5 10 30 16C29.5 25 22 30 16 30C24 27 26 20 25.5 15C25 9 22 4 16 2Z"'
        f' fill="{hex_colour(light)}"/>'
    )
