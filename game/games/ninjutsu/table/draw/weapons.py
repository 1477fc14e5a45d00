"""Draws the weapons at the left: three columns, who has the higher card, decks, discards and shuriken."""

from collections.abc import Collection, Sequence

import pygame

from game.engine.canvas import Canvas
from game.engine.draw.card_flip import side, turning
from game.engine.geometry import Rect
from game.engine.look import theme
from game.games.ninjutsu.rules.figures import COLUMNS, SIDES
from game.games.ninjutsu.rules.picture import Picture
from game.games.ninjutsu.table.anim.sprites import FlyingPiece
from game.games.ninjutsu.table.art.pictures import NinjutsuArt
from game.games.ninjutsu.table.art.pieces import SPIN_STEPS
from game.games.ninjutsu.table.layout import SMALL_CARD, WEAPON, TableLayout

SHURIKEN = 44.0
_MARK = 62.0
_TURN_STEPS = 10
_BEATEN = theme.mix(theme.WHITE, theme.LACQUER, 0.55)
"""Multiplied over a card that is lower than the one against it."""

_COUNT = theme.LABEL.sized(18).on("light_text")


class WeaponsDrawing:
    """Draws the left panel, and cards in flight."""

    def __init__(self, art: NinjutsuArt, places: TableLayout) -> None:
        self._art = art
        self._places = places

    def panel(self, canvas: Canvas) -> None:
        """The static part: the panel, its wells, the places of decks and discards."""
        places, scale = self._places, canvas.scale
        whole = places.zone("armoury")
        canvas.blit_centred(self._art.panel(canvas.layout.size_to_px(whole.size), scale), whole.centre)
        hollows = [places.zone(f"column.{column}") for column in range(COLUMNS)]
        for hollow in [*hollows, *(places.of("strip", seat) for seat in (0, 1))]:
            canvas.blit_centred(self._art.well(canvas.layout.size_to_px(hollow.size), scale), hollow.centre)
        slots = [places.of(name, seat) for name in ("deck", "discard") for seat in (0, 1)]
        slots += [places.weapon(seat, column) for seat in (0, 1) for column in range(COLUMNS)]
        for slot in slots:
            canvas.blit_centred(self._art.slot(canvas.layout.size_to_px(slot.size)), slot.centre)

    def weapons(
        self, canvas: Canvas, picture: Picture, bare: Collection[tuple[int, int]], *, glowing: int | None = None
    ) -> None:
        """The cards in their columns, and between them who is higher; the cards of a `glowing` seat may be changed."""
        width = canvas.px(WEAPON)
        for column in range(COLUMNS):
            tops = [0 if (seat, column) in bare else picture.tops[seat][column] for seat in (0, 1)]
            for seat in (0, 1):
                if not tops[seat]:
                    continue
                at = self._places.weapon(seat, column).centre
                canvas.blit_centred(self._art.card_shadow(width), at)
                if glowing == seat:
                    canvas.blit_centred(self._art.card_glow(width), at)
                beaten = 0 < tops[seat] < tops[1 - seat]
                canvas.blit_centred(self._weapon(canvas, tops[seat], width, beaten=beaten), at)
            if all(tops):
                mine, yours = tops[self._places.near], tops[1 - self._places.near]
                kind = "even" if mine == yours else "win" if mine > yours else "lose"
                mark = self._art.mark(kind, canvas.px(_MARK))
                canvas.blit_centred(mark, self._places.zone(f"mark.{column}").centre)

    def strips(self, canvas: Canvas, picture: Picture, shuriken: Sequence[int]) -> None:
        """Decks, discards and shuriken of both sides."""
        width = canvas.px(SMALL_CARD)
        for seat in (0, 1):
            deck, discard = self._places.of("deck", seat), self._places.of("discard", seat)
            if picture.decks[seat]:
                under = min(4, picture.decks[seat] // 10)
                if under:
                    canvas.blit_centred(self._art.pile(under, width), deck.centre)
                canvas.blit_centred(self._art.card_back("weapon", SIDES[seat], width), deck.centre)
                larger = 1.6 if self._places.round else 1.0
                badge = Rect.around((deck.centre.x, deck.bottom - 12), 32 * larger, 22 * larger)
                canvas.rounded(badge, 8 * larger, theme.LACQUER, opacity=0.82)
                canvas.text(str(picture.decks[seat]), badge, _COUNT.sized(_COUNT.size * larger), "centre", wrap=False)
            if picture.discards[seat]:
                canvas.blit_centred(
                    self._weapon(canvas, picture.discards[seat][-1], width, beaten=True), discard.centre
                )
            held = shuriken[seat]
            for place in range(held):
                star = self._art.shuriken(canvas.px(SHURIKEN), place)
                canvas.blit_centred(star, self._places.shuriken(seat, place, held))

    def flight(self, canvas: Canvas, flight: FlyingPiece) -> None:
        """A card or a shuriken in flight."""
        sprite = flight.sprite
        at = (sprite.x, sprite.y - sprite.lift)
        if flight.kind == "shuriken":
            star = self._art.shuriken(canvas.px(flight.width), round(flight.spin * SPIN_STEPS))
            canvas.blit_centred(star, at, sprite.opacity)
            return
        # Sizes come in steps: a growing card would otherwise be composed again for every pixel.
        card = self._weapon_card(canvas, flight)
        canvas.blit_centred(card, at, sprite.opacity)

    def _weapon_card(self, canvas: Canvas, flight: FlyingPiece) -> pygame.Surface:
        shown = side(flight.turned)
        full = canvas.px(WEAPON)
        face = self._art.weapon(int(flight.face), full) if shown else self._back(flight.seat, full)
        turned = round(flight.turned * 2 * _TURN_STEPS) / (2 * _TURN_STEPS)
        high = round(canvas.px(flight.width) * face.get_height() / full / 4) * 4
        key = ("flight", flight.face if shown else "", flight.seat, turned, high)
        return canvas.made(key, lambda: turning(face, turned, high / face.get_height()))

    def _back(self, seat: int, width: int) -> pygame.Surface:
        return self._art.card_back("weapon", SIDES[seat], width)

    def _weapon(self, canvas: Canvas, stars: int, width: int, *, beaten: bool) -> pygame.Surface:
        face = self._art.weapon(stars, width)
        return canvas.made(("beaten", stars, width), lambda: _darkened(face)) if beaten else face


def _darkened(face: pygame.Surface) -> pygame.Surface:
    dark = face.copy()
    dark.fill(_BEATEN, special_flags=pygame.BLEND_RGB_MULT)
    return dark
