"""The Dojo's dice: in a hand, in the air, at rest. Follows throws and computes their films in slices. No pygame."""

from dataclasses import dataclass
from math import cos, pi, sin
from typing import Final

from game.core.contract import Event
from game.games.ninjutsu.dojo.film import DiePose, Landing, Lying
from game.games.ninjutsu.dojo.gesture import ABOVE, HAND, MOST, Gesture
from game.games.ninjutsu.dojo.retell import LyingDice
from game.games.ninjutsu.dojo.solids import REACH
from game.games.ninjutsu.dojo.tray import HALF_DEPTH, HALF_WIDTH, HEIGHT
from game.games.ninjutsu.dojo.vectors import Quaternion, times
from game.games.ninjutsu.rules.events import BattleStarted, BattleTied, BattleWon, FirstRolled, ThrowLanded
from game.games.ninjutsu.rules.figures import FACES, ONE_STAR, rank_of
from game.games.ninjutsu.rules.moves import Thrown
from game.games.ninjutsu.rules.picture import Picture
from game.games.ninjutsu.rules.state import NOWHERE, STEADY
from game.games.ninjutsu.table.anim.flight_runner import FlightRunner

_TREMBLE: Final = 0.35
"""How far a shaken die moves in the hand, in units of the tray."""

_ROLLS_OFF: Final = 9.0
"""How far a die that left the tray rolls on, in units of the tray."""


@dataclass(slots=True)
class HeldDie:
    """A die in a hand, and the gesture of that hand."""

    seat: int
    kind: int
    gesture: Gesture
    spread: float = 0.0
    aimed: bool = True
    """Whether its expected path is shown."""

    shaken: float = 0.0
    """Seconds for which it has been shaken."""

    strength: float | None = None
    """The power that is shown, from 0 to 1; None if no power is being given."""


@dataclass(slots=True)
class FilmShown:
    """A throw that is being shown."""

    event: ThrowLanded
    landing: Landing
    at: float = 0.0
    """The current position in the film, in seconds."""

    gone: float = 0.0
    """How far dice outside the tray have rolled off, from 0 to 1."""


@dataclass(slots=True)
class PlacedDie:
    """A die at the place where it is drawn; `value` is shown above it once it is at rest."""

    seat: int
    kind: int
    pose: DiePose
    value: int = 0
    opacity: float = 1.0


class ThrownDice:
    """Where all dice are."""

    def __init__(self) -> None:
        self.tray = LyingDice()
        self.held: HeldDie | None = None
        self.film: FilmShown | None = None
        self._known: tuple[Thrown, Landing] | None = None
        self._making: tuple[ThrowLanded, FlightRunner] | None = None
        self._made: tuple[ThrowLanded, Landing] | None = None
        self.live = False
        """Whether the next throw has just left a hand at this table."""

        self._unseen: list[ThrowLanded] = []
        """Throws that became part of the picture without a film; where their dice lie is computed when needed."""

    def lay(self, picture: Picture) -> None:
        """Put everything at rest, as the picture says."""
        self.film = None
        self._making = self._made = None
        self._catch_up()
        for seat in (0, 1):
            value, lying = picture.rolls[seat], self.tray.lying.get(seat)
            if not value:
                self.tray.lying.pop(seat, None)
            elif lying is None or lying.value != value:
                self.tray.put(seat, kind_of(picture, seat), value)

    def begin(self, mode: int) -> None:
        """Start with an empty tray: for another table, or another way to throw."""
        self.tray = LyingDice(steady=mode == STEADY)
        self.held = self.film = None
        self._known = self._making = self._made = None
        self._unseen, self.live = [], False

    def other(self, seat: int) -> Lying | None:
        """The die that already lies in the tray when a seat throws."""
        self._catch_up()
        return self.tray.lying.get(1 - seat)

    def know(self, thrown: Thrown, landing: Landing) -> None:
        """Remember the result of a throw that has just been computed."""
        self._known = (thrown, landing)
        self.live = True

    def ready(self, event: ThrowLanded, *, now: bool) -> bool:
        """Continue computing the film of a throw; returns whether it is done."""
        if self._made is not None and self._made[0] is event:
            return True
        if self._known is not None and event.thrown == self._known[0]:
            self._made, self._known = (event, self._known[1]), None
            return True
        if self._making is None or self._making[0] is not event:
            self._catch_up()
            self._making = (event, FlightRunner(self.tray.begin(event)))
        landing = self._making[1].work(now=now)
        if landing is None:
            return False
        self._made, self._making = (event, landing), None
        return True

    def film_of(self, event: ThrowLanded) -> Landing:
        """The film of a throw."""
        self.ready(event, now=True)
        if self._made is None:
            raise RuntimeError("a throw has no film")
        return self._made[1]

    def show(self, event: Event) -> None:
        """Update what lies in the tray after an event."""
        if isinstance(event, ThrowLanded):
            if self._made is not None and self._made[0] is event:
                self.tray.land(event, self._made[1])
            else:
                self._unseen.append(event)
            self.held, self.live = None, False
            return
        if isinstance(event, BattleStarted | BattleWon | BattleTied | FirstRolled):
            self._unseen.clear()
        self.tray.show(event)

    def placed(self) -> list[PlacedDie]:
        """All visible dice."""
        if self.film is not None:
            return _filmed(self.film)
        found = [PlacedDie(seat, die.kind, die.pose, die.value) for seat, die in self.tray.lying.items()]
        if self.held is not None:
            found.append(PlacedDie(self.held.seat, self.held.kind, _in_hand(self.held)))
        return found

    def _catch_up(self) -> None:
        unseen, self._unseen = self._unseen, []
        for event in unseen:
            self.tray.film_for(event)


def kind_of(picture: Picture, seat: int) -> int:
    """How many faces the die has that a seat throws now."""
    if picture.start == NOWHERE:
        return len(FACES[ONE_STAR])
    return len(FACES[rank_of(picture.cells[picture.start if seat == picture.active else picture.end])])


def turned_round(pose: DiePose) -> DiePose:
    """The same pose, seen from the other side of the tray."""
    x, y, z = pose.at
    return DiePose((-x, -y, z), times((0.0, 0.0, 0.0, 1.0), pose.turn))


def _filmed(film: FilmShown) -> list[PlacedDie]:
    landing, seat = film.landing, film.event.seat
    rests = film.at >= landing.film.seconds
    found: list[PlacedDie] = []
    for owner, pose, die in zip((seat, 1 - seat), landing.film.poses(film.at), landing.dice, strict=False):
        if die.outside:
            rolled = _rolled_off(pose, film.gone) if film.gone > 0.0 else pose
            found.append(PlacedDie(owner, die.kind, rolled, opacity=1.0 - film.gone**2))
        else:
            found.append(PlacedDie(owner, die.kind, pose, die.value if rests else 0))
    return found


def _rolled_off(pose: DiePose, share: float) -> DiePose:
    """A die that rolls away from the tray and slows down."""
    x, y, z = pose.at
    past_x, past_y = abs(x) - HALF_WIDTH, abs(y) - HALF_DEPTH
    far = _ROLLS_OFF * (1.0 - (1.0 - share) ** 2)
    if past_x >= past_y:
        way = 1.0 if x > 0.0 else -1.0
        return DiePose((x + way * far, y, z), times(_about(0.0, way, far / 2.0), pose.turn))
    way = 1.0 if y > 0.0 else -1.0
    return DiePose((x, y + way * far, z), times(_about(-way, 0.0, far / 2.0), pose.turn))


def _in_hand(held: HeldDie) -> DiePose:
    way = 1.0 if held.seat == 0 else -1.0
    x, y = (-HALF_WIDTH - HAND) * way, (HALF_DEPTH - REACH[held.kind]) * held.gesture.hand / MOST
    z, t = HEIGHT + ABOVE, held.shaken
    if t > 0.0:
        x += _TREMBLE * sin(2 * pi * 7.0 * t)
        y += _TREMBLE * cos(2 * pi * 5.3 * t)
        z += _TREMBLE * sin(2 * pi * 6.1 * t + 1.0)
    lean = times(_about(1.0, 0.4, 0.6 + 9.0 * t), _about(0.0, 1.0, 0.5 + 6.0 * t))
    return DiePose((x, y, z), lean)


def _about(x: float, y: float, angle: float) -> Quaternion:
    """A turn about a horizontal axis."""
    size = (x * x + y * y) ** 0.5
    half = sin(angle / 2.0) / size
    return cos(angle / 2.0), x * half, y * half, 0.0
