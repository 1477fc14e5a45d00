"""Oboro, O6-O10: following, taking, stacking, the next lead."""

import pytest

from game.core.chance import Chance
from game.core.refusal import IllegalMove
from game.games.oboro.rules.cards import NUMBERS, names
from game.games.oboro.rules.events import CardPlayed, LeadPassed, ShurikenScored, ShurikenTaken, TrickTaken
from game.games.oboro.rules.moves import Play
from game.games.oboro.rules.picture import LastTrick, Picture
from game.games.oboro.rules.tricks import power, power_after, resolve, stacks_after
from tests.games.oboro.tables import (
    BOOKLET,
    MIXED,
    ONE_COLOUR_EACH,
    RULES,
    hand,
    of_type,
    play,
    playable,
    shown,
    table,
)


def numbers(words: str) -> tuple[int, int, int]:
    first, second, third = (NUMBERS[name] for name in words.split())
    return first, second, third


def test_o6_the_leader_plays_any_card() -> None:
    state = table(MIXED)
    assert RULES.to_move(state) == 0
    assert playable(state) == hand(state, 0)


def test_o6_the_others_follow_clockwise_with_the_colour_led() -> None:
    state = table(MIXED, "B5")
    assert RULES.to_move(state) == 1
    assert playable(state) == ["B2", "B4", "B6"]
    play(state, "B2")
    assert RULES.to_move(state) == 2
    assert playable(state) == ["B3", "B7"]


def test_o6_who_cannot_follow_plays_anything_and_shows_it() -> None:
    state = table(BOOKLET, "R6 R4")
    assert playable(state) == hand(state, 2)
    assert play(state, "B7")[0] == CardPlayed(seat=2, card="B7", lacks="red")


@pytest.mark.parametrize(
    ("led", "card", "key"),
    [
        ("R1", "B2", "oboro.refused.follow.red"),
        ("B1", "R2", "oboro.refused.follow.blue"),
        ("G1", "R2", "oboro.refused.follow.green"),
        ("G1", "R4", "oboro.refused.not_held"),
        ("G1", "Y9", "refused.no_such_move"),
    ],
)
def test_o6_a_refusal_says_which_colour_to_follow(led: str, card: str, key: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        RULES.apply(table(MIXED, led), Play(card), Chance(1))
    assert caught.value.refusal.key == key


@pytest.mark.parametrize(
    ("trick", "place"),
    [
        ("R8 R1 R2", 0),
        ("R2 B7 G3", 1),
        ("R2 R1 G3", 2),
        ("R5 B5 G1", 1),
        ("R5 B1 G5", 2),
        ("R1 B5 G5", 2),
        ("R7 B7 G7", 2),
        ("R7 B7 G8", 2),
        ("R6 R5 B6", 2),
    ],
)
def test_o7_the_highest_value_wins_and_of_equals_the_later(trick: str, place: int) -> None:
    assert resolve(*numbers(trick)).winner == place


def test_o7_the_winner_takes_the_cards() -> None:
    state = table(MIXED, "B5 B2")
    taken = play(state, "B7")[1]
    assert taken == TrickTaken(seat=2, leader=0, cards=("B5", "B2", "B7"), groups=(("B7", "B5", "B2"),))
    assert [shown(state, seat) for seat in range(3)] == ["", "", "B2"]


def test_o8_each_colours_lowest_ends_on_top() -> None:
    groups = resolve(*numbers("R7 B8 R5")).groups
    assert [names(group) for group in groups] == [("R7", "R5"), ("B8",)]


def test_o8_the_booklets_example_of_stacking() -> None:
    state = table(BOOKLET, "R6 R4 B7")
    assert shown(state, 2) == "R4 B7"
    events = play(state, "B8 R5 R7")
    assert of_type(events, TrickTaken)[0].groups == (("R7", "R5"), ("B8",))
    assert shown(state, 2) == "R5 B8"
    assert power(state.tops, 2) == 13
    red, blue, green = stacks_after(state.plays, state.leads)[2]
    assert [names(stack) for stack in (red, blue, green)] == [("R6", "R4", "R7", "R5"), ("B7", "B8"), ()]


def test_o8_what_a_trick_would_do_can_be_asked_before() -> None:
    state = table(BOOKLET, "R6 R4 B7")
    assert power_after(state.tops, 2, numbers("B8 R5 R7")) == 13
    assert shown(state, 2) == "R4 B7"


def test_o8_only_the_tops_and_the_last_trick_are_in_the_picture() -> None:
    state = table(BOOKLET, "R6 R4 B7 / B8 R5 R7 / B1")
    picture = Picture.of(RULES.view_for(state, 0))
    assert picture.stacks[2] == [[None, None, None, "R5"], [None, "B8"], []]
    assert (picture.top(2, 0), picture.top(2, 2), picture.power(2)) == ("R5", None, 13)
    assert picture.last == LastTrick(leader=2, cards=("B8", "R5", "R7"), winner=2)
    assert "R4" not in repr(picture)


def test_o8_open_stacks_show_everything_and_change_nothing_else() -> None:
    state = table(BOOKLET, "R6 R4 B7 / B8 R5 R7", open_stacks="on")
    picture = Picture.of(RULES.view_for(state, 0))
    assert picture.stacks[2] == [["R6", "R4", "R7", "R5"], ["B7", "B8"], []]
    one, other = Chance(5), Chance(5)
    closed, opened = RULES.setup(3, one), RULES.setup(3, other, open_stacks="on")
    told: tuple[list[object], list[object]] = ([], [])
    while RULES.to_move(closed) is not None:
        move = RULES.legal_moves(closed)[-1]
        RULES.apply(closed, move, one, told[0].append)
        RULES.apply(opened, move, other, told[1].append)
    assert told[0] == told[1]


def test_o8_the_last_trick_can_be_looked_at_after_the_deal() -> None:
    state = table(ONE_COLOUR_EACH, "R7 B1 G1 / R6 B2 G2 / R5 B3 G3 / R3 B5 G5 / G6 R2 B7 / B8 G7 R1 / B6 G8")
    assert state.round == 1
    play(state, "R4")
    assert state.round == 2
    last = Picture.of(RULES.view_for(state, 1)).last
    assert last == LastTrick(leader=1, cards=("B6", "G8", "R4"), winner=2)


def test_o8b_stacking_paying_scoring_and_then_the_lead() -> None:
    state = table(MIXED, number=3, scores=(6, 4, 2), shuriken=(2, 1, 1))
    events = play(state, "G4 G2 G6")
    kinds = [CardPlayed, CardPlayed, CardPlayed, TrickTaken, ShurikenTaken, ShurikenScored, LeadPassed]
    assert [type(event) for event in events] == kinds
    assert events[-1] == LeadPassed(seat=0, winner=2, arrow="G4")


@pytest.mark.parametrize(("trick", "count"), [("R5 B1 G1", 0), ("R6 B1 G1", 1), ("R6 B6 G1", 2), ("R6 B6 G6", 3)])
def test_o9_a_piece_for_every_shuriken_card_taken(trick: str, count: int) -> None:
    state = table(ONE_COLOUR_EACH)
    paid = of_type(play(state, trick), ShurikenTaken)
    winner = resolve(*numbers(trick)).winner
    assert paid == ([ShurikenTaken(winner, count, 0)] if count else [])
    assert state.shuriken[winner] == count
    assert state.stock == 5 - count


def test_o9_the_winner_is_paid_no_matter_who_played_the_card() -> None:
    state = table(ONE_COLOUR_EACH)
    play(state, "R6 B7 G1")
    assert state.shuriken == [0, 1, 0]


def test_o10_the_winner_leads_the_next_trick() -> None:
    state = table(MIXED)
    assert play(state, "B5 B2 B7")[-1] == LeadPassed(seat=2, winner=2, arrow=None)
    assert RULES.to_move(state) == 2


def test_o10_an_arrow_that_loses_takes_the_lead_from_the_winner() -> None:
    state = table(MIXED)
    assert play(state, "B5 B4 B7")[-1] == LeadPassed(seat=1, winner=2, arrow="B4")
    assert RULES.to_move(state) == 1
    assert shown(state, 2) == "B4"


def test_o10_an_arrow_that_wins_leads_as_well() -> None:
    state = table(MIXED)
    assert play(state, "G4 G2 G3")[-1] == LeadPassed(seat=0, winner=0, arrow="G4")
    assert RULES.to_move(state) == 0


@pytest.mark.parametrize(("trick", "leader"), [("R8 B4 G4", 2), ("R1 B4 G4", 2), ("R8 B4 G1", 1)])
def test_o10_of_two_arrows_the_later_counts(trick: str, leader: int) -> None:
    state = table(ONE_COLOUR_EACH)
    arrow = play(state, trick)[-1]
    assert (arrow.seat, arrow.arrow) == (leader, trick.split()[leader])  # type: ignore[attr-defined]


def test_o10_the_order_of_play_decides_between_arrows_not_the_seat() -> None:
    state = table(ONE_COLOUR_EACH, "R1 B1 G2")
    lead = play(state, "G4 R2 B4")[-1]
    assert lead == LeadPassed(seat=1, winner=1, arrow="B4")
