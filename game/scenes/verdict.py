"""Who won a match and why, in words. No pygame."""

from collections.abc import Sequence
from typing import Protocol

from game.core.outcome import Outcome
from game.core.player import Player
from game.engine.texts import Texts

RESIGNED = "table.reason.resigned"
"""The one reason whose sentence names somebody who did not win."""


class Ended(Protocol):
    """A session, or as much of one as a verdict needs."""

    @property
    def outcome(self) -> Outcome | None:
        """How it ended."""

    @property
    def players(self) -> Sequence[Player]:
        """Who played."""


class Verdict:
    """What a finished session came to, in the player's language."""

    def __init__(self, session: Ended, texts: Texts) -> None:
        """`session` must be over."""
        outcome = session.outcome
        if outcome is None:
            raise ValueError("a match that goes on has no verdict")
        self.outcome: Outcome = outcome
        self.names = [player.name for player in session.players]
        self._texts = texts

    @property
    def draw(self) -> bool:
        """Whether nobody is better than anybody."""
        return len(self.outcome.winners) == len(self.names)

    @property
    def headline(self) -> str:
        """Who won."""
        if self.draw:
            return self._texts.say("scoring.draw")
        return self._texts.say("scoring.won", count=len(self.outcome.winners), names=self._winners())

    @property
    def reason(self) -> str:
        """How it came to that: the sentence may name whoever won, as `side` or `player`, and the details."""
        winners, details = self._winners(), self.outcome.details
        player = self.names[details["seat"]] if self.outcome.reason == RESIGNED else winners
        return self._texts.say(self.outcome.reason, **{**details, "side": winners, "player": player})

    def place(self, seat: int) -> int:
        """The place of a seat; those who share one leave out the next."""
        if seat in self.outcome.winners:
            return 1
        scores = self.outcome.scores
        better = [other for other in range(len(scores)) if other not in self.outcome.winners]
        return 1 + len(self.outcome.winners) + sum(scores[other] > scores[seat] for other in better)

    def mark(self, seat: int) -> str:
        """What is written at the foot of a seat's scroll."""
        if self.draw:
            return self._texts.say("scoring.shared")
        if seat in self.outcome.winners:
            return self._texts.say("scoring.winner")
        if len(self.names) == 2:
            return self._texts.say("scoring.lost")
        return self._texts.say("scoring.place", place=self.place(seat))

    def _winners(self) -> str:
        return _joined([self.names[seat] for seat in self.outcome.winners], self._texts)


def _joined(names: Sequence[str], texts: Texts) -> str:
    """Names as a language strings them together: A, B and C."""
    if len(names) < 2:
        return "".join(names)
    return texts.say("scoring.and", first=", ".join(names[:-1]), last=names[-1])
