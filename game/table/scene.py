"""The table: a match, the people and computers at it, and one game's face. The same for all games."""

from game.core.match import CannotUndo
from game.core.refusal import Refusal
from game.engine.commands import Command, Kind
from game.engine.scenes import Push, Transition
from game.engine.widgets.widget import Activated, Dropped, Refused
from game.table import chrome
from game.table.closer import CloserScene
from game.table.doors import Doors
from game.table.face import Pass, Plan, Wish
from game.table.laid import LaidTable

__all__ = ["Doors", "TableScene"]


class TableScene(LaidTable):
    """What people do at the table: clicks become moves."""

    def handle(self, command: Command) -> Transition:
        """Answer the person at the table."""
        match command.kind:
            case Kind.FOCUS_LOST | Kind.FOCUS_GAINED:
                self._asleep = command.kind is Kind.FOCUS_LOST
                self.focus.handle(command)
            case _ if self.showing.covered:
                # The doors shut with the next frame. Whoever came back from a menu that had slipped in before them
                # would sit at somebody else's table.
                return None
            case Kind.CANCEL:
                return self._cancel()
            case Kind.PRESS | Kind.CONFIRM if self.busy and not self._on_widget(command):
                self.showing.director.skip()
                self._settle()
            case Kind.SCROLL if command.at is not None and self.log.contains(command.at, self._right):
                self.log.scroll(command.number)
                self._refresh()
            case Kind.ALTERNATE | Kind.LOOK:
                return self._look(command)
            case kind if kind in chrome.KEYS.values():
                return self._around(next(name for name, meant in chrome.KEYS.items() if meant is kind))
            case _:
                return self._use(command)
        return None

    def _use(self, command: Command) -> Transition:
        if command.kind is Kind.POINT:
            hidden = command.at is None or self.log.contains(command.at, self._right)
            self.looking.point(None if hidden else command.at)
        answer = self.focus.handle(command)
        self._attend()
        if isinstance(answer, Activated):
            return self._activated(answer.name)
        if isinstance(answer, Refused):
            if self.looking.around and not chrome.owns(answer.name):
                return self._enlarge()
            self.toast.show(self.kit.say(answer.reason))
        elif isinstance(answer, Dropped):
            self._carry_out(self.face.drop(answer.name, answer.at))
        elif answer is None:
            wish = self.face.shortcut(command)
            if wish is not None:
                self._carry_out(wish)
            self._refresh()
        return None

    def _activated(self, name: str) -> Transition:
        if chrome.owns(name):
            return self._around(name)
        if self.looking.around:
            return self._enlarge()
        self._carry_out(self.face.use(name))
        return None

    def _around(self, name: str) -> Transition:
        """Something around the table was used, by its button or its key."""
        match name.split("."):
            case ["menu"]:
                return Push(self._doors.pause(self))
            case ["help"] if self._doors.help is not None:
                return Push(self._doors.help(self.session.match.game.name, self.face.page))
            case ["scoring"]:
                return self._score()
            case ["undo"]:
                self._undo()
            case ["redo"]:
                self._redo()
            case ["turn"]:
                self._turn()
            case ["hint"]:
                self._hint()
            case ["hint", _]:
                move = self.hinting.use(name)
                if move is not None and self.face.follow(move):
                    self._submit(Plan((move,)))
                elif move is not None:
                    self.hinting.close()
                self._refresh()
            case ["log"]:
                self.log.toggle()
                self._refresh()
            case ["log", number]:
                self.log.point(int(number))
        return None

    def _cancel(self) -> Transition:
        """Let go of the last thing that was begun; the menu if there was none."""
        if self.looking.around:
            self.looking.around = False
        elif self.hinting.open:
            self.hinting.close()
        elif not self.caution.dismiss() and not self.face.cancel():
            return Push(self._doors.pause(self))
        self._refresh()
        return None

    def _carry_out(self, wish: Wish) -> None:
        if wish is None or isinstance(wish, Refusal | Pass):
            self.caution.dismiss()  # they chose something else
        if isinstance(wish, Refusal):
            self.refuse(wish)
        elif isinstance(wish, Pass):
            self.showing.director.pass_over()
            self._settle()
        elif wish is not None:
            plan = wish if isinstance(wish, Plan) else Plan((wish,))
            if self._sure(plan):
                self._submit(plan)
        self._refresh()

    def _sure(self, plan: Plan) -> bool:
        """Whether the person means it, or need not be asked."""
        risks = [self.face.risk(move) for move in plan.moves] if self.kit.preferences.confirm else []
        return self.caution.allows(plan, next((risk for risk in risks if risk is not None), None))

    def _undo(self) -> None:
        self.showing.director.finish()
        self._move_on()
        try:
            taken = self.session.undo()
            self.kit.audio.play("ui.undo")
        except CannotUndo as error:
            self.refuse(error.refusal)
            self._settle()
            return
        self._took_back = True
        self.showing.take_back(len(taken))
        self._settle()

    def _redo(self) -> None:
        self.showing.director.finish()
        self._move_on()
        try:
            self.showing.play(self.session.redo())
            self._took_back = False
        except CannotUndo as error:
            self.refuse(error.refusal)
        self._settle()

    def _turn(self) -> None:
        if self.face.why_not_turn is not None:
            self.toast.show(self.kit.say(self.face.why_not_turn))
            return
        self.showing.director.finish()
        self.face.turn()
        self._settle()

    def _hint(self) -> None:
        """Ask for a hint, or put it away."""
        was_open, refusal = self.hinting.open, self.hinting.why_not()
        self.hinting.close()
        if refusal is not None:
            self.refuse(refusal)
        elif not was_open:
            self.hinting.ask()
            self.kit.audio.play("ui.hint")
        self._refresh()

    def _look(self, command: Command) -> Transition:
        """Look closer at what is pointed at; the key begins to look around where that is nothing."""
        pointed = command.kind is Kind.ALTERNATE
        if pointed:
            self.focus.handle(Command(Kind.POINT, at=command.at))
            self.looking.point(command.at)
        closer = self.looking.closer(pointed=pointed)
        if closer is not None and (pointed or self.looking.around or not self.focus.shown):
            return Push(CloserScene(closer, self.kit.say("table.go_back")))
        if pointed or self.looking.around:
            self._carry_out(self.face.shortcut(Command(Kind.ALTERNATE, at=command.at)))
            return None
        self.looking.around = True
        self._refresh()
        if not self.focus.shown:
            self.focus.handle(Command(Kind.NEXT))
        self.toast.show(self.kit.say("table.look_around"))
        return None

    def _enlarge(self) -> Transition:
        closer = self.looking.closer()
        return None if closer is None else Push(CloserScene(closer, self.kit.say("table.go_back")))

    def _on_widget(self, command: Command) -> bool:
        """Whether a press is meant for a button that works now: those around the table do at any time."""
        if command.kind is not Kind.PRESS or command.at is None:
            return False
        at, usable = command.at, self.focus.widgets
        if not self.showing.director.holding:
            usable = [widget for widget in usable if chrome.owns(widget.name)]
        return any(widget.contains(at) for widget in usable)
