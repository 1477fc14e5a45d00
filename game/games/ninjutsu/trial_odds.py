"""The exact odds of an attack on the Soke in one turn, with best play by both: to the last reroll.

The Soke must have been seen, and neither side may be able to draw new weapons: then only dice are left to chance.
"""

from collections.abc import Callable
from functools import cache
from typing import Final

from game.core.chance import Chance, ScriptedChance
from game.core.refusal import refuse
from game.games.ninjutsu.rules.figures import FACES, JOKER, KIDNAP, NEW_WEAPONS, OWNER, RANK, SALTO, SEEN, SNEAK, SOKE
from game.games.ninjutsu.rules.ground import Ground
from game.games.ninjutsu.rules.moves import END_TURN, AcceptRoll, NinjutsuMove, PlayKidnap, Reroll, Step
from game.games.ninjutsu.rules.rules import NinjutsuRules
from game.games.ninjutsu.rules.state import ACTIONS, BATTLE, NOBODY, NOWHERE, ROLL, STEPS, State
from game.games.ninjutsu.rules.turn import weapons
from game.trials.trial import Budget, NotProven

RULES: Final = NinjutsuRules()


class Battle:
    """One fight, by exact odds: both roll again wherever that helps them (N17-N19)."""

    def __init__(self, mine: int, yours: int, after: Callable[[int, int, int], float]) -> None:
        """`mine` and `yours` are the ranks; `after(result, a, b)` is what a result with so many shuriken is worth."""
        self.mine = FACES[mine]
        self.yours = FACES[yours]
        self.after = cache(after)
        self.asked = cache(self._asked)

    def begins(self, a: int, b: int) -> float:
        """The value before the first roll, with `a` shuriken of the attacker and `b` of the defender."""
        rolls = [self.asked(one, other, a, b) for one in self.mine for other in self.yours]
        return sum(rolls) / len(rolls)

    def _asked(self, one: int, other: int, a: int, b: int) -> float:
        """The value after these rolls, when the seat that is behind is asked (N18)."""
        if one <= other and a:
            return max(self.again(one, other, a, b, attacker=True), self.declined(one, other, a, b, attacker=True))
        if one >= other and b:
            return min(self.again(one, other, a, b, attacker=False), self.declined(one, other, a, b, attacker=False))
        return self.after((one > other) - (one < other), a, b)

    def again(self, one: int, other: int, a: int, b: int, *, attacker: bool) -> float:
        """The value when a shuriken is spent."""
        if attacker:
            return sum(self.asked(face, other, a - 1, b) for face in self.mine) / len(self.mine)
        return sum(self.asked(one, face, a, b - 1) for face in self.yours) / len(self.yours)

    def declined(self, one: int, other: int, a: int, b: int, *, attacker: bool) -> float:
        """The value when the seat accepts the roll; on a tie the defender may still roll again."""
        if attacker and one == other and b:
            stands = self.declined(one, other, a, b, attacker=False)
            return min(self.again(one, other, a, b, attacker=False), stands)
        return self.after((one > other) - (one < other), a, b)


class AttackOdds:
    """The exact probability that the attacker beats the Soke in this turn, with best play by both."""

    def __init__(self, state: State, budget: Budget) -> None:
        self.seat = state.active
        self.turn = state.turn
        self.budget = budget
        self.known: dict[object, float] = {}
        self.hopeless: dict[tuple[int, int, int, int], float] = {}
        enemy = OWNER[1 - self.seat]
        self.soke = next(
            (cell for cell, figure in enumerate(state.cells) if figure & enemy and figure & RANK == SOKE), -1
        )
        drawing = NEW_WEAPONS | JOKER
        if self.soke < 0 or not state.cells[self.soke] & SEEN or state.dojo != ROLL:
            raise NotProven(refuse("trial.refused.not_proven"))
        if state.hands[0] & drawing or state.hands[1] & drawing:
            raise NotProven(refuse("trial.refused.not_proven"))
        self.far = distances(state.ground, self.soke, sneaking=False)
        self.far_sneaking = distances(state.ground, self.soke, sneaking=True)

    def value(self, state: State) -> float:
        """The probability from here."""
        if state.winner != NOBODY:
            return float(state.winner == self.seat)
        if state.turn != self.turn or state.active != self.seat or not self._in_reach(state):
            return 0.0
        where = (tuple(state.cells), state.phase, state.asked, state.steps, state.sneaks, state.hands[self.seat])
        key = (*where, *state.shuriken, *state.rolls, state.start)
        found = self.known.get(key)
        if found is None:
            self.budget.spend()
            pick = max if state.asked == self.seat else min
            found = pick(self.after(state, move) for move in RULES.legal_moves(state))
            self.known[key] = found
        return found

    def after(self, state: State, move: NinjutsuMove) -> float:
        """The probability after a move."""
        if move == END_TURN:
            return 0.0
        if isinstance(move, Step) and state.cells[move.end]:
            return self._over_ranks(state, move.end, lambda known: self._battle(known, move))
        if isinstance(move, PlayKidnap):
            return self._over_ranks(state, move.cell, lambda known: self.value(moved(known, move)))
        if isinstance(move, Reroll | AcceptRoll):
            battle = self._fought(state, state.start, state.end)
            a, b = state.shuriken[self.seat], state.shuriken[1 - self.seat]
            decided = battle.again if isinstance(move, Reroll) else battle.declined
            rolls = state.rolls[self.seat], state.rolls[1 - self.seat]
            return decided(*rolls, a, b, attacker=state.asked == self.seat)
        return self.value(moved(state, move))

    def _battle(self, state: State, move: Step) -> float:
        """A fight with a known enemy. Where nothing but the Soke counts any more, its odds are remembered."""
        a, b = state.shuriken[self.seat], state.shuriken[1 - self.seat]
        if move.end != self.soke and not self._matters(state, move):
            return 0.0
        self.budget.spend()
        key = (state.cells[move.start] & RANK, state.cells[move.end] & RANK, a, b)
        last = move.end == self.soke and state.steps < 2
        if last and key in self.hopeless:
            return self.hopeless[key]
        stepped = state.copy()
        stepped.steps -= 1
        stepped.sneaks -= (move.start, move.end) in state.ground.fenced
        found = self._fought(stepped, move.start, move.end).begins(a, b)
        if last:
            self.hopeless[key] = found
        return found

    def _matters(self, state: State, move: Step) -> bool:
        """Whether the Soke can still be reached after a fight on the way, however it ends."""
        own, steps, far = OWNER[self.seat], state.steps - 1, self.far_sneaking if state.sneaks else self.far
        return far[move.end] <= steps or any(
            figure & own and far[cell] <= steps for cell, figure in enumerate(state.cells)
        )

    def _fought(self, state: State, start: int, end: int) -> Battle:
        """A fight between two cells; the step has been counted."""

        def after(result: int, a: int, b: int) -> float:
            if result > 0 and end == self.soke:
                return 1.0
            if result < 0 and state.cells[start] & RANK == SOKE:
                return 0.0
            if not state.steps:
                return 0.0
            return self.value(fight_over(state, start, end, result, (a, b)))

        return Battle(state.cells[start] & RANK, state.cells[end] & RANK, after)

    def _over_ranks(self, state: State, cell: int, value: Callable[[State], float]) -> float:
        """The mean over what a back may be; a rank that is swapped in comes from another back."""
        if state.cells[cell] & SEEN:
            return value(state)
        enemy = OWNER[1 - self.seat]
        backs = [other for other, figure in enumerate(state.cells) if figure & enemy and not figure & SEEN]
        total = 0.0
        for rank in {state.cells[other] & RANK for other in backs}:
            holders = [other for other in backs if state.cells[other] & RANK == rank]
            known = state.copy()
            if cell not in holders:
                known.cells[holders[0]] = known.cells[holders[0]] & ~RANK | state.cells[cell] & RANK
                known.cells[cell] = known.cells[cell] & ~RANK | rank
            total += len(holders) / len(backs) * value(known)
        return total

    def _in_reach(self, state: State) -> bool:
        """Whether a figure can still get there: fights and blocked ways only make it longer."""
        steps, far = state.steps, self.far_sneaking if state.sneaks else self.far
        if state.phase == ACTIONS:
            hand = state.hands[self.seat]
            steps = weapons.higher(state, self.seat) + 2 * bool(hand & SALTO) + bool(hand & KIDNAP)
            far = self.far_sneaking if state.sneaks or hand & SNEAK else self.far
        elif state.phase == BATTLE:
            steps += 1
        own = OWNER[self.seat]
        return any(figure & own and far[cell] <= steps for cell, figure in enumerate(state.cells))


def moved(state: State, move: NinjutsuMove) -> State:
    """The position after a move without luck."""
    after = state.copy()
    RULES.advance(after, move, Chance(0))
    return after


def fight_over(state: State, start: int, end: int, result: int, shuriken: tuple[int, int]) -> State:
    """The position after a fight with this result for the attacker, as the rules end it, and so many shuriken left."""
    after, seat = state.copy(), state.active
    after.shuriken = [0, 0]
    after.steps += 1
    after.phase, after.asked = STEPS, seat
    after.start = after.end = NOWHERE
    after.rolls[:] = (0, 0)
    after.sneaks += (start, end) in state.ground.fenced
    most = min(len(FACES[after.cells[cell] & RANK]) for cell in (start, end))
    rolls = {1: (most, 1), 0: (most, most), -1: (1, most)}[result]
    RULES.advance(after, Step(start, end), ScriptedChance(rolls))
    after.shuriken[seat], after.shuriken[1 - seat] = shuriken
    return after


def won(state: State, move: Step) -> State:
    """The position after a fight that the attacker won without a shuriken."""
    stepped, seat = state.copy(), state.active
    stepped.steps -= 1
    stepped.sneaks -= (move.start, move.end) in state.ground.fenced
    return fight_over(stepped, move.start, move.end, 1, (state.shuriken[seat], state.shuriken[1 - seat]))


def distances(ground: Ground, target: int, *, sneaking: bool) -> list[int]:
    """The number of steps from every cell to the target, over other figures; under fences too if `sneaking`."""
    found = [99] * ground.board.size
    found[target] = 0
    due = [target]
    for cell in due:
        ways = [*ground.walks[cell], *(ground.sneaks[cell] if sneaking else ())]
        for other, _ in ways:
            if found[other] == 99:
                found[other] = found[cell] + 1
                due.append(other)
    return found
