"""A table as far as it needs nobody's hand: it shows what happens, lets computers decide, and draws everything."""

from collections.abc import Callable
from functools import partial

from game.ai.advice import Reason
from game.core.refusal import Refusal, refuse
from game.engine import theme
from game.engine.canvas import Canvas
from game.engine.kit import Kit
from game.engine.layout import DESIGN
from game.engine.scenes import Push, Scene, Target, Transition
from game.engine.widgets.focus import Focus
from game.engine.widgets.ring import draw_ring
from game.engine.widgets.toast import Toast
from game.engine.widgets.widget import Widget
from game.table import chrome
from game.table.caution import Caution
from game.table.doors import Doors
from game.table.face import Face, Plan, Seen
from game.table.hinting import Hinting
from game.table.log import Log
from game.table.looking import Looking
from game.table.portrait import Portrait
from game.table.session import Session
from game.table.showing import Showing

PACE = 0.45
"""Seconds that a computer waits after what was shown last, so that it can be followed."""

SOLE_AFTER = 0.9
"""Seconds after which a sole choice is made for those who want that: enough to see that it is one."""

SIGN_AFTER = 0.3
"""Seconds of thinking after which the table says so."""

SPARE = 0.003
"""Seconds of a frame that go into what will be needed later, while nothing moves."""

LINGER = 1.2
"""Seconds between the last picture of a match and its scoring."""


class LaidTable(Scene):
    """Moves become events, events become what is seen."""

    def __init__(
        self, kit: Kit, session: Session, face: Face, doors: Doors, spare: Callable[[], Face] | None = None
    ) -> None:
        """`spare` makes another face of the same table, for pictures that must not show what a person sees."""
        self.kit = kit
        self.session = session
        self.face = face
        self.focus = Focus()
        self.toast = Toast(bottom=716)
        self.log = Log(kit.say("table.log"), face.draw_icon)
        self.showing = Showing(kit, session, face, self.log)
        self.hinting = Hinting(kit, session, face, self.sentence)
        self.looking = Looking(kit, face, self.focus)
        self.caution = Caution(kit.say("table.sure"))
        self.portrait = Portrait(session, spare, doors.portrait)
        self._doors = doors
        self._right = DESIGN.right
        self._holding = False
        self._asleep = False
        self._scored = False
        self._took_back = False

    def enter(self) -> None:
        """Lay the table; whoever decides first may look."""
        name = self.session.match.game.name
        self.kit.audio.loop(name)
        for occasion in self.kit.audio.occasions(name):
            self.kit.bakery.plan(partial(self.kit.audio.prepare, occasion))
        self.showing.begin()
        self.session.ask()
        self._settle()

    def leave(self) -> None:
        """Nobody needs to think any more."""
        self.portrait.take()
        self.session.close()

    def pause(self) -> None:
        """Something lies over the table."""
        self.looking.rest()

    def resume(self, result: object) -> None:  # noqa: ARG002
        """Back from a menu or a hand-over: somebody may have resigned or left a seat to the computer."""
        self.log.title, self.caution.again = self.kit.say("table.log"), self.kit.say("table.sure")
        if self.hinting.why_not() is not None:
            self.hinting.close()
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
            or self.hinting.thinking
            or self.looking.moving
        )

    def update(self, dt: float) -> Transition:
        """Show what happened, let computers answer, end when it is over."""
        if self._asleep:
            return None
        self.toast.update(dt)
        self.looking.update(dt)
        self.caution.update(dt)
        self.face.update(dt)
        if not self.busy and not self.face.moving:
            self.kit.bakery.bake_some(SPARE)  # what will be needed is made while nothing moves
        self.log.update(dt)
        self._await_hint(dt)
        if self.kit.notices and not self.toast.moving:
            self.toast.show(self.kit.notices.pop(0))
        if self.showing.update(dt):
            self._settle()
        if self._holding != self.showing.director.holding:
            self._refresh()  # what wants to be read may bring buttons along
        if self.showing.covered:
            return Push(self._doors.hand_over(self.session, self.session.viewer))
        return self._go_on(dt)

    def draw(self, canvas: Canvas) -> None:
        """Draw the face and, above it, what all tables share."""
        self._draw(canvas)
        self.hinting.draw(canvas)
        self.toast.draw(canvas)
        if self.caution.asking:  # a question takes the place of the tip that lies there
            self.caution.draw(canvas)
        else:
            self.looking.tooltip.draw(canvas)
        if self._asleep:
            chrome.draw_asleep(canvas, self.kit.say("table.asleep"))

    def draw_public(self, canvas: Canvas) -> None:
        """Draw what anybody may know: pictures of the screen are kept and shown around."""
        if self.showing.eyes.private:
            self.portrait.draw(canvas)
        else:
            self._draw(canvas, hints=False)

    def targets(self) -> list[Target]:
        """Everything that may be clicked."""
        return self.focus.targets()

    def refuse(self, refusal: Refusal) -> None:
        """Say why something cannot be done."""
        self.toast.show(self.sentence(refusal))
        self.kit.audio.play(self.face.sound_of(refusal))

    def sentence(self, said: Refusal | Reason) -> str:
        """A key with its values, those in the player's language where there are words for them."""
        values: dict[str, object] = {}
        for name, value in said.values.items():
            key = f"{self.session.match.game.name}.{name}.{value}"
            values[name] = self.kit.say(key) if self.kit.texts.has(key) else value
        return self.kit.say(said.key, **values)

    def _submit(self, plan: Plan) -> None:
        self._move_on()
        self.showing.play(self.session.submit_all(plan.moves))
        self._took_back = False
        if self.busy:
            self._refresh()
        else:  # a decision of which nothing is to be seen: the next one follows at once
            self._settle()

    def _move_on(self) -> None:
        """The position changes, or somebody else will look: nothing that was said about it holds."""
        self.hinting.close()
        self.caution.dismiss()

    def _await_hint(self, dt: float) -> None:
        if not self.hinting.thinking or self.busy:  # first see what the hint is about
            return
        if self.hinting.update(dt):
            if not self.hinting.open:
                self.refuse(refuse("table.refused.no_advice"))
            self._refresh()
            if self.focus.shown:
                self.focus.move_to("hint.0")
                self._attend()

    def _go_on(self, dt: float) -> Transition:
        if self.busy:
            return None
        if self.session.to_move is None:
            if self._scored or (self.showing.calm < LINGER and not self.kit.at_once):
                return None  # who has seen the scoring may look at the table as long as they like
            return self._score()
        if self.session.human_to_move:
            self._go_on_alone()
            return None
        pace = 0.0 if self.face.hurried else self.kit.waiting(PACE)
        move = self.session.answer(dt) if self.showing.calm >= pace else None
        if move is not None:
            self._submit(Plan((move,)))
        return None

    def _go_on_alone(self) -> None:
        """Make a sole choice for those who want that; whoever has just taken something back does not."""
        wanted = self.kit.preferences.end_turns and not self._took_back
        if not wanted or self.showing.calm < SOLE_AFTER or self.hinting.open or self.looking.around:
            return
        move = self.face.sole
        if move is not None:
            self._submit(Plan((move,)))

    def _score(self) -> Transition:
        self._scored = True
        self._refresh()
        return Push(self._doors.scoring(self.session))

    def _settle(self) -> None:
        self.showing.settle()
        if not self.busy:
            self.portrait.now_and_then()
        if self.showing.covered:
            self._move_on()
            self.looking.around = False
        self._refresh()

    def _refresh(self) -> None:
        """Lay out anew what can be pointed at."""
        self._holding = self.showing.director.holding
        undo, redo, hint = self.session.why_not_undo(), self.session.why_not_redo(), self.hinting.why_not()
        why_not = chrome.Reasons(
            undo=undo.key if undo else None,
            redo=redo.key if redo else None,
            hint=hint.key if hint else None,
            turn=self.face.why_not_turn,
        )
        frame: list[Widget] = chrome.buttons(self.kit.texts, why_not, has_help=self._doors.help is not None)
        if self._scored:
            frame.append(chrome.scoring_button(self.kit.texts))
        frame += [*self.log.widgets(self._right), *self.hinting.widgets()]
        widgets = self.face.widgets()
        found = [*self.looking.refresh(widgets), *widgets, *frame]
        self.focus.replace([*found, *self._beside(found)])
        self._attend()

    def _beside(self, widgets: list[Widget]) -> list[Widget]:  # noqa: ARG002
        """What else can be pointed at, above all these widgets: a lesson has its teacher beside the table."""
        return []

    def _draw_beside(self, canvas: Canvas) -> None:
        """Draw what lies over the table and under the buttons."""

    def _attend(self) -> None:
        widget = self.focus.attended
        name = widget.name if widget is not None else None
        self.face.attend(name)
        if self.hinting.open:
            self.hinting.attend(name)

    def _draw(self, canvas: Canvas, *, hints: bool = True) -> None:
        self.portrait.canvas = canvas
        if canvas.visible.right != self._right:
            self._right = canvas.visible.right
            self._refresh()
        session = self.session
        thinking = not self.busy and not session.human_to_move and session.thinking_for > SIGN_AFTER
        self.face.draw(canvas, Seen(session.players, session.to_move, thinking))
        chrome.draw_title(canvas, session.match.game.title)
        self.log.draw(canvas)
        self._draw_beside(canvas)
        for widget in self.focus.widgets:
            if hints or not widget.name.startswith("hint."):
                widget.draw(canvas)
        self.focus.draw_ring(canvas)
        rect = self.face.where(self.log.pointed) if self.log.pointed else None
        if rect is not None:
            draw_ring(canvas, rect, theme.RADIUS_BUTTON)
