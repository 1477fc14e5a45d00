"""Who won a match and why, in words. No pygame."""

from collections.abc import Sequence
from typing import Protocol

from game.core.outcome import Outcome
from game.core.player import Player
from game.engine.text.translations import Texts
from game.table.ending import joined

RESIGNED = "table.reason.resigned"
"""The only reason whose sentence names a player who did not win."""


class FinishedSession(Protocol):
    """The part of a session that the result text needs."""

    @property
    def outcome(self) -> Outcome | None:
        """How it ended."""

    @property
    def players(self) -> Sequence[Player]:
        """Who played."""


class ResultText:
    """The result of a finished session, in the player's language."""

    def __init__(self, session: FinishedSession, texts: Texts) -> None:
        """`session` must be over."""
        outcome = session.outcome
        if outcome is None:
            raise ValueError("a match that goes on has no verdict")
        self.outcome: Outcome = outcome
        self.names = [player.name for player in session.players]
        self._texts = texts

    @property
    def draw(self) -> bool:
        """Whether the match is a draw."""
        return len(self.outcome.winners) == len(self.names)

    @property
    def headline(self) -> str:
        """Who won."""
        if self.draw:
            return self._texts.say("scoring.draw")
        return self._texts.say("scoring.won", count=len(self.outcome.winners), names=self._winners())

    @property
    def reason(self) -> str:
        """Why. The sentence may use the winner, as `side` or `player`, and the details."""
        winners, details = self._winners(), self.outcome.details
        player = self.names[details["seat"]] if self.outcome.reason == RESIGNED else winners
        said = {**details, "side": winners, "player": player}
        return self._texts.say_either(self.outcome.reason, "refused.over", **said)

    def place(self, seat: int) -> int:
        """Return the rank of a seat. Equal seats share a rank and skip the next."""
        if seat in self.outcome.winners:
            return 1
        scores = self.outcome.scores
        better = [other for other in range(len(scores)) if other not in self.outcome.winners]
        return 1 + len(self.outcome.winners) + sum(scores[other] > scores[seat] for other in better)

    def mark(self, seat: int) -> str:
        """Return what is written at the foot of a seat's scroll."""
        if self.draw:
            return self._texts.say("scoring.shared")
        if seat in self.outcome.winners:
            return self._texts.say("scoring.winner")
        if len(self.names) == 2:
            return self._texts.say("scoring.lost")
        return self._texts.say("scoring.place", place=self.place(seat))

    def _winners(self) -> str:
        return joined([self.names[seat] for seat in self.outcome.winners], self._texts)
