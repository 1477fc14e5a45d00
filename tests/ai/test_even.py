"""Even: between two levels, the nearer one more often, and never one that does not exist."""

from collections import Counter

import pytest

from game.ai import LEVELS
from game.ai.even import EVEN, OPPONENTS, nearest_level, playing_level, stand_in
from game.core.player import Player


def even(strength: float | None) -> Player:
    return Player("Ume", EVEN, "ume", strength)


def test_it_can_be_chosen_and_is_no_level() -> None:
    assert EVEN not in LEVELS
    assert (*LEVELS, EVEN) == OPPONENTS


@pytest.mark.parametrize("strength", [0.0, 0.25, 1.0, 1.5, 2.9, 3.0])
def test_between_two_levels_the_nearer_decides_more_often(strength: float) -> None:
    drawn = Counter(playing_level(even(strength), seed) for seed in range(4000))
    shares = {level: drawn[level] / 4000 for level in LEVELS}
    for number, level in enumerate(LEVELS):
        assert shares[level] == pytest.approx(max(0.0, 1.0 - abs(strength - number)), abs=0.03)


def test_the_same_decision_is_made_at_the_same_level() -> None:
    levels = [[playing_level(even(1.5), seed) for seed in range(50)] for _ in range(2)]
    assert levels[0] == levels[1]


@pytest.mark.parametrize(("strength", "level"), [(None, "adept"), (0.4, "novice"), (2.6, "shadow"), (9.0, "shadow")])
def test_the_level_that_it_is_most_like(strength: float | None, level: str) -> None:
    assert nearest_level(even(strength)) == level
    assert playing_level(even(strength), 1) in LEVELS


def test_other_computers_play_at_their_level() -> None:
    assert playing_level(Player("Ume", "master"), 5) == nearest_level(Player("Ume", "master")) == "master"


def test_who_takes_over_a_seat_is_as_strong_as_the_others() -> None:
    assert stand_in("Anna", [Player("Ben"), even(1.25)]) == Player("Anna", EVEN, strength=1.25)
    assert stand_in("Anna", [Player("Ben")]) == Player("Anna", "adept")
