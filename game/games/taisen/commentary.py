"""Commentary on a match of Ninja Taisen: which turn it is, and how to name a move before it is made."""

from collections.abc import Callable

from game.games.taisen.rules.moves import DIE_OF, TaisenMove, UseDie
from game.games.taisen.rules.ninjas import NAMES, SHOGUN
from game.games.taisen.rules.state import State
from game.games.taisen.rules.view import TaisenView

Say = Callable[..., str]
Player = Callable[[int], str]


class TaisenCommentary:
    """Words for hints, replays and reviews."""

    def moment(self, state: State) -> tuple[int, int]:
        """The chapter and the turn within it. Here all turns are one chapter."""
        return 1, state.turn

    def when(self, moment: tuple[int, int], say: Say) -> str:
        """A moment in words."""
        return say("taisen.move.turn", turn=moment[1])

    def standing(self, state: State) -> list[int]:
        """The ninjas of both sides."""
        return [sum(map(len, path)) for path in state.paths]

    def counted(self, say: Say) -> str:
        """Ninjas."""
        return say("taisen.move.standing")

    def move(self, view: TaisenView, move: TaisenMove, say: Say, player: Player) -> str:  # noqa: ARG002
        """A decision in words."""
        if not isinstance(move, UseDie):
            return say("taisen.move.end_turn")
        values = {"ninja": say(f"taisen.ninja.{move.ninja}"), "count": view.dice[DIE_OF[move.die]]}
        if move.ninja == NAMES[SHOGUN]:
            return say("taisen.move.shogun", die=say(f"taisen.die.{move.die}"), **values)
        return say("taisen.move.ninja", **values)
