"""A die as a rigid body: position, orientation and velocity."""

from math import sqrt
from typing import Final

from game.games.ninjutsu.dojo.solids import SOLIDS
from game.games.ninjutsu.dojo.vectors import Quaternion, Vector

STEPS: Final = 240
"""Steps per second."""

DT: Final = 1.0 / STEPS
GRAVITY: Final = 220.0
"""A fifth of real gravity at the scale of these dice, so that the eye can follow them."""


class Body:
    """A die. `push` changes its velocity, `go` advances it by one step."""

    __slots__ = (
        "agility",
        "arms",
        "asleep",
        "inside",
        "looks",
        "m",
        "nudges",
        "q",
        "solid",
        "still",
        "vx",
        "vy",
        "vz",
        "wx",
        "wy",
        "wz",
        "x",
        "y",
        "z",
    )

    def __init__(
        self,
        kind: int,
        at: Vector,
        turn: Quaternion,
        speed: Vector = (0.0, 0.0, 0.0),
        spin: Vector = (0.0, 0.0, 0.0),
    ) -> None:
        self.solid = SOLIDS[kind]
        self.agility = self.solid.agility
        self.looks = tuple(face.look for face in self.solid.faces)
        self.x, self.y, self.z = at
        self.q = turn
        self.vx, self.vy, self.vz = speed
        self.wx, self.wy, self.wz = spin
        self.still = 0
        """For how many steps it has hardly moved."""

        self.nudges = 0
        self.asleep = False
        self.inside = False
        """Whether it has cleared the wall over which it was thrown."""

        self.place()

    def place(self) -> None:
        """Update its rotation matrix and its corners relative to its centre."""
        a, b, c, d = self.q
        k = 1.0 / sqrt(a * a + b * b + c * c + d * d)
        a, b, c, d = a * k, b * k, c * k, d * k
        self.q = (a, b, c, d)
        b2, c2, d2 = b + b, c + c, d + d
        ab, ac, ad, bb, bc, bd = a * b2, a * c2, a * d2, b * b2, b * c2, b * d2
        cc, cd, dd = c * c2, c * d2, d * d2
        m0, m1, m2 = 1.0 - (cc + dd), bc - ad, bd + ac
        m3, m4, m5 = bc + ad, 1.0 - (bb + dd), cd - ab
        m6, m7, m8 = bd - ac, cd + ab, 1.0 - (bb + cc)
        self.m = (m0, m1, m2, m3, m4, m5, m6, m7, m8)
        self.arms: list[Vector] | None = None

    def corners(self) -> list[Vector]:
        """Its corners relative to its centre; computed at most once per step, and only if something is near."""
        if self.arms is None:
            m0, m1, m2, m3, m4, m5, m6, m7, m8 = self.m
            self.arms = [
                (m0 * x + m1 * y + m2 * z, m3 * x + m4 * y + m5 * z, m6 * x + m7 * y + m8 * z)
                for x, y, z in self.solid.corners
            ]
        return self.arms

    def turned(self, vector: Vector) -> Vector:
        """Convert a direction from the die's frame to the tray's."""
        m0, m1, m2, m3, m4, m5, m6, m7, m8 = self.m
        x, y, z = vector
        return m0 * x + m1 * y + m2 * z, m3 * x + m4 * y + m5 * z, m6 * x + m7 * y + m8 * z

    def top(self) -> tuple[int, float]:
        """Which face points up, and how directly: 1 is straight up."""
        m6, m7, m8 = self.m[6:]
        best, found = -2.0, 0
        for place, (x, y, z) in enumerate(self.looks):
            high = m6 * x + m7 * y + m8 * z
            if high > best:
                best, found = high, place
        return found, best

    @property
    def value(self) -> int:
        """The number of the face that points up."""
        return self.solid.faces[self.top()[0]].value

    def go(self) -> None:
        """Advance by one step."""
        self.x += self.vx * DT
        self.y += self.vy * DT
        self.z += self.vz * DT
        half = 0.5 * DT
        x, y, z = self.wx * half, self.wy * half, self.wz * half
        a, b, c, d = self.q
        self.q = (
            a - x * b - y * c - z * d,
            b + x * a + y * d - z * c,
            c + y * a + z * b - x * d,
            d + z * a + x * c - y * b,
        )
        self.place()
