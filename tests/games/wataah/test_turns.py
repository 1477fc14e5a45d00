"""Shinobi WAT-AAH!, W6-W14: draw, place, discard, and the end of a round."""

import pytest

from game.core.chance import Chance
from game.core.events import MatchEnded, TurnStarted
from game.core.refusal import IllegalMove
from game.games.wataah.rules.events import ClanPlaced, Corrupted, DeckRenewed, Discarded, Drew
from game.games.wataah.rules.moves import (
    BeCorrupt,
    ChooseCard,
    ChooseClan,
    ChooseSeat,
    Discard,
    EndPlacing,
    Give,
    PlaceClan,
    PlaceYokai,
    Recruit,
    Reinforce,
)
from tests.games.wataah.positions import (
    RULES,
    add,
    clans,
    corruption,
    do,
    end_turn,
    hand,
    jigoku,
    kinds,
    offered,
    place,
    position,
)


def test_w6_the_deck_is_renewed_as_soon_as_its_last_card_leaves() -> None:
    state = position("hand 1: carp1\ndeck: carp2\njigoku: rat3 rat4 rat5", rest="hand 0", phase="draw")
    assert do(state, Recruit(), luck=[[*state.jigoku]]) == [Drew(0, ("carp2",)), DeckRenewed(3)]
    assert (len(state.deck), state.jigoku) == (3, [])
    state = position("hand 1: carp1\ndeck: carp2\njigoku: rat3 rat4 rat5", rest="hand 0", phase="draw")
    told = do(state, BeCorrupt(), luck=[[*state.jigoku]])
    assert kinds(told) == ["Corrupted", "DeckRenewed", "Drew"]
    assert (len(state.deck), state.jigoku) == (0, []), "four were wanted and three there"


def test_w6_a_dragon_that_looks_at_the_last_cards_renews_the_deck_too() -> None:
    drawing = "hand 0: dragon3 dragon3\nhand 1: carp1\ndeck: oni carp2 rat5\njigoku: rat3 rat4"
    for version, renewed in ((1, []), (2, [DeckRenewed(2)])):
        state = position(drawing, rest="corrupt 1", version=version)
        told = do(state, place("dragon3", "dragon3"), luck=[[*state.jigoku]] if renewed else [])
        assert [event for event in told if isinstance(event, DeckRenewed)] == renewed
        assert len(state.looked) == 3


def test_w6_without_a_jigoku_the_deck_is_renewed_when_a_card_is_next_needed() -> None:
    state = position("hand 0: rat3\nhand 1: carp1\ndeck: carp2", rest="corrupt 1", phase="draw")
    assert do(state, Recruit(), EndPlacing(), Discard("rat3"))[0] == Drew(0, ("carp2",))
    assert (state.deck, jigoku(state)) == ([], ["rat3"])
    assert do(state, Recruit(), luck=[[*state.jigoku]]) == [DeckRenewed(1), Drew(1, ("rat3",))]


def test_w6_version_1_the_deck_is_renewed_only_when_a_card_is_needed() -> None:
    drawing = "hand 1: carp1\ndeck: carp2\njigoku: rat3 rat4 rat5"
    state = position(drawing, rest="hand 0", phase="draw", version=1)
    assert do(state, Recruit()) == [Drew(0, ("carp2",))]
    assert (state.deck, jigoku(state)) == ([], ["rat3", "rat4", "rat5"])


def test_w6_an_empty_deck_is_made_of_the_jigoku_in_the_middle_of_a_draw() -> None:
    state = position("hand 1: carp1\ndeck: carp2\njigoku: rat3 rat4 rat5", rest="hand 0", phase="draw")
    state.deck.append(state.hands[0].pop(0))  # a monkey1 on top: strength 1, so three cards are drawn
    told = do(state, BeCorrupt(), luck=[[*state.jigoku]])
    assert told == [
        Corrupted(0, "monkey1"),
        Drew(0, ("carp2",)),
        DeckRenewed(3),
        Drew(0, ("rat5", "rat4")),
    ]
    assert (len(state.deck), state.jigoku) == (1, [])


def test_w6_with_deck_and_jigoku_empty_recruit_draws_nothing_and_nobody_can_be_corrupt() -> None:
    state = position("hand 0: carp1", rest="hand 1", phase="draw")
    assert RULES.legal_moves(state) == [Recruit()]
    with pytest.raises(IllegalMove, match="no_cards"):
        do(state, BeCorrupt())
    assert do(state, Recruit()) == []
    assert hand(state) == ["carp1"]


def test_w6_a_draw_stops_when_both_are_empty() -> None:
    state = position("hand 0: carp1\ndeck: oni carp2", rest="hand 1", phase="draw")
    do(state, BeCorrupt())  # Oni would give ten
    assert hand(state) == ["carp1", "carp2"]
    assert state.deck == state.jigoku == []


def test_w6_there_is_no_hand_limit() -> None:
    state = position("deck: oni", phase="draw")
    for _ in range(3):
        do(state, BeCorrupt())
        state.phase = 0
    assert len(state.hands[0]) > 20
    state.phase = 1
    assert len(RULES.legal_moves(state)) < 400


def test_w7_draw_then_place_then_discard_then_the_next() -> None:
    state = position("hand 0: carp1\nhand 1: rat3", seats=3, phase="draw")
    assert {type(move) for move in RULES.legal_moves(state)} == {Recruit, BeCorrupt}
    do(state, Recruit())
    assert EndPlacing() in RULES.legal_moves(state)
    do(state, EndPlacing())
    assert {type(move) for move in RULES.legal_moves(state)} == {Discard}
    told = do(state, Discard("carp1"))
    assert told == [Discarded(0, "carp1"), TurnStarted(1, 2)]
    assert RULES.to_move(state) == 1


def test_w7_placing_is_never_forced_and_the_question_does_not_betray_the_hand() -> None:
    state = position("hand 0: carp1 carp2")
    assert EndPlacing() in RULES.legal_moves(state)
    nothing = position("hand 0: carp1")
    assert RULES.legal_moves(nothing) == [EndPlacing()]


def test_w8_recruit_draws_one_card_unseen() -> None:
    state = position("deck: oni", phase="draw")
    told = do(state, Recruit())
    assert told == [Drew(0, ("oni",))]
    assert RULES.see(told[0], 0) == told[0]
    assert RULES.see(told[0], 1) == Drew(0, (None,))


def test_w8_be_corrupt_shows_the_card_and_draws_its_strength_and_two() -> None:
    """The booklet's example: a Crow of strength 3 brings five cards."""
    state = position("deck: crow3 carp1 carp2 carp3 carp4 carp5", phase="draw")
    told = do(state, BeCorrupt())
    assert told[0] == Corrupted(0, "crow3") == RULES.see(told[0], 1)
    assert hand(state) == ["carp1", "carp2", "carp3", "carp4", "carp5"]
    assert corruption(state) == ["crow3"]
    assert RULES.view_for(state, 1).corrupt[0] == tuple(state.corrupt[0])


def clan_moves(state: object) -> set[str]:
    return {" ".join(move.cards) for move in offered(state, PlaceClan)}  # type: ignore[arg-type]


def test_w9_a_new_clan_has_two_to_four_cards_and_a_real_one() -> None:
    state = position("hand 0: carp1 carp2 ronin ronin rat3")
    assert clan_moves(state) == {
        "carp1 carp2",
        "carp1 ronin",
        "carp2 ronin",
        "carp1 carp2 ronin",
        "carp1 ronin ronin",
        "carp2 ronin ronin",
        "carp1 carp2 ronin ronin",
        "rat3 ronin",
        "rat3 ronin ronin",
    }
    with pytest.raises(IllegalMove, match="only_ronin"):
        do(state, PlaceClan("carp", ("ronin", "ronin")))
    with pytest.raises(IllegalMove, match="clan_size"):
        do(state, PlaceClan("carp", ("carp1",)))
    with pytest.raises(IllegalMove, match="stranger"):
        do(state, PlaceClan("carp", ("carp1", "rat3")))
    with pytest.raises(IllegalMove, match="not_in_hand"):
        do(state, PlaceClan("carp", ("carp1", "carp1")))


def test_w9_equal_cards_and_orders_are_offered_once() -> None:
    state = position("hand 0: bear6 bear6 bear6 bear6 bear6")
    assert sorted(len(move.cards) for move in offered(state, PlaceClan)) == [2, 3, 4]


def test_w9_no_second_clan_of_a_kind() -> None:
    state = position("hand 0: carp1 carp2\nclans 0: carp3")
    assert offered(state, PlaceClan) == []
    with pytest.raises(IllegalMove, match="clan_in_play"):
        do(state, place("carp1", "carp2"))


def test_w9_reinforcing_takes_up_to_three_cards_and_four_are_the_limit() -> None:
    state = position("hand 0: carp1 carp2 carp4 ronin\nclans 0: carp3 carp3 | rat3 rat3 rat4 oni")
    groups = {(move.clan, *move.cards) for move in offered(state, Reinforce)}
    assert ("carp", "carp1", "carp2") in groups
    assert ("carp", "ronin") in groups
    assert max(len(group) for group in groups) == 3  # the clan and two cards: there is room for two
    assert not any(group[0] == "rat" for group in groups)
    with pytest.raises(IllegalMove, match="clan_full"):
        do(state, add("carp", "carp1", "carp2", "carp4"))
    single = position("hand 0: carp1 carp2 carp3 carp4\nclans 0: carp3")
    assert max(len(move.cards) for move in offered(single, Reinforce)) == 3


def test_w9_a_ronin_may_reinforce_alone_and_a_yokai_only_alone() -> None:
    state = position("hand 0: ronin oni tengu\nclans 0: carp3 | bear6")
    assert set(offered(state, Reinforce)) == {add("carp", "ronin"), add("bear", "ronin")}
    assert {(move.yokai, move.clan) for move in offered(state, PlaceYokai)} == {
        ("oni", "carp"),
        ("oni", "bear"),
        ("tengu", "carp"),
        ("tengu", "bear"),
    }
    assert offered(state, PlaceClan) == []
    bare = position("hand 0: oni")
    with pytest.raises(IllegalMove, match="clan_not_in_play"):
        do(bare, add("carp", "oni"))


def test_w9_one_of_both_in_a_turn() -> None:
    state = position("hand 0: carp1 bear6 bear6 oni\nclans 0: carp3")
    do(state, place("bear6", "bear6"))
    assert {type(move) for move in RULES.legal_moves(state)} == {Discard}


@pytest.mark.parametrize(("cards", "triple"), [(2, False), (3, True), (4, True)])
def test_w10_a_new_clan_of_two_has_the_pair_power_of_more_the_triple(cards: int, triple: bool) -> None:
    names = ["carp1", "carp1", "carp2", "carp2"][:cards]
    state = position(f"hand 0: {' '.join(names)}")
    told = do(state, place(*names))
    assert told[0] == ClanPlaced(0, "carp", tuple(names))
    assert told[1].triple is triple  # type: ignore[attr-defined]
    assert len(state.hands[0]) == (4 if triple else 2)


@pytest.mark.parametrize(("cards", "drawn"), [(1, 0), (2, 2), (3, 4)])
def test_w10_reinforcing_counts_only_the_cards_placed_now(cards: int, drawn: int) -> None:
    names = ["carp1", "carp1", "carp2"][:cards]
    state = position(f"hand 0: {' '.join(names)}\nclans 0: carp3")
    do(state, add("carp", *names))
    assert len(state.hands[0]) == drawn


def test_w10_ronin_count_for_the_power() -> None:
    state = position("hand 0: carp1 ronin ronin")
    do(state, place("carp1", "ronin", "ronin"))
    assert len(state.hands[0]) == 4


def test_w11_ronin_and_yokai_without_a_real_card_are_destroyed() -> None:
    state = position("hand 0: spider3 spider3 bear6\nclans 1: carp3 ronin oni")
    told = do(state, place("spider3", "spider3"), ChooseCard(1, "carp", "carp3"))
    assert kinds(told)[-2:] == ["CardDestroyed", "ClanScattered"]
    assert clans(state, 1) == {}
    assert jigoku(state) == ["carp3", "ronin", "oni"]


def test_w11_also_when_the_last_real_card_is_returned() -> None:
    state = position("hand 0: toad1 toad1 bear6\nclans 1: carp3 ronin")
    do(state, place("toad1", "toad1"), ChooseCard(1, "carp", "carp3"))
    assert (clans(state, 1), hand(state, 1), jigoku(state)) == ({}, ["carp3"], ["ronin"])


def test_w11_one_real_card_is_still_a_clan() -> None:
    state = position("hand 0: spider3 spider3 bear6\nclans 1: carp3 carp4 oni")
    do(state, place("spider3", "spider3"), ChooseCard(1, "carp", "carp4"))
    assert clans(state, 1) == {"carp": ["carp3", "oni"]}


def test_w12_one_card_is_discarded_if_there_is_one() -> None:
    state = position("hand 0: carp1 carp1 rat3")
    do(state, EndPlacing())
    assert set(RULES.legal_moves(state)) == {Discard("carp1"), Discard("rat3")}
    do(state, Discard("rat3"))
    assert jigoku(state) == ["rat3"]
    empty = position("hand 0: bear6 bear6\nhand 1: carp1")
    do(empty, place("bear6", "bear6"))
    assert RULES.to_move(empty) == 1


FOURTH = """
    hand 0:  spider3 spider4 rat3 oni
    clans 0: carp1 | crow2 | bear6 bear6
    hand 1:  toad1
    clans 1: dragon3 dragon4
"""


def test_w13_the_round_ends_when_a_fourth_clan_is_placed_and_its_power_done() -> None:
    state = position(FOURTH)
    do(state, place("spider3", "spider4"))
    assert RULES.outcome(state) is None
    told = do(state, ChooseCard(1, "dragon", "dragon4"))
    assert kinds(told) == ["CardDestroyed", "MatchEnded"]
    assert RULES.to_move(state) is None
    assert hand(state) == ["rat3", "oni"]  # nothing more is placed or discarded
    assert isinstance(told[-1], MatchEnded)


def test_w13_lost_clans_do_not_count() -> None:
    state = position("hand 0: bear6 bear6 rat3\nclans 0: carp1 | crow2")
    do(state, place("bear6", "bear6"))
    assert RULES.outcome(state) is None


def test_w13_reinforcing_ends_nothing() -> None:
    state = position("hand 0: carp1 rat3\nclans 0: carp1 | crow2 | bear6")
    do(state, add("carp", "carp1"))
    assert RULES.outcome(state) is None


def test_w13_the_answers_of_others_belong_to_the_power() -> None:
    state = position("hand 0: rat3 rat4 fox2\nclans 0: carp1 | crow2 | bear6\nhand 1: toad1 toad3 toad4")
    do(state, place("rat3", "rat4"), ChooseSeat(1))
    assert RULES.to_move(state) == 1
    do(state, Discard("toad1"), Discard("toad3"))
    assert RULES.outcome(state) is not None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_w13b_after_sixty_turns_each_the_round_is_counted(seats: int) -> None:
    state = position("hand 0: carp1 carp2", seats=seats, turn=60 * seats)
    do(state, EndPlacing())
    assert RULES.outcome(state) is None
    do(state, Discard("carp1"))
    assert RULES.outcome(state) is not None
    before = position("hand 0: carp1 carp2", seats=seats, turn=60 * seats - 1)
    end_turn(before)
    assert RULES.outcome(before) is None


def final(drawing: str, seats: int = 2) -> object:
    state = position(drawing, seats=seats, phase="over", to_move=None, turn=60 * seats)
    return RULES.outcome(state)


def test_w14_strengths_in_play_minus_corruption() -> None:
    """The booklet's example: 9 + 12 = 21, less 3, is 18."""
    outcome = final("clans 0: carp1 carp2 carp2 carp4 | rat4 rat4 rat4\ncorrupt 0: crow3\nclans 1: bear6 bear6 oni")
    assert outcome.scores == (18.0, 20.0)  # type: ignore[attr-defined]
    assert outcome.winners == (1,)  # type: ignore[attr-defined]
    assert outcome.reason == "wataah.reason.strongest"  # type: ignore[attr-defined]


def test_w14_the_less_corrupt_wins_between_equals() -> None:
    outcome = final("clans 0: bear6 bear6\ncorrupt 0: carp3 carp3\nclans 1: bear6\nclans 2: carp1", seats=3)
    assert (outcome.scores, outcome.winners) == ((6.0, 6.0, 1.0), (1,))  # type: ignore[attr-defined]
    assert outcome.reason == "wataah.reason.less_corrupt"  # type: ignore[attr-defined]


def test_w14_still_equal_is_shared() -> None:
    outcome = final("clans 0: bear6\nclans 2: bear6\nclans 3: bear6\ncorrupt 3: carp1\nclans 1: carp1", seats=4)
    assert outcome.winners == (0, 2)  # type: ignore[attr-defined]
    assert outcome.reason == "wataah.reason.shared"  # type: ignore[attr-defined]


def test_the_booklets_example_of_placing() -> None:
    drawing = "hand 0: carp1 carp2 carp3 dragon4 oni\nclans 0: dragon3 dragon3 dragon5"
    carps = position(drawing)
    do(carps, place("carp1", "carp2", "carp3"))
    assert len(carps.hands[0]) == 2 + 4
    fourth = position(drawing)
    assert kinds(do(fourth, add("dragon", "dragon4"))) == ["ClanReinforced"]
    yokai = position(drawing.replace("oni", "old_hermit"))
    assert "Drew" in kinds(do(yokai, add("dragon", "old_hermit")))
    nothing = position(drawing)
    do(nothing, EndPlacing())
    assert {type(move) for move in RULES.legal_moves(nothing)} == {Discard}


def test_a_clan_may_be_placed_again_after_it_was_lost() -> None:
    state = position("hand 0: spider3 spider3 spider3 bear6\nclans 1: carp1 carp1\nhand 1: carp2 carp2")
    do(state, place("spider3", "spider3", "spider3"), ChooseClan(1, "carp"), Discard("bear6"), Recruit())
    assert place("carp2", "carp2") in RULES.legal_moves(state)


def test_a_whole_random_match_ends_well_before_the_limit() -> None:
    state, chance = RULES.setup(4, Chance(5)), Chance(6)
    while RULES.to_move(state) is not None:
        RULES.advance(state, chance.choose(RULES.legal_moves(state)), chance)
    assert state.turn < 240


def test_picks_are_one_card_a_move() -> None:
    state = position("hand 0: fox2 fox3 carp1 carp2\nhand 1: rat3 rat4")
    do(state, place("fox2", "fox3"))
    do(state, RULES.legal_moves(state)[0])
    assert {type(move) for move in RULES.legal_moves(state)} == {Give}
