"""Random numbers from one seed, the same on every machine: integers, and floats derived from them exactly."""

from math import sqrt
from typing import Final

from game.games.ninjutsu.dojo.vectors import Quaternion, normal

_ALL: Final = 0xFFFF_FFFF_FFFF_FFFF


class Rng:
    """SplitMix64: a step and a scramble."""

    def __init__(self, seed: int) -> None:
        self._state = seed & _ALL

    def bits(self) -> int:
        """The next 64 bits."""
        self._state = mixed = (self._state + 0x9E37_79B9_7F4A_7C15) & _ALL
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58_476D_1CE4_E5B9) & _ALL
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D0_49BB_1331_11EB) & _ALL
        return mixed ^ (mixed >> 31)

    def unit(self) -> float:
        """From 0 to just below 1."""
        return (self.bits() >> 11) / 9007199254740992.0

    def part(self) -> float:
        """From -1 to just below 1."""
        return self.unit() * 2.0 - 1.0

    def bell(self) -> float:
        """Roughly normal with mean 0 and deviation 1, never beyond 4.3: six uniform numbers added up."""
        total = 0.0
        for _ in range(6):
            total += self.part()
        return total * sqrt(0.5)

    def orientation(self) -> Quaternion:
        """A uniformly random orientation, from a random point of the four-dimensional ball."""
        while True:
            a, b, c, d = self.part(), self.part(), self.part(), self.part()
            size = a * a + b * b + c * c + d * d
            if 0.05 < size < 1.0:
                return normal((a, b, c, d))
