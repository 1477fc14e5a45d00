"""What moves in the courtyard by itself: the flames of two lanterns, leaves from the maples. No pygame."""

from game.engine.ambience import Ambience, Light, Swarm
from game.engine.geometry import Point, Rect
from game.engine.kit import Kit
from game.engine.theme import colour

_FLAME = colour("#FFC86A")
_MAPLE = (colour("#A8322A"), colour("#C8402F"), colour("#8E1F22"))


def yard_air(kit: Kit) -> Ambience:
    """The air of an autumn evening."""
    lights = tuple(Light(Point(x, 104), 230, _FLAME, 0.36) for x in (430.0, 1170.0))
    leaves = Swarm("leaf", Rect(390, -40, 560, 90), 3, 22, _MAPLE, (13, 22), (230, 900), sway=70)
    return Ambience(kit, lights=lights, swarms=(leaves,))
