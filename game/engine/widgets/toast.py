"""A short message that appears and disappears by itself: why something was refused, what just happened."""

from collections.abc import Callable, Sequence

from game.engine import placement
from game.engine.canvas import Canvas
from game.engine.easing import in_cubic, out_back
from game.engine.geometry import Rect
from game.engine.layout import DESIGN
from game.engine.look import theme
from game.engine.widgets import materials

_RISE = 26
_WIDEST = 760


class Toast:
    """At most one message; a new one replaces the old."""

    def __init__(self, bottom: float = DESIGN.bottom - theme.FLOOR_HEIGHT - 24, widest: float = _WIDEST) -> None:
        """`bottom` is the lower edge of the slip, in the middle of the window; wider words are broken."""
        self._bottom = bottom
        self._widest = widest
        self._text = ""
        self._lasts = self._age = theme.TOAST_FOR
        self._placed: tuple[str, tuple[float, float], Rect] | None = None
        """The words, their size, and where they were put: a message does not move while it is read."""

    @property
    def moving(self) -> bool:
        """Whether there is a message; a scene with one must be drawn again."""
        return self._age < self._lasts

    @property
    def text(self) -> str:
        """The current message, or an empty string."""
        return self._text if self.moving else ""

    @property
    def rect(self) -> Rect | None:
        """Where the message has been drawn."""
        return self._placed[2] if self._placed is not None and self.moving else None

    def show(self, text: str) -> None:
        """Show a message; showing it again only extends its time."""
        again = self.moving and text == self._text
        self._placed = self._placed if again else None
        self._text = text
        self._lasts = max(theme.TOAST_FOR, theme.TOAST_PER_LETTER * len(text))
        self._age = theme.QUICK if again else 0.0

    def hide(self) -> None:
        """Remove the message at once."""
        self._age = self._lasts

    def update(self, dt: float) -> None:
        """Pass time."""
        self._age += dt

    def draw(self, canvas: Canvas, needed: Callable[[], Sequence[Rect]] = tuple) -> None:
        """Draw the message, rising as it comes and fading as it goes; beside what is needed."""
        if not self.moving:
            return
        coming = min(1.0, self._age / theme.QUICK)
        going = max(0.0, 1 - (self._lasts - self._age) / theme.MOVE)
        style = theme.LABEL.sized(22)
        width, height = canvas.measure(self._text, style, self._widest - 92)
        middle = canvas.visible.centre.x
        box = Rect(middle - (width + 92) / 2, self._bottom - height - 28, width + 92, height + 28)
        if self._placed is None or self._placed[:2] != (self._text, box.size):
            self._placed = (self._text, box.size, placement.free(box, needed(), canvas.visible.inset(8)))
        box = self._placed[2]
        box = box.moved(0, _RISE * (1 - out_back(coming)))
        opacity = min(coming, 1 - in_cubic(going))
        scale, size_px = canvas.scale, canvas.layout.rect_to_px(Rect(0, 0, *box.size))[2:]
        face = canvas.made(
            ("toast", size_px),
            lambda: materials.framed(
                materials.sheet_face(
                    canvas.theme,
                    size_px,
                    14 * scale,
                    (canvas.theme.slip_light, canvas.theme.slip_dark),
                    theme.VERMILION,
                    inset=4 * scale,
                    line_width=canvas.theme.edge_line * scale,
                ),
                scale,
                theme.SHADOW_PANEL,
            ),
        )
        materials.place(canvas, face, box, opacity=opacity)
        canvas.text(self._text, box.inset(45, 12), style, "centre", opacity=opacity)
