"""What moves over the board of Grand Master mode: pawns, cards, the boss. No pygame."""

from dataclasses import dataclass

from game.engine.timeline import call, hold
from game.games.wataah.rules.events import RoundCounted
from game.table.playback.director import Groups
from game.table.playback.sprites import Sprite


@dataclass(slots=True)
class Pawn:
    """A pawn on its way."""

    seat: int
    sprite: Sprite


@dataclass(slots=True)
class Token:
    """A Temple or Court card, the Shosho or an eye on its way."""

    kind: str
    """"temple" and "court" (with a name, or None for the back), "shosho", "eye"."""

    name: str | None
    seat: int
    sprite: Sprite
    size: float


@dataclass(slots=True)
class Peeked:
    """A Decoy shown to one player."""

    boss: str
    shown: float = 0.0


@dataclass(slots=True)
class Unveiling:
    """The Final Boss is revealed (W22)."""

    boss: str
    near: float = 0.0
    """How far he has come from the board."""

    turned: float = 0.0
    """0 shows the back, 1 the face."""

    trembling: float = 0.0
    """How hard he shakes before he turns."""

    flash: float = 0.0
    loud: float = 0.0
    """How large his name is."""

    counted: float = 0.0
    """How far the crests have come to the cells of his row."""


class BoardAir:
    """At rest nothing moves."""

    def __init__(self) -> None:
        self.rest()

    def rest(self) -> None:
        """Put everything at rest where the picture says."""
        self.pawns: list[Pawn] = []
        self.tokens: list[Token] = []
        self.peeked: Peeked | None = None
        self.unveiling: Unveiling | None = None
        self.counted: RoundCounted | None = None
        """A count that is being shown and is not in the picture yet."""

        self.ranks: float | None = None
        """How many banners of the ranking have come; None when all hang there."""

        self.sent: tuple[int, int] | None = None
        """A seat and how many of its pawns have left the ranking."""

        self.shosho_away = False

        self.opening = 1.0
        """How far the board has come up over the table."""

        self.caption = ""

    def say(self, words: str, seconds: float) -> Groups:
        """Show words over the board long enough to read them."""

        def says() -> None:
            self.caption = words

        def silent() -> None:
            self.caption = ""

        return [[call(says)], [hold(seconds)], [call(silent)]]

    @property
    def shows(self) -> tuple[object, ...]:
        """The part of this that the static layer depends on."""
        hanging = None if self.ranks is None else int(self.ranks)
        return self.counted, hanging, self.sent, self.shosho_away
