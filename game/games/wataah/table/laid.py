"""The table of Shinobi WAT-AAH! as far as it needs nobody's hand: what happens on it, and how it is drawn."""

from collections.abc import Callable

from game.core.contract import Event, Move, View
from game.engine.ambience_drawing import draw_air
from game.engine.canvas import Canvas
from game.engine.flurry import Flurry
from game.engine.flurry_drawing import draw_flurry, tremble
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.layout import Layout
from game.engine.widgets.ring import draw_ring
from game.games.wataah import events
from game.games.wataah.picture import Picture
from game.games.wataah.state import PHASES
from game.games.wataah.table.art import WataahArt
from game.games.wataah.table.board_view import BoardView, Looks
from game.games.wataah.table.card_drawing import Cards
from game.games.wataah.table.cast import Cast
from game.games.wataah.table.choice import Choice
from game.games.wataah.table.choices import ON_BOARD
from game.games.wataah.table.court_air import court_air
from game.games.wataah.table.hand import Hand
from game.games.wataah.table.icon_drawing import draw_icon
from game.games.wataah.table.intent import Intent
from game.games.wataah.table.lanterns import lantern, lantern_of
from game.games.wataah.table.large import Large
from game.games.wataah.table.meaning import Meaning
from game.games.wataah.table.overlay import Overlay
from game.games.wataah.table.places import Places, Slots
from game.games.wataah.table.plan import plan, plan_seats
from game.games.wataah.table.pointing import Ring, rings
from game.games.wataah.table.reading import Reading
from game.games.wataah.table.stage import Stage
from game.games.wataah.table.staging import Staging
from game.games.wataah.table.table_view import TableView
from game.games.wataah.table.things import BELL
from game.games.wataah.table.words import Words
from game.games.wataah.view import WataahView
from game.table.director import Groups
from game.table.face import Face, Lines, Seen
from game.table.planned import Planned


class LaidFace(Face):
    """Two to four seats in a court before a coup; whoever looks sits in front of us."""

    picture: Picture

    def __init__(
        self,
        kit: Kit,
        zones: dict[str, Rect],
        seats: int,
        player: Callable[[int], str],
        watched: Callable[[], bool],
    ) -> None:
        """`player` gives the name of a seat, `watched` tells whether a person sits at the table."""
        self._kit = kit
        self._art = WataahArt(kit.assets, kit.bakery)
        self._places = Places(zones, seats, large=self._wants_large)
        self._slots = Slots()
        self._words = Words(kit.texts, player)
        self._stage = Stage(Flurry(kit))
        self._ambience = court_air(kit, self._places)
        cards = Cards(self._art)
        self._hand = Hand(self._places, cards)
        self._intent = Intent(self._places, self._slots, self._hand)
        cast = Cast(kit, self._places, self._slots, self._hand, self._words, self._stage, watched)
        self._staging = Staging(cast)
        reading = Reading(self._art, self._words)
        self._overlay = Overlay(cards, self._places, self._words)
        self._table = TableView(cards, self._places, self._slots, self._words, self._hand)
        self._board = BoardView(cards, self._places, self._words, self._table.controls, reading)
        self._meaning = Meaning(kit, self._table.things, self._words, self._hand, self._overlay)
        self._large = Large(cards, self._words, self._meaning, reading, self._board.scenery)
        self._seat: int | None = None
        """Whose eyes these are; None while nobody's secrets, or everybody's, may be seen."""

        self._visits_board = False
        self._changes = 0
        self._planned = Planned(self._plan)

    # What happens

    def lay(self, view: View) -> None:
        """Put everything where the view says."""
        if not isinstance(view, WataahView):
            raise TypeError(f"not a view of Shinobi WAT-AAH!: {view!r}")
        self.picture = Picture.of(view)
        self._seat = view.seat if view.seat in range(self._places.seats) else None
        if self._seat is not None:
            self._places.south = self._seat
        self._slots.lay(self.picture.clans)
        self._hand.lay(self.picture.hands[self._places.south])
        over = view.grand is not None and self.picture.outcome is not None
        self._stage.board_open = PHASES[view.phase] in ON_BOARD or over
        self._stage.phase = lantern(view)
        self._stage.flurry.clear()
        self._close()
        self._rest()

    def open(self) -> Groups:
        """The first hands are dealt."""
        fresh = self.picture.turn == 1 and not self._stage.board_open
        return self._staging.open(self.picture) if fresh else []

    def stage(self, event: Event) -> Groups:
        """How an event is shown."""
        self._visits_board = False
        self._stage.phase = lantern_of(event, self.picture, self._stage.phase)
        return self._staging.stage(event, self.picture)

    def show(self, event: Event) -> None:
        """Make an event part of the picture; everything rests where it belongs now."""
        self.picture.show(event)
        self._slots.follow(self.picture.clans)
        self._hand.change(self.picture.hands[self._places.south])
        if isinstance(event, events.RoundCounted | events.RoundStarted):
            self._stage.board_open = isinstance(event, events.RoundCounted)
        self._rest()

    @property
    def why_not_turn(self) -> str | None:
        """Whoever has a hand sits before it."""
        return None if self._seat is None else "wataah.refused.turn"

    def turn(self) -> None:
        """Sit down at the next seat."""
        if self._seat is None:
            self._places.south = (self._places.south + 1) % self._places.seats
            self._hand.lay(self.picture.hands[self._places.south])
            self._rest()

    # What is told

    def log(self, event: Event) -> Lines:
        """An event in words."""
        return self._words.line(event)

    def draw_icon(self, canvas: Canvas, icon: str, box: Rect) -> None:
        """An emblem, a crest, a pawn or a card before a line of the log."""
        draw_icon(canvas, self._art, icon, box)

    def where(self, place: str) -> Rect | None:
        """The plate of a seat, or its banner; `held.carp3` in the own hand, a lantern (`phase.0`), the `bell`."""
        match place.split("."):
            case ["held", card]:
                return self._hand.where(card)
            case ["phase", number]:
                return self._table.things.lantern(int(number))
            case ["bell"]:
                return Rect.around(self._places.zone("bell").centre, *BELL)
        seat = int(place.removeprefix("seat."))
        if self._on_board:
            return self._board.where(seat, self.picture)
        return Rect(*self._places.of("plate", seat))

    # What is drawn

    def update(self, dt: float) -> None:
        """Let the cards of the hand follow."""
        self._stage.flurry.update(dt)
        self._ambience.update(dt)
        self._hand.follow(dt, self._intent.shown, self._looked_at, at_once=self._kit.still)

    @property
    def moving(self) -> bool:
        """Whether a card of the hand is on its way, or something flies about."""
        return self._stage.flurry.moving or not self._hand.settled(self._intent.shown, self._looked_at)

    def draw(self, canvas: Canvas, seen: Seen) -> None:
        """Draw the table, or the board over it, and what is held before the eyes."""
        self._planned.draw((canvas.layout, self._wants_large()))
        key = (self._changes, self._places.south, self._places.hand_width, self._kit.texts.language)
        opening = self._stage.board.opening
        shown = self._intent.shown
        if self._on_board and opening >= 1:
            self._board.draw(canvas, self.picture, self._stage.board, shown, Looks(self._seat, seen, key))
        else:
            self._draw_table(canvas, seen, key)
            if self._on_board:
                self._board.rising(canvas, opening)
        draw_flurry(canvas, self._stage.flurry)
        tremble(canvas, self._stage.flurry)
        if self._intent.advised is not None and self._choice is not None:
            for ring in self._rings(self._intent.advised, self._choice):
                draw_ring(canvas, *ring)

    def _plan(self, about: tuple[Layout, bool]) -> None:
        layout, large = about
        plan(self._art, layout, board=self.picture.board is not None, large=large)
        plan_seats(self._kit.bakery.plan, self._art, layout, self._places)

    def _rings(self, move: Move, choice: Choice) -> list[Ring]:
        """What an advised move would be made with."""
        return rings(move, choice, self.picture, self._table.things, self.widgets())

    def _draw_table(self, canvas: Canvas, seen: Seen, key: object) -> None:
        stage, choice, looked_at = self._stage, self._intent.shown, self._looked_at
        self._hand.away = stage.hand_away
        if choice is None and looked_at is None and self._hand.settled(None, None):
            self._table.draw(canvas, self.picture, stage, seen, key)
        else:
            self._table.ground(canvas, self.picture, stage, seen, key)
            self._hand.draw(canvas, choice, looked_at)
        draw_air(canvas, self._ambience)
        self._table.prompt(canvas, self.picture, self._choice, seen)
        self._table.draw_live(canvas, self.picture, stage, choice, self._intent.attended)
        if self._busy:
            return
        if self._overlay.pile is not None:
            self._overlay.draw_pile(canvas, self.picture, choice, self._intent.attended)
        else:
            self._table.forecast(canvas, choice, looked_at)

    # What is open

    @property
    def _choice(self) -> Choice | None:
        return self._intent.choice

    @property
    def _on_board(self) -> bool:
        return self._stage.board_open or self._visits_board

    @property
    def _held_up(self) -> bool:
        """Whether a ranking, a peek or the unveiling waits to be seen."""
        air = self._stage.board
        return air.counted is not None or air.peeked is not None or air.unveiling is not None

    @property
    def _busy(self) -> bool:
        """Whether something is being shown that a click should move on."""
        stage = self._stage
        return bool(stage.flights or stage.banner or stage.caption or stage.bell or stage.rings or stage.slashes)

    @property
    def _looked_at(self) -> int | None:
        """The place of the card in the fan that the person looks at."""
        return self._table.hand_place(self._intent.attended) if not self._on_board else None

    def _wants_large(self) -> bool:
        return self._kit.preferences.cards == "large"

    def _close(self) -> None:
        self._overlay.close()
        self._visits_board = False

    def _rest(self) -> None:
        self._stage.rest()
        self._changes += 1
