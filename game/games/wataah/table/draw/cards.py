"""Draws cards of Shinobi WAT-AAH! by name: at rest, splayed, in flight."""

from collections.abc import Sequence
from functools import partial

import pygame

from game.engine.canvas import Canvas
from game.engine.draw.card_flip import cast, side, turning
from game.engine.geometry import Rect
from game.engine.look import theme
from game.games.wataah.table.anim.flights import FlyingCard
from game.games.wataah.table.art import bosses
from game.games.wataah.table.art.pictures import WataahArt
from game.games.wataah.table.layout import HAND, Pose

_TILT_STEP = 3
"""Flying pieces are cached in steps of this many degrees: rotating a picture is slow."""

_SHADOW_STEP = 12
"""The shadows of flying cards come in steps of this many pixels: they are too soft for it to show."""

_SEAL = (56.0, 32.0)


class Cards:
    """Draws cards where poses and sprites say."""

    def __init__(self, art: WataahArt) -> None:
        self.art = art

    def lying(self, canvas: Canvas, card: str | None, pose: Pose, *, look: str = "plain", shadow: bool = True) -> None:
        """A card at rest; None shows its back."""
        width = canvas.px(pose.width)
        if shadow:
            canvas.blit_centred(self.art.card_shadow(width, tilt=pose.tilt), (pose.x, pose.y))
        canvas.blit_centred(self.face(card, width, pose.tilt, look), (pose.x, pose.y))

    def face(self, card: str | None, width_px: int, tilt: float = 0.0, look: str = "plain") -> pygame.Surface:
        """A card's face, or the back."""
        if card is None:
            return self.art.card_back(width_px, tilt=tilt)
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

    def sum_of(self, canvas: Canvas, words: str, splay: Rect, kind: str = "plain") -> None:
        """The strength of a clan on its upper right corner."""
        scale = min(1.0, splay.h / 132)
        wide = _SEAL[0] + 12 * max(0, len(words) - 2)
        box = Rect.around((splay.right - 8, splay.y + 2), wide * scale, _SEAL[1] * scale)
        canvas.blit_centred(self.art.sum_seal(canvas.layout.size_to_px(box.size), kind), box.centre)
        draw_figures(canvas, words, box.centre, 20 * scale, theme.GOLD_INK)

    def flying(self, canvas: Canvas, flight: FlyingCard, *, shadow: bool) -> None:
        """A card in flight, perhaps just turning over; its shadow stays on the table."""
        sprite, width = flight.sprite, canvas.px(flight.width)
        if shadow:
            steps = max(1, round(width / _SHADOW_STEP)) * _SHADOW_STEP
            shade = cast(self.art.card_shadow(steps), flight.turned)
            canvas.blit_centred(shade, (sprite.x, sprite.y + sprite.lift * 0.2))
        tilt = round(sprite.tilt / _TILT_STEP) * _TILT_STEP
        full = canvas.px(HAND)
        face = self.face(flight.card if side(flight.turned) else None, full, tilt)
        share = width / full
        if 0 < flight.turned < 1 or share != 1:
            face = turning(face, flight.turned, share)
        canvas.blit_centred(face, (sprite.x, sprite.y - sprite.lift), sprite.opacity)

    def ring(self, canvas: Canvas, rect: Rect) -> None:
        """The brackets around what a power may hit."""
        canvas.blit_centred(self.art.target_ring(canvas.layout.size_to_px(rect.inset(-5).size)), rect.centre)


def draw_figures(
    canvas: Canvas, words: str, at: tuple[float, float], height: float, ink: theme.Colour, *, opacity: float = 1.0
) -> None:
    """A signed number in lining figures."""
    make = partial(bosses.written, canvas.assets, words, canvas.px(height), ink)
    canvas.blit_centred(canvas.made(("figures", words, height, ink), make), at, opacity)
