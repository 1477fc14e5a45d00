"""Search for games whose turns consist of several moves: every way to play a turn, tested against replies.

All turns are ranked by the game's own evaluation first. The best of them are searched further: each is tried against
the same rolls of the other side, which replies with its best turn, and the worse half is dropped repeatedly.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from game.ai.hints import Can, GameHints, hints_of
from game.ai.search.base import Candidate, Search
from game.core.chance import Chance
from game.core.game import AnyGame

MOST_POSITIONS = 4000
"""More than a turn of any listed game has; it bounds time, not play."""

WIDEST = 12
"""How many turns are tried against replies."""

LOOKED_AT = 16
"""How many turns are judged by a second look, where a game has one. More cost time and change next to nothing."""

SEEDS = 1 << 30


class Turn(msgspec.Struct, frozen=True):
    """One way to play the rest of a turn."""

    first: Any
    """The move it begins with."""

    before: Any
    """The position in which its last move is made."""

    last: Any
    moves: int
    """The number of moves in it."""

    value: float


def ways(game: AnyGame, state: Any, chance: Chance) -> list[Turn]:  # noqa: ANN401 - each game has its own state
    """Every way to play to the end of the turn, one per resulting position, the best first."""
    seat = game.rules.to_move(state)
    if seat is None:
        raise ValueError("nobody is to move")
    found = sorted(_Ways(game, seat, chance).after(state, None, 1), key=_best_first)
    hints = hints_of(game)
    if hints.can(Can.SECOND_LOOK) and 0.0 < found[0].value < 1.0:  # what is decided needs no second look
        found[:LOOKED_AT] = sorted((_looked_at(hints, turn, seat) for turn in found[:LOOKED_AT]), key=_best_first)
    return found


def _best_first(turn: Turn) -> tuple[float, int]:
    return -turn.value, turn.moves


def _looked_at(hints: GameHints, turn: Turn, seat: int) -> Turn:
    return msgspec.structs.replace(turn, value=hints.second_look(turn.before, seat)) if turn.value > 0.0 else turn


class _Ways:
    """Remembers positions, to skip those reached before in another order."""

    def __init__(self, game: AnyGame, seat: int, chance: Chance) -> None:
        self.game = game
        self.seat = seat
        self.chance = chance
        self.known: set[object] = set()
        hints = hints_of(game)
        self.ends = hints.ends_turn if hints.can(Can.ENDS_TURN) else None

    def after(self, state: Any, first: Any, number: int) -> Iterator[Turn]:  # noqa: ANN401
        """The ways to go on from `state`, reached by the move `first`; the next move has this `number`."""
        rules, hints = self.game.rules, self.game.hints
        for move in rules.legal_moves(state):
            begins = move if first is None else first
            if self.ends is not None and self.ends(move):
                yield Turn(begins, state, move, number, hints.value(state, self.seat))
                continue
            after, drawn = state.copy(), self.chance.drawn
            rules.advance(after, move, self.chance)
            # A random draw or a change of the seat to move ends the turn.
            if self.chance.drawn != drawn or rules.to_move(after) != self.seat:
                over = rules.to_move(after) is None
                yield Turn(begins, state, move, number, hints.value(after if over else state, self.seat))
                continue
            key = hints.key(after)
            if key not in self.known and len(self.known) < MOST_POSITIONS:
                self.known.add(key)
                yield from self.after(after, begins, number + 1)


class TurnSearch(Search):
    """Sequential halving over the turns that look best."""

    def __init__(self, game: AnyGame, state: Any, chance: Chance, simulations: int) -> None:  # noqa: ANN401
        super().__init__(simulations)
        self.game = game
        self.chance = chance
        self.seat = game.rules.to_move(state)
        self.turns = ways(game, state, chance)
        self.sums = [0.0] * len(self.turns)
        self.visits = [0] * len(self.turns)
        self._alive = list(range(min(WIDEST, len(self.turns), max(1, simulations // 2))))
        self._due: list[tuple[int, int]] = []
        self._a_round = simulations // max(1, (len(self._alive) - 1).bit_length())
        if len(self.turns) == 1 or self.turns[0].value >= 1.0:
            self.left = 0  # there is nothing to choose, or nothing better to find

    def step(self) -> None:
        """Try one turn against one roll; when a round is over, continue with the better half."""
        if not self._due:
            self._next_round()
        if self._due:
            self._try(*self._due.pop())
            self.left -= 1
        else:
            self.left = 0

    def _next_round(self) -> None:
        if self.visits[self._alive[0]]:
            if len(self._alive) == 1:
                return
            self._alive.sort(key=lambda turn: -self._mean(turn))
            self._alive = self._alive[: (len(self._alive) + 1) // 2]
        each = max(1, min(self._a_round, self.left) // len(self._alive))
        # All remaining turns meet the same rolls.
        rolls = [self.chance.choose(range(SEEDS)) for _ in range(each)]
        self._due = [(turn, roll) for roll in rolls for turn in self._alive][::-1]

    def _try(self, number: int, roll: int) -> None:
        turn, rules = self.turns[number], self.game.rules
        state, chance = turn.before.copy(), Chance(roll)
        rules.advance(state, turn.last, chance)
        self.visits[number] += 1
        other = rules.to_move(state)
        if other is None:
            self.sums[number] += turn.value
        else:
            best = ways(self.game, state, chance)[0].value
            self.sums[number] += best if other == self.seat else 1.0 - best

    def _mean(self, turn: int) -> float:
        return self.sums[turn] / self.visits[turn] if self.visits[turn] else self.turns[turn].value

    def candidates(self) -> list[Candidate]:
        """For each first move its most tried turn, which is the one that did best."""
        found: dict[Any, Candidate] = {}
        for number in sorted(range(len(self.turns)), key=lambda turn: (-self.visits[turn], -self._mean(turn))):
            turn = self.turns[number]
            found.setdefault(turn.first, Candidate(turn.first, self._mean(number), self.visits[number]))
        return list(found.values())
