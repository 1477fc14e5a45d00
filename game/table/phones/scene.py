"""The table scene of a match in which people may sit at phones; without phones it is the usual table."""

from __future__ import annotations

from collections.abc import Callable

from game.core.match import CannotUndo
from game.core.refusal import refuse
from game.engine.canvas import Canvas
from game.engine.input.commands import Command
from game.engine.kit import Kit
from game.engine.scenes import Push, Scene, Transition
from game.table.exits import TableExits
from game.table.face.face import Face
from game.table.face.log_line import LogLine
from game.table.frame.layer import Layered
from game.table.phones.held_hand import HeldHand
from game.table.phones.host import Asked, PhoneHost
from game.table.phones.layer import CODE, PhoneLayer
from game.table.phones.session import PhoneSession
from game.table.phones.television import Television
from game.table.scene import TableScene
from game.table.turns import Turns

_HELD_LONG = 1.2
"""Seconds after which phones may end what is held for reading."""


_ASK_AGAIN = 30.0
"""Seconds for which nobody is asked again about a phone that is gone."""


class PhoneTableScene(TableScene):
    """Sends every phone its page once the table has shown what happened, never before."""

    session: PhoneSession

    def __init__(
        self,
        kit: Kit,
        session: PhoneSession,
        face: Face,
        exits: TableExits,
        spare: Callable[[], Face] | None = None,
    ) -> None:
        super().__init__(kit, session, face, exits, spare)
        self.turns = PhoneTurns(self)
        self.hand = HeldHand(self)
        self.television = Television(kit, session, self.view)
        self.host: PhoneHost | None = None
        self.vanished: Callable[[int], Scene] | None = None
        """Makes the screen that asks what to do about a seat whose phone is gone."""
        self.lobby: Callable[[], Scene | None] | None = None
        """Makes the invitation with which the match begins."""
        self.invite: Callable[[], Scene | None] | None = None
        """Makes the invitation again."""
        self._held_for = self._patience = 0.0
        self._entered = False
        self._left: Callable[[], None] | None = None

    def connect(self, host: PhoneHost, left: Callable[[], None]) -> None:
        """Let phones take part; `left` is called when the table is left."""
        self.host = host
        self.view.layer = PhoneLayer(self)
        self._left = left

    def enter(self) -> None:
        """Lay the table; phones get their first pages when it has been dealt."""
        self._entered = True
        super().enter()

    def leave(self) -> None:
        """Phones have no table any more."""
        super().leave()
        if self._left is not None:
            self._left()

    @property
    def moving(self) -> bool:
        """A table that waits for a phone stands still."""
        if self.television.moving or (self.host is not None and self.host.pending):
            return True
        waiting = self.session.phone_to_move is not None or self.session.to_move in self.session.here
        if not self.session.away or not waiting:
            return super().moving
        return self.busy or self.face.moving or self.toast.moving or self.face.preparing or self.looking.moving

    def change_window(self, command: Command) -> None:
        """Never fall asleep while phones play: another window may be in front."""
        if not self.session.away:
            super().change_window(command)
            return
        self.hand.shut()
        self.focus.handle(command)
        self.looking.rest()

    @property
    def wants_release(self) -> bool:
        """Whether a hand opens as long as something is held."""
        return self.session.may_peek or super().wants_release

    def pause(self) -> None:
        """Another scene covers the table: phones wait, unless the match is over and they show who has won."""
        super().pause()
        self.hand.shut()
        if self.host is None:
            return
        self.host.finish()
        if self.session.to_move is not None:
            self.host.hold("phone.paused")

    def update(self, dt: float) -> Transition:
        """Take in what phones said, and let the table go on."""
        host = self.host
        if host is None:
            return super().update(dt)
        if self.lobby is not None:
            invitation, self.lobby = self.lobby(), None
            if invitation is not None:
                return Push(invitation)
        for asked in host.listen():
            self._do(host, asked)
        host.advance(dt)
        self.television.update(dt)
        self.hand.follow()
        transition = super().update(dt)
        self._tell_hold(host, dt)
        return transition or self._ask_about_phone(host, dt)

    def _ask_about_phone(self, host: PhoneHost, dt: float) -> Transition:
        """Ask what to do about a phone that is gone; if the answer is to wait, not again for a while."""
        self._patience = max(0.0, self._patience - dt)
        seat = host.vanished
        if seat is None:
            self._patience = 0.0
        if seat is None or self._patience or self.vanished is None or self.busy:
            return None
        self._patience = _ASK_AGAIN
        return Push(self.vanished(seat))

    def _tell_hold(self, host: PhoneHost, dt: float) -> None:
        """Let phones end what is held for reading, unless it is over in a moment."""
        if not self.presenter.director.holding:
            self._held_for = 0.0
            return
        before, self._held_for = self._held_for, self._held_for + dt
        if before < _HELD_LONG <= self._held_for:
            host.hold("phone.look", go_on=True)

    def draw(self, canvas: Canvas) -> None:
        """Draw the table, large if it is read from afar."""
        self.television.draw(canvas)

    def refresh_phones(self) -> None:
        """Seats have moved to phones or back, or somebody reads another language, while something covers the table."""
        if self.host is not None and self.session.away and self._entered and not self.busy:
            self.host.publish(self._readable)
            self.host.finish()
            if self.session.to_move is not None:
                self.host.hold("phone.paused")

    def host_listens(self) -> None:
        """Take in names and languages, and who may watch, while an invitation covers the table."""
        if self.host is not None:
            for asked in self.host.listen():
                if asked.what == "renamed":
                    self._do(self.host, asked)
                elif asked.what == "page":
                    self.refresh_phones()
            self.host.advance(0.0)

    def use_layer(self, what: Layered) -> Transition:
        """Invite phones again."""
        if what == CODE and self.invite is not None:
            invitation = self.invite()
            return None if invitation is None else Push(invitation)
        return None

    @property
    def _readable(self) -> list[LogLine]:
        return [self.log.lines[number] for number in self.log.readable]

    def settled(self) -> None:
        """Everything has been shown: now phones may know it."""
        if self.host is not None and not self.busy and not self.face.preparing:
            self.host.publish(self._readable)

    def _do(self, host: PhoneHost, asked: Asked) -> None:
        match asked.what:
            case "go_on" if self.presenter.director.holding:
                self.presenter.director.pass_over()
                self.turns.settle()
            case "undo":
                self.hand.shut()
                self._undo_by(host, asked.seat)
            case "hint" if self.session.hints and self.session.to_move == asked.seat:
                host.hint(asked.seat)
            case "resign" if self.session.to_move is not None:
                self.hand.shut()
                self.presenter.director.finish()
                self.session.resign(asked.seat)
                self.turns.settle()
            case "page" if not self.busy:
                host.publish(self._readable)
            case "throw" if asked.gesture is not None:
                move = self.face.gesture(asked.seat, asked.gesture)
                if move is not None:
                    self.session.choose_instead(move)
            case "renamed":
                self.presenter.name_again()  # the log says who begins
            case "left":
                self.toast.show(self.kit.say("phone.left", player=self.session.players[asked.seat].name))

    def _undo_by(self, host: PhoneHost, seat: int) -> None:
        self.presenter.director.finish()
        self.view.move_on()
        try:
            taken = self.session.undo_by(seat)
        except CannotUndo as error:
            host.note(seat, error.refusal or refuse("refused.undo_nothing"))
        else:
            self.kit.audio.play("ui.undo")
            self.presenter.take_back(len(taken))
        self.turns.settle()


class PhoneTurns(Turns):
    """Tells the table when everything has been shown, so that phones get their pages."""

    def __init__(self, scene: PhoneTableScene) -> None:
        super().__init__(scene.view, scene.refuse)
        self._scene = scene

    def settle(self) -> None:
        """Let the right player decide, at the table or at a phone."""
        super().settle()
        self._scene.settled()
