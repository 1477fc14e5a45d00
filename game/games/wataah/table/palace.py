"""The part of the table of Shinobi WAT-AAH! without decisions: what happens on it, and how it is drawn."""

from collections.abc import Callable

from game.core.contract import Event, Move
from game.core.events import shown_by
from game.engine.canvas import Canvas
from game.engine.draw.ambience_drawing import draw_air
from game.engine.draw.particles import Particles
from game.engine.draw.particles_drawing import draw_particles, tremble
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.layout import Layout
from game.engine.widgets.focus_ring import draw_ring
from game.games.wataah.commentary import WataahCommentary
from game.games.wataah.rules import events
from game.games.wataah.rules.picture.picture import Picture
from game.games.wataah.rules.state import PHASES
from game.games.wataah.rules.view import WataahView
from game.games.wataah.table.anim.card_plays import CardPlays
from game.games.wataah.table.anim.clan_plays import ClanPlays
from game.games.wataah.table.anim.context import AnimationContext
from game.games.wataah.table.anim.state import AnimationState
from game.games.wataah.table.art.pictures import WataahArt
from game.games.wataah.table.draw.card_reader import CardReader
from game.games.wataah.table.draw.cards import Cards, with_sum
from game.games.wataah.table.draw.icon_drawing import draw_icon
from game.games.wataah.table.draw.main_view import MainView
from game.games.wataah.table.draw.pile_overlay import PileOverlay
from game.games.wataah.table.draw.scenery import court_air
from game.games.wataah.table.draw.zoomed import ZoomedPieces
from game.games.wataah.table.grand_master.plays import BoardPlays
from game.games.wataah.table.grand_master.view import BoardView, FrameState
from game.games.wataah.table.input.builder_for_phase import ON_BOARD
from game.games.wataah.table.input.hand import Hand
from game.games.wataah.table.input.hint_pointer import Ring, rings
from game.games.wataah.table.input.intent import Intent
from game.games.wataah.table.input.move_builder import MoveBuilder
from game.games.wataah.table.input.things import BELL
from game.games.wataah.table.layout import Slots, TableLayout
from game.games.wataah.table.prebake import plan, plan_seats
from game.games.wataah.table.tooltips import Tooltips
from game.games.wataah.table.turn_lanterns import lantern, lantern_of
from game.games.wataah.table.words import Words
from game.table.cards.face import CardFace
from game.table.face.log_line import Lines
from game.table.face.seats_shown import SeatsShown
from game.table.playback.director import Groups
from game.table.prebake import Prebake
from game.table.zone import TableZones

_LOG_TOP = 4.0
"""The tab of the log in the round layout: in the strip above the seats."""

_MANY = 3
"""One more clan ends the round."""


class Palace(CardFace[Intent, MoveBuilder]):
    """Two to four seats in a palace court; the viewer sits in front."""

    picture: Picture
    commentary = WataahCommentary()
    why_seated = "wataah.refused.turn"

    def __init__(
        self,
        kit: Kit,
        zones: TableZones,
        seats: int,
        player: Callable[[int], str],
        watched: Callable[[], bool],
        *,
        company: Callable[[], bool] = lambda: False,
    ) -> None:
        """`player` gives the name of a seat, `watched` says whether a human player is at the table.

        `company` says whether the screen belongs to everybody.
        """
        self._art = WataahArt(kit.assets, kit.bakery)
        self._places = TableLayout(zones, seats, lambda: kit.preferences.cards == "large", company)
        self._slots = Slots()
        self._words = Words(kit.texts, player)
        self._stage = AnimationState(Particles(kit))
        cards = Cards(self._art)
        self._hand = Hand(self._places, cards)
        intent = Intent(self._places, self._slots, self._hand)
        air = court_air(kit, self._places), self._stage.particles
        super().__init__(kit, intent, air, self._places, self._hand)
        cast = AnimationContext(kit, self._places, self._slots, self._hand, self._words, self._stage, watched)
        self._card_plays = CardPlays(cast)
        self.plays = shown_by(self._card_plays, ClanPlays(cast), BoardPlays(cast))
        reading = CardReader(self._art, self._words)
        self._overlay = PileOverlay(cards, self._places, self._words)
        self._table = MainView(cards, self._places, self._slots, self._words, self._hand)
        self._board = BoardView(cards, self._places, self._words, self._table.controls, reading)
        self._meaning = Tooltips(kit, self._table.things, self._words, self._hand, self._overlay)
        self._large = ZoomedPieces(cards, self._words, self._meaning, reading, self._board.scenery)
        self._visits_board = False
        self._prebake = Prebake(self._plan)

    # What happens

    def lay(self, view: WataahView) -> None:
        """Put everything where the view says it is."""
        self.picture = Picture.of(view)
        self._slots.lay(self.picture.clans)
        self._sit(view.seat)
        over = view.grand is not None and self.picture.outcome is not None
        self._stage.board_open = PHASES[view.phase] in ON_BOARD or over
        self._stage.phase = lantern(view)
        self._close()
        self._rest()

    def open(self) -> Groups:
        """The first hands are dealt."""
        fresh = self.picture.turn == 1 and not self._stage.board_open
        return self._card_plays.open(self.picture) if fresh else []

    def stage(self, event: Event) -> Groups:
        """How an event is shown."""
        self._visits_board = False
        self._stage.phase = lantern_of(event, self.picture, self._stage.phase)
        return super().stage(event)

    def show(self, event: Event) -> None:
        """Apply an event to the picture and put every piece at rest."""
        if isinstance(event, events.RoundCounted | events.RoundStarted):
            self._stage.board_open = isinstance(event, events.RoundCounted)
        super().show(event)
        self._slots.follow(self.picture.clans)

    # What the log shows

    def log(self, event: Event) -> Lines:
        """An event in words."""
        return self._words.line(event)

    def draw_icon(self, canvas: Canvas, icon: str, box: Rect) -> None:
        """An emblem, a crest, a pawn or a card before a line of the log."""
        draw_icon(canvas, self._art, icon, box)

    def tense(self, view: WataahView) -> bool:
        """Whether a seat has three clans: the fourth ends the round."""
        return any(len(clans) >= _MANY for clans in view.clans)

    def where(self, place: str) -> Rect | None:
        """The plate of a seat, or its banner; its clan while it is in play (`clan.0.fox`); `jigoku`; and for lessons.

        Those are `held.carp3` in the player's hand, a lantern (`phase.0`) and the `bell`.
        """
        match place.split("."):
            case ["held", card]:
                return self._hand.where(card)
            case ["phase", number]:
                return self._table.things.lantern(int(number))
            case ["bell"]:
                return Rect.around(self._places.zone("bell").centre, *BELL)
            case ["jigoku"]:
                return None if self._on_board else Rect(*self._places.zone("jigoku"))
            case ["clan", owner, clan] if not self._on_board and clan in self.picture.clans[int(owner)]:
                count = len(self.picture.clans[int(owner)][clan])
                splay = self._places.splay(int(owner), self._slots.slot(int(owner), clan), count)
                return with_sum(splay, large=self._places.round)
        seat = int(place.split(".")[1])
        if self._on_board:
            return self._board.where(seat, self.picture)
        return Rect(*self._places.of("plate", seat))

    # What is drawn

    def fit(self, canvas: Canvas) -> None:
        """Schedule the pictures for this size."""
        self._prebake.fit((canvas.layout, self._kit.preferences.cards == "large", self._places.round))

    def draw(self, canvas: Canvas, seen: SeatsShown) -> None:
        """Draw the table, or the board over it, and what is held before the eyes."""
        key = (
            (self._changes, self._places.south, self._places.round),
            (self._places.hand_width, self._kit.texts.language),
        )
        opening = self._stage.board.opening
        shown = self._intent.shown
        if self._on_board and opening >= 1:
            self._board.draw(canvas, self.picture, self._stage.board, shown, FrameState(self._seat, seen, key))
        else:
            self._draw_table(canvas, seen, key)
            if self._on_board:
                self._board.rising(canvas, opening)
        draw_particles(canvas, self._particles)
        tremble(canvas, self._particles)
        if self._intent.hinted is not None and self._choice is not None:
            for ring in self._rings(self._intent.hinted, self._choice):
                draw_ring(canvas, *ring)

    def _plan(self, about: tuple[Layout, bool, bool]) -> None:
        layout, large, _ = about
        plan(self._art, layout, board=self.picture.board is not None, large=large)
        plan_seats(self._kit.bakery.plan, self._art, layout, self._places)

    def _rings(self, move: Move, choice: MoveBuilder) -> list[Ring]:
        """The rings around what a hinted move would use."""
        return rings(move, choice, self.picture, self._table.things, self.widgets())

    def _draw_table(self, canvas: Canvas, seen: SeatsShown, key: object) -> None:
        stage, choice, looked_at = self._stage, self._intent.shown, self._looked_at
        self._hand.away = stage.hand_away
        if choice is None and looked_at is None and self._hand.settled(None, None):
            self._table.draw(canvas, self.picture, stage, seen, key)
        else:
            self._table.ground(canvas, self.picture, stage, seen, key)
            self._hand.draw(canvas, choice, looked_at)
        if not self._places.round:  # its lights hang where the trays are then
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
    def _on_board(self) -> bool:
        return self._stage.board_open or self._visits_board

    @property
    def _held_up(self) -> bool:
        """Whether a ranking, a peek or the unveiling waits to be acknowledged."""
        air = self._stage.board
        return air.counted is not None or air.peeked is not None or air.unveiling is not None

    @property
    def _busy(self) -> bool:
        """Whether something is being shown that a click should move on."""
        stage = self._stage
        return bool(stage.flights or stage.banner or stage.caption or stage.bell or stage.rings or stage.slashes)

    @property
    def _looked_at(self) -> int | None:
        """The index in the fan of the card that the player points at."""
        return self._table.hand_place(self._intent.attended) if not self._on_board else None

    @property
    def phone_zone(self) -> Rect:
        """In the band between the trays of the round layout."""
        in_round = self._places.round and not self._on_board  # the board has something else there
        return self._places.table("phones") if in_round else super().phone_zone

    @property
    def log_top(self) -> float:
        """Above the seats, where these reach as far as the right edge."""
        return _LOG_TOP if self._places.round else super().log_top

    @property
    def peek_zone(self) -> Rect:
        """Where the round layout has room for a button."""
        return self._places.zone("peek") if self._places.round else super().peek_zone

    def _close(self) -> None:
        self._overlay.close()
        self._visits_board = False

    def _rest(self) -> None:
        super()._rest()
        self._stage.rest()
