"""Options: choices by value and type, and options with free values."""

import pytest

from game.core.chance import Chance
from game.core.contract import Option
from game.core.refusal import BadSetup
from game.games.ninjutsu import NINJUTSU


def test_only_choices_of_the_same_type_are_accepted() -> None:
    option = Option("rounds", (1, 3), 1)
    assert option.accepts(3)
    assert not option.accepts(2)
    assert not option.accepts(True)
    assert not option.accepts("1")


def test_a_free_option_takes_other_values_of_its_type() -> None:
    option = Option("board", ("small", "large"), "small", free=True)
    assert option.accepts("small")
    assert option.accepts("a board of my own")
    assert not option.accepts(3)


def test_the_game_itself_refuses_a_free_value_that_makes_no_sense() -> None:
    rules = NINJUTSU.rules
    assert rules.settled({"board": "nonsense"})["board"] == "nonsense"
    with pytest.raises(BadSetup):
        rules.setup(2, Chance(1), board="nonsense")
    with pytest.raises(BadSetup, match=r"refused\.choice"):
        rules.setup(2, Chance(1), board=5)
