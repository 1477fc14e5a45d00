"""Draws a seat: its tray, its clans with their sums, its plate, its corruption, its favours."""

from functools import partial

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.look import theme
from game.games.wataah.rules.cards import CLANS_TO_END
from game.games.wataah.rules.picture.picture import Picture
from game.games.wataah.table import seat_values
from game.games.wataah.table.anim.state import AnimationState
from game.games.wataah.table.art.colours import seat_ground
from game.games.wataah.table.draw.cards import Cards, draw_figures
from game.games.wataah.table.layout import Slots, TableLayout
from game.games.wataah.table.words import Words
from game.table.cards.flight import Pose
from game.table.face.seats_shown import SeatsShown
from game.table.seats.portrait import Portraits

_NONE = "none"
_HIGH = 66.0
"""The height of a plate for which the lengths below are meant."""

_PORTRAIT, _RADIUS = (31.0, 35.0), 37.0
"""The middle of a portrait, from the upper left corner of the plate, and the radius of its rim."""

_PILL = (54.0, 28.0)
_SCORE = 30.0
_SUM = theme.LABEL.sized(20).on("ink_soft")
_LONG_NAME = 20.0
"""A name that would need smaller letters than these next to the sum is shown without it."""


def rim(plate: Rect) -> Rect:
    """Return the place of the portrait on a plate, which it overlaps."""
    scale = plate.h / _HIGH
    centre, side = (plate.x + _PORTRAIT[0] * scale, plate.y + _PORTRAIT[1] * scale), 2 * _RADIUS * scale
    return Rect.around(centre, side, side)


class Seats:
    """Draws the seats of a table."""

    def __init__(self, cards: Cards, places: TableLayout, slots: Slots, words: Words) -> None:
        self._cards = cards
        self._art = cards.art
        self._portraits = Portraits(cards.art.assets, cards.art.bakery)
        self._places = places
        self._slots = slots
        self._words = words

    def draw(self, canvas: Canvas, picture: Picture, stage: AnimationState, seen: SeatsShown) -> None:
        """Everything in front of the seats, the nearest seat last."""
        order = sorted(range(self._places.seats), key=self._places.position, reverse=True)
        for seat in order:
            active = picture.active == seat and picture.outcome is None
            if self._places.position(seat) or self._places.round:
                tray = self._places.of("seat", seat)
                if active and self._places.round:
                    canvas.rounded(tray.inset(-4), 30, theme.GOLD_DARK, theme.GOLD_LIGHT, line_width=6, opacity=0.8)
                canvas.blit_centred(
                    self._art.tray(canvas.layout.size_to_px(tray.size), seat, active=active), tray.centre
                )
            self._clans(canvas, seat, picture, stage)
            self._corruption(canvas, seat, picture)
            self._favours(canvas, seat, picture)
            self._plate(canvas, seat, picture, seen, active=active)

    def _clans(self, canvas: Canvas, seat: int, picture: Picture, stage: AnimationState) -> None:
        self._empty(canvas, seat, picture)
        for clan, cards in picture.clans[seat].items():
            slot = self._slots.slot(seat, clan)
            order = seat_values.splayed(cards)
            poses = self._places.clan_cards(seat, slot, len(cards))
            there = [None if (seat, clan, place) in stage.cards_away else cards[place] for place in order]
            self._cards.splayed(canvas, there, poses)
            left = [card for card in there if card is not None]
            if left:
                splay = self._places.splay(seat, slot, len(cards))
                self._cards.sum_of(canvas, str(seat_values.strength(left)), splay, large=self._places.round)

    def _empty(self, canvas: Canvas, seat: int, picture: Picture) -> None:
        """Places that wait for a clan; the last free one says what it is for."""
        empty = self._slots.empty(seat)
        last = len(picture.clans[seat]) == CLANS_TO_END - 1
        for slot in empty:
            spot = self._places.clan(seat, slot)
            shown = Rect(spot.x, spot.y, spot.number("card"), spot.h) if not last else Rect(*spot)
            kind = "last" if last else "waiting"
            canvas.blit_centred(self._art.slot(canvas.layout.size_to_px(shown.size), kind), shown.centre)
            if last and self._places.round:
                self._ends_the_round(canvas, shown)
            elif last:
                style = theme.FLAVOUR.sized(20 if self._places.position(seat) == 0 else 18).on(theme.GOLD_LIGHT)
                canvas.text(self._words.say("wataah.table.fourth"), shown.inset(12, 8), style, "centre")

    def _ends_the_round(self, canvas: Canvas, rect: Rect) -> None:
        """What the fourth clan would do, to be read from afar."""
        high = min(rect.h * 0.46, 110)
        canvas.blit_centred(self._art.bell(canvas.px(high * 0.7)), (rect.centre.x, rect.y + 8 + high / 2))
        box = Rect(rect.x + 8, rect.y + high + 8, rect.w - 16, rect.h - high - 14)
        canvas.text(self._words.say("wataah.table.ends"), box, theme.LABEL.sized(30).on("bright_text"), "centre")

    def _corruption(self, canvas: Canvas, seat: int, picture: Picture) -> None:
        pose, pile = self._places.corruption(seat), picture.corruption[seat]
        canvas.blit_centred(self._art.corruption(seat, len(pile), canvas.px(pose.width)), (pose.x, pose.y))
        if pile:
            scale = 1.45 if self._places.round else 1.0 if self._places.position(seat) == 0 else 0.86
            box = Rect.around(
                (pose.x + pose.width * 0.42, pose.y + pose.width * 0.6), _PILL[0] * scale, _PILL[1] * scale
            )
            canvas.blit_centred(self._art.cost_pill(canvas.layout.size_to_px(box.size)), box.centre)
            draw_figures(canvas, f"-{seat_values.cost(picture, seat)}", box.centre, 18 * scale, canvas.theme.light_text)

    def _favours(self, canvas: Canvas, seat: int, picture: Picture) -> None:
        """Temple card, Court card and the Shosho of Grand Master mode."""
        if picture.board is None:
            return
        grand = self._art.grand
        for deck, card in (("temple", picture.temples[seat]), ("court", picture.board.courts[seat])):
            if card == _NONE:
                continue
            pose = self._places.pose(self._places.of(deck, seat))
            width = canvas.px(pose.width)
            canvas.blit_centred(self._art.card_shadow(width), (pose.x, pose.y))
            face = grand.favour_back(deck, width) if card is None else grand.favour(deck, card, width)
            canvas.blit_centred(face, (pose.x, pose.y))
        if picture.board.shosho == seat:
            spot = self._places.of("shosho", seat)
            canvas.blit_centred(grand.shosho(canvas.px(spot.number("card"))), spot.centre)

    def _plate(self, canvas: Canvas, seat: int, picture: Picture, seen: SeatsShown, *, active: bool) -> None:
        rect = self._places.of("plate", seat)
        canvas.blit_centred(self._art.plate(canvas.layout.size_to_px(rect.size), seat, active=active), rect.centre)
        round_face = rim(rect)
        tones, crest = (seat_ground(canvas.theme, seat), canvas.theme.seats[seat]), partial(self._art.crest, seat)
        self._portraits.seated(canvas, seen, seat, round_face.centre, round_face.w / 2, tones, crest)
        if self._places.round:
            self._large_words(canvas, seat, picture, seen.players[seat].name)
            return
        left = rect.x + rect.h + 8
        total = seat_values.score(picture, seat)
        cost = seat_values.cost(picture, seat)
        score = Rect(rect.right - 74, rect.y, 62, rect.h)
        draw_figures(canvas, str(total), score.centre, _SCORE, theme.BLOOD if total < 0 else canvas.theme.ink)
        room, wide, player = score.x - left, 0.0, seen.players[seat].name
        if cost:
            words = self._words.say("wataah.table.sum", strength=seat_values.in_play(picture, seat), cost=cost)
            wide = canvas.measure(words, _SUM)[0] + 6
            # The piles and clans show it as well, so a long name comes first.
            if canvas.measure(player, theme.NAME.sized(_LONG_NAME))[0] > room - wide - 4:
                wide = 0.0
            else:
                canvas.text(words, Rect(score.x - wide, rect.y + 8, wide, 30), _SUM, "right", wrap=False)
        name = Rect(left, rect.y + 7, room - wide - 4, 30)
        canvas.text(player, name, theme.NAME.sized(25), wrap=False)
        line = Rect(left, rect.y + 36, room, 23)
        canvas.text(self._words.plate(seat, picture, seen), line, theme.SMALL.on("ink_soft"), wrap=False)

    def _large_words(self, canvas: Canvas, seat: int, picture: Picture, name: str) -> None:
        """Name, cards in hand and score, to be read from afar."""
        rect, spot = self._places.of("plate", seat), self._places.of("hand", seat)
        total, held = seat_values.score(picture, seat), len(picture.hands[seat])
        left = rect.x + rect.h + 6
        canvas.text(name, Rect(left, rect.y + 6, spot.x - 34 - left, rect.h - 12), theme.NAME.sized(38))
        for pose in [Pose(spot.x, spot.y, -7.0, 38.0), Pose(spot.x + 14, spot.y, 6.0, 38.0)][: min(held, 2)]:
            self._cards.lying(canvas, None, pose)
        draw_figures(canvas, str(held), (spot.x + 66, spot.y), 26, canvas.theme.ink)
        ink = theme.BLOOD if total < 0 else canvas.theme.ink
        draw_figures(canvas, str(total), (rect.right - 66, rect.centre.y), 46, ink)
