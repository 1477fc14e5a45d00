"""What the player may decide in one position of Shinobi WAT-AAH!, and what they have selected so far. No pygame."""

from collections.abc import Mapping
from typing import NamedTuple

from game.core.contract import Move
from game.core.game import AnyGame
from game.core.match import Choices
from game.core.refusal import Refusal, Value, refuse
from game.games.wataah import WATAAH
from game.games.wataah.rules.cards import NAMES
from game.games.wataah.rules.moves import WataahMove
from game.games.wataah.rules.state import PHASES
from game.games.wataah.rules.view import WataahView
from game.table.face.answers import Plan, Wish


class Act(NamedTuple):
    """Something a button offers."""

    words: str
    """The text key of its label."""

    values: Mapping[str, Value]
    moves: tuple[Move, ...] = ()
    why_not: str | None = None
    """The text key of the reason why it cannot be done yet."""

    @property
    def refusal(self) -> Refusal | None:
        """Why it cannot be done yet, for the keyboard."""
        return None if self.why_not is None else refuse(self.why_not)

    @property
    def wish(self) -> Wish:
        """What happens when it is used."""
        return self.moves[0] if len(self.moves) == 1 else Plan(self.moves)


class MoveBuilder:
    """One decision."""

    def __init__(self, view: WataahView, game: AnyGame = WATAAH) -> None:
        """`game` is that of the match: its rules may have a limit."""
        self.view = view
        self.game = game
        self.phase = PHASES[view.phase]
        self.seat = view.mover
        self.hand = [NAMES[card] for card in view.hands[view.mover] if card is not None]
        self._choices: Choices[WataahMove] = Choices(game.rules, view)
        self.legal: frozenset[Move] = self._choices.legal

    # What the table shows

    @property
    def prompt(self) -> str:
        """The text key of what is asked."""
        return f"wataah.ask.{self.phase}"

    @property
    def values(self) -> dict[str, Value]:
        """What the prompt needs to know."""
        return {"count": self.view.left}

    @property
    def begun(self) -> bool:
        """Whether something is selected."""
        return False

    @property
    def sole(self) -> Move | None:
        """The only move there is, if there is only one."""
        return next(iter(self.legal)) if len(self.legal) == 1 else None

    @property
    def poised(self) -> int | None:
        """The place of a single card that is picked."""
        return None

    def acts(self) -> list[Act]:
        """The buttons, the next step first."""
        return []

    def hand_lit(self) -> frozenset[int]:
        """The indexes of the usable cards in the hand."""
        return frozenset()

    def hand_taken(self) -> frozenset[int]:
        """The indexes of the selected cards in the hand."""
        return frozenset()

    def clans_lit(self) -> frozenset[tuple[int, str]]:
        """Clans in play that may be chosen."""
        return frozenset()

    def cards_lit(self) -> frozenset[tuple[int, str, str]]:
        """Cards in play that may be chosen."""
        return frozenset()

    def seats_lit(self) -> frozenset[int]:
        """Players that may be chosen."""
        return frozenset()

    def piles_lit(self) -> frozenset[str]:
        """Piles that may be used."""
        return frozenset()

    # What the player does

    def on_hand(self, place: int) -> Wish:  # noqa: ARG002
        """A card of the hand was clicked."""
        return self.not_now()

    def on_clan(self, seat: int, clan: str) -> Wish:  # noqa: ARG002
        """A clan in play was clicked."""
        return None

    def on_card(self, seat: int, clan: str, card: str) -> Wish:  # noqa: ARG002
        """A card in play was clicked."""
        return self.on_clan(seat, clan)

    def on_seat(self, seat: int) -> Wish:  # noqa: ARG002
        """A player was clicked."""
        return None

    def on_pile(self, pile: str) -> Wish:  # noqa: ARG002
        """The deck, the Jigoku or the player's corruption was clicked."""
        return None

    def clear(self) -> bool:
        """Clear the selection; False if there was none."""
        return False

    # Helpers

    def try_(self, move: Move) -> Move | Refusal:
        """A move, or the reason why it cannot be made."""
        return self._choices.why_not(move) or move

    def not_now(self) -> Refusal:
        """Something else comes first."""
        return refuse(f"wataah.refused.first_{self.phase}")
