"""What Ninja Taisen tells the search: the chance of winning, and which positions are the same."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar

from game.ai.advice import Reason
from game.ai.characters.tempers import Suits
from game.ai.difficulty import Effort
from game.ai.hints import Can, GameHints
from game.ai.learnt import read_weights
from game.ai.search.turns import ways
from game.core.chance import Chance
from game.core.game import AnyGame, Game
from game.games.taisen.bot.evaluate import chance_of, features, less_towers
from game.games.taisen.bot.reasons import reasons
from game.games.taisen.bot.tempers import suits
from game.games.taisen.rules.ending import DRAW, NOBODY
from game.games.taisen.rules.moves import EndTurn
from game.games.taisen.rules.ninjas import STRENGTH
from game.games.taisen.rules.picture import Picture
from game.games.taisen.rules.rules import TaisenRules
from game.games.taisen.rules.state import State
from game.games.taisen.rules.view import TaisenView


class TaisenHints(GameHints):
    """A learnt evaluation, and how hard each level tries."""

    odds = read_weights(Path(__file__).with_name("learnt") / "odds.toml")
    efforts: ClassVar = {
        "novice": Effort(0, slack=0.42),
        "adept": Effort(0, slack=0.15),
        "master": Effort(12, slack=0.07),
        "shadow": Effort(96),
    }

    def value(self, state: State, seat: int) -> float:
        """The chance that `seat` wins when it has just ended its turn."""
        if state.winner != NOBODY:
            return 0.5 if state.winner == DRAW else float(state.winner == seat)
        return less_towers(chance_of(state, seat), state, seat)

    def second_look(self, state: State, seat: int) -> float:
        """The same chance, with the net's correction."""
        return less_towers(chance_of(state, seat, closely=True), state, seat)

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
        """The features of the evaluation, in the order of FEATURES."""
        return features(state, seat)

    def reasons(self, view: TaisenView, move: Any) -> Iterator[Reason]:  # noqa: ANN401
        """What a move is good for."""
        return reasons(view, move)

    def suits(self, view: TaisenView, move: Any) -> Suits:  # noqa: ANN401
        """How much a move suits each temper."""
        return suits(view, move)

    def greedy(self, view: TaisenView, moves: list[Any], chance: Chance) -> Any:  # noqa: ANN401, ARG002
        """The move with the most strength in play at the end of the turn; a village if one can be entered."""
        found = ways(_MATERIAL_GAME, view.state(), chance)
        return chance.choose([turn for turn in found if turn.value == found[0].value]).first


class _Material(TaisenHints):
    """What a greedy player looks at: strengths, and whether somebody has won."""

    def value(self, state: State, seat: int) -> float:
        if state.winner != NOBODY:
            return super().value(state, seat)
        mine, theirs = (
            sum(STRENGTH[ninja] for tile in state.paths[side] for ninja in tile) for side in (seat, 1 - seat)
        )
        return 0.5 + (mine - theirs) / 100


_MATERIAL_GAME: AnyGame = Game("taisen", "Ninja Taisen", TaisenRules(), Picture, _Material().without(Can.SECOND_LOOK))
