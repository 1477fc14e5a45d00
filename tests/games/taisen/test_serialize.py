"""Positions of Ninja Taisen as data: the shape that tools outside the repo rely on."""

import pytest

from game.core.refusal import BadData
from game.games.taisen.rules.moves import EndTurn
from tests.games.taisen.boards import RULES, board

DATA = {
    "board": {"monkey": {"0": ["J4", "R3"], "2": ["P1"]}, "wolf": {"10": ["J4", "S1"]}},
    "dice": {"rock": 2, "paper": 1, "scissors": 3},
    "used": ["rock"],
    "shogun_moved": False,
    "to_move": 0,
}


def test_the_least_that_load_must_take() -> None:
    dumped = RULES.dump(RULES.load(DATA))
    assert {key: dumped[key] for key in DATA} == DATA


def test_empty_tiles_are_left_out_and_stacks_run_from_bottom_to_top() -> None:
    state = board(
        """
        R1 .  .  .  .  .  .  .  .  .  .
        J4 .  .  .  .  .  .  .  .  .  .
        -- -- -- -- -- -- -- -- -- -- --
        .  .  .  .  .  .  .  .  .  .  J4
        """
    )
    assert RULES.dump(state)["board"] == {"monkey": {"0": ["J4", "R1"]}, "wolf": {"10": ["J4"]}}


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"to_move": None, "active": 0}, "taisen.bad.not_over"),
        ({"board": {"monkey": {"10": ["R1"]}, "wolf": {"4": ["R1"]}}}, "taisen.bad.over"),
        ({"board": {"monkey": {}, "wolf": {"4": ["R1"]}}}, "taisen.bad.over"),
        ({"board": {"monkey": {"4": ["R1"]}, "wolf": {"4": ["R1"]}}}, "taisen.bad.shared_tile"),
        ({"board": {"monkey": {"4": ["R1", "R1"]}, "wolf": {"5": ["R1"]}}}, "taisen.bad.twice"),
        ({"used": [], "shogun_moved": True}, "taisen.bad.shogun_without_die"),
        ({"dice": {"rock": 0, "paper": 1, "scissors": 1}}, "refused.data"),
        ({"turn": 301}, "refused.data"),
    ],
)
def test_what_cannot_be_is_refused_by_name(change: dict[str, object], key: str) -> None:
    with pytest.raises(BadData) as caught:
        RULES.load({**DATA, **change})
    assert caught.value.refusal.key == key


def test_a_finished_match_comes_back_finished() -> None:
    over = {"to_move": None, "active": 0}
    won = RULES.load({**DATA, **over, "board": {"monkey": {"10": ["R1"]}, "wolf": {"4": ["R1"]}}})
    assert RULES.to_move(won) is None
    assert RULES.outcome(won) == RULES.outcome(RULES.load(RULES.dump(won)))
    drawn = RULES.load({**DATA, **over, "turn": 300})
    outcome = RULES.outcome(drawn)
    assert outcome is not None
    assert outcome.winners == (0, 1)


def test_the_last_turn_can_still_be_played() -> None:
    state = RULES.load({**DATA, "turn": 300})
    assert EndTurn() in RULES.legal_moves(state)
