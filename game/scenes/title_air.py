"""What moves on the title by itself: a cloud before the moon, stars, fireflies, and the air in each theatre."""

from game.engine import theme
from game.engine.ambience import Ambience, Bank, Light, Swarm
from game.engine.geometry import Point, Rect
from game.engine.kit import Kit
from game.engine.theme import colour
from game.scenes.night_art import CLOUD

_FIREFLY = (colour("#E8F0A0"), colour("#F6E6AE"))
_BLOSSOM = (colour("#F6DDD0"), colour("#EBB9AE"), colour("#FBF1DC"))
_MAPLE = (colour("#A8322A"), colour("#C8402F"), colour("#E0803A"))


def title_air(kit: Kit) -> Ambience:
    """The night around the box."""
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
    """What flies about in a theatre that is awake, within its frame."""
    x, y, wide, high = place
    swarms = {
        "wataah": (
            Swarm(
                "spark", Rect(x, y + high - 40, wide, 30), 14, 7, (theme.VERMILION, theme.GOLD), (3, 6), (20, -330), 16
            ),
        ),
        "taisen": (Swarm("petal", Rect(x - 120, y, wide, 80), 10, 12, _BLOSSOM, (5, 9), (190, 420), 22),),
        "oboro": (
            Swarm("firefly", Rect(x, y + high * 0.55, wide, high * 0.4), 9, 8, _FIREFLY, (5, 9), (50, -70), 26),
            Swarm("mote", Rect(x, y + 30, wide, high * 0.5), 6, 5, (theme.HAZY_MOON,), (7, 12), (60, 30), 12),
        ),
        "ninjutsu": (Swarm("leaf", Rect(x - 60, y - 10, wide, 70), 8, 15, _MAPLE, (5, 9), (120, 430), 30),),
    }
    return Ambience(kit, swarms=swarms.get(game, ()))
