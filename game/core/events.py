"""Events that more than one game uses, and how functions say which events they show."""

from collections.abc import Callable
from functools import partial
from types import FunctionType, ModuleType
from typing import Any, ClassVar, TypeAlias, TypeVar

from game.core.contract import Event
from game.core.outcome import Outcome

Shows: TypeAlias = dict[type[Event], Callable[..., Any]]
"""The function for each kind of event."""

Function = TypeVar("Function", bound=Callable[..., Any])


def shows(*kinds: type[Event]) -> Callable[[Function], Function]:
    """Mark a function or method as the one that shows events of these kinds, for `shown_by` to find."""

    def mark(function: Function) -> Function:
        function.__dict__["shows"] = kinds
        return function

    return mark


def shown_by(*places: object, subject: object = None) -> Shows:
    """The function for each kind of event, of those marked in modules, classes and objects.

    Functions in modules get `subject`, if there is one, as their first argument, as if they were its methods.

    Raises:
        ValueError: if two functions show the same kind.
    """
    found: Shows = {}
    for place in places:
        holder = place if isinstance(place, ModuleType | type) else type(place)
        for name in dir(holder):
            function = getattr(holder, name)
            for kind in vars(function).get("shows", ()) if isinstance(function, FunctionType) else ():
                if kind in found:
                    raise ValueError(f"{kind.__name__} is shown twice, again by {name}")
                if holder is not place:
                    function = getattr(place, name)
                found[kind] = function if subject is None or holder is not place else partial(function, subject)
    return found


class TurnStarted(Event, frozen=True):
    """A seat's turn begins."""

    seat: int
    turn: int


class DiceRolled(Event, frozen=True):
    """A seat has rolled its dice."""

    seat: int
    values: tuple[int, ...]
    reveals: ClassVar[bool] = True


class MatchEnded(Event, frozen=True):
    """The match is over."""

    outcome: Outcome
