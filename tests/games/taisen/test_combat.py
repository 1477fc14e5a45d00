"""Ninja Taisen, T11-T16: fights, ties, Shoguns and chains."""

import pytest

from game.games.taisen.rules.events import DefenderCornered, FightTied, FightWon, GroupMoved
from tests.games.taisen.boards import RULES, board, looks_like, names_on, use


def duel(mine: str, yours: str) -> str:
    """How a fight of a Monkey against a Wolf on the middle of the path ends."""
    die = "R" if mine == "J4" else mine[0]
    state = board(
        f"""
        .  .  .  {mine} .  .  .  .  .  .  .
        -- -- -- -- -- -- -- -- -- -- --
        .  .  .  .  {yours} .  .  .  .  .  .
        """
    )
    _, fight, *_ = use(state, die, mine)
    if isinstance(fight, FightTied):
        return "tie"
    assert isinstance(fight, FightWon)
    return "won" if fight.winner_seat == 0 else "lost"


def test_t11_only_the_tops_fight_until_one_side_is_gone() -> None:
    state = board(
        """
        .  .  R3 .  .  .  .  .  .  .  .
        .  .  P1 .  .  .  .  .  .  .  .
        -- -- -- -- -- -- -- -- -- -- --
        .  .  .  R1 .  .  .  .  .  .  J4
        .  .  .  S1 .  .  .  .  .  .  .
        .  .  .  P2 .  .  .  .  .  .  .
        """
    )
    events = use(state, "P", "P1")
    # P2 beats R3; P2 beats P1: the Wolf's two below never have to fight.
    assert events[1:] == [FightWon(3, 1, "P2", "R3", 2, 3), FightWon(3, 1, "P2", "P1", 2, 1), events[-1]]
    assert names_on(state, 1, 3) == ["R1", "S1", "P2"]


@pytest.mark.parametrize(
    ("mine", "yours", "result"),
    [
        ("R1", "S3", "won"),
        ("S1", "P3", "won"),
        ("P1", "R3", "won"),
        ("S3", "R1", "lost"),
        ("P3", "S1", "lost"),
        ("R3", "P1", "lost"),
    ],
)
def test_t12_colours_decide_whatever_the_strengths(mine: str, yours: str, result: str) -> None:
    assert duel(mine, yours) == result


@pytest.mark.parametrize("suit", "RPS")
def test_t12_in_one_colour_strength_decides(suit: str) -> None:
    assert duel(f"{suit}3", f"{suit}2") == "won"
    assert duel(f"{suit}1", f"{suit}2") == "lost"
    assert duel(f"{suit}2", f"{suit}2") == "tie"


@pytest.mark.parametrize("other", ["R3", "P3", "S3", "R1", "P1", "S1"])
def test_t12_the_shogun_counts_as_his_opponents_colour(other: str) -> None:
    assert duel("J4", other) == "won"
    assert duel(other, "J4") == "lost"


def test_t12_two_fresh_shoguns_tie() -> None:
    assert duel("J4", "J4") == "tie"


def test_t13_the_shogun_loses_the_strength_of_those_he_beats() -> None:
    """The booklet's: a Shogun of 4 beats a 2 (now 2), then a 1 (now 1)."""
    state = board(
        """
        .  .  J4 .  .  .  .  .  .  .  .
        -- -- -- -- -- -- -- -- -- -- --
        .  .  .  P1 .  .  .  .  .  .  J4
        .  .  .  R2 .  .  .  .  .  .  .
        """
    )
    events = use(state, "R", "J4")
    assert events[1:] == [FightWon(3, 0, "J4", "R2", 4, 2), FightWon(3, 0, "J4", "P1", 2, 1)]


def test_t13_he_is_back_at_four_before_the_next_die() -> None:
    state = board(
        """
        .  .  J4 .  .  .  .  .  .  .  .
        .  .  R1 .  .  .  .  .  .  .  .
        -- -- -- -- -- -- -- -- -- -- --
        .  .  .  P3 P2 .  .  .  .  .  J4
        """
    )
    assert use(state, "R", "R1")[1] == FightWon(3, 0, "J4", "P3", 4, 3)
    assert use(state, "S", "J4")[1] == FightWon(4, 0, "J4", "P2", 4, 2)


def test_t13_a_weakened_shogun_ties_and_loses() -> None:
    state = board(
        """
        .  .  J4 .  .  .  .  .  .  .  .
        -- -- -- -- -- -- -- -- -- -- --
        .  .  .  S2 .  .  .  .  .  .  J4
        .  .  .  P1 .  .  .  .  .  .  .
        .  .  .  R3 .  .  .  .  .  .  .
        """
    )
    events = use(state, "R", "J4")
    # 4 beats 3 and is left with 1; the tie with a 1 changes nothing but sends both back.
    assert events[1:] == [FightWon(3, 0, "J4", "R3", 4, 3), FightTied(3, ("J4", "P1"), 1)]
    lost = board(
        """
        .  .  J4 .  .  .  .  .  .  .  .
        .  R1 .  .  .  .  .  .  .  .  .
        -- -- -- -- -- -- -- -- -- -- --
        .  .  .  S2 .  .  .  .  .  .  J4
        .  .  .  R3 .  .  .  .  .  .  .
        """
    )
    assert use(lost, "R", "J4")[1:] == [FightWon(3, 0, "J4", "R3", 4, 3), FightWon(3, 1, "S2", "J4", 2, 1)]


def test_t13_the_reduced_strength_lasts_through_chained_fights() -> None:
    chained = board(
        """
        .  .  J4 .  .  .  .  .  .  .  .
        -- -- -- -- -- -- -- -- -- -- --
        .  .  .  P2 P1 .  .  .  .  .  J4
        .  .  .  .  S3 .  .  .  .  .  .
        """,
        dice="R2 P1 S1",
    )
    events = use(chained, "R", "J4")
    # Back on tile 3 the Wolf's P2 waits: the Shogun still has strength 1 and loses.
    assert events[1:4] == [
        FightWon(4, 0, "J4", "S3", 4, 3),
        FightTied(4, ("J4", "P1"), 1),
        FightWon(3, 1, "P2", "J4", 2, 1),
    ]


def test_t13_two_shoguns_lose_by_their_current_strength() -> None:
    state = board(
        """
        .  .  .  J4 .  .  .  .  .  .  .
        .  .  .  R2 .  .  .  .  .  .  .
        .  .  .  R1 .  .  .  .  .  .  .
        -- -- -- -- -- -- -- -- -- -- --
        .  .  .  .  J4 .  .  .  .  .  S2
        .  .  .  .  P1 .  .  .  .  .  .
        """
    )
    events = use(state, "R", "R1")
    # 4 beats 1 and has 3 left; the fresh Shogun of 4 beats him and drops by those 3, not by 4.
    assert events[1:4] == [
        FightWon(4, 0, "J4", "P1", 4, 1),
        FightWon(4, 1, "J4", "J4", 4, 3),
        FightWon(4, 0, "R2", "J4", 2, 1),
    ]


def test_t14_equals_go_back_one_tile_onto_their_own() -> None:
    state = board(
        """
        .  .  R2 P1 .  .  .  .  .  .  .
        -- -- -- -- -- -- -- -- -- -- --
        .  .  .  .  R2 P1 .  .  .  .  J4
        """,
        dice="R2 P1 S1",
    )
    assert use(state, "R", "R2") == [GroupMoved(0, "rock", ("R2",), 2, 4), FightTied(4, ("R2", "R2"), 2)]
    assert looks_like(
        state,
        """
        .  .  .  R2 .  .  .  .  .  .  .
        .  .  .  P1 .  .  .  .  .  .  .
        -- -- -- -- -- -- -- -- -- -- --
        .  .  .  .  .  P1 .  .  .  .  J4
        .  .  .  .  .  R2 .  .  .  .  .
        """,
    )


def test_t14_those_beneath_stay_and_fight_on() -> None:
    state = board(
        """
        .  .  .  R2 .  .  .  .  .  .  .
        .  .  .  S1 .  .  .  .  .  .  .
        -- -- -- -- -- -- -- -- -- -- --
        .  .  .  .  P3 .  .  .  .  .  J4
        .  .  .  .  R2 .  .  .  .  .  .
        """
    )
    assert use(state, "S", "S1")[1:] == [FightTied(4, ("R2", "R2"), 2), FightWon(4, 0, "S1", "P3", 1, 3)]


def test_t15_a_tie_in_a_village_is_lost_by_the_one_at_home() -> None:
    state = board(
        """
        .  .  .  .  .  .  .  .  .  R1 .
        -- -- -- -- -- -- -- -- -- -- --
        .  .  .  .  .  P1 .  .  .  .  R1
        """
    )
    assert use(state, "R", "R1")[1] == DefenderCornered(10, 0, "R1", "R1", 1)
    assert RULES.outcome(state) is not None
    wolf = board(
        """
        S2 .  .  .  .  P1 .  .  .  .  .
        -- -- -- -- -- -- -- -- -- -- --
        .  S2 .  .  .  .  .  .  .  .  .
        """,
        to_move=1,
    )
    assert use(wolf, "S", "S2")[1] == DefenderCornered(0, 1, "S2", "S2", 2)


def test_t15_an_attacking_shogun_is_spent_by_it_and_loses_to_the_next() -> None:
    state = board(
        """
        .  .  .  .  .  .  .  .  .  J4 .
        .  .  R1 .  .  .  .  .  .  .  .
        -- -- -- -- -- -- -- -- -- -- --
        .  .  .  .  .  .  .  .  .  .  P1
        .  .  .  .  .  .  .  .  .  .  J4
        """
    )
    assert use(state, "S", "J4")[1:] == [
        DefenderCornered(10, 0, "J4", "J4", 4),
        FightWon(10, 1, "P1", "J4", 1, 0),
    ]


def test_t16_a_retreat_onto_enemies_starts_a_fight_after_the_current_one() -> None:
    state = board(
        """
        .  .  R2 .  .  .  .  .  .  .  .
        .  .  S1 .  .  .  .  .  .  .  .
        -- -- -- -- -- -- -- -- -- -- --
        .  .  .  S3 P2 .  .  .  .  .  J4
        .  .  .  .  R2 .  .  .  .  .  .
        """,
        dice="R1 P1 S2",
    )
    events = use(state, "S", "S1")
    assert events[1:] == [
        FightTied(4, ("R2", "R2"), 2),
        FightWon(4, 0, "S1", "P2", 1, 2),  # the current fight first
        FightWon(3, 0, "R2", "S3", 2, 3),  # then the one that the retreat started
    ]


BOTH_SIDES = """
    .  .  R2 .  .  .  .  .  .  .  .
    .  .  .  .  .  S1 .  .  .  .  .
    -- -- -- -- -- -- -- -- -- -- --
    .  .  .  S3 R2 .  .  .  .  .  J4
"""


def test_t16_of_several_the_one_nearest_the_active_players_village_is_next() -> None:
    monkey = board(BOTH_SIDES, dice="R2 P1 S1")
    fights = [event for event in use(monkey, "R", "R2") if isinstance(event, FightWon)]
    assert [fight.tile for fight in fights] == [3, 5]
    wolf = board(
        """
        .  .  .  .  .  R2 P3 .  .  .  .
        -- -- -- -- -- -- -- -- -- -- --
        .  .  .  .  S1 .  .  R2 .  .  J4
        """,
        dice="R2 P1 S1",
        to_move=1,
    )
    fights = [event for event in use(wolf, "R", "R2") if isinstance(event, FightWon)]
    assert [fight.tile for fight in fights] == [6, 4]


def test_t16_every_waiting_fight_is_played_even_after_one_without_a_retreat() -> None:
    state = board(BOTH_SIDES, dice="R2 P1 S1")
    use(state, "R", "R2")
    assert not any(mine and yours for mine, yours in zip(*state.paths, strict=True))
