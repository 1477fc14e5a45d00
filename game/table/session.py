"""A match with people and computers in its seats: who decides, who thinks, what may be taken back. No pygame."""

import logging
from collections.abc import Iterable, Sequence
from random import Random

import msgspec

from game.ai.worker import Thinker, ThinkingFailed
from game.core.contract import OPEN, Move
from game.core.match import Match, Step
from game.core.outcome import Outcome
from game.core.refusal import Refusal, refuse

_log = logging.getLogger(__name__)


class Player(msgspec.Struct, frozen=True):
    """Who sits in a seat: a person, or a computer of some level."""

    name: str
    level: str | None = None

    @property
    def human(self) -> bool:
        """Whether a person decides here."""
        return self.level is None


class Session:
    """A match being played at a table."""

    def __init__(self, match: Match, players: Sequence[Player], thinker: Thinker) -> None:
        self.match = match
        self.players = list(players)
        self.resigned: int | None = None
        self._thinker = thinker
        self._together: list[range] = []
        """Decisions, by their numbers, that were made in one go."""
        thinker.cancel()  # what it may have been asked at another table
        self._last_human: int | None = next(iter(self.humans), None)

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats in which people sit."""
        return tuple(seat for seat, player in enumerate(self.players) if player.human)

    @property
    def to_move(self) -> int | None:
        """The seat that must decide; None when the match is over."""
        return None if self.resigned is not None else self.match.to_move

    @property
    def human_to_move(self) -> bool:
        """Whether a person must decide now."""
        return self.to_move is not None and self.players[self.to_move].human

    @property
    def open(self) -> bool:
        """Whether there were secrets that everybody may see now, because it is over."""
        return self.to_move is None and self.match.game.rules.secrets

    @property
    def viewer(self) -> int:
        """Through whose eyes the table is shown: the person who decides, or did last; else OPEN."""
        if self.open:
            return OPEN
        if self.human_to_move:
            self._last_human = self.to_move
        if self._last_human not in self.humans:
            self._last_human = next(iter(self.humans), None)
        return OPEN if self._last_human is None else self._last_human

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; resigning gives it to all others."""
        if self.resigned is None:
            return self.match.outcome
        others = tuple(seat for seat in range(self.match.seats) if seat != self.resigned)
        scores = tuple(0.0 if seat == self.resigned else 1.0 for seat in range(self.match.seats))
        return Outcome(scores, others, "table.reason.resigned", {"seat": self.resigned})

    @property
    def thinking_for(self) -> float:
        """For how many seconds a computer has been thinking."""
        return self._thinker.waited

    def submit(self, move: Move) -> Step:
        """Make a move for the seat to move, and let the next computer start to think."""
        return self.submit_all([move])[0]

    def submit_all(self, moves: Iterable[Move]) -> list[Step]:
        """Make several moves for one seat that were decided together and will be taken back together."""
        first = len(self.match.history)
        self._thinker.cancel()
        for move in moves:
            self.match.submit(move)
        self._together.append(range(first, len(self.match.history)))
        self.ask()
        return self.match.history[first:]

    def ask(self) -> None:
        """If a computer is to move and does not think yet, let it."""
        seat = self.to_move
        if seat is None or self._thinker.busy:
            return
        level = self.players[seat].level
        if level is not None:
            # The number of the decision makes every answer repeatable, and each of them another draw.
            seed = self.match.seed * 1_000_003 + len(self.match.history)
            self._thinker.ask(self.match.game.name, level, seed, self.match.view(seat))

    def answer(self, dt: float) -> Move | None:
        """The computer's move, once it has one."""
        try:
            move: Move | None = self._thinker.answer(dt)
        except ThinkingFailed:
            # The match must go on: a weak move is better than a table that hangs.
            _log.exception("a move was made at random because the opponent failed twice")
            return Random(len(self.match.history)).choice(self.match.legal_moves())
        return move

    def why_not_undo(self) -> Refusal | None:
        """None if the person at the table may take back a decision, else the reason."""
        if self.resigned is not None or self.open:
            return refuse("refused.over")
        if not self.humans:
            return refuse("refused.undo_nothing")
        return self.match.why_not_undo(self.viewer, self._others)

    def undo(self) -> list[Step]:
        """Take back the last decision of the person at the table."""
        seat = self.viewer
        self._thinker.cancel()
        taken = self.match.undo(seat, self._others)
        while self._together and self._together[-1].stop > len(self.match.history):
            first = self._together.pop().start
            while len(self.match.history) > first and self.match.why_not_undo(seat) is None:
                taken = self.match.undo(seat) + taken
        self._last_human = seat
        self.ask()
        return taken

    @property
    def _others(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.humans if seat != self.viewer)

    def resign(self, seat: int) -> None:
        """A person gives the match up."""
        self._thinker.cancel()
        self.resigned = seat

    def hand_over(self, seat: int, player: Player) -> None:
        """Let somebody else go on in a seat: a computer for a person, or a person for a computer."""
        self._thinker.cancel()
        self.players[seat] = player
        self.ask()

    def close(self) -> None:
        """The table is left: nobody needs to think any more; the worker stays for the next match."""
        self._thinker.cancel()
