"""The base of every game's hints: what a game can tell an opponent about itself, by name."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import copy
from enum import StrEnum
from typing import Any, ClassVar

from game.ai.advice import Reason
from game.ai.beliefs import Guess
from game.ai.characters.tempers import Suits
from game.ai.difficulty import USUAL, Effort
from game.ai.search.base import Candidate
from game.core.chance import Chance
from game.core.game import AnyGame


class Can(StrEnum):
    """What hints may be able to do besides `value` and `key`: each is a method of `GameHints`."""

    PLAY_ON = "play_on"
    ENDS_TURN = "ends_turn"
    SECOND_LOOK = "second_look"
    POLICY = "policy"
    WEIGH = "weigh"
    BY_HEART = "by_heart"
    GREEDY = "greedy"
    LIKELY = "likely"
    GUESSES = "guesses"
    REASONS = "reasons"
    FEATURES = "features"
    SUITS = "suits"


NEEDS = {Can.PLAY_ON: ("promising", "outlook"), Can.BY_HEART: ("policy",)}
"""Methods without which a capability is worth nothing."""


class GameHints(ABC):
    """What one game tells opponents. It implements `value`, `key`, and each method that it has an answer for.

    A public name that is not declared here is refused when the class is made: a misspelt method would never be called,
    and the opponent would be weaker without anybody noticing.
    """

    faith: float = 0.0
    """How much a branch of a tree is handicapped at first for each more promising one; 0 where order means nothing."""

    side_by_side: bool = False
    """Whether all moves are tried in the same worlds: where the cards to come matter more than a single move."""

    efforts: ClassVar[Mapping[str, Effort]] = USUAL
    """What each level invests in a decision."""

    leeway: float = 0.03
    """How much of its chance to win a temper may give away with one move."""

    odds: Mapping[str, float] = {}
    """What `learnt/odds.toml` says about the chances that people are told; see `game.ai.odds`."""

    _able: ClassVar[frozenset[Can]] = frozenset()

    def __init_subclass__(cls) -> None:
        """Note what the game can do, and refuse names that nobody would ask for."""
        super().__init_subclass__()
        own = {name for name in vars(cls) if not name.startswith("_")}
        unknown = sorted(name for name in own if not hasattr(GameHints, name))
        if unknown:
            raise TypeError(f"{cls.__name__} defines {', '.join(unknown)}: no opponent asks hints for that")
        cls._able = cls._able | {what for what in Can if what in own}
        for what in cls._able:
            missing = [name for name in NEEDS.get(what, ()) if getattr(cls, name) is getattr(GameHints, name)]
            if missing:
                raise TypeError(f"{cls.__name__} has {what} without {', '.join(missing)}")

    def can(self, what: Can) -> bool:
        """Whether the game has this capability."""
        return what in self._able

    def without(self, what: Can) -> "GameHints":
        """The same hints, but for one capability: to measure what that is worth."""
        twin = copy(self)
        object.__setattr__(twin, "_able", self._able - {what})
        return twin

    def uncorrected(self) -> "GameHints":
        """The same hints, but chances are told as they are found: to measure how true they are."""
        twin = copy(self)
        twin.odds = {}
        return twin

    def setting(self, view: Any) -> str:  # noqa: ANN401, ARG002
        """What distinguishes this match from others whose chances are of another kind: mode, number of players."""
        return "usual"

    @abstractmethod
    def value(self, state: Any, seat: int) -> float:  # noqa: ANN401 - each game has its own state
        """How good the position is for `seat`; only comparisons matter."""

    @abstractmethod
    def key(self, state: Any) -> object:  # noqa: ANN401
        """A hashable summary: of positions with the same key only one needs to be searched."""

    # Tree search, for games in which hidden cards and figures decide

    def play_on(self, state: Any, chance: Chance) -> None:  # noqa: ANN401
        """Roll out: play quickly for every seat, up to where `outlook` can evaluate the position."""
        raise NotImplementedError

    def promising(self, state: Any, moves: list[Any]) -> list[Any]:  # noqa: ANN401
        """The mover's `moves` worth searching, the likeliest first; never empty.

        Returns the very list it was given if the order means nothing.
        """
        raise NotImplementedError

    def outlook(self, state: Any) -> Sequence[float]:  # noqa: ANN401
        """Each seat's chance to win, 0 to 1."""
        raise NotImplementedError

    # Search by whole turns

    def ends_turn(self, move: Any) -> bool:  # noqa: ANN401
        """Whether only chance and the other side come after this move: known without trying it."""
        raise NotImplementedError

    def second_look(self, state: Any, seat: int) -> float:  # noqa: ANN401
        """What `value` says, judged better and slower: asked only about the turns that look best."""
        raise NotImplementedError

    # Decisions without a search

    def policy(self, view: Any, moves: list[Any], chance: Chance) -> Any:  # noqa: ANN401
        """One of `moves`, which are all legal moves of the seat of `view`: decided by odds.

        For games where a single imagined world would mislead.
        """
        raise NotImplementedError

    def weigh(self, view: Any, moves: list[Any], effort: Effort, chance: Chance) -> list[Candidate]:  # noqa: ANN401
        """Moves with their estimated chances to win, the one to make first: weaker levels choose a worse one."""
        raise NotImplementedError

    def by_heart(self, view: Any) -> bool:  # noqa: ANN401
        """Whether this is a decision that `policy` makes better than a search."""
        raise NotImplementedError

    def greedy(self, view: Any, moves: list[Any], chance: Chance) -> Any:  # noqa: ANN401
        """The one of all legal `moves` that a player would make who looks at material or points, one turn ahead."""
        raise NotImplementedError

    # Tempers

    def suits(self, view: Any, move: Any) -> Suits:  # noqa: ANN401
        """How much a move of the seat of `view` suits each temper, as far as that seat can know."""
        raise NotImplementedError

    # What others hide

    def likely(self, view: Any) -> Callable[[Chance], Any]:  # noqa: ANN401
        """A sampler of full positions consistent with `view`, each drawn as often as it is likely.

        What a seat did, kept and left undone is evidence. `LikelyWorlds` makes a sampler of a function that weighs.
        """
        raise NotImplementedError

    def guesses(self, world: Any, view: Any) -> list[Guess]:  # noqa: ANN401
        """What the seat of `view` would like to know, answered for a world consistent with the view.

        The questions depend on the view alone; asked about the true position, the answers are the true ones.
        """
        raise NotImplementedError

    # For people and for learning

    def reasons(self, view: Any, move: Any) -> Iterator[Reason]:  # noqa: ANN401
        """The reasons for `move` as far as the seat of `view` can know them: the most important first, at least one."""
        raise NotImplementedError

    def features(self, state: Any, seat: int) -> list[float]:  # noqa: ANN401
        """The numbers by which a learnt evaluation judges the position."""
        raise NotImplementedError


def hints_of(game: AnyGame) -> GameHints:
    """A game's hints.

    Raises:
        TypeError: if they are not built on `GameHints`.
    """
    if not isinstance(game.hints, GameHints):
        raise TypeError(f"the hints of {game.name} must be a subclass of GameHints")
    return game.hints
