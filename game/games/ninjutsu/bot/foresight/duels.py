"""A battle with a Soke in it, valued by the chance to win that each of its ends leaves (N17-N20)."""

from collections.abc import Callable
from functools import cache

from game.games.ninjutsu.rules.figures import FACES

Ends = Callable[[int, int, int], float]
"""The attacker's chance to win the match after a battle: by 1, 0 or -1 for won, tied or lost, and by both sides'
shuriken, the attacker's first."""


def duel(attacker: int, defender: int, mine: int, yours: int, ends: Ends) -> float:
    """The attacker's chance before the roll, if both throw shuriken where that is better for them."""
    return _Duel(FACES[attacker], FACES[defender], ends).before(mine, yours)


class _Duel:
    def __init__(self, mine: tuple[int, ...], yours: tuple[int, ...], ends: Ends) -> None:
        self.faces = mine, yours
        self.end = cache(ends)
        self.rolled = cache(self._rolled)
        self.again = cache(self._again)
        self.against = cache(self._against)

    def before(self, mine: int, yours: int) -> float:
        """The mean over both rolls."""
        first, second = self.faces
        return sum(self.rolled(one, other, mine, yours) for one in first for other in second) / len(first) / len(second)

    def _rolled(self, one: int, other: int, mine: int, yours: int) -> float:
        """The dice lie; the attacker may throw if he is not ahead (N18)."""
        if one > other or not mine:
            return self._answered(one, other, mine, yours)
        kept = self._answered(one, other, mine, yours) if one == other else self.end(-1, mine, yours)
        return max(kept, self.again(other, mine, yours))

    def _answered(self, one: int, other: int, mine: int, yours: int) -> float:
        """The defender may throw if he is not ahead."""
        end = self.end((one > other) - (one < other), mine, yours)
        return min(end, self.against(one, mine, yours)) if one >= other and yours else end

    def _again(self, other: int, mine: int, yours: int) -> float:
        """The attacker throws a shuriken and rolls against what the defender's die shows."""
        return sum(self.rolled(one, other, mine - 1, yours) for one in self.faces[0]) / len(self.faces[0])

    def _against(self, one: int, mine: int, yours: int) -> float:
        """The defender does."""
        return sum(self.rolled(one, other, mine, yours - 1) for other in self.faces[1]) / len(self.faces[1])
