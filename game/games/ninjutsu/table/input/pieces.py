"""What can be pointed at on the table of Ninjutsu; it tells places, never what is hidden there. No pygame."""

from game.engine.widgets.widget import Payload


class Cell(Payload, frozen=True):
    """A cell of the board, by the name it has in the rules: with the figure on it."""

    kind = "cell"

    cell: str


class Tray(Payload, frozen=True):
    """The figures of one rank that have not been placed yet."""

    kind = "tray"

    rank: int


class Formation(Payload, frozen=True):
    """The button that lays out a formation."""

    kind = "formation"

    formation: str


class ActionCard(Payload, frozen=True):
    """One of the player's action cards."""

    kind = "action"

    card: str


class Token(Payload, frozen=True):
    """One of the other side's action cards."""

    kind = "token"

    card: str


class JokerUse(Payload, frozen=True):
    """Something that the Joker can stand for."""

    kind = "use"

    use: str


class Throwing(Payload, frozen=True):
    """A way to throw the die, the die, the wall or the mat."""

    kind = "throw"

    how: str


class Plate(Payload, frozen=True):
    """The plate of a side."""

    kind = "plate"

    side: str


class Shuriken(Payload, frozen=True):
    """The shuriken of a side."""

    kind = "shuriken"

    side: str


class Deck(Payload, frozen=True):
    """The deck of a side."""

    kind = "deck"

    side: str


class DiscardPile(Payload, frozen=True):
    """The used weapons of a side."""

    kind = "discard"

    side: str


class Weapon(Payload, frozen=True):
    """The weapon of a side in one column."""

    kind = "weapon"

    side: str
    column: int


class Column(Payload, frozen=True):
    """The mark between the weapons of a column."""

    kind = "column"

    column: int


class Fence(Payload, frozen=True):
    """A piece of fence."""

    kind = "fence"

    number: int


class Fighter(Payload, frozen=True):
    """The figure of a side in the Dojo."""

    kind = "fighter"

    side: str


class ThrownDie(Payload, frozen=True):
    """The die of a side in the Dojo."""

    kind = "die"

    side: str
