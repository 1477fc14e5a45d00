"""Oboro, O11-O15: shuriken, Ninja Power, places, the end."""

from random import Random

import pytest

from game.core.chance import Chance
from game.core.events import MatchEnded
from game.games.oboro.rules import ending
from game.games.oboro.rules.events import RoundDealt, RoundScored, ShurikenScored, ShurikenTaken
from game.games.oboro.rules.scoring import score_round, score_shuriken
from tests.games.oboro.tables import ONE_COLOUR_EACH, RULES, finish_round, of_type, play, shown, table, tops


@pytest.mark.parametrize(
    ("pieces", "places", "points"),
    [
        ((5, 0, 0), (1, 0, 0), (3, 0, 0)),
        ((1, 4, 0), (2, 1, 0), (2, 3, 0)),
        ((0, 2, 3), (0, 2, 1), (0, 2, 3)),
        ((1, 3, 1), (2, 1, 2), (1, 3, 1)),
        ((2, 1, 2), (1, 3, 1), (2, 1, 2)),
    ],
)
def test_o11_every_way_to_share_five_pieces(
    pieces: tuple[int, ...], places: tuple[int, ...], points: tuple[int, ...]
) -> None:
    assert score_shuriken(pieces) == (places, points)


def test_o11_the_last_piece_stops_the_play_for_a_scoring() -> None:
    state = table(ONE_COLOUR_EACH, number=3, scores=(4, 4, 2), shuriken=(2, 1, 1))
    events = play(state, "R6 B1 G1")
    assert of_type(events, ShurikenTaken) == [ShurikenTaken(seat=0, count=1, unpaid=0)]
    assert of_type(events, ShurikenScored) == [ShurikenScored(1, (3, 1, 1), (1, 2, 2), (3, 1, 1))]
    assert state.scores == [7, 5, 3]
    assert (state.shuriken, state.stock, state.scorings) == ([0, 0, 0], 5, 1)


def test_o11_a_six_taken_with_an_empty_stock_pays_nothing() -> None:
    state = table(ONE_COLOUR_EACH, number=3, shuriken=(2, 1, 1))
    events = play(state, "R6 B6 G6")
    assert of_type(events, ShurikenTaken) == [ShurikenTaken(seat=2, count=1, unpaid=2)]
    assert of_type(events, ShurikenScored)[0].pieces == (2, 1, 2)
    assert (state.shuriken, state.scores) == ([0, 0, 0], [2, 1, 2])


def test_o12_the_second_scoring_ends_the_match_with_its_round() -> None:
    state = table(ONE_COLOUR_EACH, number=4, scores=(6, 6, 6), shuriken=(2, 2, 0), scorings=1)
    events = play(state, "R6 B1 G1")
    assert of_type(events, ShurikenScored)[0].number == 2
    assert state.scores == [9, 8, 6]
    assert RULES.to_move(state) == 0
    events = finish_round(state)
    assert isinstance(events[-1], MatchEnded)
    assert of_type(events, RoundDealt) == []
    assert of_type(events, RoundScored)[0].number == 4


def test_o12_pieces_taken_afterwards_count_for_nothing() -> None:
    state = table(ONE_COLOUR_EACH, "R6 B1 G1", number=4, scores=(6, 6, 6), shuriken=(2, 2, 0), scorings=1)
    events = play(state, "R1 B6 G6") + finish_round(state)
    assert of_type(events, ShurikenTaken) == [ShurikenTaken(seat=2, count=2, unpaid=0)]
    assert of_type(events, ShurikenScored) == []
    gained = of_type(events, RoundScored)[0].points
    assert state.scores == [9 + gained[0], 8 + gained[1], 6 + gained[2]]


def test_o12_both_scorings_fall_in_one_match() -> None:
    for seed in range(40):
        chance, pick, told = Chance(seed), Random(seed), []
        state = RULES.setup(3, chance)
        while RULES.to_move(state) is not None:
            RULES.apply(state, pick.choice(RULES.legal_moves(state)), chance, told.append)
        scored = of_type(told, ShurikenScored)
        assert [event.number for event in scored] == [1, 2]
        assert all(sum(event.pieces) == 5 for event in scored)
        after = told[told.index(scored[1]) :]
        assert len(of_type(after, RoundScored)) == 1
        points = [event.points for event in told if isinstance(event, ShurikenScored | RoundScored)]
        assert state.scores == [sum(column) for column in zip(*points, strict=True)]


@pytest.mark.parametrize(
    ("stacks", "places"),
    [
        (("", "R1", "R2"), (3, 2, 1)),  # no card at all is 0, and not a failure
        (("R8 B1", "R7", "G8"), (1, 3, 2)),
        (("R8 B2", "R7", "G8"), (0, 2, 1)),  # above 9: no place
        (("R8 B2", "R7 G8", "G8 B8 R8"), (0, 0, 0)),
        (("R6", "B4 G2", "R1"), (2, 1, 3)),  # equal power: more colours first
        (("R6", "B3 G3", "R1 B2 G3"), (3, 2, 1)),
        (("R6", "B6", "G5"), (1, 1, 3)),  # equal colours too: they share
        (("R5", "B6", "G5"), (2, 1, 2)),
        (("R6", "B6", "G6"), (1, 1, 1)),
        (("", "", ""), (1, 1, 1)),
        (("", "R8 B8", ""), (1, 0, 1)),
        (("R8 B2", "R6", "G6"), (0, 1, 1)),
    ],
)
def test_o13_power_ranks_those_who_kept_their_mission(stacks: tuple[str, str, str], places: tuple[int, ...]) -> None:
    assert score_round(tops(*stacks), 9).places == places


def test_o13_a_whole_round_told() -> None:
    state = table(ONE_COLOUR_EACH, "R7 B1 G1 / R6 B2 G2 / R5 B3 G3 / R3 B5 G5 / G6 R2 B7 / B8 G7 R1 / B6 G8")
    assert [shown(state, seat) for seat in range(3)] == ["R5 B3 G3", "R1 B8 G7", "R3 B5 G5"]
    scored = of_type(play(state, "R4"), RoundScored)
    assert scored == [RoundScored(1, (11, 16, 18), (3, 3, 3), (0, 0, 0), (0, 0, 0))]


@pytest.mark.parametrize(
    ("stacks", "points"),
    [
        (("R8", "R7", "R6"), (3, 2, 1)),
        (("R8", "G8", "R6"), (2, 2, 1)),  # after two firsts comes third place
        (("R8", "G8", "B8"), (2, 2, 2)),
        (("R8", "G7", "B7"), (3, 1, 1)),
        (("R8 B8", "G7", "B7"), (0, 2, 2)),
        (("R8 B8", "G7", "B6"), (0, 3, 2)),
        (("R8 B8", "G8 R7", "B6"), (0, 0, 3)),
    ],
)
def test_o14_points_for_places_alone_and_shared(stacks: tuple[str, str, str], points: tuple[int, ...]) -> None:
    assert score_round(tops(*stacks), 9).points == points


def test_o15_most_points_win_and_equals_share() -> None:
    won = ending.outcome((9, 12, 4), rounds=5, scorings=2)
    assert (won.winners, won.scores, won.reason) == ((1,), (9.0, 12.0, 4.0), "oboro.reason.points")
    shared = ending.outcome((12, 9, 12), rounds=5, scorings=2)
    assert (shared.winners, shared.reason) == ((0, 2), "oboro.reason.shared")
    assert ending.outcome((7, 7, 7), rounds=5, scorings=2).winners == (0, 1, 2)


def test_o15_after_20_rounds_it_is_over_all_the_same() -> None:
    state = table(ONE_COLOUR_EACH, number=20, scores=(9, 9, 9))
    told = finish_round(state)
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert told[-1] == MatchEnded(outcome)
    assert outcome.reason == "oboro.reason.limit"
    assert outcome.details["rounds"] == 20
    nineteenth = table(ONE_COLOUR_EACH, number=19, scores=(9, 9, 9))
    assert isinstance(finish_round(nineteenth)[-1], RoundDealt)
    assert RULES.outcome(nineteenth) is None
