"""Reviews a match: every player's chances over time, and the decisions that cost most. No pygame.

A thinker does all the work, one small question at a time. A review that is stopped keeps the results so far.
"""

import logging
from collections.abc import Iterator
from typing import NamedTuple

from game.ai.advice import Advice
from game.ai.hints import Can, hints_of
from game.ai.judging import Judgement
from game.ai.seeds import NO_SECRET, thinking_seed
from game.ai.worker import JUDGE, Thinker, ThinkingFailed
from game.core.contract import Move
from game.core.match import Decision
from game.table.history.replay import FinishedMatch
from game.table.history.sample_positions import coarse_to_fine, samples_of

_log = logging.getLogger(__name__)

MOST_JUDGED = 72
"""The maximum number of decisions to judge: those in the turns where the chances fell furthest."""

REFINED = 8
"""How many of the costliest are judged again, longer and with another seed, because the first pass exaggerates."""

SHOWN = 3
LEAST = 0.03
"""Decisions that cost less than this winning chance are not reported."""

GLANCES = 60
"""Simulations per estimate."""

SORTED_A_FRAME = 2
"""Decisions per frame whose legal moves are counted."""

_PATIENCE = 3
"""The review gives up after this many failed questions in a row."""


class Finding(NamedTuple):
    """A decision that reduced the winning chance."""

    decision: int
    seat: int
    move: Move
    """The move that was made."""

    chance: float
    """The winning chance after it."""

    better: Advice
    better_chance: float

    @property
    def cost(self) -> float:
        """The winning chance that it gave away."""
        return self.better_chance - self.chance


class _Question(NamedTuple):
    """A question for the thinker: about a seat in a position, or about a decision."""

    kind: str
    number: int
    seat: int = 0


class Review:
    """Asks the thinker and collects its answers."""

    def __init__(self, played: FinishedMatch, thinker: Thinker) -> None:
        self.played = played
        self.samples = samples_of(played)
        """The positions on the chart, by the number of the decision made in them. The last is the final position."""
        self.done = self.stopped = self.failed = False
        self.findings: list[Finding] = []
        """The decisions that cost most, worst first. Filled when the review is done or stopped."""
        effort = hints_of(played.match.game).efforts[JUDGE].simulations
        self.rough = min(120, max(30, effort // 3))
        self.fine = min(400, max(120, effort))
        """How many simulations judge a decision at first, and again if it seems to have cost most."""
        self._thinker = thinker
        self._raw: dict[int, list[float]] = {}
        """For each position the chances known so far, by seat."""
        self._rough_found: dict[int, Judgement] = {}
        self._fine_found: dict[int, Judgement] = {}
        self._sorting = self._sort()
        self._judged: list[int] = []
        """Candidates for judging: the player was of interest and had a choice."""
        self._plan = self._questions()
        self._open: _Question | None = None
        self._asking = False
        self._failures = 0
        self._answered = 0.0

    @property
    def progress(self) -> float:
        """How much is done, from 0 to 1."""
        return 1.0 if self.done else min(0.99, self._answered / self._expected)

    @property
    def charted(self) -> bool:
        """Whether all chances are known."""
        return all(self.share(sample, 0) is not None for sample in self.samples)

    @property
    def costs(self) -> dict[int, float]:
        """What each decision that was judged so far has cost, by its number."""
        return {decision: found.cost for decision, found in self._rough_found.items()}

    def share(self, sample: int, seat: int) -> float | None:
        """Return a seat's chance in a position, or None if unknown. The chances of all seats add up to 1."""
        raw = self._raw.get(sample, [])
        return share_of(raw, seat) if len(raw) == self.played.match.seats else None

    def update(self, dt: float) -> bool:
        """Poll for an answer and ask the next question. Return whether anything is new."""
        if self.done or self.stopped:
            return False
        for _ in range(SORTED_A_FRAME):
            next(self._sorting, None)
        if self._open is None:
            try:
                self._open = next(self._plan)
            except StopIteration:
                self.done = True
                self._conclude()
                return True
            if self._open is None:
                return False
        if not self._asking or not self._thinker.busy:
            self._ask(self._open)
        return self._look(dt, self._open)

    def stop(self) -> None:
        """Stop asking. Results so far are kept."""
        if not self.done:
            self.pause()
            self.stopped = True
            self._conclude()

    def go_on(self) -> None:
        """Resume after a stop."""
        self.stopped = self.failed = False
        self._failures = 0

    def pause(self) -> None:
        """Free the thinker for others."""
        if self._asking:
            self._thinker.cancel()
        self._asking = False

    # Asking

    def _ask(self, question: _Question) -> None:
        # Use one seed for all seats of a position, so that their chances can be compared.
        name, seed = self.played.match.game.name, thinking_seed(NO_SECRET, 0, question.number)
        if question.kind == "chance":
            view = self.played.view(question.number, question.seat)
            self._thinker.estimate(name, seed, view, GLANCES)
        else:
            step = self._step(question.number)
            view = self.played.view(question.number, step.seat)
            fine = question.kind == "fine"
            simulations = self.fine if fine else self.rough
            self._thinker.judge(name, seed + 7 * fine, view, step.move, simulations=simulations)
        self._asking = True

    def _look(self, dt: float, question: _Question) -> bool:
        try:
            answer = self._thinker.estimated(dt) if question.kind == "chance" else self._thinker.judged(dt)
        except ThinkingFailed:
            _log.exception("a question about %s came to nothing", question)
            self._open, self._asking = None, False
            self._failures += 1
            if self._failures >= _PATIENCE:
                self.failed = True
                self.stop()
            return True
        if answer is None:
            return False
        self._failures = 0
        self._open, self._asking = None, False
        self._answered += _WEIGHT[question.kind]
        if isinstance(answer, Judgement):
            found = self._fine_found if question.kind == "fine" else self._rough_found
            found[question.number] = answer
        else:
            self._raw.setdefault(question.number, []).append(answer)
        return True

    def _questions(self) -> Iterator[_Question | None]:
        """Yield the next question, or None while it is not known yet."""
        for sample in coarse_to_fine(self.samples):
            for seat in range(self.played.match.seats):
                yield _Question("chance", sample, seat)
        for _ in self._sorting:
            yield None
        for decision in self._worth_judging():
            yield _Question("rough", decision)
        costly = sorted(self._rough_found, key=lambda decision: -self._rough_found[decision].cost)
        for decision in costly[:REFINED]:
            if self._rough_found[decision].cost > 0:
                yield _Question("fine", decision)

    @property
    def _expected(self) -> float:
        judged = min(MOST_JUDGED, len(self._judged) or self.played.last)
        chances = len(self.samples) * self.played.match.seats
        return chances * _WEIGHT["chance"] + judged * _WEIGHT["rough"] + REFINED * _WEIGHT["fine"]

    def _sort(self) -> Iterator[None]:
        """Collect the decisions with a choice: those of humans, or of all players if there are no humans."""
        game, players = self.played.match.game, self.played.players
        hints = hints_of(game)
        humans = {seat for seat, player in enumerate(players) if player.human} or set(range(len(players)))
        for decision, step in enumerate(self.played.match.history):
            if step.seat in humans and len(game.rules.legal_moves(step.before)) > 1:
                view = self.played.view(decision, step.seat)
                # Moves taken from an opening book are all equally good.
                if not (hints.can(Can.BY_HEART) and hints.by_heart(view)):
                    self._judged.append(decision)
            yield

    def _worth_judging(self) -> list[int]:
        if len(self._judged) <= MOST_JUDGED:
            return self._judged
        fallen = sorted(self._judged, key=self._rise)
        return sorted(fallen[:MOST_JUDGED])

    def _rise(self, decision: int) -> float:
        """Return how much the decider's chance rose from the sample before the decision to the one after it."""
        seat = self._step(decision).seat
        after = next(number for number, sample in enumerate(self.samples) if sample > decision)
        here, there = self.samples[after - 1], self.samples[after]
        return (self.share(there, seat) or 0.0) - (self.share(here, seat) or 0.0)

    def _step(self, decision: int) -> Decision:
        return self.played.match.history[decision]

    # Results

    def _conclude(self) -> None:
        judged = self._fine_found or self._rough_found
        found = [finding for decision, one in judged.items() if (finding := self._finding(decision, one)) is not None]
        costly = [finding for finding in found if finding.cost >= LEAST]
        self.findings = sorted(costly, key=lambda finding: -finding.cost)[:SHOWN]

    def _finding(self, decision: int, judgement: Judgement) -> Finding | None:
        if judgement.better is None:
            return None
        step = self._step(decision)
        return Finding(
            decision,
            step.seat,
            step.move,
            self._chance(decision, judgement.played),
            judgement.better,
            self._chance(decision, judgement.better.chance),
        )

    def _chance(self, decision: int, value: float) -> float:
        """Convert a judgement to the scale of the chart."""
        seat, seats = self._step(decision).seat, self.played.match.seats
        known = [self._raw[sample] for sample in self.samples if sample <= decision and sample in self._raw]
        around = [raw for raw in known if len(raw) == seats]
        if not around or not _pairwise(around[-1]):
            return value
        return share_of([value if other == seat else raw for other, raw in enumerate(around[-1])], seat)


def _pairwise(raw: list[float]) -> bool:
    """Return whether these are chances against a single opponent: with three or more players they exceed 1 in sum."""
    return len(raw) > 2 and sum(raw) > _MORE_THAN_ONE


def share_of(raw: list[float], seat: int) -> float:
    """Return a seat's share of all chances. The chance against one opponent counts once per opponent to beat."""
    power = len(raw) - 1 if _pairwise(raw) else 1
    total = sum(value**power for value in raw)
    return raw[seat] ** power / total if total > 0 else 1 / len(raw)


_MORE_THAN_ONE = 1.25
_WEIGHT = {"chance": 1.0, "rough": 2.0, "fine": 8.0}
"""The approximate relative duration of each kind of question."""
