"""What the windows of WAT-AAH!'s challenges show."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from game.engine.kit import Kit
from game.games.wataah.table.art.pictures import WataahArt
from game.table.trial.tableau import TableauPiece


class _Card(NamedTuple):
    """A card, its middle and tilt; an empty name is the back."""

    name: str
    x: float
    y: float
    tilt: float = 0.0
    barred: bool = False
    absent: bool = False


_CARDS: Final[dict[str, tuple[_Card, ...]]] = {
    "clean": (_Card("", 176, 168, 0, barred=True),),
    "pairs": (_Card("fox4", 96, 168, -6), _Card("fox4", 164, 166, 2), _Card("fox5", 262, 170, 8, barred=True)),
    "small_hand": (
        _Card("carp2", 76, 186, -14), _Card("crow3", 124, 172, -7), _Card("rat4", 176, 168, 0),
        _Card("", 228, 172, 7, absent=True), _Card("", 276, 186, 14, absent=True),
    ),
    "bears_asleep": (_Card("bear6", 176, 168, 0, barred=True),),
    "no_spirits": (_Card("oni", 176, 168, 0, barred=True), ),
}  # fmt: skip
_LORDS: Final = ((1, 84, 150), (2, 176, 120), (3, 268, 150))


def tableau(kit: Kit, name: str, scale: float) -> Iterator[TableauPiece]:
    """The pieces of one challenge."""
    art = WataahArt(kit.assets, kit.bakery)
    if name == "three_masters":
        for seat, x, y in _LORDS:
            yield TableauPiece(art.crest(seat, round(104 * scale)), x, y)
        yield TableauPiece(art.crest(0, round(76 * scale)), 176, 222)
    for card in _CARDS.get(name, ()):
        wide = round((120 if len(_CARDS[name]) == 1 else 96) * scale)
        face = art.card(card.name, wide, tilt=card.tilt) if card.name else art.card_back(wide, tilt=card.tilt)
        yield TableauPiece(face, card.x, card.y, card.barred, card.absent)
