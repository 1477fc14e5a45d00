"""The pictures that phones show: every card."""

from collections.abc import Callable, Mapping
from functools import partial

from pygame import Surface

from game.engine.kit import Kit
from game.games.oboro.rules.cards import NAMES, NUMBERS, SUIT_OF, SUITS, VALUE_OF
from game.games.oboro.table.art.pictures import OboroArt

_WIDTH = 220


def phone_art(kit: Kit) -> Mapping[str, Callable[[], Surface]]:
    """The cards by their names."""
    art = OboroArt(kit.assets, kit.bakery)
    numbers = {name: NUMBERS[name] for name in NAMES}
    return {
        name: partial(art.card, SUITS[SUIT_OF[number]], VALUE_OF[number], _WIDTH) for name, number in numbers.items()
    }
