"""Shinobi WAT-AAH!, W1 and W4: each clan's pair and triple, in use and with nothing to do."""

import pytest

from game.core.events import TurnStarted
from game.core.refusal import IllegalMove
from game.games.wataah.rules.events import (
    CardsSwapped,
    ClanDestroyed,
    ClanReturned,
    DeckRenewed,
    Drew,
    HandsSwapped,
    PowerCopied,
    PowerFaded,
    PowerUsed,
)
from game.games.wataah.rules.moves import ChooseCard, ChooseClan, ChooseSeat, Discard, Give, Keep, Take
from tests.games.wataah.positions import (
    RULES,
    clans,
    do,
    hand,
    jigoku,
    kinds,
    offered,
    place,
    position,
    targets,
)


def fades(drawing: str, *cards: str, seats: int = 2, rest: str = "deck") -> None:
    """Placing these cards works, and their power has nothing to do (W4)."""
    state = position(drawing, seats=seats, rest=rest)
    told = do(state, place(*cards))
    assert isinstance(told[1], PowerFaded)
    assert clans(state)[told[1].clan] == list(cards)
    assert {type(move) for move in RULES.legal_moves(state)} == {Discard}


# --- Carp


@pytest.mark.parametrize(
    ("cards", "drawn"),
    [
        (["carp1", "carp1"], ["bear6", "oni"]),
        (["carp1", "carp1", "carp2"], ["bear6", "bear6", "oni", "tengu"]),
    ],
)
def test_w1_carp_draws_two_or_four(cards: list[str], drawn: list[str]) -> None:
    state = position(f"hand 0: {' '.join(cards)}\ndeck: oni bear6 bear6 tengu")
    told = do(state, place(*cards))
    assert told[1] == PowerUsed(0, "carp", triple=len(drawn) == 4)
    assert hand(state) == drawn


def test_w4_carp_draws_what_there_is() -> None:
    state = position("hand 0: carp1 carp1 carp2\ndeck: oni\njigoku: bear6", rest="hand 1")
    told = do(state, place("carp1", "carp1", "carp2"), luck=[[*state.jigoku]])
    assert told[2:] == [Drew(0, ("oni",)), DeckRenewed(1), Drew(0, ("bear6",))]


def test_w4_carp_with_nothing_to_draw() -> None:
    fades("hand 0: carp1 carp1 bear6", "carp1", "carp1", rest="hand 1")
    fades("hand 0: carp1 carp1 carp2 bear6", "carp1", "carp1", "carp2", rest="hand 1")


# --- Crow


def test_w1_crow_takes_two_cards_of_the_jigoku() -> None:
    state = position("hand 0: crow2 crow2\njigoku: oni carp1 rat5 carp1")
    do(state, place("crow2", "crow2"))
    assert RULES.legal_moves(state) == [Take("carp1"), Take("rat5")]  # picking the oni first would leave none after it
    do(state, Take("carp1"))
    assert RULES.legal_moves(state) == [Take("carp1"), Take("rat5"), Take("oni")]
    do(state, Take("oni"))
    assert (hand(state), jigoku(state)) == (["carp1", "oni"], ["carp1", "rat5"])


def test_w1_crow_triple_takes_three() -> None:
    state = position("hand 0: crow2 crow2 crow3\njigoku: oni carp1 rat5 carp1")
    do(state, place("crow2", "crow2", "crow3"), Take("carp1"), Take("carp1"), Take("rat5"))
    assert (hand(state), jigoku(state)) == (["carp1", "carp1", "rat5"], ["oni"])


def test_w4_crow_takes_what_there_is() -> None:
    state = position("hand 0: crow2 crow2 crow3\njigoku: oni")
    do(state, place("crow2", "crow2", "crow3"), Take("oni"))
    assert {type(move) for move in RULES.legal_moves(state)} == {Discard}


def test_w4_crow_with_an_empty_jigoku() -> None:
    fades("hand 0: crow2 crow2 bear6", "crow2", "crow2")
    fades("hand 0: crow2 crow2 crow3 bear6", "crow2", "crow2", "crow3")


# --- Toad and Spider

TWO_OPPONENTS = """
    hand 0:  {cards} bear6
    clans 0: bear6 bear6
    clans 1: carp1 carp3 oni | rat5
    clans 2: monkey1 monkey1 ronin
"""


def test_w1_toad_returns_a_card() -> None:
    state = position(TWO_OPPONENTS.format(cards="toad1 toad1"), seats=3)
    do(state, place("toad1", "toad1"))
    assert targets(state) == {
        "1 carp carp1",
        "1 carp carp3",
        "1 carp oni",
        "1 rat rat5",
        "2 monkey monkey1",
        "2 monkey ronin",
    }
    do(state, ChooseCard(1, "carp", "oni"))
    assert (clans(state, 1)["carp"], hand(state, 1)) == (["carp1", "carp3"], ["oni"])


def test_w1_toad_triple_returns_a_clan_with_all_that_is_on_it() -> None:
    state = position(TWO_OPPONENTS.format(cards="toad1 toad1 toad3"), seats=3)
    do(state, place("toad1", "toad1", "toad3"))
    assert targets(state) == {"1 carp", "1 rat", "2 monkey"}
    told = do(state, ChooseClan(1, "carp"))
    assert told[0] == ClanReturned(1, "carp", ("carp1", "carp3", "oni"))
    assert (clans(state, 1), hand(state, 1)) == ({"rat": ["rat5"]}, ["carp1", "carp3", "oni"])


def test_w1_spider_destroys_a_card() -> None:
    state = position(TWO_OPPONENTS.format(cards="spider3 spider3"), seats=3)
    do(state, place("spider3", "spider3"))
    assert "2 monkey ronin" in targets(state)
    do(state, ChooseCard(2, "monkey", "monkey1"))
    assert (clans(state, 2), jigoku(state)) == ({"monkey": ["monkey1", "ronin"]}, ["monkey1"])


def test_w1_spider_triple_destroys_a_clan_bottom_card_first() -> None:
    state = position(TWO_OPPONENTS.format(cards="spider3 spider3 spider4"), seats=3)
    do(state, place("spider3", "spider3", "spider4"))
    assert targets(state) == {"1 carp", "1 rat", "2 monkey"}
    told = do(state, ChooseClan(1, "carp"))
    assert told[0] == ClanDestroyed(1, "carp", ("carp1", "carp3", "oni"))
    assert jigoku(state) == ["carp1", "carp3", "oni"]


@pytest.mark.parametrize("clan", ["toad", "spider"])
def test_w4_toad_and_spider_with_nothing_opposing_in_play(clan: str) -> None:
    weak, strong = ("toad3", "toad4") if clan == "toad" else ("spider3", "spider4")
    fades(f"hand 0: {weak} {strong} bear6\nclans 0: carp1", weak, strong)
    fades(f"hand 0: {weak} {weak} {strong} bear6\nclans 0: carp1", weak, weak, strong)


def test_w4_a_target_must_be_chosen_and_not_an_own_one() -> None:
    state = position(TWO_OPPONENTS.format(cards="spider3 spider3"), seats=3)
    do(state, place("spider3", "spider3"))
    with pytest.raises(IllegalMove, match="own"):
        do(state, ChooseCard(0, "bear", "bear6"))
    with pytest.raises(IllegalMove, match="no_target"):
        do(state, ChooseCard(1, "carp", "carp5"))
    with pytest.raises(IllegalMove, match="first_card"):
        do(state, Discard("bear6"))


# --- Fox


def test_w1_fox_swaps_three_cards_each_choosing_their_own() -> None:
    state = position("hand 0: fox2 fox3 carp1 carp2 carp3 carp4\nhand 1: rat3 rat4 rat5 bear6")
    do(state, place("fox2", "fox3"))
    assert targets(state) == {"1"}
    do(state, ChooseSeat(1))
    assert offered(state, Give) == [Give("carp1"), Give("carp2")]  # from weak to strong: three are needed
    do(state, Give("carp1"), Give("carp2"), Give("carp3"))
    assert RULES.to_move(state) == 1
    assert hand(state) == ["carp1", "carp2", "carp3", "carp4"]  # W4: nothing has moved yet
    assert offered(state, Give) == [Give("rat3"), Give("rat4")]
    told = do(state, Give("rat3"), Give("rat4"), Give("bear6"))
    assert CardsSwapped(0, 1, ("carp1", "carp2", "carp3"), ("rat3", "rat4", "bear6")) in told
    assert (hand(state), hand(state, 1)) == (["carp4", "rat3", "rat4", "bear6"], ["carp1", "carp2", "carp3", "rat5"])
    assert RULES.to_move(state) == 0


def test_w4_fox_swaps_as_many_as_the_smaller_hand_has() -> None:
    state = position("hand 0: fox2 fox3 carp1 carp2 carp3\nhand 1: rat3")
    do(state, place("fox2", "fox3"), ChooseSeat(1), Give("carp3"), Give("rat3"))
    assert (hand(state), hand(state, 1)) == (["carp1", "carp2", "rat3"], ["carp3"])


def test_w1_fox_triple_swaps_whole_hands() -> None:
    state = position("hand 0: fox2 fox3 fox3 carp1\nhand 1: rat3 rat4\nhand 2: oni", seats=3)
    do(state, place("fox2", "fox3", "fox3"))
    assert targets(state) == {"1", "2"}
    told = do(state, ChooseSeat(1))
    assert told[-1] == HandsSwapped(0, 1, ("carp1",), ("rat3", "rat4"))
    assert (hand(state), hand(state, 1)) == (["rat3", "rat4"], ["carp1"])


def test_w4_fox_triple_takes_or_gives_away_a_hand_alone() -> None:
    state = position("hand 0: fox2 fox3 fox3\nhand 1: rat3 rat4")
    do(state, place("fox2", "fox3", "fox3"), ChooseSeat(1))
    assert (hand(state), hand(state, 1)) == (["rat3", "rat4"], [])
    given = position("hand 0: fox2 fox3 fox3 carp1")
    told = do(given, place("fox2", "fox3", "fox3"), ChooseSeat(1))
    assert hand(given, 1) == ["carp1"]
    assert isinstance(told[-1], TurnStarted)  # nothing left to discard


def test_w4_fox_with_nobody_to_swap_with() -> None:
    fades("hand 0: fox2 fox3 bear6", "fox2", "fox3")
    state = position("hand 0: fox2 fox3 fox3\nhand 1:")
    assert kinds(do(state, place("fox2", "fox3", "fox3")))[1] == "PowerFaded"


def test_w4_a_fox_pair_needs_cards_on_both_sides() -> None:
    state = position("hand 0: fox2 fox3\nhand 1: rat3")
    assert kinds(do(state, place("fox2", "fox3")))[1] == "PowerFaded"


# --- Dragon


def test_w1_dragon_looks_at_three_and_keeps_one() -> None:
    state = position("hand 0: dragon3 dragon3\ndeck: oni carp1 rat5 bear6")
    do(state, place("dragon3", "dragon3"))
    assert RULES.legal_moves(state) == [Keep("carp1"), Keep("rat5"), Keep("oni")]
    do(state, Keep("rat5"))
    assert (hand(state), jigoku(state)) == (["rat5"], ["carp1", "oni"])


def test_w1_dragon_triple_looks_at_five_and_keeps_two() -> None:
    state = position("hand 0: dragon3 dragon3 dragon3\ndeck: oni carp1 rat5 bear6 carp2 monkey1")
    do(state, place("dragon3", "dragon3", "dragon3"), Keep("carp2"))
    assert RULES.legal_moves(state) == [Keep("rat5"), Keep("bear6"), Keep("oni")]
    do(state, Keep("oni"))
    assert (hand(state), jigoku(state)) == (["carp2", "oni"], ["carp1", "rat5", "bear6"])


def test_w6_cards_being_looked_at_stay_aside_from_a_reshuffle() -> None:
    state = position("hand 0: dragon3 dragon3\ndeck: oni\njigoku: carp1 carp2 carp3", rest="hand 1")
    told = do(state, place("dragon3", "dragon3"), luck=[[*state.jigoku]])
    assert kinds(told)[2:] == ["CardsLooked", "DeckRenewed", "CardsLooked"]
    assert len(state.looked) == 3
    do(state, Keep("oni"))
    assert jigoku(state) == ["carp2", "carp3"]


def test_w4_dragon_keeps_what_there_is() -> None:
    state = position("hand 0: dragon3 dragon3 dragon3\ndeck: oni", rest="hand 1")
    do(state, place("dragon3", "dragon3", "dragon3"), Keep("oni"))
    assert (hand(state), jigoku(state)) == (["oni"], [])


def test_w4_dragon_with_nothing_to_look_at() -> None:
    fades("hand 0: dragon3 dragon3 bear6", "dragon3", "dragon3", rest="hand 1")
    fades("hand 0: dragon3 dragon3 dragon4 bear6", "dragon3", "dragon3", "dragon4", rest="hand 1")


# --- Rat


@pytest.mark.parametrize("count", [2, 3])
def test_w1_rat_lets_an_opponent_discard_two_or_three(count: int) -> None:
    rats = ["rat3", "rat3", "rat3"][:count]
    state = position(f"hand 0: {' '.join(rats)} bear6\nhand 1: oni carp1 carp1 toad1\nhand 2:", seats=3)
    do(state, place(*rats))
    assert targets(state) == {"1"}  # W4: an empty hand is no target while another holds cards
    do(state, ChooseSeat(1))
    chosen = ["oni", "carp1", "toad1"][:count]
    for card in chosen:
        assert RULES.to_move(state) == 1
        do(state, Discard(card))
    assert jigoku(state) == chosen  # W5: in the order chosen
    assert RULES.to_move(state) == 0


def test_w4_rat_takes_what_there_is() -> None:
    state = position("hand 0: rat3 rat3 rat3 bear6\nhand 1: oni")
    do(state, place("rat3", "rat3", "rat3"), ChooseSeat(1), Discard("oni"))
    assert RULES.to_move(state) == 0


def test_w4_rat_with_empty_hands_around() -> None:
    fades("hand 0: rat3 rat3 bear6", "rat3", "rat3", seats=3)
    fades("hand 0: rat3 rat3 rat3 bear6", "rat3", "rat3", "rat3", seats=3)


# --- Bear


@pytest.mark.parametrize("count", [2, 3, 4])
def test_w1_bear_has_no_power(count: int) -> None:
    state = position(f"hand 0: {'bear6 ' * count} carp1\nhand 1: oni")
    assert kinds(do(state, place(*["bear6"] * count))) == ["ClanPlaced"]
    assert {type(move) for move in RULES.legal_moves(state)} == {Discard}


# --- Monkey


def test_w1_monkey_uses_the_pair_power_of_an_opponents_clan() -> None:
    state = position(
        """
        hand 0:  monkey1 monkey1
        clans 0: rat3 rat3
        clans 1: carp1 carp2 carp3 carp4 | bear6 bear6
        clans 2: dragon3 | monkey2
        """,
        seats=3,
    )
    do(state, place("monkey1", "monkey1"))
    assert targets(state) == {
        "1 carp",
        "2 dragon",
    }  # W4: a clan of any size, neither Monkey nor Bear, not your own
    told = do(state, ChooseClan(1, "carp"))
    assert told[0] == PowerCopied(0, 1, "carp", triple=False)
    assert len(hand(state)) == 2


def test_w1_monkey_triple_uses_the_triple_power() -> None:
    state = position("hand 0: monkey1 monkey1 monkey2 bear6\nclans 1: spider3 | toad1 toad3")
    do(state, place("monkey1", "monkey1", "monkey2"), ChooseClan(1, "spider"))
    assert targets(state) == {"1 spider", "1 toad"}
    do(state, ChooseClan(1, "spider"))
    assert clans(state, 1) == {"toad": ["toad1", "toad3"]}


def test_w4_what_monkey_copies_works_for_the_monkeys_player() -> None:
    state = position("hand 0: monkey1 monkey1 bear6\nclans 1: rat3 rat3\nhand 1: oni tengu yurei")
    do(state, place("monkey1", "monkey1"), ChooseClan(1, "rat"), ChooseSeat(1))
    assert RULES.to_move(state) == 1
    do(state, Discard("oni"), Discard("yurei"))
    assert RULES.to_move(state) == 0


def test_w4_monkey_must_copy_something_that_works() -> None:
    state = position("hand 0: monkey1 monkey1 bear6\nclans 1: crow2 crow2 | carp1")
    do(state, place("monkey1", "monkey1"))
    assert targets(state) == {"1 carp"}  # the Jigoku is empty


def test_w4_monkey_with_nothing_to_copy() -> None:
    fades("hand 0: monkey1 monkey1 bear6\nclans 1: bear6 bear6 | monkey2", "monkey1", "monkey1")
    fades("hand 0: monkey1 monkey1 monkey2 bear6\nclans 1: crow2", "monkey1", "monkey1", "monkey2")
