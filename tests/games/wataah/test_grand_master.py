"""Shinobi WAT-AAH!, W15-W23: three rounds, pawns, bosses."""

from typing import Any

import pytest

from game.core.chance import Chance
from game.core.events import TurnStarted
from game.core.refusal import IllegalMove
from game.games.wataah.rules.events import (
    BossRevealed,
    CourtDrawn,
    DecoyPeeked,
    RoundCounted,
    ShoshoGiven,
    TempleDrawn,
    TempleKept,
)
from game.games.wataah.rules.grand_master.cards import BOSS_NAMES
from game.games.wataah.rules.moves import (
    Discard,
    DrawTemple,
    EndPlacing,
    GiveShosho,
    KeepTemple,
    LeaveDecoys,
    Peek,
    PlacePawns,
)
from game.games.wataah.rules.scoring import pawns_for, showdown_points
from game.games.wataah.rules.state import State
from tests.games.wataah.positions import RULES, clans, corruption, do, hand, jigoku, kinds, offered, place, position


def ended(drawing: str, seats: int = 2, **fields: Any) -> State:
    """A Grand Master position one discard before the end of its round."""
    fields = {"turn": 60 * seats, "phase": "discard", "allowed": [], "grand": True, **fields}
    return position(drawing, seats=seats, **fields)


def on_the_board(**grand: Any) -> State:
    """Two players after a round, the first of them with pawns ready about to place some."""
    grand = {"scores": [6, 0], "ready": [4, 2], **grand}
    return position(
        "clans 0: bear6",
        turn=120,
        phase="pawns",
        to_move=0 if grand["ready"][0] else 1,
        allowed=[],
        grand=grand,
    )


def test_w15_one_boss_is_out_one_final_three_decoys_and_nobody_knows_which() -> None:
    first = set()
    for seed in range(20):
        state = RULES.setup(3, Chance(seed), mode="grand_master")
        assert state.grand is not None
        assert sorted(state.grand.bosses) == [0, 1, 2, 3, 4]
        first.add(state.grand.bosses[0])
        view = RULES.view_for(state, 0).grand
        assert view is not None
        assert view.bosses == (None,) * 5
        assert state.grand.shosho == RULES.to_move(state) == state.active
    assert len(first) > 2


def test_w15_twelve_pawns_each_are_enough_for_three_rounds() -> None:
    assert all(max(pawns_for((seats - 1, *range(seats - 1)))) * 3 == 12 for seats in (2, 3, 4))


def test_w16_hands_deck_and_jigoku_carry_on_and_the_table_is_cleared() -> None:
    state = position(
        """
        hand 0:    spider3 spider3 oni
        clans 0:   bear6 bear6 | carp1 ronin | rat3
        corrupt 0: fox2
        hand 1:    toad1
        clans 1:   crow2
        corrupt 1: carp5
        jigoku:    tengu
        """,
        grand=True,
    )
    deck = state.deck[:]
    do(state, place("spider3", "spider3"))
    do(state, RULES.legal_moves(state)[0])  # the Crow falls: seat 1 is last
    assert clans(state)["bear"] == ["bear6", "bear6"]  # until the pawns are placed
    told = do(state, Peek(1), PlacePawns("showdown", 4), PlacePawns("showdown", 2))
    assert kinds(told)[-2:] == ["RoundStarted", "TurnStarted"]
    assert (hand(state, 0), hand(state, 1), state.deck) == (["oni"], ["toad1"], deck)
    assert clans(state, 0) == clans(state, 1) == {}
    assert corruption(state, 0) == corruption(state, 1) == []
    table = ["bear6", "bear6", "carp1", "ronin", "rat3", "spider3", "spider3", "fox2", "carp5"]
    assert jigoku(state) == ["tengu", "crow2", *table]


def test_w16_old_temple_and_court_cards_go_before_the_ranking_is_used() -> None:
    state = ended("hand 0: carp1\nclans 0: bear6\ntemple 0: banner\ncourt 1: spy\ntemple 1: lantern")
    do(state, Discard("carp1"))
    assert state.grand is not None
    assert (state.temples, state.grand.courts) == ([0, 0], [0, 0])
    assert len(state.grand.retired) == 2
    mine, other = RULES.view_for(state, 1).grand, RULES.view_for(state, 0).grand
    assert mine is not None
    assert other is not None
    assert (mine.lost[1], other.lost[1]) == ((7,), (None,))  # W4b: unplayed, it stays secret


@pytest.mark.parametrize(
    ("scores", "pawns"),
    [
        ((9, 4), (4, 2)),
        ((4, 9), (2, 4)),
        ((4, 4), (4, 4)),
        ((25, 25, 10), (4, 4, 3)),  # the booklet's example
        ((25, 10, 10), (4, 3, 3)),
        ((1, 2, 3), (1, 3, 4)),
        ((5, 5, 5), (4, 4, 4)),
        ((4, 3, 2, 1), (4, 3, 2, 1)),
        ((4, 4, 2, 1), (4, 4, 3, 2)),
        ((4, 3, 3, 1), (4, 3, 3, 2)),
        ((-4, -4, -2, -2), (3, 3, 4, 4)),
        ((4, 2, 2, 2), (4, 3, 3, 3)),
        ((7, 7, 7, 7), (4, 4, 4, 4)),
    ],
)
def test_w17_ranks_give_pawns_and_ties_share(scores: tuple[int, ...], pawns: tuple[int, ...]) -> None:
    assert pawns_for(scores) == pawns


def test_w17_the_count_is_told() -> None:
    state = ended("hand 0: carp1\nclans 0: bear6\nclans 1: bear6 bear6\nclans 2: bear6", seats=3)
    told = do(state, Discard("carp1"))
    assert RoundCounted(1, (6, 12, 6), (3, 4, 3)) in told


def test_w18_the_winner_gets_the_shosho() -> None:
    state = ended("hand 0: carp1\nclans 1: bear6")
    assert ShoshoGiven(1) in do(state, Discard("carp1"))


def test_w18_among_tied_winners_the_least_corrupt() -> None:
    state = ended("hand 0: carp1\nclans 0: bear6\nclans 1: bear6\nclans 2: bear6 | rat3\ncorrupt 2: rat3", seats=3)
    do(state, Discard("carp1"))
    assert set(RULES.legal_moves(state)) == {GiveShosho(0), GiveShosho(1)}


def test_w18_still_tied_the_present_holder_chooses() -> None:
    state = ended("hand 0: carp1\nclans 1: bear6\nclans 2: bear6", seats=3)
    do(state, Discard("carp1"))
    assert RULES.to_move(state) == 0  # the holder, though out of the race
    assert RULES.legal_moves(state) == [GiveShosho(1), GiveShosho(2)]
    with pytest.raises(IllegalMove, match="not_tied"):
        do(state, GiveShosho(0))
    assert do(state, GiveShosho(2)) == [ShoshoGiven(2)]


def test_w19_the_last_draws_two_temple_cards_and_keeps_one() -> None:
    state = ended("hand 0: carp1\nclans 0: bear6")
    do(state, Discard("carp1"))
    assert RULES.to_move(state) == 1
    assert RULES.legal_moves(state) == [DrawTemple(), Peek(1), Peek(2), Peek(3)]
    told = do(state, DrawTemple())
    assert told == [TempleDrawn(1, ("banner", "lantern"))]
    assert RULES.see(told[0], 0) == TempleDrawn(1, (None, None))
    assert do(state, KeepTemple("lantern")) == [TempleKept(1, "lantern")]
    assert state.grand is not None
    assert state.grand.temple_deck[0] == 10  # the banner lies under the deck
    assert RULES.view_for(state, 0).temples[1] == 9
    assert RULES.to_move(state) == 0


def test_w19_or_peeks_at_a_decoy_alone() -> None:
    state = ended("hand 0: carp1\nclans 0: bear6")
    do(state, Discard("carp1"))
    told = do(state, Peek(2))
    assert told == [DecoyPeeked(1, 2, "grugazor")]
    assert RULES.see(told[0], 0) == DecoyPeeked(1, 2, None)
    views = [RULES.view_for(state, seat).grand for seat in (0, 1)]
    assert [view.bosses[2] for view in views if view] == [None, 2]
    assert [view.peeked for view in views if view] == [(0, 4), (0, 4)]


def test_w19_everybody_in_last_place_goes_clockwise_from_the_new_holder() -> None:
    state = ended("hand 0: carp1\nclans 2: bear6", seats=4)
    do(state, Discard("carp1"))
    order = []
    while offered(state, DrawTemple):
        order.append(RULES.to_move(state))
        do(state, RULES.legal_moves(state)[-1])
    assert order == [3, 0, 1]


def test_w19_nobody_goes_when_all_are_tied() -> None:
    state = ended("hand 0: carp1", seats=3)
    do(state, Discard("carp1"))
    do(state, GiveShosho(1))
    assert offered(state, PlacePawns)


def test_w19_a_tie_for_first_does_not_save_the_last() -> None:
    state = ended("hand 0: carp1\nclans 0: bear6\nclans 1: bear6 | carp2\ncorrupt 1: carp2", seats=3)
    do(state, Discard("carp1"))
    assert RULES.to_move(state) == 2


def test_w19_after_round_three_only_the_peek_is_left() -> None:
    state = ended("hand 0: carp1\nclans 0: bear6", grand={"round": 3, "scores": [1, 0]})
    do(state, Discard("carp1"))
    assert RULES.legal_moves(state) == [Peek(1), Peek(2), Peek(3)]
    with pytest.raises(IllegalMove, match="temple_shut"):
        do(state, DrawTemple())


def test_w19_a_decoy_is_not_offered_twice() -> None:
    state = ended("hand 0: carp1\nclans 0: bear6", grand={"peeked": [[], [1, 3]]})
    do(state, Discard("carp1"))
    assert RULES.legal_moves(state) == [DrawTemple(), Peek(2)]
    with pytest.raises(IllegalMove, match="seen_already"):
        do(state, Peek(3))
    last = ended("hand 0: carp1\nclans 0: bear6", grand={"round": 3, "scores": [1, 0], "peeked": [[], [1, 2, 3]]})
    do(last, Discard("carp1"))
    assert offered(last, PlacePawns)  # nothing to see any more: straight to the pawns


def test_w20_pawns_go_round_and_round_from_the_holder() -> None:
    state = on_the_board(ready=[3, 2])
    order = []
    while offered(state, PlacePawns):
        order.append(RULES.to_move(state))
        do(state, PlacePawns("showdown", 1))
    assert order == [0, 1, 0, 1, 0]


def test_w20_any_number_goes_to_one_place_and_one_to_the_court() -> None:
    state = on_the_board(ready=[3, 2])
    assert {(move.place, move.count) for move in offered(state, PlacePawns)} == {
        ("court", 1),
        *(("missions", count) for count in (1, 2, 3)),
        *(("showdown", count) for count in (1, 2, 3)),
    }
    with pytest.raises(IllegalMove, match=r"pawns \(count=3\)"):
        do(state, PlacePawns("showdown", 4))


def test_w20_the_court_takes_one_pawn_a_round_and_gives_a_card() -> None:
    state = on_the_board(ready=[3, 2])
    assert state.grand is not None
    told = do(state, PlacePawns("court", 1))
    assert told[1] == CourtDrawn(0, "emperors_favour")
    assert RULES.see(told[1], 1) == CourtDrawn(0, None)
    view = RULES.view_for(state, 1).grand
    assert view is not None
    assert view.courts == (None, 0)
    do(state, PlacePawns("court", 1))
    assert not any(move.place == "court" for move in offered(state, PlacePawns))
    with pytest.raises(IllegalMove, match="court_once"):
        do(state, PlacePawns("court", 1))


def test_w20_after_round_three_the_court_has_no_card() -> None:
    state = on_the_board(round=3)
    assert kinds(do(state, PlacePawns("court", 1))) == ["PawnsPlaced"]


@pytest.mark.parametrize(("before", "placed", "asked"), [(0, 2, True), (0, 1, False), (1, 1, True), (1, 2, False)])
def test_w20_an_even_total_on_missions_lets_one_peek(before: int, placed: int, asked: bool) -> None:
    state = on_the_board(board=[[0, before, 0], [0, 1, 0]])
    do(state, PlacePawns("missions", placed))
    assert bool(offered(state, Peek)) is asked
    assert (LeaveDecoys() in RULES.legal_moves(state)) is asked
    if asked:
        assert RULES.to_move(state) == 0
        do(state, Peek(3))
        assert RULES.to_move(state) == 1


def test_w20_one_peek_a_placement_and_it_may_be_left() -> None:
    state = on_the_board()
    do(state, PlacePawns("missions", 4), LeaveDecoys())
    assert RULES.to_move(state) == 1
    seen = on_the_board(peeked=[[1, 2, 3], []])
    do(seen, PlacePawns("missions", 2))
    assert RULES.to_move(seen) == 1  # a question that could only be declined is not asked


def test_w20_only_pawns_just_received_are_placed() -> None:
    state = on_the_board(ready=[1, 0], board=[[2, 2, 2], [0, 0, 0]])
    assert max(move.count for move in offered(state, PlacePawns)) == 1


def test_w21_the_holder_starts_the_next_round() -> None:
    state = on_the_board(ready=[0, 1], shosho=1)
    told = do(state, PlacePawns("showdown", 1))
    assert told[-1] == TurnStarted(1, 1)
    assert RULES.to_move(state) == 1


@pytest.mark.parametrize(
    ("boss", "points"),
    [
        # for 0, 1, 2, 3, 4, 5, 6, 7 pawns placed, the damage not yet taken off
        ("dark_shogun", [0, 50, 50, 50, 50, 50, 50, 50]),
        ("gaijins", [-30, -30, -30, 30, 60, 90, 90, 90]),
        ("grugazor", [0, 0, 0, 30, 60, 90, 120, 120]),
        ("ma_maho", [-50, -10, -20, -30, -40, -50, -50, -50]),
        ("zombies", [-30, -30, 0, 0, 0, 0, 0, 0]),
    ],
)
def test_w22_each_boss_pays_by_his_row(boss: str, points: list[int]) -> None:
    number = BOSS_NAMES.index(boss)
    assert [showdown_points(number, pawns) for pawns in range(8)] == points


def test_w22_the_boss_is_revealed_after_the_third_placement_and_everything_counted() -> None:
    bosses = ["gaijins", "dark_shogun", "grugazor", "ma_maho", "zombies"]
    state = on_the_board(round=3, ready=[0, 2], board=[[2, 3, 4], [1, 2, 2]], bosses=bosses)
    assert RULES.outcome(state) is None
    told = do(state, PlacePawns("showdown", 2))
    assert told[1] == BossRevealed("gaijins")
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert outcome.scores == (20 + 30 + 60, 10 + 20 + 60)
    assert outcome.winners == (0,)
    assert outcome.details["showdown_1"] == 60
    view = RULES.view_for(state, 1).grand
    assert view is not None
    assert view.bosses == (1, None, None, None, None)


def test_w22_no_round_is_skipped() -> None:
    state = on_the_board(round=2, ready=[1, 0])
    do(state, PlacePawns("showdown", 1))
    assert RULES.outcome(state) is None
    assert state.grand is not None
    assert state.grand.round == 3


def over(drawing: str, board: list[list[int]]) -> Any:
    seats = len(board)
    grand = {"round": 3, "scores": [0] * seats, "board": board}
    state = position(drawing, seats=seats, turn=60 * seats, phase="over", to_move=None, grand=grand)
    return RULES.outcome(state)


def test_w23_between_equals_the_less_corrupt_in_the_last_round() -> None:
    board = [[1, 0, 1], [0, 1, 1], [0, 0, 0]]
    outcome = over("corrupt 0: carp2\ncorrupt 1: carp1", board)
    assert (outcome.scores, outcome.winners) == ((60.0, 60.0, 0.0), (1,))
    assert outcome.reason == "wataah.reason.less_corrupt"


def test_w23_still_equal_is_shared() -> None:
    outcome = over("corrupt 0: carp2\ncorrupt 1: monkey2", [[1, 0, 1], [0, 1, 1], [0, 0, 0]])
    assert (outcome.winners, outcome.reason) == ((0, 1), "wataah.reason.shared")
    alone = over("", [[1, 0, 1], [0, 0, 1]])
    assert (alone.winners, alone.reason) == ((0,), "wataah.reason.dark_shogun")


def test_an_empty_hand_carries_over_too() -> None:
    state = position("clans 0: bear6", grand=True, turn=120)
    do(state, EndPlacing(), Peek(1), PlacePawns("showdown", 4), PlacePawns("showdown", 2))
    assert hand(state) == []
    assert RULES.to_move(state) == 0
