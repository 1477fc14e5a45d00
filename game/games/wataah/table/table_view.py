"""The table itself: what is drawn, what can be pointed at, what a click means."""

from collections.abc import Callable
from functools import partial

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.still import StillLayer
from game.engine.widgets.button import IconButton
from game.engine.widgets.widget import Widget
from game.games.wataah.picture import Picture
from game.games.wataah.table.air import Crown
from game.games.wataah.table.card_drawing import Cards
from game.games.wataah.table.choice import Choice
from game.games.wataah.table.choosing import Picking
from game.games.wataah.table.controls import Controls
from game.games.wataah.table.hand import SORTS, Carried, Hand
from game.games.wataah.table.live import Live
from game.games.wataah.table.places import Places, Slots
from game.games.wataah.table.placing import Placing
from game.games.wataah.table.scenery import Scenery
from game.games.wataah.table.seats import Seats
from game.games.wataah.table.slips import draw_ribbon
from game.games.wataah.table.stage import Stage
from game.games.wataah.table.things import Things
from game.games.wataah.table.words import Words
from game.table.face import Seen, Wish

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


class TableView:
    """Draws the table and answers on it."""

    def __init__(self, cards: Cards, places: Places, slots: Slots, words: Words, hand: Hand) -> None:
        self.things = Things(places, slots)
        self.controls = Controls(cards.art, places, words)
        self._places = places
        self._words = words
        self._hand = hand
        self._scenery = Scenery(cards, places, words)
        self._seats = Seats(cards, places, slots, words)
        self._live = Live(cards, places, slots, words)
        self._art = cards.art
        self._ground = StillLayer()
        self._whole = StillLayer()

    # What can be pointed at

    def widgets(self, picture: Picture, choice: Choice | None, stage: Stage, carried: Carried) -> list[Widget]:
        """Buttons first, then the table, the own hand on top; `carried` is told of cards that are dragged."""
        found = self.controls.widgets(choice, on_board=False) if choice is not None else []
        found += self.things.areas(picture, choice)
        if None not in picture.hands[self._places.south]:
            found += self._hand.areas(carried)
            other = SORTS[(SORTS.index(self._hand.sort) + 1) % len(SORTS)]
            found.append(SortButton(self._words.say(f"wataah.sort.{other}"), lambda: not stage.board_open))
        return found

    def use(self, name: str, picture: Picture, choice: Choice) -> Wish:
        """A thing on the table was clicked or confirmed by whoever must decide."""
        match name.split("."):
            case ["hand", place] if int(place) < len(self._hand.held):
                return choice.on_hand(self._hand.held[int(place)].index)
            case ["clan", seat, slot]:
                clan = self.things.clan(int(seat), int(slot), picture)
                return choice.on_clan(int(seat), clan) if clan is not None else None
            case ["card", seat, slot, place]:
                clan = self.things.clan(int(seat), int(slot), picture)
                card = self.things.card(int(seat), int(slot), int(place), picture)
                return choice.on_card(int(seat), clan, card) if clan is not None and card is not None else None
            case ["seat", seat]:
                return choice.on_seat(int(seat))
            case ["slot"] if isinstance(choice, Placing):
                return choice.on_slot()
            case ["court", seat] if isinstance(choice, Placing) and int(seat) == choice.seat:
                return choice.on_court()
            case ["look", place] if isinstance(choice, Picking):
                return choice.pick(int(place))
            case ["deck"]:
                return choice.on_pile("deck")
            case ["corruption", seat] if int(seat) == choice.seat:
                return choice.on_pile("corruption")
        return None

    def hand_place(self, name: str | None) -> int | None:
        """The place in the fan that a name means."""
        if name is None or not name.startswith("hand."):
            return None
        place = int(name.removeprefix("hand."))
        return place if place < len(self._hand.held) else None

    # What is drawn

    def ground(self, canvas: Canvas, picture: Picture, stage: Stage, seen: Seen, key: object) -> None:
        """Everything that lies still but the hand."""
        shows = (key, stage.shows, tuple(seen.players), seen.thinking, seen.to_move if seen.thinking else None)
        self._ground.draw(canvas, shows, partial(self._compose, picture=picture, stage=stage, seen=seen))

    def draw(self, canvas: Canvas, picture: Picture, stage: Stage, seen: Seen, key: object) -> None:
        """The table with a hand that rests."""
        rest = (key, stage.shows, stage.hand_away, self._hand.sort, tuple(seen.players), seen.thinking, seen.to_move)

        def compose(below: Canvas) -> None:
            self.ground(below, picture, stage, seen, key)
            self._hand.draw(below, None, None)

        self._whole.draw(canvas, rest, compose)

    def draw_live(
        self, canvas: Canvas, picture: Picture, stage: Stage, choice: Choice | None, attended: str | None
    ) -> None:
        """What moves, and what may be chosen."""
        if choice is not None:
            self._live.choice(canvas, picture, choice)
            self._aim(canvas, picture, choice, attended or "")
        if picture.looked and not stage.looked_away:
            name = attended or ""
            looked_at = int(name.removeprefix("look.")) if name.startswith("look.") else None
            self._live.looked(canvas, picture, choice, looked_at)
        outcome = picture.outcome
        crown = stage.crown or (Crown(outcome.winners) if outcome is not None else None)
        if crown is not None:
            self._live.crown(canvas, crown)
        self._live.draw(canvas, stage)

    def _aim(self, canvas: Canvas, picture: Picture, choice: Choice, attended: str) -> None:
        match attended.split("."):
            case ["card", seat, slot, place]:
                clan = self.things.clan(int(seat), int(slot), picture)
                if clan is not None and int(place) < len(picture.clans[int(seat)][clan]):
                    self._live.aimed(canvas, picture, choice, (int(seat), clan, int(place)))

    def prompt(self, canvas: Canvas, picture: Picture, choice: Choice | None, seen: Seen) -> None:
        """What is asked, on a ribbon over the carpet."""
        draw_ribbon(canvas, self._art, self._words.prompt(choice, picture, seen), Rect(*self._places.table("prompt")))

    def forecast(self, canvas: Canvas, choice: Choice | None, looked_at: int | None) -> None:
        """What would come of the cards that are taken up, or that go with the one looked at."""
        index = self._hand.held[looked_at].index if looked_at is not None else None
        self.controls.forecast(canvas, choice, index)

    def _compose(self, canvas: Canvas, picture: Picture, stage: Stage, seen: Seen) -> None:
        self._scenery.ground(canvas, picture, stage)
        self._seats.draw(canvas, picture, stage, seen)
