"""A match that starts at a trial's position. Nothing is saved, counted or taken back. No pygame."""

from collections import deque
from collections.abc import Iterable, Sequence

from game.ai.worker import Thinker
from game.core.chance import Chance, ScriptedChance
from game.core.contract import Move
from game.core.game import AnyGame
from game.core.player import Player
from game.core.refusal import Refusal, refuse
from game.table.session import Session
from game.trials.trial import Refutation, Trial, match_of

LEVEL = "adept"
"""What the other seats are called; they never think, their moves come from the solver."""


class TrialSession(Session):
    """The solver's seat is a person; the moves of all other seats are given."""

    def __init__(self, trial: Trial, game: AnyGame, names: Sequence[str], thinker: Thinker) -> None:
        """`names` are those of the seats."""
        self._script: deque[Move] = deque()
        match = match_of(game, trial)
        match.chance = Chance(trial.number)
        self.seat = match.to_move or 0
        players = [Player(name, None if seat == self.seat else LEVEL) for seat, name in enumerate(names)]
        super().__init__(match, players, thinker)

    @property
    def scripted(self) -> bool:
        """Whether moves are left to be shown."""
        return bool(self._script)

    def tell(self, moves: Iterable[Move]) -> None:
        """Let these moves be made, one after the other, for whichever seat is to move."""
        self._script.extend(moves)

    def next_told(self) -> Move | None:
        """The next of them."""
        return self._script.popleft() if self._script else None

    def suppose(self, refutation: Refutation) -> None:
        """Go on in the deal and with the luck that refute a try whose first move has been made."""
        match, rules = self.match, self.match.game.rules
        if refutation.other_deal:
            state = rules.load(refutation.state)
            rules.apply(state, refutation.moves[0], Chance(0))
            match.state = state
        match.chance = ScriptedChance(refutation.script, then=Chance(0))
        self.tell(refutation.moves[1:])

    def ask(self) -> None:
        """Nobody thinks here."""

    def answer(self, dt: float) -> Move | None:  # noqa: ARG002
        """Nothing: the scene makes the moves that were given."""
        return None

    def why_not_undo(self) -> Refusal:
        """Refuse: every move is judged at once."""
        return refuse("trial.refused.undo")

    def why_not_redo(self) -> Refusal:
        """Refuse: there is nothing that was taken back."""
        return refuse("trial.refused.undo")
