"""What can be pointed at on the table of Ninjutsu; it tells places, never what is hidden there. No pygame."""

from game.engine.widgets.widget import Payload


class Cell(Payload, frozen=True, tag="cell"):
    """A cell of the board, by the name it has in the rules: with the figure on it."""

    cell: str


class Tray(Payload, frozen=True, tag="tray"):
    """The figures of one rank that have not been placed yet."""

    rank: int


class Formation(Payload, frozen=True, tag="formation"):
    """The button that lays out a formation."""

    formation: str


class ActionCard(Payload, frozen=True, tag="action"):
    """One of the player's action cards."""

    card: str


class Token(Payload, frozen=True, tag="token"):
    """One of the other side's action cards."""

    card: str


class JokerUse(Payload, frozen=True, tag="use"):
    """Something that the Joker can stand for."""

    use: str


class Throwing(Payload, frozen=True, tag="throw"):
    """A way to throw the die, the die, the wall or the mat."""

    how: str


class Plate(Payload, frozen=True, tag="plate"):
    """The plate of a side."""

    side: str


class Shuriken(Payload, frozen=True, tag="shuriken"):
    """The shuriken of a side."""

    side: str


class Deck(Payload, frozen=True, tag="deck"):
    """The deck of a side."""

    side: str


class DiscardPile(Payload, frozen=True, tag="discard"):
    """The used weapons of a side."""

    side: str


class Weapon(Payload, frozen=True, tag="weapon"):
    """The weapon of a side in one column."""

    side: str
    column: int


class Column(Payload, frozen=True, tag="column"):
    """The mark between the weapons of a column."""

    column: int


class Fence(Payload, frozen=True, tag="fence"):
    """A piece of fence."""

    number: int


class Fighter(Payload, frozen=True, tag="fighter"):
    """The figure of a side in the Dojo."""

    side: str


class ThrownDie(Payload, frozen=True, tag="die"):
    """The die of a side in the Dojo."""

    side: str
