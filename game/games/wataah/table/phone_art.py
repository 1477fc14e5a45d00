"""The pictures that phones show: every kind of card."""

from collections.abc import Callable, Mapping
from functools import partial

from pygame import Surface

from game.engine.kit import Kit
from game.games.wataah.rules.cards import NAMES
from game.games.wataah.table.art.pictures import WataahArt

_WIDTH = 200


def phone_art(kit: Kit) -> Mapping[str, Callable[[], Surface]]:
    """The cards by their names."""
    art = WataahArt(kit.assets, kit.bakery)
    return {name: partial(art.card, name, _WIDTH) for name in NAMES}
