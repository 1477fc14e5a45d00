"""The pieces of Oboro's rulebook pictures: cards, stacks with their dials, shuriken, points."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pygame

from game.engine.canvas import Canvas
from game.engine.geometry import Point, Rect
from game.engine.kit import Kit
from game.engine.look import theme
from game.games.oboro.rules.cards import NUMBERS, PIECES, SUIT_OF, SUITS, VALUE_OF
from game.games.oboro.table.art.cards import card_height
from game.games.oboro.table.art.pictures import OboroArt
from game.games.oboro.table.draw.cards import Cards
from game.games.oboro.table.draw.paper_slips import draw_number, draw_ribbon, draw_slip, draw_tag
from game.games.oboro.table.draw.seats import Seats
from game.games.oboro.table.layout import DIAL, HAND, TableLayout
from game.games.oboro.table.words import Words
from game.table.art import turned
from game.table.rulebook.page import RulebookPage
from game.table.rulebook.pictures import Made, Pictures, Place, Size
from game.table.rulebook.window import SceneryWindow
from game.table.zone import TableZones

MISSION = 9
"""The mission in all examples."""

_TRAY = (200.0, 148.0)
_IN_TRAY = ((46.0, 44.0), (100.0, 34.0), (156.0, 48.0), (70.0, 106.0), (130.0, 108.0))
"""Where the pieces lie in a tray of this size, as on the table."""


def book(kit: Kit) -> tuple[RulebookPage, ...]:
    """The pages in their order."""
    return OboroPictures(kit).pages()


class OboroPictures(Pictures):
    """Cards are scaled from the hand's, which are baked already."""

    def __init__(self, kit: Kit) -> None:
        self.art = art = OboroArt(kit.assets, kit.bakery)
        self._seats = Seats(Cards(art), TableLayout(TableZones({})), Words(kit.texts, str))
        pictures: dict[str, Made] = {
            "crest": art.crest,
            "edges": art.stack_edges,
            "first": art.first_seal,
            "moon": partial(art.progress_moon, "played"),
            "seal": art.led_seal,
        }
        window = SceneryWindow("oboro", art.backdrop, theme.mix(theme.NIGHT, theme.LACQUER, 0.35), top=60.0)
        super().__init__(kit, Path(__file__).with_suffix(".toml"), pictures, window)

    def draw_card(
        self,
        canvas: Canvas,
        at: Place,
        name: str,
        width: float,
        *,
        tilt: float = 0.0,
        glow: bool = False,
        quiet: bool = False,
    ) -> None:
        """A card with its shadow; without a name, its back."""
        width_px = canvas.px(width)
        canvas.blit_centred(self.art.card_shadow(width_px, tilt=tilt), at)
        if glow:
            canvas.blit_centred(self.art.card_glow(width_px, tilt=tilt), at)
        if name:
            canvas.blit_centred(self._face(canvas, name, width_px, tilt, quiet=quiet), at)
        else:
            canvas.blit_centred(self.art.card_back(width_px, tilt=tilt), at)

    def draw_fan(
        self,
        canvas: Canvas,
        middle: Place,
        cards: int | Sequence[str],
        width: float,
        apart: float,
        *,
        tilt: float = 3.0,
        raised: str = "-",
        quiet: Sequence[str] = (),
    ) -> None:
        """A hand, or so many backs; a raised card glows."""
        names = [""] * cards if isinstance(cards, int) else cards
        for place, name in enumerate(names):
            steps = place - (len(names) - 1) / 2
            up = name == raised
            at = (middle[0] + apart * steps, middle[1] + steps * steps * apart * 0.035 - (22 if up else 0))
            self.draw_card(canvas, at, name, width, tilt=tilt * steps, glow=up, quiet=name in quiet)

    def draw_stacks(
        self, canvas: Canvas, left: Place, tops: Sequence[str], width: float, under: Sequence[int] = (0, 0, 0)
    ) -> None:
        """The stacks of a seat, red, blue and green: their top cards on covered ones, or their empty places.

        `left` is the centre of the first.
        """
        for suit, (name, top) in enumerate(zip(SUITS, tops, strict=True)):
            at = Point(left[0] + suit * (width + 10), left[1])
            if not top:
                canvas.blit_centred(self.art.stack_slot(name, canvas.px(width)), at)
                continue
            if under[suit]:
                canvas.blit_centred(self.art.stack_edges(under[suit], canvas.px(width)), at)
            self.draw_card(canvas, at, top, width)

    def draw_dial(self, canvas: Canvas, at: Place, power: int, size: float = DIAL) -> None:
        """Ninja Power against the mission."""
        self._seats.dial(canvas, Rect.around(at, size, size), power, MISSION)

    def draw_secrecy(self, canvas: Canvas, at: Place, mission: int, width: float, tilt: float) -> None:
        """The Secrecy card."""
        width_px = canvas.px(width)
        canvas.blit_centred(self.art.card_shadow(width_px, tilt=tilt), at)
        canvas.blit_centred(self.art.secrecy(mission, width_px, tilt=tilt), at)

    def draw_shuriken(self, canvas: Canvas, at: Place, size: float, tilt: float = 0.0) -> None:
        """A piece of bright steel."""
        canvas.blit_centred(self.art.shuriken(canvas.px(size), tilt=tilt), at)

    def draw_tray(self, canvas: Canvas, middle: Place, count: int, share: float) -> None:
        """The stock with some pieces left."""
        box = Rect.around(middle, _TRAY[0] * share, _TRAY[1] * share)
        canvas.blit_centred(self.art.tray(canvas.layout.size_to_px(box.size)), box.centre)
        size = canvas.px(58 * share)
        for piece, (x, y) in enumerate(_IN_TRAY[:PIECES]):
            picture = self.art.shuriken(size) if piece < count else self.art.shuriken_place(size)
            canvas.blit_centred(picture, (box.x + x * share, box.y + y * share))

    def draw_points(self, canvas: Canvas, at: Place, value: int, width: float) -> None:
        """A scroll with points."""
        canvas.blit_centred(self.art.points(canvas.px(width)), at)
        draw_number(canvas, value, at, width * 0.3, theme.BLOOD if value else canvas.theme.ink_soft)

    def draw_tag(self, canvas: Canvas, at: Place, key: str) -> None:
        """A golden tag."""
        draw_tag(canvas, self.art, self.say(key), at)

    def draw_ribbon(self, canvas: Canvas, at: Place, key: str, suit: str) -> None:
        """A ribbon in the colour of a suit."""
        draw_ribbon(canvas, self.art, suit, self.say(key), at)

    def draw_ring(self, canvas: Canvas, corner: Place, size: Size, suit: str) -> None:
        """The ring around a trick in the colour led, with its seal above."""
        rect = Rect(*corner, *size)
        canvas.blit_centred(self.art.led_ring(suit, canvas.layout.size_to_px(size)), rect.centre)
        canvas.blit_centred(self.art.led_seal(suit, canvas.px(62)), (rect.centre.x, rect.y + 4))

    def draw_sign(self, canvas: Canvas, at: Place, sign: str, suit: str, size: float) -> None:
        """The sign of a card's power."""
        canvas.blit_centred(self.art.sign(sign, suit, canvas.px(size)), at)

    @staticmethod
    def draw_sum(canvas: Canvas, at: Place, sign: str) -> None:
        """A plus or equals sign between two stacks."""
        disc = Rect.around(at, 30, 30)
        canvas.rounded(disc, 15, theme.LACQUER, theme.GOLD_LINE, line_inset=2)
        canvas.text(sign, disc, theme.NAME.sized(26).on(theme.MOON), "centre", wrap=False)

    def draw_forecast(self, canvas: Canvas, corner: Place, size: Size) -> None:
        """The slip about a raised card."""
        say = self.say
        lines = [say("oboro.slip.power.within", before=3, power=MISSION), say("oboro.slip.shuriken", count=1)]
        head, foot = say("oboro.slip.takes.surely"), say("oboro.slip.again")
        draw_slip(canvas, Rect(*corner, *size), head, " · ".join(lines), foot)

    def _face(self, canvas: Canvas, name: str, width_px: int, tilt: float, *, quiet: bool) -> pygame.Surface:
        number, full_px = NUMBERS[name], max(canvas.px(HAND), width_px)
        suit, value = SUITS[SUIT_OF[number]], VALUE_OF[number]

        def made() -> pygame.Surface:
            face = self.art.card(suit, value, full_px, quiet=quiet)
            if width_px < full_px:
                face = pygame.transform.smoothscale(face, (width_px, card_height(width_px)))
            return turned(face, tilt) if tilt else face

        return canvas.made(("book card", name, width_px, tilt, quiet), made)
