"""The parts of Oboro's rulebook pictures: the night, cards, stacks with their dials, shuriken, points."""

from collections.abc import Sequence

import pygame

from game.engine.canvas import Canvas
from game.engine.geometry import Point, Rect
from game.engine.kit import Kit
from game.engine.look import theme
from game.games.oboro.rules.cards import NUMBERS, PIECES, SUIT_OF, SUITS, VALUE_OF
from game.games.oboro.table.art.pictures import OboroArt, card_height, turned
from game.games.oboro.table.draw.cards import Cards
from game.games.oboro.table.draw.paper_slips import draw_number, draw_ribbon, draw_tag
from game.games.oboro.table.draw.seats import Seats
from game.games.oboro.table.layout import DIAL, HAND, TableLayout
from game.games.oboro.table.words import Words
from game.table.rulebook.window import SceneryWindow

SMALL = 92.0
"""The usual width of a card in a picture."""

MISSION = 9
"""The mission in all examples."""

_MOON_MIDDLE = 800.0
_TRAY = (200.0, 148.0)
_IN_TRAY = ((46.0, 44.0), (100.0, 34.0), (156.0, 48.0), (70.0, 106.0), (130.0, 108.0))
"""Where the pieces lie in a tray of this size, as on the table."""

Place = tuple[float, float]


class Pieces:
    """Draws single pieces anywhere; cards are scaled from the hand's, which are baked already."""

    def __init__(self, kit: Kit) -> None:
        self.say = kit.say
        self.art = OboroArt(kit.assets, kit.bakery)
        self._night = SceneryWindow("oboro", self.art.backdrop, theme.mix(theme.NIGHT, theme.LACQUER, 0.35))
        self._seats = Seats(Cards(self.art), TableLayout({}), Words(kit.texts, str))

    def night(self, canvas: Canvas, rect: Rect, *, dusk: float = 0.0, top: float = 60.0) -> None:
        """The table at night under the moon, from this height of the table down."""
        self._night.draw(canvas, rect, (_MOON_MIDDLE - rect.w / 2, top), dusk)

    def card(
        self,
        canvas: Canvas,
        at: Place,
        name: str,
        width: float = SMALL,
        *,
        tilt: float = 0.0,
        glow: bool = False,
        quiet: bool = False,
    ) -> None:
        """A card with its shadow, centred on a point."""
        width_px = canvas.px(width)
        canvas.blit_centred(self.art.card_shadow(width_px, tilt=tilt), at)
        if glow:
            canvas.blit_centred(self.art.card_glow(width_px, tilt=tilt), at)
        canvas.blit_centred(self._face(canvas, name, width_px, tilt, quiet=quiet), at)

    def back(self, canvas: Canvas, at: Place, width: float = SMALL, *, tilt: float = 0.0) -> None:
        """A hidden card."""
        width_px = canvas.px(width)
        canvas.blit_centred(self.art.card_shadow(width_px, tilt=tilt), at)
        canvas.blit_centred(self.art.card_back(width_px, tilt=tilt), at)

    def fan(
        self,
        canvas: Canvas,
        middle: Place,
        cards: Sequence[str | None],
        width: float = SMALL,
        apart: float = 40.0,
        *,
        tilt: float = 3.0,
        raised: str = "",
        quiet: Sequence[str] = (),
    ) -> list[Point]:
        """A hand; None shows a back, a raised card glows. Returns the centre of each card."""
        found: list[Point] = []
        for place, card in enumerate(cards):
            steps = place - (len(cards) - 1) / 2
            lift = 22.0 if card is not None and card == raised else 0.0
            at = Point(middle[0] + apart * steps, middle[1] + steps * steps * apart * 0.035 - lift)
            if card is None:
                self.back(canvas, at, width, tilt=tilt * steps)
            else:
                self.card(canvas, at, card, width, tilt=tilt * steps, glow=card == raised, quiet=card in quiet)
            found.append(at)
        return found

    def stacks(
        self, canvas: Canvas, left: Place, tops: Sequence[str | None], width: float = SMALL, under: Sequence[int] = ()
    ) -> list[Point]:
        """The stacks of a seat, red, blue and green: their top cards on covered ones, or their empty places.

        `left` is the centre of the first; returns the centre of each.
        """
        found: list[Point] = []
        for suit, (name, top) in enumerate(zip(SUITS, tops, strict=True)):
            at = Point(left[0] + suit * (width + 10), left[1])
            found.append(at)
            if top is None:
                canvas.blit_centred(self.art.stack_slot(name, canvas.px(width)), at)
                continue
            if under and under[suit]:
                canvas.blit_centred(self.art.stack_edges(under[suit], canvas.px(width)), at)
            self.card(canvas, at, top, width)
        return found

    def dial(self, canvas: Canvas, at: Place, power: int, size: float = DIAL) -> None:
        """Ninja Power against the mission."""
        self._seats.dial(canvas, Rect.around(at, size, size), power, MISSION)

    def secrecy(self, canvas: Canvas, at: Place, mission: int, width: float, *, tilt: float = 0.0) -> None:
        """The Secrecy card."""
        width_px = canvas.px(width)
        canvas.blit_centred(self.art.card_shadow(width_px, tilt=tilt), at)
        canvas.blit_centred(self.art.secrecy(mission, width_px, tilt=tilt), at)

    def shuriken(self, canvas: Canvas, at: Place, size: float = 46.0, *, tilt: float = 0.0) -> None:
        """A piece of bright steel."""
        canvas.blit_centred(self.art.shuriken(canvas.px(size), tilt=tilt), at)

    def tray(self, canvas: Canvas, middle: Place, count: int, share: float = 1.0) -> list[Point]:
        """The stock with some pieces left; returns the places of all five."""
        box = Rect.around(middle, _TRAY[0] * share, _TRAY[1] * share)
        canvas.blit_centred(self.art.tray(canvas.layout.size_to_px(box.size)), box.centre)
        size = canvas.px(58 * share)
        places = [Point(box.x + x * share, box.y + y * share) for x, y in _IN_TRAY[:PIECES]]
        for piece, at in enumerate(places):
            canvas.blit_centred(self.art.shuriken(size) if piece < count else self.art.shuriken_place(size), at)
        return places

    def crest(self, canvas: Canvas, at: Place, seat: int, size: float = 44.0) -> None:
        """The sign of a seat."""
        canvas.blit_centred(self.art.crest(seat, canvas.px(size)), at)

    def points(self, canvas: Canvas, at: Place, value: int, width: float = 84.0) -> None:
        """A scroll with points."""
        canvas.blit_centred(self.art.points(canvas.px(width)), at)
        draw_number(canvas, value, at, width * 0.3, theme.BLOOD if value else theme.INK_SOFT)

    def tag(self, canvas: Canvas, words: str, at: Place) -> None:
        """A golden tag."""
        draw_tag(canvas, self.art, words, at)

    def ribbon(self, canvas: Canvas, suit: str, words: str, at: Place) -> None:
        """A ribbon in the colour of a suit."""
        draw_ribbon(canvas, self.art, suit, words, at)

    def ring(self, canvas: Canvas, rect: Rect, suit: str) -> None:
        """The ring around a trick in the colour led, with its seal above."""
        canvas.blit_centred(self.art.led_ring(suit, canvas.layout.size_to_px(rect.size)), rect.centre)
        canvas.blit_centred(self.art.led_seal(suit, canvas.px(62)), (rect.centre.x, rect.y + 4))

    def _face(self, canvas: Canvas, name: str, width_px: int, tilt: float, *, quiet: bool) -> pygame.Surface:
        number, full_px = NUMBERS[name], max(canvas.px(HAND), width_px)
        suit, value = SUITS[SUIT_OF[number]], VALUE_OF[number]

        def made() -> pygame.Surface:
            face = self.art.card(suit, value, full_px, quiet=quiet)
            if width_px < full_px:
                face = pygame.transform.smoothscale(face, (width_px, card_height(width_px)))
            return turned(face, tilt) if tilt else face

        return canvas.made(("book card", name, width_px, tilt, quiet), made)
