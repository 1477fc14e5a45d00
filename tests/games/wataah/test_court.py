"""Shinobi WAT-AAH!: each Court card, in use and when it would do nothing."""

import pytest

from game.core.refusal import BadData, IllegalMove
from game.games.wataah import WATAAH
from game.games.wataah.rules.events import CardStolen, CourtPlayed, Pardoned
from game.games.wataah.rules.moves import (
    ChooseCard,
    ChooseClan,
    ChooseSeat,
    Discard,
    EndPlacing,
    Pardon,
    PlaceYokai,
    PlayCourt,
    Take,
)
from game.games.wataah.rules.scoring import round_score
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
    targets,
)


def idle(drawing: str, card: str, seats: int = 2, rest: str = "deck") -> None:
    """The card may not be played because it would do nothing."""
    state = position(f"court 0: {card}\n{drawing}", seats=seats, grand=True, rest=rest)
    assert offered(state, PlayCourt) == []
    with pytest.raises(IllegalMove, match="court_idle"):
        do(state, PlayCourt(card))


def test_rice_tithe_draws_three() -> None:
    state = position("court 0: rice_tithe", grand=True)
    told = do(state, PlayCourt("rice_tithe"))
    assert told[0] == CourtPlayed(0, "rice_tithe")
    assert len(hand(state)) == 3
    idle("hand 0: carp1", "rice_tithe", rest="hand 1")


def test_call_of_the_fallen_takes_one_card() -> None:
    state = position("court 0: call_of_the_fallen\njigoku: oni carp1", grand=True)
    do(state, PlayCourt("call_of_the_fallen"))
    assert RULES.legal_moves(state) == [Take("carp1"), Take("oni")]
    do(state, Take("oni"))
    assert (hand(state), jigoku(state)) == (["oni"], ["carp1"])
    idle("hand 0: carp1", "call_of_the_fallen")


def test_pardon_frees_a_corrupt_card() -> None:
    state = position("court 0: pardon\ncorrupt 0: carp4 carp1 carp4", grand=True)
    do(state, PlayCourt("pardon"))
    assert RULES.legal_moves(state) == [Pardon("carp1"), Pardon("carp4")]
    assert do(state, Pardon("carp4")) == [Pardoned(0, "carp4")]
    assert (corruption(state), jigoku(state)) == (["carp4", "carp1"], ["carp4"])
    idle("corrupt 1: carp1", "pardon")


SEALED = """
    court 1: imperial_seal
    hand 0:  {cards} bear6
    clans 0: bear6
    hand 1:  carp1 carp2 carp3
    clans 1: rat3 oni
"""


@pytest.mark.parametrize(
    "cards",
    [
        "toad1 toad1",
        "toad1 toad1 toad3",
        "spider3 spider3",
        "spider3 spider3 spider3",
        "rat4 rat4",
        "fox3 fox3",
        "fox3 fox3 fox3",
        "monkey1 monkey1",
    ],
)
def test_imperial_seal_shields_player_hand_cards_and_clans(cards: str) -> None:
    state = position(SEALED.format(cards=cards), grand=True, active=1, to_move=1)
    do(state, PlayCourt("imperial_seal"))
    state.active = state.mover = 0  # straight to the other's place phase
    assert "PowerFaded" in kinds(do(state, place(*cards.split())))


def test_imperial_seal_is_named_as_the_reason() -> None:
    state = position(SEALED.format(cards="spider3 spider3") + "\nclans 2: fox2", seats=3, grand=True, sealed=[1])
    do(state, place("spider3", "spider3"))
    with pytest.raises(IllegalMove, match="sealed"):
        do(state, ChooseCard(1, "rat", "rat3"))


def test_imperial_seal_does_not_stop_tengu() -> None:
    state = position(SEALED.format(cards="tengu"), grand=True, sealed=[1])
    do(state, add("bear", "tengu"))
    assert clans(state, 1) == {"rat": ["rat3"]}


def test_imperial_seal_lasts_until_the_players_next_turn() -> None:
    state = position("court 0: imperial_seal\nhand 0: carp1 carp2\nhand 1: rat3 rat4", grand=True)
    do(state, PlayCourt("imperial_seal"))
    end_turn(state)
    assert RULES.view_for(state, 1).sealed == 0b01
    do(state, RULES.legal_moves(state)[0])
    end_turn(state)
    assert RULES.to_move(state) == 0
    assert state.sealed == 0


FOURTH = """
    court 0: imperial_seal
    hand 0:  bear6 bear6
    clans 0: carp1 | crow2 | fox2
"""


def test_imperial_seal_lapses_at_the_count() -> None:
    state = position(FOURTH, grand=True)
    do(state, PlayCourt("imperial_seal"))
    picture = WATAAH.picture.of(RULES.view_for(state, 1))
    assert (state.sealed, picture.sealed) == (0b01, [0])
    for event in do(state, place("bear6", "bear6")):
        picture.show(event)
    assert (state.sealed, picture.sealed) == (0, [])


def test_imperial_seal_version_1_outlasts_the_count() -> None:
    state = position(FOURTH, grand=True, version=1)
    do(state, PlayCourt("imperial_seal"), place("bear6", "bear6"))
    assert state.grand.scores
    assert state.sealed == 0b01
    assert RULES.load(RULES.dump(state)).sealed == 0b01


def test_no_seal_is_found_after_the_count() -> None:
    state = position(FOURTH, grand=True)
    do(state, place("bear6", "bear6"))
    with pytest.raises(BadData, match="sealed"):
        RULES.load({**RULES.dump(state), "sealed": [0]})


def test_duellist_destroys_a_card() -> None:
    state = position("court 0: duellist\nclans 1: carp1 ronin\nclans 0: bear6", grand=True)
    do(state, PlayCourt("duellist"))
    assert targets(state) == {"1 carp carp1", "1 carp ronin"}
    do(state, ChooseCard(1, "carp", "carp1"))
    assert (clans(state, 1), jigoku(state)) == ({}, ["carp1", "ronin"])
    idle("clans 0: bear6", "duellist")


def test_summons_home_returns_a_card() -> None:
    state = position("court 0: summons_home\nclans 1: carp1 oni", grand=True)
    do(state, PlayCourt("summons_home"), ChooseCard(1, "carp", "oni"))
    assert hand(state, 1) == ["oni"]
    idle("clans 0: bear6", "summons_home")
    idle("temple 1: rooted_pine\nclans 1: carp1", "summons_home")


def test_spy_takes_a_random_card_that_the_two_know() -> None:
    state = position("court 0: spy\nhand 0: carp1\nhand 1: oni tengu\nhand 2:", seats=3, grand=True)
    do(state, PlayCourt("spy"))
    assert targets(state) == {"1"}
    told = do(state, ChooseSeat(1), luck=[state.hands[1][0]])
    assert told[-1] == CardStolen(0, 1, "oni")
    assert RULES.see(told[-1], 2) == CardStolen(0, 1, None)
    assert RULES.see(told[-1], 1) == told[-1]
    assert (hand(state), hand(state, 1)) == (["carp1", "oni"], ["tengu"])
    views = [RULES.view_for(state, seat).hands[0] for seat in (1, 2)]
    assert views == [(state.hands[0][1], None), (None, None)]
    idle("hand 0: carp1", "spy")
    idle("temple 1: closed_fan\nhand 1: carp1", "spy")


def test_borrowed_style_uses_any_pair_power_in_play_ones_own_too() -> None:
    state = position("court 0: borrowed_style\nclans 0: carp1 | bear6 | monkey1\nclans 1: dragon3 | crow2", grand=True)
    do(state, PlayCourt("borrowed_style"))
    assert targets(state) == {"0 carp", "1 dragon"}  # neither Monkey nor Bear, and the Jigoku is empty
    do(state, ChooseClan(0, "carp"))
    assert len(hand(state)) == 2
    idle("clans 0: bear6 | monkey1", "borrowed_style")


def test_borrowed_style_may_not_choose_a_sealed_players_clan() -> None:
    state = position("court 0: borrowed_style\nclans 1: carp1", grand=True, sealed=[1])
    assert offered(state, PlayCourt) == []


def test_spirit_pact_allows_a_second_yokai() -> None:
    state = position("court 0: spirit_pact\nhand 0: oni tengu carp1\nclans 0: bear6 bear6", grand=True)
    do(state, add("bear", "oni"))
    assert offered(state, PlaceYokai) == []
    do(state, PlayCourt("spirit_pact"), add("bear", "tengu"))
    assert clans(state) == {"bear": ["bear6", "bear6", "tengu"]}  # Tengu took the Oni
    assert {type(move) for move in RULES.legal_moves(state)} == {Discard}


def test_spirit_pact_comes_on_top_of_any_placement_and_is_spent_first() -> None:
    state = position("court 0: spirit_pact\nhand 0: oni bear6 carp1\nclans 0: bear6 bear6", grand=True)
    do(state, PlayCourt("spirit_pact"), add("bear", "oni"), add("bear", "bear6"))
    assert clans(state) == {"bear": ["bear6", "bear6", "oni", "bear6"]}


def test_spirit_pact_needs_a_yokai_and_room() -> None:
    idle("hand 0: carp1\nclans 0: bear6", "spirit_pact")
    idle("hand 0: oni", "spirit_pact")
    idle("hand 0: oni\nclans 0: bear6 bear6 bear6 bear6", "spirit_pact")


def test_emperors_favour_is_worth_five_this_round() -> None:
    state = position("court 0: emperors_favour\nclans 0: bear6\nhand 0: carp1", grand=True, turn=120)
    do(state, PlayCourt("emperors_favour"))
    assert (round_score(state, 0), round_score(state, 1)) == (11, 0)
    do(state, EndPlacing(), Discard("carp1"))
    assert state.grand is not None
    assert (state.grand.scores, state.grand.favoured) == ((11, 0), 0)


def test_a_court_card_may_be_played_before_or_after_placing_but_once() -> None:
    drawing = "court 0: rice_tithe\nhand 0: bear6 bear6"
    after = position(drawing, grand=True)
    do(after, place("bear6", "bear6"))
    assert RULES.legal_moves(after) == [EndPlacing(), PlayCourt("rice_tithe")]
    do(after, PlayCourt("rice_tithe"))
    assert {type(move) for move in RULES.legal_moves(after)} == {Discard}
    before = position(drawing, grand=True)
    do(before, PlayCourt("rice_tithe"), place("bear6", "bear6"))
    with pytest.raises(IllegalMove):
        do(before, PlayCourt("rice_tithe"))


def test_holding_a_court_card_does_not_betray_which() -> None:
    state = position("court 0: pardon\nhand 0: bear6 bear6 carp1", grand=True)
    do(state, place("bear6", "bear6"))
    assert RULES.legal_moves(state) == [EndPlacing()]  # asked, though it cannot be played


def test_it_is_no_card_of_the_hand_and_not_for_others() -> None:
    state = position("court 0: rice_tithe\ncourt 1: spy\nhand 0: carp1\nhand 1: oni", grand=True)
    with pytest.raises(IllegalMove, match="not_your_court"):
        do(state, PlayCourt("spy"))
    assert RULES.view_for(state, 1).hands[0] == (None,)


def test_the_fourth_clan_leaves_no_time_for_a_court_card() -> None:
    state = position("court 0: rice_tithe\nhand 0: bear6 bear6\nclans 0: rat3 | carp1 | fox2", grand=True)
    assert "RoundCounted" in kinds(do(state, place("bear6", "bear6")))  # W13
