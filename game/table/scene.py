"""The table: a match, the people and computers at it, and one game's face. The same for all games."""

import logging
from collections.abc import Callable
from dataclasses import dataclass

from game.core.contract import Move
from game.core.match import CannotUndo
from game.core.refusal import Refusal
from game.engine import theme
from game.engine.canvas import Canvas
from game.engine.commands import Command, Kind
from game.engine.kit import Kit
from game.engine.layout import DESIGN
from game.engine.scenes import Push, Scene, Target, Transition
from game.engine.widgets.focus import Focus
from game.engine.widgets.ring import draw_ring
from game.engine.widgets.toast import Toast
from game.engine.widgets.tooltip import Tooltip
from game.engine.widgets.widget import Activated, Dropped, Refused, Widget
from game.table import chrome
from game.table.director import Director, Groups
from game.table.eyes import Eyes, Glimpse
from game.table.face import Face, LogLine, Pass, Plan, Seen, Wish
from game.table.log import Log
from game.table.session import Session

_log = logging.getLogger(__name__)

PACE = 0.45
"""Seconds that a computer waits after what was shown last, so that it can be followed."""

SIGN_AFTER = 0.3
"""Seconds of thinking after which the table says so."""

LINGER = 1.2
"""Seconds between the last picture of a match and its scoring."""


@dataclass(frozen=True)
class Doors:
    """The scenes that a table leads to; the composition root knows them."""

    pause: Callable[["TableScene"], Scene]
    scoring: Callable[[Session], Scene]
    hand_over: Callable[[Session, int], Scene]


class TableScene(Scene):
    """Clicks become moves, moves become events, events become what is seen."""

    def __init__(
        self, kit: Kit, session: Session, face: Face, doors: Doors, spare: Callable[[], Face] | None = None
    ) -> None:
        """`spare` makes another face of the same table, for pictures that must not show what a person sees."""
        self._spare = spare
        self.kit = kit
        self.session = session
        self.face = face
        self.focus = Focus()
        self.toast = Toast(bottom=716)
        self.tooltip = Tooltip()
        self.log = Log(kit.say("table.log"))
        self._eyes = Eyes(session)
        self._doors = doors
        self._director = Director(self._stage, self._show, kit.motion)
        self._right = DESIGN.right
        self._calm = 0.0
        """Seconds since the last thing was shown."""
        self._holding = False
        self._asleep = False
        self._handing = False
        self._opened = False
        self._scored = False
        self._marks: list[int] = []
        """How long the log was before each decision, to fold it back on undo."""

    def enter(self) -> None:
        """Lay the table; whoever decides first may look."""
        self.face.lay(self._eyes.public())
        self.session.ask()
        self._settle()

    def leave(self) -> None:
        """Nobody needs to think any more."""
        self.session.close()

    def resume(self, result: object) -> None:  # noqa: ARG002
        """Back from a menu or a hand-over: somebody may have resigned or left a seat to the computer."""
        self._director.speed = self.kit.motion
        self.session.ask()
        if self._handing:
            self._handing = False
            self._look()
        self._settle()

    @property
    def busy(self) -> bool:
        """Whether something is still being shown."""
        return self._director.busy

    @property
    def moving(self) -> bool:
        """Whether the picture changes by itself."""
        return (
            self.busy
            or self.face.moving
            or self.toast.moving
            or self.log.pointed is not None
            or not self.session.human_to_move
        )

    def handle(self, command: Command) -> Transition:
        """Answer the person at the table."""
        match command.kind:
            case Kind.FOCUS_LOST | Kind.FOCUS_GAINED:
                self._asleep = command.kind is Kind.FOCUS_LOST
                self.focus.handle(command)
            case Kind.MENU:
                return Push(self._doors.pause(self))
            case Kind.CANCEL:
                if not self.face.cancel():
                    return Push(self._doors.pause(self))
                self._refresh()
            case Kind.PRESS | Kind.CONFIRM if self.busy and not self._on_widget(command):
                self._director.skip()
                self._settle()
                self._refresh()
            case Kind.UNDO:
                self._undo()
            case Kind.LOG:
                self.log.toggle()
                self._refresh()
            case Kind.TURN_BOARD:
                self._turn()
            case Kind.SCROLL if command.at is not None and self.log.contains(command.at, self._right):
                self.log.scroll(command.number)
                self._refresh()
            case _:
                return self._use(command)
        return None

    def update(self, dt: float) -> Transition:
        """Show what happened, let computers answer, end when it is over."""
        if self._asleep:
            return None
        self.toast.update(dt)
        self.tooltip.update(dt)
        self.tooltip.over(self._attended(), chrome.tip_for(self.focus.attended))
        self.face.update(dt)
        self.log.update(dt)
        was_busy = self.busy
        self._director.update(dt)
        if was_busy and not self.busy:
            self._settle()
        if self._holding != self._director.holding:
            self._refresh()  # what wants to be read may bring buttons along
        self._calm = 0.0 if self.busy else self._calm + dt
        if self._handing:
            return Push(self._doors.hand_over(self.session, self.session.viewer))
        return self._go_on(dt)

    def draw(self, canvas: Canvas) -> None:
        """Draw the face and, above it, what all tables share."""
        if canvas.visible.right != self._right:
            self._right = canvas.visible.right
            self._refresh()
        session = self.session
        thinking = not self.busy and session.thinking_for > SIGN_AFTER
        self.face.draw(canvas, Seen(session.players, session.to_move, thinking))
        chrome.draw_title(canvas, session.match.game.title)
        self.log.draw(canvas)
        self.focus.draw(canvas)
        self._draw_pointed(canvas)
        self.tooltip.draw(canvas)
        self.toast.draw(canvas)
        if self._asleep:
            chrome.draw_asleep(canvas, self.kit.say("table.asleep"))

    def draw_public(self, canvas: Canvas) -> None:
        """Draw what anybody may know: pictures of the screen are kept and shown around."""
        if not self._eyes.private:
            self.draw(canvas)
            return
        canvas.fill(theme.NIGHT)
        if self._spare is not None:
            face = self._spare()
            face.lay(self._eyes.public())
            face.draw(canvas, Seen(self.session.players, self.session.to_move, thinking=False))
            chrome.draw_title(canvas, self.session.match.game.title)

    def targets(self) -> list[Target]:
        """Everything that may be clicked."""
        return self.focus.targets()

    def refuse(self, refusal: Refusal) -> None:
        """Say why something cannot be done."""
        values = {name: self._in_words(name, value) for name, value in refusal.values.items()}
        self.toast.show(self.kit.say(refusal.key, **values))
        self.kit.audio.play("refused")

    def _in_words(self, name: str, value: object) -> object:
        """A value of a refusal in the player's language where there are words for it."""
        key = f"{self.session.match.game.name}.{name}.{value}"
        return self.kit.say(key) if self.kit.texts.has(key) else value

    def _use(self, command: Command) -> Transition:
        answer = self.focus.handle(command)
        self.face.attend(self._attended())
        if isinstance(answer, Activated):
            return self._activated(answer.name)
        if isinstance(answer, Refused):
            self.toast.show(self.kit.say(answer.reason))
        elif isinstance(answer, Dropped):
            self._carry_out(self.face.drop(answer.name, answer.at))
        elif answer is None:
            self._carry_out(self.face.shortcut(command))
        return None

    def _activated(self, name: str) -> Transition:
        match name.split("."):
            case ["menu"]:
                return Push(self._doors.pause(self))
            case ["scoring"]:
                return self._score()
            case ["undo"]:
                self._undo()
            case ["turn"]:
                self._turn()
            case ["log"]:
                self.log.toggle()
                self._refresh()
            case ["log", number]:
                self.log.point(int(number))
            case _:
                self._carry_out(self.face.use(name))
        return None

    def _carry_out(self, wish: Wish) -> None:
        if isinstance(wish, Refusal):
            self.refuse(wish)
        elif isinstance(wish, Plan):
            self._submit(*wish.moves)
        elif isinstance(wish, Pass):
            self._director.pass_over()
            self._settle()
        elif wish is not None:
            self._submit(wish)
        self._refresh()

    def _submit(self, *moves: Move) -> None:
        self.face.offer(None)
        for step in self.session.submit_all(moves):
            self._marks.append(len(self.log.lines))
            self._director.play(self._eyes.glimpses(step))
        self._calm = 0.0
        self._refresh()

    def _go_on(self, dt: float) -> Transition:
        if self.busy:
            return None
        if self.session.to_move is None:
            if self._scored or (self._calm < LINGER and not self.kit.still):
                return None  # who has seen the scoring may look at the table as long as they like
            return self._score()
        pace = 0.0 if self.kit.still or self.face.hurried else PACE
        move = self.session.answer(dt) if self._calm >= pace else None
        if move is not None:
            self._submit(move)
        return None

    def _score(self) -> Transition:
        self._scored = True
        self._refresh()
        return Push(self._doors.scoring(self.session))

    def _stage(self, glimpse: Glimpse) -> Groups:
        return self.face.stage(glimpse.seen) if glimpse.seen is not None else []

    def _show(self, glimpse: Glimpse) -> None:
        if glimpse.seen is not None:
            self.face.show(glimpse.seen)
            self.kit.audio.play(type(glimpse.seen).__name__)
        # The log outlasts whoever looks now: it tells what anybody may know.
        lines = self.face.log(glimpse.public) if glimpse.public is not None else None
        for line in [lines] if isinstance(lines, LogLine) else lines or []:
            self.log.add(line)

    def _settle(self) -> None:
        """When everything has been shown, the right person may look, and decide."""
        if self.busy or self._handing:
            return
        self._eyes.caught_up()
        if self._eyes.wrong:
            if self._eyes.private:
                self._cover()
                return
            if self._look():
                return
        view = self._eyes.view()
        if self.face.picture != self.session.match.game.picture.of(view):
            _log.error("the picture differs from the position after %s", self.session.match.moves[-1:])
            self.face.lay(view)
        self.face.offer(view if self.session.human_to_move else None)
        self._refresh()

    def _cover(self) -> None:
        """Put every secret away before anybody else may come near; the hand-over follows."""
        self._handing = True
        self._eyes.close()
        self.face.offer(None)
        self.face.lay(self._eyes.public())
        self._refresh()

    def _look(self) -> bool:
        """Show the person whose turn it is what has happened since they looked away; whether that takes time."""
        view, missed = self._eyes.open()
        self.face.lay(view)
        if not self._opened:
            self._opened = True
            self._director.open(self.face.open())
        if self._eyes.private:
            # Others have watched these before; the log has them already.
            missed = [Glimpse(glimpse.seen, None) for glimpse in missed]
            self._director.play(missed)
        elif missed:
            self.face.lay(self._eyes.view())
        self._refresh()
        return self.busy

    def _undo(self) -> None:
        self._director.finish()
        try:
            taken = self.session.undo()
        except CannotUndo as error:
            self.refuse(error.refusal)
            self._settle()
            return
        del self._marks[len(self._marks) - len(taken) + 1 :]
        self.log.drop_to(self._marks.pop())
        self.face.lay(self._eyes.view())
        self._settle()

    def _turn(self) -> None:
        if self.face.why_not_turn is not None:
            self.toast.show(self.kit.say(self.face.why_not_turn))
            return
        self._director.finish()
        self.face.turn()
        self._settle()

    def _refresh(self) -> None:
        """Lay out anew what can be pointed at."""
        self._holding = self._director.holding
        undo = self.session.why_not_undo()
        buttons: list[Widget] = chrome.buttons(self.kit.texts, undo.key if undo else None, self.face.why_not_turn)
        if self._scored:
            buttons.append(chrome.scoring_button(self.kit.texts))
        self.focus.replace([*self.face.widgets(), *buttons, *self.log.widgets(self._right)])
        self.face.attend(self._attended())

    def _attended(self) -> str | None:
        widget = self.focus.attended
        return widget.name if widget is not None else None

    def _on_widget(self, command: Command) -> bool:
        """Whether a press is meant for a button that works now: those around the table do at any time."""
        if command.kind is not Kind.PRESS or command.at is None:
            return False
        at, usable = command.at, self.focus.widgets
        if not self._director.holding:
            usable = [widget for widget in usable if chrome.owns(widget.name)]
        return any(widget.contains(at) for widget in usable)

    def _draw_pointed(self, canvas: Canvas) -> None:
        rect = self.face.where(self.log.pointed) if self.log.pointed else None
        if rect is not None:
            draw_ring(canvas, rect, theme.RADIUS_BUTTON)
