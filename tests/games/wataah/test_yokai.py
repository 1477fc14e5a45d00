"""Shinobi WAT-AAH!, W3: each Yokai, in use and with nothing to do."""

import pytest

from game.games.wataah.rules.moves import ChooseClan, ChooseSeat, Discard, Keep
from tests.games.wataah.positions import RULES, add, clans, do, hand, jigoku, kinds, position, targets


def test_w3_great_dragon_is_a_dragon_triple() -> None:
    state = position("hand 0: great_dragon\nclans 0: bear6\ndeck: oni carp1 rat5 bear6 carp2 monkey1")
    do(state, add("bear", "great_dragon"), Keep("rat5"), Keep("oni"))
    assert (hand(state), jigoku(state)) == (["rat5", "oni"], ["carp1", "carp2", "bear6"])
    assert clans(state) == {"bear": ["bear6", "great_dragon"]}


def test_w3_yurei_is_a_spider_triple() -> None:
    state = position("hand 0: yurei carp1\nclans 0: bear6\nclans 1: rat3 rat4 | fox2")
    do(state, add("bear", "yurei"))
    assert targets(state) == {"1 rat", "1 fox"}
    do(state, ChooseClan(1, "rat"))
    assert jigoku(state) == ["rat3", "rat4"]


def test_w3_kitsune_is_a_fox_triple() -> None:
    state = position("hand 0: kitsune carp1\nclans 0: bear6\nhand 1: rat3 rat4")
    do(state, add("bear", "kitsune"), ChooseSeat(1))
    assert (hand(state), hand(state, 1)) == (["rat3", "rat4"], ["carp1"])


def test_w3_kappa_is_a_toad_triple() -> None:
    state = position("hand 0: kappa carp1\nclans 0: bear6\nclans 1: rat3 rat4 ronin")
    do(state, add("bear", "kappa"), ChooseClan(1, "rat"))
    assert (clans(state, 1), hand(state, 1)) == ({}, ["rat3", "rat4", "ronin"])


def test_w3_monkey_king_is_a_monkey_triple() -> None:
    state = position("hand 0: monkey_king\nclans 0: bear6\nclans 1: carp1")
    do(state, add("bear", "monkey_king"), ChooseClan(1, "carp"))
    assert len(hand(state)) == 4


def test_w3_old_hermit_is_a_carp_triple() -> None:
    state = position("hand 0: old_hermit\nclans 0: bear6")
    do(state, add("bear", "old_hermit"))
    assert len(hand(state)) == 4


def test_w3_nezumi_is_a_rat_triple() -> None:
    state = position("hand 0: nezumi carp1\nclans 0: bear6\nhand 1: rat3 rat4 rat5 oni")
    do(state, add("bear", "nezumi"), ChooseSeat(1), Discard("rat3"), Discard("oni"), Discard("rat4"))
    assert (hand(state, 1), jigoku(state)) == (["rat5"], ["rat3", "oni", "rat4"])


def test_w3_oni_has_strength_and_nothing_else() -> None:
    state = position("hand 0: oni carp1\nclans 0: bear6\nclans 1: rat3\nhand 1: rat4")
    assert kinds(do(state, add("bear", "oni"))) == ["ClanReinforced"]
    assert {type(move) for move in RULES.legal_moves(state)} == {Discard}


def test_w3_tengu_destroys_every_other_yokai_ones_own_too() -> None:
    state = position(
        "hand 0: tengu carp1\nclans 0: bear6 oni | rat3\nclans 1: fox2 kappa yurei | carp2 nezumi\nclans 2: crow2",
        seats=3,
    )
    told = do(state, add("rat", "tengu"))
    assert kinds(told) == ["ClanReinforced", *["YokaiBanished"] * 4]
    assert clans(state, 0) == {"bear": ["bear6"], "rat": ["rat3", "tengu"]}
    assert clans(state, 1) == {"fox": ["fox2"], "carp": ["carp2"]}
    assert jigoku(state) == ["oni", "kappa", "yurei", "nezumi"]


def test_w3_tengu_with_no_other_yokai() -> None:
    state = position("hand 0: tengu carp1\nclans 0: rat3\nclans 1: fox2 ronin")
    assert kinds(do(state, add("rat", "tengu"))) == ["ClanReinforced"]


@pytest.mark.parametrize(
    ("yokai", "rest"),
    [
        ("great_dragon", "corrupt 1"),
        ("yurei", "deck"),
        ("kitsune", "deck"),
        ("kappa", "deck"),
        ("monkey_king", "deck"),
        ("old_hermit", "corrupt 1"),
        ("nezumi", "deck"),
    ],
)
def test_w4_a_yokai_with_nothing_to_do_is_placed_all_the_same(yokai: str, rest: str) -> None:
    state = position(f"hand 0: {yokai}\nclans 0: bear6", rest=rest)
    told = do(state, add("bear", yokai))
    assert kinds(told)[:2] == ["ClanReinforced", "PowerFaded"]
    assert clans(state) == {"bear": ["bear6", yokai]}


def test_w9_several_yokai_may_lie_on_one_clan_over_several_turns() -> None:
    state = position("hand 0: oni tengu\nclans 0: bear6 kappa yurei")
    do(state, add("bear", "oni"))
    assert clans(state) == {"bear": ["bear6", "kappa", "yurei", "oni"]}
