"""What the person at the table is shown: events in order, through the right eyes, covered in between. No pygame."""

import logging
from collections.abc import Iterable

from game.core.contract import Event
from game.core.match import Step
from game.engine.kit import Kit
from game.table.director import Director, Groups
from game.table.eyes import Eyes, Glimpse
from game.table.face import Face, LogLine
from game.table.log import Log
from game.table.session import Session

_log = logging.getLogger(__name__)


class Showing:
    """Brings the face of a table up to what its match has come to, without ever showing it to the wrong person."""

    def __init__(self, kit: Kit, session: Session, face: Face, log: Log) -> None:
        self._kit = kit
        self._session = session
        self._face = face
        self._log = log
        self.eyes = Eyes(session)
        self.director: Director[Glimpse] = Director(self._stage, self._show, kit.tempo)
        self.covered = False
        """Whether everything is put away, because somebody else must come to the table."""
        self.calm = 0.0
        """Seconds since the last thing was shown."""
        self._opened = False
        self._marks: list[int] = []
        """How long the log was before each decision, to fold it back on undo."""

    @property
    def busy(self) -> bool:
        """Whether something is still being shown."""
        return self.director.busy

    def begin(self) -> None:
        """Lay the table as anybody may see it; a match that is taken up again has no opening, but a log."""
        match = self._session.match
        self._opened = match.decisions > 0
        if match.history:
            self._remember(match.history)
        self._face.lay(self.eyes.public())

    def play(self, steps: Iterable[Step]) -> None:
        """Show what came of decisions, after all that is still to be shown."""
        self._face.offer(None)
        for step in steps:
            self._marks.append(len(self._log.lines))
            self.director.play(self.eyes.glimpses(step))
        self.calm = 0.0

    def update(self, dt: float) -> bool:
        """Pass time; whether something came to its end just now."""
        was_busy = self.busy
        self.director.speed, self.director.jumps = self._kit.tempo, self._kit.preferences.still
        self.director.update(dt)
        self.calm = 0.0 if self.busy else self.calm + dt
        return was_busy and not self.busy

    def settle(self) -> None:
        """When everything has been shown, the right person may look, and decide."""
        if self.busy or self.covered:
            return
        self.eyes.caught_up()
        if self.eyes.wrong:
            if self.eyes.private:
                self._cover()
                return
            if self._look():
                return
        view = self.eyes.view()
        if self._face.picture != self._session.match.game.picture.of(view):
            _log.error("the picture differs from the position after %s", self._session.match.moves[-1:])
            self._face.lay(view)
        self._face.offer(view if self._session.human_to_move else None)

    def uncover(self) -> None:
        """The person whose turn it is has come to the table."""
        if self.covered:
            self.covered = False
            self._look()

    def take_back(self, taken: int) -> None:
        """So many decisions have been taken back: so are their lines, and what they did to the picture."""
        del self._marks[len(self._marks) - taken + 1 :]
        self._log.drop_to(self._marks.pop())
        self._face.lay(self.eyes.view())

    def _stage(self, glimpse: Glimpse) -> Groups:
        if glimpse.seen is None:
            return []
        self._kit.audio.play(f"{self._session.match.game.name}.{self._face.sound(glimpse.seen)}")
        return self._face.stage(glimpse.seen)

    def _show(self, glimpse: Glimpse) -> None:
        if glimpse.seen is not None:
            self._face.show(glimpse.seen)
        if glimpse.public is not None:
            self._note(glimpse.public)

    def _note(self, event: Event) -> None:
        """Write down what happened. The log outlasts whoever looks now: it tells what anybody may know."""
        lines = self._face.log(event)
        for line in [lines] if isinstance(lines, LogLine) else lines or []:
            self._log.add(line)

    def _remember(self, steps: Iterable[Step]) -> None:
        """Go through what happened long ago in one moment: words may depend on what lay on the table then."""
        self._face.lay(self.eyes.first())
        for step in steps:
            self._marks.append(len(self._log.lines))
            for glimpse in self.eyes.glimpses(step):
                if glimpse.public is not None:
                    self._face.show(glimpse.public)
                    self._note(glimpse.public)

    def _cover(self) -> None:
        """Put every secret away before anybody else may come near; the hand-over follows."""
        self.covered = True
        self.eyes.close()
        self._face.offer(None)
        self._face.lay(self.eyes.public())

    def _look(self) -> bool:
        """Show the person whose turn it is what has happened since they looked away; whether that takes time."""
        view, missed = self.eyes.open()
        self._face.lay(view if self.eyes.private else self.eyes.view())
        if not self._opened:
            self._opened = True
            self._kit.audio.play(f"{self._session.match.game.name}.open")
            self.director.open(self._face.open())
        if self.eyes.private:
            # Others have watched these before; the log has them already.
            self.director.play(Glimpse(glimpse.seen, None) for glimpse in missed)
        return self.busy
