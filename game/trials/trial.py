"""A trial: a position with a goal, and what a game must be able to say about it."""

from typing import Annotated, Any, Protocol

import msgspec
from msgspec import Meta

from game.core.contract import Move
from game.core.game import AnyGame
from game.core.match import Match, Start
from game.core.refusal import BadData, BadSetup, RefusedError, Value, refuse

GRADES = 5
Name = Annotated[str, Meta(pattern="^[a-z_]{1,24}$")]


class Trial(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A position in which one idea reaches the goal. The seat to move is the one that solves it."""

    game: Name
    kind: Name
    state: dict[str, Any]
    """The position, as the rules dump it."""

    seats: Annotated[int, Meta(ge=2, le=4)]
    rules: Annotated[int, Meta(ge=1)] = 1
    """The version of the game's rules that the proof holds for."""

    options: dict[str, Value] = {}
    target: Annotated[int, Meta(ge=0, le=1000)] = 0
    """The number in the goal: points, strength or per mille, where the kind has one."""

    number: Annotated[int, Meta(ge=0, le=99999)] = 0
    """Its number among the shipped trials of the game; 0 for one that was made by a player."""

    grade: Annotated[int, Meta(ge=1, le=GRADES)] = 1
    motifs: tuple[Name, ...] = ()
    source: int = 0
    """The seed of the match it was found in."""


class Solution(msgspec.Struct, frozen=True):
    """How a trial is solved."""

    line: tuple[Move, ...]
    """A way to the goal from the given position, with the replies of the other seats."""

    ideas: int
    """The number of different ideas that reach the goal: 1 in a proven trial."""

    others: int
    """The number of ideas that do not."""

    target: int
    """The best number that can be reached for certain."""

    motifs: tuple[str, ...] = ()
    margin: int = 0
    """By how much the goal is reached, where that differs: a narrow way is harder to find."""


class Refutation(msgspec.Struct, frozen=True):
    """What breaks a wrong try: a line that can be played out at the table."""

    state: dict[str, Any]
    """The position before the wrong move; hidden cards may be dealt differently than before."""

    moves: tuple[Move, ...]
    """The wrong move, and all that follows."""

    script: tuple[Any, ...]
    """What chance gives on the way."""

    key: str
    """The text key that says what happens."""

    values: dict[str, Value] = {}
    other_deal: bool = False
    """Whether the hidden cards lie differently: a deal that could not be ruled out."""

    hands: tuple[tuple[str, ...], ...] = ()
    """In such a deal, what each seat holds; nothing for the solver, who knows it."""


class HintTarget(msgspec.Struct, frozen=True):
    """What the second hint points at: a text key, and its values."""

    key: str
    values: dict[str, Value] = {}


class NotProven(RefusedError):  # noqa: N818 - reads as what it is
    """A position is no trial: nothing reaches the goal, or more than one idea does."""


class TooLong(NotProven):
    """A proof takes more steps than are allowed."""


class Budget:
    """Counts the steps of a proof, so that no trial keeps anybody waiting."""

    def __init__(self, steps: int = 3_000_000) -> None:
        self._left = steps

    def spend(self) -> None:
        """Count one step.

        Raises:
            TooLong: when all are used up.
        """
        self._left -= 1
        if self._left < 0:
            raise TooLong(refuse("trial.refused.too_long"))


class Solver(Protocol):
    """One game's trials: pure functions of positions. `state` is always a position reached from the trial's."""

    kinds: tuple[str, ...]

    def solve(self, trial: Trial, budget: Budget) -> Solution:
        """Solve completely.

        Raises:
            NotProven: if it is not a trial with one idea.
        """

    def keeps(self, trial: Trial, state: Any, move: Any) -> bool:  # noqa: ANN401 - each game has its own
        """Whether the goal is still certain after a move of the solver, given that it was before."""

    def over(self, trial: Trial, state: Any) -> bool:  # noqa: ANN401
        """Whether everything that matters has been decided."""

    def best(self, trial: Trial, state: Any) -> Move:  # noqa: ANN401
        """A move of the solver that keeps the goal."""

    def reply(self, trial: Trial, state: Any) -> Move:  # noqa: ANN401
        """The move of another seat while the goal is still certain."""

    def refute(self, trial: Trial, state: Any, move: Any) -> Refutation:  # noqa: ANN401
        """What breaks a move that does not keep the goal."""

    def piece(self, trial: Trial, move: Any) -> HintTarget:  # noqa: ANN401
        """What the second hint says about the first move."""


def percent(target: int) -> int:
    """A chance of a thousand, as it is told."""
    return round(target / 10)


def position(game: AnyGame, trial: Trial) -> Any:  # noqa: ANN401
    """The position of a trial.

    Raises:
        BadData: if it cannot occur in a match.
    """
    return match_of(game, trial).state


def match_of(game: AnyGame, trial: Trial) -> Match:
    """A match that stands at the trial's position. Nothing before it is known, and its luck is always the same.

    Raises:
        BadData: if the position cannot occur in a match with those options.
    """
    if trial.game != game.name:
        raise BadData(refuse("refused.record_game", game=trial.game))
    try:
        game.rules.settled(trial.options)
        match = Match(game, trial.seats, trial.number, trial.rules, **trial.options)
    except BadSetup as error:
        raise BadData(error.refusal) from error
    match.take_up(Start(trial.state, 0, 0))
    if match.to_move is None:
        raise BadData(refuse("refused.over"))
    return match
