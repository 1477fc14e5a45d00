"""What moves in the court by itself: the flames of its lanterns, sparks from the Jigoku, gold in the air. No pygame."""

from game.engine import theme
from game.engine.ambience import Ambience, Light, Swarm
from game.engine.geometry import Point, Rect
from game.engine.kit import Kit
from game.games.wataah.table.art_colours import LANTERN_LIGHT
from game.games.wataah.table.art_palace import lantern_places
from game.games.wataah.table.places import Places

_EMBERS = (theme.VERMILION, theme.GOLD)


def court_air(kit: Kit, places: Places) -> Ambience:
    """The air on the eve of a coup."""
    lights = tuple(Light(Point(x, y), 150, LANTERN_LIGHT, 0.34) for x, y in lantern_places())
    pit = places.jigoku()
    mouth = Rect(pit.x - 50, pit.rect.y - 20, 100, 30)
    swarms = (
        Swarm("spark", mouth, 6, 7, _EMBERS, (2.2, 4.2), (14, -120), sway=14),
        Swarm("mote", Rect(320, 330, 960, 330), 6, 6, (theme.GOLD_LIGHT,), (9, 15), (70, -90), sway=30),
    )
    return Ambience(kit, lights=lights, swarms=swarms)
