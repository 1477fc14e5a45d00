"""Shinobi WAT-AAH!: each Temple card, in use and where it does nothing."""

import pytest

from game.core.refusal import IllegalMove
from game.games.wataah.rules.events import CardTaken, Discarded, Drew, PowerFaded
from game.games.wataah.rules.moves import (
    ChooseCard,
    ChooseClan,
    ChooseSeat,
    Discard,
    EndPlacing,
    LeaveBlunt,
    PlaceClan,
    Recruit,
    Reinforce,
    Sharpen,
    SkipDiscard,
    TakeFallen,
)
from game.games.wataah.rules.scoring import corruption, round_score
from tests.games.wataah.positions import RULES, add, clans, do, hand, jigoku, kinds, offered, place, position, targets


def test_dawn_gate_recruits_two() -> None:
    state = position("temple 0: dawn_gate\ndeck: oni carp1", grand=True, phase="draw")
    assert do(state, Recruit()) == [Drew(0, ("oni", "carp1"))]
    other = position("temple 1: dawn_gate\ndeck: oni carp1", grand=True, phase="draw")
    assert do(other, Recruit()) == [Drew(0, ("oni",))]


def test_dawn_gate_with_one_card_left() -> None:
    state = position("temple 0: dawn_gate\ndeck: oni", grand=True, phase="draw", rest="hand 1")
    do(state, Recruit())
    assert hand(state) == ["oni"]


def test_empty_hand_may_skip_the_discard() -> None:
    state = position("temple 0: empty_hand\nhand 0: oni", grand=True)
    do(state, EndPlacing())
    assert RULES.legal_moves(state) == [Discard("oni"), SkipDiscard()]
    do(state, SkipDiscard())
    assert (hand(state), RULES.to_move(state)) == (["oni"], 1)


def test_without_it_the_discard_must_be_made() -> None:
    state = position("hand 0: oni", grand=True)
    do(state, EndPlacing())
    with pytest.raises(IllegalMove, match="must_discard"):
        do(state, SkipDiscard())


def test_cleansing_spring_takes_one_off_each_corrupt_card() -> None:
    state = position("temple 0: cleansing_spring\nclans 0: bear6\ncorrupt 0: carp3 monkey1", grand=True)
    assert round_score(state, 0) == 6 - 2 - 0
    assert corruption(state, 0) == 4  # comparisons use printed strengths
    clean = position("temple 0: cleansing_spring\nclans 0: bear6", grand=True)
    assert round_score(clean, 0) == 6


GUARDED = """
    temple 1: stone_guardian
    hand 0:   spider3 spider3 spider3 tengu
    clans 0:  bear6
    clans 1:  carp1 carp2 oni | rat3 rat3
"""


def test_stone_guardian_saves_clans_of_three_from_destruction() -> None:
    state = position(GUARDED, grand=True)
    do(state, place("spider3", "spider3", "spider3"))
    assert targets(state) == {"1 rat"}
    with pytest.raises(IllegalMove, match="shielded"):
        do(state, ChooseClan(1, "carp"))


def test_stone_guardian_does_not_stop_single_cards_or_tengu() -> None:
    state = position(GUARDED, grand=True)
    do(state, place("spider3", "spider3"))
    assert "1 carp carp1" in targets(state)
    tengu = position(GUARDED, grand=True)
    do(tengu, add("bear", "tengu"))
    assert clans(tengu, 1)["carp"] == ["carp1", "carp2"]


def test_stone_guardian_leaves_the_power_nothing_if_all_is_guarded() -> None:
    state = position("temple 1: stone_guardian\nhand 0: spider3 spider3 spider3\nclans 1: carp1 carp2 oni", grand=True)
    assert isinstance(do(state, place("spider3", "spider3", "spider3"))[1], PowerFaded)


@pytest.mark.parametrize("toads", ["toad1 toad1", "toad1 toad1 toad3"])
def test_rooted_pine_keeps_cards_in_play(toads: str) -> None:
    state = position(f"temple 1: rooted_pine\nhand 0: {toads}\nclans 1: carp1\nclans 2: rat3", seats=3, grand=True)
    do(state, place(*toads.split()))
    assert {target[0] for target in targets(state)} == {"2"}
    alone = position(f"temple 1: rooted_pine\nhand 0: {toads}\nclans 1: carp1", grand=True)
    assert isinstance(do(alone, place(*toads.split()))[1], PowerFaded)


@pytest.mark.parametrize("cards", ["rat3 rat3", "fox3 fox3", "fox3 fox3 fox3"])
def test_closed_fan_cannot_be_chosen_for_discards_and_swaps(cards: str) -> None:
    drawing = f"temple 1: closed_fan\nhand 0: {cards} oni\nhand 1: carp1 carp2"
    state = position(f"{drawing}\nhand 2: bear6", seats=3, grand=True)
    do(state, place(*cards.split()))
    assert targets(state) == {"2"}
    with pytest.raises(IllegalMove, match="shielded"):
        do(state, ChooseSeat(1))
    alone = position(drawing, grand=True)
    assert isinstance(do(alone, place(*cards.split()))[1], PowerFaded)


def test_closed_fan_does_not_protect_cards_in_play() -> None:
    state = position("temple 1: closed_fan\nhand 0: spider3 spider3\nclans 1: carp1", grand=True)
    do(state, place("spider3", "spider3"))
    assert targets(state) == {"1 carp carp1"}


BLADES = "temple 0: paired_blades\nhand 0: carp1 carp1 oni rat3\nclans 0: bear6"


def test_paired_blades_discard_a_card_for_the_triple() -> None:
    state = position(BLADES, grand=True)
    do(state, place("carp1", "carp1"))
    assert RULES.legal_moves(state) == [LeaveBlunt(), Sharpen("rat3"), Sharpen("oni")]
    told = do(state, Sharpen("rat3"))
    assert told[0] == Discarded(0, "rat3")
    assert len(hand(state)) == 1 + 4
    assert jigoku(state) == ["rat3"]


def test_paired_blades_may_stay_blunt() -> None:
    state = position(BLADES, grand=True)
    do(state, place("carp1", "carp1"), LeaveBlunt())
    assert len(hand(state)) == 2 + 2


def test_paired_blades_sharpen_a_reinforcement_of_two() -> None:
    state = position("temple 0: paired_blades\nhand 0: carp1 carp1 oni\nclans 0: carp2", grand=True)
    do(state, add("carp", "carp1", "carp1"), Sharpen("oni"))
    assert len(hand(state)) == 4


def test_paired_blades_are_not_asked_about_in_vain() -> None:
    bears = position("temple 0: paired_blades\nhand 0: bear6 bear6 oni", grand=True)
    do(bears, place("bear6", "bear6"))
    assert offered(bears, Sharpen) == []
    bare = position("temple 0: paired_blades\nhand 0: carp1 carp1", grand=True)
    do(bare, place("carp1", "carp1"))
    assert offered(bare, Sharpen) == []
    three = position("temple 0: paired_blades\nhand 0: carp1 carp1 carp2 oni", grand=True)
    do(three, place("carp1", "carp1", "carp2"))
    assert offered(three, Sharpen) == []
    yokai = position(BLADES.replace("carp1 carp1", ""), grand=True)
    do(yokai, add("bear", "oni"))
    assert offered(yokai, Sharpen) == []


def test_two_roads_allow_a_clan_and_a_reinforcement_in_either_order() -> None:
    drawing = "temple 0: two_roads\nhand 0: bear6 bear6 bear6 rat5 oni crow2 crow2\nclans 0: rat3"
    state = position(drawing, grand=True)
    do(state, place("bear6", "bear6"))
    assert offered(state, PlaceClan) == []
    do(state, add("bear", "bear6"))  # it may be the same clan
    assert {type(move) for move in RULES.legal_moves(state)} == {Discard}
    other = position(drawing, grand=True)
    do(other, add("rat", "rat5"))
    assert offered(other, Reinforce) == []
    do(other, place("bear6", "bear6"))
    assert {type(move) for move in RULES.legal_moves(other)} == {Discard}


def test_two_roads_need_not_both_be_taken_and_end_with_the_fourth_clan() -> None:
    state = position("temple 0: two_roads\nhand 0: bear6 bear6 rat5\nclans 0: rat3", grand=True)
    do(state, place("bear6", "bear6"), EndPlacing())
    assert {type(move) for move in RULES.legal_moves(state)} == {Discard}
    fourth = position("temple 0: two_roads\nhand 0: bear6 bear6 rat5\nclans 0: rat3 | carp1 | fox2", grand=True)
    assert "RoundCounted" in kinds(do(fourth, place("bear6", "bear6")))  # W13


def test_lantern_takes_the_top_of_the_jigoku_instead_of_recruiting() -> None:
    state = position("temple 0: lantern\njigoku: carp1 oni", grand=True, phase="draw")
    assert TakeFallen() in RULES.legal_moves(state)
    assert do(state, TakeFallen()) == [CardTaken(0, "oni")]
    assert (hand(state), jigoku(state)) == (["oni"], ["carp1"])
    assert EndPlacing() in RULES.legal_moves(state)


def test_lantern_shines_on_nothing_in_an_empty_jigoku() -> None:
    state = position("temple 0: lantern", grand=True, phase="draw")
    with pytest.raises(IllegalMove, match="no_lantern"):
        do(state, TakeFallen())


def test_banner_gives_three_for_each_clan_of_four() -> None:
    state = position(
        "temple 0: banner\nclans 0: bear6 bear6 ronin oni | carp1 carp1 carp2 ronin | rat3 rat3 rat3", grand=True
    )
    assert round_score(state, 0) == 21 + 5 + 9 + 6
    none = position("temple 0: banner\nclans 0: rat3 rat3 rat3", grand=True)
    assert round_score(none, 0) == 9


def test_temple_cards_do_not_help_the_others() -> None:
    state = position("temple 0: rooted_pine\nhand 0: toad1 toad1\nclans 1: carp1", grand=True)
    do(state, place("toad1", "toad1"), ChooseCard(1, "carp", "carp1"))
    assert hand(state, 1) == ["carp1"]
