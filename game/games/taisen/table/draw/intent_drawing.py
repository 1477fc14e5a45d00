"""Draws what the player is about to do in Ninja Taisen: whom a die can move, where the group lands, who would win."""

from game.engine.canvas import Canvas
from game.engine.geometry import Point, Rect
from game.engine.look import theme
from game.engine.placement import covered, gap
from game.engine.text.translations import Texts
from game.engine.widgets.focus_ring import draw_ring
from game.engine.widgets.tooltip import place_beside
from game.games.taisen.rules.moves import END_TURN
from game.games.taisen.rules.ninjas import SUITS
from game.games.taisen.rules.picture import Picture
from game.games.taisen.table.anim.state import AnimationState
from game.games.taisen.table.draw.move_preview import MovePreview
from game.games.taisen.table.draw.scenery import Scenery
from game.games.taisen.table.input.intent import Intent
from game.games.taisen.table.layout import CARD, Ninja, TableLayout
from game.table.face import HINT_ZONE

_UPPER, _LOG = 82.0, 72.0
"""What the buttons take along the upper edge, and the log at the right one."""

_BELOW_HINTS, _NEAR = 8.0, 60.0
"""How far below hints a forecast begins, and how far from its group a slip still lies beside it."""


class IntentDrawing:
    """Reads the intent and draws it around the cards."""

    def __init__(self, scenery: Scenery, places: TableLayout, texts: Texts) -> None:
        self._scenery = scenery
        self._places = places
        self._preview = MovePreview(scenery.art, texts)

    def below(self, canvas: Canvas, intent: Intent, picture: Picture) -> None:
        """What lies below the cards that move: whom a die can move, and where the group would land."""
        choice, die = intent.choice, intent.die
        if choice is None:
            return
        if die is not None:
            movable = choice.ninjas_for(die)
            for piece, rect in self._places.visible(picture.stacks).items():
                if piece.seat == choice.seat and piece.name in movable:
                    self._scenery.outline(canvas, rect)
        for tile in intent.landings:
            self._scenery.landing(canvas, tile)
        if intent.advised == END_TURN:
            draw_ring(canvas, self._places.zone("end_turn"), theme.RADIUS_BUTTON)

    def dice(self, canvas: Canvas, intent: Intent, stage: AnimationState) -> None:
        """The dice; those that can be used glow."""
        choice, move = intent.choice, intent.move
        for place, suit in enumerate(SUITS):
            chosen = choice is not None and (choice.die == suit or (move is not None and move.die == suit))
            usable = choice is not None and bool(
                suit in choice.dice_for(choice.ninja) if choice.ninja else choice.ninjas_for(suit)
            )
            self._scenery.die(canvas, place, stage.dice[suit], glow=usable, chosen=chosen)

    def above(self, canvas: Canvas, intent: Intent, picture: Picture) -> None:
        """The group where it would stand, and how its fights would end."""
        choice, move = intent.choice, intent.move
        if choice is None or move is None:
            return
        forecast = choice.forecast(move)
        end, seat = forecast.moved.end, choice.seat
        top = _UPPER if intent.advised is None else HINT_ZONE.bottom + _BELOW_HINTS
        spots = self._places.landing(picture.stacks, seat, end, len(forecast.moved.ninjas), top)
        for name, spot in zip(forecast.moved.ninjas, spots, strict=True):
            self._scenery.ghost(canvas, Ninja(seat, name), spot)
        size = self._preview.size(forecast)
        if size is not None:
            self._preview.draw(canvas, forecast, self._beside(canvas, size, spots, picture, top))

    def _beside(
        self, canvas: Canvas, size: tuple[float, float], spots: list[Point], picture: Picture, top: float
    ) -> Rect:
        """A place for the slip at the group's side, or above it, over no stack."""
        head = spots[-1].y - CARD[1] / 2
        group = Rect(spots[0].x - CARD[0] / 2, head, CARD[0], spots[0].y + CARD[1] / 2 - head)
        stacks = tuple(Rect.around(at, *CARD) for at in self._places.standing(picture.stacks).values())
        seen, foot = canvas.visible.inset(10), self._places.zone("tray").y
        beside, anywhere = (
            place_beside(size, group, Rect(seen.x, upper, seen.w - _LOG, foot - upper), stacks)[0]
            for upper in (max(top, head), top)
        )
        free = covered(beside, stacks) == 0 and gap(beside, group) < _NEAR
        return beside if free else anywhere
