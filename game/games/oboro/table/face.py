"""Oboro on the table: what it looks like, what may be clicked, what a click means."""

from collections.abc import Callable

from game.core.contract import Event, Move, View
from game.engine.canvas import Canvas
from game.engine.commands import Command, Kind
from game.engine.geometry import Point, Rect
from game.engine.kit import Kit
from game.engine.widgets.button import Button
from game.engine.widgets.widget import Area, Widget
from game.games.oboro.cards import IS_ARROW, NUMBERS, SEATS, SUITS
from game.games.oboro.commentary import OboroCommentary
from game.games.oboro.events import LeadPassed, RoundDealt, TrickTaken
from game.games.oboro.moves import Play
from game.games.oboro.picture import Picture
from game.games.oboro.table.art import OboroArt
from game.games.oboro.table.card_drawing import Cards
from game.games.oboro.table.choice import Choice
from game.games.oboro.table.forecast import overdone
from game.games.oboro.table.hand import Hand
from game.games.oboro.table.meaning import Meaning
from game.games.oboro.table.pieces_sheet import GO_ON
from game.games.oboro.table.places import Places
from game.games.oboro.table.stage import Stage
from game.games.oboro.table.table_view import Looks, TableView
from game.games.oboro.table.words import Words
from game.games.oboro.view import OboroView
from game.table.closer import Closer
from game.table.director import Groups
from game.table.face import Face, Lines, Pass, Risk, Seen, Thing, Wish


class OboroFace(Face):
    """Three seats around a table in the night; whoever looks sits in front of us."""

    picture: Picture

    def __init__(
        self, kit: Kit, zones: dict[str, Rect], player: Callable[[int], str], watched: Callable[[], bool]
    ) -> None:
        """`player` gives the name of a seat, `watched` tells whether a person sits at the table."""
        self._kit = kit
        self._places = Places(zones, large=self._wants_large)
        self._words = Words(kit.texts, player)
        self._stage = Stage(kit, self._places, self._words, watched)
        cards = Cards(OboroArt(kit.assets, kit.bakery))
        self._cards = cards
        self._hand = Hand(self._places, cards)
        self._drawing = TableView(kit, cards, self._places, self._words, self._hand)
        self._meaning = Meaning(cards, self._places, self._words)
        self._view: OboroView | None = None
        self._advised: Move | None = None
        self._seat: int | None = None
        """Whose eyes these are; None while nobody's secrets, or everybody's, may be seen."""
        self._choice: Choice | None = None
        self._attended: str | None = None
        self._looks_back = False
        self._changes = 0

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
        self._stage.flurry.clear()
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
        self._view = view if isinstance(view, OboroView) else None
        self._choice = Choice(self._view) if self._view is not None else None
        self._hand.let_go()

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

    def drop(self, name: str, at: Point | None) -> Wish:
        """A card of the hand was let go of: around the trick it is played, elsewhere it goes back."""
        self._hand.let_go()
        if self._choice is None or at is None or not self._places.drop_zone.contains(at):
            return None
        self._looks_back = False
        return self._choice.drop(int(name.removeprefix("hand.")))

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

    def things(self) -> list[Thing]:
        """What lies on the table; nothing under the sheets of a scoring."""
        if self._stage.round is not None or self._stage.pieces is not None:
            return []
        return self._meaning.things(self.picture, self._hand)

    def tip(self, name: str) -> str | None:
        """What something means."""
        return self._meaning.tip(name, self.picture, self._choice)

    def closer(self, name: str) -> Closer | None:
        """A card that can be seen, the mission or the shuriken."""
        return self._meaning.closer(name, self.picture)

    def say_move(self, move: Move) -> str:
        """A move in a few words."""
        if self._view is None or not isinstance(move, Play):
            raise TypeError(f"no move to speak of: {move!r}")
        return OboroCommentary().move(self._view, move, self._kit.say, self._words.player)

    def point_out(self, move: Move | None) -> None:
        """Raise the card of a move as if somebody looked at it."""
        self._advised = move

    @property
    def hint_zone(self) -> Rect:
        """Between the plates of the others, above the trick."""
        return self._places.zone("hint")

    def risk(self, move: Move) -> Risk | None:
        """A card that surely takes the trick and more power than the mission allows, with others at hand."""
        if self._choice is None or not isinstance(move, Play):
            return None
        power = overdone(self.picture, move.card, self._choice.playable)
        if power is None:
            return None
        at = self._hand.areas()[self._choice.cards.index(move.card)].ring[0]
        return Risk(self._kit.say("oboro.tip.risk", power=power), at)

    @property
    def sole(self) -> Move | None:
        """The only card that may be played."""
        return self._choice.sole if self._choice is not None else None

    @property
    def page(self) -> str:
        """The page about what is being shown, or about what is special in this trick."""
        picture, stage = self.picture, self._stage
        if picture.outcome is not None:
            return "end"
        if stage.pieces is not None or stage.round is not None:
            return "shuriken" if stage.pieces is not None else "scoring"
        if stage.between:
            return "stacks"
        if any(IS_ARROW[NUMBERS[card]] for card in picture.trick):
            return "arrow"
        if not picture.trick and not picture.tricks:
            return "deal"
        return "power" if picture.power(self._places.south) > picture.mission else "trick"

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
        """Let the cards of the hand follow."""
        self._stage.flurry.update(dt)
        self._drawing.ambience.update(dt)
        self._hand.follow(dt, self._choice, self._looked_at, at_once=self._kit.still)

    @property
    def moving(self) -> bool:
        """Whether a card of the hand is on its way, or something flies about."""
        return self._stage.flurry.moving or not self._hand.settled(self._choice, self._looked_at)

    def draw(self, canvas: Canvas, seen: Seen) -> None:
        """Draw the table, or the scoring of a round in front of it."""
        leafed = None
        match (self._attended or "").split("."):
            case ["stack", seat, colour] if self.picture.open_stacks:
                leafed = (int(seat), colour)
        looks = Looks(self.picture, self._changes, self._choice, self._looked_at, self._looks_back, leafed)
        self._drawing.draw(canvas, looks, self._stage, seen)

    def log(self, event: Event) -> Lines:
        """An event in words."""
        return self._words.lines(event, self.picture)

    def draw_icon(self, canvas: Canvas, icon: str, box: Rect) -> None:
        """A crest, a colour's emblem, a sign or a shuriken before a line of the log."""
        self._cards.icon(canvas, icon, box)

    def where(self, place: str) -> Rect | None:
        """The plate of a seat, or a card of the own hand by its name."""
        kind, _, which = place.partition(".")
        if kind == "held":
            return self._hand.where(which, self._choice)
        return self._places.of("seat", int(which))

    @property
    def _looked_at(self) -> int | None:
        """The place of the card that the person looks at."""
        name, choice = self._attended or "", self._choice
        if choice is None:
            return None
        if self._hand.carried is not None:
            return self._hand.carried[0]
        place = int(name.removeprefix("hand.")) if name.startswith("hand.") else None
        if place is None and choice.taken is None and isinstance(self._advised, Play):
            place = choice.cards.index(self._advised.card) if self._advised.card in choice.cards else None
        return place if place is not None and place < len(self._hand.held) else None

    def _wants_large(self) -> bool:
        return self._kit.preferences.cards == "large"

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
