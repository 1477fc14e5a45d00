"""A match with its players: whose turn it is, which bot is thinking, what may be undone. No pygame."""

import logging
from collections.abc import Callable, Iterable, Sequence
from typing import Self

from game.ai.advice import Advice
from game.ai.characters.cast import temper_of
from game.ai.even import EVEN, playing_level
from game.ai.fallback import quick_move
from game.ai.seeds import thinking_seed
from game.ai.worker import Thinker, ThinkingFailed
from game.core.contract import OPEN, PUBLIC, Move
from game.core.game import AnyGame
from game.core.match import CannotUndo, Decision, Match
from game.core.outcome import Outcome
from game.core.player import Player, SeatChange
from game.core.record import Save, match_of, save_of
from game.core.refusal import BadData, Refusal, refuse
from game.table.ending import resignation
from game.table.seats.changes import SeatChanges
from game.table.setup.entropy import new_secret
from game.table.setup.opponents import unknown_opponent
from game.table.undo import UndoStack

__all__ = ["Player", "Session"]

_log = logging.getLogger(__name__)


class Session:
    """A match being played at a table."""

    def __init__(
        self,
        match: Match,
        players: Sequence[Player],
        thinker: Thinker,
        changed: Callable[["Session"], None] | None = None,
    ) -> None:
        """`changed` is called after every change that belongs in a save."""
        self.match = match
        self.players = list(players)
        self._seat_changes = SeatChanges()
        self.viewing: int | None = None
        """The seat whose view the table shows; None while the table is covered or has no human viewer."""
        self.resigned: int | None = None
        self.helped = False
        """Whether somebody took back a move or looked at a hint: then the result says less about how they play."""
        self.changed = changed
        self._hints = True
        self._thinker = thinker
        self._undo = UndoStack(match)
        thinker.cancel()  # drops any question from another table
        self._last_human: int | None = next(iter(self.humans), None)

    @classmethod
    def of(
        cls, save: Save, game: AnyGame, thinker: Thinker, changed: Callable[["Session"], None] | None = None
    ) -> Self:
        """Resume a saved match.

        Raises:
            BadData: if the match is impossible.
        """
        unknown = unknown_opponent(save)
        if unknown is not None:
            raise BadData(unknown)
        session = cls(match_of(save, game), save.players, thinker, changed)
        session.resigned, session._hints, session.helped = save.resigned, save.hints, save.helped
        if session.to_move is not None and not session.match.secret:
            session.match.secret = new_secret()  # saved by a version without secrets
        session._seat_changes = SeatChanges(save.changes)
        if session.match.history:
            session._undo.restore(save.together)
            decided = [step.seat for step in session.match.history if session.players[step.seat].human]
            session._last_human = decided[-1] if decided else session._last_human
        return session

    def save(self, saved: str) -> Save:
        """Return the match as a save; `saved` is the time, as ISO 8601."""
        return save_of(
            self.match,
            self.players,
            saved=saved,
            resigned=self.resigned,
            hints=self.hints,
            helped=self.helped,
            together=self._undo.sizes,
            changes=self.changes,
        )

    @property
    def changes(self) -> list[SeatChange]:
        """The changes of players in seats since the match began, oldest first."""
        return self._seat_changes.made

    @property
    def arrived(self) -> set[int]:
        """Seats that a human took over from a bot without having looked yet."""
        return self._seat_changes.arrived

    @property
    def hints(self) -> bool:
        """Whether hints are allowed at this table."""
        return self._hints

    @hints.setter
    def hints(self, hints: bool) -> None:
        if hints != self._hints:
            self._hints = hints
            self._tell()

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats of human players."""
        return tuple(seat for seat, player in enumerate(self.players) if player.human)

    @property
    def to_move(self) -> int | None:
        """The seat that must decide; None when the match is over."""
        return None if self.resigned is not None else self.match.to_move

    @property
    def human_to_move(self) -> bool:
        """Whether a human must decide now."""
        return self.to_move is not None and self.players[self.to_move].human

    @property
    def open(self) -> bool:
        """Whether everybody may see all secrets because the match is over."""
        return self.to_move is None and self.match.game.rules.secrets

    @property
    def among_computers(self) -> bool:
        """Whether only bots have ever had seats at this table."""
        people = any(change.before.human or change.after.human for change in self.changes)
        return not people and not self.humans

    @property
    def passed_around(self) -> bool:
        """Whether people take turns at this screen, so that secrets are covered in between."""
        return True

    @property
    def company(self) -> bool:
        """Whether the screen belongs to everybody because people hold their hands on phones."""
        return False

    @property
    def viewer(self) -> int:
        """The seat whose view is shown: the human who decides or last looked; PUBLIC if nobody may look.

        OPEN is only for finished matches and for matches among bots. A player who gives their seat to a bot keeps their
        own view: otherwise one click in the menu would reveal every hand.
        """
        if self.open or self.among_computers:
            return OPEN
        seat = self.to_move
        if seat is not None and self.players[seat].human:
            shared = len(self.humans) > 1 and self.match.game.rules.secrets
            return PUBLIC if shared and self.match.game.rules.in_the_open(self.match.state) else seat
        if self.viewing is not None:
            return self.viewing
        if self._last_human in self.humans:
            return self._last_human
        return next(iter(self.humans), PUBLIC)

    def viewed_by(self, seat: int) -> None:
        """Record whose view is shown now; PUBLIC and OPEN belong to no seat."""
        self.viewing = seat if seat >= 0 else None
        self.arrived.discard(seat)

    def keep_changes(self) -> None:
        """Make the changes of players final when the menu is closed."""
        self._seat_changes.keep()

    @property
    def outcome(self) -> Outcome | None:
        """The outcome of the match. A resignation gives it to all others."""
        if self.resigned is None:
            return self.match.outcome
        return resignation(self.resigned, self.match.seats)

    @property
    def thinking_for(self) -> float:
        """For how many seconds a bot has been thinking."""
        return self._thinker.waited

    def submit(self, move: Move) -> Decision:
        """Make a move for the seat to move, and let the next bot start thinking."""
        return self.submit_all([move])[0]

    def submit_all(self, moves: Iterable[Move]) -> list[Decision]:
        """Make several moves of one seat as one decision, to be undone together."""
        first, seat = len(self.match.history), self.to_move
        self._thinker.cancel()
        for move in moves:
            self.match.submit(move)
        self._moved(seat)
        self._undo.made(first)
        self._go_on()
        return self.match.history[first:]

    def _moved(self, seat: int | None) -> None:
        """Note who decided."""
        if seat is not None and self.players[seat].human:
            self._last_human = seat

    def ask(self) -> None:
        """Start the bot to move, unless it is already thinking."""
        seat = self.to_move
        if seat is None or self._thinker.busy:
            return
        player = self.players[seat]
        if player.level is not None:
            view, temper, seed = self.match.view(seat), temper_of(player.character), self._seed(seat)
            level = playing_level(player, seed) if player.level == EVEN else player.level
            self._thinker.ask(self.match.game.address, level, seed, view, temper=temper)

    def answer(self, dt: float) -> Move | None:
        """Return the bot's move once it has one."""
        try:
            move: Move | None = self._thinker.answer(dt)
        except ThinkingFailed:
            # The match must go on: a quick move is better than a table that hangs.
            _log.exception("a quick move was made because the opponent failed twice")
            seat = self.to_move
            move = None if seat is None else quick_move(self.match.game, self.match.view(seat), self._seed(seat))
        return move

    def explain(self) -> None:
        """Start searching for the best moves for the human to move, using only what they may know."""
        seat = self.to_move
        if seat is not None and self.players[seat].human:
            view = self.match.game.rules.without_memory(self.match.view(seat))
            self._thinker.explain(self.match.game.address, self._seed(seat), view)

    def advice(self, dt: float) -> list[Advice] | None:
        """Return the result of `explain`, best first and empty if it failed; None while it is being computed."""
        try:
            found = self._thinker.advice(dt)
        except ThinkingFailed:
            _log.exception("no advice could be given")
            return []
        if found and not self.helped:
            self.helped = True
            self._tell()
        return found

    def hush(self) -> None:
        """Cancel the search for advice."""
        if self.human_to_move:
            self._thinker.cancel()

    def why_not_undo(self) -> Refusal | None:
        """Return why the player may not undo a decision, or None if they may."""
        if self.to_move is None:  # the result is already in the statistics and saved
            return refuse("refused.over")
        if self.viewer not in self.humans:
            return refuse("refused.undo_nothing")
        return self.match.why_not_undo(self.viewer, self._others)

    def undo(self) -> list[Decision]:
        """Undo the player's last decision.

        Raises:
            CannotUndo: with the reason; a bot that is thinking continues.
        """
        refusal = self.why_not_undo()
        if refusal is not None:
            raise CannotUndo(refusal)
        seat, others = self.viewer, self._others
        self._thinker.cancel()
        taken = self._undo.undo(seat, others)
        self._last_human, self.helped = seat, True
        self._go_on()
        return taken

    def why_not_undo_turn(self) -> Refusal | None:
        """Return why nothing of the player's current turn can be undone, or None if something can."""
        refusal, history = self.why_not_undo(), self.match.history
        if refusal is None and (self.to_move != self.viewer or history[-1].seat != self.viewer):
            return refuse("refused.undo_turn")
        return refusal

    def why_not_redo(self) -> Refusal | None:
        """Return why the undone decision may not be redone, or None if it may."""
        if self.to_move is None:  # the result is already in the statistics and saved
            return refuse("refused.over")
        if self._undo.undone_by != self.to_move or not self.human_to_move:
            return refuse("refused.redo_nothing")
        return None

    def redo(self) -> list[Decision]:
        """Redo what was last undone, unless another decision has been made since.

        Raises:
            CannotUndo: with the reason.
        """
        refusal = self.why_not_redo()
        if refusal is not None:
            raise CannotUndo(refusal)
        self._thinker.cancel()
        again = self._undo.redo()
        self._go_on()
        return again

    @property
    def _others(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.humans if seat != self.viewer)

    def resign(self, seat: int) -> None:
        """Let a player resign."""
        self._thinker.cancel()
        self.resigned = seat
        self._go_on()

    def hand_over(self, seat: int, player: Player) -> None:
        """Give a seat to another player: a bot for a human, or a human for a bot."""
        self._thinker.cancel()
        before, self.players[seat] = self.players[seat], player
        self._seat_changes.note(SeatChange(self.match.decisions, seat, before, player))
        self._go_on()

    def _seed(self, seat: int) -> int:
        """Return the seed of `seat` for the current decision: always the same for one decision, different for each."""
        return thinking_seed(self.match.secret, seat, self.match.decisions)

    def _go_on(self) -> None:
        """React to a change: start the next bot, and call `changed`."""
        self.ask()
        self._tell()

    def _tell(self) -> None:
        if self.changed is not None:
            self.changed(self)

    def close(self) -> None:
        """Leave the table: cancel the search. The worker stays for the next match."""
        self._thinker.cancel()
