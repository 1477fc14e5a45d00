"""The key bindings: a row for each command that can be rebound, with its key on a slip."""

import pygame

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.input.commands import Kind
from game.engine.input.keymap import USUAL, Keymap
from game.engine.look import theme
from game.engine.text.translations import Texts
from game.engine.widgets import materials
from game.engine.widgets.widget import Area, Widget
from game.scenes.settings import layout

_SLIP = 236.0
_GAP = 48.0


def key_words(texts: Texts, name: str) -> str:
    """Return the name of a key in the player's language. Most are the same in all."""
    if not name:
        return texts.say("settings.keys.none")
    spoken = f"keys.name.{name.lower()}"
    return texts.say(spoken) if texts.has(spoken) else name


def command_words(texts: Texts, kind: Kind) -> str:
    """Describe a command."""
    return texts.say(f"keys.does.{kind.name.lower()}")


class KeyRow(Area):
    """One command and its key; while `waiting`, the next key is assigned to it."""

    def __init__(self, name: str, rect: Rect, label: str, key: str, *, waiting: bool) -> None:
        super().__init__(name, rect, radius=theme.RADIUS_SLIP)
        self.label = label
        self.key = key
        self.waiting = waiting

    @property
    def ring(self) -> tuple[Rect, float]:
        """The slip."""
        return self._slip, theme.RADIUS_SLIP

    def draw(self, canvas: Canvas) -> None:
        """Draw the command, and its key raised from the sheet."""
        words = Rect(self.rect.x + 4, self.rect.y, self._slip.x - self.rect.x - 16, self.rect.h)
        canvas.text(self.label, words, theme.LABEL.sized(22), wrap=False)
        size_px = canvas.layout.size_to_px(self._slip.size)
        state = "waiting" if self.waiting else "lit" if self.hovered else ""
        face = canvas.made(("key", size_px, state), lambda: _slip_face(canvas, size_px, state))
        materials.place(canvas, face, self._slip, dy=3 if self.pressed else 0)
        style = theme.BUTTON.sized(20).on("bright_text" if self.waiting else "ink")
        canvas.text(self.key, self._slip.inset(10, 2), style, "centre", wrap=False)

    @property
    def _slip(self) -> Rect:
        return Rect(self.rect.right - _SLIP, self.rect.centre.y - 22, _SLIP, 44)


def key_rows(texts: Texts, keymap: Keymap, waiting: Kind | None) -> list[Widget]:
    """Return all commands, in two columns."""
    half = (len(USUAL) + 1) // 2
    columns = layout.KEYS.columns(2, _GAP)
    places = [row.inset(0, 2) for column in columns for row in column.rows(half)]
    rows: list[Widget] = []
    for kind, place in zip(USUAL, places, strict=False):
        key = texts.say("settings.keys.press") if kind is waiting else key_words(texts, keymap.key_of(kind))
        rows.append(KeyRow(f"key.{kind.name}", place, command_words(texts, kind), key, waiting=kind is waiting))
    return rows


def _slip_face(canvas: Canvas, size_px: tuple[int, int], state: str) -> pygame.Surface:
    look, scale = canvas.theme, canvas.scale
    colours = (look.slip_light, look.slip_dark)
    if state == "waiting":
        colours = (look.primary_light, look.primary_dark)
    body = materials.sheet_face(
        look,
        size_px,
        theme.RADIUS_SLIP * scale,
        colours,
        theme.GOLD_DARK,
        inset=3 * scale,
        line_width=look.edge_line * scale,
    )
    return materials.framed(body, scale, theme.SHADOW_SLIP, theme.GLOW_HOVER if state == "lit" else None)
