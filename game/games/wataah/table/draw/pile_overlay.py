"""The overlay above the table: an open pile to search or pick from."""

from game.engine.canvas import Canvas
from game.engine.widgets.widget import What, Widget
from game.games.wataah.rules.picture.picture import Picture
from game.games.wataah.table.draw.cards import Cards
from game.games.wataah.table.draw.pile_sheet import PileSheet, kinds, pick
from game.games.wataah.table.input.move_builder import MoveBuilder
from game.games.wataah.table.input.pieces import KindInPile, SearchSign
from game.games.wataah.table.input.simple_builders import Picking
from game.games.wataah.table.layout import TableLayout
from game.games.wataah.table.words import Words
from game.table.face.answers import Wish

_OPENED = {"take": "jigoku", "pardon": "corruption"}
"""The phases in which a pile is opened to pick from."""


class PileOverlay:
    """At most one pile is open."""

    def __init__(self, cards: Cards, places: TableLayout, words: Words) -> None:
        self._places = places
        self._words = words
        self.sheet = PileSheet(cards, words)
        self.pile: str | None = None
        """The pile that is open: "jigoku" or "corruption"."""

    @property
    def open(self) -> bool:
        """Whether anything is held over the table."""
        return self.pile is not None

    def close(self) -> None:
        """Put everything away."""
        self.pile = None

    def open_for(self, choice: MoveBuilder | None) -> None:
        """Open the pile that a decision picks from; one opened only for that is closed afterwards."""
        self.pile = _OPENED.get(choice.phase) if choice is not None else self.pile

    def picking(self, choice: MoveBuilder | None) -> Picking | None:
        """The choice among the cards of the open pile."""
        from_here = isinstance(choice, Picking) and _OPENED.get(choice.phase) == self.pile
        return choice if from_here and isinstance(choice, Picking) else None

    def widgets(self, picture: Picture, choice: MoveBuilder | None) -> list[Widget]:
        """What can be pointed at in the open pile."""
        return self.sheet.widgets(self._cards(picture, choice))

    def use(self, what: What, picture: Picture, choice: MoveBuilder | None) -> Wish:
        """A widget was clicked or confirmed."""
        match what:
            case "close":
                self.pile = None
            case SearchSign(kind):
                self.sheet.search(kind)
            case KindInPile(number):
                picking, found = self.picking(choice), kinds(self._cards(picture, choice))
                if picking is not None and number < len(found):
                    return pick(picking, found[number].places)
        return None

    def card(self, what: KindInPile, picture: Picture, choice: MoveBuilder | None) -> str | None:
        """A card of the open pile."""
        found = kinds(self._cards(picture, choice))
        return found[what.number].card if what.number < len(found) else None

    def draw_pile(self, canvas: Canvas, picture: Picture, choice: MoveBuilder | None, attended: What | None) -> None:
        """Draw the open pile."""
        pile = self._cards(picture, choice)
        title = self._words.say(f"wataah.pile.{self.pile}", count=len(pile))
        looked_at = attended.number if isinstance(attended, KindInPile) else None
        self.sheet.draw(canvas, title, pile, self.picking(choice), looked_at)

    def _cards(self, picture: Picture, choice: MoveBuilder | None) -> list[str]:
        picking = self.picking(choice)
        if picking is not None:
            return list(picking.source)
        return picture.jigoku if self.pile == "jigoku" else picture.corruption[self._places.south]
