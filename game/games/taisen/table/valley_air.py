"""What moves in the valley by itself: clouds before the sun, mist over the river, petals on the wind. No pygame."""

from game.engine.ambience import Ambience, Bank, Swarm
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.theme import colour

_BLOSSOM = (colour("#F6DDD0"), colour("#EBB9AE"), colour("#FBF1DC"))


def valley_air(kit: Kit) -> Ambience:
    """The air over the path, seen from the Monkey's side."""
    banks = (
        Bank("taisen/air-cloud-1", Rect(90, 107, 396, 46.8), 46, 74),
        Bank("taisen/air-cloud-2", Rect(430, 249, 404, 27.4), -38, 58),
        Bank("taisen/air-mist-1", Rect(500, 490, 300, 38.8), 34, 40),
        Bank("taisen/air-mist-2", Rect(900, 500, 300, 25.4), -30, 47),
    )
    petals = Swarm("petal", Rect(-260, 130, 1500, 260), 7, 13, _BLOSSOM, (11, 19), (520, 250), sway=34)
    return Ambience(kit, banks, swarms=(petals,))
