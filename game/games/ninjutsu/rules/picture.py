"""What the table of Ninjutsu shows, as plain data updated by events."""

import msgspec
from msgspec import UNSET

from game.core.contract import Event
from game.core.events import MatchEnded, TurnStarted
from game.core.outcome import Outcome
from game.games.ninjutsu.rules import ending
from game.games.ninjutsu.rules.events import (
    ActionPlayed,
    ArmiesShown,
    BattleRolled,
    BattleStarted,
    BattleTied,
    BattleWon,
    DeckShuffled,
    FigureJumped,
    FigureKidnapped,
    FigurePlaced,
    FigureStepped,
    FirstRolled,
    ShurikenSpent,
    ShurikenTaken,
    SokeFound,
    StepsGranted,
    ThrowLanded,
    TurnEnded,
    WeaponTurned,
)
from game.games.ninjutsu.rules.figures import CARDS, COLUMNS, MOVED, RANK, SEEN, SOKE, figure
from game.games.ninjutsu.rules.state import NOWHERE
from game.games.ninjutsu.rules.view import NinjutsuView

CARD_BITS = {name: bit for bit, name in CARDS.items()}


class Picture(msgspec.Struct):
    """Cells, weapons, hands, shuriken and the battle; pairs are red's entry, then black's."""

    cells: list[int]
    """As in the view: `figures.rank_of` and `seat_of` read them; rank 0 is a back."""

    standing: list[int]
    """How many figures each side has on the board."""

    decks: list[int]
    """How many cards each deck has."""

    discards: list[list[int]]
    used: list[list[int]]
    tops: list[list[int]]
    hands: list[int]
    shuriken: list[int]
    stock: int
    fallen: list[list[int]]
    steps: int
    sneaks: int
    start: int
    end: int
    rolls: list[int]
    outside: int
    dojo: int
    active: int
    turn: int
    outcome: Outcome | None

    @classmethod
    def of(cls, view: NinjutsuView) -> "Picture":
        """Build the picture of a view from scratch."""
        return cls(
            cells=list(view.cells),
            standing=list(view.standing),
            decks=[len(deck) for deck in view.decks],
            discards=[list(pile) for pile in view.discards],
            used=[list(pile) for pile in view.used],
            tops=[list(row) for row in view.tops],
            hands=list(view.hands),
            shuriken=list(view.shuriken),
            stock=view.stock,
            fallen=[list(pile) for pile in view.fallen],
            steps=view.steps,
            sneaks=view.sneaks,
            start=view.start,
            end=view.end,
            rolls=list(view.rolls),
            outside=view.outside,
            dojo=view.dojo,
            active=view.active,
            turn=view.turn,
            outcome=ending.result(view.winner, view.turn, [len(pile) for pile in view.fallen]),
        )

    def show(self, event: Event) -> None:
        """Update the picture with an event."""
        match event:
            case FigurePlaced() | ArmiesShown():
                self._show_placing(event)
            case WeaponTurned() | DeckShuffled() | TurnEnded():
                self._show_weapons(event)
            case BattleStarted() | BattleWon() | BattleTied():
                self._show_battle(event)
            case BattleRolled() | ThrowLanded() | FirstRolled():
                self._show_dice(event)
            case FigureStepped() | FigureJumped():
                self._show_walk(event)
            case ActionPlayed():
                self.hands[event.seat] ^= CARD_BITS[event.card]
                self.sneaks += event.action == "sneak"
            case FigureKidnapped():
                self._show_kidnap(event)
            case SokeFound():
                self._unmask(event.cell, SOKE)
            case ShurikenTaken() | ShurikenSpent():
                self._show_shuriken(event)
            case StepsGranted():
                self.steps = event.steps
            case TurnStarted():
                self.active, self.turn = event.seat, event.turn
            case MatchEnded():
                self.outcome = event.outcome

    def _show_placing(self, event: FigurePlaced | ArmiesShown) -> None:
        if isinstance(event, FigurePlaced):
            self.standing[event.seat] += 1
            if event.cell is not None and event.rank is not None:
                self.cells[event.cell] = figure(event.seat, event.rank)
            return
        for seat, cells in enumerate((event.red, event.black)):
            for cell in cells:
                self.cells[cell] = self.cells[cell] or figure(seat, 0)

    def _show_weapons(self, event: WeaponTurned | DeckShuffled | TurnEnded) -> None:
        if isinstance(event, WeaponTurned):
            tops = self.tops[event.seat]
            if tops[event.column]:
                self.used[event.seat].append(tops[event.column])
            tops[event.column] = event.stars
            self.decks[event.seat] -= 1
        elif isinstance(event, DeckShuffled):
            self.decks[event.seat] = event.cards
            self.discards[event.seat] = []
        else:
            for seat in (0, 1):
                self.discards[seat] += [*self.used[seat], *self.tops[seat]]
            self.used, self.tops = [[], []], [[0] * COLUMNS, [0] * COLUMNS]
            self.steps = self.sneaks = 0

    def _show_battle(self, event: BattleStarted | BattleWon | BattleTied) -> None:
        if isinstance(event, BattleStarted):
            self._count_step(sneaked=event.sneaked)
            self.start, self.end = event.start, event.end
            self._unmask(event.start, event.attacker)
            self._unmask(event.end, event.defender)
            return
        if isinstance(event, BattleWon):
            loser = 1 - event.seat
            self.fallen[loser].append(event.loser)
            self.standing[loser] -= 1
            if event.seat == self.active:
                self._move(event.start, event.end)
            self.cells[event.start] = 0
        self.start = self.end = NOWHERE
        self._clear_dice()

    def _show_dice(self, event: BattleRolled | ThrowLanded | FirstRolled) -> None:
        if isinstance(event, FirstRolled):
            self._clear_dice()
            return
        if isinstance(event, BattleRolled):
            self.rolls[event.seat] = event.value
            return
        for seat, face, outside in zip((event.seat, 1 - event.seat), event.faces, event.outside, strict=False):
            self.rolls[seat] = 0 if outside else face
            self.outside |= outside << seat

    def _show_shuriken(self, event: ShurikenTaken | ShurikenSpent) -> None:
        if isinstance(event, ShurikenTaken):
            self.stock -= 1
            self.shuriken[event.seat] += 1
            return
        self.shuriken[event.seat] -= 1
        if self.dojo:  # N22: the die is picked up
            self.rolls[event.seat] = 0

    def _clear_dice(self) -> None:
        self.rolls = [0, 0]
        self.outside = 0

    def _show_walk(self, event: FigureStepped | FigureJumped) -> None:
        self._move(event.start, event.end)
        if isinstance(event, FigureStepped):
            self._count_step(sneaked=event.sneaked)

    def _show_kidnap(self, event: FigureKidnapped) -> None:
        self.cells[event.cell] = 0
        if event.kidnapper is not UNSET:
            self._move(event.kidnapper, event.cell)
        self.fallen[1 - event.seat].append(event.rank)
        self.standing[1 - event.seat] -= 1

    def _move(self, start: int, end: int) -> None:
        self.cells[end] = self.cells[start] | MOVED
        self.cells[start] = 0

    def _unmask(self, cell: int, rank: int) -> None:
        self.cells[cell] = self.cells[cell] & ~RANK | rank | SEEN

    def _count_step(self, *, sneaked: bool) -> None:
        self.steps -= 1
        self.sneaks -= sneaked
