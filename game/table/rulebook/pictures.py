"""Rulebook pictures as data: a game's `rulebook.toml` says what lies where, and the game's own pieces draw it.

Each page is a table of the file, in the order of the book:

    [aim]
    ground = { dusk = 0.5 }
    parts = [
        { card = "R6", at = [116, 292], width = 168, tilt = -9 },
        { tick = 38, at = [72, 474], step = [0, 216], times = 3 },
        { arrow = [48, 0], at = [246, 179], bend = 12 },
    ]

The first key of a part names the piece; its value says which one or how large. `at` counts from the picture's upper
left corner: to the upper left corner of a value with width and height, otherwise to the middle. All else are options
of the piece. A part with a `step` is repeated, `times` often or for each of its values; with `columns`, row by row.
"""

import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pygame

from game.engine.canvas import Canvas
from game.engine.geometry import Point, Rect
from game.engine.kit import Kit
from game.engine.layout import DESIGN
from game.engine.look import theme
from game.engine.text.writer import Align
from game.table.rulebook import diagrams
from game.table.rulebook.page import RulebookPage
from game.table.rulebook.window import SceneryWindow

Place = tuple[float, float]
Size = tuple[float, float]
Part = dict[str, Any]
Made = Callable[..., pygame.Surface]
Piece = Callable[..., object]
"""Draws a part: `piece(canvas, at, value, **options)`."""

STYLES = {
    "label": diagrams.LABEL,
    "name": theme.NAME.on("light_text"),
    "sign": theme.NUMERAL.sized(40).on(theme.MOON),
    "count": theme.NAME.on(theme.MOON),
    "equals": theme.NUMERAL.sized(48).on("light_text"),
    "none": theme.HEADING.on(theme.MIST),
    "ink": theme.LABEL.sized(21),
}
_SYMBOLS: dict[str, Piece] = {
    name: getattr(diagrams, name) for name in ("arrow", "cross", "key", "line", "number", "panel", "question", "tick")
}


class Pictures:
    """Draws a game's rulebook pictures. A game adds its pieces as methods `draw_<piece>`."""

    def __init__(self, kit: Kit, data: Path, pictures: Mapping[str, Made], window: SceneryWindow | None = None) -> None:
        """`pictures` are pieces that are a single picture: made for a value and a width in pixels, or a width alone."""
        self.say = kit.say
        self._data = data
        self._pictures = pictures
        self._window = window

    def pages(self) -> tuple[RulebookPage, ...]:
        """The pages in their order."""
        book = tomllib.loads(self._data.read_text("utf-8"))
        return tuple(RulebookPage(name, partial(self.draw, picture)) for name, picture in book.items())

    def draw(self, picture: Mapping[str, Any], canvas: Canvas, rect: Rect) -> None:
        """Draw a picture into a rectangle of the size that its numbers count on."""
        if "ground" in picture:
            self.draw_ground(canvas, rect, **picture["ground"])
        for part in picture["parts"]:
            self._draw_part(canvas, rect, dict(part))

    def draw_ground(
        self, canvas: Canvas, rect: Rect, dusk: float = 0.0, top: float | None = None, middle: float = 800.0
    ) -> None:
        """A window into the scenery from a height of the table on, around an x of it; `dusk` darkens it."""
        if self._window is None:
            return
        left = min(max(middle - rect.w / 2, DESIGN.x), DESIGN.right - rect.w)
        high = self._window.top if top is None else top
        self._window.draw(canvas, rect, (left, min(high, DESIGN.bottom - rect.h)), dusk)

    def draw_say(self, canvas: Canvas, at: Place, key: str, values: Part | None = None, **how: Any) -> None:  # noqa: ANN401
        """A text in the player's language, centred on a point."""
        self.draw_text(canvas, at, self.said(key, values), **how)

    @staticmethod
    def draw_text(
        canvas: Canvas,
        at: Place,
        text: str,
        box: Size,
        *,
        style: str = "label",
        size: float | None = None,
        align: Align = "centre",
        wrap: bool = False,
    ) -> None:
        """Signs that need no translation, centred on a point."""
        ink = STYLES[style]
        canvas.text(text, Rect.around(at, *box), ink if size is None else ink.sized(size), align, wrap=wrap)

    def draw_slip(self, canvas: Canvas, at: Place, key: str, most: float = 420.0, values: Part | None = None) -> None:
        """A text on a slip of paper."""
        diagrams.slip(canvas, self.said(key, values), at, most=most)

    def said(self, key: str, values: Part | None = None) -> str:
        """A text; words among its values are keys themselves."""
        return self.say(key, **{n: self.say(v) if isinstance(v, str) else v for n, v in (values or {}).items()})

    def _draw_part(self, canvas: Canvas, rect: Rect, part: Part) -> None:
        name = next(iter(part))
        value, (x, y), step = part.pop(name), part.pop("at"), part.pop("step", None)
        times, columns = part.pop("times", None), part.pop("columns", 0)
        values: Sequence[Any] = [value] if step is None else value if times is None else [value] * times
        right, down = step or (0, 0)
        for number, each in enumerate(values):
            row, column = divmod(number, columns) if columns else (number, number)
            self.draw_piece(canvas, name, Point(rect.x + x + right * column, rect.y + y + down * row), each, part)

    def draw_piece(self, canvas: Canvas, name: str, at: Place, value: Any, options: Part) -> None:  # noqa: ANN401
        """A single piece at a point of the canvas."""
        piece: Piece = getattr(self, f"draw_{name}", None) or _SYMBOLS.get(name) or partial(self._draw_made, name)
        piece(canvas, at, value, **options)

    def _draw_made(self, name: str, canvas: Canvas, at: Place, value: Any, size: float | None = None) -> None:  # noqa: ANN401
        make = self._pictures[name]
        canvas.blit_centred(make(canvas.px(value)) if size is None else make(value, canvas.px(size)), at)
