"""Draws the middle of Oboro's table: the night, the trick, the stock, the last trick, the moons of a round."""

from collections.abc import Sequence

from game.engine.canvas import Canvas
from game.engine.draw.ambience import Ambience, CloudBank, Light, Swarm
from game.engine.geometry import Point, Rect
from game.engine.kit import Kit
from game.engine.look import theme
from game.engine.look.theme import colour
from game.games.oboro.forecast import highest
from game.games.oboro.rules.cards import NUMBERS, PIECES, SCORINGS, SEATS, SUIT_OF, SUITS, TRICKS
from game.games.oboro.rules.picture import Picture
from game.games.oboro.table.anim.animator import Animator
from game.games.oboro.table.draw.cards import Cards
from game.games.oboro.table.draw.paper_slips import draw_ribbon, draw_tag
from game.games.oboro.table.layout import SECRECY, STAR, TableLayout
from game.games.oboro.table.words import Words
from game.table.cards.flight import HIGH, Pose

SEAL = 72.0
SMALL_CREST = 26.0
_MOON = 24.0


class Scenery:
    """Draws the middle of the table."""

    def __init__(self, cards: Cards, places: TableLayout, words: Words) -> None:
        self._cards = cards
        self._art = cards.art
        self._places = places
        self._words = words

    def ground(self, canvas: Canvas, picture: Picture, stage: Animator) -> None:
        """The night, and what is the same for all seats."""
        canvas.surface.blit(self._art.backdrop(canvas.layout.window_px), (0, 0))
        at, width = self._places.zone("secrecy").centre, canvas.px(SECRECY)
        canvas.blit_centred(self._art.card_shadow(width, tilt=-4), at)
        canvas.blit_centred(self._art.secrecy(picture.mission, width, tilt=-4), at)
        count = 0 if stage.plates_bare else picture.stock - stage.stock_away
        self._stock(canvas, count, counts=picture.scorings < SCORINGS)
        self._moons(canvas, picture)

    def trick(self, canvas: Canvas, leader: int, cards: Sequence[str], *, yours: bool) -> None:
        """The cards played, the colour led and by whom, and the highest card; `yours` marks the player's place."""
        for place in range(len(cards), SEATS):
            seat = (leader + place) % SEATS
            pose = self._places.trick(seat)
            called = self._places.round and place == len(cards)
            legal = (yours or called) and place == len(cards)
            slot = self._art.trick_slot(canvas.px(pose.width), legal=legal)
            canvas.blit_centred(slot, (pose.x, pose.y))
            if called:
                self._called(canvas, seat, pose)
        if not cards:
            return
        suit = SUITS[SUIT_OF[NUMBERS[cards[0]]]]
        ring = self._places.zone("led.ring")
        canvas.blit_centred(self._art.led_ring(suit, canvas.layout.size_to_px(ring.size)), ring.centre)
        canvas.blit_centred(self._art.led_seal(suit, canvas.px(SEAL)), self._places.zone("led.seal").centre)
        words = self._words.say(f"oboro.led.{suit}")
        at = self._places.zone("led.ribbon").centre
        draw_ribbon(canvas, self._art, suit, words, at, size=self._places.lettering)
        winning = highest(cards)
        # The player's card lies below the others, and in front of them.
        order = sorted(range(len(cards)), key=lambda place: self._places.position((leader + place) % SEATS) == 0)
        for place in order:
            self._played(canvas, (leader + place) % SEATS, cards[place], led=suit if place == 0 else None)
        for place in order:
            if place == winning:
                pose = self._places.trick((leader + place) % SEATS)
                below = (pose.x, pose.rect.bottom + 8)
                draw_tag(canvas, self._art, self._words.say("oboro.table.highest"), below, size=self._places.lettering)

    def last_trick(self, canvas: Canvas, picture: Picture) -> None:
        """The last trick, small; it can be enlarged in the middle."""
        if picture.last is None:
            return
        zone = self._places.zone("last")
        canvas.blit_centred(self._art.mat(canvas.layout.size_to_px(zone.size)), zone.centre)
        for place, card in enumerate(picture.last.cards):
            pose = self._places.last(place)
            self._cards.lying(canvas, card, pose)
            seat = (picture.last.leader + place) % SEATS
            crest = self._art.crest(seat, canvas.px(SMALL_CREST))
            canvas.blit_centred(crest, (pose.rect.x + 8, pose.rect.bottom - 8))
        words = self._words.say("oboro.table.last_of", player=self._words.player(picture.last.winner))
        box = self._places.zone("last.words").inset(8, 0)
        style = theme.SMALL.sized(self._places.lettering - 1).on("light_text_soft")
        canvas.text(words, box, style, "centre", wrap=self._places.round)

    def _called(self, canvas: Canvas, seat: int, pose: Pose) -> None:
        """Whose card is awaited, in the free place."""
        canvas.blit_centred(self._art.crest(seat, canvas.px(0.48 * pose.width)), (pose.x, pose.y - 24))
        box = Rect.around((pose.x, pose.y + 66), pose.width - 16, 42)
        style = theme.LABEL.sized(self._places.lettering).on("light_text")
        canvas.text(self._words.say("oboro.table.called"), box, style, "centre", wrap=False)

    def _played(self, canvas: Canvas, seat: int, card: str, led: str | None) -> None:
        pose = self._places.trick(seat)
        self._cards.lying(canvas, card, pose)
        corner = (pose.x - 0.37 * pose.width, pose.y + pose.width * HIGH / 2 - 24)
        canvas.blit_centred(self._art.crest(seat, canvas.px(2 * self._places.lettering)), corner)
        if led is not None and not self._places.round:
            # The player's card lies right below the colour led, so its ribbon moves aside there.
            at = (pose.x + 10, pose.rect.y - 14) if self._places.position(seat) else (pose.x + 54, pose.rect.y + 12)
            draw_ribbon(canvas, self._art, led, self._words.say("oboro.table.led"), at)

    def _stock(self, canvas: Canvas, count: int, *, counts: bool) -> None:
        """The pieces that are left; after the second scoring they bring nothing (O12)."""
        tray = self._places.zone("stock")
        canvas.blit_centred(self._art.tray(canvas.layout.size_to_px(tray.size)), tray.centre)
        for piece in range(PIECES):
            at = self._places.piece_in_stock(piece)
            if piece < count:
                canvas.blit_centred(self._art.shuriken(canvas.px(STAR)), at, 1.0 if counts else 0.4)
            else:
                canvas.blit_centred(self._art.shuriken_place(canvas.px(STAR)), at)
        if self._places.round:
            return  # from afar, the places in the tray say as much
        key = "oboro.table.stock" if counts else "oboro.table.stock_over"
        words = self._words.say(key, count=count, pieces=PIECES)
        box = self._places.zone("stock.words")
        canvas.text(words, box, theme.SMALL.on("light_text_soft"), "centre", wrap=False)

    def _moons(self, canvas: Canvas, picture: Picture) -> None:
        words, box, row = self._words.round(picture), self._places.zone("round"), self._places.zone("progress")
        style = theme.LABEL.sized(self._places.lettering + 1).on("light_text")
        left = max(box.x, box.right - 30 - canvas.measure(words, style)[0])
        back = Rect(left, row.y - 4, row.right - left + 12, row.h + 8)
        canvas.rounded(back, back.h / 2, theme.LACQUER, opacity=0.62)
        canvas.text(words, box._replace(w=box.w - 8), style, "right", wrap=False)
        for place, cell in enumerate(row.inset(6, 0).columns(TRICKS)):
            state = "played" if place < picture.tricks else "now" if place == picture.tricks else "to come"
            canvas.blit_centred(self._art.progress_moon(state, canvas.px(_MOON)), cell.centre)


_FIREFLY = (colour("#E8F0A0"), colour("#F6E6AE"))


def night_air(kit: Kit) -> Ambience:
    """The air of a hazy night."""
    banks = (
        CloudBank("oboro/air-haze-1", Rect(640, 82, 280, 45.8), 62, 46),
        CloudBank("oboro/air-haze-2", Rect(720, 128, 270, 29.4), -54, 38),
        CloudBank("oboro/air-haze-3", Rect(640, 40, 190, 19.4), 70, 60),
    )
    lights = (
        Light(Point(800, 104), 330, theme.HAZY_MOON, 0.16),
        Light(Point(30, 210), 130, theme.HAZY_MOON, 0.3),
        Light(Point(1570, 210), 130, theme.HAZY_MOON, 0.3),
    )
    swarms = (
        Swarm("firefly", Rect(40, 440, 420, 250), 4, 9, _FIREFLY, (9, 15), (90, -70), sway=40),
        Swarm("firefly", Rect(1040, 560, 420, 200), 3, 9, _FIREFLY, (9, 15), (-80, -60), sway=40),
    )
    return Ambience(kit, banks, lights, swarms)
