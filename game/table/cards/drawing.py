"""Draws cards by name, at rest or in flight."""

from abc import ABC, abstractmethod
from functools import partial
from typing import Protocol

import pygame

from game.engine.canvas import Canvas
from game.engine.draw.card_flip import cast, side, turning
from game.table.cards.flight import FlyingCard, Pose

_SHADOW_STEP = 12
"""The shadows of flying cards come in steps of this many pixels: they are too soft for it to show."""

QUIET = "quiet"
"""The look of a card that cannot be played now."""


class CardArt(Protocol):
    """The pictures of a game's cards."""

    def card_back(self, width_px: int, *, tilt: float = 0.0) -> pygame.Surface:
        """The back that all cards share."""

    def card_shadow(self, width_px: int, *, tilt: float = 0.0) -> pygame.Surface:
        """The shadow of a card on the table."""


class CardDrawing(ABC):
    """Draws cards at their poses and sprites."""

    full: float
    """The width of the cards that others are scaled from."""

    tilt_step = 3
    """Flying cards are cached in steps of this many degrees: rotating a picture is slow."""

    common_widths: frozenset[float] = frozenset()
    """Widths at which flying cards are cached; between them, a card is scaled to its own size."""

    @abstractmethod
    def front(self, card: str, width_px: int, tilt: float, look: str) -> pygame.Surface:
        """The face of a card."""

    def __init__(self, art: CardArt) -> None:
        self._pictures = art

    def face(self, card: str | None, width_px: int, tilt: float = 0.0, look: str = "plain") -> pygame.Surface:
        """A card's face, or the back."""
        if card is None:
            return self._pictures.card_back(width_px, tilt=tilt)
        return self.front(card, width_px, tilt, look)

    def lying(self, canvas: Canvas, card: str | None, pose: Pose, *, look: str = "plain", shadow: bool = True) -> None:
        """A card at rest; None shows its back."""
        width = canvas.px(pose.width)
        if shadow:
            canvas.blit_centred(self._pictures.card_shadow(width, tilt=pose.tilt), (pose.x, pose.y))
        canvas.blit_centred(self.face(card, width, pose.tilt, look), (pose.x, pose.y))

    def flying(self, canvas: Canvas, flight: FlyingCard, *, shadow: bool) -> None:
        """A card in flight, perhaps turning over; its shadow stays on the table."""
        sprite, width = flight.sprite, canvas.px(flight.width)
        if shadow:
            steps = max(1, round(width / _SHADOW_STEP)) * _SHADOW_STEP
            shade = cast(self._pictures.card_shadow(steps), flight.turned)
            canvas.blit_centred(shade, (sprite.x, sprite.y + sprite.lift * 0.2))
        tilt = round(sprite.tilt / self.tilt_step) * self.tilt_step
        card, full = flight.card if side(flight.turned) else None, canvas.px(self.full)
        face, flat = self.face(card, full, tilt), flight.turned in (0, 1)
        if not flat or width != full:
            scaled = partial(turning, face, flight.turned, width / full)
            cached = flat and flight.width in self.common_widths
            face = canvas.made(("flying", card, tilt, width), scaled) if cached else scaled()
        canvas.blit_centred(face, (sprite.x, sprite.y - sprite.lift), sprite.opacity)
