"""Ninja Taisen, T1-T10: material, setup, and what a turn allows."""

from collections import Counter

import pytest

from game.core.chance import Chance, ScriptedChance
from game.core.events import DiceRolled, TurnStarted
from game.core.refusal import BadSetup, IllegalMove
from game.games.taisen.rules.events import GroupMoved, TurnEnded
from game.games.taisen.rules.moves import EndTurn, UseDie
from game.games.taisen.rules.ninjas import FACES, NAMES, STRENGTH
from tests.games.taisen.boards import RULES, board, looks_like, movable, names_on, start, use


def test_t1_the_path_has_eleven_tiles_and_each_side_walks_to_the_other_village() -> None:
    state = start()
    assert [len(path) for path in state.paths] == [11, 11]
    before = board(
        """
        R1 .  .  .  .  .  .  .  .  .  .
        -- -- -- -- -- -- -- -- -- -- --
        .  .  .  .  .  .  .  .  .  .  R1
        """,
        dice="R2 P1 S1",
    )
    monkey = before.copy()
    use(monkey, "R", "R1")
    assert names_on(monkey, 0, 2) == ["R1"]
    before.active = 1
    use(before, "R", "R1")
    assert names_on(before, 1, 8) == ["R1"]


def test_t2_each_side_has_ten_ninjas() -> None:
    for path in start().paths:
        assert sorted(NAMES[ninja] for stack in path for ninja in stack) == sorted(NAMES)
    assert [STRENGTH[NAMES.index(name)] for name in ("R1", "P2", "S3", "J4")] == [1, 2, 3, 4]


def test_t3_dice_show_1_1_1_2_2_3() -> None:
    assert FACES == (1, 1, 1, 2, 2, 3)
    chance, shown = Chance(5), Counter[int]()
    for _ in range(2000):
        shown.update(RULES.setup(2, chance).dice)
    assert shown[1] / 6000 == pytest.approx(1 / 2, abs=0.03)
    assert shown[2] / 6000 == pytest.approx(1 / 3, abs=0.03)
    assert shown[3] / 6000 == pytest.approx(1 / 6, abs=0.03)


@pytest.mark.parametrize("seed", range(5))
def test_t4_the_shogun_lies_under_three_and_the_rest_stand_3_2_1_before_him(seed: int) -> None:
    state = start(seed)
    for seat, tiles in ((0, (0, 1, 2, 3)), (1, (10, 9, 8, 7))):
        stacks = [names_on(state, seat, tile) for tile in tiles]
        assert [len(stack) for stack in stacks] == [4, 3, 2, 1]
        assert stacks[0][0] == "J4"


def test_t4_the_others_are_shuffled() -> None:
    assert start(1).paths != start(2).paths
    order = list(range(9))
    scripted = RULES.setup(2, ScriptedChance([order, order[::-1], 1, 1, 2, 3]))
    assert names_on(scripted, 0, 0) == ["J4", "R1", "R2", "R3"]
    assert names_on(scripted, 1, 7) == ["R1"]


def test_t5_the_first_player_is_drawn_or_fixed() -> None:
    assert {RULES.setup(2, Chance(seed)).active for seed in range(20)} == {0, 1}
    assert all(start(seed, first="monkey").active == 0 for seed in range(5))
    assert all(start(seed, first="wolf").active == 1 for seed in range(5))


def test_t5_there_is_no_other_first_player() -> None:
    with pytest.raises(BadSetup, match=r"refused\.choice"):
        start(first="cat")
    with pytest.raises(BadSetup, match=r"refused\.option"):
        start(last="wolf")
    with pytest.raises(BadSetup, match=r"refused\.seats"):
        RULES.setup(3, Chance(1))


OPEN_FIELD = """
    .  .  P1 .  .  .  .  .  .  .  .
    J4 R1 S1 .  .  .  .  .  .  .  .
    -- -- -- -- -- -- -- -- -- -- --
    .  .  .  .  .  .  .  .  .  R1 J4
"""


def test_t6_at_least_one_die_must_be_used() -> None:
    state = board(OPEN_FIELD)
    assert EndTurn() not in RULES.legal_moves(state)
    with pytest.raises(IllegalMove, match="use_one_die"):
        RULES.apply(state, EndTurn(), Chance(1))
    use(state, "R", "R1")
    assert EndTurn() in RULES.legal_moves(state)


def test_t6_each_die_is_used_once_in_any_order() -> None:
    state = board(OPEN_FIELD)
    use(state, "S", "S1")
    assert movable(state)["S"] == set()
    with pytest.raises(IllegalMove, match=r"spent \(die='scissors'\)"):
        use(state, "S", "S1")
    use(state, "R", "R1")
    use(state, "P", "P1")
    assert RULES.legal_moves(state) == [EndTurn()]


def test_t6_the_turn_can_end_after_any_die_and_the_other_rolls_all_three() -> None:
    state, told = board(OPEN_FIELD), []
    use(state, "R", "R1")
    RULES.apply(state, EndTurn(), ScriptedChance([3, 2, 1]), told.append)
    assert told == [TurnEnded(0), TurnStarted(1, 2), DiceRolled(1, (3, 2, 1))]
    assert RULES.dump(state)["dice"] == {"rock": 3, "paper": 2, "scissors": 1}
    assert RULES.dump(state)["used"] == []
    assert RULES.to_move(state) == 1


def test_t6_ending_the_turn_is_the_only_move_when_no_free_die_has_a_ninja() -> None:
    state = board(
        """
        .  R1 .  .  .  .  .  .  .  .  .
        -- -- -- -- -- -- -- -- -- -- --
        .  .  .  .  .  .  .  .  .  R1 J4
        """
    )
    assert RULES.legal_moves(state) == [UseDie("rock", "R1")]
    use(state, "R", "R1")
    assert RULES.legal_moves(state) == [EndTurn()]


def test_t7_a_die_moves_its_own_colour_with_at_most_two_on_top() -> None:
    state = board(
        """
        .  P3 .  .  .  .  .  .  .  .  .
        .  S2 .  .  .  .  .  .  .  .  .
        .  R2 .  .  .  .  .  .  .  .  .
        .  R1 S1 .  .  .  .  .  .  .  .
        -- -- -- -- -- -- -- -- -- -- --
        .  .  .  .  .  .  .  .  .  .  J4
        """
    )
    assert movable(state) == {"R": {"R2"}, "P": {"P3"}, "S": {"S1", "S2"}}
    with pytest.raises(IllegalMove, match=r"buried \(count=3, ninja='R1'\)"):
        use(state, "R", "R1")
    with pytest.raises(IllegalMove, match="colour"):
        use(state, "R", "S1")
    with pytest.raises(IllegalMove, match="gone"):
        use(state, "P", "P1")


def test_t7_the_shogun_answers_to_any_die_but_is_chosen_once_a_turn() -> None:
    state = board(OPEN_FIELD)
    assert all("J4" in ninjas for ninjas in movable(state).values())
    use(state, "P", "J4")
    assert all("J4" not in ninjas for ninjas in movable(state).values())
    with pytest.raises(IllegalMove, match="shogun_again"):
        use(state, "R", "J4")
    use(state, "R", "R1")
    RULES.apply(state, EndTurn(), Chance(1))
    assert all("J4" in ninjas for ninjas in movable(state).values())


def test_t7_the_shogun_too_carries_at_most_two() -> None:
    assert all("J4" not in ninjas for ninjas in movable(start()).values())
    state = board(
        """
        P1 .  .  .  .  .  .  .  .  .  .
        S1 .  .  .  .  .  .  .  .  .  .
        J4 .  .  .  .  .  .  .  .  .  .
        -- -- -- -- -- -- -- -- -- -- --
        .  .  .  .  .  .  .  .  .  .  J4
        """
    )
    assert movable(state)["R"] == {"J4"}


def test_t7_being_carried_does_not_count_as_being_chosen() -> None:
    state = board(
        """
        .  J4 .  .  .  .  .  .  .  .  .
        .  R1 .  .  .  .  .  .  .  .  .
        -- -- -- -- -- -- -- -- -- -- --
        .  .  .  .  .  .  .  .  .  .  J4
        """
    )
    use(state, "R", "R1")
    assert names_on(state, 0, 2) == ["R1", "J4"]
    use(state, "P", "J4")
    assert names_on(state, 0, 3) == ["J4"]


def test_t8_the_group_moves_together_in_order_by_exactly_the_die() -> None:
    state = board(
        """
        .  P3 .  .  .  .  .  .  .  .  .
        .  S2 .  .  .  .  .  .  .  .  .
        .  R2 .  .  .  .  .  .  .  .  .
        .  R1 .  .  .  .  .  .  .  .  .
        -- -- -- -- -- -- -- -- -- -- --
        .  .  .  .  .  .  .  .  .  .  J4
        """,
        dice="R3 P1 S1",
    )
    assert use(state, "R", "R2") == [GroupMoved(0, "rock", ("R2", "S2", "P3"), 1, 4)]
    assert looks_like(
        state,
        """
        .  .  .  .  P3 .  .  .  .  .  .
        .  .  .  .  S2 .  .  .  .  .  .
        .  R1 .  .  R2 .  .  .  .  .  .
        -- -- -- -- -- -- -- -- -- -- --
        .  .  .  .  .  .  .  .  .  .  J4
        """,
    )


def test_t8_surplus_steps_are_lost_at_the_enemy_village() -> None:
    state = board(
        """
        .  .  .  .  .  .  .  .  .  R1 .
        -- -- -- -- -- -- -- -- -- -- --
        .  .  .  .  S1 .  .  .  .  .  .
        """,
        dice="R3 P1 S1",
    )
    assert use(state, "R", "R1")[0] == GroupMoved(0, "rock", ("R1",), 9, 10)
    wolf = board(
        """
        .  .  .  .  .  R1 .  .  .  .  .
        -- -- -- -- -- -- -- -- -- -- --
        .  .  R1 .  .  .  .  .  .  .  .
        """,
        dice="R3 P1 S1",
        to_move=1,
    )
    assert use(wolf, "R", "R1")[0] == GroupMoved(1, "rock", ("R1",), 2, 0)


def test_t8_passing_over_others_has_no_effect() -> None:
    state = board(
        """
        R1 P1 .  .  .  .  .  .  .  .  .
        -- -- -- -- -- -- -- -- -- -- --
        .  .  S1 .  .  .  .  .  .  .  .
        """,
        dice="R3 P1 S1",
    )
    assert use(state, "R", "R1") == [GroupMoved(0, "rock", ("R1",), 0, 3)]


def test_t9_the_group_lands_on_top_of_its_own() -> None:
    state = board(
        """
        R1 P1 .  .  .  .  .  .  .  .  .
        -- -- -- -- -- -- -- -- -- -- --
        .  .  S1 .  .  .  .  .  .  .  .
        """
    )
    use(state, "R", "R1")
    assert names_on(state, 0, 1) == ["P1", "R1"]


def test_t10_combat_is_over_before_another_die_may_be_used() -> None:
    state = board(
        """
        .  .  R1 P1 .  .  .  .  .  .  .
        -- -- -- -- -- -- -- -- -- -- --
        .  .  .  .  R1 .  .  .  .  .  J4
        """,
        dice="R2 P1 S1",
    )
    use(state, "R", "R1")  # a tie: both go back
    assert looks_like(
        state,
        """
        .  .  .  R1 .  .  .  .  .  .  .
        .  .  .  P1 .  .  .  .  .  .  .
        -- -- -- -- -- -- -- -- -- -- --
        .  .  .  .  .  R1 .  .  .  .  J4
        """,
    )
    assert movable(state)["P"] == {"P1"}
