"""What is different on the table from what the picture says, while something happens. No pygame."""

from game.engine.flurry import Flurry
from game.engine.geometry import Rect
from game.engine.timeline import call, hold
from game.games.wataah.table.air import Banner, Bell, Crown, Flight, Puff, Shout, Slash
from game.games.wataah.table.board_air import BoardAir
from game.table.director import Groups


class Stage:
    """At rest nothing differs."""

    def __init__(self, flurry: Flurry) -> None:
        self.flurry = flurry
        self.phase = 0
        """Draw, place or discard: the lantern that is lit."""

        self.board_open = False
        """Whether the board of Grand Master mode lies over the table."""

        self.hinted = False
        """Whether slips of a hint lie where the lanterns hang."""

        self.board = BoardAir()
        self.rest()

    def rest(self) -> None:
        """Everything lies where the picture says."""
        self.flights: list[Flight] = []
        self.puffs: list[Puff] = []
        self.slashes: list[Slash] = []
        self.rings: list[Rect] = []
        self.hand_away: frozenset[int] = frozenset()
        """Cards of the own hand that are in the air."""

        self.cards_away: frozenset[tuple[int, str, int]] = frozenset()
        """Cards in play that are in the air: seat, clan, place."""

        self.looked_away = False
        self.banner: Banner | None = None
        self.shout: Shout | None = None
        self.bell: Bell | None = None
        self.crown: Crown | None = None
        self.caption = ""
        self.board.rest()

    @property
    def shows(self) -> tuple[object, ...]:
        """What of this the things that lie still depend on."""
        return self.phase, self.hinted, self.cards_away, self.bell is not None

    def say(self, words: str, seconds: float) -> Groups:
        """Words over the table for as long as it takes to read them."""

        def says() -> None:
            self.caption = words

        def silent() -> None:
            self.caption = ""

        return [[call(says)], [hold(seconds)], [call(silent)]]
