"""What the table of Ninjutsu shows, as plain data updated by events."""

import msgspec
from msgspec import UNSET

from game.core.contract import Event
from game.core.events import MatchEnded, TurnStarted, shown_by, shows
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
        shown = _SHOWS.get(type(event))
        if shown is not None:
            shown(self, event)

    @shows(FigurePlaced)
    def _place(self, event: FigurePlaced) -> None:
        self.standing[event.seat] += 1
        if event.cell is not None and event.rank is not None:
            self.cells[event.cell] = figure(event.seat, event.rank)

    @shows(ArmiesShown)
    def _show_armies(self, event: ArmiesShown) -> None:
        for seat, cells in enumerate((event.red, event.black)):
            for cell in cells:
                self.cells[cell] = self.cells[cell] or figure(seat, 0)

    @shows(WeaponTurned)
    def _turn_weapon(self, event: WeaponTurned) -> None:
        tops = self.tops[event.seat]
        if tops[event.column]:
            self.used[event.seat].append(tops[event.column])
        tops[event.column] = event.stars
        self.decks[event.seat] -= 1

    @shows(DeckShuffled)
    def _shuffle(self, event: DeckShuffled) -> None:
        self.decks[event.seat] = event.cards
        self.discards[event.seat] = []

    @shows(TurnEnded)
    def _end_turn(self, _: TurnEnded) -> None:
        for seat in (0, 1):
            self.discards[seat] += [*self.used[seat], *self.tops[seat]]
        self.used, self.tops = [[], []], [[0] * COLUMNS, [0] * COLUMNS]
        self.steps = self.sneaks = 0

    @shows(ActionPlayed)
    def _play(self, event: ActionPlayed) -> None:
        self.hands[event.seat] ^= CARD_BITS[event.card]
        self.sneaks += event.action == "sneak"

    @shows(StepsGranted)
    def _grant(self, event: StepsGranted) -> None:
        self.steps = event.steps

    @shows(ShurikenTaken)
    def _take_shuriken(self, event: ShurikenTaken) -> None:
        self.stock -= 1
        self.shuriken[event.seat] += 1

    @shows(ShurikenSpent)
    def _spend_shuriken(self, event: ShurikenSpent) -> None:
        self.shuriken[event.seat] -= 1
        if self.dojo:  # N22: the die is picked up
            self.rolls[event.seat] = 0

    @shows(FigureStepped, FigureJumped)
    def _walk(self, event: FigureStepped | FigureJumped) -> None:
        self._move(event.start, event.end)
        if isinstance(event, FigureStepped):
            self._count_step(sneaked=event.sneaked)

    @shows(FigureKidnapped)
    def _kidnap(self, event: FigureKidnapped) -> None:
        self.cells[event.cell] = 0
        if event.kidnapper is not UNSET:
            self._move(event.kidnapper, event.cell)
        self._fall(1 - event.seat, event.rank)

    @shows(SokeFound)
    def _find(self, event: SokeFound) -> None:
        self._unmask(event.cell, SOKE)

    @shows(BattleStarted)
    def _attack(self, event: BattleStarted) -> None:
        self._count_step(sneaked=event.sneaked)
        self.start, self.end = event.start, event.end
        self._unmask(event.start, event.attacker)
        self._unmask(event.end, event.defender)

    @shows(BattleRolled)
    def _roll(self, event: BattleRolled) -> None:
        self.rolls[event.seat] = event.value

    @shows(ThrowLanded)
    def _land(self, event: ThrowLanded) -> None:
        for seat, face, outside in zip((event.seat, 1 - event.seat), event.faces, event.outside, strict=False):
            self.rolls[seat] = 0 if outside else face
            self.outside |= outside << seat

    @shows(BattleWon)
    def _win(self, event: BattleWon) -> None:
        self._fall(1 - event.seat, event.loser)
        if event.seat == self.active:
            self._move(event.start, event.end)
        self.cells[event.start] = 0
        self._clear_battle()

    @shows(BattleTied, FirstRolled)
    def _clear_battle(self, _: Event | None = None) -> None:
        self.start = self.end = NOWHERE
        self.rolls = [0, 0]
        self.outside = 0

    @shows(TurnStarted)
    def _begin_turn(self, event: TurnStarted) -> None:
        self.active, self.turn = event.seat, event.turn

    @shows(MatchEnded)
    def _end(self, event: MatchEnded) -> None:
        self.outcome = event.outcome

    def _move(self, start: int, end: int) -> None:
        self.cells[end] = self.cells[start] | MOVED
        self.cells[start] = 0

    def _fall(self, seat: int, rank: int) -> None:
        self.fallen[seat].append(rank)
        self.standing[seat] -= 1

    def _unmask(self, cell: int, rank: int) -> None:
        self.cells[cell] = self.cells[cell] & ~RANK | rank | SEEN

    def _count_step(self, *, sneaked: bool) -> None:
        self.steps -= 1
        self.sneaks -= sneaked


_SHOWS = shown_by(Picture)
