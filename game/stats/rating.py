"""How strong a person is at a game: a rating by Glicko-2 (Mark Glickman, 2012), renewed after every match.

The levels of the computers have fixed ratings, measured in matches between them; the person's moves up and down between
these. Every match is a rating period of its own.
"""

from collections.abc import Mapping, Sequence
from math import exp, log, pi, sqrt
from typing import Annotated, Final, NamedTuple

import msgspec

from game.core.outcome import Outcome
from game.core.player import Player
from game.core.refusal import Value

NEW: Final = 200.0
"""The deviation of somebody who has not played: nearly everybody is somewhere between the levels."""

LEAST: Final = 90.0
"""The smallest deviation: people learn, and the rating must be able to follow."""

HELPED: Final = 0.4
"""How much a match with hints or with moves taken back counts."""

KEPT: Final = 120
"""The number of matches on the curve."""

USUAL: Final = "usual"
"""The setting of games in which all matches are rated together."""

_SCALE: Final = 173.7178
_OPPONENT: Final = 40.0 / _SCALE
"""The deviation of a computer: its level was measured, but not exactly."""

_TAU: Final = 0.5
_VOLATILITY: Final = 0.06
_CLOSE: Final = 1e-6

Points = Annotated[float, msgspec.Meta(ge=-5000, le=5000)]


class Rating(msgspec.Struct, forbid_unknown_fields=True):
    """A person's rating in one setting of a game."""

    value: Points
    deviation: Annotated[float, msgspec.Meta(ge=1, le=500)] = NEW
    volatility: Annotated[float, msgspec.Meta(ge=0.001, le=1)] = _VOLATILITY
    curve: list[Annotated[int, msgspec.Meta(ge=-5000, le=5000)]] = []
    """The values after the latest matches, oldest first."""


class Ladder(NamedTuple):
    """The ratings of a game's levels, weakest first, for each setting that is rated separately."""

    ratings: Mapping[str, Mapping[str, float]]
    option: str = ""
    """The name of the option whose values are the settings; empty if there is only the usual one."""

    def setting(self, options: Mapping[str, Value]) -> str:
        """The setting of a match with these options."""
        return str(options[self.option]) if self.option else USUAL

    def first(self, setting: str) -> Rating:
        """Where a person begins: halfway between the two weakest levels."""
        weakest, next_one, *_ = self.ratings[setting].values()
        return Rating((weakest + next_one) / 2)

    def strength(self, setting: str, rating: float) -> float:
        """How strong an opponent must be for somebody with a rating: no weaker or stronger than the levels are."""
        return min(max(0.0, self.place(setting, rating)), len(self.ratings[setting]) - 1.0)

    def place(self, setting: str, rating: float) -> float:
        """Where a rating stands on the ladder: 0 at the weakest level, 1 at the next, 1.5 halfway to the third."""
        steps = list(self.ratings[setting].values())
        lower = min(sum(step <= rating for step in steps[1:]), len(steps) - 2)
        return lower + (rating - steps[lower]) / (steps[lower + 1] - steps[lower])

    def rating(self, setting: str, player: Player) -> float:
        """The rating of a computer."""
        levels = self.ratings[setting]
        if player.level is not None and player.level in levels:
            return levels[player.level]
        steps = list(levels.values())
        strength = min(1.0 if player.strength is None else player.strength, len(steps) - 1.0)
        lower = min(int(strength), len(steps) - 2)
        return steps[lower] + (strength - lower) * (steps[lower + 1] - steps[lower])


USUAL_LADDER: Final = Ladder({USUAL: {"novice": 1000, "adept": 1120, "master": 1240, "shadow": 1360}})
"""For games whose levels were not measured."""


def score(outcome: Outcome, person: int, seats: Sequence[int]) -> float:
    """How many of the others in `seats` a person has left behind, from 0 to 1; one who did as well counts half."""
    return sum(_against(outcome, person, seat) for seat in seats) / len(seats)


def _against(outcome: Outcome, one: int, other: int) -> float:
    mine, theirs = ((seat in outcome.winners, outcome.scores[seat]) for seat in (one, other))
    return 0.5 if mine == theirs or (mine[0] and theirs[0]) else float(mine > theirs)


def expected(rating: float, opponent: float) -> float:
    """The score that somebody can expect, if both ratings are exact."""
    return 1.0 / (1.0 + exp((opponent - rating) / _SCALE))


def renewed(rating: Rating, opponent: float, scored: float, weight: float = 1.0) -> Rating:
    """The rating after a match against an opponent of that rating; the names are those of Glickman's paper."""
    phi, sigma = rating.deviation / _SCALE, rating.volatility
    g = 1.0 / sqrt(1.0 + 3.0 * _OPPONENT**2 / pi**2)
    e = 1.0 / (1.0 + exp(g * (opponent - rating.value) / _SCALE))
    v = 1.0 / (weight * g * g * e * (1.0 - e))
    gain = weight * g * (scored - e)
    sigma = _volatility(phi, sigma, v, v * gain)
    phi = 1.0 / sqrt(1.0 / (phi * phi + sigma * sigma) + 1.0 / v)
    value = rating.value + _SCALE * phi * phi * gain
    value = min(5000.0, max(-5000.0, value))
    curve = [*rating.curve, round(value)][-KEPT:]
    return Rating(value, max(LEAST, _SCALE * phi), min(1.0, max(0.001, sigma)), curve)


def _volatility(phi: float, sigma: float, v: float, delta: float) -> float:
    """Step 5 of the paper, by the Illinois algorithm."""
    a = log(sigma * sigma)

    def f(x: float) -> float:
        ex = exp(x)
        rest = phi * phi + v + ex
        return ex * (delta * delta - rest) / (2.0 * rest * rest) - (x - a) / (_TAU * _TAU)

    low, high = a, log(delta * delta - phi * phi - v) if delta * delta > phi * phi + v else a - _TAU
    while high < a and f(high) < 0:
        high -= _TAU
    at_low, at_high = f(low), f(high)
    while abs(high - low) > _CLOSE:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = f(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2.0
        high, at_high = middle, at_middle
    return exp(low / 2.0)
