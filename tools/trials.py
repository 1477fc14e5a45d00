"""Makes the trials that ship: positions from computer matches, solved, filtered, graded and told apart.

    python tools/trials.py taisen --seed 1

The same command gives the same file, `game/games/<game>/trials.json`, which keeps the command and the rules' version.
"""

import argparse
import math
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from game.ai.fallback import quick_move
from game.catalog import GAMES
from game.core.match import Match
from game.core.refusal import BadData
from game.games.ninjutsu.rules.figures import KIDNAP, OWNER, RANK, SALTO, SEEN, SNEAK, SOKE
from game.games.ninjutsu.rules.state import ACTIONS
from game.games.ninjutsu.rules.turn import weapons
from game.games.oboro.trials import deals_of
from game.games.taisen import trials as taisen
from game.games.wataah.rules.cards import CLAN_OF, RONIN
from game.games.wataah.rules.scoring import round_score
from game.games.wataah.rules.state import PLACE, grand_of
from game.games.wataah.rules.state import State as WataahState
from game.trials.library import Made, solver_of, trials_file
from game.trials.trial import GRADES, Budget, NotProven, Solution, Trial

QUOTAS = {
    "taisen": {"win": 50, "most": 23, "survive": 27},
    "oboro": {"sure": 34, "exact": 26},
    "wataah": {"ahead": 36, "court": 20},
    "ninjutsu": {"path": 24},
}
SPARE = 1.3
"""How many times the quota is collected before the best are chosen."""

ALIKE = 4
"""The most trials of one kind with the same motifs and the same size of solution."""


class Found(NamedTuple):
    """A proven trial with how hard it seems."""

    trial: Trial
    solution: Solution
    hard: float


def plain(data: object) -> dict[str, Any]:
    return msgspec.json.decode(msgspec.json.encode(data), type=dict[str, Any])


def positions(name: str, seed: int) -> Iterator[Match]:
    """Every decision of a match between quick players."""
    options: dict[str, Any] = {"mode": "grand_master" if seed % 2 else "grasshopper"} if name == "wataah" else {}
    seats = {"oboro": 3, "wataah": 2 + (seed % 5 == 0)}.get(name, 2)
    match = Match(GAMES[name], seats, seed, **options)
    while (seat := match.to_move) is not None:
        yield match
        match.submit(quick_move(match.game, match.view(seat), seed * 1000 + len(match.history)))


def draft(match: Match, kind: str, state: object = None, target: int = 0) -> Trial:
    rules = match.game.rules
    dump = plain(rules.dump(match.state if state is None else state))
    options = dict(match.options)
    return Trial(match.game.name, kind, dump, match.seats, match.version, options, target, source=match.seed)


def from_taisen(match: Match, luck: random.Random, wanted: set[str]) -> Iterator[Trial]:
    if match.state.free != 7:
        return
    options = {"first": "random"}
    for kind in ("win", "most"):
        if kind in wanted:
            yield msgspec.structs.replace(draft(match, kind), options=options)
    if "survive" in wanted and _threatened(match, luck):
        yield msgspec.structs.replace(draft(match, "survive"), options=options)


def _threatened(match: Match, luck: random.Random) -> bool:
    """Whether most ways to play the turn can lose to the next roll: a cheap look before the proof."""
    state, budget = match.state, Budget()
    lines = [end for _, end in taisen.ends(state, budget)]
    if any(end.winner == state.active for end in lines) or len(lines) > 300:
        return False
    ends = [luck.choice(lines) for _ in range(3)]
    return all(end.winner >= 0 or taisen.wins(taisen.rolled(end, (3, 3, 3)), budget) for end in ends)


def from_oboro(match: Match, _luck: random.Random, wanted: set[str]) -> Iterator[Trial]:
    state = match.state
    left = 7 - len(state.plays) // 3
    moves = match.legal_moves()
    if left not in (2, 3) or len(moves) < 3 or len(deals_of(match.game.rules.view_for(state, state.active))) > 40:
        return
    if "exact" in wanted:
        yield draft(match, "exact", target=state.mission)
    if "sure" in wanted:
        for target in (3, 2, 1):
            yield draft(match, "sure", target=target)


def from_wataah(match: Match, luck: random.Random, wanted: set[str]) -> Iterator[Trial]:
    """Positions before the fourth clan, with a hand that offers several ways to end the round."""
    state, seat = match.state, match.to_move or 0
    if state.phase != PLACE or not state.allowed or len(state.clans[seat]) != 3:
        return
    kind = "ahead" if state.grand is None else "court"
    if kind not in wanted:
        return
    scores = [round_score(state, other) for other in range(state.seats)]
    behind = max(score for other, score in enumerate(scores) if other != seat) - scores[seat]
    if not 0 <= behind <= 24:  # else everything wins, or nothing
        return
    for _ in range(10):
        other = state.copy()
        _deal_choices(other, seat, luck)
        if other.grand is not None:
            _deal_board(other, seat, luck)
        yield draft(match, kind, other)


def _deal_choices(state: WataahState, seat: int, luck: random.Random) -> None:
    """A hand with pairs and triples of clans that are not in play yet, from the hand and the deck."""
    pool = state.hands[seat] + state.deck
    luck.shuffle(pool)
    free = [clan for clan in range(9) if clan not in state.clans[seat]]
    hand: list[int] = []
    for clan in luck.sample(free, 3):
        cards = [card for card in pool if CLAN_OF[card] == clan][: luck.choice((2, 2, 3))]
        hand += cards
        for card in cards:
            pool.remove(card)
    extra = [card for card in pool if card >= RONIN][: luck.choice((0, 1, 1, 2))]
    for card in extra:
        pool.remove(card)
    state.hands[seat] = sorted(hand + extra)
    state.deck = pool
    state.known[seat] = ()


def _deal_board(state: WataahState, seat: int, luck: random.Random) -> None:
    """A Court card, and perhaps a Temple card that matters when placing."""
    grand = grand_of(state)
    if grand.courts[seat]:
        grand.court_deck.append(grand.courts[seat])
    grand.courts[seat] = luck.choice(grand.court_deck)
    grand.court_deck.remove(grand.courts[seat])
    useful = [card for card in grand.temple_deck if card in (7, 8, 10)]
    if useful and luck.random() < 0.6:
        if state.temples[seat]:
            grand.temple_deck.append(state.temples[seat])
        state.temples[seat] = luck.choice(useful)
        grand.temple_deck.remove(state.temples[seat])
        if state.temples[seat] == 8:
            state.allowed = 3


def from_ninjutsu(match: Match, luck: random.Random, _wanted: set[str]) -> Iterator[Trial]:
    state, seat = match.state, match.to_move or 0
    if state.phase != ACTIONS or state.asked != state.active or not 1 <= weapons.higher(state, seat) <= 3:
        return
    other = state.copy()
    for cell, figure in enumerate(other.cells):
        if figure & OWNER[1 - seat] and figure & RANK == SOKE:
            other.cells[cell] |= SEEN
    other.hands[seat] = luck.choice([SALTO, SNEAK, KIDNAP, SALTO, KIDNAP, SALTO | SNEAK, SALTO | KIDNAP])
    other.hands[1 - seat] = 0
    other.shuriken[seat], other.shuriken[1 - seat] = luck.choice([(0, 0), (1, 0), (1, 1), (0, 1), (2, 1)])
    yield draft(match, "path", other)


MAKERS: dict[str, Callable[[Match, random.Random, set[str]], Iterator[Trial]]] = {
    "taisen": from_taisen,
    "oboro": from_oboro,
    "wataah": from_wataah,
    "ninjutsu": from_ninjutsu,
}
BUDGETS = {"taisen": 200_000, "oboro": 60_000, "wataah": 3_000, "ninjutsu": 1500}


def interesting(trial: Trial, solution: Solution) -> bool:
    """Whether somebody would enjoy looking for it."""
    steps = len(solution.line)
    if trial.game == "taisen":
        if trial.kind == "win":
            return steps > 1 and set(solution.motifs) != {"carry"} and set(solution.motifs) != {"step"}
        return steps > 2 and (trial.kind == "survive" or solution.target >= 3)
    if trial.game == "oboro":
        return solution.others >= 2 and ("middle" in solution.motifs or "fork" in solution.motifs)
    if trial.game == "wataah":
        return solution.motifs != ("count",)
    return 150 <= solution.target <= 950 and steps > 1


WEIGHTS = {"sacrifice": 2.0, "tie": 1.5, "order": 1.0, "chain": 1.0, "cornered": 1.0, "shogun": 0.5, "fork": 1.5,
           "middle": 1.0, "copy": 1.5, "corruption": 1.5, "temple": 1.0, "court": 0.5, "strike": 0.5, "guard": 1.0,
           "two": 1.5}  # fmt: skip


def hardness(trial: Trial, solution: Solution) -> float:
    """A guess from what has to be seen: motifs, wrong ways, moves, and in Oboro deals and tricks left."""
    hard = sum(WEIGHTS.get(motif, 0.3) for motif in solution.motifs) + math.log2(1 + solution.others)
    if trial.game != "oboro":
        return hard + 1.2 * len(solution.line)
    rules = GAMES["oboro"].rules
    state = rules.load(trial.state)
    deals = deals_of(rules.view_for(state, state.active))
    return hard + math.log2(len(deals)) + (7 - len(state.plays) // 3)


def collect(name: str, seed: int, limit: float) -> list[Found]:
    """Trials of every kind, at most one of a kind from a match, until there are enough or the time is up."""
    quotas, solver = QUOTAS[name], solver_of(name)
    found: dict[str, list[Found]] = {kind: [] for kind in quotas}
    began, number = time.process_time(), seed * 100_000
    while time.process_time() - began < limit:
        wanted = {kind for kind, quota in quotas.items() if len(found[kind]) < quota * SPARE}
        if not wanted:
            break
        luck = random.Random(number)
        taken: set[str] = set()
        positions_taken: set[str] = set()
        for match in positions(name, number):
            for trial in MAKERS[name](match, luck, wanted - taken):
                if trial.kind in taken or str(trial.state) in positions_taken:
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
        number += 1
        if number % 20 == 0:
            counts = {kind: len(trials) for kind, trials in found.items()}
            print(f"{number - seed * 100_000} matches, {time.process_time() - began:.0f} s: {counts}", flush=True)
    return [one for kind in found.values() for one in kind]


def chosen(found: list[Found], quotas: dict[str, int]) -> list[Trial]:
    """The most varied of each kind, graded and numbered from easy to hard."""
    kept: list[Found] = []
    for kind, quota in quotas.items():
        alike: Counter[object] = Counter()
        first, rest = list[Found](), list[Found]()
        for one in sorted((one for one in found if one.trial.kind == kind), key=lambda one: -one.hard):
            key = (one.solution.motifs, len(one.solution.line), str(one.solution.line[0]))
            alike[key] += 1
            (first if alike[key] <= ALIKE else rest).append(one)
        kept += (first + rest)[:quota]
    return graded(kept, quotas)


def graded(kept: list[Found], quotas: dict[str, int]) -> list[Trial]:
    """Numbered from easy to hard; every grade has its share of every kind."""
    by_grade: list[list[Trial]] = [[] for _ in range(GRADES)]
    for kind in quotas:
        own = sorted((one for one in kept if one.trial.kind == kind), key=lambda one: (one.hard, one.trial.source))
        for place, one in enumerate(own):
            by_grade[place * GRADES // len(own)].append(one.trial)
    trials: list[Trial] = []
    for grade, share in enumerate(by_grade, start=1):
        trials += [msgspec.structs.replace(one, grade=grade, number=len(trials) + place)
                   for place, one in enumerate(share, start=1)]  # fmt: skip
    return trials


def written(made: Made) -> str:
    """The file: one trial a line."""
    lines = [msgspec.json.encode(trial).decode() for trial in made.trials]
    head = msgspec.json.encode(msgspec.structs.replace(made, trials=())).decode()
    return head.replace('"trials":[]', '"trials":[\n' + ",\n".join(lines) + "\n]") + "\n"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game", choices=tuple(QUOTAS))
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--limit", type=float, default=900.0, help="seconds of processor time")
    asked.add_argument("--out", type=Path)
    given = asked.parse_args()
    trials = chosen(collect(given.game, given.seed, given.limit), QUOTAS[given.game])
    command = f"python tools/trials.py {given.game} --seed {given.seed}"
    made = Made(command, given.seed, GAMES[given.game].rules.version, tuple(trials))
    path = given.out or trials_file(given.game)
    path.write_text(written(made), "utf-8")
    print(path, Counter((trial.kind, trial.grade) for trial in trials))


if __name__ == "__main__":
    main()
