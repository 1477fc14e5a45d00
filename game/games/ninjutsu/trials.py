"""Trials of Ninjutsu: the way to the Soke with the best odds in this turn."""

from typing import Final

from game.core.contract import Move
from game.core.refusal import Value, refuse
from game.games.ninjutsu.rules.figures import FACES, OWNER, RANK, SOKE
from game.games.ninjutsu.rules.moves import (
    END_TURN,
    PLAY_NOTHING,
    AcceptRoll,
    NinjutsuMove,
    PlayKidnap,
    PlaySalto,
    PlaySneak,
    Reroll,
    Step,
)
from game.games.ninjutsu.rules.state import BATTLE, NOBODY, STEPS, State
from game.games.ninjutsu.trial_odds import RULES, AttackOdds, moved, won
from game.trials.trial import Budget, HintTarget, NotProven, Refutation, Solution, Trial, percent

PATH: Final = "path"
GAP: Final = 0.05
"""Every other first move is worse by at least this much."""

EQUAL: Final = 0.005
"""Moves closer than this are equally right."""

LIMIT: Final = 400_000

Plan = frozenset[tuple[object, ...]]
"""The cards that are played and the figures that move, each named by the cell it started from."""


class NinjutsuTrials:
    """Solves by exact odds."""

    kinds = (PATH,)

    def solve(self, trial: Trial, budget: Budget) -> Solution:
        """Find the one plan with the best odds, in any order; every other first move must be clearly worse."""
        state = _load(trial)
        odds = AttackOdds(state, budget)
        values = {move: odds.after(state, move) for move in RULES.legal_moves(state)}
        best = max(values.values())
        if best <= 0 or len(values) < 4 or any(best - GAP < value < best - EQUAL for value in values.values()):
            raise NotProven(refuse("trial.refused.not_proven"))
        right = [move for move, value in values.items() if value >= best - EQUAL]
        plans = {_plan(state, line): line for line in (self._line(odds, state, move) for move in reversed(right))}
        simplest = [plan for plan in plans if not any(other < plan for other in plans)]
        if len(simplest) != 1:
            raise NotProven(refuse("trial.refused.not_proven"))
        line = plans[simplest[0]]
        return Solution(line, 1, len(values) - len(right), _of_1000(best), motifs(state, line))

    def _line(self, odds: AttackOdds, state: State, move: NinjutsuMove) -> tuple[Move, ...]:
        """The decisions from a first move up to the attack on the Soke, if every fight on the way is won.

        Where moves are equally good, no useless card is played and no useless step is taken.
        """
        if isinstance(move, Step) and move.end == odds.soke:
            return (move,)
        state = won(state, move) if isinstance(move, Step) and state.cells[move.end] else moved(state, move)
        if state.phase == BATTLE or state.winner != NOBODY or odds.value(state) <= 0:
            return (move,)
        values = {after: odds.after(state, after) for after in RULES.legal_moves(state)}
        best = [after for after, value in values.items() if value > max(values.values()) - EQUAL]
        if state.phase == STEPS:
            best = [min(best, key=lambda after: odds.far[after.end] if isinstance(after, Step) else len(odds.far))]
        return (move, *min((self._line(odds, state, after) for after in best), key=_used))

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
        values: dict[str, Value] = {"count": percent(_of_1000(tried)), "best": percent(_of_1000(best))}
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
        found.append("spare" if state.hands[state.active] else "walk")
    return tuple(dict.fromkeys(found))


def _of_1000(chance: float) -> int:
    """A chance as trials keep it. All that is told is rounded from this, or the same chance would be told as two."""
    return round(chance * 1000)


def _used(line: tuple[Move, ...]) -> int:
    """The number of cards and steps in a line."""
    return sum(move != PLAY_NOTHING for move in line)


def _load(trial: Trial) -> State:
    return RULES.load(trial.state)


def _plan(state: State, line: tuple[Move, ...]) -> Plan:
    """What a line uses, in any order and by any way."""
    origin = {cell: cell for cell, figure in enumerate(state.cells) if figure & OWNER[state.active]}
    found: set[tuple[object, ...]] = set()
    for move in line:
        match move:
            case PlaySneak():
                found.add(("sneak",))
            case PlayKidnap(kidnapper=int(start)):
                found.add(("kidnap", origin[start], move.cell))
                if state.cells[move.cell] & RANK != SOKE:  # he cannot be taken
                    origin[move.cell] = origin.pop(start)
            case PlaySalto():
                origin[move.end] = origin.pop(move.start)
                found.add(("salto", origin[move.end]))
            case Step():
                origin[move.end] = origin.pop(move.start)
                found.add(("step", origin[move.end]))
    return frozenset(found)


def _worst(state: State, move: NinjutsuMove) -> tuple[int, ...]:
    """The dice of a fight that goes wrong."""
    if isinstance(move, Step) and state.cells[move.end]:
        return (1, FACES[state.cells[move.end] & RANK][-1])
    return ()


SOLVER: Final = NinjutsuTrials()
