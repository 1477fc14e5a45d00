"""Shinobi WAT-AAH!, W1-W3 and W5-W6: the deck, the first player, the deal."""

from collections import Counter

import pytest

from game.core.chance import Chance, ScriptedChance
from game.core.refusal import BadSetup
from game.games.wataah.rules.cards import CLANS, COPIES, DECK, FIRST_YOKAI, NAMES, NUMBERS, RONIN, STRENGTH, names
from tests.games.wataah.positions import RULES, hand, jigoku


def test_w1_nine_clans_of_nine_cards() -> None:
    assert len(DECK) == 94
    strengths = {clan: [STRENGTH[card] for card in DECK if NAMES[card].rstrip("0123456789") == clan] for clan in CLANS}
    assert strengths == {
        "monkey": [1, 1, 1, 1, 2, 2, 2, 2, 3],
        "carp": [1, 1, 2, 2, 3, 3, 4, 4, 5],
        "crow": [2, 2, 2, 3, 3, 3, 4, 4, 4],
        "toad": [1, 1, 3, 3, 3, 4, 4, 4, 4],
        "fox": [2, 3, 3, 3, 4, 4, 4, 4, 5],
        "spider": [3, 3, 3, 3, 4, 4, 4, 4, 4],
        "dragon": [3, 3, 3, 4, 4, 4, 4, 5, 5],
        "rat": [3, 3, 3, 4, 4, 4, 5, 5, 5],
        "bear": [6] * 9,
    }


def test_w2_four_ronin_of_strength_one() -> None:
    assert (COPIES[RONIN], STRENGTH[RONIN]) == (4, 1)


def test_w3_nine_yokai_each_unique() -> None:
    yokai = {NAMES[card]: STRENGTH[card] for card in range(FIRST_YOKAI, len(NAMES))}
    assert yokai == {
        "great_dragon": 5,
        "yurei": 1,
        "kitsune": 3,
        "kappa": 3,
        "monkey_king": 1,
        "old_hermit": 3,
        "nezumi": 3,
        "oni": 8,
        "tengu": 3,
    }
    assert all(COPIES[NUMBERS[name]] == 1 for name in yokai)


def deck_with(*top: str) -> list[int]:
    """The whole deck with these cards on top, the first one uppermost."""
    rest = Counter(DECK) - Counter(NUMBERS[name] for name in top)
    return [*rest.elements(), *(NUMBERS[name] for name in reversed(top))]


@pytest.mark.parametrize(
    ("revealed", "first"),
    [
        (["carp1", "carp5", "crow3"], 1),
        (["oni", "bear6", "ronin"], 0),  # Yokai count with their strength,
        (["monkey1", "ronin", "monkey2"], 2),  # and so do Ronin
    ],
)
def test_w5_the_strongest_card_revealed_starts(revealed: list[str], first: int) -> None:
    state = RULES.setup(3, ScriptedChance([deck_with(*revealed)]))
    assert RULES.to_move(state) == first
    assert jigoku(state) == revealed


def test_w5_a_tie_for_the_strongest_repeats_for_everybody() -> None:
    revealed = ["bear6", "bear6", "carp1", "monkey1", "monkey2", "oni"]
    state = RULES.setup(3, ScriptedChance([deck_with(*revealed)]))
    assert RULES.to_move(state) == 2
    assert jigoku(state) == revealed


def test_w5_a_tie_behind_the_strongest_does_not() -> None:
    state = RULES.setup(3, ScriptedChance([deck_with("carp1", "carp1", "oni")]))
    assert (RULES.to_move(state), len(state.jigoku)) == (2, 3)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_w6_everybody_gets_eight_and_the_first_player_seven(seats: int) -> None:
    state = RULES.setup(seats, Chance(seats))
    assert [len(state.hands[seat]) for seat in range(seats)] == [
        7 if seat == RULES.to_move(state) else 8 for seat in range(seats)
    ]


def test_w6_hands_are_dealt_from_the_top() -> None:
    top = ["oni", "carp1", *(["bear6"] * 7), *(["rat3"] * 3), *(["rat4"] * 3), "rat5", "rat5"]
    state = RULES.setup(2, ScriptedChance([deck_with(*top)]))
    assert hand(state, 0) == ["bear6"] * 7
    assert hand(state, 1) == [*(["rat3"] * 3), *(["rat4"] * 3), "rat5", "rat5"]


def test_there_are_two_modes_and_two_to_four_seats() -> None:
    assert RULES.setup(2, Chance(1)).grand is None
    assert RULES.setup(2, Chance(1), mode="grand_master").grand is not None
    with pytest.raises(BadSetup, match=r"refused\.choice"):
        RULES.setup(2, Chance(1), mode="locust")
    with pytest.raises(BadSetup, match=r"refused\.seats"):
        RULES.setup(5, Chance(1))


def test_every_card_has_a_name_of_its_own() -> None:
    assert len(set(NAMES)) == len(NAMES)
    assert names([0, RONIN]) == ("monkey1", "ronin")
