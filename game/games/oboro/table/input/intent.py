"""What the player of Oboro is about to do: the first click selects a card, the second plays it. No pygame."""

from game.core.game import AnyGame
from game.core.match import Choices
from game.core.refusal import Refusal
from game.engine.geometry import Point
from game.engine.input.commands import Command, Kind
from game.engine.widgets.widget import What
from game.games.oboro import OBORO
from game.games.oboro.rules.cards import NAMES
from game.games.oboro.rules.moves import Play
from game.games.oboro.rules.view import OboroView
from game.games.oboro.table.layout import TableLayout
from game.table.cards.hand import FannedHand, HeldAt
from game.table.face.answers import Pass, Wish
from game.table.face.base import InputBase


class MoveBuilder:
    """What may be played in one position, and what is selected. A played card cannot be taken back (O6)."""

    def __init__(self, view: OboroView, game: AnyGame = OBORO) -> None:
        """`game` is that of the match: its rules may have a limit."""
        self._choices: Choices[Play] = Choices(game.rules, view)
        self.cards = tuple(NAMES[card] for card in view.hands[view.active] if card is not None)
        self.playable = frozenset(move.card for move in self._choices.legal)
        self.taken: str | None = None

    def click(self, place: int) -> Play | Refusal | None:
        """Select a card of the hand, or play it if it was selected already."""
        move = Play(self.cards[place])
        refusal = self._choices.why_not(move)
        if refusal is not None:
            return refusal
        if move.card == self.taken:
            return move
        self.taken = move.card
        return None

    def drop(self, place: int) -> Play | Refusal | None:
        """Play a card dropped on the trick; an illegal one goes back."""
        self.taken = None
        return self.click(place) or self.play()

    @property
    def sole(self) -> Play | None:
        """The only card that may be played, if there is only one."""
        return Play(next(iter(self.playable))) if len(self.playable) == 1 else None

    @property
    def poised(self) -> str | None:
        """The selected card."""
        return self.taken

    def play(self) -> Play | None:
        """The move that plays the selected card, if there is one."""
        return None if self.taken is None else Play(self.taken)

    def clear(self) -> bool:
        """Deselect the card; False if none was selected."""
        had, self.taken = self.taken is not None, None
        return had


class Intent(InputBase[MoveBuilder]):
    """A card that is selected, pointed at, dragged or hinted; or a look at the last trick."""

    def __init__(self, places: TableLayout, hand: FannedHand[MoveBuilder]) -> None:
        super().__init__()
        self._places = places
        self._hand = hand
        self.looks_back = False
        """Whether the last trick lies on the table again."""

    def offer(self, view: OboroView | None) -> None:
        """Start the choice of a card on this view, or end it."""
        self.view, self._hand.carried = view, None
        self.choice = MoveBuilder(view, self.game or OBORO) if view is not None else None

    def carry(self, what: HeldAt, at: Point) -> None:
        """A card is dragged."""
        self._hand.carried = (what.place, at)

    def use(self, what: What) -> Wish:
        """Select or play a card, look at the last trick, or continue after a scoring."""
        match what:
            case "next":
                return Pass.OVER
            case "last_trick":
                self.looks_back = not self.looks_back
            case HeldAt(place) if self.choice is not None:
                self.looks_back = False
                return self.choice.click(place)
            case "play" if self.choice is not None:
                return self.choice.play()
        return None

    def drop(self, what: What, at: Point | None) -> Wish:
        """A card was dropped: near the trick it is played, elsewhere it goes back."""
        self._hand.carried = None
        if self.choice is None or at is None or not self._places.drop_zone.contains(at):
            return None
        if not isinstance(what, HeldAt):
            return None
        self.looks_back = False
        return self.choice.drop(what.place)

    def shortcut(self, command: Command) -> Wish:
        """1 to 8 select a card, and play it when pressed again; so does Enter."""
        choice = self.choice
        if choice is not None and command.kind is Kind.DIGIT and 1 <= command.number <= len(choice.cards):
            return choice.click(command.number - 1)
        return choice.play() if choice is not None and command.kind is Kind.CONFIRM else None

    def cancel(self) -> bool:
        """Deselect the card, or show the trick on the table again."""
        if self.looks_back:
            self.looks_back = False
            return True
        return super().cancel()

    @property
    def looked_at(self) -> int | None:
        """The place of the card that is dragged, pointed at or hinted."""
        choice = self.choice
        if choice is None:
            return None
        if self._hand.carried is not None:
            return self._hand.carried[0]
        place = self.attended.place if isinstance(self.attended, HeldAt) else None
        if place is None and choice.taken is None and isinstance(self.advised, Play):
            place = choice.cards.index(self.advised.card) if self.advised.card in choice.cards else None
        return place if place is not None and place < len(self._hand.held) else None
