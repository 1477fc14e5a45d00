"""What a replay shows: the table of the match, the log beside it, the seek bar below it."""

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.widgets.tooltip import Tip, draw_tip
from game.engine.widgets.widget import What
from game.scenes.replay import panel
from game.scenes.replay.bar import ReplayBar, marks_of
from game.scenes.replay.note import Note, draw_note, note_button
from game.scenes.replay.panel import Drawer, ReplayControl
from game.table.face.seats_shown import SeatsShown
from game.table.history.replay import FinishedMatch, Replay, viewpoints_of
from game.table.history.replay_log import ReplayLog
from game.table.history.turning_point import turning_point
from game.table.view_base import ViewBase

TELLS_A_FRAME = 4
"""Decisions per frame that are added to the log in advance, so that opening it is instant."""


class ReplayView(ViewBase):
    """Knows what is open beside the table; what a click means is the scene's business."""

    def __init__(self, kit: Kit, played: FinishedMatch, at: int, seat: int, note: Note | None) -> None:
        """Start before the decision `at`, from the viewpoint of `seat`; a `note` belongs to one of the decisions."""
        super().__init__(kit, played.make_face(), first="reel.play")
        self.played = played
        self.replay = Replay(kit, played, self.face, at, seat)
        self.note = note
        self.note_open = note is not None
        self.drawer_open = False
        self.replay_log = ReplayLog(played)
        self._told = -1
        """The number of decisions in the log."""
        self.advised: int | None = None
        """The layout count (`Replay.laid`) for which the better move is highlighted."""
        self.marks = marks_of(played)
        self.swing = turning_point(played)
        self._drawer = Drawer(kit, played.match.game.name, played.players, viewpoints_of(played))
        self._holding = False

    @property
    def busy(self) -> bool:
        """Whether a decision is still being shown."""
        return self.replay.busy

    @property
    def holding(self) -> bool:
        """Whether playback waits for the viewer to read something."""
        return self.replay.holding

    @property
    def moving(self) -> bool:
        """Whether the picture is animating."""
        return super().moving or self.replay.playing

    def update(self, dt: float) -> None:
        """Advance time."""
        super().update(dt)
        self.bake_ahead()
        self.replay_log.tell_some(TELLS_A_FRAME)
        changed = self.replay.update(dt)
        if changed or self._holding != self.holding:
            self.refresh()
        self.keep_up(dt)

    def draw(self, canvas: Canvas) -> None:
        """Draw the table and the controls."""
        at = self.replay.at
        self.face.draw(canvas, SeatsShown(self.played.players, self.played.to_move(at), thinking=False))
        panel.draw_pill(canvas, self.when(at), f"{at} / {self.played.last}")
        self.log.draw(canvas)
        if self.drawer_open:
            self._drawer.draw(canvas)
        if self.note is not None and self.note_open:
            draw_note(canvas, self.kit, self.note, self.played.name(self.note.seat), self._drawer.draw_face)
        self.focus.draw(canvas)
        self.draw_pointed(canvas)
        self._draw_tip(canvas)
        self.toast.draw(canvas)

    def refresh(self) -> None:
        """Rebuild the widgets, and bring the log up to the current position."""
        reel = self.replay
        self._holding = self.holding
        self._tell()
        self._advise()
        on_table = self.face.widgets()
        found = [
            *self.looking.refresh(on_table),
            *on_table,
            *panel.buttons(self.kit, reel, self.played.last, self.swing is not None, self.face.why_not_turn),
            ReplayBar(self.visible, self.marks, self.played.last, reel.at, self.note.at if self.note else self.swing),
        ]
        if not self.note_open:
            found += self.log.widgets(self.right)
        if self.note is not None and not self.log.open:
            found.append(note_button(self.kit, self.right, is_open=self.note_open))
        if self.drawer_open:
            found += self._drawer.widgets(reel.seat, reel.speed)
        self.focus.replace(found)
        self.attend()

    def attend(self) -> None:
        """Tell the face what the viewer points at or focuses."""
        self.face.attend(self._attended)

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

    def step_turn(self, way: int) -> None:
        """Jump to the next or the last turn."""
        at = self.replay.at
        if way > 0:
            self.replay.jump(next((mark.at for mark in self.marks if mark.at > at), self.played.last))
        else:
            self.replay.jump(max((mark.at for mark in self.marks if mark.at < at), default=0))

    def open_note(self) -> None:
        """Open or close the note. Opening it shows its position on the table."""
        note = self.note
        if note is None:
            return
        self.note_open = not self.note_open
        if not self.note_open:
            return
        if self.log.open:
            self.log.toggle()
        self.replay.pause()
        if self.replay.busy or self.replay.at != note.at:
            self.replay.jump(note.at)

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
        elif not (self.drawer_open and self._attended == ReplayControl("eyes")):
            self.looking.tooltip.draw(canvas)

    @property
    def bar(self) -> ReplayBar:
        """The bar to seek on."""
        return next(widget for widget in self.focus.widgets if isinstance(widget, ReplayBar))

    @property
    def _attended(self) -> What | None:
        widget = self.focus.attended
        return widget.what if widget is not None else None
