"""What a side's next turn may bring: the village, and fights that it wins. The net judges by these numbers as well."""

from functools import cache, lru_cache
from itertools import product
from math import log
from typing import Final, NamedTuple

from game.games.taisen.rules.ninjas import ALL_DICE, BEATS, CARRIED, LAST, SHOGUN, STRENGTH, SUIT_OF, SUITS
from game.games.taisen.rules.state import Path

EACH: Final = 9
"""The numbers that `prospects` tells of one side."""

PROSPECTS: Final = 2 * EACH

PRICES: Final = (4, 5, 6, 4, 5, 6, 4, 5, 6, 9)
"""What each ninja counts when fights are weighed. Set by hand."""

_SHOWS: Final = (0.0, 1 / 2, 1 / 3, 1 / 6)
_ROLLS: Final = tuple(product((1, 2, 3), repeat=len(SUITS)))
_CHANCES: Final = tuple(_SHOWS[one] * _SHOWS[two] * _SHOWS[three] for one, two, three in _ROLLS)
_FARTHEST: Final = 3 * len(SUITS)
_STEPS: Final = range(LAST + 1)

Ninjas = tuple[int, ...]


class Walks(NamedTuple):
    """How far the top of a stack can walk on one turn. A set of rolls is a bit mask."""

    dice: int
    """The dice that can move it, as a bit mask."""

    far: tuple[int, ...]
    """The rolls that bring it this many steps, or more."""

    just: tuple[int, ...]
    """The rolls that can bring it exactly this many steps."""

    twice: tuple[float, ...]
    """The chance of so many steps in two turns."""


def prospects(own: Path, other: Path) -> tuple[float, ...]:
    """For the side of `own`; both paths begin at its village."""
    guards = tuple(other[LAST])
    targets = [(tile, tuple(stack)) for tile, stack in enumerate(other) if stack and 0 < tile < LAST]
    strikes = dict.fromkeys((tile for tile, _ in targets), 0)
    prizes = strikes.copy()
    enters = dice = price = foremost = 0
    twice = 0.0
    for steps, stack in enumerate(own):
        if not stack:
            continue
        foremost = steps
        for ninja in stack:
            price += PRICES[ninja]
        group = tuple(stack[-1 - CARRIED :])
        walks = _walks(group)
        dice |= walks.dice
        if not guards or clash(group, guards, village=True)[1]:
            enters |= walks.far[LAST - steps]
            twice = max(twice, walks.twice[LAST - steps])
        for tile, met in targets:
            if 0 < tile - steps <= _FARTHEST:
                gain = clash(group, met)[0]
                if gain > 0:
                    strikes[tile] |= walks.just[tile - steps]
                    prizes[tile] = max(prizes[tile], gain)
    hits = [_chance(strikes[tile]) * prizes[tile] for tile in strikes]
    hit = stop = 0
    for tile in strikes:
        hit |= strikes[tile]
    if targets:
        stop = strikes[targets[0][0]]
    return (
        log(1.05 - _chance(enters)),
        dice.bit_count() / 3,
        twice,
        price / 40,
        sum(hits) / 6,
        max(hits, default=0.0) / 6,
        _chance(hit),
        _chance(stop),
        foremost / 10,
    )


@lru_cache(1 << 16)
def clash(group: Ninjas, stack: Ninjas, *, village: bool = False) -> tuple[int, int]:
    """What a group that arrives at a stack beats minus what it loses, in prices, and how many of it are left (T11-T15).

    Retreats do not start other fights here.
    """
    gain, size, met = 0, len(group), len(stack)
    ours = theirs = STRENGTH[SHOGUN]
    while size and met:
        one, other = group[size - 1], stack[met - 1]
        mine = ours if one == SHOGUN else STRENGTH[one]
        yours = theirs if other == SHOGUN else STRENGTH[other]
        result = mine - yours if SHOGUN in (one, other) else BEATS[one][other]
        if result == 0 and not village:
            size -= 1
            met -= 1
        elif result >= 0:
            gain += PRICES[other]
            met -= 1
            ours -= yours if one == SHOGUN else 0
        else:
            gain -= PRICES[one]
            size -= 1
            theirs -= mine if other == SHOGUN else 0
    return gain, size


@cache
def _walks(group: Ninjas) -> Walks:
    suits, shogun = 0, SHOGUN in group
    for ninja in group:
        suits |= 0 if ninja == SHOGUN else 1 << SUIT_OF[ninja]
    return _walks_of(suits, shogun=shogun)


@cache
def _walks_of(suits: int, *, shogun: bool) -> Walks:
    """The Shogun lets one die of any other colour count, once (T7)."""
    far, just = [0] * (LAST + 1), [0] * (LAST + 1)
    for number, roll in enumerate(_ROLLS):
        for used in range(1, ALL_DICE + 1):
            if (used & ~suits).bit_count() > shogun:
                continue
            sum_of = sum(shown for die, shown in enumerate(roll) if used & 1 << die)
            just[sum_of] |= 1 << number
            for steps in range(sum_of + 1):
                far[steps] |= 1 << number
    at_least = [*map(_chance, far), 0.0]
    most = [at_least[steps] - at_least[steps + 1] for steps in _STEPS]
    twice = tuple(
        sum(most[one] * most[two] for one in _STEPS for two in _STEPS if one and two and one + two >= steps)
        for steps in _STEPS
    )
    return Walks(ALL_DICE if shogun else suits, tuple(far), tuple(just), twice)


@lru_cache(1 << 16)
def _chance(rolls: int) -> float:
    """How likely one of a set of rolls is."""
    return sum(chance for number, chance in enumerate(_CHANCES) if rolls >> number & 1)
