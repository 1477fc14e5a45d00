"""The table without input handling: it shows events, lets bots decide, and draws everything."""

from collections.abc import Callable, Iterable
from functools import partial

from game.ai.advice import Reason
from game.core.contract import OPEN
from game.core.match import Decision
from game.core.refusal import Refusal, refuse
from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.layout import DESIGN
from game.engine.look import theme
from game.engine.scenes import Push, Scene, Target, Transition
from game.engine.widgets.focus import Focus
from game.engine.widgets.focus_ring import draw_ring
from game.engine.widgets.toast import Toast
from game.engine.widgets.tooltip import Tip, draw_tip
from game.engine.widgets.widget import Widget
from game.table import chrome
from game.table.exits import Opened, TableExits
from game.table.face import Face, Plan, SeatsShown
from game.table.hint.panel import HintPanel
from game.table.history.thumbnail import Thumbnail
from game.table.inspect.confirm import Confirm
from game.table.inspect.hover import Hover
from game.table.log import Log
from game.table.news import News
from game.table.playback.presenter import Presenter
from game.table.session import Session
from game.table.threat import draw_threat

PACE = 0.45
"""Seconds that a bot waits after the last animation, so that players can follow."""

SOLE_AFTER = 0.9
"""Seconds before a sole choice is made automatically: enough to notice it."""

SIGN_AFTER = 0.3
"""Seconds of thinking after which the table says so."""

SPARE = 0.003
"""Seconds of each frame spent on baking pictures in advance while nothing moves."""

GROUND = 160_000.0
"""What is larger than this is the ground on which things stand, and may be covered."""

LINGER = 1.2
"""Seconds between the last animation of a match and its scoring."""


class TableView(Scene):
    """Turns moves into events, and events into what is shown."""

    def __init__(
        self, kit: Kit, session: Session, face: Face, exits: TableExits, spare: Callable[[], Face] | None = None
    ) -> None:
        """`spare` makes another face of the same table, for pictures that must not show the current player's view."""
        self.kit = kit
        self.session = session
        self.face = face
        self.focus = Focus()
        self.toast = Toast(bottom=716)
        self.log = Log(kit.say("table.log"), face.draw_icon)
        self.news = News(kit, self.log)
        self.presenter = Presenter(kit, session, face, self.log)
        self.hint_panel = HintPanel(kit, session, face, self.sentence)
        self.looking = Hover(kit, face, self.focus)
        self.caution = Confirm(kit.say("table.sure"))
        self.thumbnail = Thumbnail(session, spare, exits.portrait)
        self._exits = exits
        self._right = DESIGN.right
        self._holding = False
        self._asleep = False
        self._scored = False
        self._took_back = False

    def enter(self) -> None:
        """Lay the table, and let the first player look."""
        name = self.session.match.game.name
        self.kit.audio.room(name)
        for occasion in self.kit.audio.occasions(name):
            self.kit.bakery.plan(partial(self.kit.audio.prepare, occasion))
        self.presenter.begin()
        self.session.ask()
        self._settle()

    def leave(self) -> None:
        """Stop the bots."""
        self.thumbnail.take()
        self.session.close()

    def pause(self) -> None:
        """Another scene covers the table."""
        self.looking.rest()

    def resume(self, result: object) -> None:
        """Come back from a menu or a hand-over, where a player may have resigned or given a seat to a bot."""
        if self.hint_panel.why_not() is not None:
            self.hint_panel.close()
        self.session.ask()
        if self.presenter.eyes.seat == OPEN and self.presenter.eyes.wrong:
            self.presenter.director.finish()  # a human has joined the bots: no secrets may stay visible to them
        self.presenter.uncover(result if isinstance(result, Opened) else None)
        self._settle()

    @property
    def busy(self) -> bool:
        """Whether something is still being shown."""
        return self.presenter.busy

    @property
    def moving(self) -> bool:
        """Whether the picture is animating."""
        return (
            self.busy
            or self.face.moving
            or self.toast.moving
            or self.log.pointed is not None
            or not self.session.human_to_move
            or self.hint_panel.thinking
            or self.looking.moving
        )

    def update(self, dt: float) -> Transition:
        """Show events, let bots move, and open the scoring at the end."""
        if self._asleep:
            return None
        self.toast.update(dt)
        self.caution.update(dt)
        self.face.update(dt)
        if not self.busy and not self.face.moving:
            self.kit.bakery.bake_some(SPARE)  # bakes pictures in advance while nothing moves
        self.log.update(dt)
        self._await_hint(dt)
        if self.kit.notices and not self.toast.moving:
            self.toast.show(self.kit.notices.pop(0))
        if self.presenter.update(dt):
            self._settle()
        if self._holding != self.presenter.director.holding:
            self._refresh()  # what is held for reading may bring its own buttons
        if self.busy and not self._holding:
            self.looking.rest()
        else:
            self.looking.update(dt, held=self.busy)
        if self.presenter.covered:
            return Push(self._exits.hand_over(self.session, self.session.viewer))
        if self.face.preparing and not self.busy:
            self._hand_in()
        return self._go_on(dt)

    def draw(self, canvas: Canvas) -> None:
        """Draw the face and, above it, what all tables share."""
        self._draw(canvas)
        self.hint_panel.draw(canvas)
        self._draw_threat(canvas)
        self._draw_hit(canvas)
        self.toast.draw(canvas)
        if self.caution.asking:  # the question replaces the tooltip there
            self.caution.draw(canvas)
        else:
            self.looking.tooltip.draw(canvas)
        if self._asleep:
            chrome.draw_asleep(canvas, self.kit.say("table.asleep"))

    def _draw_threat(self, canvas: Canvas) -> None:
        """Say where the end is near, while the player decides and reads nothing else."""
        deciding = self.session.human_to_move and not self.busy and self.presenter.eyes.seat == self.session.to_move
        threat = self.face.threat() if deciding and self.presenter.patient and not self.log.open else None
        if threat is not None:
            rects = [thing.rect for thing in self.face.things() if thing.rect.w * thing.rect.h < GROUND]
            rects += [widget.rect for widget in self.face.widgets()] + self.face.kept()
            strip = self.news.rect
            draw_threat(canvas, threat, (*rects, *([strip] if strip is not None else [])))

    def _draw_hit(self, canvas: Canvas) -> None:
        """Draw what has just hit the player beside its place."""
        hit = self.presenter.hit
        if hit is None:
            return
        place = self.face.where(hit.place) if hit.place is not None else None
        keep = tuple(thing.rect for thing in self.face.things() if thing.rect.w * thing.rect.h < GROUND)
        anchor = place or Rect.around(DESIGN.centre, 2, 2)
        if place is not None:
            draw_ring(canvas, place, theme.RADIUS_BUTTON)
        draw_tip(canvas, Tip(anchor, hit.text, self.kit.say("table.news.click"), keep))

    def draw_public(self, canvas: Canvas) -> None:
        """Draw the public view, because screenshots are kept and shared."""
        if self.presenter.eyes.private:
            self.thumbnail.draw(canvas)
        else:
            self._draw(canvas, hints=False)

    def targets(self) -> list[Target]:
        """Everything that may be clicked."""
        return self.focus.targets()

    def refuse(self, refusal: Refusal) -> None:
        """Say why something is not possible."""
        self.toast.show(self.sentence(refusal))
        self.kit.audio.play(self.face.sound_of(refusal))

    def sentence(self, said: Refusal | Reason) -> str:
        """Translate a key with its values; the values too, where there are texts for them."""
        values: dict[str, object] = {}
        for name, value in said.values.items():
            key = f"{self.session.match.game.name}.{name}.{value}"
            values[name] = self.kit.say(key) if self.kit.texts.has(key) else value
        if self.kit.texts.has(said.key):
            return self.kit.say(said.key, **values)
        return self.kit.say("refused.no_such_move") if isinstance(said, Refusal) else ""

    def _submit(self, plan: Plan) -> None:
        """Make moves, or let the face prepare one that takes its time."""
        seat = self.session.to_move
        level = self.session.players[seat].level if seat is not None else None
        if len(plan.moves) == 1 and self.face.prepare(plan.moves[0], level):
            self._move_on()
            self._refresh()
        else:
            self._make(plan)

    def _hand_in(self, *, now: bool = False) -> None:
        """Make the move that the face has prepared, if it is ready."""
        move = self.face.prepared(now=now)
        if move is not None:
            self._make(Plan((move,)))

    def _make(self, plan: Plan) -> None:
        self._move_on()
        self._play(self.session.submit_all(plan.moves))
        self._took_back = False
        if self.busy:
            self._refresh()
        else:  # nothing to show: continue with the next decision at once
            self._settle()

    def _play(self, steps: Iterable[Decision]) -> None:
        """Show the events of decisions. If another player is next, hide what was said to the current one."""
        self.presenter.play(steps)
        if self.presenter.eyes.passing:
            self._clear_away()

    def _move_on(self) -> None:
        """Drop hint, question and tooltip: the position or the viewer is about to change."""
        self.hint_panel.close()
        self.caution.dismiss()
        self.looking.rest()

    def _clear_away(self) -> None:
        """Leave nothing for the next player of what the last one was told, asked or looking at."""
        self._move_on()
        self.toast.hide()
        self.log.put_away()
        self.looking.put_away()

    def _await_hint(self, dt: float) -> None:
        if not self.hint_panel.thinking or self.busy:  # let the player see the position first
            return
        if self.hint_panel.update(dt):
            if not self.hint_panel.open:
                self.refuse(refuse("table.refused.no_advice"))
            self._refresh()
            if self.focus.shown:
                self.focus.move_to("hint.0")
                self._attend()

    def _go_on(self, dt: float) -> Transition:
        if self.busy or self.face.preparing:
            return None
        if self.session.to_move is None:
            if self._scored or (self.presenter.calm < LINGER and not self.kit.at_once):
                return None  # after the scoring, the player may look at the table as long as they like
            return self._score()
        if self.session.human_to_move:
            self._go_on_alone()
            return None
        pace = 0.0 if self.face.hurried else self.kit.waiting(PACE)
        move = self.session.answer(dt) if self.presenter.calm >= pace else None
        if move is not None:
            self._submit(Plan((move,)))
        return None

    def _go_on_alone(self) -> None:
        """Make a sole choice automatically if the player wants that, but not right after an undo."""
        wanted = self.kit.preferences.end_turns and not self._took_back
        if not wanted or self.presenter.calm < SOLE_AFTER or self.hint_panel.open or self.looking.around:
            return
        move = self.face.sole
        if move is not None:
            self._submit(Plan((move,)))

    def _score(self) -> Transition:
        self._scored = True
        self._refresh()
        return Push(self._exits.scoring(self.session))

    def _settle(self) -> None:
        self.presenter.settle()
        over = self.session.to_move is None
        self.kit.audio.tension(not over and self.face.tense(self.presenter.eyes.public()))
        if not self.busy:
            self.thumbnail.now_and_then()
        if self.presenter.covered:
            self._clear_away()
        self._refresh()

    def _refresh(self) -> None:
        """Rebuild the widgets."""
        self._holding = self.presenter.director.holding
        undo, redo, hint = self.session.why_not_undo(), self.session.why_not_redo(), self.hint_panel.why_not()
        why_not = chrome.Reasons(
            undo=undo.key if undo else None,
            redo=redo.key if redo else None,
            hint=hint.key if hint else None,
            turn=self.face.why_not_turn,
        )
        frame: list[Widget] = chrome.buttons(
            self.kit.texts, why_not, has_help=self._exits.help is not None, has_sheet=self._has_sheet
        )
        if self._scored:
            frame.append(chrome.scoring_button(self.kit.texts))
        frame += [*self.log.widgets(self._right), *self.hint_panel.widgets()]
        widgets = self.face.widgets()
        self._tell_news(widgets)
        frame += self.news.widgets()
        found = [*self.looking.refresh(widgets), *widgets, *frame]
        self.focus.replace([*found, *self._beside(found)])
        self._attend()

    def _tell_news(self, widgets: list[Widget]) -> None:
        """Say what happened since the turn of the player who decides now."""
        seat = self.presenter.eyes.seat
        asked = seat >= 0 and not self.busy and self.session.to_move == seat and self.session.human_to_move
        if not asked or not self.presenter.patient or self.kit.at_once:
            self.news.tell(None, ())
            return
        small = [widget.rect for widget in widgets] + [thing.rect for thing in self.face.things()]
        taken = [rect for rect in small if rect.w * rect.h < GROUND] + [self.face.hint_zone, *self.face.kept()]
        self.news.tell(self.presenter.since(seat), taken, seat)

    @property
    def _has_sheet(self) -> bool:
        return type(self.face).sheet is not Face.sheet

    def _beside(self, widgets: list[Widget]) -> list[Widget]:  # noqa: ARG002
        """Return further widgets that lie above these; a lesson adds its teacher here."""
        return []

    def _draw_beside(self, canvas: Canvas) -> None:
        """Draw what lies above the table and below the frame's buttons."""

    def _beneath(self, name: str) -> bool:
        """Return whether a widget belongs to the table itself, below the open log."""
        return not chrome.owns(name)

    def _attend(self) -> None:
        widget = self.focus.attended
        name = widget.name if widget is not None else None
        self.face.attend(name)
        if self.hint_panel.open:
            self.hint_panel.attend(name)

    def _draw(self, canvas: Canvas, *, hints: bool = True) -> None:
        self.thumbnail.canvas = canvas
        if canvas.visible.right != self._right:
            self._right = canvas.visible.right
            self._refresh()
        session = self.session
        thinking = not self.busy and not session.human_to_move and session.thinking_for > SIGN_AFTER
        # No other player is called to the table while this player's secrets are visible.
        asked = self.presenter.eyes.seat if self.presenter.eyes.passing else session.to_move
        self.face.draw(canvas, SeatsShown(session.players, asked, thinking))
        chrome.draw_title(canvas, session.match.game.title)
        for widget in self.focus.widgets:
            if self._beneath(widget.name):
                widget.draw(canvas)
        self.news.draw(canvas)
        self.log.draw(canvas)
        self._draw_beside(canvas)
        for widget in self.focus.widgets:
            if not self._beneath(widget.name) and (hints or not widget.name.startswith("hint.")):
                widget.draw(canvas)
        self.focus.draw_ring(canvas)
        rect = self.face.where(self.log.pointed) if self.log.pointed else None
        if rect is not None:
            draw_ring(canvas, rect, theme.RADIUS_BUTTON)
