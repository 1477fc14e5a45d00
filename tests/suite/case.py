"""What a game tells the shared suite about itself."""

from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from game.core.chance import Chance
from game.core.game import AnyGame
from game.core.refusal import Value

Setting = tuple[int, Mapping[str, Value]]
"""A number of seats and options."""


@dataclass(frozen=True)
class Case:
    game: AnyGame

    settings: tuple[Setting, ...]
    """The matches that the suite plays: every number of seats and every option that changes the rules."""

    pieces: Callable[[Any], Iterable[Hashable]]
    """Every piece of the game, wherever it is in a state, the ones out of play included."""

    shuffle_unseen: Callable[[Any, int, Chance], Any]
    """A copy of a state in which all that a seat (or PUBLIC) cannot know is mixed up.

    Written apart from `imagine`, from the rules' text, so that one mistake is not made twice."""

    impossible: Callable[[dict[str, Any]], Iterable[tuple[str, Any]]]
    """Spoilt copies of a dump that `load` must refuse, each with a name for the failure message."""

    longest: int = 20_000
    """More decisions than any match of this game can have."""
