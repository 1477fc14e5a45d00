"""Shinobi WAT-AAH! on the table: what may be clicked, what a click means, and all words about it."""

from game.core.contract import Event, Move
from game.engine.geometry import Point, Rect
from game.engine.layout import DESIGN
from game.engine.widgets.button import Button
from game.engine.widgets.widget import What, Widget
from game.games.wataah.rules.cards import CLANS_TO_END
from game.games.wataah.rules.events import (
    CardDestroyed,
    CardReturned,
    CardsSwapped,
    ClanDestroyed,
    ClanPlaced,
    ClanReturned,
    HandsSwapped,
    YokaiBanished,
)
from game.games.wataah.rules.view import WataahView
from game.games.wataah.table.draw.cards import with_sum
from game.games.wataah.table.grand_master import tooltips
from game.games.wataah.table.help_page import page
from game.games.wataah.table.input.hint_pointer import hint_zone
from game.games.wataah.table.input.pieces import ActButton, KindInPile, SearchSign
from game.games.wataah.table.palace import Palace
from game.games.wataah.table.risky_moves import risk_of
from game.games.wataah.table.sheet import powers
from game.games.wataah.table.turn_lanterns import lantern
from game.table.cards.hand import HeldAt
from game.table.face.answers import Pass, Risk, Wish
from game.table.face.log_line import LogLine
from game.table.face.zones import Thing
from game.table.frame.pennant import Pennant
from game.table.inspect.zoom import Zoom
from game.table.seats.moods import Feeling, Felt
from game.table.seats.remarks import SlipSpot
from game.table.sheet.data import Sheet

_HIGH = 80.0
"""A plate above this has no room for a slip over it."""


class WataahFace(Palace):
    """Handles the player's input at the table."""

    def offer(self, view: WataahView | None) -> None:
        """Start a decision of the player on this view."""
        if view is None and self._overlay.picking(self._choice) is not None:
            self._overlay.close()
        self._intent.offer(view)
        if view is not None:
            self._close()
            self._stage.phase = lantern(view)
            self._overlay.open_for(self._choice)

    # What can be pointed at

    def widgets(self) -> list[Widget]:
        """The widgets; an overlay hides what lies below it."""
        if self._held_up:
            next_ = Rect(*self._places.board("button.0"))
            return [Button("next", next_, self._kit.say("wataah.board.next"), "primary")]
        if self._busy:
            return []
        if self._overlay.open and not self._on_board:
            found = self._overlay.widgets(self.picture, self._choice)
            if self._choice is not None:
                found += self._table.controls.widgets(self._choice, on_board=False)
            return found
        if self._on_board:
            return self._board.widgets(self.picture, self._choice, visiting=not self._stage.board_open)
        return self._table.widgets(self.picture, self._choice, self._stage, self._intent.carry)

    def first_focus(self) -> str | None:
        """The first card that may be used; otherwise the first button."""
        choice = self._choice
        if choice is None or self._overlay.open or self._on_board:
            return None
        lit = choice.hand_lit()
        place = next((place for place, held in enumerate(self._hand.held) if held.index in lit), None)
        return "act.0" if place is None else HeldAt(place).name

    def kept(self) -> list[Rect]:
        """The question, and the player's own clans with their sums; on the board the ranking and the pawns left."""
        if self._on_board:
            return [Rect(*self._places.board(name)) for name in ("prompt", "ranking", "pawns")]
        south, things, large = self._places.south, self._table.things, self._places.round
        clans = [things.clan_rect(south, clan, self.picture) for clan in self.picture.clans[south]]
        return [Rect(*self._places.table("prompt")), *(with_sum(splay, large=large) for splay in clans)]

    def called(self, seat: int) -> str:
        """What the player of a seat is called."""
        return self._words.player(seat)

    def use(self, what: What) -> Wish:
        """A widget was clicked or confirmed."""
        choice = self._choice
        match what:
            case "next":
                return Pass.OVER
            case "close" | SearchSign() | KindInPile():
                return self._overlay.use(what, self.picture, choice)
            case ActButton(number) if choice is not None and number < len(choice.acts()):
                return choice.acts()[number].wish
            case "jigoku":
                wish = choice.on_pile("jigoku") if choice is not None else None
                self._overlay.pile = None if wish is not None else "jigoku"
                return wish
            case "board":
                self._visits_board = True
            case "back":
                self._visits_board = False
            case "sort":
                self._hand.resort()
                self._changes += 1
            case _ if choice is not None and self._stage.board_open:
                return self._board.use(what, choice)
            case _ if choice is not None:
                return self._table.use(what, self.picture, choice)
        return None

    def cancel(self) -> bool:
        """Close what is open, or deselect."""
        if self._overlay.open or self._visits_board:
            self._close()
            return True
        return super().cancel()

    # Tooltips, log and hints

    @property
    def page(self) -> str:
        """The rulebook page for what is being shown or has to be decided."""
        return page(self.picture, self._choice, self._stage.board, self._stage.phase, on_board=self._on_board)

    def beginning(self) -> LogLine:
        """The seat that turned up the strongest card."""
        seat = self.picture.active
        words = self._words.say("wataah.log.begins", player=self._words.player(seat))
        return LogLine(words, f"seat.{seat}", seat, icon=f"seat.{seat}")

    def threat(self) -> Pennant | None:
        """Another seat with three clans: its next one ends the round."""
        if self._on_board:
            return None
        for seat, clans in enumerate(self.picture.clans):
            if seat != self._places.south and len(clans) == CLANS_TO_END - 1:
                words = self._words.say("wataah.threat", player=self._words.player(seat))
                taken = {self._slots.slot(seat, clan) for clan in clans}
                free = next(slot for slot in range(CLANS_TO_END) if slot not in taken)
                return Pennant(words, Rect(*self._places.clan(seat, free)))
        return None

    def feels(self, event: Event) -> list[Felt]:
        """A new clan makes glad; what is lost, or swapped away, annoys."""
        match event:
            case ClanPlaced():
                return [Felt(event.seat, Feeling.GAIN)]
            case CardsSwapped() | HandsSwapped():
                return [Felt(event.target, Feeling.HIT)]
            case CardDestroyed() | ClanDestroyed() | CardReturned() | ClanReturned() | YokaiBanished():
                return [Felt(event.owner, Feeling.HIT)]
        return []

    def slip_spot(self, seat: int) -> SlipSpot | None:
        """Above the plate; for the seat opposite, beside it. Nobody speaks over the gameboard."""
        if self._on_board or self._places.round:
            return None
        plate = self._places.of("plate", seat)
        if plate.y < _HIGH:
            return SlipSpot(Point(plate.right + 120, plate.y + 12), 340, tail="left")
        right = plate.centre.x > DESIGN.centre.x
        return SlipSpot(Point(plate.right - 80 if right else plate.x + 10, plate.y - 24), 300, right)

    def hits(self, event: Event, seat: int) -> bool:
        """Lost cards and clans, and swapped hands."""
        match event:
            case CardsSwapped() | HandsSwapped():
                return seat in (event.seat, event.target)
            case CardDestroyed() | ClanDestroyed() | CardReturned() | ClanReturned() | YokaiBanished():
                return event.owner == seat
        return False

    def undergoes(self, event: Event, seat: int) -> bool:
        """A swap that the player of a seat only answered."""
        return isinstance(event, CardsSwapped) and event.target == seat

    def sheet(self) -> Sheet:
        """Nine clans and the Yokai, with what the player holds of them."""
        return powers(self._art, self._words, [held.card for held in self._hand.held if held.card is not None])

    def things(self) -> list[Thing]:
        """The things that can only be inspected; nothing while an overlay is open."""
        if self._held_up or self._busy:
            return []
        if self._on_board:
            return tooltips.things(self.picture, self._places, self._seat)
        return self._meaning.things(self.picture)

    def tip(self, what: What) -> str | None:
        """What something means; none where selected cards would go, since the slip says it."""
        looked_at = what == self._intent.attended and isinstance(what, HeldAt)
        if looked_at and self._choice is not None and self._choice.begun:
            return None
        return self._meaning.tip(what, self.picture, self._choice)

    @property
    def sheeted(self) -> bool:
        """Whether an opened pile, or cards to choose among, lie in front of it."""
        return self._overlay.open and not self._on_board

    def closer(self, what: What) -> Zoom | None:
        """A card, a clan, a pile or a boss, large."""
        return self._large.closer(what, self.picture, self._choice)

    def point_out(self, move: Move | None) -> None:
        """Show a move as if it had been selected."""
        self._intent.advise(move)
        self._stage.hinted = move is not None

    @property
    def hint_zone(self) -> Rect:
        """An area with nothing that the decision is about."""
        return hint_zone(self._places, self._choice)

    def risk(self, move: Move) -> Risk | None:
        """A warning: a bell that lets another player win, selected cards left unplaced, a harmful Tengu."""
        choice = self._choice
        found = risk_of(choice, move, self.picture) if choice is not None else None
        if choice is None or found is None:
            return None
        who = {} if found.ahead is None else {"player": self._words.player(found.ahead)}
        at = Rect(*self._places.zone("button.0"))
        return Risk(self._kit.say(found.key, **found.values, **who), at)
