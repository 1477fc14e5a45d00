"""What a phone shows, as data: one seat's cards, the open table and the offers. Made from one seat's picture alone.

A game gives parts; the page is the same for all games. Everything that can be tapped has an id, and an offer names the
ids that lead to it, in the order of tapping: a card; a figure, then a square. Offers without ids are buttons.
"""

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from msgspec import Struct

from game.core.contract import Move, View
from game.core.refusal import Refusal


class Card(Struct, omit_defaults=True):
    """A card, a figure or a die."""

    label: str
    """What it is called; read out, and shown where there is no picture."""

    art: str = ""
    """The name of its picture."""

    id: str = ""
    why: str = ""
    """Why it cannot be used now."""

    mark: str = ""
    """A word on a tag below it."""

    seat: int | None = None
    """Whose it is; shows the crest."""

    note: list[str] = []
    """What using it would do: a heading and a line."""

    turned: bool = False
    """Whether it lies face down."""


class CardRow(Struct, omit_defaults=True):
    """Cards that lie together."""

    label: str
    cards: list[Card]
    kind: str = "row"
    """How they lie: `row`, `trick`, `stacks` or `pile`."""

    id: str = ""
    value: str = ""
    """A word or number that belongs to them: the sum, the power."""


class PlayerPlate(Struct, omit_defaults=True):
    """One player."""

    name: str
    score: str = ""
    facts: list[str] = []
    active: bool = False
    rows: list[CardRow] = []
    id: str = ""
    notes: list[str] = []
    """What may be long and is seldom looked up, below everything else."""


class Square(Struct, omit_defaults=True):
    """One square of a board."""

    id: str
    label: str
    pieces: list[Card] = []
    """From bottom to top."""

    walls: str = ""
    """Which sides cannot be crossed: letters of `nesw`."""

    kind: str = ""


class SquareGrid(Struct, omit_defaults=True):
    """Squares in rows, the top one first, as this seat sees them."""

    columns: int
    cells: list[Square]
    kind: str = "squares"


class Offer(Struct, omit_defaults=True):
    """Something that may be chosen; its number is its place in the list."""

    say: str
    at: list[str] = []
    help: str = ""
    throw: bool = False
    """Whether it may be done by a gesture."""

    via: list[str] = []
    """Other ids that may be tapped first."""

    main: bool = False
    """Whether it is what one usually wants."""


class Parts(Struct):
    """What a game tells about its page."""

    offers: list[Offer]
    duty: str = ""
    when: str = ""
    plates: list[PlayerPlate] = []
    rows: list[CardRow] = []
    board: SquareGrid | None = None
    hand: list[Card] = []
    dial: list[int] = []
    """How much there is of how much: two numbers."""

    plans: list[tuple[Offer, tuple[Any, ...]]] = []
    """Further offers, each for several moves one after another: a whole formation."""


class Page(Struct, omit_defaults=True, tag_field="t", tag="page"):
    """Everything that one phone shows."""

    v: int
    game: str
    title: str
    seat: int
    """-1 for spectators."""

    language: str
    heading: str
    plates: list[PlayerPlate]
    duty: str = ""
    when: str = ""
    turn: bool = False
    over: bool = False
    offers: list[Offer] = []
    rows: list[CardRow] = []
    board: SquareGrid | None = None
    hand: list[Card] = []
    dial: list[int] = []
    log: list[str] = []
    can: list[str] = []
    """What may be asked for: `undo`, `hint`, `resign`, `go_on`."""

    faces: list[str] = []
    """The pictures of the players; empty names are shown by their crests."""


class HintLine(Struct):
    """One suggestion."""

    n: int
    say: str
    chance: str
    reason: str


class Hint(Struct, tag_field="t", tag="hint"):
    """What a master would do, for one seat's eyes."""

    v: int
    found: list[HintLine]


class Notice(Struct, tag_field="t", tag="note"):
    """One sentence that stays for a moment."""

    text: str


class Taken(Struct, tag_field="t", tag="taken"):
    """The table has taken a choice; what comes of it follows once the table has shown it."""

    v: int


class Held(Struct, tag_field="t", tag="held"):
    """The table shows something to be read, or has stopped; nothing can be chosen until the next page."""

    text: str
    go_on: bool = False
    """Whether any player may go on."""


class Translate(Protocol):
    """The words for a key."""

    def __call__(self, key: str, **values: object) -> str:
        """The text for a key, with its values."""


class Seen(NamedTuple):
    """All that the parts of a page may be made of: what one seat, or the public, may know."""

    view: View
    picture: Any
    """Of that view; each game has its own."""

    seat: int
    """PUBLIC for spectators."""

    moves: list[Any]
    """What this seat may choose now; empty if another is to move."""

    why_not: Callable[[Move], Refusal | None]
    """Asked only while this seat is to move."""

    words: Callable[[Move], str]
    """A move in words."""

    say: Translate
    player: Callable[[int], str]
    sentence: Callable[[Refusal], str]


PartsMaker = Callable[[Seen], Parts]
"""A game's own page."""
