"""Draws the table of Oboro: the static layer once, moving things above it, and the sheets of a scoring."""

from functools import partial
from typing import NamedTuple

from game.engine.canvas import Canvas
from game.engine.draw.ambience_drawing import draw_air, draw_banks
from game.engine.draw.particles_drawing import draw_particles, tremble
from game.engine.draw.static_layer import StaticLayer
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.layout import Layout
from game.games.oboro.rules.cards import SEATS, SUITS
from game.games.oboro.rules.picture import Picture
from game.games.oboro.table.anim.animator import Animator
from game.games.oboro.table.anim.highlights import Moonrise
from game.games.oboro.table.draw.cards import Cards
from game.games.oboro.table.draw.moving_layer import MovingLayer
from game.games.oboro.table.draw.pieces_sheet import PiecesSheet
from game.games.oboro.table.draw.round_sheet import RoundSheet
from game.games.oboro.table.draw.scenery import Scenery, night_air
from game.games.oboro.table.draw.seats import Seats
from game.games.oboro.table.input.hand import Hand
from game.games.oboro.table.input.intent import MoveBuilder
from game.games.oboro.table.layout import HAND, TableLayout
from game.games.oboro.table.prebake import plan, plan_signs
from game.games.oboro.table.words import Words
from game.table.face.seats_shown import SeatsShown
from game.table.prebake import Prebake

_RIBBON = (300.0, 52.0)
"""The room that the name of the colour led takes at most."""


class FrameState(NamedTuple):
    """What to draw, and what the player does with it."""

    picture: Picture
    changes: int
    """Increases whenever the picture changes."""

    choice: MoveBuilder | None
    looked_at: int | None
    """The index of a card in the player's hand."""

    looks_back: bool
    leafed: tuple[int, str] | None
    """The seat and the colour of the open stack being viewed."""


class Painter:
    """Draws everything, back to front."""

    def __init__(self, kit: Kit, cards: Cards, places: TableLayout, words: Words, hand: Hand) -> None:
        self._kit = kit
        self._art = cards.art
        self._places = places
        self._words = words
        self._hand = hand
        self._scenery = Scenery(cards, places, words)
        self._seats = Seats(cards, places, words)
        self._live = MovingLayer(cards, places, words)
        self._pieces_sheet = PiecesSheet(cards.art, places, words)
        self._round_sheet = RoundSheet(cards, places, self._seats, words)
        self._still = StaticLayer()
        self.ambience = night_air(kit)
        self._prebake = Prebake(self._plan)

    def fit(self, canvas: Canvas, picture: Picture) -> None:
        """Schedule the pictures for this size and this round."""
        large = self._places.hand_width > HAND
        self._prebake.fit((canvas.layout, large, picture.mission, self._places.round))

    def draw(self, canvas: Canvas, looks: FrameState, stage: Animator, seen: SeatsShown) -> None:
        """Draw the table, or the scoring of a round in front of it."""
        if stage.round is not None:
            self._round_sheet.draw(canvas, stage.round)
        else:
            self._draw_table(canvas, looks, stage, seen)
        draw_particles(canvas, stage.particles)
        tremble(canvas, stage.particles)

    def _plan(self, about: tuple[Layout, bool, int, bool]) -> None:
        layout, large, mission, _ = about
        plan(self._art, layout, large=large)
        plan_signs(self._kit.bakery.plan, self._art, layout, self._places, mission)

    def _draw_table(self, canvas: Canvas, looks: FrameState, stage: Animator, seen: SeatsShown) -> None:
        compose = partial(self._compose, looks=looks, stage=stage, seen=seen)
        self._still.draw(canvas, self._shows(looks, stage, seen), compose)
        draw_banks(canvas, self.ambience, self._before_mist(looks.picture))
        draw_air(canvas, self.ambience)
        outcome = looks.picture.outcome
        moon = stage.moonrise or (Moonrise(outcome.winners, 1.0) if outcome is not None else None)
        if moon is not None:
            self._live.moon(canvas, moon)
        if not stage.hands_away and not self._hand_rests(looks):
            self._draw_hand(canvas, looks, stage)
        self._draw_live(canvas, looks, stage, seen)
        if looks.leafed is not None:
            seat, suit = looks.leafed[0], next(place for place, name in enumerate(SUITS) if name == looks.leafed[1])
            self._live.leaf_through(canvas, looks.picture.stacks[seat][suit], self._places.stack(seat, suit))
        if stage.pieces is not None:
            self._pieces_sheet.draw(canvas, stage.pieces)

    def _before_mist(self, picture: Picture) -> list[Rect]:
        """What the haze must not veil: in the round layout the trick reaches up into it."""
        if not self._places.round or not picture.trick:
            return []
        return [Rect.around(self._places.zone("led.ribbon").centre, *_RIBBON)]

    def _draw_live(self, canvas: Canvas, looks: FrameState, stage: Animator, seen: SeatsShown) -> None:
        picture, choice = looks.picture, looks.choice
        card = self._hand.held[looks.looked_at].card if looks.looked_at is not None else None
        self._live.draw(canvas, stage, self._caption(looks, stage))
        if stage.hands_away:
            for seat in range(SEATS):  # cards are dealt behind the plates, where the others hold them
                if seat != self._places.south or self._places.round:
                    self._seats.plate(canvas, seat, picture, stage, seen)
        if choice is not None and not looks.looks_back:
            self._live.advise(canvas, picture, choice, card or choice.taken)
        elif picture.trick and not stage.trick_away and not looks.looks_back:
            self._live.warn(canvas, picture)

    def _caption(self, looks: FrameState, stage: Animator) -> str:
        picture = looks.picture
        if looks.looks_back and picture.last is not None:
            return self._words.say("oboro.table.last_of", player=self._words.player(picture.last.winner))
        return stage.caption or (self._words.ended(picture.outcome) if picture.outcome else "")

    def _shows(self, looks: FrameState, stage: Animator, seen: SeatsShown) -> tuple[object, ...]:
        """Everything that the static layer depends on."""
        own = (looks.changes, looks.looks_back, looks.choice is not None, self._hand_rests(looks))
        places = (self._places.south, self._places.round, self._places.hand_width)
        return (*own, *places, self._kit.texts.language, stage.changed, seen.shows)

    def _compose(self, canvas: Canvas, looks: FrameState, stage: Animator, seen: SeatsShown) -> None:
        picture = looks.picture
        self._scenery.ground(canvas, picture, stage)
        self._scenery.last_trick(canvas, picture)
        self._seats.draw(canvas, picture, stage, seen)
        if looks.looks_back and picture.last is not None:
            self._scenery.trick(canvas, picture.last.leader, picture.last.cards, yours=False)
        elif not stage.trick_away and not stage.hands_away:
            self._scenery.trick(canvas, picture.leader, picture.trick, yours=looks.choice is not None)
        if self._hand_rests(looks) and not stage.hands_away:
            self._draw_hand(canvas, looks, stage)

    def _hand_rests(self, looks: FrameState) -> bool:
        """Whether the player's hand belongs to the static layer; it does not while the player chooses."""
        return looks.choice is None and self._hand.settled(None, None)

    def _draw_hand(self, canvas: Canvas, looks: FrameState, stage: Animator) -> None:
        away = stage.away[1] if stage.away and stage.away[0] == self._places.south else None
        self._hand.draw(canvas, looks.choice, looks.looked_at, away)
