"""The evaluation of a Grand Master match: under every boss that may be the last, without looking at the real one."""

from typing import Any

import pytest

from game.ai import Bot
from game.games.wataah import WATAAH
from game.games.wataah.bot.grand_master.evaluate import chances_to_win
from game.games.wataah.rules.moves import PlacePawns
from game.games.wataah.rules.state import State
from tests.games.wataah.positions import RULES, position

BOSSES = ["gaijins", "zombies", "ma_maho", "grugazor", "dark_shogun"]
"""The Final Boss, three Decoys, and the one that is out."""


def after_round(number: int, board: list[list[int]], **grand: Any) -> State:
    """Two players, the first of them about to place pawns."""
    grand = {"round": number, "scores": [6, 0], "ready": [1, 0], "bosses": BOSSES, "board": board, **grand}
    return position("clans 0: bear6", turn=120, phase="pawns", allowed=[], grand=grand)


def chance_to_win(state: State, seat: int) -> float:
    return chances_to_win(state)[seat]


def finished(board: list[list[int]], **grand: Any) -> State:
    grand = {"round": 3, "scores": [6, 0], "bosses": BOSSES, "board": board, **grand}
    return position("clans 0: bear6", turn=120, phase="over", to_move=None, grand=grand)


def test_w22_a_match_that_is_over_is_weighed_under_every_boss_not_yet_seen() -> None:
    even = [[0, 9, 3], [0, 3, 3]]
    assert chance_to_win(finished(even), 0) == 1.0  # the Showdown is the same for both
    risky = [[2, 7, 0], [0, 1, 5]]  # 90 and 10 points
    # Gaijins -30 +90 and Grugazor 0 +90 reverse it or nearly so; Zombies, Ma' Maho and the Shogun do not.
    assert chance_to_win(finished(risky), 0) == pytest.approx(3 / 5)


def test_w19_what_a_seat_has_seen_is_no_longer_feared_and_others_do_not_know() -> None:
    risky = [[2, 7, 0], [0, 1, 5]]
    state = finished(risky, peeked=[[1, 2, 3], []])  # only the Gaijins or the Shogun are left for seat 0
    assert chance_to_win(state, 0) == pytest.approx(1 / 2)
    assert chance_to_win(state, 1) == pytest.approx(2 / 5)


def test_w15_the_boss_of_the_position_itself_makes_no_difference() -> None:
    board = [[1, 3, 2], [0, 4, 1]]
    chances = {
        round(chance_to_win(after_round(2, board, bosses=BOSSES[turn:] + BOSSES[:turn]), 0), 9) for turn in range(5)
    }
    assert len(chances) == 1


def test_the_same_lead_means_more_in_a_later_round() -> None:
    board = [[1, 4, 0], [0, 3, 0]]
    first, second = (chance_to_win(after_round(number, board), 0) for number in (1, 2))
    assert 0.5 < first < second


@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_round_under_way_counts_and_two_chances_make_one(number: int) -> None:
    grand = {"round": number, "bosses": BOSSES, "board": [[0, 2, 1], [1, 1, 1]], "scores": [6, 0] if number > 1 else []}
    before = position("hand 0: rat3 rat4 rat5 bear6\nhand 1: fox2 toad3", turn=3, grand=grand)
    after = position("hand 0: bear6\nhand 1: fox2 toad3\nclans 0: rat3 rat4 rat5", turn=3, grand=grand)
    assert chance_to_win(before, 0) < chance_to_win(after, 0)
    for state in (before, after):
        assert sum(chances_to_win(state)) == pytest.approx(1.0)


def test_w23_equal_points_go_to_the_less_corrupt() -> None:
    state = finished([[0, 6, 0], [0, 6, 0]])
    assert chance_to_win(state, 0) == chance_to_win(state, 1) == 0.5
    state.corrupt[1] = [0]
    assert (chance_to_win(state, 0), chance_to_win(state, 1)) == (1.0, 0.0)


def test_it_follows_to_the_showdown_what_alone_could_beat_it() -> None:
    """With the Gaijins or the Shogun left, a third pawn there is worth 60 points and wins under both."""
    board = [[2, 6, 2], [0, 1, 5]]
    state = after_round(3, board, peeked=[[1, 2, 3], []])
    for seed in range(4):
        move = Bot(WATAAH, "shadow", seed, simulations=60).choose(RULES.view_for(state, 0))
        assert move == PlacePawns("showdown", 1)
