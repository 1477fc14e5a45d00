"""A match that is over, shown once more on its own table: played, stepped through, leafed through."""

from game.core.contract import OPEN
from game.engine.commands import DIRECTIONS, Command, Kind
from game.engine.scenes import Pop, Push, Transition
from game.engine.widgets.widget import Activated, Answer, Changed, Dropped, Refused
from game.scenes.replay_shown import ReplayDoors, ShownReplay
from game.table.closer import CloserScene
from game.table.face import Pass, Wish
from game.table.replaying import eyes_of

__all__ = ["ReplayDoors", "ReplayScene"]

_STEPS = {Kind.LEFT: -1, Kind.UNDO: -1, Kind.RIGHT: 1, Kind.REDO: 1}
_TURNS = {Kind.UP: -1, Kind.DOWN: 1}
_NAMES = {
    Kind.LOG: "log",
    Kind.HINT: "reel.note",
    Kind.TURN_BOARD: "reel.turn",
    Kind.MENU: "reel.leave",
}
"""Keys that mean a button."""


class ReplayScene(ShownReplay):
    """Nothing can be decided here, only looked at."""

    def handle(self, command: Command) -> Transition:
        """Answer the person: keys steer the replay unless something is open, everything else is a button."""
        self._notice(command)
        match command.kind:
            case Kind.CANCEL:
                return self._cancel()
            case Kind.HELP if self._doors.help is not None:
                return Push(self._doors.help(self.played.match.game.name, self.face.page))
            case Kind.ALTERNATE | Kind.LOOK:
                return self._look_closer(command)
            case Kind.SCROLL if command.at is not None and self.log.contains(command.at, self._seen.right):
                self.log.scroll(command.number)
                self._refresh()
            case Kind.PRESS if self.replaying.busy and not self._on_widget(command):
                self.replaying.skip()
                self._refresh()
            case kind if kind in _NAMES:
                return self._use(_NAMES[kind])
            case _:
                return self._steer(command)
        return None

    def _steer(self, command: Command) -> Transition:
        reel, kind = self.replaying, command.kind
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
            return self._use("reel.play")
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
            case Activated(name):
                return self._use(name)
            case Changed("reel.bar", int(decision)):
                self.replaying.jump(decision)
            case Changed("reel.speed", str(speed)):
                self.replaying.speed = speed
            case Dropped(name, at):
                self._carry_out(self.face.drop(name, at))
            case Refused(_, reason):
                self.toast.show(self.kit.say(reason))
                return None
            case None if command.kind is not Kind.POINT:
                self._carry_out(self.face.shortcut(command))
            case _:
                return None
        self._refresh()
        return None

    def _use(self, name: str) -> Transition:
        match name.split("."):
            case ["reel", "leave"]:
                return Pop()
            case ["reel", *what]:
                self._around(what)
            case ["log"]:
                self.log.toggle()
                self.note_open = False
            case ["log", number]:
                self.replaying.jump(self._telling.decision_of(int(number)) + 1)
                self.log.point(int(number))
            case _ if self.looking.around:
                return self._look_closer(Command(Kind.LOOK))
            case _:
                self._carry_out(self.face.use(name))
        self._refresh()
        return None

    def _around(self, what: list[str]) -> None:
        """A button of the replay itself."""
        match what:
            case ["play"]:
                self._toggle()
            case ["back" | "forward" as way]:
                self._step(1 if way == "forward" else -1)
            case ["turn"]:
                self._turn()
            case ["eyes"]:
                self.drawer_open = not self.drawer_open
            case ["eyes", seat]:
                self._look(OPEN if seat == "all" else int(seat))
            case ["note"]:
                self._open_note()

    def _cancel(self) -> Transition:
        """Close what is open; else leave."""
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
        elif self.replaying.playing:
            self.replaying.pause()
        else:
            self.replaying.play()

    def _step(self, way: int) -> None:
        self.replaying.pause()
        if way > 0:
            self.replaying.forward()
        else:
            self.replaying.back()

    def _step_turn(self, way: int) -> None:
        at = self.replaying.at
        if way > 0:
            self.replaying.jump(next((mark.at for mark in self._marks if mark.at > at), self.played.last))
        else:
            self.replaying.jump(max((mark.at for mark in self._marks if mark.at < at), default=0))

    def _look(self, seat: int) -> None:
        if seat in eyes_of(self.played):
            self.replaying.look(seat)

    def _turn(self) -> None:
        if self.face.why_not_turn is not None:
            self.toast.show(self.kit.say(self.face.why_not_turn))
        else:
            self.replaying.turn()

    def _open_note(self) -> None:
        """Fold the note away, or out; then the table shows what it is about."""
        if self.note is None:
            return
        self.note_open = not self.note_open
        if not self.note_open:
            return
        if self.log.open:
            self.log.toggle()
        self.replaying.pause()
        if self.replaying.busy or self.replaying.at != self.note.at:
            self.replaying.jump(self.note.at)

    def _look_closer(self, command: Command) -> Transition:
        """Look closer at what is pointed at; the key begins to look around where that is nothing."""
        pointed = command.kind is Kind.ALTERNATE
        if pointed:
            self.focus.handle(Command(Kind.POINT, at=command.at))
            self.looking.point(command.at)
        closer = self.looking.closer(pointed=pointed)
        if closer is not None:
            return Push(CloserScene(closer, self.kit.say("table.go_back")))
        if not pointed:
            self.looking.around = not self.looking.around
            self._refresh()
        return None

    def _carry_out(self, wish: Wish) -> None:
        if isinstance(wish, Pass):
            self.replaying.pass_over()
        elif wish is not None:
            self.toast.show(self.kit.say("replay.refused.only_watching"))

    def _on_widget(self, command: Command) -> bool:
        at = command.at
        return at is not None and any(widget.contains(at) for widget in self.focus.widgets)
