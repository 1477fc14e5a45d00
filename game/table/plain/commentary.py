"""Commentary on a match for games without their own: decisions are numbered, moves are named. No pygame."""

from collections.abc import Callable
from typing import Any

from game.core.contract import Move, View
from game.core.match import Match
from game.engine.text.translations import Texts
from game.table.history.commentary import Moment, Say
from game.table.plain.words import PlainWords


class PlainCommentary:
    """Texts for replays and reviews of one finished match."""

    def __init__(self, match: Match, texts: Texts) -> None:
        self._texts = texts
        self._game = match.game.name
        self._numbers = {id(step.before): number for number, step in enumerate(match.history, start=1)}
        self._last = len(match.history)

    def moment(self, state: Any) -> Moment:  # noqa: ANN401 - each game has its own state
        """Count every decision as a turn; a position without a decision is the last."""
        return 1, self._numbers.get(id(state), self._last)

    def when(self, moment: Moment, say: Say) -> str:
        """Describe a moment."""
        return say("table.plain.when", number=moment[1])

    def standing(self, state: Any) -> tuple[int, ...]:  # noqa: ANN401, ARG002
        """Count nothing: what counts in a game without a table is not known."""
        return ()

    def counted(self, say: Say) -> str:  # noqa: ARG002
        """Name nothing."""
        return ""

    def move(self, view: View, move: Move, say: Say, player: Callable[[int], str]) -> str:  # noqa: ARG002
        """Describe a decision."""
        return PlainWords(self._texts, self._game, player).move(move)
