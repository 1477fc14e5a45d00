"""Draws what the player is about to do in Ninja Taisen: whom a die can move, where the group lands, who would win."""

from game.engine.canvas import Canvas
from game.engine.look import theme
from game.engine.text.translations import Texts
from game.engine.widgets.focus_ring import draw_ring
from game.games.taisen.rules.moves import END_TURN
from game.games.taisen.rules.ninjas import SUITS
from game.games.taisen.rules.picture import Picture
from game.games.taisen.table.anim.state import AnimationState
from game.games.taisen.table.draw.move_preview import MovePreview
from game.games.taisen.table.draw.scenery import Scenery
from game.games.taisen.table.input.intent import Intent
from game.games.taisen.table.layout import CARD, Ninja, TableLayout


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
        below, shared = len(picture.stacks[seat][end]), bool(picture.stacks[1 - seat][end])
        spots = [self._places.card(seat, end, below + up, aside=shared) for up in range(len(forecast.moved.ninjas))]
        for name, spot in zip(forecast.moved.ninjas, spots, strict=True):
            self._scenery.ghost(canvas, Ninja(seat, name), spot)
        self._preview.draw(canvas, forecast, (spots[-1].x, spots[-1].y - CARD[1] / 2 - 10))
