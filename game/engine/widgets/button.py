"""Buttons: a face on a darker lip, with text or a picture on it."""

from typing import Literal

import pygame

from game.engine.canvas import Canvas
from game.engine.draw import paper
from game.engine.draw.shapes import hex_colour
from game.engine.geometry import Rect
from game.engine.look import theme
from game.engine.look.theme import Colour
from game.engine.widgets import materials
from game.engine.widgets.widget import What, Widget

ButtonKind = Literal["primary", "paper", "lacquer", "gold"]
"""Vermilion for the one next step, paper for a choice, lacquer beside the table, gold on lacquer trays."""

GLYPH_INK = hex_colour(theme.GLYPH)
"""The colour that every picture in `assets/ui` is drawn in, to be replaced by the ink of its button."""

_HOVER_LIFT = -2
_PRESSED_SINK = 4


class Button(Widget):
    """A button with a label and optionally a glyph from `assets/ui`."""

    def __init__(
        self,
        what: What,
        rect: Rect,
        label: str,
        kind: ButtonKind = "paper",
        *,
        icon: str | None = None,
        disabled: str | None = None,
        ground: materials.Ground = "night",
    ) -> None:
        super().__init__(what, rect, disabled=disabled)
        self.label = label
        self.kind = kind
        self.icon = icon
        self.ground = ground

    @property
    def radius(self) -> float:
        """Radius of the corners."""
        return min(theme.RADIUS_BUTTON, self.rect.h * 0.3)

    @property
    def ring(self) -> tuple[Rect, float]:
        """The face and its lip."""
        return self.rect, self.radius

    def draw(self, canvas: Canvas) -> None:
        """Draw face, glyph and label in the current state."""
        if self.disabled is not None:
            self._draw_disabled(canvas)
            self._draw_inside(canvas, self.rect, materials.ink_on(canvas.theme, self.ground, disabled=True))
            return
        sunk = self.pressed and self.hovered
        dy = _PRESSED_SINK if sunk else _HOVER_LIFT if self.hovered else 0
        state = "pressed" if sunk else "hover" if self.hovered else "normal"
        size_px = canvas.layout.rect_to_px(self.rect)[2:]
        face = canvas.made(("button", self.kind, state, size_px), lambda: self._face(canvas, size_px, state))
        materials.place(canvas, face, self.rect, dy)
        top = Rect(self.rect.x, self.rect.y + dy, self.rect.w, self.rect.h - materials.LIP)
        self._draw_inside(canvas, top, materials.material(canvas.theme, self.kind).ink)

    def _draw_disabled(self, canvas: Canvas) -> None:
        size_px, scale = canvas.layout.rect_to_px(self.rect)[2:], canvas.scale
        line = canvas.theme.disabled_line_on_paper if self.ground == "paper" else canvas.theme.disabled_line_on_night
        face = canvas.made(
            ("disabled", size_px, self.radius, line),
            lambda: materials.framed(materials.disabled_face(size_px, self.radius * scale, scale, line), scale, None),
        )
        materials.place(canvas, face, self.rect)

    def _face(self, canvas: Canvas, size_px: tuple[int, int], state: str) -> pygame.Surface:
        material = materials.material(canvas.theme, self.kind)
        scale = canvas.scale
        light, dark = material.light, material.dark
        if state == "hover":
            light, dark = theme.mix(light, theme.WHITE, 0.14), theme.mix(dark, theme.WHITE, 0.10)
        elif state == "pressed":
            light, dark = theme.mix(light, theme.BLACK, 0.14), theme.mix(dark, theme.BLACK, 0.08)
        radius = self.radius * scale
        width, height = size_px
        height -= max(1, round(materials.LIP * scale))
        lip = max(1, round((1 if state == "pressed" else materials.LIP) * scale))
        body = paper.blank((width, height + lip))
        body.blit(paper.rounded((width, height), radius, material.lip), (0, lip))
        body.blit(
            materials.sheet_face(
                canvas.theme,
                (width, height),
                radius,
                (light, dark),
                material.line,
                inset=5 * scale,
                line_width=canvas.theme.edge_line * scale,
            ),
            (0, 0),
        )
        shadow = theme.SHADOW_PRESSED if state == "pressed" else theme.SHADOW_BUTTON
        return materials.framed(body, scale, shadow, theme.GLOW_HOVER if state == "hover" else None)

    def _draw_inside(self, canvas: Canvas, top: Rect, ink: Colour) -> None:
        style = theme.BUTTON.sized(round(self.rect.h * 0.42)).on(ink)
        box = top.inset(18, 2)
        if self.icon is None:
            canvas.text(self.label, box, style, "centre", wrap=False)
            return
        # Glyph and text are centred together.
        side, gap = self.rect.h * 0.44, 10
        words = min(canvas.measure(self.label, style)[0] + 1, box.w - side - gap)
        left = box.centre.x - (side + gap + words) / 2
        glyph = Rect(left, top.centre.y - side / 2, side, side)
        canvas.picture(f"ui/{self.icon}", glyph, {GLYPH_INK: hex_colour(ink)})
        canvas.text(self.label, Rect(left + side + gap, box.y, words, box.h), style, "centre", wrap=False)


class IconButton(Button):
    """A small square button with a glyph from `assets/ui`; `label` is what its tooltip says."""

    def __init__(
        self,
        what: What,
        rect: Rect,
        icon: str,
        kind: ButtonKind = "lacquer",
        *,
        label: str = "",
        disabled: str | None = None,
        ground: materials.Ground = "night",
    ) -> None:
        super().__init__(what, rect, label, kind, icon=icon, disabled=disabled, ground=ground)

    def _draw_inside(self, canvas: Canvas, top: Rect, ink: Colour) -> None:
        side = min(top.w, top.h) * 0.54
        box = Rect.around(top.centre, side, side)
        canvas.picture(f"ui/{self.icon}", box, {GLYPH_INK: hex_colour(ink)})
