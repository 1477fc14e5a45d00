"""A throw, computed step by step, so that a caller can pause at any step to draw a frame."""

from typing import Final, NamedTuple

from game.games.ninjutsu.dojo.body import DT, GRAVITY, STEPS, Body
from game.games.ninjutsu.dojo.collide import Meeting
from game.games.ninjutsu.dojo.film import EVERY, DiePose, Film, Knock, Landing, Lying
from game.games.ninjutsu.dojo.gesture import Gesture, thrown
from game.games.ninjutsu.dojo.rest import laid_down, lies, rest, sleep
from game.games.ninjutsu.dojo.rng import Rng
from game.games.ninjutsu.dojo.touch import BOUNCE_FROM, Struck, Touch, solve
from game.games.ninjutsu.dojo.tray import SLOP, entered, outside, touch_tray
from game.games.ninjutsu.dojo.vectors import Vector, blend

LONGEST: Final = 5 * STEPS
"""After this many steps, any die that still moves is laid flat."""

_PUSH: Final = 0.25
"""The share of an overlap that is corrected per step."""

_ROLL: Final = {6: 1.2, 8: 2.8, 12: 3.4}
"""The rate per second at which a die in contact loses spin: the effect of felt and rounded corners."""

_AIR: Final = 0.15
_QUIET: Final = 12
"""The minimum number of steps between two knocks of the same die on the same thing."""

_LAY: Final = 40
"""The number of steps it takes to lay a leaning die flat."""


class Launch(NamedTuple):
    """Everything that determines how a throw ends."""

    kind: int
    """The number of faces of the die."""

    seat: int
    """0 throws from the left, 1 from the right."""

    gesture: Gesture
    seed: int
    spread: float = 0.0
    """The standard deviation of the aim, in degrees."""

    lying: Lying | None = None
    steady: bool = False
    """Whether the tray is closed: for a die inside, its walls are infinitely high, so nothing leaves it."""


class Flight:
    """One throw in progress."""

    def __init__(self, throw: Launch) -> None:
        self.landing: Landing | None = None
        """How it ended; None until then."""

        self._closed = throw.steady
        self._bodies = [thrown(throw.kind, throw.seat, throw.gesture, throw.spread, Rng(throw.seed))]
        self._meeting: Meeting | None = None
        if throw.lying is not None:
            at, turn = throw.lying.pose
            target = Body(throw.lying.kind, at, turn)
            target.asleep = target.inside = True
            self._bodies.append(target)
            self._meeting = Meeting(self._bodies[0], target)
        self._tracks: list[list[DiePose]] = [[] for _ in self._bodies]
        self._knocks: list[Knock] = []
        self._heard: dict[tuple[int, Struck], int] = {}
        self._step = 0
        self._record()

    def run(self) -> Landing:
        """Run to the end in one go."""
        while self.landing is None:
            self.step()
        return self.landing

    def step(self) -> bool:
        """Compute one step; return whether the throw is over."""
        if self.landing is not None:
            return True
        touches = self._touches()
        solve(touches)
        _part(touches)
        self._listen(touches)
        touching = {id(touch.a) for touch in touches} | {id(touch.b) for touch in touches}
        for place, body in enumerate(self._bodies):
            if not body.asleep:
                k = 1.0 - (_ROLL[body.solid.kind] if id(body) in touching else _AIR) * DT
                body.wx, body.wy, body.wz = body.wx * k, body.wy * k, body.wz * k
                body.go()
                if not body.inside:
                    body.inside = entered(body)
                rest(body, self._bodies[1 - place] if self._meeting is not None else None)
        self._step += 1
        if self._step % EVERY == 0:
            self._record()
        if self._step >= LONGEST or all(body.asleep for body in self._bodies):
            self._finish()
        return self.landing is not None

    def _touches(self) -> list[Touch]:
        """All contacts after gravity is applied, sorted by position.

        They are solved one after another, so the order matters. It must not follow a die's corners: those are tied
        to its numbers, so the faces would not be equally likely.
        """
        touches: list[Touch] = []
        for body in self._bodies:
            if not body.asleep:
                body.vz -= GRAVITY * DT
        if self._meeting is not None:
            self._meeting.touch(touches)
        for body in self._bodies:
            if not body.asleep:
                touch_tray(body, touches, closed=self._closed)
        touches.sort(key=_place)
        return touches

    def _listen(self, touches: list[Touch]) -> None:
        """Record impacts that are hard enough to be heard."""
        for touch in touches:
            if touch.into > BOUNCE_FROM:
                die = 0 if touch.a is self._bodies[0] else 1
                key = (die, touch.what)
                if self._step - self._heard.get(key, -_QUIET) >= _QUIET:
                    self._knocks.append(Knock(self._step, die, touch.what, touch.into, touch.point))
                    self._heard[key] = self._step

    def _record(self) -> None:
        for body, track in zip(self._bodies, self._tracks, strict=True):
            track.append(DiePose((body.x, body.y, body.z), body.q))

    def _finish(self) -> None:
        """Lay leaning dice flat, and set the landing."""
        for place, body in enumerate(self._bodies):
            sleep(body)
            if not outside(body.x, body.y) and not lies(body):
                self._lay_down(body, self._bodies[1 - place] if self._meeting is not None else None)
        self._record()
        film = Film(tuple(tuple(track) for track in self._tracks), tuple(self._knocks))
        self.landing = Landing(tuple(Lying.of(body) for body in self._bodies), film)

    def _lay_down(self, body: Body, other: Body | None) -> None:
        """Film how a die is laid flat, moving fastest halfway."""
        (x, y, z), start = (body.x, body.y, body.z), body.q
        end, turn = laid_down(body, other)
        for step in range(EVERY, _LAY + 1, EVERY):
            share = step / _LAY
            share = share * share * (3.0 - 2.0 * share)
            keep = 1.0 - share
            body.x, body.y, body.z = x * keep + end[0] * share, y * keep + end[1] * share, z * keep + end[2] * share
            body.q = blend(start, turn, share)
            body.place()
            self._record()


def _place(touch: Touch) -> Vector:
    return touch.point


def _part(touches: list[Touch]) -> None:
    """Correct overlaps, only the deepest one for each die."""
    deepest: dict[int, tuple[float, Touch, Body]] = {}
    for touch in touches:
        if touch.deep > SLOP:
            deep = _PUSH * (touch.deep - SLOP)
            if touch.b is None:
                shares: tuple[tuple[Body, float], ...] = ((touch.a, deep),)
            else:
                shares = ((touch.a, deep * 0.5), (touch.b, -deep * 0.5))
            for body, share in shares:
                old = deepest.get(id(body))
                if old is None or share * share > old[0] * old[0]:
                    deepest[id(body)] = (share, touch, body)
    for share, touch, body in deepest.values():
        nx, ny, nz = touch.n
        body.x += nx * share
        body.y += ny * share
        body.z += nz * share
