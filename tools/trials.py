"""Makes the trials that ship: positions from computer matches, solved, filtered, graded and told apart.

    python tools/trials.py taisen --seed 1
    python tools/trials.py taisen --seed 2 --instead 4,7,8
    python tools/trials.py taisen --regrade

The first makes a game's whole file, `game/games/<game>/trials.json`. The second retires shipped trials that turned out
dull: new ones of the same kinds and grades are added with new numbers; a retired one leaves the wall, but can
still be played by its number. The third grades the shipped ones again, because new ones took the grades of the old, and
names their ideas as the solver does now; numbers, and so the days, stay. The same command by the same commit gives the
same trials; the file keeps both, and the version of the rules.
"""

import argparse
import random
import subprocess
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from game.catalog import GAMES
from game.core.refusal import BadData
from game.trials.library import Batch, Made, made, solver_of, trials_file
from game.trials.trial import GRADES, Budget, NotProven, Solution, Trial
from tools.trial_positions import MAKERS, positions
from tools.trial_taste import hardness, interesting, likeness

QUOTAS = {
    "taisen": {"win": 50, "most": 23, "survive": 27},
    "oboro": {"sure": 34, "exact": 26},
    "wataah": {"ahead": 36, "court": 20},
    "ninjutsu": {"path": 24},
}
SPARE = 1.3
"""How many times the quota is collected before the best are chosen."""

BUDGETS = {"taisen": 200_000, "oboro": 60_000, "wataah": 3_000, "ninjutsu": 3_000}


class Found(NamedTuple):
    """A proven trial with how hard it seems."""

    trial: Trial
    solution: Solution
    hard: float


def collect(name: str, seed: int, quotas: Mapping[str, int], spare: float, limit: float) -> list[Found]:
    """Trials of every kind, at most one of a kind from a match, until there are enough or the time is up."""
    solver = solver_of(name)
    found: dict[str, list[Found]] = {kind: [] for kind in quotas}
    began, number = time.process_time(), seed * 100_000
    while time.process_time() - began < limit:
        wanted = {kind for kind, quota in quotas.items() if len(found[kind]) < quota * spare}
        if not wanted:
            break
        luck = random.Random(number)
        taken: set[str] = set()
        positions_taken: set[str] = set()
        for match in positions(name, number):
            for trial in MAKERS[name](match, luck, wanted - taken):
                if trial.kind in taken or trial.kind not in wanted or str(trial.state) in positions_taken:
                    continue
                try:
                    match.game.rules.load(trial.state)
                    solution = solver.solve(trial, Budget(BUDGETS[name]))
                except (NotProven, BadData):
                    continue
                if interesting(trial, solution):
                    taken.add(trial.kind)
                    positions_taken.add(str(trial.state))
                    done = msgspec.structs.replace(trial, target=solution.target, motifs=solution.motifs)
                    found[trial.kind].append(Found(done, solution, hardness(trial, solution)))
            if taken == wanted:
                break
        number += 1
        if number % 20 == 0:
            counts = {kind: len(trials) for kind, trials in found.items()}
            print(f"{number - seed * 100_000} matches, {time.process_time() - began:.0f} s: {counts}", flush=True)
    return [one for kind in found.values() for one in kind]


def chosen(found: Sequence[Found], quotas: Mapping[str, int], stay: Sequence[Trial] = ()) -> list[Found]:
    """The most varied of each kind, also beside those that stay on the wall: the rarest first, then the hardest."""
    kept: list[Found] = []
    for kind, quota in quotas.items():
        counts = Counter[object]()
        for one in stay:
            if one.kind == kind:
                counts.update(likeness(solver_of(one.game).solve(one, Budget())))
        left = [one for one in found if one.trial.kind == kind]
        for _ in range(min(quota, len(left))):
            best = min(left, key=lambda one: (sum(counts[part] for part in likeness(one.solution)), -one.hard))
            left.remove(best)
            kept.append(best)
            counts.update(likeness(best.solution))
    return kept


def graded(kept: Sequence[Found], quotas: Mapping[str, int]) -> list[Trial]:
    """Numbered from easy to hard; every grade has its share of every kind."""
    by_grade: list[list[Trial]] = [[] for _ in range(GRADES)]
    for kind in quotas:
        own = _by_hardness(kept, kind)
        for place, one in enumerate(own):
            by_grade[place * GRADES // len(own)].append(one)
    trials: list[Trial] = []
    for grade, share in enumerate(by_grade, start=1):
        trials += [msgspec.structs.replace(one, grade=grade, number=len(trials) + place)
                   for place, one in enumerate(share, start=1)]  # fmt: skip
    return trials


def replacing(kept: Sequence[Found], retired: Sequence[Trial], number: int) -> list[Trial]:
    """Trials with the grades of those that they replace, numbered from `number` on."""
    trials: list[Trial] = []
    for kind in dict.fromkeys(one.kind for one in retired):
        grades = sorted(one.grade for one in retired if one.kind == kind)
        for one, grade in zip(_by_hardness(kept, kind), grades, strict=True):
            trials.append(msgspec.structs.replace(one, grade=grade, number=number + len(trials)))
    return trials


def regraded(whole: Made) -> Made:
    """The same trials with today's names for their ideas, those on the wall with grades by today's measure.

    Each kind keeps its share of every grade.
    """
    solutions = {one.number: solver_of(one.game).solve(one, Budget()) for one in whole.trials}
    grades = {one.number: one.grade for one in whole.trials}
    wall = [one for one in whole.trials if one.number not in whole.retired]
    for kind in dict.fromkeys(one.kind for one in wall):
        own = [one for one in wall if one.kind == kind]
        hard = {one.number: hardness(one, solutions[one.number]) for one in own}
        order = sorted(own, key=lambda one: (hard[one.number], one.number))
        shares = sorted(one.grade for one in own)
        grades |= {one.number: grade for one, grade in zip(order, shares, strict=True)}
    trials = tuple(
        msgspec.structs.replace(one, grade=grades[one.number], motifs=solutions[one.number].motifs)
        for one in whole.trials
    )
    return msgspec.structs.replace(whole, trials=trials)


def _by_hardness(kept: Sequence[Found], kind: str) -> list[Trial]:
    own = sorted((one for one in kept if one.trial.kind == kind), key=lambda one: (one.hard, one.trial.source))
    return [one.trial for one in own]


def written(whole: Made) -> str:
    """The file: one trial a line."""
    lines = [msgspec.json.encode(trial).decode() for trial in whole.trials]
    head = msgspec.json.encode(msgspec.structs.replace(whole, trials=())).decode()
    return head.replace('"trials":[]', '"trials":[\n' + ",\n".join(lines) + "\n]") + "\n"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game", choices=tuple(QUOTAS))
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--instead", default="", help="numbers of shipped trials to retire, with commas between them")
    asked.add_argument("--regrade", action="store_true", help="only grade the shipped ones and name their ideas again")
    asked.add_argument("--spare", type=float, default=SPARE, help="how many times as many are collected as are chosen")
    asked.add_argument("--limit", type=float, default=900.0, help="seconds of processor time")
    asked.add_argument("--out", type=Path)
    given = asked.parse_args()
    if given.regrade:
        (given.out or trials_file(given.game)).write_text(written(regraded(made(given.game))), "utf-8")
        return
    numbers = [int(number) for number in given.instead.split(",") if number]
    old = made(given.game) if numbers else Made((), ())
    retired = [one for one in old.trials if one.number in numbers]
    gone = tuple(sorted({*old.retired, *numbers}))
    quotas = Counter(one.kind for one in retired) if numbers else QUOTAS[given.game]
    found = collect(given.game, given.seed, quotas, given.spare, given.limit)
    kept = chosen(found, quotas, [one for one in old.trials if one.number not in gone])
    new = replacing(kept, retired, len(old.trials) + 1) if numbers else graded(kept, quotas)
    command = f"python tools/trials.py {given.game} --seed {given.seed}"
    command += f" --instead {given.instead} --spare {given.spare:g}" if numbers else ""
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=True)
    batch = Batch(command, given.seed, GAMES[given.game].rules.version, commit.stdout.strip(), len(new))
    whole = Made((*old.batches, batch), (*old.trials, *new), gone)
    path = given.out or trials_file(given.game)
    path.write_text(written(whole), "utf-8")
    print(path, Counter((trial.kind, trial.grade) for trial in new))


if __name__ == "__main__":
    main()
