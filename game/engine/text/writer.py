"""Renders text: it wraps, shrinks, and records what still overflows."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Literal, NamedTuple

import fontpkg_alegreya_sans
import pygame
from msgspec import Struct

from game.engine.cache.surface_cache import SurfaceCache
from game.engine.look.theme import SMALLEST_TEXT, Colour, TextStyle, Weight

Align = Literal["left", "centre", "right"]

_PIXELS_KEPT = 6_000_000

_MOST_LETTERS = 8_000
"""More than any page of ours has: a longer line would need a picture many screens wide."""

_NO_INK = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\ud800-\udfff]")
"""What no font can draw: control characters, and lone surrogates."""

_SPACE = 0.18
"""The space between two words, as a share of the size: the font's own spaces are narrower the heavier the weight, and
an f before them swallows them.
"""

_UNKERNED = re.compile("(?<=c)(?=[hkl])")
"""Where the heavy weights kern so tightly that "clan" reads as "dan"."""

_SETTINGS_KEPT = 2_000

_SPILL = 0.09
"""How far accents on capitals and deep descenders reach beyond a line, as a share of its size."""


class Overflow(NamedTuple):
    """Text that did not fit: which, into how many pixels, and how many it would have needed."""

    text: str
    box_px: tuple[int, int]
    needed_px: tuple[int, int]


class _Setting(Struct, frozen=True):
    """Text broken into lines at one pixel size."""

    lines: tuple[str, ...]
    size_px: int
    step_px: int
    width: int
    height: int


class _Hand(NamedTuple):
    """A font and its spacing, in pixels."""

    font: pygame.font.Font
    tracking: int
    space: int

    def width(self, line: str) -> int:
        """The width of a line."""
        *before, last = self.pieces(line)
        return sum(advance for _, advance in before) + self.font.size(last[0])[0]

    def pieces(self, line: str) -> list[tuple[str, int]]:
        """What is rendered in one step, and its advance: single letters if tracked, else words."""
        if self.tracking:
            return [(letter, self.font.size(letter)[0] + self.tracking) for letter in line] or [("", 0)]
        found = []
        for word in line.split(" "):
            *parts, last = _UNKERNED.split(word)
            found += [(part, self.font.size(part)[0]) for part in parts]
            found.append((last, self.font.size(last)[0] + self.space - self._lean(last) * 2 // 3))
        return found

    def _lean(self, word: str) -> int:
        """How far the last letter of a word leans over the space behind it, as an italic f does."""
        metrics = self.font.metrics(word[-1:])
        return max(0, metrics[0][1] - metrics[0][4]) if metrics and metrics[0] is not None else 0


class Writer:
    """Renders blocks of text and caches them; do not draw on the blocks."""

    def __init__(self, size_factor: float = 1.0) -> None:
        """`size_factor` is the player's text size; a box that is too small takes precedence."""
        self.size_factor = size_factor
        self.least = 0.0
        """The size below which no text is drawn now, in design units; see `at_least`."""
        self.language = ""
        """The language of the texts, if the loop knows it: static layers are composed again when it changes."""
        self.again: Callable[[str], str] = str
        """Translates text into the current language: logs, messages and captions may be older than the player's
        choice."""
        self.overflows: list[Overflow] = []
        self._fonts = Fonts()
        self._blocks = SurfaceCache(_PIXELS_KEPT)
        self._set = lru_cache(_SETTINGS_KEPT)(self._set_uncached)

    def clear(self) -> None:
        """Forget every block: the window's scale has changed."""
        self._blocks.clear()
        self._set.cache_clear()
        self._fonts.clear()

    @contextmanager
    def at_least(self, size: float) -> Iterator[None]:
        """Draw all text at least this large, for readers far away."""
        before, self.least = self.least, size
        try:
            yield
        finally:
            self.least = before

    def measure(self, text: str, style: TextStyle, scale: float, width_px: int | None = None) -> tuple[int, int]:
        """Width and height in pixels of the text at its full size; wrapped if a width is given."""
        setting = self._set(self.again(text), style, self._full_px(style, scale), scale, width_px)
        return setting.width, setting.height

    def lines(self, text: str, style: TextStyle, scale: float, width_px: int) -> tuple[str, ...]:
        """The text at its full size broken into lines of that width, for callers that place lines themselves."""
        return self._set(self.again(text), style, self._full_px(style, scale), scale, width_px).lines

    def spill(self, style: TextStyle, scale: float) -> int:
        """How many pixel rows a block has above and below its lines, for what reaches beyond them."""
        return round(_SPILL * self._full_px(style, scale))

    def block(
        self,
        text: str,
        style: TextStyle,
        ink: Colour,
        scale: float,
        box_px: tuple[int, int],
        *,
        align: Align,
        wrap: bool,
    ) -> pygame.Surface:
        """The text as large as its style says and its box allows, on a surface just big enough.

        Accents and descenders may reach into the `spill`, which has to be outside the box.
        """
        text = self.again(text)
        key = (text, style, ink, scale, box_px, align, wrap, self.size_factor, self.least)
        return self._blocks.get(
            key, lambda: self._render(self._fit(text, style, scale, box_px, wrap), style, ink, scale, align)
        )

    def _full_px(self, style: TextStyle, scale: float) -> int:
        return max(1, round(max(style.size * self.size_factor, self.least) * scale))

    def _fit(self, text: str, style: TextStyle, scale: float, box_px: tuple[int, int], wrap: bool) -> _Setting:
        smallest = max(1, round(max(min(SMALLEST_TEXT, style.size), self.least) * scale))
        width_px = box_px[0] if wrap else None
        for size_px in range(self._full_px(style, scale), smallest - 1, -1):
            setting = self._set(text, style, size_px, scale, width_px)
            if setting.width <= box_px[0] and setting.height <= box_px[1]:
                return setting
        overflow = Overflow(text, box_px, (setting.width, setting.height))
        if overflow not in self.overflows:
            self.overflows.append(overflow)
        return setting

    def _set_uncached(self, text: str, style: TextStyle, size_px: int, scale: float, width_px: int | None) -> _Setting:
        hand = self._hand(style, size_px, scale)
        lines: list[str] = []
        for paragraph in _with_ink(text).split("\n"):
            lines += _wrap(hand, paragraph, width_px)
        step = round(size_px * style.leading)
        width = max(hand.width(line) for line in lines)
        return _Setting(tuple(lines), size_px, step, width, step * (len(lines) - 1) + hand.font.get_height())

    def _render(self, setting: _Setting, style: TextStyle, ink: Colour, scale: float, align: Align) -> pygame.Surface:
        hand = self._hand(style, setting.size_px, scale)
        font, spill = hand.font, self.spill(style, scale)
        block = pygame.Surface((max(1, setting.width), setting.height + 2 * spill), pygame.SRCALPHA)
        for number, line in enumerate(setting.lines):
            left = round((setting.width - hand.width(line)) * _LEFT_SHARE[align])
            top = spill + number * setting.step_px
            for letters, advance in hand.pieces(line):
                if font.size(letters)[0]:  # a text of zero-width marks alone cannot be rendered
                    block.blit(font.render(letters, True, ink), (left, top - _rise(font, letters)))
                left += advance
        return block

    def _hand(self, style: TextStyle, size_px: int, scale: float) -> "_Hand":
        font = self._fonts.get(style.weight, size_px)
        return _Hand(font, round(style.tracking * scale), round(_SPACE * size_px))


_LEFT_SHARE: dict[Align, float] = {"left": 0.0, "centre": 0.5, "right": 1.0}


def _with_ink(text: str) -> str:
    """The drawable part of a text: names come from files, and files may hold anything."""
    return _NO_INK.sub("", text[:_MOST_LETTERS])


def _rise(font: pygame.font.Font, letters: str) -> int:
    """How many pixels lower the font puts its letters because one of them reaches too high.

    Without correction, a line with an accent on a capital would be lower than its neighbours.
    """
    heights = [metrics[3] for metrics in font.metrics(letters) if metrics is not None]
    return max(0, max(heights, default=0) - font.get_ascent())


def _wrap(hand: _Hand, paragraph: str, width_px: int | None) -> list[str]:
    if width_px is None:
        return [paragraph]
    lines: list[str] = []
    line = ""
    # Only plain spaces break: the space before a French question mark must not.
    for word in paragraph.split(" "):
        longer = f"{line} {word}" if line else word
        if line and hand.width(longer) > width_px:
            lines.append(line)
            line = word
        else:
            line = longer
    return [*lines, line]


class Fonts:
    """Opened fonts by weight and size; pygame's fonts must be initialised."""

    def __init__(self) -> None:
        self._folder = fontpkg_alegreya_sans.ROOT / "files"
        self._fonts: dict[tuple[Weight, int], pygame.font.Font] = {}

    def get(self, weight: Weight, size_px: int) -> pygame.font.Font:
        """The font of that weight whose letter box is `size_px` high."""
        key = (weight, size_px)
        if key not in self._fonts:
            path = self._folder / f"AlegreyaSans-{weight.value}.ttf"
            self._fonts[key] = pygame.font.Font(path, size_px)
        return self._fonts[key]

    def clear(self) -> None:
        """Close all fonts: another window scale needs other sizes."""
        self._fonts.clear()
