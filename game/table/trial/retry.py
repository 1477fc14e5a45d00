"""A turning point of a finished match, tried again: the search judges whether the new decision is better."""

from __future__ import annotations

import logging
from typing import Any, ClassVar

import msgspec

from game.ai.judging import Judgement
from game.ai.seeds import NO_SECRET, thinking_seed
from game.ai.worker import ThinkingFailed
from game.table.face.answers import Plan
from game.table.history.replay import FinishedMatch
from game.table.history.review import Finding
from game.table.trial.scene import TrialRoom, TrialScene
from game.table.trial.verdict import Verdict
from game.trials.trial import Trial

_log = logging.getLogger(__name__)

KIND = "better"
SIMULATIONS = 300
"""How thoroughly a new decision is judged."""

ENOUGH = 0.02
"""How much winning chance makes a decision better."""


def trial_of(played: FinishedMatch, finding: Finding) -> Trial:
    """The position of a decision, as a trial without a proof."""
    match = played.match
    state = msgspec.json.decode(msgspec.json.encode(match.game.rules.dump(played.before(finding.decision))))
    return Trial(match.game.name, KIND, state, match.seats, match.version, dict(match.options))


class RetryScene(TrialScene):
    """One decision, compared with the one that was made."""

    hinted: ClassVar[bool] = False

    def __init__(self, room: TrialRoom, trial: Trial, finding: Finding) -> None:
        super().__init__(room, trial, showing=False)
        self._finding = finding
        self._asked = False

    def again(self) -> TrialScene:
        """The same decision once more."""
        return RetryScene(self.room, self.trial, self._finding)

    @property
    def _working(self) -> bool:
        return self._asked or super()._working

    def _follow(self, dt: float) -> None:
        """Look for the judgement where nothing is moving."""
        super()._follow(dt)
        if self._asked:
            try:
                found = self.room.thinker.judged(dt)
            except ThinkingFailed:
                _log.exception("a new decision could not be judged")
                self._asked = False
                self._say_unjudged()
            else:
                if found is not None:
                    self._asked = False
                    self._say_judged(found)

    def judge(self, plan: Plan, before: Any) -> None:  # noqa: ANN401 - each game has its own state
        """Ask the thinker, which gets the view of the seat and nothing more."""
        view = self.room.game.rules.view_for(before, self.session.seat)
        seed = thinking_seed(NO_SECRET, 0, self._finding.decision)
        self.room.thinker.judge(self.trial.game, seed, view, plan.moves[0], simulations=SIMULATIONS)
        self._asked = True

    def _say_judged(self, found: Judgement) -> None:
        say, before = self.kit.say, self._finding.chance
        better = found.played > before + ENOUGH
        values = {"new": round(100 * found.played), "old": round(100 * before)}
        again = ("again", say("trial.again"))
        back = ("wall", say("trial.to_review"))
        self.verdict = Verdict(
            better,
            KIND,
            self.trial.grade,
            say("trial.better" if better else "trial.not_better"),
            "",
            say("trial.chances", **values),
            say("trial.judgement"),
            "",
            buttons=(back, again) if better else (again, back),
        )
        if better:
            self.kit.audio.play("ui.seal")
        self.age = 0.0
        self._settled()

    def _say_unjudged(self) -> None:
        say = self.kit.say
        back = ("wall", say("trial.to_review"))
        words = say("table.refused.no_advice")
        self.verdict = Verdict(False, KIND, 1, say("trial.not_yet"), "", words, "", "", buttons=(back,))
        self._settled()
