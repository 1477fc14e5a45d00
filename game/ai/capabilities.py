"""Optional abilities of a game's hints: deciding from a view alone, and sampling likely worlds behind a view."""

from collections.abc import Callable
from typing import Any, Protocol, runtime_checkable

from game.ai.difficulty import Effort
from game.ai.search.base import Candidate
from game.core.chance import Chance


@runtime_checkable
class Decides(Protocol):
    """Hints that decide by odds, without a search: for games where a single imagined world would mislead."""

    def policy(self, view: Any, moves: list[Any], chance: Chance) -> Any:  # noqa: ANN401 - each game has its own
        """One of `moves`, which are all legal moves of the seat of `view`."""


@runtime_checkable
class Weighs(Protocol):
    """Hints that rank several moves, so that weaker levels can choose a worse one."""

    def weigh(self, view: Any, moves: list[Any], effort: Effort, chance: Chance) -> list[Candidate]:  # noqa: ANN401
        """Moves with their estimated chances to win, the one to make first."""


@runtime_checkable
class KnowsByHeart(Decides, Protocol):
    """Hints of a game in which some decisions are better made by the policy than by a search."""

    def by_heart(self, view: Any) -> bool:  # noqa: ANN401
        """Whether this is one of them."""


@runtime_checkable
class Believes(Protocol):
    """Hints that sample worlds by likelihood: what a seat did, kept and left undone is evidence."""

    def likely(self, view: Any) -> Callable[[Chance], Any]:  # noqa: ANN401
        """A sampler of full positions consistent with `view`, each drawn as often as it is likely."""
