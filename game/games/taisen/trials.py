"""Trials of Ninja Taisen: win now, take the most, survive. Every way to play the turn is tried."""

from collections.abc import Iterator
from itertools import product
from typing import Any, Final

from game.core.chance import Chance, ScriptedChance
from game.core.contract import Event, Move
from game.core.refusal import Value, refuse
from game.games.taisen.rules.events import DefenderCornered, FightTied, FightWon, GroupMoved
from game.games.taisen.rules.moves import END_TURN, TaisenMove, UseDie
from game.games.taisen.rules.ninjas import ALL_DICE, FACES, NAMES, STRENGTH
from game.games.taisen.rules.rules import TaisenRules
from game.games.taisen.rules.state import State
from game.trials.trial import Budget, HintTarget, NotProven, Refutation, Solution, Trial

WIN: Final = "win"
MOST: Final = "most"
SURVIVE: Final = "survive"
GAP: Final = 2
"""In "take the most", every other idea is worse by at least this much."""

RISK: Final = 11
"""In "survive", every other idea loses to at least this many of the 216 rolls: five in a hundred."""

RULES: Final = TaisenRules()
ROLLS: Final = tuple(
    (roll, FACES.count(roll[0]) * FACES.count(roll[1]) * FACES.count(roll[2])) for roll in product((1, 2, 3), repeat=3)
)
"""Every roll, and how many of 216 it is."""

Line = tuple[UseDie, ...]


class TaisenTrials:
    """Solves by trying every order of every choice of dice and ninjas."""

    kinds = (WIN, MOST, SURVIVE)

    def solve(self, trial: Trial, budget: Budget) -> Solution:
        """Find the one set of die uses that reaches the goal, in whatever orders it works."""
        start = RULES.load(trial.state)
        if start.free != ALL_DICE:
            raise NotProven(refuse("trial.refused.not_proven"))
        found = dict(ends(start, budget))
        good, others, target = self._judged(trial, start, found, budget)
        ideas = _minimal({frozenset(line) for line in good})
        if len(ideas) != 1 or not others:
            raise NotProven(refuse("trial.refused.not_proven"))
        line = min((line for line in good if frozenset(line) in ideas), key=lambda line: [str(use) for use in line])
        moves: tuple[Move, ...] = line if trial.kind == WIN else (*line, END_TURN)
        return Solution(moves, 1, others, target, motifs(start, line, good))

    def _judged(
        self, trial: Trial, start: State, ends: dict[Line, State], budget: Budget
    ) -> tuple[list[Line], int, int]:
        """The lines that reach the goal, the number of ideas that do not, and the number reached."""
        seat = start.active
        won = [line for line, end in ends.items() if end.winner == seat]
        ideas = {frozenset(line) for line in ends}
        if trial.kind == WIN:
            return won, len(ideas - {frozenset(line) for line in won}), 0
        if won:
            raise NotProven(refuse("trial.refused.not_proven"))
        if trial.kind == MOST:
            values = {line: balance(start, end) for line, end in ends.items()}
            best = max(values.values())
            good = [line for line, value in values.items() if value == best]
            near = [line for line, value in values.items() if best - GAP < value < best]
            core = _minimal({frozenset(line) for line in good})
            if len(core) != 1 or any(not next(iter(core)) <= frozenset(line) for line in near):
                raise NotProven(refuse("trial.refused.not_proven"))
            return good, len(ideas - {frozenset(line) for line in good}), best
        return self._safe(ends, seat, budget)

    def _safe(self, ends: dict[Line, State], seat: int, budget: Budget) -> tuple[list[Line], int, int]:
        """The lines after which no roll loses, shortest first, so that a second idea is found early."""
        good: list[Line] = []
        risky: set[frozenset[UseDie]] = set()
        cores: list[frozenset[UseDie]] = []
        known: dict[object, int] = {}
        for line in sorted(ends, key=len):
            key = _key(ends[line])
            if key not in known:
                known[key] = danger(ends[line], seat, budget, RISK)
            idea = frozenset(line)
            if known[key]:
                risky.add(idea)
            else:
                good.append(line)
                cores += [] if any(core <= idea for core in cores) else [idea]
            if 0 < known[key] < RISK or len(cores) > 1:
                raise NotProven(refuse("trial.refused.not_proven"))
        return good, len(risky), 0

    def keeps(self, trial: Trial, state: State, move: TaisenMove) -> bool:
        """Whether the goal can still be reached in this turn."""
        budget, seat = Budget(), state.active
        if move == END_TURN:
            return self._reached(trial, state, seat, budget)
        after = _used(state, move)
        if self._reached(trial, after, seat, budget):
            return True
        return any(self._reached(trial, end, seat, budget) for _, end in ends(after, budget))

    def _reached(self, trial: Trial, state: State, seat: int, budget: Budget) -> bool:
        """Whether the goal is reached if the turn ends here."""
        if trial.kind == WIN:
            return state.winner == seat
        if state.winner >= 0:
            return state.winner == seat
        if trial.kind == MOST:
            return balance(RULES.load(trial.state), state) >= trial.target
        return danger(state, seat, budget, 1) == 0

    def over(self, trial: Trial, state: State) -> bool:
        """Whether the turn is over."""
        return state.winner >= 0 or state.active != trial.state["to_move"]

    def best(self, trial: Trial, state: State) -> TaisenMove:
        """The next die use, or the end of the turn as soon as the goal is reached."""
        moves = sorted(RULES.legal_moves(state), key=lambda move: (move != END_TURN, str(move)))
        return next(move for move in moves if self.keeps(trial, state, move))

    def reply(self, trial: Trial, state: State) -> Move:  # noqa: ARG002
        """Nobody else decides within a turn."""
        raise AssertionError(f"nobody replies in a trial of {trial.kind}")

    def refute(self, trial: Trial, state: State, move: TaisenMove) -> Refutation:
        """The roll that breaks a defence; else what the wrong way is worth."""
        dump, seat = RULES.dump(state), state.active
        after = state.copy() if move == END_TURN else _used(state, move)
        tried: tuple[Move, ...] = (move,)
        if after.winner == 1 - seat:
            return Refutation(dump, tried, (), "trial.refuted.fell")
        if trial.kind == WIN:
            return Refutation(dump, tried, (), "trial.refuted.no_win")
        if trial.kind == MOST:
            reached = max(balance(RULES.load(trial.state), end) for end in _all_ends(after))
            return Refutation(dump, tried, (), "trial.refuted.less", {"count": reached, "target": trial.target})
        end, line = min(
            ((end, line) for line, end in _lines(after)), key=lambda found: danger(found[0], seat, Budget())
        )
        if end.winner >= 0:
            return Refutation(dump, (*tried, *line), (), "trial.refuted.fell")
        budget = Budget()
        losing = [(count, roll) for roll, count in ROLLS if wins(rolled(end, roll), budget)]
        total = sum(count for count, _ in losing)
        _, roll = max(losing)
        reply = _winning_line(rolled(end, roll))
        stop = () if move == END_TURN else (END_TURN,)
        values: dict[str, Value] = {"count": total, "roll": "/".join(map(str, roll))}
        return Refutation(dump, (*tried, *line, *stop, *reply), roll, "trial.refuted.roll", values)

    def piece(self, trial: Trial, move: TaisenMove) -> HintTarget:  # noqa: ARG002
        """The ninja that moves first."""
        return HintTarget("trial.piece.ninja", {"ninja": move.ninja if isinstance(move, UseDie) else NAMES[0]})


def balance(start: State, end: State) -> int:
    """The strength that the enemy lost since the start, minus what the mover lost."""
    seat = start.active
    return (_strength(start, 1 - seat) - _strength(end, 1 - seat)) - (_strength(start, seat) - _strength(end, seat))


def danger(state: State, seat: int, budget: Budget, enough: int = 216) -> int:
    """How many of the 216 rolls let the other side win in its next turn, if the turn ends here; stops at `enough`."""
    if state.winner >= 0:
        return 0 if state.winner == seat else 216
    found = 0
    for roll, count in ROLLS:
        if wins(rolled(state, roll), budget):
            found += count
            if found >= enough:
                break
    return found


def motifs(start: State, line: Line, good: list[Line]) -> tuple[str, ...]:
    """What the solution is about, the rarest first: hint and verdict name the first."""
    events: list[Event] = []
    state, seat = start.copy(), start.active
    for use in line:
        RULES.apply(state, use, Chance(0), events.append)
    found = []
    fights = [event for event in events if isinstance(event, FightWon | FightTied | DefenderCornered)]
    if any(isinstance(event, DefenderCornered) and event.winner_seat == seat for event in fights):
        found.append("cornered")
    if any(isinstance(event, FightTied) for event in fights):
        found.append("tie")
    if any(isinstance(event, FightWon) and event.winner_seat != seat for event in fights):
        found.append("sacrifice")
    if any(isinstance(event, GroupMoved) and len(event.ninjas) > 1 for event in events):
        found.append("carry")
    if any(use.ninja == "J4" for use in line) or any(_shogun_fights(event, seat) for event in fights):
        found.append("shogun")
    if len(fights) > 2:
        found.append("chain")
    same = [other for other in good if frozenset(other) == frozenset(line)]
    if len(line) > 1 and len(same) < len(line) * (len(line) - 1):
        found.append("order")
    return tuple(found) or ("step",)


def _shogun_fights(event: Event, seat: int) -> bool:
    return isinstance(event, FightWon | DefenderCornered) and event.winner_seat == seat and event.winner == "J4"


def _strength(state: State, seat: int) -> int:
    return sum(STRENGTH[ninja] for tile in state.paths[seat] for ninja in tile)


def _used(state: State, move: Any) -> State:  # noqa: ANN401
    after = state.copy()
    RULES.advance(after, move, _NO_LUCK)
    return after


_NO_LUCK: Final = Chance(0)
"""Using a die draws nothing."""


def ends(state: State, budget: Budget, line: Line = ()) -> Iterator[tuple[Line, State]]:
    """Every way to use dice from here, in every order, and the position after it."""
    for move in RULES.legal_moves(state):
        if isinstance(move, UseDie):
            budget.spend()
            after = _used(state, move)
            yield (*line, move), after
            if after.winner < 0:
                yield from ends(after, budget, (*line, move))


def _lines(state: State) -> list[tuple[Line, State]]:
    """Every way to play on, including to stop at once."""
    return [((), state), *(ends(state, Budget()) if state.winner < 0 else ())]


def _all_ends(state: State) -> list[State]:
    return [end for _, end in _lines(state)]


def _minimal(sets: set[frozenset[UseDie]]) -> set[frozenset[UseDie]]:
    return {one for one in sets if not any(other < one for other in sets)}


def _key(state: State) -> tuple[object, ...]:
    return (state.free, state.shogun_moved, state.winner, *(tuple(map(tuple, path)) for path in state.paths))


def rolled(state: State, roll: tuple[int, ...]) -> State:
    """The position after the turn has been handed over and these dice were rolled."""
    after = state.copy()
    RULES.advance(after, END_TURN, ScriptedChance(roll))
    return after


def wins(state: State, budget: Budget) -> bool:
    """Whether the mover can win in this turn."""
    return next(_wins_by(state, budget), None) is not None


def _winning_line(state: State) -> Line:
    return next(_wins_by(state, Budget()))


def _wins_by(state: State, budget: Budget) -> Iterator[Line]:
    seat = state.active
    known: set[tuple[object, ...]] = set()
    due: list[tuple[Line, State]] = [((), state)]
    while due:
        line, at = due.pop()
        for move in RULES.legal_moves(at):
            if isinstance(move, UseDie):
                budget.spend()
                after = _used(at, move)
                if after.winner == seat:
                    yield (*line, move)
                elif after.winner < 0 and after.free:
                    key = _key(after)
                    if key not in known:
                        known.add(key)
                        due.append(((*line, move), after))


SOLVER: Final = TaisenTrials()
