"""The levels are in order: higher levels win more often. Seeds and simulations are fixed, so it is repeatable."""

from itertools import pairwise

import pytest

from game.ai import LEVELS
from game.ai.difficulty import SECONDS
from game.ai.hints import hints_of
from game.catalog import GAMES
from game.devtools.arena import Contest, play
from game.devtools.arena_stats import lines


@pytest.mark.parametrize("name", GAMES)
def test_a_higher_level_never_tries_less_hard(name: str) -> None:
    efforts = [hints_of(GAMES[name]).efforts[level] for level in LEVELS]
    for lower, higher in pairwise(efforts):
        assert higher.simulations >= lower.simulations
        # A level that draws inferences may slip as often as one that does not, and still be stronger.
        assert (higher.slack, higher.haste) <= (lower.slack, lower.haste) or higher.belief > lower.belief
        assert higher.belief >= lower.belief
        assert higher != lower
    assert efforts[-1].slack == efforts[-1].haste == 0


def test_nobody_lets_people_wait() -> None:
    assert set(SECONDS) == set(LEVELS)
    assert SECONDS["shadow"] <= 2.0
    assert all(SECONDS[level] < 0.5 for level in LEVELS if level != "shadow")


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "names", "matches"),
    [
        ("taisen", ("shadow:16", "novice"), 16),
        ("ninjutsu", ("shadow", "novice"), 40),
        ("wataah", ("shadow:40", "novice"), 16),
        ("oboro", ("shadow:100", "novice", "novice"), 12),
    ],
)
def test_the_shadow_beats_the_novice(game: str, names: tuple[str, ...], matches: int) -> None:
    contest = Contest(game, names, 1, {})
    shadow, novice = lines(names, [play(contest, number) for number in range(matches)])
    assert shadow.share > 1.2 * novice.share
    assert shadow.points > novice.points
