"""A match that is over on its own table, as far as it needs nobody's hand: it passes time and draws everything."""

from collections.abc import Callable
from dataclasses import dataclass

from game.engine import theme
from game.engine.canvas import Canvas
from game.engine.commands import Command, Kind
from game.engine.easing import out_cubic
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.layout import DESIGN
from game.engine.scenes import Scene, Target, Transition
from game.engine.widgets.focus import Focus
from game.engine.widgets.ring import draw_ring
from game.engine.widgets.toast import Toast
from game.engine.widgets.tooltip import Tip, draw_tip
from game.engine.widgets.widget import Widget
from game.scenes import replay_panel
from game.scenes.replay_bar import NEAR, STAYS, ReplayBar, marks_of
from game.scenes.replay_note import Note, draw_note, note_button
from game.scenes.replay_panel import Drawer
from game.table.face import Seen
from game.table.laid import SPARE
from game.table.log import Log
from game.table.looking import Looking
from game.table.replaying import Played, Replaying, eyes_of, first_eyes
from game.table.retelling import Retelling

TELLS_A_FRAME = 4
"""Decisions that are told ahead in every frame, so that the log is there when it is opened."""

_PATIENT = "long"
"""The pace of a replay for those who click everything on at a table: a replay goes on by itself."""


@dataclass(frozen=True)
class ReplayDoors:
    """The scenes that a replay leads to."""

    help: Callable[[str, str], Scene] | None = None
    """The rulebook of a game at a page."""

    watched: Callable[[], None] | None = None
    """Told whenever somebody has watched a match to its end."""


class ShownReplay(Scene):
    """The table, the log beside it, the bar below it."""

    def __init__(  # noqa: PLR0917 - the composition root hands over everything at once
        self,
        kit: Kit,
        played: Played,
        doors: ReplayDoors | None = None,
        at: int = 0,
        eyes: int | None = None,
        note: Note | None = None,
    ) -> None:
        """Begin before the decision `at`, with the `eyes` of a seat; a `note` belongs to one of the decisions."""
        self.kit = kit
        self.played = played
        self.face = played.make_face()
        self.focus = Focus(first="reel.play")
        self.toast = Toast(bottom=716)
        self.log = Log(kit.say("table.log"), self.face.draw_icon)
        self.looking = Looking(kit, self.face, self.focus)
        self.replaying = Replaying(kit, played, self.face, at, first_eyes(played) if eyes is None else eyes)
        self.note = note
        self.note_open = note is not None
        self.drawer_open = False
        self._doors = doors or ReplayDoors()
        self._telling = Retelling(played)
        self._told = -1
        """After how many decisions the log stands."""
        self._advised: int | None = None
        """Which laying of the table the better move is shown on."""
        self._marks = marks_of(played)
        self._drawer = Drawer(kit, played.match.game.name, played.players, eyes_of(played))
        self._seen = DESIGN
        self._over = self.replaying.over
        self._holding = False
        self._pace = kit.pace
        self._steered = 0.0
        """Seconds since somebody steered."""

    def enter(self) -> None:
        """Whoever has nothing to see is told why."""
        if self.kit.pace == "click":
            self.kit.pace = _PATIENT
        if not self.played.last:
            self.toast.show(self.kit.say("replay.only_the_end"))
        self._refresh()

    def leave(self) -> None:
        """At tables everything is as it was."""
        self.kit.pace = self._pace

    @property
    def moving(self) -> bool:
        """Whether the picture changes by itself."""
        slims = self._steered < STAYS + theme.MOVE
        changes = slims or self.replaying.busy or self.replaying.playing or self.face.moving or self.toast.moving
        return changes or self.looking.moving or self.log.pointed is not None

    def update(self, dt: float) -> Transition:
        """Pass time."""
        self._steered += dt
        self.toast.update(dt)
        self.looking.update(dt)
        self.log.update(dt)
        self.face.update(dt)
        if not self.replaying.busy and not self.face.moving:
            self.kit.bakery.bake_some(SPARE)  # what will be needed is made while nothing moves
        self._telling.tell_some(TELLS_A_FRAME)
        changed = self.replaying.update(dt)
        was_over, self._over = self._over, self.replaying.over
        if self._over and not was_over:
            self.toast.show(self.played.ending or self.kit.say("replay.end"))
            if self.replaying.watched and self._doors.watched is not None:
                self._doors.watched()
        if changed or self._holding != self.replaying.holding:
            self._refresh()
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw the table as it was, and what steers it."""
        if canvas.visible != self._seen:
            self._seen = canvas.visible
            self._refresh()
        at, game = self.replaying.at, self.played.match.game.name
        self.face.draw(canvas, Seen(self.played.players, self.played.to_move(at), thinking=False))
        replay_panel.draw_pill(canvas, self._when(at))
        self.log.draw(canvas)
        if self.drawer_open:
            self._drawer.draw(canvas)
        if self.note is not None and self.note_open:
            draw_note(canvas, self.kit, self.note, game, self.played.name(self.note.seat))
        bar = self._bar()
        # A note points at the bar, and whoever walks about with keys must see where they are.
        kept = self.note_open or (self.focus.shown and self._attended() == bar.name)
        bar.opened = 1.0 if kept else 1 - out_cubic(min(1.0, max(0.0, self._steered - STAYS) / theme.MOVE))
        self.focus.draw(canvas)
        place = self.face.where(self.log.pointed) if self.log.pointed else None
        if place is not None:
            draw_ring(canvas, place, theme.RADIUS_BUTTON)
        self._draw_tip(canvas)
        self.toast.draw(canvas)

    def targets(self) -> list[Target]:
        """Everything that may be clicked."""
        return self.focus.targets()

    def _refresh(self) -> None:
        """Lay out anew what can be pointed at, and bring the log to where the replay is."""
        reel, right = self.replaying, self._seen.right
        self._holding = reel.holding
        self._tell()
        self._advise()
        on_table = self.face.widgets()
        found: list[Widget] = [
            *self.looking.refresh(on_table),
            *on_table,
            *replay_panel.buttons(self.kit, reel, self.played.last, self.face.why_not_turn),
            ReplayBar(self._seen, self._marks, self.played.last, reel.at, self.note.at if self.note else None),
        ]
        if not self.note_open:
            found += self.log.widgets(right)
        if self.note is not None and not self.log.open:
            found.append(note_button(self.kit, right, is_open=self.note_open))
        if self.drawer_open:
            found += self._drawer.widgets(reel.seat, reel.speed)
        self.focus.replace(found)
        self.face.attend(self._attended())

    def _tell(self) -> None:
        if self.log.open and self._told != self.replaying.shown:
            self._told = self.replaying.shown
            self.log.drop_to(0)
            for line in self._telling.lines(self._told):
                self.log.add(line)

    def _advise(self) -> None:
        """Show the better move on the table, where and as long as the note is about what is to be seen."""
        reel, note = self.replaying, self.note
        fits = note is not None and self.note_open and reel.at == note.at and not reel.busy
        if note is not None and fits and (reel.seat == note.seat or not self.played.match.game.rules.secrets):
            if self._advised != reel.laid:
                self.face.offer(self.played.view(note.at, note.seat))
                self.face.point_out(note.move)
                self._advised = reel.laid
        elif self._advised is not None:
            self.face.point_out(None)
            self.face.offer(None)
            self._advised = None

    def _when(self, at: int) -> str:
        """When it is; at the end there is no turn any more."""
        if at >= self.played.last:
            return self.kit.say("replay.end")
        commentary = self.played.commentary
        return commentary.when(commentary.moment(self.played.before(at)), self.kit.say)

    def _draw_tip(self, canvas: Canvas) -> None:
        bar = self._bar()
        if bar.pointed is not None:
            seat = self.played.to_move(bar.pointed)
            anchor = Rect(bar.x_of(bar.pointed) - 1, bar.rect.y, 2, bar.rect.h)
            draw_tip(canvas, Tip(anchor, self._when(bar.pointed), "" if seat is None else self.played.name(seat)))
        elif not (self.drawer_open and self._attended() == "reel.eyes"):
            self.looking.tooltip.draw(canvas)

    def _bar(self) -> ReplayBar:
        return next(widget for widget in self.focus.widgets if isinstance(widget, ReplayBar))

    def _notice(self, command: Command) -> None:
        """Whoever presses anything, or points near the bar, steers."""
        if command.kind is not Kind.POINT or (command.at is not None and command.at.y > self._seen.bottom - NEAR):
            self._steered = 0.0

    def _attended(self) -> str | None:
        widget = self.focus.attended
        return widget.name if widget is not None else None
