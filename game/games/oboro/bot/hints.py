"""What Oboro tells the search: how good a position is, and how to play a round to its end quickly."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final

from game.ai.advice import Reason
from game.ai.beliefs import Guess, phrase
from game.ai.characters.tempers import Suits
from game.ai.difficulty import Effort
from game.ai.hints import GameHints
from game.ai.learnt import read_weights
from game.ai.likely_worlds import LikelyWorlds
from game.core.chance import Chance
from game.games.oboro.bot.beliefs import plausibility
from game.games.oboro.bot.evaluate import outlook
from game.games.oboro.bot.reasons import reasons
from game.games.oboro.bot.rollout import play_round
from game.games.oboro.bot.tempers import suits
from game.games.oboro.rules.cards import IS_SHURIKEN, NAMES, SEATS, SUIT_OF, SUITS
from game.games.oboro.rules.imagine import dealer
from game.games.oboro.rules.rules import OboroRules
from game.games.oboro.rules.scoring import score_round, score_shuriken
from game.games.oboro.rules.state import State
from game.games.oboro.rules.view import OboroView

WORLDS: Final = 12

_RULES: Final = OboroRules()


class OboroHints(GameHints):
    """Values the end of a round by the chance to win and by points."""

    faith = 0.0
    side_by_side = False
    leeway = 0.015
    odds = read_weights(Path(__file__).with_name("learnt") / "odds.toml")
    efforts: ClassVar = {
        "novice": Effort(24, slack=0.1, belief=False),
        "adept": Effort(100, slack=0.035, belief=False),
        "master": Effort(300, slack=0.012, belief=False),
        "shadow": Effort(3000),
    }

    def value(self, state: State, seat: int) -> float:
        """How good the end of a round is: the chance of winning, and the points."""
        return outlook(state)[seat]

    def outlook(self, state: State) -> Sequence[float]:
        """The same for every seat."""
        return outlook(state)

    def key(self, state: State) -> object:
        """The cards and the points."""
        return (tuple(state.hands), tuple(state.plays), tuple(state.scores), state.active)

    def promising(self, state: State, moves: list[Any]) -> list[Any]:  # noqa: ARG002
        """Every legal card: there are eight at most."""
        return moves

    def play_on(self, state: State, chance: Chance) -> None:
        """Play by simple rules until the round has been scored."""
        play_round(state, chance)

    def likely(self, view: OboroView) -> Callable[[Chance], State]:
        """Weighs imagined hands by what the others have played."""
        hands = LikelyWorlds(dealer(view), plausibility(view))
        return lambda chance: view.state(hands.draw(chance))

    def reasons(self, view: OboroView, move: Any) -> Iterator[Reason]:  # noqa: ANN401
        """What a move is good for."""
        return reasons(view, move)

    def guesses(self, world: State, view: OboroView) -> list[Guess]:
        """What the review shows of the opponent's beliefs."""
        return guesses(world, view)

    def suits(self, view: OboroView, move: Any) -> Suits:  # noqa: ANN401
        """How much a move suits each temper."""
        return suits(view, move)

    def greedy(self, view: OboroView, moves: list[Any], chance: Chance) -> Any:  # noqa: ANN401
        """The card that leaves the most points if the round ended now, averaged over imagined hands."""
        sums = [0.0] * len(moves)
        for _ in range(WORLDS):
            world = _RULES.imagine(view, chance)
            for number, move in enumerate(moves):
                state = world.copy()
                _RULES.advance(state, move, chance)
                while state.plays and len(state.plays) % SEATS:
                    _RULES.advance(state, chance.choose(_RULES.legal_moves(state)), chance)
                sums[number] += _points_now(state, view.seat)
        best = max(sums)
        return chance.choose([move for move, value in zip(moves, sums, strict=True) if value == best])


def _points_now(state: State, seat: int) -> float:
    """Points if powers and pieces were scored now."""
    points = float(state.scores[seat])
    if state.plays:
        points += score_round(state.tops, state.mission).points[seat]
    return points + score_shuriken(state.shuriken).points[seat]


def guesses(world: State, view: OboroView) -> list[Guess]:
    """Who holds the highest unseen card of each colour, and who holds the sixes."""
    return [
        Guess(phrase("oboro.belief.holds", card=NAMES[card]), phrase("oboro.belief.player", player=seat), seat)
        for card in _telling(view)
        for seat in range(SEATS)
        if world.hands[seat] >> card & 1
    ]


def _telling(view: OboroView) -> list[int]:
    """The cards to guess: not played yet, and not in the seat's own hand."""
    seen = {*view.plays, *(card for hand in view.hands for card in hand if card is not None)}
    unseen = [card for card in range(len(NAMES)) if card not in seen]
    highest = [max(cards) for suit in range(len(SUITS)) if (cards := [one for one in unseen if SUIT_OF[one] == suit])]
    return [*highest, *(card for card in unseen if IS_SHURIKEN[card] and card not in highest)]
