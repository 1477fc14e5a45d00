"""The evaluation of a round: its features, and that it is the same from every seat."""

import pytest

from game.games.wataah.bot.evaluate import FEATURES, features, standing
from tests.games.wataah.positions import position


def test_what_counts_for_a_seat() -> None:
    state = position(
        """
        hand 0: spider3 spider3 spider4 carp1 carp2 fox2 rat3 oni
        clans 0: rat3 rat4 | fox3 | bear6 bear6
        corrupt 0: crow3
        """,
        phase="draw",
    )
    found = dict(zip(FEATURES, features(state, 0), strict=True))
    expected = {"waits": 0, "score": 22 - 3, "clans": 3, "third": 1, "yokai": 1, "single": 0, "pair": 1, "triple": 1}
    assert {name: found[name] for name in expected} == expected
    assert (found["strikes"], found["strong_strikes"], found["fetches"]) == (1, 1, 1)
    assert features(state, 1)[FEATURES.index("waits")] == 1


def test_two_sides_share_one_chance() -> None:
    state = position("hand 0: carp1 carp2\nhand 1: toad3 toad4\nclans 0: bear6 bear6\nclans 1: rat3", phase="draw")
    assert standing(state, 0) + standing(state, 1) == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("clans 0: bear6 bear6", "clans 0: bear6"),
        ("clans 0: carp4 | rat4", "clans 0: carp4 carp4"),
        ("hand 0: spider3 spider3", "hand 0: spider3 bear6"),
        ("hand 1: spider3 rat3", "hand 1: spider3 spider3"),
        ("clans 0: bear6\ncorrupt 0: crow2", "clans 0: bear6\ncorrupt 0: crow4"),
    ],
)
def test_what_is_better(better: str, worse: str) -> None:
    assert standing(position(better, phase="draw"), 0) > standing(position(worse, phase="draw"), 0)


def test_a_finished_round_is_no_guess() -> None:
    state = position("clans 0: bear6\nclans 1: bear6 bear6\ncorrupt 1: oni", 3, phase="over", to_move=None, turn=180)
    assert [standing(state, seat) for seat in range(3)] == [2.0, 1.0, 0.0]
