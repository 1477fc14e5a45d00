"""What a player sees before a throw: the path to the first touchdown and its likely error, but never the bounce."""

from typing import Final, NamedTuple

from game.games.ninjutsu.dojo.body import GRAVITY
from game.games.ninjutsu.dojo.gesture import ABOVE, HAND, MOST, Gesture, carry, direction, speed, unsteadiness
from game.games.ninjutsu.dojo.solids import REACH
from game.games.ninjutsu.dojo.tray import HALF_DEPTH, HALF_WIDTH, HEIGHT
from game.games.ninjutsu.dojo.vectors import Vector

EDGE: Final = 40
"""The power from which dice may leave the tray."""


class Ring(NamedTuple):
    """Where the die usually touches down: an ellipse of one standard deviation each way."""

    x: float
    y: float
    along: float
    """Half its length in the direction of the throw; `across` is half its width."""

    across: float
    degrees: float
    """The angle of the throw from straight ahead, as in the gesture's aim."""


def dots(kind: int, seat: int, gesture: Gesture, count: int) -> list[Vector]:
    """Points on the flight path, evenly spaced in time; the last one is where the die touches down."""
    ahead, up = speed(gesture.power / MOST)
    last = carry(kind, gesture.power / MOST) / ahead
    x, y, dx, dy = _start(kind, seat, gesture)
    found: list[Vector] = []
    for number in range(1, count + 1):
        time = last * number / count
        far = ahead * time
        found.append((x + dx * far, y + dy * far, HEIGHT + ABOVE + up * time - 0.5 * GRAVITY * time * time))
    return found


def ring(kind: int, seat: int, gesture: Gesture, spread: float) -> Ring:
    """How far the touchdown may be off if `spread` is the standard deviation of the aim."""
    far = carry(kind, gesture.power / MOST)
    x, y, dx, dy = _start(kind, seat, gesture)
    sine = direction(spread)[1]
    return Ring(x + dx * far, y + dy * far, far * unsteadiness(gesture), far * sine, gesture.aim / 10.0)


def _start(kind: int, seat: int, gesture: Gesture) -> tuple[float, float, float, float]:
    """The position of the hand and the direction of the throw."""
    way = 1.0 if seat == 0 else -1.0
    cosine, sine = direction(gesture.aim / 10.0)
    return (-HALF_WIDTH - HAND) * way, (HALF_DEPTH - REACH[kind]) * gesture.hand / MOST, cosine * way, sine
