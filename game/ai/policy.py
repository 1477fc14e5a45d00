"""Games that know how to decide from a view alone, and what a world behind a view is likely to be."""

from collections.abc import Callable
from typing import Any, Protocol, runtime_checkable

from game.ai.levels import Effort
from game.ai.search import Candidate
from game.core.chance import Chance


@runtime_checkable
class Decides(Protocol):
    """Hints that weigh each decision by its odds: for games where one imagined world would mislead."""

    def policy(self, view: Any, moves: list[Any], chance: Chance) -> Any:  # noqa: ANN401 - each game has its own
        """One of `moves`, which are all that the seat of `view` may do."""


@runtime_checkable
class Weighs(Protocol):
    """Hints that know more than one good answer, so that weaker levels can take a worse one."""

    def weigh(self, view: Any, moves: list[Any], effort: Effort, chance: Chance) -> list[Candidate]:  # noqa: ANN401
        """Moves with the chance to win that each seems to leave, the one to make first."""


@runtime_checkable
class KnowsByHeart(Decides, Protocol):
    """Hints of a game in which some decisions are better made by the policy than by any search."""

    def by_heart(self, view: Any) -> bool:  # noqa: ANN401
        """Whether this is one of them."""


@runtime_checkable
class Believes(Protocol):
    """Hints that draw worlds by likelihood: what a seat did, kept and left undone tells something."""

    def likely(self, view: Any) -> Callable[[Chance], Any]:  # noqa: ANN401
        """Draws full positions that could be behind `view`, each as often as it is likely."""
