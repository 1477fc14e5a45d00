"""The table scene: a match, its human players and bots, and one game's face. The same for all games."""

from collections.abc import Callable
from functools import partial

from game.core.contract import OPEN
from game.core.refusal import Refusal
from game.engine.canvas import Canvas
from game.engine.input.commands import Command, Kind
from game.engine.kit import Kit
from game.engine.scenes import Push, Scene, Target, Transition
from game.engine.widgets.widget import Activated, Dropped, Refused, What
from game.table.exits import DecidedAtDoors, Opened, TableExits
from game.table.face.answers import DoorQuestion, Pass, Plan, Wish
from game.table.face.face import Face
from game.table.frame import chrome, offer
from game.table.frame.chrome import Control, Framed
from game.table.frame.layer import Layered
from game.table.frame.log import LineNumber
from game.table.frame.news import NewsLine
from game.table.hint.asking import HintAsking
from game.table.hint.slip import SlipNumber
from game.table.key_guide import KeyGuide
from game.table.session import Session
from game.table.sheet.scene import SheetScene
from game.table.turns import Turns
from game.table.view import TableView

__all__ = ["TableExits", "TableScene"]

LINGER = 1.2
"""Seconds between the last animation of a match and its scoring."""

_SKIPS = (Kind.PRESS, Kind.CONFIRM, Kind.CANCEL, Kind.MENU)
"""What ends the shaking of a die at once."""

_POINTER = (Kind.POINT, Kind.PRESS, Kind.RELEASE)
"""What needs no guide."""

_PASSING = (Kind.POINT, Kind.RELEASE, Kind.SCROLL, Kind.LET_GO)
"""What does not count as an answer to news."""


class TableScene(Scene):
    """Handles input: clicks become moves. It has a view, which shows the table, and turns, which make the moves."""

    offers = True
    """Whether it offers to make sole moves by itself."""

    def __init__(
        self, kit: Kit, session: Session, face: Face, exits: TableExits, spare: Callable[[], Face] | None = None
    ) -> None:
        """`spare` makes another face of the same table, for pictures that must not show the current player's view."""
        self.kit = kit
        self.session = session
        self.face = face
        self.view = view = TableView(kit, session, face, exits, spare)
        self.turns = Turns(view, self.refuse)
        self.focus, self.toast, self.log, self.news = view.focus, view.toast, view.log, view.news
        self.presenter, self.thumbnail = view.presenter, view.thumbnail
        self.hint_panel, self.looking, self.caution = view.hint_panel, view.looking, view.caution
        self._exits = exits
        self._keys = KeyGuide(view)
        self._asking = HintAsking(view, self.refuse)

    def enter(self) -> None:
        """Lay the table, and let the first player look."""
        name = self.session.match.game.name
        self.kit.audio.room(name)
        for occasion in self.kit.audio.occasions(name):
            self.kit.bakery.plan(partial(self.kit.audio.prepare, occasion))
        self.presenter.begin()
        if not self.session.match.decisions:
            self.view.remarks.begin()
        self.session.ask()
        self.turns.settle()

    def leave(self) -> None:
        """Stop the bots."""
        self.thumbnail.take()
        self.session.close()

    def pause(self) -> None:
        """Another scene covers the table. The pointer moves on there, and is nowhere until it moves here again."""
        self.looking.rest()
        self.focus.handle(Command(Kind.POINT))
        self.view.attend()

    def resume(self, result: object) -> None:
        """Come back from a menu or a hand-over, where a player may have resigned or given a seat to a bot."""
        if self.hint_panel.why_not() is not None:
            self.hint_panel.close()
        self.session.ask()
        if isinstance(result, DecidedAtDoors) and self.presenter.covered and result.seat == self.session.to_move:
            self.presenter.stay_public()
            self.turns.submit(Plan(result.moves))
            if result.peeked:
                self.presenter.eyes.peeked(result.seat)
            return
        if self.presenter.eyes.seat == OPEN and self.presenter.eyes.wrong:
            self.presenter.director.finish()  # a human has joined the bots: no secrets may stay visible to them
        self.presenter.uncover(result if isinstance(result, Opened) else None)
        self.turns.settle()

    def asked_at_doors(self, seat: int) -> DoorQuestion | None:
        """What a player may answer without seeing the table."""
        session = self.session
        return self.face.at_doors(session.match.view(seat)) if session.to_move == seat == session.viewer else None

    @property
    def wants_release(self) -> bool:
        """Whether something is aimed as long as a key is held."""
        return self.face.wants_release

    @property
    def wants_key(self) -> bool:
        """While the table waits for any key, those that mean nothing count too."""
        return self.presenter.hit is not None

    @property
    def busy(self) -> bool:
        """Whether something is still being shown."""
        return self.presenter.director.busy

    @property
    def moving(self) -> bool:
        """Whether the picture is animating."""
        return self.view.moving or not self.session.human_to_move

    def update(self, dt: float) -> Transition:
        """Show events, let bots move, and open the scoring at the end."""
        if self.view.asleep:
            return None
        self.view.update(dt)
        self.view.bake_ahead()
        self._asking.update(dt)
        if self.presenter.update(dt):
            self.turns.settle()
        self.view.keep_up(dt)
        if self.presenter.covered:
            return Push(self._exits.hand_over(self.session, self.session.viewer))
        if self.face.preparing and not self.busy:
            self.turns.hand_in()
        if self.busy or self.face.preparing:
            return None
        if self.session.to_move is not None:
            self.turns.go_on(dt)
        elif not self.view.scored and (self.presenter.calm >= LINGER or self.kit.at_once):
            return self._score()
        return None  # after the scoring, the player may look at the table as long as they like

    def fit(self, canvas: Canvas) -> None:
        """Lay everything out for the canvas."""
        self.view.fit(canvas)

    def draw(self, canvas: Canvas) -> None:
        """Draw the table."""
        self.view.draw(canvas)

    def draw_public(self, canvas: Canvas) -> None:
        """Draw what everybody may see."""
        self.view.draw_public(canvas)

    def targets(self) -> list[Target]:
        """Everything that may be clicked."""
        return self.focus.targets()

    def refuse(self, refusal: Refusal) -> None:
        """Say why something is not possible."""
        self.view.refuse(refusal)

    def handle(self, command: Command) -> Transition:
        """Handle a command of the player at the table."""
        match command.kind:
            case _ if self._taken(command):
                return None
            case Kind.FOCUS_LOST | Kind.FOCUS_GAINED:
                self.change_window(command)
            case kind if self.face.preparing and kind in _SKIPS:
                self.turns.hand_in(now=True)
                self.turns.skip()
            case _ if self.face.preparing:
                return None  # what has been thrown is not taken back
            case kind if self.presenter.hit is not None and kind not in _PASSING and not self.view.on_widget(command):
                self.turns.skip()
            case Kind.CANCEL:
                return self._cancel()
            case Kind.PRESS | Kind.CONFIRM if self.busy and not self.view.on_widget(command):
                self.turns.skip()
            case Kind.SCROLL if self.view.over_log(command.at):
                self.log.scroll(command.number)
                self.view.refresh()
            case _ if self.face.takes(command):
                self.view.refresh_face()
            case Kind.ALTERNATE | Kind.LOOK:
                return self.view.look(command, self.carry_out)
            case kind if kind in chrome.KEYS.values():
                return self._around(next(Control(name) for name, meant in chrome.KEYS.items() if meant is kind))
            case _:
                return self._use(command)
        return None

    def _taken(self, command: Command) -> bool:
        """Whether the layer above the table has handled a command, or nobody may do anything now."""
        if self.view.layer is not None and self.view.layer.takes(command):
            return True
        # The hand-over opens in the next frame. A menu opened before it would return its player to a table that belongs
        # to the next one.
        return self.presenter.covered and command.kind not in (Kind.FOCUS_LOST, Kind.FOCUS_GAINED)

    def change_window(self, command: Command) -> None:
        """Another window has come to the front, or this one again."""
        self.view.asleep = command.kind is Kind.FOCUS_LOST
        self.face.takes(command)
        self.focus.handle(command)
        self.looking.rest()

    def _use(self, command: Command) -> Transition:
        aims = command.kind in (Kind.POINT, Kind.PRESS) and not self.focus.held
        if aims and command.at is not None and self.view.hides(command.at):
            if command.kind is Kind.PRESS:
                return None
            command = Command(Kind.POINT)
        if command.kind is Kind.POINT:
            self.looking.point(command.at)
        keys = None if command.kind in _POINTER else self._keys
        answer = self.focus.handle(command) if keys is None else keys.handle(command)
        self.view.attend()
        if isinstance(answer, Activated):
            transition = self._activated(answer.what)
            if keys is not None:
                keys.lead_on(command)
            return transition
        if isinstance(answer, Refused):
            if self.looking.around and not isinstance(answer.payload, Framed):
                return self.view.enlarge()
            self.toast.show(self.kit.say(answer.reason))
        elif isinstance(answer, Dropped):
            self.carry_out(self.face.drop(answer.what, answer.at))
        elif answer is None and command.kind is not Kind.POINT:
            wish = self._clicked(partial(self.face.shortcut, command))
            if wish is not None:
                self.carry_out(wish)
            else:
                self.view.refresh_face()
                if keys is not None:
                    keys.lead_on(command)
        return None

    def _activated(self, what: What) -> Transition:
        if isinstance(what, Framed):
            return self._around(what)
        if isinstance(what, Layered):
            return self.use_layer(what)
        if self.looking.around:
            return self.view.enlarge()
        self.carry_out(self._clicked(partial(self.face.use, what)))
        return None

    def use_layer(self, what: Layered) -> Transition:  # noqa: ARG002 - without a layer there is nothing to use
        """Handle a control of the layer above the table."""
        return None

    def _around(self, what: Framed) -> Transition:
        """Handle a control of the frame, used by button or key."""
        self.looking.rest()  # something may cover what the tooltip was about
        match what:
            case Control("menu"):
                return Push(self._exits.pause(self))
            case Control("help") if self._exits.help is not None:
                return Push(self._exits.help(self.session.match.game.name, self.face.page))
            case Control("scoring"):
                return self._score()
            case Control("swing") if self.view.swing is not None:
                return Push(self.view.swing())
            case Control("sheet"):
                sheet = self.face.sheet()
                return None if sheet is None else Push(SheetScene(sheet, self.kit.say("table.go_back")))
            case Control("undo" | "redo" | "turn" | "hint" as action):
                turns = self.turns
                {"undo": turns.undo, "redo": turns.redo, "turn": turns.turn_board, "hint": self._hint}[action]()
            case SlipNumber(number):
                move = self.hint_panel.use(number)
                if move is not None and self.face.follow(move):
                    self.turns.submit(Plan((move,)))
                elif move is not None:
                    self.hint_panel.close()
                self.view.refresh()
            case Control("log"):
                self.log.toggle()
                self.view.refresh()
            case LineNumber(number):
                self.log.point(number)
            case Control("news" | "news.again") | NewsLine() | offer.YES | offer.NO:
                self.view.use_news(what)
        return None

    def _cancel(self) -> Transition:
        """Cancel the last thing that was begun; if there is none, open the menu."""
        if self.looking.around:
            self.looking.around = False
        elif self.hint_panel.open:
            self.hint_panel.close()
        elif not self.caution.dismiss() and not self.face.cancel() and not self.view.offer.put_off():
            return Push(self._exits.pause(self))
        self.view.refresh()
        return None

    def _clicked(self, use: Callable[[], Wish]) -> Wish:
        """Use something by click or key, with one-click play at once."""
        return self.face.at_once(use) if self.kit.preferences.one_click else use()

    def carry_out(self, wish: Wish) -> None:
        """Do what a click, a drop or a key means."""
        if self.caution.asking and (wish is None or isinstance(wish, Refusal | Pass)):
            self.caution.dismiss()  # the player chose something else
        if isinstance(wish, Refusal):
            self.refuse(wish)
        elif isinstance(wish, Pass):
            self.turns.pass_over()
        elif wish is not None:
            plan = wish if isinstance(wish, Plan) else Plan((wish,))
            if self._sure(plan):
                sole = self.face.sole
                self.turns.submit(plan)
                if self.offers and sole is not None and plan.moves == (sole,):
                    self.view.offer.count()
        self.view.refresh_face()

    def _sure(self, plan: Plan) -> bool:
        """Return whether the player has confirmed the plan or need not confirm it."""
        if not self.kit.preferences.confirm:
            return True
        risk = next((risk for move in plan.moves if (risk := self.face.risk(move)) is not None), None)
        return risk is None or self.caution.allows(plan, risk)

    def _score(self) -> Transition:
        if self._exits.swing is not None and not self.view.scored:
            self.view.swing = self._exits.swing(self.session)
        self.view.scored = True
        self.view.refresh()
        return Push(self._exits.scoring(self.session))

    def _hint(self) -> None:
        """Ask for a hint, or close the open one."""
        self._asking.toggle()
