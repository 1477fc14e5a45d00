"""What an opponent would do in a person's place, and why: for hints and for reviewing a match."""

from collections.abc import Iterator, Sequence
from typing import Any, Protocol, runtime_checkable

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


@runtime_checkable
class GivesReasons(Protocol):
    """Hints that can explain what a move is good for."""

    def reasons(self, view: Any, move: Any) -> Iterator[Reason]:  # noqa: ANN401 - each game has its own
        """The reasons for `move` as far as the seat of `view` can know them: the most important first, at least one."""


def advised(hints: GivesReasons, view: Any, found: Sequence[Any]) -> list[Advice]:  # noqa: ANN401
    """The best three, each with a reason that was not given yet, if it has one."""
    said = list[Reason]()
    for one in (chosen := best_three(found)):
        reasons = list(hints.reasons(view, one.move))
        said.append(next((reason for reason in reasons if reason not in said), reasons[0]))
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
