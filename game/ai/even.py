"""Even: an opponent about as strong as the person it plays, somewhere between two levels.

It is no level of its own. How strong it is was settled by the person's rating when the match began, and is kept with
the player; every decision is made by one of the two levels around that, the nearer one more often.
"""

from collections.abc import Iterable
from typing import Final

from game.ai.difficulty import LEVELS
from game.core.chance import Chance
from game.core.player import Player

EVEN: Final = "even"
OPPONENTS: Final = (*LEVELS, EVEN)
"""Everybody whom a person can choose to play."""

_USUAL: Final = 1.0
"""For a file without a strength: an adept."""

_PARTS: Final = 1000


def playing_level(player: Player, seed: int) -> str:
    """The level at which a computer makes the decision with this seed."""
    if player.level != EVEN:
        return player.level or ""
    strength = _strength(player)
    lower = int(strength)
    if strength == lower:
        return LEVELS[lower]
    # Not the seed of the thought itself: how strong it is must not depend on what it will dream up.
    return LEVELS[lower + (Chance(seed + 1).choose(range(_PARTS)) < _PARTS * (strength - lower))]


def nearest_level(player: Player) -> str:
    """The level that a computer is most like."""
    return LEVELS[round(_strength(player))] if player.level == EVEN else player.level or ""


def stand_in(name: str, players: Iterable[Player]) -> Player:
    """A computer to take over a person's seat: as strong as the first computer among the players, else an adept."""
    first = next((player for player in players if not player.human), Player("", LEVELS[1]))
    return Player(name, first.level, strength=first.strength)


def _strength(player: Player) -> float:
    strength = _USUAL if player.strength is None else player.strength
    return min(strength, float(len(LEVELS) - 1))
