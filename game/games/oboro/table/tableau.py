"""What the windows of Oboro's challenges show."""

from collections.abc import Iterator
from typing import Final

from game.engine.kit import Kit
from game.games.oboro.table.art.pictures import OboroArt
from game.table.trial.tableau import TableauPiece

_Card = tuple[str, int, float, float, float]
"""Suit, value, middle, and tilt."""

_CARDS: Final[dict[str, tuple[_Card, ...]]] = {
    "spotless": (("red", 2, 106, 168, -8), ("blue", 4, 176, 160, 0), ("green", 3, 246, 168, 8)),
    "quiet": (("blue", 2, 96, 168, -8), ("green", 8, 176, 160, 0), ("red", 3, 256, 168, 8)),
    "sheathed": (("red", 6, 106, 168, -8), ("blue", 6, 176, 160, 0), ("green", 6, 246, 168, 8)),
    "behind": (("green", 1, 176, 214, 0),),
}
_NINJAS: Final[dict[str, tuple[_Card, ...]]] = {
    "two_shadows": (("blue", 8, 92, 156, 190), ("green", 8, 262, 156, 190)),
    "behind": (("red", 7, 84, 138, 150), ("blue", 7, 268, 138, 150)),
}
_STARS: Final = {"few_stars": ((96, 126), (176, 108), (256, 126), (132, 198), (220, 198))}


def tableau(kit: Kit, name: str, scale: float) -> Iterator[TableauPiece]:
    """The pieces of one challenge."""
    art = OboroArt(kit.assets, kit.bakery)
    for suit, value, x, y, wide in _NINJAS.get(name, ()):
        yield TableauPiece(art.figure(suit, value, round(wide * scale)), x, y)
    for suit, value, x, y, tilt in _CARDS.get(name, ()):
        barred = (name == "quiet" and value == 8) or (name == "sheathed" and suit == "blue")
        yield TableauPiece(art.card(suit, value, round(104 * scale), tilt=tilt), x, y, barred=barred)
    for number, (x, y) in enumerate(_STARS.get(name, ())):
        yield TableauPiece(art.flat_shuriken(round(78 * scale), on_paper=False), x, y, absent=number > 1)
