"""What the mover of a view may decide: asked by tables, which know a view and never the position. No pygame."""

from functools import cached_property
from typing import Any, Generic

from game.core.chance import Chance, ScriptedChance
from game.core.contract import Event, MoveT, Rules, View
from game.core.refusal import Refusal


class Choices(Generic[MoveT]):
    """Answers questions about one view, from what the view knows alone.

    The mover may do the same in every position that fits their view, so any one of them can answer. The shared suite
    checks that for every game.
    """

    def __init__(self, rules: Rules[Any, MoveT, Any], view: View) -> None:
        self._rules = rules
        self._fitting = rules.imagine(view, Chance(0))

    @cached_property
    def legal(self) -> frozenset[MoveT]:
        """Every legal move."""
        return frozenset(self.listed)

    @cached_property
    def listed(self) -> tuple[MoveT, ...]:
        """Every legal move, in the order of the rules."""
        return tuple(self._rules.legal_moves(self._fitting))

    def why_not(self, move: object) -> Refusal | None:
        """The reason why a move is not allowed, or None if it is."""
        return None if move in self.legal else self._rules.why_not(self._fitting, move)

    def why_not_all(self, moves: tuple[MoveT, ...]) -> Refusal | None:
        """The reason why moves of the mover cannot follow each other, or None. Luck may follow only the last."""
        state = self._fitting.copy()
        for move in moves[:-1]:
            refusal = self._rules.why_not(state, move)
            if refusal is not None:
                return refusal
            self._rules.advance(state, move, ScriptedChance([]))
        return self._rules.why_not(state, moves[-1])

    def forecast(self, move: MoveT) -> list[Event]:
        """What a move without luck would lead to, in a game without secrets."""
        told: list[Event] = []
        self._rules.apply(self._fitting.copy(), move, ScriptedChance([]), told.append)
        return told
