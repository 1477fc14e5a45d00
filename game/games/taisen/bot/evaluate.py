"""Evaluates a position of Ninja Taisen for the side that has just ended its turn, with learnt weights."""

from math import exp
from pathlib import Path as FilePath
from typing import Final

from game.ai.learnt import read_weights
from game.games.taisen.bot.net import read_net
from game.games.taisen.rules.ninjas import ALL_DICE, BEATS, LAST, MONKEY, SHOGUN, STRENGTH, SUIT_OF
from game.games.taisen.rules.state import Path, State

WEIGHTS: Final = read_weights(FilePath(__file__).with_name("learnt") / "evaluate.toml")

NEAR: Final = 6
"""A ninja this many steps from a village, or fewer, threatens it. Set by hand."""

SHARED: Final = 3
"""This many ninjas may share a tile without harm: as many as a die can reach from the top (T7)."""

TOWER: Final = 0.1
"""What each ninja beyond that costs its side, as a logit. Set by hand: it loses no matches, and towers look absurd."""

SHOWS: Final = (0.0, 1 / 2, 1 / 3, 1 / 6)
"""How often a die shows 1, 2, 3 (T3)."""

COUNTS: Final = (
    *(f"strength_{strength}" for strength in range(1, 5)),
    *(f"ninja_at_{steps}" for steps in range(LAST)),
    *(f"stack_at_{steps}" for steps in range(LAST)),
    *(f"open_{steps}" for steps in range(1, NEAR + 1)),
    *(f"guarded_{steps}" for steps in range(1, NEAR + 1)),
    "wins_fights",
    "loses_fights",
)
FEATURES: Final = ("constant", *(f"my_{name}" for name in COUNTS), *(f"their_{name}" for name in COUNTS))
"""For each side: ninjas by strength; ninjas and stacks by steps from home; how near its foremost ninja is to the other
village, separately for an open and a guarded village; and the fights it could start next."""

_AT: Final = 4
_STACK: Final = _AT + LAST
_OPEN: Final = _STACK + LAST - 1
_GUARDED: Final = _OPEN + NEAR
_FIGHTS: Final = _GUARDED + NEAR + 1


def _fight(one: int, other: int) -> int:
    if SHOGUN in (one, other):
        return STRENGTH[one] - STRENGTH[other]
    return BEATS[one][other]


NINJAS: Final = range(SHOGUN + 1)
_FIGHT: Final = tuple(tuple(_fight(one, other) for other in NINJAS) for one in NINJAS)
_DICE: Final = tuple(ALL_DICE if ninja == SHOGUN else 1 << SUIT_OF[ninja] for ninja in NINJAS)
_LIKELY: Final = tuple(
    tuple(1.0 - (1.0 - shows) ** suits.bit_count() for suits in range(ALL_DICE + 1)) for shows in SHOWS
)


def features(state: State, seat: int) -> list[float]:
    """The counts of both sides, in the order of FEATURES."""
    found = [1.0]
    for side in (seat, 1 - seat):
        counts = [0.0] * len(COUNTS)
        for place, count in _counted(_seen_from(state, side), _seen_from(state, 1 - side)):
            counts[place] += count
        found += counts
    return found


def chance_of(state: State, seat: int, *, closely: bool = False) -> float:
    """The chance that `seat` wins. Weighs the features while counting them, without building the list.

    A close look asks the net as well, which takes as long again.
    """
    mine, theirs = _seen_from(state, seat), _seen_from(state, 1 - seat)
    ahead = _CONSTANT + _worth(mine, theirs, _MINE) + _worth(theirs, mine, _THEIRS)
    if closely:
        ahead += read_net().logit(state, seat)
    return 1.0 / (1.0 + exp(-ahead))


def less_towers(chance: float, state: State, seat: int) -> float:
    """A chance to win that is worse for the side with more ninjas in towers."""
    mine, theirs = (
        sum(len(stack) - SHARED for stack in state.paths[side] if len(stack) > SHARED) for side in (seat, 1 - seat)
    )
    if mine == theirs or not 0.0 < chance < 1.0:
        return chance
    return chance / (chance + (1.0 - chance) * exp(TOWER * (mine - theirs)))


class _Worth:
    """One side's weights, arranged for fast lookup."""

    def __init__(self, side: str) -> None:
        row = [WEIGHTS.get(f"{side}_{name}", 0.0) for name in COUNTS]
        self.stack = tuple(row[_STACK + steps] for steps in range(LAST))
        self.ninja = tuple(tuple(row[STRENGTH[one] - 1] + row[_AT + steps] for one in NINJAS) for steps in range(LAST))
        self.lead = tuple((0.0, *row[start + 1 : start + 1 + NEAR]) for start in (_OPEN, _GUARDED))
        self.wins, self.loses = row[_FIGHTS], row[_FIGHTS + 1]


def _worth(own: Path, other: Path, weights: _Worth) -> float:
    worth, lead = 0.0, 0
    for steps, stack in enumerate(own):
        if stack:
            lead = steps
            worth += weights.stack[steps]
            ninjas = weights.ninja[steps]
            for ninja in stack:
                worth += ninjas[ninja]
            tile = LAST - 1 - steps
            for far in (1, 2, 3):
                if tile >= 0 and other[tile]:
                    one, met = stack[-1], other[tile][-1]
                    result = _FIGHT[one][met]
                    if result:
                        gained = weights.wins * STRENGTH[met] if result > 0 else weights.loses * STRENGTH[one]
                        worth += _reaches(stack, far) * gained
                tile -= 1
    if LAST - lead <= NEAR:
        worth += weights.lead[bool(other[0])][LAST - lead]
    return worth


def _seen_from(state: State, side: int) -> Path:
    """A side's tiles, from its home outwards."""
    path = state.paths[side]
    return path if side == MONKEY else path[::-1]


def _counted(own: Path, other: Path) -> list[tuple[int, float]]:
    """One side's features: their index in COUNTS, and their value."""
    found: list[tuple[int, float]] = []
    lead = 0
    wins = loses = 0.0
    for steps, stack in enumerate(own):
        if not stack:
            continue
        lead = steps
        found.append((_STACK + steps, 1.0))
        found.append((_AT + steps, float(len(stack))))
        found += [(STRENGTH[ninja] - 1, 1.0) for ninja in stack]
        for far in (1, 2, 3):
            tile = LAST - steps - far
            if tile >= 0 and other[tile]:
                likely = _reaches(stack, far)
                one, met = stack[-1], other[tile][-1]
                result = _FIGHT[one][met]
                if result > 0:
                    wins += likely * STRENGTH[met]
                elif result < 0:
                    loses += likely * STRENGTH[one]
    if LAST - lead <= NEAR:
        found.append(((_GUARDED if other[0] else _OPEN) + LAST - lead, 1.0))
    found.append((_FIGHTS, wins))
    found.append((_FIGHTS + 1, loses))
    return found


def _reaches(stack: list[int], far: int) -> float:
    """The chance that some die lets a ninja near the top walk this far."""
    suits = 0
    for ninja in stack[-3:]:
        suits |= _DICE[ninja]
    return _LIKELY[far][suits]


_MINE: Final = _Worth("my")
_THEIRS: Final = _Worth("their")
_CONSTANT: Final = WEIGHTS.get("constant", 0.0)


def in_danger(state: State, seat: int) -> set[int]:
    """A side's top ninjas that the other side can reach with one die and beat."""
    own, other = _seen_from(state, seat), _seen_from(state, 1 - seat)
    found: set[int] = set()
    for steps, stack in enumerate(other):
        for far in (1, 2, 3):
            tile = LAST - steps - far
            if stack and tile >= 0 and own[tile] and _FIGHT[stack[-1]][own[tile][-1]] > 0:
                found.add(own[tile][-1])
    return found
