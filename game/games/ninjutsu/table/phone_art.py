"""The pictures that phones show: figures, weapons and action cards."""

from collections.abc import Callable, Mapping
from functools import partial

from pygame import Surface

from game.engine.kit import Kit
from game.games.ninjutsu.rules.figures import CARDS, RANKS, SIDES, STARS
from game.games.ninjutsu.table.art.pictures import NinjutsuArt

_FIGURE, _CARD = 96, 150
BACK = 0


def phone_art(kit: Kit) -> Mapping[str, Callable[[], Surface]]:
    """The figures and cards by their names; rank 0 is a back."""
    art = NinjutsuArt(kit.assets, kit.bakery)
    found: dict[str, Callable[[], Surface]] = {}
    for side in SIDES:
        for rank in (BACK, *RANKS):
            found[f"{side}-{rank}"] = partial(art.figure, side, rank, _FIGURE)
    for stars in STARS:
        found[f"weapon-{stars}"] = partial(art.weapon, stars, _CARD)
    for name in CARDS.values():
        found[f"action-{name}"] = partial(art.action, name, _CARD)
    return found
