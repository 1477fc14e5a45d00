"""Oboro on the table: what it looks like, what may be clicked, what a click means."""

from collections.abc import Callable

from game.core.contract import Event, Move, View
from game.core.events import shown_by
from game.engine.canvas import Canvas
from game.engine.geometry import Point, Rect
from game.engine.input.commands import Command, Kind
from game.engine.kit import Kit
from game.engine.widgets.button import Button
from game.engine.widgets.widget import Area, What, Widget
from game.games.oboro.commentary import OboroCommentary
from game.games.oboro.forecast import danger, overdone
from game.games.oboro.rules.cards import IS_ARROW, NUMBERS, PIECES, PLAYS, SCORINGS, SEATS, SUITS
from game.games.oboro.rules.events import LeadPassed, RoundDealt, TrickTaken
from game.games.oboro.rules.moves import Play
from game.games.oboro.rules.picture import Picture
from game.games.oboro.rules.tricks import power
from game.games.oboro.rules.view import OboroView
from game.games.oboro.table.anim.animator import Animator
from game.games.oboro.table.art.pictures import OboroArt
from game.games.oboro.table.draw.cards import Cards
from game.games.oboro.table.draw.painter import FrameState, Painter
from game.games.oboro.table.draw.pieces_sheet import GO_ON
from game.games.oboro.table.input.hand import Hand
from game.games.oboro.table.input.move_builder import MoveBuilder
from game.games.oboro.table.input.pieces import StackOf
from game.games.oboro.table.layout import TableLayout
from game.games.oboro.table.sheet import reminders
from game.games.oboro.table.tooltips import Tooltips
from game.games.oboro.table.words import Words
from game.table.cards.hand import HeldAt
from game.table.face import Face, Lines, LogLine, Pass, Risk, SeatsShown, Thing, Wish
from game.table.inspect.zoom import Zoom
from game.table.pennant import Pennant
from game.table.playback.director import Groups
from game.table.sheet.data import Sheet
from game.table.zone import TableZones

_NEAR = 2
"""How few shuriken may be left in the stock for their scoring to be near."""
_LATE = 2
"""How few tricks may be left in which a mission that is overdone can still be saved."""


class OboroFace(Face):
    """Three seats around a table at night; the viewer sits in front."""

    picture: Picture

    def __init__(
        self,
        kit: Kit,
        zones: TableZones,
        player: Callable[[int], str],
        watched: Callable[[], bool],
        company: Callable[[], bool] = lambda: False,
    ) -> None:
        """`player` gives the name of a seat, `watched` says whether a human player is at the table.

        `company` says whether the screen belongs to everybody.
        """
        self._kit = kit
        self._places = TableLayout(zones, large=self._wants_large, company=company)
        self._words = Words(kit.texts, player)
        self._stage = Animator(kit, self._places, self._words, watched)
        self.plays = shown_by(self._stage)
        cards = Cards(OboroArt(kit.assets, kit.bakery))
        self._cards = cards
        self._hand = Hand(self._places, cards)
        self._drawing = Painter(kit, cards, self._places, self._words, self._hand)
        self._meaning = Tooltips(cards, self._places, self._words)
        self._view: OboroView | None = None
        self._advised: Move | None = None
        self._seat: int | None = None
        """The viewing seat; None while no hand, or every hand, may be seen."""
        self._choice: MoveBuilder | None = None
        self._attended: What | None = None
        self._looks_back = False
        self._changes = 0

    def lay(self, view: View) -> None:
        """Put everything where the view says it is."""
        if not isinstance(view, OboroView):
            raise TypeError(f"not a view of Oboro: {view!r}")
        self.picture = Picture.of(view)
        self._seat = view.seat if view.seat in range(SEATS) else None
        self._places.sit(self._seat)
        self._hand.lay(self._in_front)
        self._stage.between = False
        self._stage.particles.clear()
        self._rest()

    def open(self) -> Groups:
        """The first hands are dealt."""
        return self._stage.open(self.picture)

    def stage(self, event: Event) -> Groups:
        """How an event is shown."""
        self._looks_back = False
        return super().stage(event)

    def show(self, event: Event) -> None:
        """Apply an event to the picture and put every piece at rest."""
        self.picture.show(event)
        if isinstance(event, TrickTaken):
            self._stage.between = True
        elif isinstance(event, LeadPassed | RoundDealt):
            self._stage.between = False
        self._hand.change(self._in_front)
        self._rest()

    def heard_at(self, event: Event) -> str | None:
        """The plate of the seat that acts."""
        seat = getattr(event, "seat", None)
        return None if seat is None else f"seat.{seat}"

    def tense(self, view: View) -> bool:
        """Whether the last round is played or near, or a mission in danger with few tricks to come."""
        if not isinstance(view, OboroView):
            return False
        ending = view.scorings == SCORINGS or (view.scorings == SCORINGS - 1 and sum(view.shuriken) >= PIECES - _NEAR)
        late = len(view.plays) >= PLAYS - _LATE * SEATS
        return ending or (late and any(power(view.tops, seat) > view.mission for seat in range(SEATS)))

    def offer(self, view: View | None) -> None:
        """Start the player's choice of a card on this view."""
        self._view = view if isinstance(view, OboroView) else None
        self._choice = MoveBuilder(self._view) if self._view is not None else None
        self._hand.let_go()

    def widgets(self) -> list[Widget]:
        """The cards of the hand, the place in the trick, open stacks, the last trick; or a button to continue."""
        if self._stage.round is not None or self._stage.pieces is not None:
            return self._go_on()
        found: list[Widget] = []
        if self.picture.last is not None:
            found.append(Area("last_trick", self._places.zone("last"), radius=20))
        if self.picture.open_stacks:
            found += [
                Area(StackOf(seat, SUITS[suit]), self._places.stack(seat, suit).rect)
                for seat, stacks in enumerate(self.picture.stacks)
                for suit, stack in enumerate(stacks)
                if len(stack) > 1
            ]
        if self._choice is None:
            return found
        if self._choice.taken is not None:
            found.append(Area("play", self._places.trick(self._places.south).rect))
        return [*found, *self._hand.areas()]

    def kept(self) -> list[Rect]:
        """The trick, the slip beside it, and how many shuriken are left; the player's own dial and stacks."""
        places, south = self._places, self._places.south
        own = [places.of("dial", south), *(places.stack(south, suit).rect for suit in range(len(SUITS)))]
        return [*(places.zone(name) for name in ("led.ring", "slip", "stock.words")), *own]

    def use(self, what: What) -> Wish:
        """A widget was clicked or confirmed."""
        match what:
            case "next":
                return Pass.OVER
            case "last_trick":
                self._looks_back = not self._looks_back
            case HeldAt(place) if self._choice is not None:
                self._looks_back = False
                return self._play(self._choice, place)
            case "play" if self._choice is not None:
                return self._choice.play()
        return None

    def drop(self, what: What, at: Point | None) -> Wish:
        """A card was dropped: near the trick it is played, elsewhere it goes back."""
        self._hand.let_go()
        if self._choice is None or at is None or not self._places.drop_zone.contains(at):
            return None
        if not isinstance(what, HeldAt):
            return None
        self._looks_back = False
        return self._choice.drop(what.place)

    def shortcut(self, command: Command) -> Wish:
        """1 to 8 select a card, and play it when pressed again; with one-click play at once."""
        choice = self._choice
        if choice is not None and command.kind is Kind.DIGIT and 1 <= command.number <= len(choice.cards):
            return self._play(choice, command.number - 1)
        return None

    def _play(self, choice: MoveBuilder, place: int) -> Wish:
        at_once = self.direct or self._kit.preferences.one_click
        return choice.drop(place) if at_once else choice.click(place)

    def attend(self, what: What | None) -> None:
        """The player points at or focuses something."""
        self._attended = what

    def cancel(self) -> bool:
        """Deselect the card, or show the trick on the table again."""
        if self._looks_back:
            self._looks_back = False
            return True
        return self._choice is not None and self._choice.clear()

    def first_focus(self) -> str | None:
        """The first card that may be played."""
        choice = self._choice
        if choice is None:
            return None
        legal = (place for place, card in enumerate(choice.cards) if card in choice.playable)
        return next((f"hand.{place}" for place in legal), None)

    def beginning(self) -> LogLine:
        """The seat with red 8."""
        return self._words.dealt(self.picture)

    def threat(self) -> Pennant | None:
        """A mission that is about to fail, the end of the match, or somebody right at the mission."""
        found = danger(self.picture, self._places.south) if self._choice is not None else None
        if found is None:
            return None
        place = self._places.zone("stock") if found.seat is None else self._places.of("dial", found.seat)
        return Pennant(self._words.threat(found, self.picture), place)

    def sheet(self) -> Sheet:
        """Tricks, arrows, shuriken and the mission."""
        return reminders(self._cards.art, self._words, self.picture.mission)

    def things(self) -> list[Thing]:
        """The things on the table; none under the sheets of a scoring."""
        if self._stage.round is not None or self._stage.pieces is not None:
            return []
        return self._meaning.things(self.picture, self._hand)

    def tip(self, what: What) -> str | None:
        """The tooltip of a thing."""
        return self._meaning.tip(what, self.picture, self._choice)

    def closer(self, what: What) -> Zoom | None:
        """A card that can be seen, the mission or the shuriken."""
        return self._meaning.closer(what, self.picture)

    def say_move(self, move: Move) -> str:
        """A move, in a few words."""
        if self._view is None or not isinstance(move, Play):
            raise TypeError(f"no move to speak of: {move!r}")
        return OboroCommentary().move(self._view, move, self._kit.say, self._words.player)

    def point_out(self, move: Move | None) -> None:
        """Raise the card of a move as if the player pointed at it."""
        self._advised = move

    @property
    def phone_zone(self) -> Rect:
        """In the corner at the left, where the round layout has room for it."""
        return self._places.zone("phones") if self._places.round else super().phone_zone

    @property
    def hint_zone(self) -> Rect:
        """Where hints go: between the plates of the others, above the trick."""
        return self._places.zone("hint")

    @property
    def public_zone(self) -> Rect:
        """The trick."""
        ring = self._places.zone("led.ring")
        return Rect(ring.x + 50, ring.y - 20, ring.w - 100, ring.h + 8)

    def risk(self, move: Move) -> Risk | None:
        """A warning before a card that certainly breaks the mission, if there are others to play."""
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
        """The rulebook page for what is being shown, or for what is special in this trick."""
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
        """Why the table cannot turn: a player sits in front of their hand."""
        return None if self._seat is None and not self._places.round else "oboro.refused.turn"

    def turn(self) -> None:
        """View the table from the next seat."""
        if self._seat is None:
            self._places.south = (self._places.south + 1) % SEATS
            self._hand.lay(self._in_front)
            self._rest()

    def update(self, dt: float) -> None:
        """Move the cards of the hand towards their places."""
        self._stage.particles.update(dt)
        self._drawing.ambience.update(dt)
        self._hand.follow(dt, self._choice, self._looked_at, at_once=self._kit.still)

    @property
    def moving(self) -> bool:
        """Whether a card of the hand or a particle is moving."""
        return self._stage.particles.moving or not self._hand.settled(self._choice, self._looked_at)

    def fit(self, canvas: Canvas) -> None:
        """Schedule the pictures for this size."""
        self._drawing.fit(canvas, self.picture)

    def draw(self, canvas: Canvas, seen: SeatsShown) -> None:
        """Draw the table, or the scoring of a round in front of it."""
        leafed = None
        if isinstance(self._attended, StackOf) and self.picture.open_stacks:
            leafed = (self._attended.seat, self._attended.colour)
        looks = FrameState(self.picture, self._changes, self._choice, self._looked_at, self._looks_back, leafed)
        self._drawing.draw(canvas, looks, self._stage, seen)

    def log(self, event: Event) -> Lines:
        """An event in words."""
        return self._words.lines(event, self.picture)

    def draw_icon(self, canvas: Canvas, icon: str, box: Rect) -> None:
        """A crest, a colour's emblem, a sign or a shuriken before a line of the log."""
        self._cards.icon(canvas, icon, box)

    def where(self, place: str) -> Rect | None:
        """A plate, a seat's card in the trick (`trick.1`), the `last` trick, or a card of the player's hand by name."""
        kind, _, which = place.partition(".")
        if kind == "held":
            return self._hand.where(which, self._choice)
        if kind == "last":
            return self._places.zone("last")
        if kind == "trick" and (int(which) - self.picture.leader) % SEATS < len(self.picture.trick):
            return self._places.of("trick", int(which))
        return self._places.of("seat", int(which))

    @property
    def _looked_at(self) -> int | None:
        """The index of the card that the player points at."""
        choice = self._choice
        if choice is None:
            return None
        if self._hand.carried is not None:
            return self._hand.carried[0]
        place = self._attended.place if isinstance(self._attended, HeldAt) else None
        if place is None and choice.taken is None and isinstance(self._advised, Play):
            place = choice.cards.index(self._advised.card) if self._advised.card in choice.cards else None
        return place if place is not None and place < len(self._hand.held) else None

    @property
    def _in_front(self) -> list[str | None]:
        """The hand that is fanned out in front: none if all seats are alike."""
        return [] if self._places.round else self.picture.hands[self._places.south]

    def _wants_large(self) -> bool:
        return self._kit.preferences.cards == "large"

    def _rest(self) -> None:
        self._stage.rest()
        self._looks_back = False
        self._changes += 1

    def _go_on(self) -> list[Widget]:
        """The button to continue after a scoring."""
        counted, say = self._stage.round, self._kit.say
        if counted is not None:
            label = say("oboro.round.result" if counted.last else "oboro.round.next")
            return [Button("next", self._places.zone("tally.next"), label, "primary")]
        return [Button("next", GO_ON, say("oboro.pieces.go_on"), "primary")]
