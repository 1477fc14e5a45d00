"""Computes throws in small slices of a frame while a die is shaken; the only reader of a clock at this table."""

from collections.abc import Callable
from time import perf_counter
from typing import Final, Protocol

from game.games.ninjutsu.dojo.film import Landing

SLICE: Final = 0.002
"""Seconds of a frame that a throw may take."""


class Steps(Protocol):
    """A flight, or the film of a throw in the making."""

    landing: Landing | None

    def step(self) -> bool:
        """Go on a little; whether it is over."""
        ...


class FlightRunner:
    """Goes on with a flight for no longer than a slice at a time."""

    def __init__(self, flight: Steps, clock: Callable[[], float] = perf_counter) -> None:
        self._flight = flight
        self._clock = clock

    def work(self, *, now: bool = False) -> Landing | None:
        """Go on for a slice, or to the end; how it ended, once it has."""
        until = self._clock() + SLICE
        while not self._flight.step():
            if not now and self._clock() >= until:
                break
        return self._flight.landing
