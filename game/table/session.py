"""A match with people and computers in its seats: who decides, who thinks, what may be taken back. No pygame."""

import logging
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from game.ai.advice import Advice
from game.ai.fallback import quick_move
from game.ai.levels import LEVELS
from game.ai.worker import Thinker, ThinkingFailed
from game.core.contract import OPEN, Move
from game.core.game import AnyGame
from game.core.match import CannotUndo, Match, Step
from game.core.outcome import Outcome
from game.core.player import Player
from game.core.record import Save, match_of, save_of
from game.core.refusal import BadData, Refusal, refuse
from game.table.ending import resignation

__all__ = ["Player", "Session", "seed_of"]

_log = logging.getLogger(__name__)


def seed_of(match: Match, decisions: int) -> int:
    """What a computer thinks with after so many decisions: every answer can be repeated, and each is another draw."""
    return match.seed * 1_000_003 + decisions


class _Undone(NamedTuple):
    """What was taken back in one go, and which of it had been decided together."""

    steps: list[Step]
    together: list[range]


class Session:
    """A match being played at a table."""

    def __init__(
        self,
        match: Match,
        players: Sequence[Player],
        thinker: Thinker,
        changed: Callable[["Session"], None] | None = None,
    ) -> None:
        """`changed` is called after everything that a save would have to know of."""
        self.match = match
        self.players = list(players)
        self.resigned: int | None = None
        self.changed = changed
        self._hints = True
        self._thinker = thinker
        self._together: list[range] = []
        """Decisions, by their numbers, that were made in one go."""
        self._undone: list[_Undone] = []
        """What may be done again, the next last."""
        thinker.cancel()  # what it may have been asked at another table
        self._last_human: int | None = next(iter(self.humans), None)

    @classmethod
    def of(
        cls, save: Save, game: AnyGame, thinker: Thinker, changed: Callable[["Session"], None] | None = None
    ) -> "Session":
        """A saved match, taken up again.

        Raises:
            BadData: if that match cannot be.
        """
        for player in save.players:
            if player.level is not None and player.level not in LEVELS:
                raise BadData(refuse("refused.save_level", level=player.level))
        session = cls(match_of(save, game), save.players, thinker, changed)
        session.resigned, session._hints = save.resigned, save.hints
        if session.match.history:
            last = len(session.match.history) - sum(save.together)
            for size in save.together:
                session._together.append(range(last, last + size))
                last += size
            decided = [step.seat for step in session.match.history if session.players[step.seat].human]
            session._last_human = decided[-1] if decided else session._last_human
        return session

    def save(self, saved: str) -> Save:
        """The match as it stands, ready to be written; `saved` is the time, as ISO 8601."""
        return save_of(
            self.match,
            self.players,
            saved=saved,
            resigned=self.resigned,
            hints=self.hints,
            together=[len(numbers) for numbers in self._together],
        )

    @property
    def hints(self) -> bool:
        """Whether people at this table may ask what a master would do."""
        return self._hints

    @hints.setter
    def hints(self, hints: bool) -> None:
        if hints != self._hints:
            self._hints = hints
            self._tell()

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
        return resignation(self.resigned, self.match.seats)

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
        self._undone.clear()
        self._go_on()
        return self.match.history[first:]

    def ask(self) -> None:
        """If a computer is to move and does not think yet, let it."""
        seat = self.to_move
        if seat is None or self._thinker.busy:
            return
        level = self.players[seat].level
        if level is not None:
            seed = seed_of(self.match, self.match.decisions)
            self._thinker.ask(self.match.game.name, level, seed, self.match.view(seat))

    def answer(self, dt: float) -> Move | None:
        """The computer's move, once it has one."""
        try:
            move: Move | None = self._thinker.answer(dt)
        except ThinkingFailed:
            # The match must go on: a quick move is better than a table that hangs.
            _log.exception("a quick move was made because the opponent failed twice")
            seat = self.to_move
            move = None if seat is None else quick_move(self.match.game, self.match.view(seat), self.match.decisions)
        return move

    def explain(self) -> None:
        """Start looking for the best moves of the person who must decide, from no more than they may know."""
        seat = self.to_move
        if seat is not None and self.players[seat].human:
            seed = seed_of(self.match, self.match.decisions)
            self._thinker.explain(self.match.game.name, seed, self.match.view(seat))

    def advice(self, dt: float) -> list[Advice] | None:
        """What `explain` asked for, the best first and none if it failed; None as long as it is being thought about."""
        try:
            return self._thinker.advice(dt)
        except ThinkingFailed:
            _log.exception("no advice could be given")
            return []

    def hush(self) -> None:
        """The person wants no advice any more."""
        if self.human_to_move:
            self._thinker.cancel()

    def why_not_undo(self) -> Refusal | None:
        """None if the person at the table may take back a decision, else the reason."""
        if self.to_move is None:  # it has been counted, and filed
            return refuse("refused.over")
        if not self.humans:
            return refuse("refused.undo_nothing")
        return self.match.why_not_undo(self.viewer, self._others)

    def undo(self) -> list[Step]:
        """Take back the last decision of the person at the table.

        Raises:
            CannotUndo: with the reason; a computer that thinks goes on thinking.
        """
        refusal = self.why_not_undo()
        if refusal is not None:
            raise CannotUndo(refusal)
        seat = self.viewer
        self._thinker.cancel()
        taken = self.match.undo(seat, self._others)
        undone: list[range] = []
        while self._together and self._together[-1].stop > len(self.match.history):
            undone.insert(0, self._together.pop())
            first = undone[0].start
            while len(self.match.history) > first and self.match.why_not_undo(seat) is None:
                taken = self.match.undo(seat) + taken
        self._undone.append(_Undone(taken, undone))
        self._last_human = seat
        self._go_on()
        return taken

    def why_not_redo(self) -> Refusal | None:
        """None if what was taken back may be done again, else the reason."""
        if self.to_move is None:  # it has been counted, and filed
            return refuse("refused.over")
        if not self._undone or self._undone[-1].steps[0].seat != self.to_move or not self.human_to_move:
            return refuse("refused.redo_nothing")
        return None

    def redo(self) -> list[Step]:
        """Do again what was taken back last, as long as nobody has decided anything else since.

        Raises:
            CannotUndo: with the reason.
        """
        refusal = self.why_not_redo()
        if refusal is not None:
            raise CannotUndo(refusal)
        self._thinker.cancel()
        first = len(self.match.history)
        again = self._undone.pop()
        for step in again.steps:
            self.match.submit(step.move)
        self._together += again.together
        self._go_on()
        return self.match.history[first:]

    @property
    def _others(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.humans if seat != self.viewer)

    def resign(self, seat: int) -> None:
        """A person gives the match up."""
        self._thinker.cancel()
        self.resigned = seat
        self._go_on()

    def hand_over(self, seat: int, player: Player) -> None:
        """Let somebody else go on in a seat: a computer for a person, or a person for a computer."""
        self._thinker.cancel()
        self.players[seat] = player
        self._go_on()

    def _go_on(self) -> None:
        """Something has changed: let the next computer think, and whoever keeps the match know."""
        self.ask()
        self._tell()

    def _tell(self) -> None:
        if self.changed is not None:
            self.changed(self)

    def close(self) -> None:
        """The table is left: nobody needs to think any more; the worker stays for the next match."""
        self._thinker.cancel()
