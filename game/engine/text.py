"""The one place that turns words into pixels: it wraps, shrinks, and notes what still overflows."""

import re
from functools import lru_cache
from typing import Literal, NamedTuple

import pygame
from msgspec import Struct

from game.engine.fonts import Fonts
from game.engine.shelf import Shelf
from game.engine.theme import SMALLEST_TEXT, TextStyle

Align = Literal["left", "centre", "right"]

_PIXELS_KEPT = 6_000_000

_MOST_LETTERS = 8_000
"""More than any page of ours has: a longer line would need a picture of many screens' width."""

_NO_INK = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\ud800-\udfff]")
"""What no font can draw: control characters, and halves of characters."""

_SPACE = 0.18
"""What lies between two words, as a share of the size: the font's own spaces are narrower the heavier the cut, and an f
before them swallows them."""

_UNKERNED = re.compile("(?<=c)(?=[hkl])")
"""Where the heavy cuts kern so tightly that a clan is a dan."""

_SETTINGS_KEPT = 2_000

_SPILL = 0.09
"""Accents on capitals and deep descenders reach so far beyond a line, as a share of its size."""


class Overflow(NamedTuple):
    """Words that did not fit: what, into how many pixels, and how many they would have needed."""

    text: str
    box_px: tuple[int, int]
    needed_px: tuple[int, int]


class _Setting(Struct, frozen=True):
    """Words cut into lines at one pixel size."""

    lines: tuple[str, ...]
    size_px: int
    step_px: int
    width: int
    height: int


class _Hand(NamedTuple):
    """A font and how its letters follow each other, in pixels."""

    font: pygame.font.Font
    tracking: int
    space: int

    def width(self, line: str) -> int:
        """How much a line takes."""
        *before, last = self.pieces(line)
        return sum(advance for _, advance in before) + self.font.size(last[0])[0]

    def pieces(self, line: str) -> list[tuple[str, int]]:
        """What is rendered in one go, and how far to go after it: letters one by one if tracked, else words."""
        if self.tracking:
            return [(letter, self.font.size(letter)[0] + self.tracking) for letter in line] or [("", 0)]
        found = []
        for word in line.split(" "):
            *parts, last = _UNKERNED.split(word)
            found += [(part, self.font.size(part)[0]) for part in parts]
            found.append((last, self.font.size(last)[0] + self.space - self._lean(last) * 2 // 3))
        return found

    def _lean(self, word: str) -> int:
        """How far the last letter of a word reaches over the space behind it, as an italic f does."""
        metrics = self.font.metrics(word[-1:])
        return max(0, metrics[0][1] - metrics[0][4]) if metrics and metrics[0] is not None else 0


class Writer:
    """Renders blocks of text and keeps them; blocks are not to be drawn upon."""

    def __init__(self, size_factor: float = 1.0) -> None:
        """`size_factor` is the player's wish for larger text; a box that is too small wins over it."""
        self.size_factor = size_factor
        self.language = ""
        """What the words are in, if the loop knows: layers that stand still are composed anew in another one."""
        self.overflows: list[Overflow] = []
        self._fonts = Fonts()
        self._shelf = Shelf(_PIXELS_KEPT)
        self._set = lru_cache(_SETTINGS_KEPT)(self._set_anew)

    def clear(self) -> None:
        """Forget every block: the window has another scale."""
        self._shelf.clear()
        self._set.cache_clear()
        self._fonts.clear()

    def measure(self, text: str, style: TextStyle, scale: float, width_px: int | None = None) -> tuple[int, int]:
        """Width and height in pixels that the text takes at its full size; wrapped if a width is given."""
        setting = self._set(text, style, self._full_px(style, scale), scale, width_px)
        return setting.width, setting.height

    def lines(self, text: str, style: TextStyle, scale: float, width_px: int) -> tuple[str, ...]:
        """The text at its full size cut into lines of that width, for those who set lines one by one."""
        return self._set(text, style, self._full_px(style, scale), scale, width_px).lines

    def spill(self, style: TextStyle, scale: float) -> int:
        """How many rows of pixels a block has above and below its lines, for what reaches beyond them."""
        return round(_SPILL * self._full_px(style, scale))

    def block(
        self, text: str, style: TextStyle, scale: float, box_px: tuple[int, int], *, align: Align, wrap: bool
    ) -> pygame.Surface:
        """The text as large as its style says and its box allows, just big enough to hold the words.

        Accents and descenders may reach into the `spill`, which has to lie outside the box.
        """
        key = (text, style, scale, box_px, align, wrap, self.size_factor)
        return self._shelf.get(
            key, lambda: self._render(self._fit(text, style, scale, box_px, wrap), style, scale, align)
        )

    def _full_px(self, style: TextStyle, scale: float) -> int:
        return max(1, round(style.size * self.size_factor * scale))

    def _fit(self, text: str, style: TextStyle, scale: float, box_px: tuple[int, int], wrap: bool) -> _Setting:
        smallest = max(1, round(min(SMALLEST_TEXT, style.size) * scale))
        width_px = box_px[0] if wrap else None
        for size_px in range(self._full_px(style, scale), smallest - 1, -1):
            setting = self._set(text, style, size_px, scale, width_px)
            if setting.width <= box_px[0] and setting.height <= box_px[1]:
                return setting
        overflow = Overflow(text, box_px, (setting.width, setting.height))
        if overflow not in self.overflows:
            self.overflows.append(overflow)
        return setting

    def _set_anew(self, text: str, style: TextStyle, size_px: int, scale: float, width_px: int | None) -> _Setting:
        hand = self._hand(style, size_px, scale)
        lines: list[str] = []
        for paragraph in _with_ink(text).split("\n"):
            lines += _wrap(hand, paragraph, width_px)
        step = round(size_px * style.leading)
        width = max(hand.width(line) for line in lines)
        return _Setting(tuple(lines), size_px, step, width, step * (len(lines) - 1) + hand.font.get_height())

    def _render(self, setting: _Setting, style: TextStyle, scale: float, align: Align) -> pygame.Surface:
        hand = self._hand(style, setting.size_px, scale)
        font, spill = hand.font, self.spill(style, scale)
        block = pygame.Surface((max(1, setting.width), setting.height + 2 * spill), pygame.SRCALPHA)
        for number, line in enumerate(setting.lines):
            left = round((setting.width - hand.width(line)) * _LEFT_SHARE[align])
            top = spill + number * setting.step_px
            for letters, advance in hand.pieces(line):
                if font.size(letters)[0]:  # nothing but marks without a width cannot be rendered
                    block.blit(font.render(letters, True, style.ink), (left, top - _rise(font, letters)))
                left += advance
        return block

    def _hand(self, style: TextStyle, size_px: int, scale: float) -> "_Hand":
        font = self._fonts.get(style.weight, size_px)
        return _Hand(font, round(style.tracking * scale), round(_SPACE * size_px))


_LEFT_SHARE: dict[Align, float] = {"left": 0.0, "centre": 0.5, "right": 1.0}


def _with_ink(text: str) -> str:
    """As much of a text as can be drawn: names come from files, and files may hold anything."""
    return _NO_INK.sub("", text[:_MOST_LETTERS])


def _rise(font: pygame.font.Font, letters: str) -> int:
    """How many pixels further down the font puts its letters because one of them reaches too high.

    Without taking them back, a line with an accent on a capital would stand lower than its neighbours.
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
