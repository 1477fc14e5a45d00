"""Shinobi WAT-AAH! on the table: the table, the board over it, and what is held before the eyes."""

from collections.abc import Callable

from game.core.contract import Event, View
from game.engine import theme
from game.engine.canvas import Canvas
from game.engine.commands import Command, Kind
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.layout import Layout
from game.engine.widgets.button import Button
from game.engine.widgets.widget import Widget
from game.games.wataah import events
from game.games.wataah.picture import Picture
from game.games.wataah.state import PHASES
from game.games.wataah.table.art import WataahArt
from game.games.wataah.table.board_view import BoardView, Looks
from game.games.wataah.table.card_drawing import Cards
from game.games.wataah.table.cast import Cast
from game.games.wataah.table.choice import Choice
from game.games.wataah.table.choices import ON_BOARD, choice_for
from game.games.wataah.table.hand import Hand
from game.games.wataah.table.lanterns import lantern, lantern_of
from game.games.wataah.table.overlay import Overlay
from game.games.wataah.table.places import HAND, Places, Slots
from game.games.wataah.table.reading import Reading
from game.games.wataah.table.stage import Stage
from game.games.wataah.table.staging import Staging
from game.games.wataah.table.table_view import TableView
from game.games.wataah.table.words import Words
from game.games.wataah.view import WataahView
from game.table.director import Groups
from game.table.face import Face, Lines, Pass, Seen, Wish

BOARD = 840.0
_LANTERN, _BELL = (84.0, 150.0), (76.0, 92.0)
"""What is lit when somebody points at them."""


def plan(art: WataahArt, layout: Layout, *, board: bool) -> None:
    """Note every picture that a table in such a window needs, to be made before it is asked for."""
    art.plan(layout.window_px, layout.length_to_px(HAND), layout.length_to_px(BOARD) if board else 0)


class WataahFace(Face):
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
        self._places = Places(zones, seats)
        self._slots = Slots()
        self._words = Words(kit.texts, player)
        self._stage = Stage()
        cards = Cards(self._art)
        self._hand = Hand(self._places, cards)
        cast = Cast(kit, self._places, self._slots, self._hand, self._words, self._stage, watched)
        self._staging = Staging(cast)
        reading = Reading(self._art, self._places, self._words)
        self._overlay = Overlay(cards, self._places, self._words, reading)
        self._table = TableView(cards, self._places, self._slots, self._words, self._hand)
        self._board = BoardView(cards, self._places, self._words, self._table.controls, reading)
        self._seat: int | None = None
        """Whose eyes these are; None while nobody's secrets, or everybody's, may be seen."""

        self._choice: Choice | None = None
        self._attended: str | None = None
        self._attended_for = 0.0
        self._visits_board = False
        self._changes = 0
        self._planned: Layout | None = None

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

    def offer(self, view: View | None) -> None:
        """Let the person decide, from what their view tells."""
        if view is None and self._overlay.picking(self._choice) is not None:
            self._overlay.close()
        self._choice = choice_for(view) if isinstance(view, WataahView) else None
        if isinstance(view, WataahView):
            self._close()
            self._stage.phase = lantern(view)
            self._overlay.open_for(self._choice)

    # What can be pointed at

    def widgets(self) -> list[Widget]:
        """What is held before the eyes hides what lies below it."""
        air = self._stage.board
        if air.counted is not None or air.peeked is not None or air.unveiling is not None:
            return [self._next()]
        if self._busy:
            return []
        if self._overlay.open and not self._on_board:
            found = self._overlay.widgets(self.picture, self._choice)
            if self._choice is not None and self._overlay.read is None:
                found += self._table.controls.widgets(self._choice, on_board=False)
            return found
        if self._on_board:
            return self._board.widgets(self.picture, self._choice, visiting=not self._stage.board_open)
        return self._table.widgets(self.picture, self._choice, self._stage)

    def use(self, name: str) -> Wish:
        """A widget was clicked or confirmed."""
        choice = self._choice
        match name.split("."):
            case ["next"]:
                return Pass.OVER
            case ["read"] | ["close"] | ["search" | "pick", _]:
                return self._overlay.use(name, self.picture, choice)
            case ["act", number] if choice is not None and int(number) < len(choice.acts()):
                return choice.acts()[int(number)].wish
            case ["jigoku"]:
                wish = choice.on_pile("jigoku") if choice is not None else None
                self._overlay.pile = None if wish is not None else "jigoku"
                return wish
            case ["board"]:
                self._visits_board = True
            case ["back"]:
                self._visits_board = False
            case ["sort"]:
                self._hand.resort()
                self._changes += 1
            case _ if choice is not None and self._stage.board_open:
                return self._board.use(name, choice)
            case _ if choice is not None:
                return self._table.use(name, self.picture, choice)
        return None

    def shortcut(self, command: Command) -> Wish:
        """Enter takes the next step, digits take up cards, E ends; a right click or H looks closer."""
        choice = self._choice
        if command.kind in (Kind.ALTERNATE, Kind.HINT):
            self._look_closer()
            return None
        if choice is None or self._overlay.read is not None:
            return None
        acts = choice.acts()
        if command.kind is Kind.DIGIT and choice.hand_lit():
            place = (command.number - 1) % 10
            return choice.on_hand(self._hand.held[place].index) if place < len(self._hand.held) else None
        number = {Kind.CONFIRM: 0, Kind.END: len(acts) - 1, Kind.DIGIT: command.number - 1}.get(command.kind, -1)
        if not 0 <= number < len(acts):
            return None
        act = acts[number]
        return act.refusal or act.wish

    def attend(self, name: str | None) -> None:
        """The person looks at something."""
        if name != self._attended:
            self._attended_for = 0.0
        self._attended = name

    def cancel(self) -> bool:
        """Close what is open, or put back what was taken up."""
        if self._overlay.open or self._visits_board:
            self._close()
            return True
        return self._choice is not None and self._choice.clear()

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

    # What is drawn

    def update(self, dt: float) -> None:
        """Let the cards of the hand follow; while nothing moves, make pictures that will be needed."""
        if not self.moving and not self._busy:
            self._kit.bakery.bake_some(0.0)
        self._attended_for += dt
        self._hand.follow(dt, self._choice, self._looked_at, at_once=self._kit.still)

    @property
    def moving(self) -> bool:
        """Whether a card of the hand is on its way, or a slip is about to come."""
        coming = self._attended is not None and self._attended_for < theme.TOOLTIP_AFTER
        return coming or not self._hand.settled(self._choice, self._looked_at)

    def draw(self, canvas: Canvas, seen: Seen) -> None:
        """Draw the table, or the board over it, and what is held before the eyes."""
        if self._planned != canvas.layout:
            self._planned = canvas.layout
            plan(self._art, canvas.layout, board=self.picture.board is not None)
        key = (self._changes, self._places.south, self._kit.texts.language)
        opening = self._stage.board.opening
        if self._on_board and opening >= 1:
            self._board.draw(canvas, self.picture, self._stage.board, self._choice, Looks(self._seat, seen, key))
        else:
            self._draw_table(canvas, seen, key)
            if self._on_board:
                self._board.rising(canvas, opening)
        self._overlay.draw_read(canvas)

    def log(self, event: Event) -> Lines:
        """An event in words."""
        return self._words.line(event)

    def where(self, place: str) -> Rect | None:
        """The plate of a seat, or its banner; `held.carp3` in the own hand, a lantern (`phase.0`), the `bell`."""
        match place.split("."):
            case ["held", card]:
                return self._hand.where(card)
            case ["phase", number]:
                return Rect.around(self._places.table(f"phase.{number}").centre, *_LANTERN)
            case ["bell"]:
                return Rect.around(self._places.zone("bell").centre, *_BELL)
        seat = int(place.removeprefix("seat."))
        if self._on_board:
            return self._board.where(seat, self.picture)
        return Rect(*self._places.of("plate", seat))

    def _draw_table(self, canvas: Canvas, seen: Seen, key: object) -> None:
        stage, choice, looked_at = self._stage, self._choice, self._looked_at
        self._hand.away = stage.hand_away
        if choice is None and looked_at is None and self._hand.settled(None, None):
            self._table.draw(canvas, self.picture, stage, seen, key)
        else:
            self._table.ground(canvas, self.picture, stage, seen, key)
            self._hand.draw(canvas, choice, looked_at)
        self._table.prompt(canvas, self.picture, choice, seen)
        self._table.draw_live(canvas, self.picture, stage, choice, self._attended)
        if self._overlay.pile is not None and not self._busy:
            self._overlay.draw_pile(canvas, self.picture, choice, self._attended)
        elif not self._busy and (self._attended_for >= theme.TOOLTIP_AFTER or choice is not None):
            told = self._attended if self._attended_for >= theme.TOOLTIP_AFTER or looked_at is not None else None
            self._table.slips(canvas, self.picture, choice, told)

    # What is open

    @property
    def _on_board(self) -> bool:
        return self._stage.board_open or self._visits_board

    @property
    def _busy(self) -> bool:
        """Whether something is being shown that a click should move on."""
        stage = self._stage
        return bool(stage.flights or stage.banner or stage.caption or stage.bell or stage.rings or stage.slashes)

    @property
    def _looked_at(self) -> int | None:
        """The place of the card in the fan that the person looks at."""
        return self._table.hand_place(self._attended) if not self._on_board else None

    def _look_closer(self) -> None:
        """Hold the card that is looked at before the eyes, or put it down."""
        name, overlay = self._attended, self._overlay
        if overlay.read is not None or name is None or self._on_board:
            overlay.read = None
            return
        place = self._table.hand_place(name)
        if place is not None:
            overlay.read = self._hand.held[place].card
        else:
            in_pile = overlay.card(name, self.picture, self._choice) if overlay.pile is not None else None
            overlay.read = in_pile or self._table.things.to_read(name, self.picture)

    def _next(self) -> Widget:
        """The way on from a ranking, a peek or the unveiling."""
        return Button("next", Rect(*self._places.board("button.0")), self._kit.say("wataah.board.next"), "primary")

    def _close(self) -> None:
        self._overlay.close()
        self._visits_board = False

    def _rest(self) -> None:
        self._stage.rest()
        self._changes += 1
