"""What an opponent may be told about Ninja Taisen: the chance to win, and which positions are the same."""

from collections.abc import Iterator
from typing import Any, Final

from game.ai.advice import Reason
from game.ai.levels import Effort
from game.ai.turns import ways
from game.core.chance import Chance
from game.core.game import AnyGame, Game
from game.games.taisen.ending import DRAW, NOBODY
from game.games.taisen.moves import EndTurn
from game.games.taisen.ninjas import STRENGTH
from game.games.taisen.outlook import chance_of, features
from game.games.taisen.picture import Picture
from game.games.taisen.reasons import reasons
from game.games.taisen.rules import TaisenRules
from game.games.taisen.state import State
from game.games.taisen.view import TaisenView


class TaisenHints:
    """An evaluation that was learnt, and how hard each level tries."""

    efforts: Final = {
        "novice": Effort(0, slack=0.25),
        "adept": Effort(0, slack=0.12),
        "master": Effort(12, slack=0.07),
        "shadow": Effort(96),
    }

    def value(self, state: State, seat: int) -> float:
        """The chance of `seat` to win when it has just ended its turn."""
        if state.winner != NOBODY:
            return 0.5 if state.winner == DRAW else float(state.winner == seat)
        return chance_of(state, seat)

    def key(self, state: State) -> object:
        """The board and what can still be done on this turn."""
        monkey, wolf = state.paths
        return (
            tuple(map(tuple, monkey)),
            tuple(map(tuple, wolf)),
            state.free,
            state.shogun_moved,
            state.active,
        )

    def ends_turn(self, move: Any) -> bool:  # noqa: ANN401
        """Whether the dice are handed over."""
        return isinstance(move, EndTurn)

    def features(self, state: State, seat: int) -> list[float]:
        """What the evaluation counts, in the order of FEATURES."""
        return features(state, seat)

    def reasons(self, view: TaisenView, move: Any) -> Iterator[Reason]:  # noqa: ANN401
        """What a move is good for."""
        return reasons(view, move)

    def greedy(self, view: TaisenView, moves: list[Any], chance: Chance) -> Any:  # noqa: ANN401, ARG002
        """Strength in play at the end of the turn, and a village if it can be entered."""
        found = ways(_MATERIAL_GAME, view.state(), chance)
        return chance.choose([turn for turn in found if turn.value == found[0].value]).first


class _Material(TaisenHints):
    """What a greedy player sees: strengths, and whether somebody has won."""

    def value(self, state: State, seat: int) -> float:
        if state.winner != NOBODY:
            return super().value(state, seat)
        mine, theirs = (
            sum(STRENGTH[ninja] for tile in state.paths[side] for ninja in tile) for side in (seat, 1 - seat)
        )
        return 0.5 + (mine - theirs) / 100


_MATERIAL_GAME: AnyGame = Game("taisen", "Ninja Taisen", TaisenRules(), Picture, _Material())
