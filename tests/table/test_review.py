"""Reviews: chances for every turn, the costliest decisions, and a thinker shared with others."""

import pytest

from game.ai.in_process import InProcessThinker
from game.catalog import game_named
from game.engine.kit import Kit
from game.table.history import review as reviewing
from game.table.history.review import MOST_JUDGED, Review
from game.table.history.sample_positions import MOST_ESTIMATES, MOST_SAMPLES
from tests.kit import make_kit
from tests.table.oracle import Oracle, costly
from tests.table.replays import MATCHES, played


@pytest.fixture
def kit() -> Kit:
    return make_kit()


def run(review: Review, most: int = 5000) -> Review:
    for _ in range(most):
        review.update(0.02)
        if review.done or review.stopped:
            return review
    raise AssertionError("it does not end")


@pytest.mark.parametrize("which", MATCHES)
def test_every_match_can_be_reviewed_by_a_real_thinker(kit: Kit, which: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "GLANCES", 2)
    monkeypatch.setattr(reviewing, "MOST_JUDGED", 6)
    monkeypatch.setattr(reviewing, "REFINED", 3)
    shown = played(kit, which)
    review = Review(shown, InProcessThinker(game_named))
    review.rough, review.fine = 4, 8
    run(review)
    assert review.charted
    assert len(review.samples) <= MOST_SAMPLES
    assert review.samples[0] == 0
    assert review.samples[-1] == shown.last
    seats = range(shown.match.seats)
    for sample in review.samples:
        assert sum(review.share(sample, seat) or 0.0 for seat in seats) == pytest.approx(1.0)
    outcome = shown.match.outcome
    assert outcome is not None
    for seat in seats:
        share = (seat in outcome.winners) / len(outcome.winners)
        assert review.share(shown.last, seat) == pytest.approx(share)
    costs = [finding.cost for finding in review.findings]
    assert costs == sorted(costs, reverse=True)
    for finding in review.findings:
        step = shown.match.history[finding.decision]
        assert (finding.seat, finding.move) == (step.seat, step.move)
        assert finding.seat == 0  # the only human
        assert finding.better.move in shown.match.game.rules.legal_moves(step.before)
        assert 0.0 <= finding.chance < finding.better_chance <= 1.0


def test_only_what_the_seat_knew_is_asked_about(kit: Kit) -> None:
    oracle = Oracle()
    run(Review(played(kit, "oboro", humans=(1,)), oracle))
    for view in oracle.views:
        hidden = [hand for seat, hand in enumerate(view.hands) if seat != view.seat]
        assert all(card is None for hand in hidden for card in hand)


def test_the_three_costliest_decisions_of_people_are_found_the_worst_first(kit: Kit) -> None:
    shown = played(kit, "oboro", humans=(1,))
    costs = costly(shown, 1, 5) | dict.fromkeys(costly(shown, 0, 3), 0.6)
    review = run(Review(shown, Oracle(costs)))
    assert [finding.seat for finding in review.findings] == [1, 1, 1]
    costs = [finding.cost for finding in review.findings]
    assert costs == sorted(costs, reverse=True)
    assert costs[0] == pytest.approx(0.3)
    assert costs[2] > 0.15
    assert review.progress == 1.0


def test_where_nobody_is_a_person_anybodys_decisions_count(kit: Kit) -> None:
    shown = played(kit, "oboro", humans=())
    review = run(Review(shown, Oracle(costly(shown, 0, 2) | costly(shown, 2, 2))))
    assert {finding.seat for finding in review.findings} == {0, 2}


def test_what_costs_little_is_not_worth_a_word(kit: Kit) -> None:
    shown = played(kit, "taisen")
    review = run(Review(shown, Oracle(dict.fromkeys(costly(shown, 0, 4), 0.02))))
    assert review.done
    assert review.findings == []


def test_the_costliest_are_looked_at_once_more(kit: Kit) -> None:
    shown = played(kit, "oboro")
    oracle = Oracle(costly(shown, 0, 4))
    review = run(Review(shown, oracle))
    assert set(oracle.simulations) == {review.rough, review.fine}
    assert oracle.simulations.count(review.fine) <= reviewing.REFINED


def test_a_long_match_is_thinned_out(kit: Kit) -> None:
    shown = played(kit, "wataah grand master", humans=(0, 1, 2, 3))
    oracle = Oracle()
    review = run(Review(shown, oracle))
    assert len(review.samples) <= MOST_ESTIMATES // 4
    assert review.samples == sorted(set(review.samples))
    assert len(oracle.simulations) <= MOST_JUDGED + reviewing.REFINED


def test_progress_never_falls_and_the_whole_match_is_seen_early(kit: Kit) -> None:
    shown = played(kit, "ninjutsu")
    review = Review(shown, Oracle())
    before = 0.0
    for _ in range(12):
        review.update(0.02)
        assert review.progress >= before
        before = review.progress
    known = [sample for sample in review.samples if review.share(sample, 0) is not None]
    assert {0, shown.last} <= set(known)


def test_who_stops_keeps_what_there_is_and_may_go_on(kit: Kit) -> None:
    shown = played(kit, "oboro")
    oracle = Oracle(costly(shown, 0, 3))
    review = Review(shown, oracle)
    while not any(review.costs.values()):
        review.update(0.02)
    review.stop()
    assert review.findings
    assert not oracle.busy
    assert not review.update(0.02)
    review.go_on()
    run(review)
    assert len(review.findings) == 3


def test_a_question_that_somebody_else_has_pushed_aside_is_asked_again(kit: Kit) -> None:
    oracle = Oracle()
    review = Review(played(kit, "taisen"), oracle)
    oracle.slow = True
    review.update(0.02)
    oracle.cancel()
    asked = len(oracle.views)
    oracle.slow = False
    review.update(0.02)
    assert len(oracle.views) == asked + 1
    review.pause()
    run(review)
    assert review.charted


def test_a_thinker_that_fails_now_and_then_costs_an_answer_and_one_that_keeps_failing_all(kit: Kit) -> None:
    oracle = Oracle()
    review = Review(played(kit, "taisen"), oracle)
    oracle.fails = 2
    run(review)
    assert review.done
    assert not review.charted
    broken = Oracle()
    broken.fails = 99
    review = run(Review(played(kit, "taisen"), broken))
    assert review.failed
    assert review.stopped


def test_chances_against_one_other_are_turned_into_chances_against_all() -> None:
    share = reviewing.share_of
    assert share([0.5, 0.5, 0.5, 0.5], 2) == pytest.approx(0.25)
    assert share([0.9, 0.4, 0.4, 0.3], 0) > 0.8
    assert share([0.5, 0.3, 0.2], 0) == pytest.approx(0.5)
    assert share([0.6, 0.4], 0) == pytest.approx(0.6)
    assert share([0.0, 0.0], 0) == 0.5
