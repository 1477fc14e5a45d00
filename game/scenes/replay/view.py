"""A replay without input handling: it advances time and draws everything."""

from collections.abc import Callable
from dataclasses import dataclass

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.layout import DESIGN
from game.engine.look import theme
from game.engine.scenes import Scene, Target, Transition
from game.engine.widgets.focus import Focus
from game.engine.widgets.focus_ring import draw_ring
from game.engine.widgets.toast import Toast
from game.engine.widgets.tooltip import Tip, draw_tip
from game.engine.widgets.widget import What, Widget
from game.scenes.replay import panel
from game.scenes.replay.bar import ReplayBar, marks_of
from game.scenes.replay.note import Note, draw_note, note_button
from game.scenes.replay.panel import Drawer, ReplayControl
from game.table.face import SeatsShown
from game.table.frame.log import Log
from game.table.history.replay import FinishedMatch, Replay, default_viewpoint, viewpoints_of
from game.table.history.replay_log import ReplayLog
from game.table.history.turning_point import turning_point
from game.table.inspect.hover import Hover
from game.table.view import SPARE

TELLS_A_FRAME = 4
"""Decisions per frame that are added to the log in advance, so that opening it is instant."""

_PATIENT = "long"
"""The reading pace of a replay for players whose tables wait for clicks: a replay continues by itself."""


@dataclass(frozen=True)
class ReplayExits:
    """The scenes that can be reached from a replay."""

    help: Callable[[str, str], Scene] | None = None
    """Opens a game's rulebook at a page."""

    watched: Callable[[], None] | None = None
    """Called whenever a match has been watched to its end."""


class ReplayView(Scene):
    """The table, the log beside it, the seek bar below it."""

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
        self.face = played.make_face()
        self.focus = Focus(first="reel.play")
        self.toast = Toast(bottom=716)
        self.log = Log(kit.say("table.log"), self.face.draw_icon)
        self.looking = Hover(kit, self.face, self.focus)
        self.replay = Replay(kit, played, self.face, at, default_viewpoint(played) if seat is None else seat)
        self.note = note
        self.note_open = note is not None
        self.drawer_open = False
        self._exits = exits or ReplayExits()
        self.replay_log = ReplayLog(played)
        self._told = -1
        """The number of decisions in the log."""
        self.advised: int | None = None
        """The layout count (`Replay.laid`) for which the better move is highlighted."""
        self._marks = marks_of(played)
        self._swing = turning_point(played)
        self._plays = playing
        self._drawer = Drawer(kit, played.match.game.name, played.players, viewpoints_of(played))
        self._seen = DESIGN
        self._over = self.replay.over
        self._holding = False
        self._pace = kit.pace

    def enter(self) -> None:
        """Explain it if there is nothing to replay."""
        if self.kit.pace == "click":
            self.kit.pace = _PATIENT
        if not self.played.last:
            self.toast.show(self.kit.say("replay.only_the_end"))
        elif self._plays:
            self.replay.play()
        self._refresh()

    def leave(self) -> None:
        """Restore the reading pace of the tables."""
        self.kit.pace = self._pace

    def pause(self) -> None:
        """Another scene covers the table."""
        self.looking.rest()

    @property
    def moving(self) -> bool:
        """Whether the picture is animating."""
        changes = self.replay.busy or self.replay.playing or self.face.moving or self.toast.moving
        return changes or self.looking.moving or self.log.pointed is not None

    def update(self, dt: float) -> Transition:
        """Advance time."""
        self.toast.update(dt)
        self.log.update(dt)
        self.face.update(dt)
        if not self.replay.busy and not self.face.moving:
            self.kit.bakery.bake_some(SPARE)  # bakes pictures in advance while nothing moves
        self.replay_log.tell_some(TELLS_A_FRAME)
        changed = self.replay.update(dt)
        was_over, self._over = self._over, self.replay.over
        if self._over and not was_over:
            self.toast.show(self.played.ending or self.kit.say("replay.end"))
            if self.replay.watched and self._exits.watched is not None:
                self._exits.watched()
        if changed or self._holding != self.replay.holding:
            self._refresh()
        if self.replay.busy and not self.replay.holding:
            self.looking.rest()
        else:
            self.looking.update(dt, held=self.replay.busy)
        return None

    def fit(self, canvas: Canvas) -> None:
        """Place the controls at the edges of the visible area."""
        self.face.fit(canvas)
        if canvas.visible != self._seen:
            self._seen = canvas.visible
            self._refresh()

    def draw(self, canvas: Canvas) -> None:
        """Draw the table and the controls."""
        at, game = self.replay.at, self.played.match.game.name
        self.face.draw(canvas, SeatsShown(self.played.players, self.played.to_move(at), thinking=False))
        panel.draw_pill(canvas, self.when(at), f"{at} / {self.played.last}")
        self.log.draw(canvas)
        if self.drawer_open:
            self._drawer.draw(canvas)
        if self.note is not None and self.note_open:
            draw_note(canvas, self.kit, self.note, game, self.played.name(self.note.seat))
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
        """Rebuild the widgets, and bring the log up to the current position."""
        reel, right = self.replay, self._seen.right
        self._holding = reel.holding
        self._tell()
        self._advise()
        on_table = self.face.widgets()
        found: list[Widget] = [
            *self.looking.refresh(on_table),
            *on_table,
            *panel.buttons(self.kit, reel, self.played.last, self._swing is not None, self.face.why_not_turn),
            ReplayBar(self._seen, self._marks, self.played.last, reel.at, self.note.at if self.note else self._swing),
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
        if self.log.open and self._told != self.replay.shown:
            self._told = self.replay.shown
            self.log.drop_to(0)
            for line in self.replay_log.lines(self._told):
                self.log.add(line)

    def _advise(self) -> None:
        """Highlight the better move while the note's position is on the table."""
        reel, note = self.replay, self.note
        fits = note is not None and self.note_open and reel.at == note.at and not reel.busy
        if note is not None and fits and (reel.seat == note.seat or not self.played.match.game.rules.secrets):
            if self.advised != reel.laid:
                self.face.offer(self.played.view(note.at, note.seat))
                self.face.point_out(note.move)
                self.advised = reel.laid
        elif self.advised is not None:
            self.face.point_out(None)
            self.face.offer(None)
            self.advised = None

    def when(self, at: int) -> str:
        """Return the current turn in words; at the end there is none."""
        if at >= self.played.last:
            return self.kit.say("replay.end")
        commentary = self.played.commentary
        return commentary.when(commentary.moment(self.played.before(at)), self.kit.say)

    def _draw_tip(self, canvas: Canvas) -> None:
        bar = self.bar
        if bar.pointed is not None and (self.focus.arrived or self.focus.held):
            seat = self.played.to_move(bar.pointed)
            anchor = Rect(bar.x_of(bar.pointed) - 1, bar.rect.y, 2, bar.rect.h)
            draw_tip(canvas, Tip(anchor, self.when(bar.pointed), "" if seat is None else self.played.name(seat)))
        elif not (self.drawer_open and self._attended() == ReplayControl("eyes")):
            self.looking.tooltip.draw(canvas)

    @property
    def bar(self) -> ReplayBar:
        """The bar to seek on."""
        return next(widget for widget in self.focus.widgets if isinstance(widget, ReplayBar))

    def _attended(self) -> What | None:
        widget = self.focus.attended
        return widget.what if widget is not None else None
