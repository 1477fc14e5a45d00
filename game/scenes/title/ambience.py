"""The ambient animation of the title: a cloud before the moon, stars, fireflies, and the air in each theatre."""

from game.engine.draw.ambience import Ambience, Bank, Light, Swarm
from game.engine.geometry import Point, Rect
from game.engine.kit import Kit
from game.engine.look import theme
from game.engine.look.theme import colour
from game.scenes.box import box_of
from game.scenes.title.night_art import CLOUD

_FIREFLY = (colour("#E8F0A0"), colour("#F6E6AE"))


def title_air(kit: Kit) -> Ambience:
    """Return the ambience of the night around the box."""
    banks = (
        Bank("title/air-cloud-1", CLOUD, 74, 52),
        Bank("title/air-cloud-2", Rect(1236, 78, 190, 17.4), -90, 64),
    )
    moon = Light(Point(1330, 120), 250, theme.MOON, 0.16)
    swarms = (
        Swarm("firefly", Rect(20, 20, 1560, 150), 12, 5, (theme.MOON, theme.WHITE), (60, 90), (0, 0)),
        Swarm("firefly", Rect(30, 700, 1500, 170), 9, 10, _FIREFLY, (9, 15), (110, -60), sway=46),
    )
    return Ambience(kit, banks, (moon,), swarms)


def theatre_air(kit: Kit, game: str, place: Rect) -> Ambience:
    """Return the ambience of a lit theatre, within its frame."""
    return Ambience(kit, swarms=tuple(air.within(place) for air in box_of(game).air))
