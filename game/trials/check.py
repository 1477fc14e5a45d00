"""`python -m game trials --check`: proves every shipped trial again from the rules, and counts them."""

import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable

from game.core.game import AnyGame
from game.core.refusal import BadData
from game.trials.library import made, shipped, solver_of
from game.trials.trial import Budget, NotProven, Trial, match_of

Find = Callable[[str], AnyGame]
"""A game by its name."""


def flaw(trial: Trial, game: AnyGame) -> str | None:
    """What is wrong with a shipped trial, or None if it is proven and its line works at the table."""
    solver = solver_of(trial.game)
    if trial.kind not in solver.kinds:
        return f"there is no kind {trial.kind}"
    if trial.rules != game.rules.version:
        return f"was proven by version {trial.rules} of the rules, not {game.rules.version}"
    try:
        match = match_of(game, trial)
        solution = solver.solve(trial, Budget())
    except (NotProven, BadData) as error:
        return str(error)
    if solution.target != trial.target or solution.motifs != trial.motifs:
        return f"is about {solution.motifs} and {solution.target}, not {trial.motifs} and {trial.target}"
    first = solution.line[0]
    if not solver.keeps(trial, match.state, first):
        return f"{first} does not keep the goal"
    return None


def run(names: Iterable[str], find: Find) -> int:
    """Check all trials of these games; print counts by game and kind, and return the exit code."""
    began, wrong = time.perf_counter(), 0
    write = sys.stdout.write
    for name in names:
        game, trials = find(name), shipped(name)
        for trial in made(name).trials:
            problem = flaw(trial, game)
            if problem is not None:
                wrong += 1
                write(f"{name} {trial.number} ({trial.kind}): {problem}\n")
        kinds = Counter(trial.kind for trial in trials)
        grades = Counter(trial.grade for trial in trials)
        told = ", ".join(f"{kind} {count}" for kind, count in kinds.items())
        retired = f"; {count} retired" if (count := len(made(name).retired)) else ""
        write(f"{name}: {len(trials)} ({told}); by grade {[grades[grade] for grade in range(1, 6)]}{retired}\n")
    write(f"{'all proven' if not wrong else f'{wrong} are wrong'} in {time.perf_counter() - began:.0f} s\n")
    return 1 if wrong else 0
