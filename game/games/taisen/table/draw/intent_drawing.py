"""Draws what the player is about to do in Ninja Taisen: whom a die can move, where the group lands, who would win."""

from collections.abc import Mapping

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
from game.games.taisen.table.input.move_builder import Forecast
from game.games.taisen.table.layout import CARD, Ninja, TableLayout
from game.table.face.zones import HINT_ZONE
from game.table.playback.sprites import Sprite

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

    def below(self, canvas: Canvas, intent: Intent, picture: Picture, resting: Mapping[Ninja, Sprite]) -> None:
        """What lies below the cards that move: where the group would land, and whom a die can move."""
        choice, die = intent.choice, intent.die
        if choice is None:
            return
        for tile in intent.landings:
            self._scenery.landing(canvas, tile)
            standing = [Ninja(seat, name) for seat, path in enumerate(picture.stacks) for name in path[tile]]
            for piece in standing:  # the mark lies at their feet: it must not hide who stands there
                if piece in resting:
                    self._scenery.card(canvas, piece, resting[piece])
        if die is not None:
            movable = choice.ninjas_for(die)
            for piece, rect in self._places.visible(picture.stacks).items():
                if piece.seat == choice.seat and piece.name in movable:
                    self._scenery.outline(canvas, rect)
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
        spots = self._spots(forecast, intent, picture)
        self._scenery.ghosts(canvas, [Ninja(choice.seat, name) for name in forecast.moved.ninjas], spots)
        slip = self._slip(canvas.visible, forecast, spots, intent, picture)
        if slip is not None:
            self._preview.draw(canvas, forecast, slip)

    def previewed(self, visible: Rect, intent: Intent, picture: Picture) -> list[Rect]:
        """Where the group and the slip are drawn."""
        choice, move = intent.choice, intent.move
        if choice is None or move is None:
            return []
        forecast = choice.forecast(move)
        spots = self._spots(forecast, intent, picture)
        slip = self._slip(visible, forecast, spots, intent, picture)
        return [_group(spots), *([slip] if slip is not None else [])]

    def _spots(self, forecast: Forecast, intent: Intent, picture: Picture) -> list[Point]:
        moved = forecast.moved
        return self._places.landing(picture.stacks, moved.seat, moved.end, len(moved.ninjas), _top(intent))

    def _slip(
        self, visible: Rect, forecast: Forecast, spots: list[Point], intent: Intent, picture: Picture
    ) -> Rect | None:
        """A place for the slip at the group's side, or above it, over no stack; None if there is nothing to say."""
        size = self._preview.size(forecast)
        if size is None:
            return None
        group, top = _group(spots), _top(intent)
        stacks = tuple(Rect.around(at, *CARD) for at in self._places.standing(picture.stacks).values())
        seen, foot = visible.inset(10), self._places.zone("tray").y
        beside, anywhere = (
            place_beside(size, group, Rect(seen.x, upper, seen.w - _LOG, foot - upper), stacks)[0]
            for upper in (max(top, group.y), top)
        )
        free = covered(beside, stacks) == 0 and gap(beside, group) < _NEAR
        return beside if free else anywhere


def _top(intent: Intent) -> float:
    """The upper edge of what may be drawn on: below the buttons, or the hints."""
    return _UPPER if intent.advised is None else HINT_ZONE.bottom + _BELOW_HINTS


def _group(spots: list[Point]) -> Rect:
    head = spots[-1].y - CARD[1] / 2
    return Rect(spots[0].x - CARD[0] / 2, head, CARD[0], spots[0].y + CARD[1] / 2 - head)
