"""The tabs of a sheet: tags that stand behind it; the chosen one joins the sheet and has a red thread."""

from collections.abc import Hashable, Sequence

import pygame

from game.engine.canvas import Canvas
from game.engine.draw import paper
from game.engine.draw.shapes import hex_colour
from game.engine.geometry import Rect
from game.engine.look import theme
from game.engine.widgets import materials
from game.engine.widgets.choice import Choice, ChoiceItem
from game.engine.widgets.widget import Answer, Changed

_LOWER = 10.0
"""How much lower the others are than the chosen one."""
_JOINT = 16.0
"""How far the chosen one reaches over the sheet, hiding its rim."""
_SLANT = 6.0
_WIDER = 4.0


class Tabs(Choice):
    """A choice whose lower edge is on the upper edge of a sheet; the sheet must be drawn first."""

    def __init__(
        self, name: str, rect: Rect, options: Sequence[ChoiceItem], chosen: Hashable, *, raised: bool = True
    ) -> None:
        """Without `raised` the sheet shows something else for now, and the chosen tag stands with the others."""
        super().__init__(name, rect, options, chosen)
        self._raised = raised

    @property
    def ring(self) -> tuple[Rect, float]:
        """The chosen tag."""
        return self._slips()[self.index].inset(6, 2), theme.RADIUS_SLIP

    def draw(self, canvas: Canvas) -> None:
        """Draw the tags behind the sheet, then the one that joins it."""
        slips = self._slips()
        above = Rect(canvas.visible.x, canvas.visible.y, canvas.visible.w, self.rect.bottom - canvas.visible.y)
        with canvas.clipped(above):
            for place, (option, slip) in enumerate(zip(self.options, slips, strict=True)):
                if place != self.index or not self._raised:
                    tag = Rect(slip.x, slip.y + _LOWER, slip.w, slip.h - _LOWER)
                    self._draw_tag(canvas, tag, chosen=False, lit=place == self._over)
                    ink = canvas.theme.ink if place == self._over else canvas.theme.ink_soft
                    canvas.text(option.label, tag.inset(14, 2), theme.LABEL.sized(21).on(ink), "centre", wrap=False)
        if not self._raised:
            return
        slip = slips[self.index]
        tag = Rect(slip.x - _WIDER, slip.y, slip.w + 2 * _WIDER, slip.h + _JOINT)
        # The lowest part would show its edge on the sheet.
        seen = Rect(canvas.visible.x, canvas.visible.y, canvas.visible.w, tag.bottom - 4 - canvas.visible.y)
        with canvas.clipped(seen):
            self._draw_tag(canvas, tag, chosen=True, lit=False)
        canvas.text(self.options[self.index].label, slip.inset(14, 4), theme.BUTTON.sized(23), "centre", wrap=False)

    def _choose(self, place: int) -> Answer:
        if place == self.index and not self._raised:
            return Changed(self.name, self.value)  # back to it
        return super()._choose(place)

    def _draw_tag(self, canvas: Canvas, tag: Rect, *, chosen: bool, lit: bool) -> None:
        size_px = canvas.layout.size_to_px(tag.size)
        face = canvas.made(("tab", size_px, chosen, lit), lambda: _tag(canvas, size_px, chosen, lit))
        materials.place(canvas, face, tag)

    def _slips(self) -> list[Rect]:
        return self.rect.inset(theme.RADIUS_SHEET, 0).columns(len(self.options))


def _tag(canvas: Canvas, size_px: tuple[int, int], chosen: bool, lit: bool) -> pygame.Surface:
    look, scale = canvas.theme, canvas.scale
    width, height = size_px[0] / scale, size_px[1] / scale
    shade = 0.0 if chosen else 0.28 if lit else 0.5
    light = hex_colour(theme.mix(look.paper_light, theme.PAPER_LIP, shade))
    dark = hex_colour(theme.mix(look.paper_light if chosen else look.paper_dark, theme.PAPER_LIP, shade))
    thread = (
        f'<path d="M24 7H{width - 24}" fill="none" stroke="{hex_colour(theme.VERMILION)}" stroke-width="3.4"'
        ' stroke-linecap="round"/>'
    )
    body = paper.drawn(
        '<defs><linearGradient id="tag" x1="0%" y1="0%" x2="0%" y2="100%">'
        f'<stop offset="0" stop-color="{light}"/><stop offset="1" stop-color="{dark}"/></linearGradient></defs>'
        f'<path d="M0 {height} L{_SLANT} 12 C{_SLANT + 2} 4 {_SLANT + 6} 0 {_SLANT + 14} 0 H{width - _SLANT - 14}'
        f' C{width - _SLANT - 6} 0 {width - _SLANT - 2} 4 {width - _SLANT} 12 L{width} {height}Z" fill="url(#tag)"/>'
        + (thread if chosen else ""),
        size_px,
        (width, height),
    )
    paper.grain(body, 3.4, seed=7)
    paper.light_edge(body, hex_colour(theme.EDGE_DAY), 0.35)
    return materials.framed(body, scale, theme.SHADOW_SLIP)
