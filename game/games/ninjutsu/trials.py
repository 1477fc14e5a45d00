"""Trials of Ninjutsu: the way to the Soke with the best odds in this turn, exact to the last reroll.

The Soke must have been seen, and neither side may be able to draw new weapons: then only dice are left to chance.
"""

from collections.abc import Callable
from functools import cache
from typing import Final

from game.core.chance import Chance, ScriptedChance
from game.core.contract import Move
from game.core.refusal import Value, refuse
from game.games.ninjutsu.rules.figures import FACES, JOKER, KIDNAP, NEW_WEAPONS, OWNER, RANK, SALTO, SEEN, SNEAK, SOKE
from game.games.ninjutsu.rules.ground import Ground
from game.games.ninjutsu.rules.moves import (
    END_TURN,
    AcceptRoll,
    NinjutsuMove,
    PlayKidnap,
    PlaySalto,
    PlaySneak,
    Reroll,
    Step,
)
from game.games.ninjutsu.rules.rules import NinjutsuRules
from game.games.ninjutsu.rules.state import ACTIONS, BATTLE, NOBODY, NOWHERE, ROLL, STEPS, State
from game.games.ninjutsu.rules.turn import weapons
from game.trials.trial import Budget, HintTarget, NotProven, Refutation, Solution, Trial

PATH: Final = "path"
GAP: Final = 0.05
"""Every other first move is worse by at least this much."""

EQUAL: Final = 0.005
"""Moves closer than this are equally right."""

RULES: Final = NinjutsuRules()
LIMIT: Final = 400_000


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
        self.far = _distances(state.ground, self.soke, sneaking=False)
        self.far_sneaking = _distances(state.ground, self.soke, sneaking=True)

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
            return self._over_ranks(state, move.cell, lambda known: self.value(_moved(known, move)))
        if isinstance(move, Reroll | AcceptRoll):
            battle = self._fought(state, state.start, state.end)
            a, b = state.shuriken[self.seat], state.shuriken[1 - self.seat]
            decided = battle.again if isinstance(move, Reroll) else battle.declined
            rolls = state.rolls[self.seat], state.rolls[1 - self.seat]
            return decided(*rolls, a, b, attacker=state.asked == self.seat)
        return self.value(_moved(state, move))

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
            return self.value(_fight_over(state, start, end, result, (a, b)))

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


class NinjutsuTrials:
    """Solves by exact odds."""

    kinds = (PATH,)

    def solve(self, trial: Trial, budget: Budget) -> Solution:
        """Find the first moves with the best odds; every other must be clearly worse."""
        state = _load(trial)
        odds = AttackOdds(state, budget)
        values = {move: odds.after(state, move) for move in RULES.legal_moves(state)}
        best = max(values.values())
        right = [move for move, value in values.items() if value >= best - EQUAL]
        if best <= 0 or any(best - GAP < value < best - EQUAL for value in values.values()):
            raise NotProven(refuse("trial.refused.not_proven"))
        if len({_idea(state, move) for move in right}) != 1 or len(values) < 4:
            raise NotProven(refuse("trial.refused.not_proven"))
        line = self._line(odds, state)
        return Solution(line, 1, len(values) - len(right), round(best * 1000), motifs(state, line))

    def _line(self, odds: AttackOdds, state: State) -> tuple[Move, ...]:
        """The decisions up to the attack on the Soke, if every fight on the way is won."""
        line: list[Move] = []
        while state.phase != BATTLE and state.winner == NOBODY and odds.value(state) > 0:
            move = max(RULES.legal_moves(state), key=lambda move: odds.after(state, move))
            line.append(move)
            if isinstance(move, Step) and state.cells[move.end]:
                if move.end == odds.soke:
                    break
                state = _won(state, move)
            else:
                state = _moved(state, move)
        return tuple(line)

    def keeps(self, trial: Trial, state: State, move: NinjutsuMove) -> bool:  # noqa: ARG002
        """Whether no other move has clearly better odds."""
        if state.asked != state.active:
            return True
        odds = AttackOdds(state, Budget(LIMIT))
        return odds.after(state, move) >= odds.value(state) - EQUAL

    def over(self, trial: Trial, state: State) -> bool:
        """Whether the Soke is being fought, or can no longer be reached."""
        if state.winner != NOBODY or state.active != trial.state["active"] or state.turn != trial.state["turn"]:
            return True
        odds = AttackOdds(state, Budget(LIMIT))
        return (state.phase == BATTLE and state.end == odds.soke) or odds.value(state) == 0

    def best(self, trial: Trial, state: State) -> NinjutsuMove:  # noqa: ARG002
        """A move with the best odds."""
        odds = AttackOdds(state, Budget(LIMIT))
        return max(RULES.legal_moves(state), key=lambda move: odds.after(state, move))

    def reply(self, trial: Trial, state: State) -> NinjutsuMove:  # noqa: ARG002
        """The defender rolls again where that is worst for the attacker."""
        odds = AttackOdds(state, Budget(LIMIT))
        return min(RULES.legal_moves(state), key=lambda move: odds.after(state, move))

    def refute(self, trial: Trial, state: State, move: NinjutsuMove) -> Refutation:  # noqa: ARG002
        """How much less often this way wins."""
        odds = AttackOdds(state, Budget(LIMIT))
        tried, best = odds.after(state, move), odds.value(state)
        values: dict[str, Value] = {"count": round(tried * 100), "best": round(best * 100)}
        key = "trial.refuted.odds" if tried else "trial.refuted.never"
        played: tuple[Move, ...] = (move,)
        if isinstance(move, Reroll | AcceptRoll) or move == END_TURN:
            played = ()
        return Refutation(RULES.dump(state), played, _worst(state, move), key, values)

    def piece(self, trial: Trial, move: NinjutsuMove) -> HintTarget:
        """The card that is played first, or the figure that steps."""
        match move:
            case PlaySalto() | PlaySneak() | PlayKidnap():
                return HintTarget(f"trial.piece.{type(move).__name__[4:].lower()}")
            case Step():
                state = _load(trial)
                return HintTarget("trial.piece.figure", {"rank": state.cells[move.start] & RANK})
        return HintTarget("trial.piece.no_card")


def motifs(state: State, line: tuple[Move, ...]) -> tuple[str, ...]:
    """What the solution is about."""
    found = [type(move).__name__[4:].lower() for move in line if isinstance(move, PlaySalto | PlaySneak | PlayKidnap)]
    steps = [move for move in line if isinstance(move, Step)]
    if len(steps) > 1 and any(state.cells[move.end] for move in steps[:-1]):
        found.append("guard")
    if len({move.start for move in steps[:1]} | {move.end for move in steps[:-1]} | {steps[-1].start}) > len(steps):
        found.append("two")
    if not found:
        found.append("walk")
    return tuple(dict.fromkeys(found))


def _load(trial: Trial) -> State:
    return RULES.load(trial.state)


def _idea(state: State, move: NinjutsuMove) -> tuple[object, ...]:
    """Moves of the same idea: the same card, or the same figure."""
    if isinstance(move, Step):
        return ("step", move.start)
    if isinstance(move, PlayKidnap):
        return ("kidnap", move.cell, state.cells[move.cell] != 0)
    return (type(move).__name__, getattr(move, "start", None))


def _moved(state: State, move: NinjutsuMove) -> State:
    after = state.copy()
    RULES.advance(after, move, Chance(0))
    return after


def _fight_over(state: State, start: int, end: int, result: int, shuriken: tuple[int, int]) -> State:
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


def _won(state: State, move: Step) -> State:
    """The position after a fight that the attacker won without a shuriken."""
    stepped, seat = state.copy(), state.active
    stepped.steps -= 1
    stepped.sneaks -= (move.start, move.end) in state.ground.fenced
    return _fight_over(stepped, move.start, move.end, 1, (state.shuriken[seat], state.shuriken[1 - seat]))


def _worst(state: State, move: NinjutsuMove) -> tuple[int, ...]:
    """The dice of a fight that goes wrong."""
    if isinstance(move, Step) and state.cells[move.end]:
        return (1, FACES[state.cells[move.end] & RANK][-1])
    return ()


def _distances(ground: Ground, target: int, *, sneaking: bool) -> list[int]:
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


SOLVER: Final = NinjutsuTrials()
