"""Everything on the Ninjutsu table as plain data; at rest, it is where the picture says. No pygame."""

import copy
from collections.abc import Callable, Mapping, Sequence

from game.core.contract import PUBLIC, Event
from game.engine.draw.particles import DUST, Particles
from game.engine.geometry import Point
from game.engine.look import theme
from game.games.ninjutsu.rules.figures import BLACK, RED, rank_of
from game.games.ninjutsu.rules.picture import Picture
from game.games.ninjutsu.rules.state import NOWHERE
from game.games.ninjutsu.table.anim.sprites import Crest, Dojo, FighterSprite, Figure, FlyingPiece, Puff, die_of, stand
from game.games.ninjutsu.table.anim.thrown_dice import ThrownDice
from game.games.ninjutsu.table.art.board_geometry import Fence
from game.games.ninjutsu.table.layout import TableLayout
from game.games.ninjutsu.table.words import Words
from game.table.playback.sprites import Sprite

Reading = Callable[[float], float]

RATTLE = 0.5
"""Seconds for which a fence rattles."""

_SAND = (theme.SAND, theme.GOLD_LIGHT)

REVEAL = 0.7
"""Seconds that figures take to turn round at the end of the match."""


class AnimationState:
    """Where everything is; cues move it."""

    def __init__(self, places: TableLayout, words: Words, reading: Reading, particles: Particles) -> None:
        """`reading` gives how long a text stays visible, from the seconds that it takes to read."""
        self.places = places
        self.words = words
        self.reading = reading
        self.particles = particles
        self.viewer = PUBLIC
        self.marks = True
        self.figures: dict[int, Figure] = {}
        self.live: list[Figure] = []
        """The figures that are moving now."""

        self.flights: list[FlyingPiece] = []
        self.puffs: list[Puff] = []
        self.dojo: Dojo | None = None
        self.dice = ThrownDice()
        self.bare: set[tuple[int, int]] = set()
        """Weapons (seat, column) that are moving to the discards."""

        self.played: set[tuple[int, str]] = set()
        """Action cards (seat, card) that have already left their places."""

        self.thrown = [0, 0]
        self.taken = 0
        """How many shuriken have already left their owner, or the stock."""

        self.trace: tuple[int, ...] = ()
        """The last move on the board: from and to."""

        self.rattling: dict[Fence, float] = {}
        self.notice = ""
        """The text above the board about what is being shown."""

        self.crest: Crest | None = None
        """The winner's crest, stamped on the notice."""

        self._revealing: list[tuple[Figure, int]] = []
        self._revealed = 0.0

    def lay(self, picture: Picture) -> None:
        """Put everything at rest, as the picture says."""
        self.figures = self.standing(picture)
        self.live, self.flights, self.puffs = [], [], []
        self.bare, self.played = set(), set()
        self.thrown, self.taken = [0, 0], 0
        self.dice.lay(picture)
        self.dojo = self._dojo_at_rest(picture)
        outcome = picture.outcome
        self.notice = self.words.finale(outcome) if outcome is not None else ""
        self.crest = Crest(outcome.winners[0]) if outcome is not None and len(outcome.winners) == 1 else None
        self._revealing = []

    def standing(self, picture: Picture) -> dict[int, Figure]:
        """Every figure on the board, except those that fight in the Dojo."""
        fighting = (picture.start, picture.end) if picture.start != NOWHERE else ()
        return {
            cell: stand(what, cell, self.places, self.viewer, self.marks)
            for cell, what in enumerate(picture.cells)
            if what and cell not in fighting
        }

    def rattle(self, start: int, end: int) -> None:
        """Make the fences that block a step swing."""
        for fence in self.places.barring(start, end):
            self.rattling[fence] = RATTLE

    def dust(self, foot: Point, width: float) -> None:
        """Throw up sand where a figure lands."""
        self.particles.throw(DUST, foot, 6, _SAND, towards=90, spread=180, room=(width * 0.5, 6), strength=width / 100)

    @property
    def moving(self) -> bool:
        """Whether anything moves on its own, without an event."""
        return bool(self.rattling or self._revealing)

    def reveal(self, before: Mapping[int, Figure]) -> None:
        """At the end of the match, turn round the figures whose backs faced the player before."""
        hidden = [cell for cell, figure in before.items() if not figure.rank]
        self._revealing = [(self.figures[cell], self.figures[cell].rank) for cell in hidden if cell in self.figures]
        self._revealed = 0.0
        self.live = [figure for figure, _ in self._revealing]
        for figure in self.live:
            figure.rank = 0

    def update(self, dt: float) -> None:
        """Advance the fences that rattle and the figures that turn."""
        if self._revealing:
            self._revealed = min(1.0, self._revealed + dt / REVEAL)
            for figure, rank in self._revealing:
                figure.turn = min(self._revealed, 1 - self._revealed)
                figure.rank = rank if self._revealed >= 0.5 else 0
        if self._revealed >= 1.0:
            self._revealing, self._revealed = [], 0.0
            self.live = []
        self.rattling = {fence: left - dt for fence, left in self.rattling.items() if left > dt}

    def later(self, event: Event, picture: Picture) -> dict[int, Figure]:
        """Where all figures stand once the event is part of the picture."""
        shown = copy.deepcopy(picture)
        shown.show(event)
        return self.standing(shown)

    def fighter(self, seat: int, rank: int) -> FighterSprite:
        """A figure on its mat."""
        return FighterSprite(rank, Sprite(*self.places.in_dojo("figure", seat).centre))

    def first_throws(self, picture: Picture) -> bool:
        """Whether dice are being thrown for the first attack (N8, N22)."""
        return bool(picture.dojo and not picture.turn and min(picture.standing) == self.words.army)

    def _dojo_at_rest(self, picture: Picture) -> Dojo | None:
        """The Dojo between two decisions; None while nobody fights."""
        if picture.start == NOWHERE:
            return Dojo(1.0, self.words.first(None)) if self.first_throws(picture) else None
        cells = {picture.active: picture.start, 1 - picture.active: picture.end}
        fighters = {seat: self.fighter(seat, rank_of(picture.cells[cell])) for seat, cell in cells.items()}
        rolls = picture.rolls
        dice = (
            {}
            if picture.dojo
            else {seat: die_of(one.rank, rolls[seat]) for seat, one in fighters.items() if rolls[seat]}
        )
        # Until the first die has landed there is nothing to compare.
        ranks = fighters[picture.active].rank, fighters[1 - picture.active].rank
        caption = self.words.rolls(rolls) if any(rolls) else self.words.battle(*ranks)
        if picture.outside:
            caption = self.words.outside(RED if picture.outside & 1 else BLACK)
        return Dojo(1.0, caption, fighters, dice, ahead=ahead(rolls))


def ahead(rolls: Sequence[int]) -> int | None:
    """The seat with the higher roll, once both have rolled."""
    if not all(rolls) or rolls[RED] == rolls[BLACK]:
        return None
    return RED if rolls[RED] > rolls[BLACK] else BLACK
