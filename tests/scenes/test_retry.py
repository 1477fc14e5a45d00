"""A turning point of a review tried again: the search judges, and says that it is no proof."""

import pytest

from game.ai.advice import Advice, Reason
from game.ai.judging import Judgement
from game.ai.worker import ThinkingFailed
from game.engine.scenes import Pop, Push, Replace, Scene
from game.scenes.review.scene import ReviewExits, ReviewScene
from game.table.face.answers import Plan
from game.table.history.review import Finding
from game.table.trial.retry import RetryScene
from tests.kit import make_kit, make_window
from tests.scenes.support import trials as screens
from tests.scenes.support.person import Person
from tests.table.fakes import InstantThinker
from tests.table.replays import played


class Verdicts(InstantThinker):
    """Judges every decision the same way, and remembers the views it was given."""

    def __init__(self, chance: float | None) -> None:
        super().__init__()
        self.chance = chance
        self.views: list[object] = []

    def judge(self, game, seed, view, move, *, simulations=60) -> None:
        self.views.append(view)

    def judged(self, dt: float) -> Judgement | None:
        if self.chance is None:
            raise ThinkingFailed("on purpose")
        return Judgement(self.chance, None)


def finding_in(shown, chance: float = 0.4) -> Finding:
    step = shown.match.history[4]
    return Finding(4, step.seat, step.move, chance, Advice(step.move, 0.9, Reason("x")), 0.9)


def retried(which: str, chance: float | None) -> tuple[RetryScene, Verdicts]:
    kit, thinker = make_kit(), Verdicts(chance)
    shown = played(kit, which)
    scene = screens.navigation(kit, played=False, thinker=thinker).retry(shown, finding_in(shown))
    assert isinstance(scene, RetryScene)
    scene.enter()
    screens.settle(scene)
    scene.try_(Plan((scene.session.match.legal_moves()[0],)))
    screens.until_judged(scene)
    return scene, thinker


@pytest.mark.parametrize(("chance", "right"), [(0.6, True), (0.41, False), (0.2, False)])
def test_a_new_decision_must_be_better_than_the_old_one(chance: float, right: bool) -> None:
    scene, _ = retried("taisen", chance)
    assert scene.verdict is not None
    assert scene.verdict.right is right
    assert "proof" in scene.verdict.words
    person = Person(scene)
    assert isinstance(person.click("trial.again"), Replace)
    person.asked = None
    assert isinstance(person.click("trial.wall"), Pop)


@pytest.mark.parametrize("which", ["oboro", "wataah grand master", "ninjutsu"])
def test_the_judge_gets_the_view_of_the_seat_and_nothing_more(which: str) -> None:
    scene, thinker = retried(which, 0.6)
    assert [view.seat for view in thinker.views] == [scene.session.seat]
    assert thinker.asked == []  # nobody else thinks


def test_a_judge_that_fails_is_no_dead_end() -> None:
    scene, _ = retried("taisen", None)
    assert scene.verdict is not None
    assert isinstance(Person(scene).click("trial.wall"), Pop)


def test_the_review_offers_every_turning_point() -> None:
    kit, window = make_kit(), make_window((1280, 720))
    shown = played(kit, "taisen")
    opened: list[Finding] = []

    def retry(_: object, finding: Finding) -> Scene:
        opened.append(finding)
        return Scene()

    scene = ReviewScene(kit, shown, InstantThinker(), ReviewExits(lambda *_: Scene(), None, retry))
    scene.review.findings = [finding_in(shown), finding_in(shown, 0.2)]
    scene.review.done = True
    scene.conclude()
    person = Person(scene, window.canvas)
    assert isinstance(person.click("retry.2"), Push)
    assert opened == [scene.review.findings[1]]
    window.close()
