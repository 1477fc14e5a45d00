"""Oboro, O1-O5: cards, mission, deal and the unseen card."""

from collections import Counter

import pytest

from game.core.chance import Chance, ScriptedChance
from game.core.events import MatchEnded
from game.core.refusal import BadSetup
from game.games.oboro.rules import cards
from game.games.oboro.rules.cards import NAMES
from game.games.oboro.rules.events import CardPlayed, LeadPassed, RoundDealt, RoundScored, TrickTaken
from game.games.oboro.rules.scoring import score_round
from tests.games.oboro.tables import (
    MIXED,
    ONE_COLOUR_EACH,
    RULES,
    finish_round,
    hand,
    of_type,
    play,
    table,
    tops,
)


def test_o1_24_cards_in_three_colours_and_five_shuriken() -> None:
    assert len(set(NAMES)) == 24
    assert Counter(name[0] for name in NAMES) == {"R": 8, "B": 8, "G": 8}
    assert {name[1:] for name in NAMES} == set("12345678")
    assert RULES.setup(3, Chance(1)).stock == 5


def test_o2_the_signs_on_the_cards() -> None:
    assert [name for name, sign in zip(NAMES, cards.IS_SHURIKEN, strict=True) if sign] == ["R6", "B6", "G6"]
    assert [name for name, sign in zip(NAMES, cards.IS_ARROW, strict=True) if sign] == ["B4", "G4"]
    assert NAMES[cards.RED_8] == "R8"


def test_o2_the_burning_arrow_gives_no_lead() -> None:
    events = play(table(ONE_COLOUR_EACH), "R8 B8 G1")
    assert events[-1] == LeadPassed(seat=1, winner=1, arrow=None)


def test_o3_the_mission_is_9_or_11() -> None:
    assert RULES.setup(3, Chance(1)).mission == 9
    assert RULES.setup(3, Chance(1), mission=11).mission == 11
    for wrong in (10, 12, "9"):
        with pytest.raises(BadSetup):
            RULES.setup(3, Chance(1), mission=wrong)


@pytest.mark.parametrize(("mission", "just", "over"), [(9, "R8 B1", "R8 B2"), (11, "R8 B3", "R8 B4")])
def test_o3_only_more_than_the_mission_value_fails(mission: int, just: str, over: str) -> None:
    assert score_round(tops(just, "R1", "R2"), mission).points == (3, 1, 2)
    assert score_round(tops(over, "R1", "R2"), mission).points == (0, 2, 3)


def test_o4_eight_cards_each_and_red_8_leads() -> None:
    leaders = set()
    for seed in range(30):
        state = RULES.setup(3, Chance(seed))
        dealt = [hand(state, seat) for seat in range(3)]
        assert [len(cards) for cards in dealt] == [8, 8, 8]
        assert sorted(card for cards in dealt for card in cards) == sorted(NAMES)
        leader = RULES.to_move(state)
        assert leader is not None
        assert "R8" in dealt[leader]
        leaders.add(leader)
    assert leaders == {0, 1, 2}


def test_o4_red_8_leads_every_round() -> None:
    chance = Chance(4)
    state = RULES.setup(3, chance)
    rounds = 1
    while RULES.to_move(state) is not None:
        for dealt in of_type(finish_round(state, chance), RoundDealt):
            rounds += 1
            assert dealt.number == rounds == state.round
            assert "R8" in dealt.hands[dealt.leader]
            assert RULES.to_move(state) == dealt.leader
            assert [list(cards) for cards in dealt.hands] == [hand(state, seat) for seat in range(3)]
    assert rounds >= 4


def test_o4_the_deck_is_dealt_in_the_order_it_was_shuffled_into() -> None:
    state = RULES.setup(3, ScriptedChance([list(NAMES)]))
    assert [hand(state, seat)[0] for seat in range(3)] == ["R1", "B1", "G1"]


def test_o5_after_seven_tricks_everybody_has_a_card_left() -> None:
    state = table(MIXED, number=20)
    events = finish_round(state)
    assert len(of_type(events, TrickTaken)) == 7
    assert isinstance(events[-1], MatchEnded)
    assert [len(hand(state, seat)) for seat in range(3)] == [1, 1, 1]
    assert len(of_type(events, RoundScored)) == 1


def test_o5_no_event_and_no_view_of_another_shows_the_last_card() -> None:
    state = table(MIXED, number=20)
    events = finish_round(state)
    left = [hand(state, seat)[0] for seat in range(3)]
    assert all(card not in repr(event) for card in left for event in events)
    assert {event.card for event in of_type(events, CardPlayed)} == set(NAMES) - set(left)
    for seat in range(3):
        hidden = [RULES.view_for(state, seat).hands[other] for other in range(3) if other != seat]
        assert hidden == [(None,), (None,)]
