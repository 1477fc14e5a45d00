"""What a seat knows of a match of Ninjutsu, and the positions consistent with that (N1, N7, N21)."""

from typing import TypeAlias

import msgspec

from game.core.board import Board
from game.core.chance import Chance
from game.core.contract import OPEN, View
from game.games.ninjutsu.rules import setup
from game.games.ninjutsu.rules.figures import OWNER, RANK, RANKS, SEEN
from game.games.ninjutsu.rules.ground import ground_of
from game.games.ninjutsu.rules.state import BATTLE, PLACING, THROW, State

Pair: TypeAlias = tuple[int, int]
Cards: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]


class NinjutsuView(View, frozen=True):
    """The position with the other side's unseen figures as backs; all cards are open or known by counting."""

    board: Board
    version: int
    """The version of the rules that the match started with."""

    marks: bool
    """Whether the table marks the ranks that have been seen (N21)."""

    dojo: int
    """How dice are thrown, as an index into `state.MODES` (N22)."""

    phase: int
    active: int
    asked: int
    turn: int
    winner: int
    cells: tuple[int, ...]
    """As in the state, with rank 0 for a back. During placing, the other side's figures are left out."""

    standing: Pair
    """How many figures each side has on the board."""

    decks: Cards
    discards: Cards
    used: Cards
    tops: Cards
    hands: Pair
    shuriken: Pair
    stock: int
    fallen: Cards
    steps: int
    sneaks: int
    start: int
    end: int
    rolls: Pair
    outside: int
    """A bit for each seat whose die lies outside the tray (N22)."""

    @classmethod
    def of(cls, state: State, seat: int) -> "NinjutsuView":
        """What `seat` knows of `state`."""
        return cls(
            seat=seat,
            board=state.ground.board,
            version=state.version,
            marks=state.marks,
            dojo=state.dojo,
            phase=state.phase,
            active=state.active,
            asked=state.asked,
            turn=state.turn,
            winner=state.winner,
            cells=_seen(state, seat),
            standing=(setup.standing(state, 0), setup.standing(state, 1)),
            decks=_cards(state.decks),
            discards=_cards(state.discards),
            used=_cards(state.used),
            tops=_cards(state.tops),
            hands=_pair(state.hands),
            shuriken=_pair(state.shuriken),
            stock=state.stock,
            fallen=_cards(state.fallen),
            steps=state.steps,
            sneaks=state.sneaks,
            start=state.start,
            end=state.end,
            rolls=_pair(state.rolls),
            outside=state.outside,
        )

    def without_memory(self) -> "NinjutsuView":
        """The view without ranks seen earlier, unless they are marked (N21); figures in battle stay visible."""
        if self.marks or self.seat == OPEN:
            return self
        own = OWNER[self.seat] if self.seat in (0, 1) else 0
        fighting = (self.start, self.end) if self.phase in (BATTLE, THROW) else ()
        cells = [
            figure if cell in fighting else figure & ~SEEN if figure & own else figure & ~(SEEN | RANK)
            for cell, figure in enumerate(self.cells)
        ]
        return msgspec.structs.replace(self, cells=tuple(cells))

    def imagined(self, chance: Chance) -> State:
        """A position consistent with the view: the unknown ranks are dealt to the backs."""
        state = State(ground_of(self.board), marks=self.marks, version=self.version, dojo=self.dojo)
        state.phase, state.active, state.asked = self.phase, self.active, self.asked
        state.turn, state.winner = self.turn, self.winner
        for name in ("decks", "discards", "used", "tops", "fallen"):
            one, other = getattr(self, name)
            setattr(state, name, (list(one), list(other)))
        state.hands, state.shuriken, state.rolls = list(self.hands), list(self.shuriken), list(self.rolls)
        state.stock, state.steps, state.sneaks = self.stock, self.steps, self.sneaks
        state.start, state.end, state.outside = self.start, self.end, self.outside
        state.cells = list(self.cells)
        for owner in (0, 1):
            if self.seat not in (owner, OPEN):
                if self.phase == PLACING:
                    self._place(state, owner, chance)
                else:
                    self._deal(state, owner, chance)
        return state

    def _place(self, state: State, owner: int, chance: Chance) -> None:
        formation = setup.random_formation(self.board, owner, chance)
        for move in setup.moves_for(formation)[: self.standing[owner]]:
            state.cells[move.cell] = OWNER[owner] | formation[move.cell]

    def _deal(self, state: State, owner: int, chance: Chance) -> None:
        ranks = self.unknown_ranks(owner)
        chance.shuffle(ranks)
        own = OWNER[owner]
        for cell, figure in enumerate(self.cells):
            if figure & own and not figure & RANK:
                state.cells[cell] |= ranks.pop()

    def unknown_ranks(self, owner: int) -> list[int]:
        """The ranks behind a side's backs; this seat knows their number but not where they stand."""
        left = [rank for rank in RANKS for _ in range(self.board.figures[rank - 1])]
        for rank in self.fallen[owner]:
            left.remove(rank)
        for figure in self.cells:
            if figure & OWNER[owner] and figure & RANK:
                left.remove(figure & RANK)
        return left


def _seen(state: State, seat: int) -> tuple[int, ...]:
    if seat == OPEN:
        return tuple(state.cells)
    if state.phase == PLACING:
        own = OWNER[seat] if seat in (0, 1) else 0
        return tuple(figure if figure & own else 0 for figure in state.cells)
    known = SEEN | (OWNER[seat] if seat in (0, 1) else 0)
    return tuple(figure if figure & known else figure & ~RANK for figure in state.cells)


def _pair(values: list[int]) -> Pair:
    one, other = values
    return one, other


def _cards(piles: tuple[list[int], list[int]]) -> Cards:
    return tuple(piles[0]), tuple(piles[1])
