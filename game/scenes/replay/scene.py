"""A replay on the match's own table: play, step, seek."""

from collections.abc import Callable
from dataclasses import dataclass

from game.core.contract import OPEN
from game.engine.canvas import Canvas
from game.engine.input.commands import DIRECTIONS, Command, Kind
from game.engine.kit import Kit
from game.engine.scenes import Pop, Push, Scene, Target, Transition
from game.engine.widgets.widget import Activated, Answer, Changed, Dropped, Refused, What
from game.scenes.replay import panel
from game.scenes.replay.note import Note
from game.scenes.replay.panel import EyesOf, ReplayControl
from game.scenes.replay.view import ReplayView
from game.table.face.answers import Pass, Wish
from game.table.frame.chrome import Control
from game.table.frame.log import LineNumber
from game.table.history.replay import FinishedMatch, default_viewpoint, viewpoints_of

_STEPS = {Kind.LEFT: -1, Kind.UNDO: -1, Kind.RIGHT: 1, Kind.REDO: 1}
_TURNS = {Kind.UP: -1, Kind.DOWN: 1}
_NAMES: dict[Kind, What] = {
    Kind.LOG: Control("log"),
    Kind.HINT: ReplayControl("note"),
    Kind.TURN_BOARD: ReplayControl("turn"),
    Kind.MENU: ReplayControl("leave"),
}
"""Keys that trigger a button."""


_PATIENT = "long"
"""The reading pace of a replay for players whose tables wait for clicks: a replay continues by itself."""


@dataclass(frozen=True)
class ReplayExits:
    """The scenes that can be reached from a replay."""

    help: Callable[[str, str], Scene] | None = None
    """Opens a game's rulebook at a page."""

    watched: Callable[[], None] | None = None
    """Called whenever a match has been watched to its end."""


class ReplayScene(Scene):
    """Handles input. Nothing can be decided here."""

    def __init__(  # noqa: PLR0917 - the composition root passes everything at once
        self,
        kit: Kit,
        played: FinishedMatch,
        exits: ReplayExits | None = None,
        at: int = 0,
        seat: int | None = None,
        note: Note | None = None,
        *,
        playing: bool = False,
    ) -> None:
        """Start before the decision `at`, from the viewpoint of `seat`; a `note` belongs to one of the decisions.

        With `playing` it begins at once.
        """
        self.kit = kit
        self.played = played
        self.view = view = ReplayView(kit, played, at, default_viewpoint(played) if seat is None else seat, note)
        self.face, self.replay = view.face, view.replay
        self.focus, self.toast, self.log, self.looking = view.focus, view.toast, view.log, view.looking
        self._exits = exits or ReplayExits()
        self._plays = playing
        self._over = self.replay.over
        self._pace = kit.pace

    def enter(self) -> None:
        """Explain it if there is nothing to replay."""
        if self.kit.pace == "click":
            self.kit.pace = _PATIENT
        if not self.played.last:
            self.toast.show(self.kit.say("replay.only_the_end"))
        elif self._plays:
            self.replay.play()
        self.view.refresh()

    def leave(self) -> None:
        """Restore the reading pace of the tables."""
        self.kit.pace = self._pace

    def pause(self) -> None:
        """Another scene covers the table."""
        self.looking.rest()

    @property
    def moving(self) -> bool:
        """Whether the picture is animating."""
        return self.view.moving

    def update(self, dt: float) -> Transition:
        """Advance time, and say how the match ended when it has."""
        self.view.update(dt)
        was_over, self._over = self._over, self.replay.over
        if self._over and not was_over:
            self.toast.show(self.played.ending or self.kit.say("replay.end"))
            if self.replay.watched and self._exits.watched is not None:
                self._exits.watched()
        return None

    def fit(self, canvas: Canvas) -> None:
        """Lay everything out for the canvas."""
        self.view.fit(canvas)

    def draw(self, canvas: Canvas) -> None:
        """Draw the table and the controls."""
        self.view.draw(canvas)

    def targets(self) -> list[Target]:
        """Everything that may be clicked."""
        return self.focus.targets()

    def handle(self, command: Command) -> Transition:
        """Handle a command: keys control the replay unless something is open; everything else goes to a widget."""
        match command.kind:
            case Kind.CANCEL:
                return self._cancel()
            case Kind.HELP if self._exits.help is not None:
                return Push(self._exits.help(self.played.match.game.name, self.face.page))
            case Kind.ALTERNATE | Kind.LOOK:
                return self._look_closer(command)
            case Kind.SCROLL if self.view.over_log(command.at):
                self.log.scroll(command.number)
                self.view.refresh()
            case Kind.PRESS if self.replay.busy and not self._on_widget(command):
                self.replay.skip()
                self.view.refresh()
            case kind if kind in _NAMES:
                return self.use(_NAMES[kind])
            case _:
                return self._steer(command)
        return None

    def _steer(self, command: Command) -> Transition:
        reel, kind = self.replay, command.kind
        if kind in DIRECTIONS and (self.view.drawer_open or self.looking.around):
            return self._answered(self.focus.handle(command), command)
        if kind in _STEPS:
            self._step(_STEPS[kind])
        elif kind in _TURNS:
            self.view.step_turn(_TURNS[kind])
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
        self.view.refresh()
        return None

    def _answered(self, answer: Answer, command: Command) -> Transition:
        if command.kind is Kind.POINT:
            self.looking.point(None if self.view.over_log(command.at) else command.at)
        self.view.attend()
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
        self.view.refresh()
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
                self.view.note_open = False
            case LineNumber(number):
                self.replay.jump(self.view.replay_log.decision_of(number) + 1)
                self.log.point(number)
            case _ if self.looking.around:
                return self._look_closer(Command(Kind.LOOK))
            case _:
                self.carry_out(self.face.use(what))
        self.view.refresh()
        return None

    def _around(self, action: str) -> None:
        """Handle a control of the replay itself."""
        match action:
            case "play":
                self._toggle()
            case "back" | "forward":
                self._step(1 if action == "forward" else -1)
            case "swing" if self.view.swing is not None:
                self.replay.jump(self.view.swing)
                self.replay.play()
            case "faster":
                self.replay.speed = panel.SPEEDS[(panel.SPEEDS.index(self.replay.speed) + 1) % len(panel.SPEEDS)]
            case "turn":
                self._turn()
            case "eyes":
                self.view.drawer_open = not self.view.drawer_open
            case "note":
                self.view.open_note()

    def _cancel(self) -> Transition:
        """Close what is open; otherwise leave."""
        if self.looking.around:
            self.looking.around = False
        elif self.view.drawer_open:
            self.view.drawer_open = False
        elif not self.face.cancel():
            return Pop()
        self.view.refresh()
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

    def _look(self, seat: int) -> None:
        if seat in viewpoints_of(self.played):
            self.replay.look(seat)

    def _turn(self) -> None:
        if self.face.why_not_turn is not None:
            self.toast.show(self.kit.say(self.face.why_not_turn))
        else:
            self.replay.turn()

    def _look_closer(self, command: Command) -> Transition:
        """Zoom in on what is pointed at. If the key finds nothing there, it toggles look-around mode."""
        pointed = command.kind is Kind.ALTERNATE
        if pointed:
            self.view.aim(command.at)
        closer = self.view.enlarge(pointed=pointed)
        if closer is None and not pointed:
            self.looking.around = not self.looking.around
            self.view.refresh()
        return closer

    def carry_out(self, wish: Wish) -> None:
        """Refuse to do what a click at a table would do; only messages can be passed over."""
        if isinstance(wish, Pass):
            self.replay.pass_over()
        elif wish is not None:
            self.toast.show(self.kit.say("replay.refused.only_watching"))

    def _on_widget(self, command: Command) -> bool:
        at = command.at
        return at is not None and any(widget.contains(at) for widget in self.focus.widgets)
