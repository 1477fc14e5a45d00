"""How a battle is likely to end, before and after the roll, if both use their shuriken sensibly."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from game.games.ninjutsu.bot.tactics.throwing import AT, SOFT, measured, turns
from game.games.ninjutsu.dojo.odds import ALL
from game.games.ninjutsu.rules.figures import FACES, SOKE

HOLD: Final = (0.0, 30.0, 58.0, 84.0, 108.0, 130.0, 150.0, 168.0, 184.0, 198.0, 210.0)
"""The value of holding shuriken, by number, set by hand: the first ones may save a Soke or fell one.

As in the learnt evaluation, one is worth more than two one-star ninjas. With 16 for the third, 6 for the sixth and 1.6
for a ninja lost in an attack, the shadow won 44.6 of 100 matches against these values.
"""

USUAL: Final = (0.0, 10.0, 16.0, 200.0)
"""The value of a figure for decisions about shuriken. Set by hand."""


Rolls = tuple[int, int]
"""The values of the attacker's and the defender's die."""


class Pair(NamedTuple):
    """The ranks that fight, and how well both aim where dice are thrown (N22)."""

    attacker: int
    defender: int
    aim: str = ""
    dear: float = 1.0
    """The factor for the value of shuriken."""

    def rank(self, who: int) -> int:
        """The attacker's (0) or the defender's (1)."""
        return self.defender if who else self.attacker


class DuelValue(NamedTuple):
    """The attacker's expected value; the defender's is its negative."""

    value: float
    """In the usual values of figures and shuriken."""

    wins: float
    losses: float
    kept: float
    """The value of the attacker's remaining shuriken minus the defender's."""


@lru_cache(maxsize=1 << 10)
def battle(pair: Pair, mine: int, yours: int) -> DuelValue:
    """A battle about to begin, with each side's shuriken; nobody throws one without a Soke involved."""
    if SOKE not in pair:
        mine = yours = 0
    if pair.aim:
        end = thrown(pair, 0, SOFT.intent, 0, (mine, yours))
    else:
        end = _mean(
            [_rolled(pair, one, other, mine, yours) for one in FACES[pair.attacker] for other in FACES[pair.defender]]
        )
    before = _held(pair, mine, yours)
    return end._replace(value=end.value - before, kept=end.kept - before)


@lru_cache(maxsize=1 << 16)
def _rolled(pair: Pair, one: int, other: int, mine: int, yours: int) -> DuelValue:
    """The dice are rolled, and the side that is behind may throw a shuriken (N18)."""
    if one <= other and mine:
        return max(accepted(pair, 0, (one, other), mine, yours), again(pair, 0, (one, other), mine, yours))
    return _answered(pair, one, other, mine, yours)


def accepted(pair: Pair, who: int, rolls: Rolls, mine: int, yours: int) -> DuelValue:
    """The attacker (0) or the defender (1) accepts the roll; on a tie the defender may still throw."""
    one, other = rolls
    if who == 0 and one == other:
        return _answered(pair, one, other, mine, yours)
    return _ended(pair, one, other, mine, yours)


def again(pair: Pair, who: int, rolls: Rolls, mine: int, yours: int) -> DuelValue:
    """The attacker (0) or the defender (1) throws a shuriken."""
    one, other = rolls
    if pair.aim:
        return _thrown_well(pair, who, rolls[1 - who], mine - (who == 0), yours - (who == 1))
    if who == 0:
        return _mean([_rolled(pair, face, other, mine - 1, yours) for face in FACES[pair.attacker]])
    return _mean([_rolled(pair, one, face, mine, yours - 1) for face in FACES[pair.defender]])


def thrown(pair: Pair, who: int, intent: str, against: int, shuriken: tuple[int, int]) -> DuelValue:
    """The attacker (0) or the defender (1) throws a die like that; `against` is what the other shows, or 0 (N22)."""
    mine, yours = shuriken
    rank, other = pair.rank(who), pair.rank(1 - who) if against else 0
    out = measured(intent, rank, other, pair.aim).outside / ALL
    ends = [(_fell(pair, who, against, mine, yours), 1.0)]
    if against:
        lying = turns(intent, rank, other, against, pair.aim)
        ends = [
            (_fell(pair, who, face, mine, yours) if face else _outside(pair, 1 - who, mine, yours), share)
            for face, share in lying
        ]
    return _weighed([(end, share * (1.0 - out)) for end, share in ends] + [(_outside(pair, who, mine, yours), out)])


@lru_cache(maxsize=1 << 14)
def _thrown_well(pair: Pair, who: int, against: int, mine: int, yours: int) -> DuelValue:
    """Softly or at the other die, whatever is better."""
    ways = [thrown(pair, who, move.intent, against, (mine, yours)) for move in (SOFT, AT)]
    return min(ways) if who else max(ways)


@lru_cache(maxsize=1 << 14)
def _fell(pair: Pair, who: int, against: int, mine: int, yours: int) -> DuelValue:
    """The die has stayed in the tray and shows each face as likely; if no other lies there, that is thrown next."""
    faces = FACES[pair.rank(who)]
    if not against:
        return _mean([_thrown_well(pair, 1 - who, face, mine, yours) for face in faces])
    if who:
        return _mean([_rolled(pair, against, face, mine, yours) for face in faces])
    return _mean([_rolled(pair, face, against, mine, yours) for face in faces])


def _outside(pair: Pair, who: int, mine: int, yours: int) -> DuelValue:
    """The die of the attacker (0) or the defender (1) lies outside, and loses."""
    return _ended(pair, who, 1 - who, mine, yours)


def _answered(pair: Pair, one: int, other: int, mine: int, yours: int) -> DuelValue:
    end = _ended(pair, one, other, mine, yours)
    return min(end, again(pair, 1, (one, other), mine, yours)) if one >= other and yours else end


def _ended(pair: Pair, one: int, other: int, mine: int, yours: int) -> DuelValue:
    kept = _held(pair, mine, yours)
    if one == other:
        return DuelValue(kept, 0.0, 0.0, kept)
    if one > other:
        return DuelValue(kept + USUAL[pair.defender], 1.0, 0.0, kept)
    return DuelValue(kept - USUAL[pair.attacker], 0.0, 1.0, kept)


def _held(pair: Pair, mine: int, yours: int) -> float:
    """The value of the attacker's shuriken minus the defender's."""
    return pair.dear * (HOLD[mine] - HOLD[yours])


def _weighed(ends: Sequence[tuple[DuelValue, float]]) -> DuelValue:
    """The mean of endings, each as likely as it is."""
    value, wins, losses, kept = (
        sum(end[place] * share for end, share in ends) for place in range(len(DuelValue._fields))
    )
    return DuelValue(value, wins, losses, kept)


def _mean(ends: Sequence[DuelValue]) -> DuelValue:
    value, wins, losses, kept = (sum(parts) / len(ends) for parts in zip(*ends, strict=True))
    return DuelValue(value, wins, losses, kept)
