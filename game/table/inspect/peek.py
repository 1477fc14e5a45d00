"""A peek at the table past half-raised doors: a face of its own shows one seat, only while its player holds on."""

from collections.abc import Callable
from functools import partial

from game.ai.advice import Reason
from game.core.contract import PUBLIC
from game.core.refusal import Refusal
from game.engine.canvas import Canvas
from game.engine.geometry import Point
from game.engine.input.commands import Command, Kind
from game.engine.kit import Kit
from game.engine.layout import DESIGN
from game.engine.scenes import Target
from game.engine.widgets.focus import Focus
from game.engine.widgets.toast import Toast
from game.engine.widgets.widget import Activated, Answer, Dropped, Refused
from game.table.face.answers import Pass, Plan, Wish
from game.table.face.face import Face
from game.table.face.seats_shown import SeatsShown
from game.table.face.zones import SILL
from game.table.inspect.confirm import Confirm
from game.table.session import Session

_CLICK = (Kind.PRESS, Kind.RELEASE)
_ARROWS = (Kind.LEFT, Kind.RIGHT, Kind.UP, Kind.DOWN)


class TablePeek:
    """The covered table itself stays public: what is seen here is drawn by another face and forgotten afterwards."""

    def __init__(
        self, kit: Kit, session: Session, make_face: Callable[[], Face], sentence: Callable[[Refusal | Reason], str]
    ) -> None:
        """`sentence` turns a refusal into words."""
        self._kit = kit
        self._session = session
        self._make_face = make_face
        self._sill = SILL
        self._sentence = sentence
        self._face: Face | None = None
        self._seat: int | None = None
        self._focus = Focus()
        self._toast = Toast(bottom=DESIGN.bottom - 240)
        self._caution = Confirm(kit.say("table.sure"))

    @property
    def open(self) -> bool:
        """Whether a seat's secrets are in view."""
        return self._seat is not None

    @property
    def shows(self) -> int:
        """The seat whose secrets are in view, or PUBLIC."""
        return PUBLIC if self._seat is None else self._seat

    @property
    def sill(self) -> float:
        """The line below which the table is seen."""
        return self._sill

    def begin(self, seat: int) -> bool:
        """Show the table to the player of a seat. Return whether it is theirs to decide."""
        if seat < 0 or self._session.viewer != seat or self._session.to_move != seat:
            return False
        view = self._session.match.view(seat)
        self._face = self._face or self._make_face()
        self._seat, self._sill = seat, self._face.sill
        self._face.lay(view)
        self._face.offer(view)
        self._put_up()
        return True

    def end(self) -> None:
        """Forget what was seen."""
        if self._face is None or not self.open:
            return
        self._seat = None
        self._face.offer(None)
        self._face.lay(self._session.match.view(PUBLIC))
        self._face.attend(None)
        self._focus = Focus()
        self._toast.hide()
        self._caution.dismiss()

    def click(self, at: Point) -> Plan | None:
        """Use what lies at a point."""
        answers = [self.handle(Command(kind, at=at)) for kind in (Kind.POINT, *_CLICK)]
        return answers[-1]

    def handle(self, command: Command) -> Plan | None:
        """Handle a command of the player who peeks. Return the moves that they have decided on."""
        face = self._face
        if face is None or not self.open:
            return None
        if command.at is not None and command.at.y < self._sill and not self._focus.held:
            command = Command(Kind.POINT)
        was_shown = self._focus.shown
        answer = self._focus.handle(command)
        if command.kind in _ARROWS and self._focus.shown and not was_shown:
            self._focus.move_to(face.first_focus() or self._focus.current or "")
        wish = self._wish(face, answer, command)
        attended = self._focus.attended
        face.attend(attended.what if attended is not None else None)
        plan = self._plan(face, wish)
        if plan is None and command.kind is not Kind.POINT:
            self._put_up()
        return plan

    def update(self, dt: float) -> None:
        """Let the cards of the hand follow the pointer."""
        self._toast.update(dt)
        self._caution.update(dt)
        if self._face is not None and self.open:
            self._face.update(dt)

    def draw(self, canvas: Canvas) -> None:
        """Draw the whole table as its player sees it; the doors hide the upper part."""
        if self._face is None or not self.open:
            return
        self._face.fit(canvas)
        self._face.draw(canvas, SeatsShown(self._session.players, self._seat, thinking=False))
        self._focus.draw(canvas)
        self._toast.draw(canvas)
        self._caution.draw(canvas)

    def targets(self) -> list[Target]:
        """What may be clicked below the doors."""
        return self._focus.targets()

    def _put_up(self) -> None:
        found = self._face.widgets() if self._face is not None else []
        self._focus.replace([widget for widget in found if widget.rect.centre.y > self._sill])

    @staticmethod
    def _wish(face: Face, answer: Answer, command: Command) -> Wish:
        match answer:
            case Activated():
                return face.at_once(partial(face.use, answer.what))
            case Dropped():
                return face.drop(answer.what, answer.at)
            case Refused():
                return Refusal(answer.reason)
            case None if command.kind is not Kind.POINT:
                return face.at_once(partial(face.shortcut, command))
        return None

    def _plan(self, face: Face, wish: Wish) -> Plan | None:
        if isinstance(wish, Refusal):
            self._toast.show(self._sentence(wish))
        if wish is None or isinstance(wish, Refusal | Pass):
            return None
        plan = wish if isinstance(wish, Plan) else Plan((wish,))
        risks = [face.risk(move) for move in plan.moves] if self._kit.preferences.confirm else []
        sure = self._caution.allows(plan, next((risk for risk in risks if risk is not None), None))
        return plan if sure else None
