"""The pictures that phones show: every ninja, and every side of the dice."""

from collections.abc import Callable, Mapping
from functools import partial

from pygame import Surface

from game.engine.kit import Kit
from game.games.taisen.rules.ninjas import NAMES, NUMBERS, SIDES, STRENGTH, SUIT_OF, SUITS
from game.games.taisen.table.art.pictures import TaisenArt

_CARD, _DIE = 130, 96
_SUITS = (*SUITS, "shogun")


def phone_art(kit: Kit) -> Mapping[str, Callable[[], Surface]]:
    """The ninjas and dice by their names."""
    art = TaisenArt(kit.assets, kit.bakery)
    found: dict[str, Callable[[], Surface]] = {}
    for side in SIDES:
        for name in NAMES:
            number = NUMBERS[name]
            found[f"{side}-{name}"] = partial(art.card, side, _SUITS[SUIT_OF[number]], STRENGTH[number], _CARD)
    for suit in SUITS:
        for value in (1, 2, 3):
            found[f"die-{suit}-{value}"] = partial(art.die, suit, value, _DIE)
            found[f"die-{suit}-{value}-spent"] = partial(art.die, suit, value, _DIE, spent=True)
    return found
