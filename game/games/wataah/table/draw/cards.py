"""Draws cards of Shinobi WAT-AAH! by name: at rest, splayed, in flight."""

from collections.abc import Sequence
from functools import partial

import pygame

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.look import theme
from game.games.wataah.table.art import bosses
from game.games.wataah.table.art.pictures import WataahArt
from game.games.wataah.table.layout import HAND
from game.table.cards.drawing import CardDrawing
from game.table.cards.flight import Pose

_SEAL = (56.0, 32.0)


class Cards(CardDrawing):
    """Draws cards where poses and sprites say."""

    full = HAND

    def __init__(self, art: WataahArt) -> None:
        super().__init__(art)
        self.art = art

    def front(self, card: str, width_px: int, tilt: float, look: str) -> pygame.Surface:
        """The face of a card."""
        return self.art.card(card, width_px, tilt=tilt, look=look)

    def splayed(self, canvas: Canvas, cards: Sequence[str | None], poses: Sequence[Pose], look: str = "plain") -> None:
        """Cards of a clan from the left, each on the one before; None leaves its place free."""
        first = True
        for card, pose in zip(cards, poses, strict=True):
            if card is None:
                continue
            width = canvas.px(pose.width)
            if look == "plain":
                shadow = self.art.card_shadow(width) if first else self.art.splay_shadow(width)
                canvas.blit_centred(shadow, (pose.x, pose.y))
            canvas.blit_centred(self.art.card(card, width, look=look), (pose.x, pose.y))
            first = False

    def sum_of(self, canvas: Canvas, words: str, splay: Rect, kind: str = "plain", *, large: bool = False) -> None:
        """The strength of a clan on its upper right corner; a large one, read from afar, on its lower right."""
        box, scale = _sum_box(words, splay, large=large)
        canvas.blit_centred(self.art.sum_seal(canvas.layout.size_to_px(box.size), kind), box.centre)
        draw_figures(canvas, words, box.centre, 20 * scale, theme.GOLD_INK)

    def ring(self, canvas: Canvas, rect: Rect) -> None:
        """The brackets around what a power may hit."""
        canvas.blit_centred(self.art.target_ring(canvas.layout.size_to_px(rect.inset(-5).size)), rect.centre)


def with_sum(splay: Rect, *, large: bool = False) -> Rect:
    """What a clan covers together with its strength."""
    box, _ = _sum_box("00", splay, large=large)
    left, top = min(splay.x, box.x), min(splay.y, box.y)
    return Rect(left, top, max(splay.right, box.right) - left, max(splay.bottom, box.bottom) - top)


def _sum_box(words: str, splay: Rect, *, large: bool) -> tuple[Rect, float]:
    scale = 1.4 if large else min(1.0, splay.h / 132)
    wide = _SEAL[0] + 12 * max(0, len(words) - 2)
    middle = (splay.right - 10, splay.bottom - 8) if large else (splay.right - 8, splay.y + 2)
    return Rect.around(middle, wide * scale, _SEAL[1] * scale), scale


def draw_figures(
    canvas: Canvas, words: str, at: tuple[float, float], height: float, ink: theme.Colour, *, opacity: float = 1.0
) -> None:
    """A signed number in lining figures."""
    make = partial(bosses.written, canvas.assets, words, canvas.px(height), ink)
    canvas.blit_centred(canvas.made(("figures", words, height, ink), make), at, opacity)
