"""Oboro on the table: what it looks like, what may be clicked, what a click means."""

from collections.abc import Callable
from functools import partial

from game.core.contract import Event, View
from game.engine.canvas import Canvas
from game.engine.commands import Command, Kind
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.layout import Layout
from game.engine.still import StillLayer
from game.engine.widgets.button import Button
from game.engine.widgets.widget import Area, Widget
from game.games.oboro.cards import SEATS, SUITS
from game.games.oboro.events import LeadPassed, RoundDealt, TrickTaken
from game.games.oboro.picture import Picture
from game.games.oboro.table.art import OboroArt
from game.games.oboro.table.card_drawing import Cards
from game.games.oboro.table.choice import Choice
from game.games.oboro.table.hand import Hand
from game.games.oboro.table.live import Live
from game.games.oboro.table.pieces_sheet import GO_ON, PiecesSheet
from game.games.oboro.table.places import HAND, STACK, TRICK, Places
from game.games.oboro.table.round_sheet import RoundSheet
from game.games.oboro.table.scenery import Scenery
from game.games.oboro.table.seats import Seats
from game.games.oboro.table.stage import Stage
from game.games.oboro.table.words import Words
from game.games.oboro.view import OboroView
from game.table.director import Groups
from game.table.face import Face, Lines, Pass, Seen, Wish


def plan(art: OboroArt, layout: Layout) -> None:
    """Note every picture that a table in such a window needs, to be made before it is asked for."""
    narrow = tuple(layout.length_to_px(width) for width in (TRICK, STACK))
    art.plan(layout.window_px, layout.length_to_px(HAND), narrow)


class OboroFace(Face):
    """Three seats around a table in the night; whoever looks sits in front of us."""

    picture: Picture

    def __init__(
        self, kit: Kit, zones: dict[str, Rect], player: Callable[[int], str], watched: Callable[[], bool]
    ) -> None:
        """`player` gives the name of a seat, `watched` tells whether a person sits at the table."""
        self._kit = kit
        self._art = OboroArt(kit.assets, kit.bakery)
        self._places = Places(zones)
        self._words = Words(kit.texts, player)
        self._stage = Stage(kit, self._places, self._words, watched)
        cards = Cards(self._art)
        self._cards = cards
        self._hand = Hand(self._places, cards)
        self._scenery = Scenery(cards, self._places, self._words)
        self._seats = Seats(cards, self._places, self._words)
        self._live = Live(cards, self._places, self._words)
        self._pieces_sheet = PiecesSheet(self._art, self._places, self._words)
        self._round_sheet = RoundSheet(cards, self._places, self._seats, self._words)
        self._still = StillLayer()
        self._seat: int | None = None
        """Whose eyes these are; None while nobody's secrets, or everybody's, may be seen."""
        self._choice: Choice | None = None
        self._attended: str | None = None
        self._looks_back = False
        self._changes = 0
        self._planned: Layout | None = None

    def lay(self, view: View) -> None:
        """Put everything where the view says."""
        if not isinstance(view, OboroView):
            raise TypeError(f"not a view of Oboro: {view!r}")
        self.picture = Picture.of(view)
        self._seat = view.seat if view.seat in range(SEATS) else None
        if self._seat is not None:
            self._places.south = self._seat
        self._hand.lay(self.picture.hands[self._places.south])
        self._stage.between = False
        self._rest()

    def open(self) -> Groups:
        """The first hands are dealt."""
        return self._stage.open(self.picture)

    def stage(self, event: Event) -> Groups:
        """How an event is shown."""
        self._looks_back = False
        return self._stage.stage(event, self.picture)

    def show(self, event: Event) -> None:
        """Make an event part of the picture; everything rests where it belongs now."""
        self.picture.show(event)
        if isinstance(event, TrickTaken):
            self._stage.between = True
        elif isinstance(event, LeadPassed | RoundDealt):
            self._stage.between = False
        self._hand.change(self.picture.hands[self._places.south])
        self._rest()

    def offer(self, view: View | None) -> None:
        """Let the person choose a card, from what their view tells."""
        self._choice = Choice(view) if isinstance(view, OboroView) else None

    def widgets(self) -> list[Widget]:
        """The cards of the hand, the place in the trick, open stacks, the last trick; or how to go on."""
        if self._stage.round is not None or self._stage.pieces is not None:
            return self._go_on()
        found: list[Widget] = []
        if self.picture.last is not None:
            found.append(Area("last_trick", self._places.zone("last"), radius=20))
        if self.picture.open_stacks:
            found += [
                Area(f"stack.{seat}.{SUITS[suit]}", self._places.stack(seat, suit).rect)
                for seat, stacks in enumerate(self.picture.stacks)
                for suit, stack in enumerate(stacks)
                if len(stack) > 1
            ]
        if self._choice is None:
            return found
        if self._choice.taken is not None:
            found.append(Area("play", self._places.trick(self._places.south).rect))
        return [*found, *self._hand.areas()]

    def use(self, name: str) -> Wish:
        """A widget was clicked or confirmed."""
        match name.split("."):
            case ["next"]:
                return Pass.OVER
            case ["last_trick"]:
                self._looks_back = not self._looks_back
            case ["hand", place] if self._choice is not None:
                self._looks_back = False
                return self._choice.click(int(place))
            case ["play"] if self._choice is not None:
                return self._choice.play()
        return None

    def shortcut(self, command: Command) -> Wish:
        """1 to 8 take up a card, and play it the second time."""
        choice = self._choice
        if choice is not None and command.kind is Kind.DIGIT and 1 <= command.number <= len(choice.cards):
            return choice.click(command.number - 1)
        return None

    def attend(self, name: str | None) -> None:
        """The person looks at something."""
        self._attended = name

    def cancel(self) -> bool:
        """Put back the card that was taken up, or look at the trick on the table again."""
        if self._looks_back:
            self._looks_back = False
            return True
        return self._choice is not None and self._choice.clear()

    @property
    def why_not_turn(self) -> str | None:
        """Whoever has a hand sits before it."""
        return None if self._seat is None else "oboro.refused.turn"

    def turn(self) -> None:
        """Sit down at the next seat."""
        if self._seat is None:
            self._places.south = (self._places.south + 1) % SEATS
            self._hand.lay(self.picture.hands[self._places.south])
            self._rest()

    def update(self, dt: float) -> None:
        """Let the cards of the hand follow; while nothing moves, make pictures that will be needed."""
        if not self.moving and not self._stage.flights:
            self._kit.bakery.bake_some(0.0)
        self._hand.follow(dt, self._choice, self._looked_at, at_once=self._kit.still)

    @property
    def moving(self) -> bool:
        """Whether a card of the hand is on its way."""
        return not self._hand.settled(self._choice, self._looked_at)

    def draw(self, canvas: Canvas, seen: Seen) -> None:
        """Draw the table, or the scoring of a round in front of it."""
        stage = self._stage
        if self._planned != canvas.layout:
            self._planned = canvas.layout
            plan(self._art, canvas.layout)
        if stage.round is not None:
            self._round_sheet.draw(canvas, stage.round)
            return
        self._still.draw(canvas, self._shows(seen), partial(self._compose, seen=seen))
        if not stage.hands_away and not self._hand_rests:
            self._draw_hand(canvas)
        looked_at = self._looked_at
        card = self._hand.held[looked_at].card if looked_at is not None else None
        self._live.draw(canvas, stage, self._caption())
        if stage.hands_away:
            for seat in range(SEATS):  # cards are dealt behind the plates, where the hands are held
                if seat != self._places.south:
                    self._seats.plate(canvas, seat, self.picture, stage, seen)
        if self._choice is not None and not self._looks_back:
            self._live.advise(canvas, self.picture, self._choice, card or self._choice.taken)
        elif self.picture.trick and not stage.trick_away and not self._looks_back:
            self._live.warn(canvas, self.picture)
        self._draw_leafing(canvas)
        if stage.pieces is not None:
            self._pieces_sheet.draw(canvas, stage.pieces)

    def log(self, event: Event) -> Lines:
        """An event in words."""
        return self._words.lines(event, self.picture)

    def where(self, place: str) -> Rect | None:
        """The plate of a seat."""
        return self._places.of("seat", int(place.removeprefix("seat.")))

    @property
    def _looked_at(self) -> int | None:
        """The place of the card that the person looks at."""
        name = self._attended or ""
        place = int(name.removeprefix("hand.")) if name.startswith("hand.") else None
        return place if place is not None and self._choice is not None and place < len(self._hand.held) else None

    def _rest(self) -> None:
        self._stage.rest()
        self._looks_back = False
        self._changes += 1

    def _go_on(self) -> list[Widget]:
        """The way on from a scoring."""
        counted, say = self._stage.round, self._kit.say
        if counted is not None:
            label = say("oboro.round.result" if counted.last else "oboro.round.next")
            return [Button("next", self._places.zone("tally.next"), label, "primary")]
        return [Button("next", GO_ON, say("oboro.pieces.go_on"), "primary")]

    def _caption(self) -> str:
        picture = self.picture
        if self._looks_back and picture.last is not None:
            return self._words.say("oboro.table.last_of", player=self._words.player(picture.last.winner))
        return self._stage.caption or (self._words.ended(picture.outcome) if picture.outcome else "")

    def _shows(self, seen: Seen) -> tuple[object, ...]:
        """Everything that the still layer depends on."""
        back, yours, rests = self._looks_back, self._choice is not None, self._hand_rests
        own = (self._changes, back, yours, rests, self._places.south, self._kit.texts.language)
        return (*own, self._stage.shows, tuple(seen.players), seen.thinking)

    def _compose(self, canvas: Canvas, seen: Seen) -> None:
        picture, stage = self.picture, self._stage
        self._scenery.ground(canvas, picture, stage)
        self._scenery.last_trick(canvas, picture)
        self._seats.draw(canvas, picture, stage, seen)
        if self._looks_back and picture.last is not None:
            self._scenery.trick(canvas, picture.last.leader, picture.last.cards, yours=False)
        elif not stage.trick_away and not stage.hands_away:
            self._scenery.trick(canvas, picture.leader, picture.trick, yours=self._choice is not None)
        if self._hand_rests and not stage.hands_away:
            self._draw_hand(canvas)

    @property
    def _hand_rests(self) -> bool:
        """Whether the own hand lies as still as the table; as long as one chooses, it is at work."""
        return self._choice is None and self._hand.settled(None, None)

    def _draw_hand(self, canvas: Canvas) -> None:
        away = self._stage.away
        self._hand.draw(
            canvas, self._choice, self._looked_at, away[1] if away and away[0] == self._places.south else None
        )

    def _draw_leafing(self, canvas: Canvas) -> None:
        """An open stack that is looked at shows all its cards."""
        match (self._attended or "").split("."):
            case ["stack", seat, suit]:
                place = next(number for number, name in enumerate(SUITS) if name == suit)
                stack = self.picture.stacks[int(seat)][place]
                self._live.leaf_through(canvas, stack, self._places.stack(int(seat), place))
