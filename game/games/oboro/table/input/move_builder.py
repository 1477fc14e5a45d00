"""Builds a move of Oboro from clicks: the first click selects a card, the second plays it. No pygame."""

from game.core.choices import Choices
from game.core.refusal import Refusal
from game.games.oboro import OBORO
from game.games.oboro.rules.cards import NAMES
from game.games.oboro.rules.moves import Play
from game.games.oboro.rules.view import OboroView


class MoveBuilder:
    """What may be played in one position, and what is selected. A played card cannot be taken back (O6)."""

    def __init__(self, view: OboroView) -> None:
        self._choices = Choices(OBORO.rules, view)
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

    def play(self) -> Play | None:
        """The move that plays the selected card, if there is one."""
        return None if self.taken is None else Play(self.taken)

    def clear(self) -> bool:
        """Deselect the card; False if none was selected."""
        had, self.taken = self.taken is not None, None
        return had
