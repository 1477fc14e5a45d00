"""What a game tells the shared suite about itself."""

from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from game.core.chance import Chance
from game.core.game import AnyGame
from game.core.match import Match
from game.core.refusal import Value

Setting = tuple[int, Mapping[str, Value]]
"""A number of seats and options."""


@dataclass(frozen=True)
class Case:
    game: AnyGame

    settings: tuple[Setting, ...]
    """The matches that the suite plays: every number of seats and every option that changes the rules."""

    pieces: Callable[[Any], Iterable[Hashable]]
    """Every piece of the game, wherever it is in a state, including those out of play."""

    shuffle_unseen: Callable[[Any, int, Chance], Any]
    """A copy of a state in which everything that a seat (or PUBLIC) cannot know is shuffled.

    Written from the text of the rules and independently of `imagine`, so that one mistake is not made twice.
    """

    impossible: Callable[[dict[str, Any]], Iterable[tuple[str, Any]]]
    """Invalid variants of a dump that `load` must refuse, each with a name for the failure message."""

    open_moves: tuple[type, ...] = ()
    """Moves that everybody sees whole although they may leave no trace: who tried to kidnap a Soke, how one threw."""

    attached: Callable[[Any], Iterable[tuple[str, Any, bool]]] = lambda _: ()
    """Moves of a state that bring a result from outside: each with a name, and whether it may be made."""

    longest: int = 20_000
    """More decisions than any match of this game can have."""

    match: type[Match] = Match
    """The class that plays it: another one only to plant a fault."""
