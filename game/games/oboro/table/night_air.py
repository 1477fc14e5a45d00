"""What moves around Oboro's table by itself: haze before the moon, its light, fireflies over the lacquer. No pygame."""

from game.engine import theme
from game.engine.ambience import Ambience, Bank, Light, Swarm
from game.engine.geometry import Point, Rect
from game.engine.kit import Kit
from game.engine.theme import colour

_FIREFLY = (colour("#E8F0A0"), colour("#F6E6AE"))


def night_air(kit: Kit) -> Ambience:
    """The air of a hazy night."""
    banks = (
        Bank("oboro/air-haze-1", Rect(640, 82, 280, 45.8), 62, 46),
        Bank("oboro/air-haze-2", Rect(720, 128, 270, 29.4), -54, 38),
        Bank("oboro/air-haze-3", Rect(640, 40, 190, 19.4), 70, 60),
    )
    lights = (
        Light(Point(800, 104), 330, theme.HAZY_MOON, 0.16),
        Light(Point(30, 210), 130, theme.HAZY_MOON, 0.3),
        Light(Point(1570, 210), 130, theme.HAZY_MOON, 0.3),
    )
    swarms = (
        Swarm("firefly", Rect(40, 440, 420, 250), 4, 9, _FIREFLY, (9, 15), (90, -70), sway=40),
        Swarm("firefly", Rect(1040, 560, 420, 200), 3, 9, _FIREFLY, (9, 15), (-80, -60), sway=40),
    )
    return Ambience(kit, banks, lights, swarms)
