"""The table itself: what is drawn, what can be pointed at, what a click means."""

from collections.abc import Callable
from functools import partial

from game.engine.canvas import Canvas
from game.engine.draw.static_layer import StaticLayer
from game.engine.geometry import Rect
from game.engine.widgets.button import IconButton
from game.engine.widgets.widget import What, Widget
from game.games.wataah.rules.picture.picture import Picture
from game.games.wataah.table.anim.flights import Crown
from game.games.wataah.table.anim.state import AnimationState
from game.games.wataah.table.draw.cards import Cards
from game.games.wataah.table.draw.moving_layer import MovingLayer
from game.games.wataah.table.draw.paper_slips import RIBBON, draw_ribbon
from game.games.wataah.table.draw.scenery import Scenery
from game.games.wataah.table.draw.seats import Seats
from game.games.wataah.table.input.controls import Controls
from game.games.wataah.table.input.hand import SORTS, Hand
from game.games.wataah.table.input.move_builder import MoveBuilder
from game.games.wataah.table.input.pieces import CardOfClan, ClanAt, CorruptionOf, CourtOf, LookedAt, PlateOf
from game.games.wataah.table.input.placing_builder import Placing
from game.games.wataah.table.input.simple_builders import Picking
from game.games.wataah.table.input.things import Things
from game.games.wataah.table.layout import Slots, TableLayout
from game.games.wataah.table.words import Words
from game.table.cards.hand import Carried, HeldAt
from game.table.face.answers import Wish
from game.table.face.seats_shown import SeatsShown

_SORT = Rect(294, 716, 48, 48)


class SortButton(IconButton):
    """Sorts the hand the other way; hidden as soon as the board comes up over the table."""

    def __init__(self, label: str, shown: Callable[[], bool]) -> None:
        super().__init__("sort", _SORT, "sort", label=label)
        self._shown = shown

    def draw(self, canvas: Canvas) -> None:
        """Draw it while there is a hand to sort."""
        if self._shown():
            super().draw(canvas)


class MainView:
    """Draws the table and handles input on it."""

    def __init__(self, cards: Cards, places: TableLayout, slots: Slots, words: Words, hand: Hand) -> None:
        self.things = Things(places, slots)
        self.controls = Controls(cards.art, places, words)
        self._places = places
        self._words = words
        self._hand = hand
        self._scenery = Scenery(cards, places, words)
        self._seats = Seats(cards, places, slots, words)
        self._live = MovingLayer(cards, places, slots, words)
        self._art = cards.art
        self._ground = StaticLayer()
        self._whole = StaticLayer()

    # What can be pointed at

    def widgets(
        self, picture: Picture, choice: MoveBuilder | None, stage: AnimationState, carried: Carried
    ) -> list[Widget]:
        """Buttons first, then the table, the player's hand on top; `carried` is called with dragged cards."""
        found = self.controls.widgets(choice, on_board=False) if choice is not None else []
        found += self.things.areas(picture, choice)
        if not self._places.round and None not in picture.hands[self._places.south]:
            found += self._hand.areas(carried)
            other = SORTS[(SORTS.index(self._hand.sort) + 1) % len(SORTS)]
            found.append(SortButton(self._words.say(f"wataah.sort.{other}"), lambda: not stage.board_open))
        return found

    def use(self, what: What, picture: Picture, choice: MoveBuilder) -> Wish:
        """A thing on the table was clicked or confirmed by the deciding player."""
        match what:
            case HeldAt(place) if place < len(self._hand.held):
                return choice.on_hand(self._hand.held[place].index)
            case ClanAt(seat, slot):
                clan = self.things.clan(seat, slot, picture)
                return choice.on_clan(seat, clan) if clan is not None else None
            case CardOfClan(seat, slot, place):
                clan = self.things.clan(seat, slot, picture)
                card = self.things.card(seat, slot, place, picture)
                return choice.on_card(seat, clan, card) if clan is not None and card is not None else None
            case PlateOf(seat):
                return choice.on_seat(seat)
            case "slot" if isinstance(choice, Placing):
                return choice.on_slot()
            case CourtOf(seat) if isinstance(choice, Placing) and seat == choice.seat:
                return choice.on_court()
            case LookedAt(place) if isinstance(choice, Picking):
                return choice.pick(place)
            case "deck":
                return choice.on_pile("deck")
            case CorruptionOf(seat) if seat == choice.seat:
                return choice.on_pile("corruption")
        return None

    def hand_place(self, what: What | None) -> int | None:
        """The place in the fan of something that is pointed at."""
        return what.place if isinstance(what, HeldAt) and what.place < len(self._hand.held) else None

    # What is drawn

    def ground(self, canvas: Canvas, picture: Picture, stage: AnimationState, seen: SeatsShown, key: object) -> None:
        """The static layer without the hand."""
        shows = (key, stage.shows, seen.shows)
        self._ground.draw(canvas, shows, partial(self._compose, picture=picture, stage=stage, seen=seen))

    def draw(self, canvas: Canvas, picture: Picture, stage: AnimationState, seen: SeatsShown, key: object) -> None:
        """The table with a hand that rests."""
        rest = (key, stage.shows, stage.hand_away, self._hand.sort, seen.shows)

        def compose(below: Canvas) -> None:
            self.ground(below, picture, stage, seen, key)
            self._hand.draw(below, None, None)

        self._whole.draw(canvas, rest, compose)

    def draw_live(
        self, canvas: Canvas, picture: Picture, stage: AnimationState, choice: MoveBuilder | None, attended: What | None
    ) -> None:
        """What moves, and what may be chosen."""
        if choice is not None:
            self._live.choice(canvas, picture, choice)
            self._aim(canvas, picture, choice, attended)
        if picture.looked and not stage.looked_away:
            looked_at = attended.place if isinstance(attended, LookedAt) else None
            self._live.looked(canvas, picture, choice, looked_at)
        outcome = picture.outcome
        crown = stage.crown or (Crown(outcome.winners) if outcome is not None else None)
        if crown is not None:
            self._live.crown(canvas, crown)
        self._live.draw(canvas, stage)

    def _aim(self, canvas: Canvas, picture: Picture, choice: MoveBuilder, attended: What | None) -> None:
        match attended:
            case CardOfClan(seat, slot, place):
                clan = self.things.clan(seat, slot, picture)
                if clan is not None and place < len(picture.clans[seat][clan]):
                    self._live.aimed(canvas, picture, choice, (seat, clan, place))

    def prompt(self, canvas: Canvas, picture: Picture, choice: MoveBuilder | None, seen: SeatsShown) -> None:
        """The prompt, on a ribbon over the carpet."""
        zone = self._places.table("prompt")
        size = zone.number("size", RIBBON)
        draw_ribbon(canvas, self._art, self._words.prompt(choice, picture, seen), zone, size)

    def forecast(self, canvas: Canvas, choice: MoveBuilder | None, looked_at: int | None) -> None:
        """What the selected cards would do, or those that go with the card pointed at."""
        index = self._hand.held[looked_at].index if looked_at is not None else None
        self.controls.forecast(canvas, choice, index)

    def _compose(self, canvas: Canvas, picture: Picture, stage: AnimationState, seen: SeatsShown) -> None:
        self._scenery.ground(canvas, picture, stage)
        self._seats.draw(canvas, picture, stage, seen)
