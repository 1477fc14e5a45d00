"""Everything that is on the table of Ninjutsu, as plain data: at rest where the picture says. No pygame."""

import copy
from collections.abc import Callable, Mapping, Sequence

from game.core.contract import PUBLIC, Event
from game.engine import theme
from game.engine.flurry import DUST, Flurry
from game.engine.geometry import Point
from game.games.ninjutsu.figures import BLACK, RED, rank_of
from game.games.ninjutsu.picture import Picture
from game.games.ninjutsu.state import NOWHERE
from game.games.ninjutsu.table.actors import Crest, Dojo, Fighter, Figure, Flight, Puff, die_of, stand
from game.games.ninjutsu.table.art_court import Fence
from game.games.ninjutsu.table.places import Places
from game.games.ninjutsu.table.words import Words
from game.table.sprites import Sprite

Reading = Callable[[float], float]

RATTLE = 0.5
"""Seconds for which a fence rattles."""

_SAND = (theme.SAND, theme.GOLD_LIGHT)

REVEAL = 0.7
"""Seconds in which figures turn round when all is over."""


class Ensemble:
    """Where everything is; cues move it about."""

    def __init__(self, places: Places, words: Words, reading: Reading, flurry: Flurry) -> None:
        """`reading` says how long something stays in sight that takes so many seconds to read."""
        self.places = places
        self.words = words
        self.reading = reading
        self.flurry = flurry
        self.viewer = PUBLIC
        self.marks = True
        self.figures: dict[int, Figure] = {}
        self.live: list[Figure] = []
        """The figures that move now."""

        self.flights: list[Flight] = []
        self.puffs: list[Puff] = []
        self.dojo: Dojo | None = None
        self.bare: set[tuple[int, int]] = set()
        """Weapons (seat, column) that are on their way to the discards."""

        self.played: set[tuple[int, str]] = set()
        """Action cards (seat, card) that have left their places already."""

        self.thrown = [0, 0]
        self.taken = 0
        """How many shuriken have left their owner, or the stock, already."""

        self.trace: tuple[int, ...] = ()
        """Where somebody has just gone, from and to."""

        self.rattling: dict[Fence, float] = {}
        self.notice = ""
        """Words above the board about what is being shown."""

        self.crest: Crest | None = None
        """The seal of those who have won, on these words."""

        self._revealing: list[tuple[Figure, int]] = []
        self._revealed = 0.0

    def lay(self, picture: Picture) -> None:
        """Everything at rest, as the picture says."""
        self.figures = self.standing(picture)
        self.live, self.flights, self.puffs = [], [], []
        self.bare, self.played = set(), set()
        self.thrown, self.taken = [0, 0], 0
        self.dojo = self._dojo_at_rest(picture)
        outcome = picture.outcome
        self.notice = self.words.finale(outcome) if outcome is not None else ""
        self.crest = Crest(outcome.winners[0]) if outcome is not None and len(outcome.winners) == 1 else None
        self._revealing = []

    def standing(self, picture: Picture) -> dict[int, Figure]:
        """Every figure on the board; those who fight are in the Dojo."""
        fighting = (picture.start, picture.end) if picture.start != NOWHERE else ()
        return {
            cell: stand(what, cell, self.places, self.viewer, self.marks)
            for cell, what in enumerate(picture.cells)
            if what and cell not in fighting
        }

    def rattle(self, start: int, end: int) -> None:
        """The fences that bar a step swing."""
        for fence in self.places.barring(start, end):
            self.rattling[fence] = RATTLE

    def dust(self, foot: Point, width: float) -> None:
        """Sand flies where somebody lands."""
        self.flurry.throw(DUST, foot, 6, _SAND, towards=90, spread=180, room=(width * 0.5, 6), strength=width / 100)

    @property
    def moving(self) -> bool:
        """Whether something moves by itself, without an event."""
        return bool(self.rattling or self._revealing)

    def reveal(self, before: Mapping[int, Figure]) -> None:
        """The match is over: let those turn round who had their backs to the person before."""
        hidden = [cell for cell, figure in before.items() if not figure.rank]
        self._revealing = [(self.figures[cell], self.figures[cell].rank) for cell in hidden if cell in self.figures]
        self._revealed = 0.0
        self.live = [figure for figure, _ in self._revealing]
        for figure in self.live:
            figure.rank = 0

    def update(self, dt: float) -> None:
        """Let fences come to rest, and figures turn round."""
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
        """Where everybody stands once the event is part of the picture."""
        shown = copy.deepcopy(picture)
        shown.show(event)
        return self.standing(shown)

    def fighter(self, seat: int, rank: int) -> Fighter:
        """A figure on its mat."""
        return Fighter(rank, Sprite(*self.places.in_dojo("figure", seat).centre))

    def _dojo_at_rest(self, picture: Picture) -> Dojo | None:
        """The Dojo between two decisions; None while nobody fights."""
        if picture.start == NOWHERE:
            return None
        cells = {picture.active: picture.start, 1 - picture.active: picture.end}
        fighters = {seat: self.fighter(seat, rank_of(picture.cells[cell])) for seat, cell in cells.items()}
        rolls = picture.rolls
        dice = {seat: die_of(fighter.rank, rolls[seat]) for seat, fighter in fighters.items() if rolls[seat]}
        # Before the first die lies there is nothing to compare yet.
        ranks = fighters[picture.active].rank, fighters[1 - picture.active].rank
        caption = self.words.rolls(rolls) if any(rolls) else self.words.battle(*ranks)
        return Dojo(1.0, caption, fighters, dice, ahead=ahead(rolls))


def ahead(rolls: Sequence[int]) -> int | None:
    """The seat whose roll is higher, once both have rolled."""
    if not all(rolls) or rolls[RED] == rolls[BLACK]:
        return None
    return RED if rolls[RED] > rolls[BLACK] else BLACK
