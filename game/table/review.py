"""Looking back at a match: everybody's chances over the turns, and the decisions that cost most. No pygame.

A thinker does all the work, one small question at a time; whoever does not want to wait keeps what there is.
"""

import logging
from collections.abc import Iterator
from typing import NamedTuple

from game.ai.advice import Advice
from game.ai.judging import Judgement
from game.ai.levels import effort_of
from game.ai.policy import KnowsByHeart
from game.ai.worker import JUDGE, Thinker, ThinkingFailed
from game.core.contract import Move
from game.core.match import Step
from game.table.replaying import Played
from game.table.sampling import coarse_to_fine, samples_of

_log = logging.getLogger(__name__)

MOST_JUDGED = 72
"""Decisions that are judged at the most; those in whose turn the chances fell furthest."""

REFINED = 8
"""The costliest of them are judged once more, with more thought and other luck: the first look exaggerates."""

SHOWN = 3
LEAST = 0.03
"""What costs less than this chance is not worth a word."""

GLANCES = 60
"""Simulations of an estimate."""

SORTED_A_FRAME = 2
"""Decisions whose choices are counted in every frame."""

_PATIENCE = 3
"""After so many questions in a row that came to nothing nobody asks on."""


class Finding(NamedTuple):
    """A decision that cost something."""

    decision: int
    seat: int
    move: Move
    """What was done."""

    chance: float
    """What it left of the chance to win."""

    better: Advice
    better_chance: float

    @property
    def cost(self) -> float:
        """How much it gave away."""
        return self.better_chance - self.chance


class _Question(NamedTuple):
    """What is to be asked: about a position and a seat, or about a decision."""

    kind: str
    number: int
    seat: int = 0


class Review:
    """Asks the thinker and keeps its answers."""

    def __init__(self, played: Played, thinker: Thinker) -> None:
        self.played = played
        self.samples = samples_of(played)
        """The positions on the chart, by the number of the decision that was made in them; the last is the end."""
        self.done = self.stopped = self.failed = False
        self.findings: list[Finding] = []
        """The decisions that cost most, the worst first; there once it is done or stopped."""
        effort = effort_of(played.match.game.hints, JUDGE).simulations
        self._rough = min(120, max(30, effort // 3))
        self._fine = min(400, max(120, effort))
        self._thinker = thinker
        self._raw: dict[int, list[float]] = {}
        """For each position the chances so far, seat by seat."""
        self._rough_found: dict[int, Judgement] = {}
        self._fine_found: dict[int, Judgement] = {}
        self._sorting = self._sort()
        self._judged: list[int] = []
        """Decisions that may be judged: somebody of interest had a choice."""
        self._plan = self._questions()
        self._open: _Question | None = None
        self._asking = False
        self._failures = 0
        self._answered = 0.0

    @property
    def progress(self) -> float:
        """How much is done, 0 to 1."""
        return 1.0 if self.done else min(0.99, self._answered / self._expected)

    @property
    def charted(self) -> bool:
        """Whether all chances are known."""
        return all(self.share(sample, 0) is not None for sample in self.samples)

    def share(self, sample: int, seat: int) -> float | None:
        """The chance of a seat in a position; those of all seats make one. None while it is not known."""
        raw = self._raw.get(sample, [])
        return _share(raw, seat) if len(raw) == self.played.match.seats else None

    def update(self, dt: float) -> bool:
        """Look for an answer and ask on; whether anything is new."""
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
        """Ask no more; what is known stays."""
        if not self.done:
            self.pause()
            self.stopped = True
            self._conclude()

    def go_on(self) -> None:
        """Ask on after all."""
        self.stopped = self.failed = False
        self._failures = 0

    def pause(self) -> None:
        """Leave the thinker to others for a while."""
        if self._asking:
            self._thinker.cancel()
        self._asking = False

    # Asking

    def _ask(self, question: _Question) -> None:
        name, seed = self.played.match.game.name, self.played.match.seed * 1009 + question.number
        if question.kind == "chance":
            view = self.played.view(question.number, question.seat)
            self._thinker.estimate(name, seed, view, GLANCES)
        else:
            step = self._step(question.number)
            view = self.played.view(question.number, step.seat)
            fine = question.kind == "fine"
            simulations = self._fine if fine else self._rough
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
        """What to ask next; None while that is not known yet."""
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
        """Find the decisions of people, or of everybody where nobody is one, in which there was a choice."""
        game, players = self.played.match.game, self.played.players
        humans = {seat for seat, player in enumerate(players) if player.human} or set(range(len(players)))
        for decision, step in enumerate(self.played.match.history):
            if step.seat in humans and len(game.rules.legal_moves(step.before)) > 1:
                view = self.played.view(decision, step.seat)
                # What is drawn from a book of set-ups has no better and worse.
                if not (isinstance(game.hints, KnowsByHeart) and game.hints.by_heart(view)):
                    self._judged.append(decision)
            yield

    def _worth_judging(self) -> list[int]:
        if len(self._judged) <= MOST_JUDGED:
            return self._judged
        fallen = sorted(self._judged, key=self._rise)
        return sorted(fallen[:MOST_JUDGED])

    def _rise(self, decision: int) -> float:
        """How far the chance of whoever decided rose from the sample before the decision to the one after it."""
        seat = self._step(decision).seat
        after = next(number for number, sample in enumerate(self.samples) if sample > decision)
        here, there = self.samples[after - 1], self.samples[after]
        return (self.share(there, seat) or 0.0) - (self.share(here, seat) or 0.0)

    def _step(self, decision: int) -> Step:
        return self.played.match.history[decision]

    # What came of it

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
        """What a judgement found, on the scale of the chart."""
        seat, seats = self._step(decision).seat, self.played.match.seats
        known = [self._raw[sample] for sample in self.samples if sample <= decision and sample in self._raw]
        around = [raw for raw in known if len(raw) == seats]
        if not around or not _pairwise(around[-1]):
            return value
        return _share([value if other == seat else raw for other, raw in enumerate(around[-1])], seat)


def _pairwise(raw: list[float]) -> bool:
    """Whether these are the chances to leave one of the others behind: those of more than two then exceed one."""
    return len(raw) > 2 and sum(raw) > _MORE_THAN_ONE


def _share(raw: list[float], seat: int) -> float:
    """A seat's part of all chances; who must leave all others behind needs the chance against one that many times."""
    power = len(raw) - 1 if _pairwise(raw) else 1
    total = sum(value**power for value in raw)
    return raw[seat] ** power / total if total > 0 else 1 / len(raw)


_MORE_THAN_ONE = 1.25
_WEIGHT = {"chance": 1.0, "rough": 2.0, "fine": 8.0}
"""How long the kinds of questions take, roughly."""
