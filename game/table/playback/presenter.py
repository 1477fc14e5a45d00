"""Shows events in order to the player at the table, from the right viewpoint, covered during hand-overs. No pygame."""

import logging
import math
from collections.abc import Callable, Iterable

from game.core.contract import Event
from game.core.match import Decision
from game.engine.kit import Kit
from game.engine.timeline import call, hold
from game.table.exits import Opened
from game.table.face.face import Face
from game.table.face.log_line import LogLine
from game.table.frame.log import Log
from game.table.playback.director import Director, Groups
from game.table.playback.viewpoint import SeenEvent, Shown, Veil, Viewpoint
from game.table.session import Session

_log = logging.getLogger(__name__)


class Presenter:
    """Brings a table's face up to date with its match without ever showing anything to the wrong player."""

    def __init__(self, kit: Kit, session: Session, face: Face, log: Log) -> None:
        self._kit = kit
        self._session = session
        self._face = face
        self._log = log
        self.eyes = Viewpoint(session)
        self.director: Director[Shown] = Director(self._stage, self._show, kit.tempo, self._ready)
        self.covered = False
        """Whether all secrets are hidden because another player must come to the table."""
        self.calm = 0.0
        """Seconds since the last event was shown."""
        self.patient = True
        """Whether the table waits for the player where something hits them."""
        self.hit: LogLine | None = None
        """What has just hit the player, while the table waits."""
        self.witness: Callable[[Event], None] | None = None
        """Called with every event, as everybody may see it, once it has been shown."""
        self._own = False
        """Whether the player decided what is being shown."""
        self.beginning: LogLine | None = None
        """Who begins the match."""
        self._opened = False
        self._marks: list[int] = []
        """The length of the log before each decision, to truncate it on undo."""

    def begin(self) -> None:
        """Lay out the public view. A resumed match has no opening animation, but a log."""
        match = self._session.match
        self._opened = match.decisions > 0
        self._face.lay(self.eyes.first())
        if self.patient and match.start is None:
            self.beginning = self._face.beginning()
        if self.beginning is not None:
            self._log.add(self.beginning)
        if match.history:
            self._remember(match.history)
        self._face.lay(self.eyes.public())

    def name_again(self) -> None:
        """Players have other names now: say again who begins, as long as nobody has decided anything."""
        said = self.beginning
        if said is not None and not self._session.match.decisions:
            self.beginning = self._face.beginning()
            self._log.drop_to(0)  # it is the first line, and there are no others yet
            if self.beginning is not None:
                self._log.add(self.beginning)

    def play(self, steps: Iterable[Decision]) -> None:
        """Queue the events of decisions."""
        self._face.offer(None)
        made = list(steps)
        self._own = all(step.seat == self.eyes.seat for step in made)
        self._marks += [len(self._log.lines)] * len(made)
        self.director.play(self.eyes.seen_events(made))
        self.calm = 0.0

    def update(self, dt: float) -> bool:
        """Advance time. Return whether an animation has just ended."""
        was_busy = self.director.busy
        self.director.speed, self.director.jumps = self._kit.tempo, self._kit.preferences.still
        self.director.update(dt)
        self.calm = 0.0 if self.director.busy else self.calm + dt
        return was_busy and not self.director.busy

    def settle(self) -> None:
        """Once everything has been shown, let the right player look and decide."""
        if self.director.busy or self.covered:
            return
        self.eyes.caught_up()
        passed = self._session.passed_around
        if self.eyes.wrong or not (passed or self._opened):  # a screen for all shows the opening to all
            if passed and self.eyes.private and self._session.viewer >= 0:
                self._cover()
                return
            if self._look():
                return
        view = self.eyes.view()
        if self._face.picture != self._session.match.game.picture.of(view):
            _log.error("the picture differs from the position after %s", self._session.match.moves[-1:])
            self._face.lay(view)
        self._face.offer(view if self._session.human_to_move else None)

    def uncover(self, opened: Opened | None) -> None:
        """Uncover the table: its next player has arrived, or seats changed in the menu of the hand-over screen."""
        if self.covered:
            self.covered = False  # `settle` covers it again if another player must come
            if opened is not None and opened.seat == self._session.viewer:
                self._look()

    def stay_public(self) -> None:
        """Uncover the table for everybody: its player has decided at the doors, and what follows is public."""
        self.covered, self._opened = False, True

    def take_back(self, taken: int) -> None:
        """Undo this many decisions in the log and in the picture."""
        del self._marks[len(self._marks) - taken + 1 :]
        self._log.drop_to(self._marks.pop())
        self._face.lay(self.eyes.view())

    def _ready(self, shown: Shown, now: bool) -> bool:
        if isinstance(shown, Veil) or shown.seen is None or shown.watched:
            return True
        return self._face.ready(shown.seen, now=now)

    def _stage(self, shown: Shown) -> Groups:
        if isinstance(shown, Veil) or shown.seen is None or shown.watched:
            return []
        # Everybody in the room hears where a sound comes from: only what is public may say so.
        place = self._face.heard_at(shown.public) if shown.public is not None else None
        rect = self._face.where(place) if place is not None else None
        occasion = f"{self._session.match.game.name}.{self._face.sound(shown.seen)}"
        self._kit.audio.play(occasion, x=rect.centre.x if rect is not None else None)
        return self._face.stage(shown.seen)

    def _waits(self, shown: SeenEvent) -> Groups:
        """Wait for a click or key where something hits the player at the table."""
        seat = self.eyes.seat
        wanted = self.patient and self._kit.preferences.wait_for_me and not self._kit.at_once
        if shown.watched or not wanted or seat < 0 or shown.seen is None or shown.public is None:
            return []
        if self._own and not self._face.undergoes(shown.seen, seat):
            return []
        if not self._session.players[seat].human or not self._face.hits(shown.seen, seat):
            return []
        lines = self._face.log(shown.public)
        line = lines[0] if isinstance(lines, list) and lines else lines
        if not isinstance(line, LogLine):
            return []

        def strike(hit: LogLine | None) -> None:
            self.hit = hit

        return [[call(lambda: strike(line))], [hold(math.inf)], [call(lambda: strike(None))]]

    def _show(self, shown: Shown) -> None:
        if isinstance(shown, Veil):
            self._veil(shown)
            return
        if shown.seen is not None:
            self._face.show(shown.seen)
        if shown.public is not None and not shown.again:
            self._note(shown.public)
            if self.witness is not None:
                self.witness(shown.public)
        # Only now: while the table waits, plates and hands must already count what it tells.
        self.director.open(self._waits(shown))

    def since(self, seat: int) -> int | None:
        """Return the number of the first line of the log that is news to a seat; None without one."""
        first = self._first_missed(seat)
        if first >= len(self._marks):
            return None
        line = self._marks[first] if first else 0
        if any(step.seat == seat for step in self._session.match.history[first:]):
            lines = self._log.lines  # of their own decision only what it brought them is news
            return next((number for number in range(line, len(lines)) if seat in lines[number].hits), None)
        return line

    def replay_since(self, seat: int) -> None:
        """Show again what is news to the seat that looks; nothing is logged twice."""
        missed = self.eyes.since(self._first_missed(seat)) if seat == self.eyes.seat else None
        if missed is None:
            return
        view, events = missed
        self.director.finish()
        self._face.offer(None)
        self._face.lay(view)
        self._own = True
        self.director.play(SeenEvent(event.seen, None) for event in events)
        self.calm = 0.0

    def _first_missed(self, seat: int) -> int:
        """Return the number of the first decision that is news to a seat.

        It is the one after its own last; that one itself if it completed what another seat had caused.
        """
        history = self._session.match.history
        last = next((number for number in range(len(history) - 1, -1, -1) if history[number].seat == seat), -1)
        if last >= 0 and any(self._face.undergoes(event, seat) for event in history[last].events):
            return last
        return last + 1

    def _note(self, event: Event) -> None:
        """Add an event to the log. The log is shared by all players, so it takes only public events."""
        lines = self._face.log(event)
        hits = tuple(seat for seat in range(self._session.match.seats) if self._face.hits(event, seat))
        for line in [lines] if isinstance(lines, LogLine) else lines or []:
            self._log.add(line._replace(hits=hits))

    def _remember(self, steps: Iterable[Decision]) -> None:
        """Replay earlier events at once to rebuild the log. Its words may depend on what lay on the table then."""
        for step in steps:
            self._marks.append(len(self._log.lines))
            for event in self.eyes.public_events(step):
                self._face.show(event)
                self._note(event)

    def _veil(self, veil: Veil) -> None:
        """Hide the current player's secrets. The remaining events are shown as public."""
        self.eyes.caught_up()
        self.eyes.close()
        self._face.lay(veil.before)
        for event in veil.told:
            self._face.show(event)

    def _cover(self) -> None:
        """Hide all secrets before another player comes to the table. The hand-over follows."""
        self.covered = True
        self.eyes.close()
        self._face.offer(None)
        self._face.lay(self.eyes.public())
        self._face.turn_to(self._session.viewer)

    def _look(self) -> bool:
        """Show the player whose turn it is what they have missed. Return whether this takes time."""
        view, missed = self.eyes.open()
        self._face.lay(view if self.eyes.private else self.eyes.view())
        if not self._opened:
            self._opened = True
            self._kit.audio.play(f"{self._session.match.game.name}.open")
            self.director.open(self._face.open())
        self._own = False
        if self.eyes.private:
            self.director.play(missed)
        return self.director.busy
