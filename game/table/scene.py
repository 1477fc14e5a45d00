"""The table scene: a match, its human players and bots, and one game's face. The same for all games."""

from game.core.match import CannotUndo
from game.core.refusal import Refusal
from game.engine.geometry import Point
from game.engine.input.commands import Command, Kind
from game.engine.scenes import Push, Transition
from game.engine.widgets.widget import Activated, Dropped, Refused
from game.table import chrome
from game.table.exits import TableExits
from game.table.face import Pass, Plan, Wish
from game.table.inspect.zoom import ZoomScene
from game.table.sheet.scene import SheetScene
from game.table.view import TableView

__all__ = ["TableExits", "TableScene"]

_SKIPS = (Kind.PRESS, Kind.CONFIRM, Kind.CANCEL, Kind.MENU)
"""What ends the shaking of a die at once."""

_PASSING = (Kind.POINT, Kind.RELEASE, Kind.SCROLL, Kind.LET_GO)
"""What does not count as an answer to news."""

_SOLE_MOVES, _OFFERED_AT = "sole-moves", 3
"""Where the number of moves that could have made themselves is kept, and with which of them that is said."""

_ARROWS = (Kind.LEFT, Kind.RIGHT, Kind.UP, Kind.DOWN)


class TableScene(TableView):
    """Handles input: clicks become moves."""

    @property
    def wants_release(self) -> bool:
        """Whether something is aimed as long as a key is held."""
        return self.face.wants_release

    def handle(self, command: Command) -> Transition:
        """Handle a command of the player at the table."""
        match command.kind:
            case Kind.FOCUS_LOST | Kind.FOCUS_GAINED:
                self._asleep = command.kind is Kind.FOCUS_LOST
                self.face.takes(command)
                self.focus.handle(command)
                self.looking.rest()
            case _ if self.presenter.covered:
                # The hand-over opens in the next frame. A menu opened before it would return its player to a table that
                # belongs to the next one.
                return None
            case kind if self.face.preparing and kind in _SKIPS:
                self._hand_in(now=True)
                self.presenter.director.skip()
                self._settle()
            case _ if self.face.preparing:
                return None  # what has been thrown is not taken back
            case kind if self.presenter.hit is not None and kind not in _PASSING and not self._on_widget(command):
                self.presenter.director.skip()
                self._settle()
            case Kind.CANCEL:
                return self._cancel()
            case Kind.PRESS | Kind.CONFIRM if self.busy and not self._on_widget(command):
                self.presenter.director.skip()
                self._settle()
            case Kind.SCROLL if command.at is not None and self.log.contains(command.at, self._right):
                self.log.scroll(command.number)
                self._refresh()
            case _ if self.face.takes(command):
                self._refresh()
            case Kind.ALTERNATE | Kind.LOOK:
                return self._look(command)
            case kind if kind in chrome.KEYS.values():
                return self._around(next(name for name, meant in chrome.KEYS.items() if meant is kind))
            case _:
                return self._use(command)
        return None

    def _use(self, command: Command) -> Transition:
        aims = command.kind in (Kind.POINT, Kind.PRESS) and not self.focus.held
        if aims and command.at is not None and self._hides(command.at):
            if command.kind is Kind.PRESS:
                return None
            command = Command(Kind.POINT)
        if command.kind is Kind.POINT:
            self.looking.point(command.at)
        was_shown = self.focus.shown
        answer = self.focus.handle(command)
        if command.kind in _ARROWS and self.focus.shown and not was_shown:
            self.focus.move_to(self.face.first_focus() or self.focus.current or "")
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
        """Handle a control of the frame, used by button or key."""
        self.looking.rest()  # something may cover what the tooltip was about
        match name.split("."):
            case ["menu"]:
                return Push(self._exits.pause(self))
            case ["help"] if self._exits.help is not None:
                return Push(self._exits.help(self.session.match.game.name, self.face.page))
            case ["sheet"]:
                sheet = self.face.sheet()
                return None if sheet is None else Push(SheetScene(sheet, self.kit.say("table.go_back")))
            case ["scoring"]:
                return self._score()
            case ["undo" | "redo" | "turn" | "hint" as action]:
                {"undo": self._undo, "redo": self._redo, "turn": self._turn, "hint": self._hint}[action]()
            case ["hint", _]:
                move = self.hint_panel.use(name)
                if move is not None and self.face.follow(move):
                    self._submit(Plan((move,)))
                elif move is not None:
                    self.hint_panel.close()
                self._refresh()
            case ["news", *which]:
                self._news(which)
            case ["log"]:
                self.log.toggle()
                self._refresh()
            case ["log", number]:
                self.log.point(int(number))
        return None

    def _news(self, which: list[str]) -> None:
        """Handle the strip of news: fold it, point at the place of a line, or show everything again."""
        match which:
            case []:
                self.news.fold()
            case ["again"]:
                self._move_on()
                self.presenter.replay_since(self.presenter.eyes.seat)
            case [number]:
                self.log.point(int(number))
        self._refresh()

    def _cancel(self) -> Transition:
        """Cancel the last thing that was begun; if there is none, open the menu."""
        if self.looking.around:
            self.looking.around = False
        elif self.hint_panel.open:
            self.hint_panel.close()
        elif not self.caution.dismiss() and not self.face.cancel():
            return Push(self._exits.pause(self))
        self._refresh()
        return None

    def _carry_out(self, wish: Wish) -> None:
        if wish is None or isinstance(wish, Refusal | Pass):
            self.caution.dismiss()  # the player chose something else
        if isinstance(wish, Refusal):
            self.refuse(wish)
        elif isinstance(wish, Pass):
            self.presenter.director.pass_over()
            self._settle()
        elif wish is not None:
            plan = wish if isinstance(wish, Plan) else Plan((wish,))
            if self._sure(plan):
                sole = self.face.sole
                self._submit(plan)
                if sole is not None and plan.moves == (sole,):
                    self._offer_to_end_turns()
        self._refresh()

    def _offer_to_end_turns(self) -> None:
        """The third time that a player makes a move that could make itself, say that it can."""
        if self.kit.preferences.end_turns:
            return
        kept = self.kit.key_values.read(_SOLE_MOVES)
        made = kept + 1 if isinstance(kept, int) and 0 <= kept < _OFFERED_AT else _OFFERED_AT + 1 if kept else 1
        self.kit.key_values.write(_SOLE_MOVES, made)
        if made == _OFFERED_AT:
            self.kit.notices.append(self.kit.say("table.offer_end_turns"))

    def _sure(self, plan: Plan) -> bool:
        """Return whether the player has confirmed the plan or need not confirm it."""
        risks = [self.face.risk(move) for move in plan.moves] if self.kit.preferences.confirm else []
        return self.caution.allows(plan, next((risk for risk in risks if risk is not None), None))

    def _undo(self) -> None:
        self.presenter.director.finish()
        self._move_on()
        try:
            taken = self.session.undo()
            self.kit.audio.play("ui.undo")
        except CannotUndo as error:
            self.refuse(error.refusal)
            self._settle()
            return
        self._took_back = True
        self.presenter.take_back(len(taken))
        self._settle()

    def undo_turn(self) -> None:
        """Go back to the start of the player's turn, or as far as nothing new was revealed in it."""
        while self.session.why_not_undo_turn() is None:
            self._undo()

    def _redo(self) -> None:
        self.presenter.director.finish()
        self._move_on()
        try:
            self._play(self.session.redo())
            self._took_back = False
        except CannotUndo as error:
            self.refuse(error.refusal)
        self._settle()

    def _turn(self) -> None:
        if self.face.why_not_turn is not None:
            self.toast.show(self.kit.say(self.face.why_not_turn))
            return
        self.presenter.director.finish()
        self.face.turn()
        self._settle()

    def _hint(self) -> None:
        """Ask for a hint, or close the open one."""
        was_open, refusal = self.hint_panel.open, self.hint_panel.why_not()
        self.hint_panel.close()
        if refusal is not None:
            self.refuse(refusal)
        elif not was_open:
            self.hint_panel.ask()
            self.kit.audio.play("ui.hint")
        self._refresh()

    def _look(self, command: Command) -> Transition:
        """Zoom in on what is pointed at. If the key finds nothing there, it turns on look-around mode."""
        pointed = command.kind is Kind.ALTERNATE
        if pointed and command.at is not None and self._hides(command.at):
            return None
        if pointed:
            self.focus.handle(Command(Kind.POINT, at=command.at))
            self.looking.point(command.at)
        zoom = self.looking.zoom(pointed=pointed)
        if zoom is not None and (pointed or self.looking.around or not self.focus.shown):
            return Push(ZoomScene(zoom, self.kit.say("table.go_back")))
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
        zoom = self.looking.zoom()
        return None if zoom is None else Push(ZoomScene(zoom, self.kit.say("table.go_back")))

    def _hides(self, at: Point) -> bool:
        """Return whether the open log, but none of its buttons, covers the table there."""
        if not self.log.contains(at, self._right):
            return False
        return not any(widget.contains(at) for widget in self.focus.widgets if not self._beneath(widget.name))

    def _on_widget(self, command: Command) -> bool:
        """Return whether a press hits a widget that works now. The frame's buttons always do."""
        if command.kind is not Kind.PRESS or command.at is None:
            return False
        at, usable = command.at, self.focus.widgets
        if not self.presenter.director.holding:
            usable = [widget for widget in usable if chrome.owns(widget.name)]
        return any(widget.contains(at) for widget in usable)
