"""What the windows of Ninja Taisen's challenges show."""

from collections.abc import Iterator
from typing import Final

from game.engine.kit import Kit
from game.games.taisen.table.art.pictures import TaisenArt
from game.table.trial.tableau import TableauPiece

_ARMY: Final = (
    ("rock", 1), ("paper", 2), ("scissors", 1), ("rock", 3), ("paper", 1),
    ("scissors", 3), ("shogun", 4), ("rock", 2), ("scissors", 2), ("paper", 3),
)  # fmt: skip
_MONKEYS: Final = ((56, 150), (98, 146), (34, 190), (78, 188), (120, 186), (56, 228), (104, 230))
_WOLVES: Final = (
    (194, 108), (236, 102), (278, 102), (318, 110), (180, 152), (222, 148), (264, 146), (308, 150), (240, 196),
    (292, 198),
)  # fmt: skip
_Figure = tuple[str, str, int, float, float, float]
"""Side, suit, strength, middle, and width."""

_FIGURES: Final[dict[str, tuple[_Figure, ...]]] = {
    "lightning": (("monkey", "rock", 3, 120, 170, 190), ("wolf", "scissors", 1, 272, 196, 104)),
    "alone": (("monkey", "paper", 3, 176, 196, 150), ("monkey", "rock", 1, 176, 106, 110)),
    "two_dice": (("monkey", "scissors", 2, 82, 120, 118), ("wolf", "rock", 2, 272, 120, 118)),
    "no_shogun": (("monkey", "shogun", 4, 110, 150, 170), ("wolf", "shogun", 4, 254, 154, 170)),
    "shogun_waits": (("monkey", "shogun", 4, 176, 160, 190),),
}
_DICE: Final = (("rock", 2, 84), ("paper", 1, 176), ("scissors", 3, 268))


def tableau(kit: Kit, name: str, scale: float) -> Iterator[TableauPiece]:
    """The pieces of one challenge."""
    art = TaisenArt(kit.assets, kit.bakery)
    if name == "seven":
        for side, spots in (("wolf", _WOLVES), ("monkey", _MONKEYS)):
            for (suit, strength), spot in zip(_ARMY, spots, strict=False):
                yield TableauPiece(art.figure(side, suit, strength, round(78 * scale)), *spot)
    for side, suit, strength, x, y, wide in _FIGURES.get(name, ()):
        figure = art.figure(side, suit, strength, round(wide * scale))
        absent = name == "no_shogun" and side == "monkey"
        carried = name == "alone" and strength == 1
        yield TableauPiece(figure, x, y, barred=carried or name == "shogun_waits", absent=absent)
    if name == "two_dice":
        for suit, value, x in _DICE:
            last = suit == "scissors"
            yield TableauPiece(art.die(suit, value, round(66 * scale), spent=last), x, 206, barred=last)
