"""What differs on the table from the picture during an animation. No pygame."""

from game.engine.draw.particles import Particles
from game.engine.geometry import Rect
from game.engine.timeline import call, hold
from game.games.wataah.table.anim.flights import Banner, Bell, Crown, Puff, Shout, Slash
from game.games.wataah.table.grand_master.animation_state import BoardAir
from game.table.cards.flight import FlyingCard
from game.table.playback.director import Groups


class AnimationState:
    """At rest nothing differs."""

    def __init__(self, particles: Particles) -> None:
        self.particles = particles
        self.phase = 0
        """Draw, place or discard: the lantern that is lit."""

        self.board_open = False
        """Whether the board of Grand Master mode lies over the table."""

        self.hinted = False
        """Whether slips of a hint lie where the lanterns hang."""

        self.board = BoardAir()
        self.rest()

    def rest(self) -> None:
        """Put everything at rest where the picture says."""
        self.flights: list[FlyingCard] = []
        self.puffs: list[Puff] = []
        self.slashes: list[Slash] = []
        self.rings: list[Rect] = []
        self.hand_away: frozenset[int] = frozenset()
        """Cards of the player's hand that are in flight."""

        self.cards_away: frozenset[tuple[int, str, int]] = frozenset()
        """Cards in play that are in flight: seat, clan, place."""

        self.looked_away = False
        self.banner: Banner | None = None
        self.shout: Shout | None = None
        self.bell: Bell | None = None
        self.crown: Crown | None = None
        self.caption = ""
        self.board.rest()

    @property
    def shows(self) -> tuple[object, ...]:
        """The part of this that the static layer depends on."""
        return self.phase, self.hinted, self.cards_away, self.bell is not None

    def say(self, words: str, seconds: float) -> Groups:
        """Show words over the table long enough to read them."""

        def says() -> None:
            self.caption = words

        def silent() -> None:
            self.caption = ""

        return [[call(says)], [hold(seconds)], [call(silent)]]
