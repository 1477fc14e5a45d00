"""Commentary on a match of Oboro: which trick it is, and how to name a move before it is made."""

from collections.abc import Callable

from game.games.oboro.rules.cards import SEATS, TRICKS
from game.games.oboro.rules.moves import OboroMove
from game.games.oboro.rules.state import State
from game.games.oboro.rules.view import OboroView

Say = Callable[..., str]
Player = Callable[[int], str]


class OboroCommentary:
    """Words for hints, replays and reviews."""

    def moment(self, state: State) -> tuple[int, int]:
        """The round and the trick."""
        return state.round, min(len(state.plays) // SEATS + 1, TRICKS)

    def when(self, moment: tuple[int, int], say: Say) -> str:
        """A moment in words."""
        return say("oboro.table.round", round=moment[0], trick=moment[1], tricks=TRICKS)

    def standing(self, state: State) -> list[int]:
        """The points of every seat."""
        return state.scores

    def counted(self, say: Say) -> str:
        """Points."""
        return say("oboro.move.standing")

    def move(self, view: OboroView, move: OboroMove, say: Say, player: Player) -> str:  # noqa: ARG002
        """A decision in words."""
        return say("oboro.move.play", card=say(f"oboro.card.{move.card}"))
