"""Draws the table of Oboro: what lies still once, what moves above it, and the sheets of a scoring."""

from functools import partial
from typing import NamedTuple

from game.engine.ambience_drawing import draw_air, draw_banks
from game.engine.canvas import Canvas
from game.engine.flurry_drawing import draw_flurry, tremble
from game.engine.kit import Kit
from game.engine.layout import Layout
from game.engine.still import StillLayer
from game.games.oboro.cards import SEATS, SUITS
from game.games.oboro.picture import Picture
from game.games.oboro.table.card_drawing import Cards
from game.games.oboro.table.choice import Choice
from game.games.oboro.table.hand import Hand
from game.games.oboro.table.live import Live
from game.games.oboro.table.moments import Moonrise
from game.games.oboro.table.night_air import night_air
from game.games.oboro.table.pieces_sheet import PiecesSheet
from game.games.oboro.table.places import HAND, Places
from game.games.oboro.table.plan import plan, plan_signs
from game.games.oboro.table.round_sheet import RoundSheet
from game.games.oboro.table.scenery import Scenery
from game.games.oboro.table.seats import Seats
from game.games.oboro.table.stage import Stage
from game.games.oboro.table.words import Words
from game.table.face import Seen
from game.table.planned import Planned


class Looks(NamedTuple):
    """What there is to be drawn, and what the person does with it."""

    picture: Picture
    changes: int
    """Counts up whenever the picture changes."""

    choice: Choice | None
    looked_at: int | None
    """The place of a card in the own hand."""

    looks_back: bool
    leafed: tuple[int, str] | None
    """The seat and the colour of an open stack that is leafed through."""


class TableView:
    """Everything that is seen, lowest first."""

    def __init__(self, kit: Kit, cards: Cards, places: Places, words: Words, hand: Hand) -> None:
        self._kit = kit
        self._art = cards.art
        self._places = places
        self._words = words
        self._hand = hand
        self._scenery = Scenery(cards, places, words)
        self._seats = Seats(cards, places, words)
        self._live = Live(cards, places, words)
        self._pieces_sheet = PiecesSheet(cards.art, places, words)
        self._round_sheet = RoundSheet(cards, places, self._seats, words)
        self._still = StillLayer()
        self.ambience = night_air(kit)
        self._planned = Planned(self._plan)

    def draw(self, canvas: Canvas, looks: Looks, stage: Stage, seen: Seen) -> None:
        """Draw the table, or the scoring of a round in front of it."""
        large = self._places.hand_width > HAND
        self._planned.draw((canvas.layout, large, looks.picture.mission))
        if stage.round is not None:
            self._round_sheet.draw(canvas, stage.round)
        else:
            self._draw_table(canvas, looks, stage, seen)
        draw_flurry(canvas, stage.flurry)
        tremble(canvas, stage.flurry)

    def _plan(self, about: tuple[Layout, bool, int]) -> None:
        layout, large, mission = about
        plan(self._art, layout, large=large)
        plan_signs(self._kit.bakery.plan, self._art, layout, self._places, mission)

    def _draw_table(self, canvas: Canvas, looks: Looks, stage: Stage, seen: Seen) -> None:
        compose = partial(self._compose, looks=looks, stage=stage, seen=seen)
        self._still.draw(canvas, self._shows(looks, stage, seen), compose)
        draw_banks(canvas, self.ambience)
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

    def _draw_live(self, canvas: Canvas, looks: Looks, stage: Stage, seen: Seen) -> None:
        picture, choice = looks.picture, looks.choice
        card = self._hand.held[looks.looked_at].card if looks.looked_at is not None else None
        self._live.draw(canvas, stage, self._caption(looks, stage))
        if stage.hands_away:
            for seat in range(SEATS):  # cards are dealt behind the plates, where the hands are held
                if seat != self._places.south:
                    self._seats.plate(canvas, seat, picture, stage, seen)
        if choice is not None and not looks.looks_back:
            self._live.advise(canvas, picture, choice, card or choice.taken)
        elif picture.trick and not stage.trick_away and not looks.looks_back:
            self._live.warn(canvas, picture)

    def _caption(self, looks: Looks, stage: Stage) -> str:
        picture = looks.picture
        if looks.looks_back and picture.last is not None:
            return self._words.say("oboro.table.last_of", player=self._words.player(picture.last.winner))
        return stage.caption or (self._words.ended(picture.outcome) if picture.outcome else "")

    def _shows(self, looks: Looks, stage: Stage, seen: Seen) -> tuple[object, ...]:
        """Everything that the still layer depends on."""
        own = (looks.changes, looks.looks_back, looks.choice is not None, self._hand_rests(looks))
        places = (self._places.south, self._places.hand_width)
        return (*own, *places, self._kit.texts.language, stage.shows, tuple(seen.players), seen.thinking)

    def _compose(self, canvas: Canvas, looks: Looks, stage: Stage, seen: Seen) -> None:
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

    def _hand_rests(self, looks: Looks) -> bool:
        """Whether the own hand lies as still as the table; as long as one chooses, it is at work."""
        return looks.choice is None and self._hand.settled(None, None)

    def _draw_hand(self, canvas: Canvas, looks: Looks, stage: Stage) -> None:
        away = stage.away[1] if stage.away and stage.away[0] == self._places.south else None
        self._hand.draw(canvas, looks.choice, looks.looked_at, away)
