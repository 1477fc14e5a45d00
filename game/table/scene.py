"""The table: a match, the people and computers at it, and one game's face. The same for all games."""

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
from game.table.face import Face, Pass, Plan, Seen, Wish
from game.table.log import Log
from game.table.session import Session
from game.table.showing import Showing

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
        self.showing = Showing(kit, session, face, self.log)
        self._doors = doors
        self._right = DESIGN.right
        self._holding = False
        self._asleep = False
        self._scored = False

    def enter(self) -> None:
        """Lay the table; whoever decides first may look."""
        self.showing.begin()
        self.session.ask()
        self._settle()

    def leave(self) -> None:
        """Nobody needs to think any more."""
        self.session.close()

    def resume(self, result: object) -> None:  # noqa: ARG002
        """Back from a menu or a hand-over: somebody may have resigned or left a seat to the computer."""
        self.session.ask()
        self.showing.uncover()
        self._settle()

    @property
    def busy(self) -> bool:
        """Whether something is still being shown."""
        return self.showing.busy

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
                self.showing.director.skip()
                self._settle()
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
        if self.showing.update(dt):
            self._settle()
        if self._holding != self.showing.director.holding:
            self._refresh()  # what wants to be read may bring buttons along
        if self.showing.covered:
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
        if not self.showing.eyes.private:
            self.draw(canvas)
            return
        canvas.fill(theme.NIGHT)
        if self._spare is not None:
            face = self._spare()
            face.lay(self.showing.public())
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
            self.showing.director.pass_over()
            self._settle()
        elif wish is not None:
            self._submit(wish)
        self._refresh()

    def _submit(self, *moves: Move) -> None:
        self.showing.play(self.session.submit_all(moves))
        if self.busy:
            self._refresh()
        else:  # a decision of which nothing is to be seen: the next one follows at once
            self._settle()

    def _go_on(self, dt: float) -> Transition:
        if self.busy:
            return None
        if self.session.to_move is None:
            if self._scored or (self.showing.calm < LINGER and not self.kit.still):
                return None  # who has seen the scoring may look at the table as long as they like
            return self._score()
        pace = 0.0 if self.kit.still or self.face.hurried else PACE
        move = self.session.answer(dt) if self.showing.calm >= pace else None
        if move is not None:
            self._submit(move)
        return None

    def _score(self) -> Transition:
        self._scored = True
        self._refresh()
        return Push(self._doors.scoring(self.session))

    def _settle(self) -> None:
        self.showing.settle()
        self._refresh()

    def _undo(self) -> None:
        self.showing.director.finish()
        try:
            taken = self.session.undo()
        except CannotUndo as error:
            self.refuse(error.refusal)
            self._settle()
            return
        self.showing.take_back(len(taken))
        self._settle()

    def _turn(self) -> None:
        if self.face.why_not_turn is not None:
            self.toast.show(self.kit.say(self.face.why_not_turn))
            return
        self.showing.director.finish()
        self.face.turn()
        self._settle()

    def _refresh(self) -> None:
        """Lay out anew what can be pointed at."""
        self._holding = self.showing.director.holding
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
        if not self.showing.director.holding:
            usable = [widget for widget in usable if chrome.owns(widget.name)]
        return any(widget.contains(at) for widget in usable)

    def _draw_pointed(self, canvas: Canvas) -> None:
        rect = self.face.where(self.log.pointed) if self.log.pointed else None
        if rect is not None:
            draw_ring(canvas, rect, theme.RADIUS_BUTTON)
