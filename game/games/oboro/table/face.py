"""Oboro on the table: what it looks like, what may be clicked, what a click means."""

from collections.abc import Callable

from game.core.contract import Event, Move
from game.core.events import shown_by
from game.engine.canvas import Canvas
from game.engine.geometry import Point, Rect
from game.engine.kit import Kit
from game.engine.widgets.button import Button
from game.engine.widgets.widget import Area, What, Widget
from game.games.oboro.commentary import OboroCommentary
from game.games.oboro.forecast import danger, forecast, overdone
from game.games.oboro.rules.cards import IS_ARROW, NUMBERS, PIECES, PLAYS, SCORINGS, SEATS, SUITS
from game.games.oboro.rules.events import LeadPassed, RoundDealt, RoundScored, ShurikenTaken, TrickTaken
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
from game.games.oboro.table.input.intent import Intent, MoveBuilder
from game.games.oboro.table.input.pieces import StackOf
from game.games.oboro.table.layout import TableLayout
from game.games.oboro.table.sheet import reminders
from game.games.oboro.table.tooltips import Tooltips
from game.games.oboro.table.words import Words
from game.table.cards.face import CardFace
from game.table.face.answers import Risk
from game.table.face.log_line import Lines, LogLine
from game.table.face.seats_shown import SeatsShown
from game.table.face.zones import Thing
from game.table.frame.pennant import Pennant
from game.table.inspect.zoom import Zoom
from game.table.playback.director import Groups
from game.table.seats.moods import Feeling, Felt
from game.table.seats.remarks import SlipSpot
from game.table.sheet.data import Sheet
from game.table.zone import TableZones

_NEAR = 2
"""How few shuriken may be left in the stock for their scoring to be near."""
_LATE = 2
"""How few tricks may be left in which a mission that is overdone can still be saved."""


class OboroFace(CardFace[Intent, MoveBuilder]):
    """Three seats around a table at night; the viewer sits in front."""

    picture: Picture
    commentary = OboroCommentary()
    why_seated = "oboro.refused.turn"

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
        self._places = TableLayout(zones, large=lambda: kit.preferences.cards == "large", company=company)
        self._words = Words(kit.texts, player)
        self._stage = Animator(kit, self._places, self._words, watched)
        self.plays = shown_by(self._stage)
        cards = Cards(OboroArt(kit.assets, kit.bakery))
        self._cards = cards
        self._hand = Hand(self._places, cards)
        self._drawing = Painter(kit, cards, self._places, self._words, self._hand)
        self._meaning = Tooltips(cards, self._places, self._words)
        intent = Intent(self._places, self._hand)
        super().__init__(kit, intent, (self._drawing.ambience, self._stage.particles), self._places, self._hand)

    def lay(self, view: OboroView) -> None:
        """Put everything where the view says it is."""
        self.picture = Picture.of(view)
        self._sit(view.seat)
        self._stage.between = False
        self._rest()

    def open(self) -> Groups:
        """The first hands are dealt."""
        return self._stage.open(self.picture)

    def stage(self, event: Event) -> Groups:
        """How an event is shown."""
        self._intent.looks_back = False
        return super().stage(event)

    def show(self, event: Event) -> None:
        """Apply an event to the picture and put every piece at rest."""
        if isinstance(event, TrickTaken):
            self._stage.between = True
        elif isinstance(event, LeadPassed | RoundDealt):
            self._stage.between = False
        super().show(event)

    def tense(self, view: OboroView) -> bool:
        """Whether the last round is played or near, or a mission in danger with few tricks to come."""
        ending = view.scorings == SCORINGS or (view.scorings == SCORINGS - 1 and sum(view.shuriken) >= PIECES - _NEAR)
        late = len(view.plays) >= PLAYS - _LATE * SEATS
        return ending or (late and any(power(view.tops, seat) > view.mission for seat in range(SEATS)))

    def offer(self, view: OboroView | None) -> None:
        """Start the player's choice of a card on this view."""
        self._intent.offer(view)

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
        return [*found, *self._hand.areas(self._intent.carry)]

    def kept(self) -> list[Rect]:
        """The trick, what it would bring, the round and what is left of it; the player's own dial and stacks."""
        places, south = self._places, self._places.south
        own = [places.of("dial", south), *(places.stack(south, suit).rect for suit in range(len(SUITS)))]
        then = forecast(self.picture)
        if self._choice is not None or then is not None:
            # A card that is pointed at tells the player's own power, or that of who is ahead.
            own += [places.tag(seat) for seat in {south, south if then is None else then.winner}]
        return [*(places.zone(name) for name in ("led.ring", "slip", "stock.words", "round", "progress")), *own]

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

    @property
    def sheeted(self) -> bool:
        """Whether the scrolls of a round hang in front of it."""
        return self._stage.round is not None

    @property
    def phone_zone(self) -> Rect:
        """In the corner at the left, where the round layout has room for it."""
        return self._places.zone("phones") if self._places.round else super().phone_zone

    @property
    def peek_zone(self) -> Rect:
        """Where the round layout has room for a button."""
        return self._places.zone("peek") if self._places.round else super().peek_zone

    @property
    def hint_zone(self) -> Rect:
        """Where hints go: between the plates of the others, above the trick."""
        return self._places.zone("hint")

    @property
    def public_zone(self) -> Rect:
        """The trick, from the sign of the colour led to the tag below the lowest card."""
        ring = self._places.zone("led.ring")
        return Rect(ring.x + 50, ring.y - 42, ring.w - 100, ring.h + 52)

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

    def fit(self, canvas: Canvas) -> None:
        """Schedule the pictures for this size."""
        self._drawing.fit(canvas, self.picture)

    def draw(self, canvas: Canvas, seen: SeatsShown) -> None:
        """Draw the table, or the scoring of a round in front of it."""
        attended, leafed = self._intent.attended, None
        if isinstance(attended, StackOf) and self.picture.open_stacks:
            leafed = (attended.seat, attended.colour)
        looks = FrameState(self.picture, self._changes, self._choice, self._looked_at, self._intent.looks_back, leafed)
        self._drawing.draw(canvas, looks, self._stage, seen)

    def log(self, event: Event) -> Lines:
        """An event in words."""
        return self._words.lines(event, self.picture)

    def draw_icon(self, canvas: Canvas, icon: str, box: Rect) -> None:
        """A crest, a colour's emblem, a sign or a shuriken before a line of the log."""
        self._cards.icon(canvas, icon, box)

    def feels(self, event: Event) -> list[Felt]:
        """Pieces make glad; a round without points annoys."""
        if isinstance(event, ShurikenTaken):
            return [Felt(event.seat, Feeling.GAIN)]
        if isinstance(event, RoundScored) and any(event.points):
            return [Felt(seat, Feeling.HIT) for seat, points in enumerate(event.points) if not points]
        return []

    def slip_spot(self, seat: int) -> SlipSpot | None:
        """Beside the plates at the top, where the trick begins further in; above the player's own.

        The sheets of a scoring lie there too, so nobody talks over them.
        """
        if self._places.round or self._stage.round is not None or self._stage.pieces is not None:
            return None
        plate, position = self._places.of("seat", seat), self._places.position(seat)
        if position == 0:
            return SlipSpot(Point(plate.x + 10, plate.y - 34), 300)
        right = position == 2
        at = Point(plate.x - 18 if right else plate.right + 18, plate.y + 8)
        return SlipSpot(at, 150, right, "right" if right else "left")

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
        return self._intent.looked_at

    def _rest(self) -> None:
        super()._rest()
        self._stage.rest()
        self._intent.looks_back = False

    def _go_on(self) -> list[Widget]:
        """The button to continue after a scoring."""
        counted, say = self._stage.round, self._kit.say
        if counted is not None:
            label = say("oboro.round.result" if counted.last else "oboro.round.next")
            return [Button("next", self._places.zone("tally.next"), label, "primary")]
        return [Button("next", GO_ON, say("oboro.pieces.go_on"), "primary")]
