"""The rules of Ninja Taisen; the clauses (T1 …) are in the README beside this file."""

from typing import Any, ClassVar

from game.core.chance import Chance
from game.core.contract import Option, Rules, Tell
from game.core.events import DiceRolled, MatchEnded, TurnStarted
from game.core.outcome import Outcome
from game.core.refusal import Refusal, Value
from game.games.taisen.rules import combat, ending, refusals, serialize
from game.games.taisen.rules.ending import DRAW, NOBODY
from game.games.taisen.rules.events import GroupMoved, TurnEnded
from game.games.taisen.rules.moves import CHOICES, DIE_OF, END_TURN, TaisenMove, UseDie
from game.games.taisen.rules.ninjas import (
    ALL_DICE,
    CARRIED,
    FACES,
    HOME,
    LAST,
    MONKEY,
    NAMES,
    NUMBERS,
    SHOGUN,
    SIDES,
    STEP,
    TURN_LIMIT,
    WOLF,
)
from game.games.taisen.rules.state import Path, State
from game.games.taisen.rules.view import TaisenView


class TaisenRules(Rules[State, TaisenMove, TaisenView]):
    """Two villages, ten ninjas each, three dice."""

    seats: ClassVar = (2,)
    secrets: ClassVar = False
    options: ClassVar = (Option("first", ("random", *SIDES), "random"),)
    moves: ClassVar = TaisenMove

    def deal(self, seats: int, chance: Chance, options: dict[str, Value], version: int) -> State:  # noqa: ARG002
        """Shuffle both sides' ninjas onto their tiles and roll the first dice (T4, T5)."""
        paths = _line_up(MONKEY, chance), _line_up(WOLF, chance)
        first = options["first"]
        active = chance.choose((MONKEY, WOLF)) if first == "random" else SIDES.index(str(first))
        return State(paths, active, _roll(chance), ALL_DICE, shogun_moved=False, turn=1, winner=NOBODY)

    def to_move(self, state: State) -> int | None:
        """The seat whose turn it is."""
        return state.active if state.winner == NOBODY else None

    def legal_moves(self, state: State) -> list[TaisenMove]:
        """Every unspent die with every ninja it can move, and ending the turn (T6, T7)."""
        choices = CHOICES[state.shogun_moved][state.free]
        moves: list[TaisenMove] = [] if state.free == ALL_DICE else [END_TURN]
        for stack in state.paths[state.active]:
            if stack:
                for ninja in stack[-1 - CARRIED :]:
                    moves += choices[ninja]
        return moves

    def perform(self, state: State, move: TaisenMove, chance: Chance, tell: Tell | None) -> None:
        """Move a group and fight, or hand over the dice."""
        if isinstance(move, UseDie):
            self._use_die(state, move, tell)
        else:
            self._end_turn(state, chance, tell)

    def _use_die(self, state: State, move: UseDie, tell: Tell | None) -> None:
        seat = state.active
        die, ninja = DIE_OF[move.die], NUMBERS[move.ninja]
        own = state.paths[seat]
        start = 0
        while ninja not in own[start]:
            start += 1
        target = start + state.dice[die] if seat == MONKEY else start - state.dice[die]
        if not 0 <= target <= LAST:  # T8
            target = HOME[1 - seat]
        stack = own[start]
        place = stack.index(ninja)
        group = stack[place:]
        del stack[place:]
        own[target] += group  # T9
        state.free ^= 1 << die
        if ninja == SHOGUN:
            state.shogun_moved = True
        if tell is not None:
            tell(GroupMoved(seat, move.die, tuple(NAMES[member] for member in group), start, target))
        enemy = state.paths[1 - seat]
        if enemy[target]:
            combat.resolve(state.paths, target, seat, tell)  # T10
            if not any(own):  # T18
                self._finish(state, 1 - seat, tell)
                return
            if not any(enemy):  # T18
                self._finish(state, seat, tell)
                return
        if own[HOME[1 - seat]]:  # T17
            self._finish(state, seat, tell)

    def _end_turn(self, state: State, chance: Chance, tell: Tell | None) -> None:
        if tell is not None:
            tell(TurnEnded(state.active))
        if state.turn >= TURN_LIMIT:  # T19
            self._finish(state, DRAW, tell)
            return
        state.turn += 1
        state.active = 1 - state.active
        state.free = ALL_DICE
        state.shogun_moved = False
        state.dice = _roll(chance)
        if tell is not None:
            tell(TurnStarted(state.active, state.turn))
            tell(DiceRolled(state.active, state.dice))

    def _finish(self, state: State, winner: int, tell: Tell | None) -> None:
        state.winner = winner
        if tell is not None:
            outcome = self.outcome(state)
            if outcome is not None:
                tell(MatchEnded(outcome))

    def objection(self, state: State, move: object) -> Refusal:
        """Why that die cannot move the ninja now."""
        return refusals.objection(state, move)

    def view_for(self, state: State, seat: int) -> TaisenView:
        """Everything: nothing is hidden in this game."""
        return TaisenView.of(state, seat)

    def imagine(self, view: TaisenView, chance: Chance) -> State:  # noqa: ARG002
        """The position itself: nothing is hidden in this game."""
        return view.state()

    def outcome(self, state: State) -> Outcome | None:
        """Who won, and by which clause (T17-T19)."""
        return ending.outcome(state)

    def dump(self, state: State) -> dict[str, Any]:
        """The position as plain JSON data."""
        return serialize.dump(state)

    def load(self, data: object) -> State:
        """The position that `dump` wrote, checked."""
        return serialize.load(data)


def _line_up(seat: int, chance: Chance) -> Path:
    """One side's tiles at the start (T4)."""
    others = list(range(SHOGUN))
    chance.shuffle(others)
    path: Path = [[] for _ in range(LAST + 1)]
    home, step = HOME[seat], STEP[seat]
    path[home] = [SHOGUN, *others[:3]]
    path[home + step] = others[3:6]
    path[home + 2 * step] = others[6:8]
    path[home + 3 * step] = others[8:]
    return path


def _roll(chance: Chance) -> tuple[int, int, int]:
    """Roll the dice of rock, paper and scissors, in that order (T6)."""
    roll = chance.roll
    return roll(FACES), roll(FACES), roll(FACES)
