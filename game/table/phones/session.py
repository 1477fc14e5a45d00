"""A match whose people may sit at phones. No pygame."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from game.ai.even import stand_in
from game.ai.worker import Thinker
from game.core.contract import OPEN, PUBLIC, Move
from game.core.match import Decision, Match
from game.core.player import Player
from game.core.refusal import Refusal
from game.table.session import Session


class PhoneSession(Session):
    """For the table, a player at a phone is like a computer that thinks for a long time.

    While anybody is at a phone the screen belongs to all, so it shows what is public. One person may still sit at the
    screen; their hand is open only as long as they hold it open.
    """

    def __init__(
        self,
        match: Match,
        players: Sequence[Player],
        thinker: Thinker,
        changed: Callable[[Session], None] | None = None,
    ) -> None:
        self.away: set[int] = set()
        """The seats on phones. Not part of a save: a match can be continued without them."""

        self.peeking = False
        """Whether the person at the screen holds their hand open."""

        self._chosen: Move | None = None
        self._then: list[Move] = []
        """What the phone chose to make after that."""
        self._acting: int | None = None
        super().__init__(match, players, thinker, changed)

    @property
    def here(self) -> tuple[int, ...]:
        """The seats of people at the screen."""
        return tuple(seat for seat in self.humans if seat not in self.away)

    @property
    def human_to_move(self) -> bool:
        """Whether a person at the screen must decide now, and can see what."""
        if not self.away:
            return super().human_to_move
        return self.to_move in self.here and self.hand_open

    @property
    def hand_open(self) -> bool:
        """Whether the screen may show what the person at it knows."""
        return self.peeking or not self.match.game.rules.secrets

    @property
    def may_peek(self) -> bool:
        """Whether somebody at the screen has a hand that lies face down."""
        return self.company and bool(self.here) and self.match.game.rules.secrets and self.to_move is not None

    @property
    def phone_to_move(self) -> int | None:
        """The seat that must decide on a phone."""
        return self.to_move if self.to_move in self.away else None

    @property
    def passed_around(self) -> bool:
        """Not while anybody is at a phone."""
        return not self.away

    @property
    def company(self) -> bool:
        """Whether anybody is at a phone."""
        return bool(self.away)

    @property
    def viewer(self) -> int:
        """While anybody is at a phone: the public, or the one person at the screen who holds their hand open."""
        if self._acting is not None:
            return self._acting
        if not self.away:
            return super().viewer
        if self.open or self.among_computers:
            return OPEN
        return self.here[0] if self.hand_open and self.here else PUBLIC

    def to_phone(self, seat: int) -> None:
        """Move a seat to a phone. More than one person cannot stay at the screen then: the others get phones too."""
        if not self.players[seat].human:
            self.hand_over(seat, Player(self.players[seat].name))
        self.away.add(seat)
        self.away.update(self.here[1:])
        self._changed_places()

    def to_screen(self, seat: int) -> None:
        """Let the player of a seat sit at the screen; while phones are used, alone."""
        self.away.discard(seat)
        if not self.players[seat].human:
            self.hand_over(seat, Player(self.players[seat].name))
        if self.away:
            self.away.update(other for other in self.here if other != seat)
        self._changed_places()

    def to_computer(self, seat: int) -> None:
        """Let a computer play on in a seat."""
        self.away.discard(seat)
        if self.players[seat].human:
            self.hand_over(seat, stand_in(self.players[seat].name, self.players))
        self._changed_places()

    def _changed_places(self) -> None:
        self._chosen, self._then = None, []
        self.peeking = False
        self.ask()

    def choose(self, seat: int, move: Move | tuple[Move, ...]) -> bool:
        """A phone has chosen a move, or several to be made one after another. Return whether it was its turn."""
        if seat != self.phone_to_move or self._chosen is not None:
            return False
        self._chosen, *self._then = move if isinstance(move, tuple) else (move,)
        return True

    def choose_instead(self, move: Move) -> None:
        """Replace what a phone has just chosen: its gesture means another move of the same kind."""
        if self._chosen is not None and self.match.why_not(move) is None:
            self._chosen = move

    def answer(self, dt: float) -> Move | None:
        """Return the move of the phone or the bot to move, once there is one."""
        if self.phone_to_move is not None:
            move, self._chosen = self._chosen, None
            if move is not None and self._then and self.match.why_not(move) is None:
                self._chosen = self._then.pop(0)
            return move
        self._chosen, self._then = None, []
        return None if self.to_move in self.here else super().answer(dt)

    def _moved(self, seat: int | None) -> None:
        """A hand that is held open is shut when the turn passes on."""
        if not self.away or (seat in self.here and self.hand_open):
            super()._moved(seat)
        if self.to_move != seat:
            self.peeking = False

    def why_not_undo_by(self, seat: int) -> Refusal | None:
        """Return why the player of a seat may not undo a decision, or None if they may."""
        with self._as(seat):
            return self.why_not_undo()

    def undo_by(self, seat: int) -> list[Decision]:
        """Undo the last decision of a seat's player.

        Raises:
            CannotUndo: with the reason.
        """
        with self._as(seat):
            return self.undo()

    def rename(self, seat: int, name: str) -> bool:
        """A player has typed their name, which is no change of players. Return whether it is a new one."""
        if name == self.players[seat].name:
            return False
        self.players[seat] = Player(name, self.players[seat].level)
        self._tell()
        return True

    @contextmanager
    def _as(self, seat: int) -> Iterator[None]:
        self._acting = seat
        try:
            yield
        finally:
            self._acting = None
