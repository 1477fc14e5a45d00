"""What the windows of Ninjutsu's challenges show."""

from collections.abc import Iterator
from typing import Final

from game.engine.kit import Kit
from game.games.ninjutsu.table.art.pictures import NinjutsuArt
from game.table.trial.tableau import TableauPiece

_Figure = tuple[str, int, float, float, float]
"""Side, rank, middle, and width."""

_FIGURES: Final[dict[str, tuple[_Figure, ...]]] = {
    "one_card": (("red", 3, 80, 150, 84), ("black", 0, 276, 150, 84)),
    "no_retreat": (("black", 0, 96, 122, 62), ("black", 0, 176, 116, 62), ("black", 0, 256, 122, 62),
                   ("red", 1, 132, 196, 84), ("red", 2, 222, 196, 84)),
    "bare_hands": (("red", 3, 64, 150, 84),),
    "no_shuriken": (("red", 2, 74, 150, 84),),
    "gate": (("black", 0, 92, 120, 66), ("black", 0, 148, 112, 66), ("black", 0, 204, 112, 66),
             ("black", 0, 260, 120, 66), ("red", 3, 176, 190, 92)),
    "first_roll": (("red", 1, 82, 150, 84), ("black", 2, 270, 150, 84)),
}  # fmt: skip
_CARDS: Final = {
    "one_card": (("joker", 178, 166, False),),
    "bare_hands": (("salto", 156, 160, True), ("kidnap", 216, 160, True), ("joker", 276, 160, True)),
}
_STARS: Final = ((168, 128), (232, 112), (290, 140), (200, 196), (268, 200))


def tableau(kit: Kit, name: str, scale: float) -> Iterator[TableauPiece]:
    """The pieces of one challenge."""
    art = NinjutsuArt(kit.assets, kit.bakery)
    for side, rank, x, y, wide in _FIGURES.get(name, ()):
        yield TableauPiece(art.figure(side, rank, round(wide * scale)), x, y)
    for card, x, y, absent in _CARDS.get(name, ()):
        yield TableauPiece(art.action(card, round(96 * scale)), x, y, absent=absent)
    if name == "no_shuriken":
        for x, y in _STARS:
            yield TableauPiece(art.shuriken(round(54 * scale)), x, y, absent=True)
    if name == "first_roll":
        yield TableauPiece(art.die(6, "red", 3, round(84 * scale)), 176, 200, barred=True)
