"""Chance: repeatable, counted, fair; and the scripted variant for tests."""

from collections import Counter
from collections.abc import Callable
from copy import copy, deepcopy

import pytest

from game.core.chance import Chance, ScriptedChance, ScriptError


def test_the_same_seed_gives_the_same_results() -> None:
    one, other = Chance(42), Chance(42)
    assert [one.roll(range(6)) for _ in range(50)] == [other.roll(range(6)) for _ in range(50)]


def test_results_are_the_same_on_every_machine() -> None:
    chance = Chance(2024)
    cards = list(range(10))
    chance.shuffle(cards)
    assert cards == [5, 9, 0, 1, 3, 7, 8, 2, 6, 4]
    assert [chance.roll((1, 1, 1, 2, 2, 3)) for _ in range(12)] == [1, 1, 2, 3, 1, 2, 2, 2, 3, 1, 2, 1]
    assert chance.choose("abcdef") == "e"


def test_two_numbers_are_the_whole_position() -> None:
    chance = Chance(7)
    chance.shuffle(list(range(20)))
    chance.roll((1, 2, 3))
    again = Chance(chance.seed, chance.drawn)
    assert [again.choose(range(1000)) for _ in range(20)] == [chance.choose(range(1000)) for _ in range(20)]


@pytest.mark.parametrize("copied", [copy, deepcopy])
@pytest.mark.parametrize(
    "make",
    [
        lambda: Chance(7, 3),
        lambda: ScriptedChance([5, 1, 4, 2, 3] * 2),
        lambda: ScriptedChance([5, 1], then=Chance(7, 3)),
    ],
)
def test_a_copy_draws_its_own_stream(make: Callable[[], Chance], copied: Callable[[Chance], Chance]) -> None:
    chance = make()
    other, third = copied(chance), copied(chance)
    drawn = [chance.choose(range(1000)) for _ in range(10)]
    assert [other.choose(range(1000)) for _ in range(10)] == drawn
    assert [third.choose(range(1000)) for _ in range(10)] == drawn
    assert other.drawn == third.drawn == chance.drawn
    assert (type(other), other.seed) == (type(chance), chance.seed)


def test_every_order_is_as_likely() -> None:
    chance, orders = Chance(3), Counter[tuple[int, ...]]()
    for _ in range(6000):
        cards = [1, 2, 3]
        chance.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 6
    assert all(880 < count < 1120 for count in orders.values())


def test_shuffling_one_card_or_none_draws_nothing() -> None:
    chance = Chance(1)
    chance.shuffle([])
    chance.shuffle([1])
    assert chance.drawn == 0


def test_a_script_is_played_in_order() -> None:
    chance = ScriptedChance([3, "b", [2, 1, 3]])
    cards = [1, 2, 3]
    assert (chance.roll((1, 2, 3)), chance.choose("abc"), chance.left) == (3, "b", 1)
    chance.shuffle(cards)
    assert (cards, chance.left, chance.drawn) == ([2, 1, 3], 0, 3)


def test_a_script_that_does_not_fit_says_so() -> None:
    with pytest.raises(ScriptError, match="7"):
        ScriptedChance([7]).roll((1, 2, 3))
    with pytest.raises(ScriptError, match="order"):
        ScriptedChance([[1, 2]]).shuffle([1, 2, 3])
    with pytest.raises(ScriptError, match="over"):
        ScriptedChance([]).roll((1, 2, 3))


def test_after_the_script_chance_may_go_on() -> None:
    chance = ScriptedChance([1], then=Chance(5))
    cards = list(range(9))
    assert chance.roll((1, 2)) == 1
    assert chance.roll((4, 4)) == 4
    chance.shuffle(cards)
    assert sorted(cards) == list(range(9))
