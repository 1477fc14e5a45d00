"""Draws the seats of Oboro: plate, points, pieces, dial and stacks, and the hands that are not in front."""

from functools import partial

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.look import theme
from game.engine.text.writer import Align
from game.games.oboro.rules.cards import SEATS, SUITS
from game.games.oboro.rules.picture import Picture
from game.games.oboro.table.anim.animator import Animator
from game.games.oboro.table.art.colours import seat_ground
from game.games.oboro.table.draw.cards import Cards
from game.games.oboro.table.draw.paper_slips import draw_number
from game.games.oboro.table.layout import POINTS, TableLayout
from game.games.oboro.table.words import Words
from game.table.face.seats_shown import SeatsShown
from game.table.seats.portrait import Portraits

_DIAL_WORDS = theme.LABEL.sized(18)
_OVER = theme.VERMILION_LINE
_HIGH = 92.0
"""The height of a plate for which the lengths below are meant."""

_SHRINKS = 1.1
"""How much wider than its place a line may be before it is shortened."""

_PORTRAIT, _RADIUS = (38.0, 50.0), 48.0
"""The middle of a portrait, from the outer upper corner of the plate, and the radius of its rim."""


class Seats:
    """Draws all three seats, each at its side of the table."""

    def __init__(self, cards: Cards, places: TableLayout, words: Words) -> None:
        self._cards = cards
        self._art = cards.art
        self._portraits = Portraits(cards.art.assets, cards.art.bakery)
        self._places = places
        self._words = words

    def draw(self, canvas: Canvas, picture: Picture, stage: Animator, seen: SeatsShown) -> None:
        """Everything about the seats in the static layer."""
        for seat in range(SEATS):
            if self._places.round:
                self._block(canvas, seat, lit=stage.active(picture) == seat)
            elif self._places.position(seat) and not stage.hands_away:
                self._fan(canvas, seat, picture, stage)
            self.plate(canvas, seat, picture, stage, seen)
            power = stage.power[1] if stage.power and stage.power[0] == seat else picture.power(seat)
            self.dial(canvas, self._places.of("dial", seat), power, picture.mission)
            self._stacks(canvas, seat, picture, away=stage.stacks_away)

    def dial(self, canvas: Canvas, box: Rect, power: int, mission: int) -> None:
        """Ninja Power against the mission, with a word for it."""
        canvas.blit_centred(self._art.dial(power, mission, canvas.px(box.w)), box.centre)
        over = power > mission
        say = self._words.say
        words = say("oboro.table.over") if over else say("oboro.table.of_mission", mission=mission)
        place = Rect.around((box.centre.x, box.y + 0.69 * box.h), box.w * 0.62, 0.23 * box.w)
        style = _DIAL_WORDS.sized(0.173 * box.w).on(_OVER if over else "light_text_soft")
        canvas.text(words, place, style, "centre", wrap=False)

    def _fan(self, canvas: Canvas, seat: int, picture: Picture, stage: Animator) -> None:
        hand = picture.hands[seat]
        for place, (card, pose) in enumerate(zip(hand, self._places.hand(seat, len(hand)), strict=True)):
            if stage.away != (seat, place):
                self._cards.lying(canvas, card, pose)

    def plate(self, canvas: Canvas, seat: int, picture: Picture, stage: Animator, seen: SeatsShown) -> None:
        """The player's name, what they are doing, their points and their pieces."""
        rect, right = self._places.of("seat", seat), self._places.position(seat) == 2 and not self._places.round
        active = stage.active(picture)
        face = self._art.plate(canvas.layout.size_to_px(rect.size), seat, active=active == seat, crest_right=right)
        canvas.blit_centred(face, rect.centre)
        scale = rect.h / _HIGH
        x, y = (length * scale for length in _PORTRAIT)
        centre = (rect.right - x if right else rect.x + x, rect.y + y)
        tones, crest = (seat_ground(canvas.theme, seat), canvas.theme.seats[seat]), partial(self._art.crest, seat)
        self._portraits.seated(canvas, seen, seat, centre, _RADIUS * scale, tones, crest, right=right)
        align: Align = "right" if right else "left"
        name = theme.NAME.sized(36) if self._places.round else theme.NAME
        canvas.text(seen.players[seat].name, self._places.of("name", seat), name, align, wrap=self._places.round)
        if self._places.round:
            self._backs(canvas, seat, picture, stage)
        else:
            box, style = self._places.of("line", seat), theme.SMALL.on("ink_soft")
            line = self._words.plate(seat, active, seen, picture.outcome)
            if canvas.measure(line, style)[0] > _SHRINKS * box.w:  # of a temper and a level only the level has room
                line = line.rpartition(" · ")[2]
            canvas.text(line, box, style, align, wrap=False)
        spot = self._places.of("points", seat)
        wide = spot.number("size", POINTS)
        canvas.blit_centred(self._art.points(canvas.px(wide)), spot.centre)
        draw_number(canvas, picture.scores[seat], spot.centre, wide * 2 / 7, canvas.theme.ink)
        if not stage.plates_bare:
            self._pieces(canvas, seat, picture.shuriken[seat])

    def _block(self, canvas: Canvas, seat: int, *, lit: bool) -> None:
        """The ground that holds everything of a seat; that of the seat to play has a light around it."""
        rect = self._places.of("block", seat)
        canvas.blit_centred(self._art.block(canvas.layout.size_to_px(rect.size), lit=lit), rect.centre)

    def _backs(self, canvas: Canvas, seat: int, picture: Picture, stage: Animator) -> None:
        """How many cards a seat holds: a few backs and a number."""
        held = 0 if stage.hands_away else len(picture.hands[seat]) - (stage.away is not None and stage.away[0] == seat)
        for pose in self._places.hand(seat, min(held, 2)):
            self._cards.lying(canvas, None, pose)
        spot = self._places.of("hand", seat)
        draw_number(canvas, held, (spot.x + 50, spot.y + 2), 24, canvas.theme.ink)

    def _pieces(self, canvas: Canvas, seat: int, count: int) -> None:
        star = self._art.shuriken(canvas.px(self._places.piece), on_paper=not self._places.round)
        for piece in range(count):
            canvas.blit_centred(star, self._places.piece_of(seat, piece, count))

    def _stacks(self, canvas: Canvas, seat: int, picture: Picture, *, away: bool) -> None:
        for suit, name in enumerate(SUITS):
            pose = self._places.stack(seat, suit)
            stack = [] if away else picture.stacks[seat][suit]
            width = canvas.px(pose.width)
            if not stack:
                canvas.blit_centred(self._art.stack_slot(name, width), (pose.x, pose.y))
                continue
            if len(stack) > 1:
                canvas.blit_centred(self._art.stack_edges(len(stack) - 1, width), (pose.x, pose.y))
            self._cards.lying(canvas, stack[-1], pose)
