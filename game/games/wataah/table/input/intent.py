"""What the player of Shinobi WAT-AAH! is about to do: selected, pointed at, dragged or hinted. No pygame."""

from collections.abc import Sequence

from game.core.contract import Move
from game.core.refusal import Refusal, refuse
from game.engine.geometry import Point
from game.engine.input.commands import Command, Kind
from game.engine.widgets.widget import What
from game.games.wataah import WATAAH
from game.games.wataah.rules import moves
from game.games.wataah.rules.view import WataahView
from game.games.wataah.table.grand_master.builders import KeepingTemple, Sending
from game.games.wataah.table.input.builder_for_phase import builder_for
from game.games.wataah.table.input.hand import Hand
from game.games.wataah.table.input.move_builder import MoveBuilder
from game.games.wataah.table.input.placing_builder import Placing
from game.games.wataah.table.input.simple_builders import Picking
from game.games.wataah.table.layout import Slots, TableLayout
from game.table.cards.hand import HeldAt
from game.table.face.answers import Wish
from game.table.face.base import InputBase


class Intent(InputBase[MoveBuilder]):
    """All that the player's decision depends on; empty while nobody decides."""

    def __init__(self, places: TableLayout, slots: Slots, hand: Hand) -> None:
        super().__init__()
        self._places = places
        self._slots = slots
        self._hand = hand
        self._gathered = False
        """Whether cards were selected by dragging, and go back when dropped elsewhere."""

        self._as_if: MoveBuilder | None = None

    def offer(self, view: WataahView | None) -> None:
        """Start a decision on this view, or end it."""
        self.view = view
        self.choice = builder_for(view, self.game or WATAAH) if view is not None else None
        self._hand.carried = None
        self._as_if = None

    # Advice

    @property
    def hinted(self) -> Move | None:
        """The hinted move, as long as nothing else is selected."""
        return self.advised if self.choice is not None and not self.choice.begun else None

    def advise(self, move: Move | None) -> None:
        """Set the hinted move, or clear it."""
        if move != self.advised:
            self.advised, self._as_if = move, None

    @property
    def shown(self) -> MoveBuilder | None:
        """The decision as the table shows it: with the hinted move as if it had been selected."""
        if self.choice is None or self.hinted is None:
            return self.choice
        if self._as_if is None:
            self._as_if = as_if(self.choice, self.hinted)
        return self._as_if

    # Dragging

    def carry(self, what: HeldAt, at: Point) -> None:
        """A card of the hand is dragged, with all that would be placed with it."""
        place = what.place
        if place >= len(self._hand.held):
            return
        index = self._hand.held[place].index
        if self._hand.carried is None and isinstance(self.choice, Placing) and index not in self.choice.taken:
            self._gathered = not isinstance(self.choice.on_hand(index), Refusal)
        self._hand.carried = (index, at)

    def drop(self, what: What, at: Point | None) -> Wish:  # noqa: ARG002
        """The card is dropped."""
        carried, self._hand.carried = self._hand.carried, None
        gathered, self._gathered = self._gathered, False
        if self.choice is None or carried is None or at is None:
            return None
        wish = _let_go(self.choice, carried[0], at, self._places, self._slots)
        if wish is None and gathered:
            self.choice.clear()
        return wish

    # Keys

    def shortcut(self, command: Command) -> Wish:
        """Enter takes the next step, digits select cards, E ends."""
        choice = self.choice
        if choice is None:
            return None
        acts = choice.acts()
        if command.kind is Kind.DIGIT and choice.hand_lit():
            place = (command.number - 1) % 10
            return choice.on_hand(self._hand.held[place].index) if place < len(self._hand.held) else None
        number = {Kind.CONFIRM: 0, Kind.END: len(acts) - 1, Kind.DIGIT: command.number - 1}.get(command.kind, -1)
        if not 0 <= number < len(acts):
            return None
        return acts[number].refusal or acts[number].wish


def _let_go(choice: MoveBuilder, index: int, at: Point, places: TableLayout, slots: Slots) -> Wish:
    """Drop a card with all that was selected with it; None if it goes back to the hand."""
    if not places.above_hand(at):
        return None
    if isinstance(choice, Placing):
        return _place(choice, at, places, slots) if places.own_area.contains(at) else None
    if isinstance(choice, Picking) and choice.from_hand:
        return choice.put_down(index)
    return choice.not_now()


def _place(choice: Placing, at: Point, places: TableLayout, slots: Slots) -> Wish:
    """On the intended clan; of several possible ones, the nearest."""
    options: dict[str, Move] = choice.options()
    if not options:
        return refuse("wataah.refused.choose_more")

    def apart(clan: str) -> float:
        rect = places.splay(choice.seat, slots.slot(choice.seat, clan), len(choice.own.get(clan, ())))
        return abs(rect.centre.x - at.x)

    return options[min(options, key=apart)]


def as_if(choice: MoveBuilder, move: Move) -> MoveBuilder:
    """The same decision with everything selected that a move needs."""
    if move not in choice.legal:
        return choice
    found = builder_for(choice.view, choice.game)
    if isinstance(found, Placing):
        found.taken = _places(found.hand, _cards(move))
        found.court = isinstance(move, moves.PlayCourt)
    elif isinstance(found, Picking) and isinstance(card := getattr(move, "card", None), str):
        found.take(card)
    elif isinstance(found, KeepingTemple) and isinstance(move, moves.KeepTemple):
        found.taken = found.cards.index(move.card)
    elif isinstance(found, Sending) and isinstance(move, moves.PlacePawns):
        found.hold(move.place, move.count)
    return found


def _cards(move: Move) -> Sequence[str]:
    if isinstance(move, moves.PlaceClan | moves.Reinforce):
        return move.cards
    return (move.yokai,) if isinstance(move, moves.PlaceYokai) else ()


def _places(hand: Sequence[str], cards: Sequence[str]) -> list[int]:
    """Where cards are in a hand, each at a place of its own."""
    found: list[int] = []
    for card in cards:
        found.append(next(place for place, held in enumerate(hand) if held == card and place not in found))
    return found
