"""Games that know how to decide from a view alone, without looking ahead in an imagined world."""

from typing import Any, Protocol, runtime_checkable

from game.core.chance import Chance


@runtime_checkable
class Decides(Protocol):
    """Hints that weigh each decision by its odds: for games where one imagined world would mislead."""

    def policy(self, view: Any, moves: list[Any], chance: Chance) -> Any:  # noqa: ANN401 - each game has its own
        """One of `moves`, which are all that the seat of `view` may do."""
