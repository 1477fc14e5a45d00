"""A match shown once more: forwards with everything that moves, backwards and by jumps at once. No pygame."""

import logging
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.core.contract import OPEN, Event, View
from game.core.match import Match
from game.core.player import Player
from game.engine import theme
from game.engine.kit import Kit
from game.table.commentary import Commentary
from game.table.director import Director
from game.table.face import Face

_log = logging.getLogger(__name__)

PACE = 0.45
"""Seconds between two decisions while the match plays by itself, at normal speed."""

STILL_PACE = 1.1
"""The same where nothing moves: each picture has to be taken in."""

HURRIED = 0.12
"""The same for what tables do not show."""

LONGEST_HOLD = 3.5
"""Seconds after which a match that plays by itself goes on, where a table would wait for a click."""


@dataclass(frozen=True)
class Played:
    """A match that is over, and what is needed to show it."""

    match: Match
    players: Sequence[Player]
    make_face: Callable[[], Face]
    """Makes a face of its table; nobody will play at it."""

    commentary: Commentary
    ending: str = ""
    """How it ended, in one sentence."""

    @property
    def last(self) -> int:
        """How many decisions can be shown."""
        return len(self.match.history)

    def before(self, decision: int) -> object:
        """The position in which a decision was made; after the last one, how it ended."""
        history = self.match.history
        return history[decision].before if decision < len(history) else self.match.state

    def view(self, decision: int, seat: int) -> View:
        """What a seat (or PUBLIC, or OPEN) knew then."""
        view: View = self.match.game.rules.view_for(self.before(decision), seat)
        return view

    def to_move(self, decision: int) -> int | None:
        """Who had to decide then."""
        return self.match.game.rules.to_move(self.before(decision))

    def name(self, seat: int) -> str:
        """Who sat in a seat."""
        return self.players[seat].name


class Replaying:
    """Brings a face to any position of a match that is over, through any eyes."""

    def __init__(self, kit: Kit, played: Played, face: Face, at: int = 0, seat: int = OPEN) -> None:
        """Begin before the decision `at`; `seat` is whose eyes these are."""
        self._kit = kit
        self._played = played
        self._face = face
        self._director: Director[Event] = Director(face.stage, self._show)
        self._quiet = False
        self._calm = 0.0
        self._held = 0.0
        self.playing = False
        """Whether one decision follows the other by itself."""
        self.speed = kit.speed
        """One of `theme.MOTION`; it is the replay's own."""
        self.watched = False
        """Whether the last thing that happened was shown, and not jumped to."""
        self.laid = 0
        """Counts up whenever the table is laid anew."""
        self.seat = seat
        self.at = at
        """How many decisions have been shown, with the one that is being shown."""
        self._lay()

    @property
    def motion(self) -> float:
        """The factor for timelines; infinite where nothing shall move."""
        return math.inf if self._kit.preferences.still else theme.MOTION[self.speed]

    @property
    def busy(self) -> bool:
        """Whether a decision is still being shown."""
        return self._director.busy

    @property
    def holding(self) -> bool:
        """Whether what is shown wants to be read."""
        return self._director.holding

    @property
    def shown(self) -> int:
        """How many decisions have been shown to their end."""
        return self.at - self.busy

    @property
    def over(self) -> bool:
        """Whether everything has been shown."""
        return self.shown == self._played.last

    def play(self) -> None:
        """Let it run; from the beginning, if it is at its end."""
        if self.over:
            self.jump(0)
        self.playing, self._calm = True, 0.0

    def pause(self) -> None:
        """Stop after what is being shown."""
        self.playing = False

    def forward(self) -> None:
        """Show the next decision; one that is being shown is cut short."""
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
        """Go back before the last decision, or before the one that is being shown."""
        self.jump(self.at - 1)

    def jump(self, at: int) -> None:
        """Go to the position before the decision `at`."""
        self._finish()
        self.watched = False
        self.at = min(max(at, 0), self._played.last)
        self._lay()

    def look(self, seat: int) -> None:
        """See the same with other eyes."""
        self._finish()
        self.seat = seat
        self._lay()

    def turn(self) -> None:
        """Turn the table round."""
        self._finish()
        self._face.turn()

    def skip(self) -> None:
        """Show all of the present decision up to what wants to be read."""
        self._director.skip()
        self._settle()

    def pass_over(self) -> None:
        """Enough has been seen of what wants to be read."""
        self._director.pass_over()
        self._settle()

    def update(self, dt: float) -> bool:
        """Pass time; whether a decision has just been shown to its end, or the next one begun."""
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
        if self._face.hurried:
            return HURRIED
        return STILL_PACE if math.isinf(self.motion) else PACE / self.motion

    def _show(self, event: Event) -> None:
        self._face.show(event)
        if not self._quiet:
            self._kit.audio.play(f"{self._played.match.game.name}.{self._face.sound(event)}")

    def _finish(self) -> None:
        """Come to the end of what is being shown, without a sound."""
        self._quiet = True
        self._director.finish()
        self._quiet = False
        self._calm = 0.0
        self._settle()

    def _settle(self) -> None:
        """At rest the picture is that of the position."""
        if self.busy:
            return
        view = self._played.view(self.at, self.seat)
        if self._face.picture != self._played.match.game.picture.of(view):
            _log.error("the picture differs from the position after decision %s", self.at)
            self._face.lay(view)

    def _lay(self) -> None:
        self.laid += 1
        self._face.offer(None)
        self._face.lay(self._played.view(self.at, self.seat))


def eyes_of(played: Played) -> list[int]:
    """Whose eyes there are to look with: all open first, then every seat; only the first where nobody has secrets."""
    return [OPEN, *range(played.match.seats)] if played.match.game.rules.secrets else [OPEN]


def first_eyes(played: Played) -> int:
    """Whose eyes a person most likely wants: the only person's, else everybody's."""
    humans = [seat for seat, player in enumerate(played.players) if player.human]
    return humans[0] if len(humans) == 1 and played.match.game.rules.secrets else OPEN
