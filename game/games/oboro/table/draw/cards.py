"""Draws cards of Oboro by name, at rest or in flight."""

from functools import partial

import pygame

from game.engine.canvas import Canvas
from game.engine.draw.card_flip import cast, side, turning
from game.engine.geometry import Rect
from game.games.oboro.rules.cards import NUMBERS, SUIT_OF, SUITS, VALUE_OF
from game.games.oboro.table.anim.flights import FlyingCard, Star
from game.games.oboro.table.art.pictures import OboroArt
from game.games.oboro.table.layout import HAND, SMALL, STACK, STAR, TRICK, Pose

_TILT_STEP, _SPIN_STEP = 2, 15
"""Flying pieces are cached in steps of this many degrees: rotating a picture is slow."""

_SHADOW_STEP = 12
"""The shadows of flying cards come in steps of this many pixels: they are too soft for it to show."""

_WIDTHS = frozenset({TRICK, STACK, SMALL})


class Cards:
    """Draws cards and shuriken at their poses and sprites."""

    def __init__(self, art: OboroArt) -> None:
        self.art = art

    def lying(self, canvas: Canvas, card: str | None, pose: Pose, *, quiet: bool = False, shadow: bool = True) -> None:
        """A card at rest; None shows its back."""
        width = canvas.px(pose.width)
        if shadow:
            canvas.blit_centred(self.art.card_shadow(width, tilt=pose.tilt), (pose.x, pose.y))
        canvas.blit_centred(self._picture(card, width, pose.tilt, quiet=quiet), (pose.x, pose.y))

    def flying(self, canvas: Canvas, flight: FlyingCard, *, shadow: bool) -> None:
        """A card in flight, perhaps turning over; its shadow stays on the table."""
        sprite, width = flight.sprite, canvas.px(flight.width)
        at = (sprite.x, sprite.y - sprite.lift)
        if shadow:
            steps = max(1, round(width / _SHADOW_STEP)) * _SHADOW_STEP
            shade = cast(self.art.card_shadow(steps), flight.turned)
            canvas.blit_centred(shade, (sprite.x, sprite.y + sprite.lift * 0.2))
        tilt = round(sprite.tilt / _TILT_STEP) * _TILT_STEP
        card = flight.card if side(flight.turned) else None
        full = canvas.px(HAND)
        face = self._picture(card, full, tilt)
        share = width / full
        if 0 < flight.turned < 1:
            face = turning(face, flight.turned, share)
        elif width != full:
            size = max(1, round(face.get_width() * share)), max(1, round(face.get_height() * share))
            scale = partial(pygame.transform.smoothscale, face, size)
            # Common widths are cached; a card between two of them is scaled to its own size.
            face = canvas.made(("flying", card, tilt, size), scale) if flight.width in _WIDTHS else scale()
        canvas.blit_centred(face, at, sprite.opacity)

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

    def _picture(self, card: str | None, width: int, tilt: float, *, quiet: bool = False) -> pygame.Surface:
        if card is None:
            return self.art.card_back(width, tilt=tilt)
        number = NUMBERS[card]
        return self.art.card(SUITS[SUIT_OF[number]], VALUE_OF[number], width, tilt=tilt, quiet=quiet)
