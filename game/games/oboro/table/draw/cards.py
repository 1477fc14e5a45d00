"""Draws cards of Oboro by name, at rest or in flight."""

import pygame

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.games.oboro.rules.cards import NUMBERS, SUIT_OF, SUITS, VALUE_OF
from game.games.oboro.table.anim.flights import Star
from game.games.oboro.table.art.pictures import OboroArt
from game.games.oboro.table.layout import HAND, SMALL, STACK, STAR, TRICK
from game.table.cards.drawing import QUIET, CardDrawing

_SPIN_STEP = 15
"""Flying shuriken are cached in steps of this many degrees: rotating a picture is slow."""


class Cards(CardDrawing):
    """Draws cards and shuriken at their poses and sprites."""

    full = HAND
    tilt_step = 2
    common_widths = frozenset({TRICK, STACK, SMALL})

    def __init__(self, art: OboroArt) -> None:
        super().__init__(art)
        self.art = art

    def front(self, card: str, width_px: int, tilt: float, look: str) -> pygame.Surface:
        """The face of a card."""
        number = NUMBERS[card]
        return self.art.card(SUITS[SUIT_OF[number]], VALUE_OF[number], width_px, tilt=tilt, quiet=look == QUIET)

    def star(self, canvas: Canvas, star: Star) -> None:
        """A shuriken in flight."""
        tilt = round(star.sprite.tilt / _SPIN_STEP) * _SPIN_STEP % 90  # it has four points
        picture = self.art.shuriken(canvas.px(STAR), tilt=tilt)
        if star.size < STAR:
            picture = pygame.transform.smoothscale_by(picture, star.size / STAR)
        canvas.blit_centred(picture, (star.sprite.x, star.sprite.y - star.sprite.lift))

    def icon(self, canvas: Canvas, icon: str, box: Rect) -> None:
        """The icon of a log line: a seat's crest, a colour, the sign of an Arrow or a shuriken."""
        size, art = canvas.px(box.w), self.art
        match icon.split("."):
            case ["seat", seat]:
                canvas.blit_centred(art.crest(int(seat), size), box.centre)
            case ["suit", suit]:
                canvas.blit_centred(art.led_seal(suit, size), box.centre)
            case ["sign", sign, suit]:
                canvas.blit_centred(art.sign(sign, suit, size), box.centre)
            case ["shuriken"]:
                canvas.blit_centred(art.shuriken(size, on_paper=True), box.centre)
