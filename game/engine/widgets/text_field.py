"""A line of text that the person types: names, match numbers, search terms."""

from collections.abc import Callable

import pygame

from game.engine.canvas import Canvas
from game.engine.draw import paper
from game.engine.draw.shapes import hex_colour
from game.engine.geometry import Point, Rect
from game.engine.input.commands import Command, Kind
from game.engine.look import theme
from game.engine.widgets import materials
from game.engine.widgets.button import GLYPH_INK
from game.engine.widgets.widget import Answer, Changed, Refused, Used, Widget


def digits(letter: str) -> bool:
    """A filter for fields that hold a number."""
    return letter in "0123456789"


def letters(letter: str) -> bool:
    """A filter for fields that hold a name: anything printable."""
    return letter.isprintable()


class TextField(Widget):
    """Receives typing while it has the focus; every change is answered with `Changed`, Enter with `Activated`."""

    def __init__(
        self,
        name: str,
        rect: Rect,
        text: str = "",
        *,
        placeholder: str = "",
        longest: int = 24,
        allowed: Callable[[str], bool] = letters,
        icon: str | None = None,
        disabled: str | None = None,
    ) -> None:
        super().__init__(name, rect, disabled=disabled)
        self.text = text
        self.placeholder = placeholder
        self.longest = longest
        self.allowed = allowed
        self.icon = icon
        self.caret = len(text)

    @property
    def wants_text(self) -> bool:
        """While it has the focus."""
        return self.focused and self.disabled is None

    @property
    def ring(self) -> tuple[Rect, float]:
        """The whole field."""
        return self.rect, self.rect.h / 2

    def steer(self, kind: Kind) -> Answer:
        """Left and right move the caret; at the ends the focus moves on."""
        place = self.caret + {Kind.LEFT: -1, Kind.RIGHT: 1}.get(kind, 0)
        if place == self.caret or not 0 <= place <= len(self.text):
            return None
        self.caret = place
        return Used(self.name)

    def enter_text(self, command: Command) -> Answer:
        """Type or erase at the caret."""
        if self.disabled is not None:
            return Refused(self.name, self.disabled)
        before, after = self.text[: self.caret], self.text[self.caret :]
        if command.kind is Kind.ERASE:
            before = before[:-1]
        else:
            room = self.longest - len(self.text)
            before += "".join(letter for letter in command.text if self.allowed(letter))[:room]
        self.caret = len(before)
        if before + after == self.text:
            return Used(self.name)
        self.text = before + after
        return Changed(self.name, self.text)

    def activate(self, at: Point | None) -> Answer:
        """A click only opens the field for typing; Enter ends it."""
        if at is None:
            return super().activate(at)
        self.caret = len(self.text)
        return Used(self.name)

    def draw(self, canvas: Canvas) -> None:
        """Draw the field, its text or its placeholder, and the caret."""
        open_now = self.wants_text
        size_px = canvas.layout.rect_to_px(self.rect)[2:]
        lit = self.disabled is None and (self.hovered or open_now)
        face = canvas.made(("field", size_px, lit), lambda: _face(canvas, size_px, lit))
        opacity = 1.0 if self.disabled is None else 0.5
        materials.place(canvas, face, self.rect, opacity=opacity)
        left = self.rect.x + 22
        if self.icon is not None:
            place = Rect(self.rect.x + 16, self.rect.centre.y - 13, 26, 26)
            canvas.picture(f"ui/{self.icon}", place, {GLYPH_INK: hex_colour(theme.BLOOD)}, opacity)
            left = self.rect.x + 52
        box = Rect(left, self.rect.y, self.rect.right - 22 - left, self.rect.h)
        style = theme.BODY if self.text else theme.BODY.on("ink_soft")
        words = self.text if self.text or open_now else self.placeholder
        if words:
            canvas.text(words, box, style, wrap=False, opacity=opacity)
        if open_now:
            self._draw_caret(canvas, box)

    def _draw_caret(self, canvas: Canvas, box: Rect) -> None:
        before = canvas.measure(self.text[: self.caret], theme.BODY)[0] if self.caret else 0.0
        whole = canvas.measure(self.text, theme.BODY)[0] if self.text else 0.0
        # Text that had to shrink takes the caret with it.
        x = box.x + before * min(1.0, box.w / whole if whole else 1.0) + 1.5
        canvas.line((x, box.y + 11), (x, box.bottom - 12), theme.BLOOD, 2)


def _face(canvas: Canvas, size_px: tuple[int, int], lit: bool) -> pygame.Surface:
    look, scale = canvas.theme, canvas.scale
    body = paper.rounded(
        size_px,
        size_px[1] / 2,
        [(0.0, look.slip_dark), (0.12, look.slip_light), (1.0, look.slip_light)],
        theme.GOLD_DARK,
        line_width=max(1.0, (2.2 if lit else 1.5) * scale),
        line_opacity=1.0 if lit else 0.75,
    )
    return materials.framed(paper.grain(body, 3.0, 5), scale, None, theme.GLOW_HOVER if lit else None)
