"""A replay on the match's own table: play, step, seek."""

from game.core.contract import OPEN
from game.engine.input.commands import DIRECTIONS, Command, Kind
from game.engine.scenes import Pop, Push, Transition
from game.engine.widgets.widget import Activated, Answer, Changed, Dropped, Refused, What
from game.scenes.replay import panel
from game.scenes.replay.panel import EyesOf, ReplayControl
from game.scenes.replay.view import ReplayExits, ReplayView
from game.table.face import Pass, Wish
from game.table.frame.chrome import Control
from game.table.frame.log import LineNumber
from game.table.history.replay import viewpoints_of
from game.table.inspect.zoom import ZoomScene

__all__ = ["ReplayExits", "ReplayScene"]

_STEPS = {Kind.LEFT: -1, Kind.UNDO: -1, Kind.RIGHT: 1, Kind.REDO: 1}
_TURNS = {Kind.UP: -1, Kind.DOWN: 1}
_NAMES: dict[Kind, What] = {
    Kind.LOG: Control("log"),
    Kind.HINT: ReplayControl("note"),
    Kind.TURN_BOARD: ReplayControl("turn"),
    Kind.MENU: ReplayControl("leave"),
}
"""Keys that trigger a button."""


class ReplayScene(ReplayView):
    """Handles input. Nothing can be decided here."""

    def handle(self, command: Command) -> Transition:
        """Handle a command: keys control the replay unless something is open; everything else goes to a widget."""
        match command.kind:
            case Kind.CANCEL:
                return self._cancel()
            case Kind.HELP if self._exits.help is not None:
                return Push(self._exits.help(self.played.match.game.name, self.face.page))
            case Kind.ALTERNATE | Kind.LOOK:
                return self._look_closer(command)
            case Kind.SCROLL if command.at is not None and self.log.contains(command.at, self._seen.right):
                self.log.scroll(command.number)
                self._refresh()
            case Kind.PRESS if self.replay.busy and not self._on_widget(command):
                self.replay.skip()
                self._refresh()
            case kind if kind in _NAMES:
                return self.use(_NAMES[kind])
            case _:
                return self._steer(command)
        return None

    def _steer(self, command: Command) -> Transition:
        reel, kind = self.replay, command.kind
        if kind in DIRECTIONS and (self.drawer_open or self.looking.around):
            return self._answered(self.focus.handle(command), command)
        if kind in _STEPS:
            self._step(_STEPS[kind])
        elif kind in _TURNS:
            self._step_turn(_TURNS[kind])
        elif kind is Kind.FIRST:
            reel.jump(0)
        elif kind is Kind.LAST:
            reel.jump(self.played.last)
        elif kind is Kind.CONFIRM and not self.focus.shown:
            return self.use(ReplayControl("play"))
        elif kind is Kind.DIGIT:
            self._look(OPEN if command.number == 0 else command.number - 1)
        else:
            return self._answered(self.focus.handle(command), command)
        self._refresh()
        return None

    def _answered(self, answer: Answer, command: Command) -> Transition:
        if command.kind is Kind.POINT:
            hidden = command.at is None or self.log.contains(command.at, self._seen.right)
            self.looking.point(None if hidden else command.at)
        self.face.attend(self._attended())
        match answer:
            case Activated():
                return self.use(answer.what)
            case Changed("reel.bar", int(decision)):
                self.replay.jump(decision)
            case Changed("reel.speed", str(speed)):
                self.replay.speed = speed
            case Dropped():
                self.carry_out(self.face.drop(answer.what, answer.at))
            case Refused(_, reason):
                self.toast.show(self.kit.say(reason))
                return None
            case None if command.kind is not Kind.POINT:
                self.carry_out(self.face.shortcut(command))
            case _:
                return None
        self._refresh()
        return None

    def use(self, what: What) -> Transition:
        """Handle a button, a line of the log or something on the table."""
        match what:
            case ReplayControl("leave"):
                return Pop()
            case ReplayControl(action):
                self._around(action)
            case EyesOf(seat):
                self._look(seat if isinstance(seat, int) else OPEN)
            case Control("log"):
                self.log.toggle()
                self.note_open = False
            case LineNumber(number):
                self.replay.jump(self.replay_log.decision_of(number) + 1)
                self.log.point(number)
            case _ if self.looking.around:
                return self._look_closer(Command(Kind.LOOK))
            case _:
                self.carry_out(self.face.use(what))
        self._refresh()
        return None

    def _around(self, action: str) -> None:
        """Handle a control of the replay itself."""
        match action:
            case "play":
                self._toggle()
            case "back" | "forward":
                self._step(1 if action == "forward" else -1)
            case "swing" if self._swing is not None:
                self.replay.jump(self._swing)
                self.replay.play()
            case "faster":
                self.replay.speed = panel.SPEEDS[(panel.SPEEDS.index(self.replay.speed) + 1) % len(panel.SPEEDS)]
            case "turn":
                self._turn()
            case "eyes":
                self.drawer_open = not self.drawer_open
            case "note":
                self._open_note()

    def _cancel(self) -> Transition:
        """Close what is open; otherwise leave."""
        if self.looking.around:
            self.looking.around = False
        elif self.drawer_open:
            self.drawer_open = False
        elif not self.face.cancel():
            return Pop()
        self._refresh()
        return None

    def _toggle(self) -> None:
        if not self.played.last:
            self.toast.show(self.kit.say("replay.only_the_end"))
        elif self.replay.playing:
            self.replay.pause()
        else:
            self.replay.play()

    def _step(self, way: int) -> None:
        self.replay.pause()
        if way > 0:
            self.replay.forward()
        else:
            self.replay.back()

    def _step_turn(self, way: int) -> None:
        at = self.replay.at
        if way > 0:
            self.replay.jump(next((mark.at for mark in self._marks if mark.at > at), self.played.last))
        else:
            self.replay.jump(max((mark.at for mark in self._marks if mark.at < at), default=0))

    def _look(self, seat: int) -> None:
        if seat in viewpoints_of(self.played):
            self.replay.look(seat)

    def _turn(self) -> None:
        if self.face.why_not_turn is not None:
            self.toast.show(self.kit.say(self.face.why_not_turn))
        else:
            self.replay.turn()

    def _open_note(self) -> None:
        """Open or close the note. Opening it shows its position on the table."""
        if self.note is None:
            return
        self.note_open = not self.note_open
        if not self.note_open:
            return
        if self.log.open:
            self.log.toggle()
        self.replay.pause()
        if self.replay.busy or self.replay.at != self.note.at:
            self.replay.jump(self.note.at)

    def _look_closer(self, command: Command) -> Transition:
        """Zoom in on what is pointed at. If the key finds nothing there, it toggles look-around mode."""
        pointed = command.kind is Kind.ALTERNATE
        if pointed:
            self.focus.handle(Command(Kind.POINT, at=command.at))
            self.looking.point(command.at)
        zoom = self.looking.zoom(pointed=pointed)
        if zoom is not None:
            return Push(ZoomScene(zoom, self.kit.say("table.go_back")))
        if not pointed:
            self.looking.around = not self.looking.around
            self._refresh()
        return None

    def carry_out(self, wish: Wish) -> None:
        """Refuse to do what a click at a table would do; only messages can be passed over."""
        if isinstance(wish, Pass):
            self.replay.pass_over()
        elif wish is not None:
            self.toast.show(self.kit.say("replay.refused.only_watching"))

    def _on_widget(self, command: Command) -> bool:
        at = command.at
        return at is not None and any(widget.contains(at) for widget in self.focus.widgets)
