"""Replays a finished match: animated when stepping forward, instant when stepping back or jumping. No pygame."""

import logging
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.core.contract import OPEN, Event, View
from game.core.match import Match
from game.core.player import Player
from game.engine.kit import Kit
from game.engine.look import theme
from game.table.face.face import Face
from game.table.history.commentary import Commentary
from game.table.playback.director import Director

_log = logging.getLogger(__name__)

PACE = 0.45
"""Seconds between two decisions during playback at normal speed."""

STILL_PACE = 1.1
"""The same without motion: each position needs time to be taken in."""

HURRIED = 0.12
"""The same for decisions that tables do not show."""

LONGEST_HOLD = 3.5
"""Seconds after which playback continues where a table would wait for a click."""


@dataclass(frozen=True)
class FinishedMatch:
    """A finished match, and what is needed to show it."""

    match: Match
    players: Sequence[Player]
    make_face: Callable[[], Face]
    """Makes a face of its table, for display only."""

    commentary: Commentary
    ending: str = ""
    """How it ended, in one sentence."""

    @property
    def last(self) -> int:
        """The number of decisions that can be shown."""
        return len(self.match.history)

    def before(self, decision: int) -> object:
        """Return the position in which a decision was made, or the final position after the last one."""
        history = self.match.history
        return history[decision].before if decision < len(history) else self.match.state

    def view(self, decision: int, seat: int) -> View:
        """Return the view of a seat (or PUBLIC, or OPEN) before a decision."""
        view: View = self.match.game.rules.view_for(self.before(decision), seat)
        return view

    def to_move(self, decision: int) -> int | None:
        """Return the seat that had to make a decision."""
        return self.match.game.rules.to_move(self.before(decision))

    def name(self, seat: int) -> str:
        """Return the name of the player in a seat."""
        return self.players[seat].name


class Replay:
    """Brings a face to any position of a finished match, from any viewpoint."""

    def __init__(self, kit: Kit, played: FinishedMatch, face: Face, at: int = 0, seat: int = OPEN) -> None:
        """Start before the decision `at`; `seat` is the viewpoint."""
        self._kit = kit
        self._played = played
        self.face = face
        self._director: Director[Event] = Director(
            face.stage, self._show, ready=lambda event, now: face.ready(event, now=now)
        )
        self._quiet = False
        self._calm = 0.0
        self._held = 0.0
        self.playing = False
        """Whether decisions play back automatically."""
        self.speed = kit.speed
        """One of `theme.MOTION`. Independent of the speed at tables."""
        self.watched = False
        """Whether the last event was played, not skipped by a jump."""
        self.laid = 0
        """Incremented whenever the table is laid out again."""
        self.seat = seat
        self.at = at
        """How many decisions have been shown, including the current one."""
        self._lay()

    @property
    def motion(self) -> float:
        """The speed factor for timelines; infinite without motion."""
        return math.inf if self._kit.preferences.still else theme.MOTION[self.speed]

    @property
    def busy(self) -> bool:
        """Whether a decision is still being shown."""
        return self._director.busy

    @property
    def holding(self) -> bool:
        """Whether playback waits for the viewer to read something."""
        return self._director.holding

    @property
    def shown(self) -> int:
        """The number of decisions that have been shown completely."""
        return self.at - self.busy

    @property
    def over(self) -> bool:
        """Whether everything has been shown."""
        return self.shown == self._played.last

    def play(self) -> None:
        """Start playback, from the beginning if the replay is at its end."""
        if self.over:
            self.jump(0)
        self.playing, self._calm = True, 0.0

    def pause(self) -> None:
        """Stop after the current decision."""
        self.playing = False

    def forward(self) -> None:
        """Show the next decision, cutting the current one short."""
        self._finish()
        if self.at < self._played.last:
            match = self._played.match
            self._director.play(match.seen_by(self.seat, match.history[self.at].events))
            self.at += 1
            self.watched = True
            self._director.speed = self.motion
            self._director.update(0.0)
            self._settle()

    def back(self) -> None:
        """Go back before the last decision, or before the one being shown."""
        self.jump(self.at - 1)

    def jump(self, at: int) -> None:
        """Go to the position before the decision `at`."""
        self._finish()
        self.watched = False
        self.at = min(max(at, 0), self._played.last)
        self._lay()

    def look(self, seat: int) -> None:
        """Switch to the viewpoint of another seat."""
        self._finish()
        self.seat = seat
        self._lay()

    def turn(self) -> None:
        """Turn the table round."""
        self._finish()
        self.face.turn()

    def skip(self) -> None:
        """Skip the animation of the current decision up to the next thing to read."""
        self._director.skip()
        self._settle()

    def pass_over(self) -> None:
        """Dismiss what is held for reading."""
        self._director.pass_over()
        self._settle()

    def update(self, dt: float) -> bool:
        """Advance time. Return whether a decision has just been completed, or the next one begun."""
        before = (self.at, self.busy)
        self._director.speed = self.motion
        self._director.update(dt)
        if before[1]:
            self._settle()
        if self.playing:
            self._go_on(dt)
        return before != (self.at, self.busy)

    def _go_on(self, dt: float) -> None:
        self._held = self._held + dt if self.holding else 0.0
        self._calm = 0.0 if self.busy else self._calm + dt
        if self._held > LONGEST_HOLD:
            self._held = 0.0
            self.pass_over()
        elif self.over:
            self.pause()
        elif self._calm >= self._pace():
            self._calm = 0.0
            self.forward()

    def _pace(self) -> float:
        if self.face.hurried:
            return HURRIED
        return STILL_PACE if math.isinf(self.motion) else PACE / self.motion

    def _show(self, event: Event) -> None:
        self.face.show(event)
        if not self._quiet:
            self._kit.audio.play(f"{self._played.match.game.name}.{self.face.sound(event)}")

    def _finish(self) -> None:
        """Complete the current decision silently."""
        self._quiet = True
        self._director.finish()
        self._quiet = False
        self._calm = 0.0
        self._settle()

    def _settle(self) -> None:
        """Make the picture match the position once nothing moves."""
        if self.busy:
            return
        view = self._played.view(self.at, self.seat)
        if self.face.picture != self._played.match.game.picture.of(view):
            _log.error("the picture differs from the position after decision %s", self.at)
            self.face.lay(view)

    def _lay(self) -> None:
        self.laid += 1
        self.face.offer(None)
        self.face.lay(self._played.view(self.at, self.seat))


def viewpoints_of(played: FinishedMatch) -> list[int]:
    """Return the available viewpoints: OPEN, then every seat. Only OPEN in games without secrets."""
    return [OPEN, *range(played.match.seats)] if played.match.game.rules.secrets else [OPEN]


def default_viewpoint(played: FinishedMatch) -> int:
    """Return the viewpoint to start with: that of the only human player, else OPEN."""
    humans = [seat for seat, player in enumerate(played.players) if player.human]
    return humans[0] if len(humans) == 1 and played.match.game.rules.secrets else OPEN
