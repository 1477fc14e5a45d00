"""What a seat knows of a match of Ninjutsu, and the positions that could be behind it (N1, N7, N21)."""

from typing import TypeAlias

from game.core.board import Board
from game.core.chance import Chance
from game.core.contract import OPEN, View
from game.games.ninjutsu import placing
from game.games.ninjutsu.figures import OWNER, RANK, RANKS, SEEN
from game.games.ninjutsu.ground import ground_of
from game.games.ninjutsu.state import PLACING, State

Pair: TypeAlias = tuple[int, int]
Cards: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]


class NinjutsuView(View, frozen=True):
    """The position with the other side's unseen figures as backs; all cards are open or known by counting."""

    board: Board
    marks: bool
    """Whether the table marks the ranks that have been seen (N21)."""

    phase: int
    active: int
    asked: int
    turn: int
    winner: int
    cells: tuple[int, ...]
    """As in the state, with rank 0 for a back. While figures are placed the other side's are not there at all."""

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

    @classmethod
    def of(cls, state: State, seat: int) -> "NinjutsuView":
        """What `seat` knows of `state`."""
        return cls(
            seat=seat,
            board=state.ground.board,
            marks=state.marks,
            phase=state.phase,
            active=state.active,
            asked=state.asked,
            turn=state.turn,
            winner=state.winner,
            cells=_seen(state, seat),
            standing=(placing.standing(state, 0), placing.standing(state, 1)),
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
        )

    def imagined(self, chance: Chance) -> State:
        """A position that could be behind the view: the unknown ranks are dealt to the backs."""
        state = State(ground_of(self.board), marks=self.marks)
        state.phase, state.active, state.asked = self.phase, self.active, self.asked
        state.turn, state.winner = self.turn, self.winner
        for name in ("decks", "discards", "used", "tops", "fallen"):
            one, other = getattr(self, name)
            setattr(state, name, (list(one), list(other)))
        state.hands, state.shuriken, state.rolls = list(self.hands), list(self.shuriken), list(self.rolls)
        state.stock, state.steps, state.sneaks = self.stock, self.steps, self.sneaks
        state.start, state.end = self.start, self.end
        state.cells = list(self.cells)
        for owner in (0, 1):
            if self.seat not in (owner, OPEN):
                if self.phase == PLACING:
                    self._place(state, owner, chance)
                else:
                    self._deal(state, owner, chance)
        return state

    def _place(self, state: State, owner: int, chance: Chance) -> None:
        formation = placing.random_formation(self.board, owner, chance)
        for move in placing.moves_for(formation)[: self.standing[owner]]:
            state.cells[move.cell] = OWNER[owner] | formation[move.cell]

    def _deal(self, state: State, owner: int, chance: Chance) -> None:
        ranks = self.unknown_ranks(owner)
        chance.shuffle(ranks)
        own = OWNER[owner]
        for cell, figure in enumerate(self.cells):
            if figure & own and not figure & RANK:
                state.cells[cell] |= ranks.pop()

    def unknown_ranks(self, owner: int) -> list[int]:
        """The ranks behind the backs of a side, which this seat may count but cannot place."""
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
