"""What the next turn may bring to a side, as the net is told."""

from math import log

import pytest

from game.games.taisen.bot.prospects import EACH, PRICES, clash, prospects
from game.games.taisen.rules.ninjas import NUMBERS
from tests.games.taisen.boards import board


def ninjas(names: str) -> tuple[int, ...]:
    return tuple(NUMBERS[name] for name in names.split())


def told(drawing: str) -> tuple[float, ...]:
    """The prospects of the Monkey side."""
    return prospects(*board(drawing).paths)


def test_a_group_that_wins_gains_the_whole_stack() -> None:
    assert clash(ninjas("R1 R2"), ninjas("S3 S1")) == (PRICES[NUMBERS["S3"]] + PRICES[NUMBERS["S1"]], 2)


def test_a_group_fights_on_with_those_beneath() -> None:
    beaten, lost = PRICES[NUMBERS["S1"]], PRICES[NUMBERS["P1"]]
    assert clash(ninjas("R1 P1"), ninjas("S1")) == (beaten - lost, 1)


def test_equals_leave_the_tile_but_in_a_village_the_attacker_stays() -> None:
    assert clash(ninjas("R2"), ninjas("R2")) == (0, 0)
    assert clash(ninjas("R2"), ninjas("R2"), village=True) == (PRICES[NUMBERS["R2"]], 1)


def test_a_shogun_tires_from_fight_to_fight() -> None:
    assert clash(ninjas("J4"), ninjas("R1 P2 S2"))[1] == 0
    assert clash(ninjas("J4"), ninjas("P1 S2"))[1] == 1


def test_one_step_from_an_open_village_every_roll_enters() -> None:
    assert told("""
        .  .  .  .  .  .  .  .  .  R1 .
        -- -- -- -- -- -- -- -- -- -- --
        .  .  P1 .  .  .  .  .  .  .  .
    """)[:3] == pytest.approx((log(0.05), 1 / 3, 1.0))


def test_a_guard_that_wins_keeps_the_village() -> None:
    enters, _, twice, *_ = told("""
        .  .  .  .  .  .  .  .  .  R1 .
        -- -- -- -- -- -- -- -- -- -- --
        .  .  .  .  .  .  .  .  .  .  P1
    """)
    assert (enters, twice) == pytest.approx((log(1.05), 0.0))


def test_a_fight_counts_as_often_as_the_dice_allow_it() -> None:
    # Two steps away: the rock die shows 2 in a third of all rolls, and the one enemy is also the foremost.
    *_, hits, best, any_hit, stop, foremost = told("""
        .  .  .  R1 .  .  .  .  .  .  .
        -- -- -- -- -- -- -- -- -- -- --
        .  .  .  .  .  S2 .  .  .  .  .
    """)
    gain = PRICES[NUMBERS["S2"]] / 3 / 6
    assert (hits, best, any_hit, stop, foremost) == pytest.approx((gain, gain, 1 / 3, 1 / 3, 0.3))


def test_dice_of_two_colours_add_up_in_one_stack() -> None:
    # Five steps: 2 and 3 or 3 and 2 of rock and paper.
    assert told("""
        .  .  .  P1 .  .  .  .  .  .  .
        .  .  .  R1 .  .  .  .  .  .  .
        -- -- -- -- -- -- -- -- -- -- --
        .  .  .  .  .  .  .  .  R3 .  .
    """)[6] == pytest.approx(2 / 3 / 6)


def test_as_many_numbers_as_the_net_expects() -> None:
    assert len(told("R1 . . . . . . . . . .\n -- -- -- -- -- -- -- -- -- -- --\n . . . . . . . . . . R1")) == EACH
