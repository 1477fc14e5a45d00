"""What an opponent would do in a person's place, and why: for hints and for reviewing a match."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from game.core.refusal import Value


class Reason(msgspec.Struct, frozen=True):
    """Why a move is good: a text key and the values that its text uses."""

    key: str
    values: dict[str, Value] = {}


def because(key: str, **values: Value) -> Reason:
    """Shorthand for making a `Reason`."""
    return Reason(key, values)


class Advice(msgspec.Struct, frozen=True):
    """A move, the estimated chance to win after it, and the reasons for it."""

    move: Any
    chance: float
    reason: Reason


EQUAL = because("table.advice.equal")
"""What is said of a move that has no reason of its own and promises as much as one that was named before it."""


def advised(reasons_for: Callable[[Any], Iterator[Reason]], found: Sequence[Any]) -> list[Advice]:
    """The best three, each with a reason that was not given yet, if it has one; of equal moves it says that."""
    said, promised = list[Reason](), set[int]()
    for one in (chosen := best_three(found)):
        reasons, percent = list(reasons_for(one.move)), round(100 * one.value)
        spare = EQUAL if percent in promised else reasons[0]
        said.append(next((reason for reason in reasons if reason not in said), spare))
        promised.add(percent)
    return [Advice(one.move, one.value, reason) for one, reason in zip(chosen, said, strict=True)]


def best_three(found: Sequence[Any]) -> Sequence[Any]:
    """The move to make, then the most promising others, without those that were hardly searched."""
    if not found:
        return []
    first, *others = found
    least = max(1, first.visits // 50) if first.visits > 1 else 0
    others = [one for one in others if one.visits >= least][:2]
    # A search trusts its most visited move: one visited less may look better by luck, so it is not shown as better.
    others.sort(key=lambda one: -one.value)
    return [first, *(msgspec.structs.replace(one, value=min(one.value, first.value)) for one in others)]
