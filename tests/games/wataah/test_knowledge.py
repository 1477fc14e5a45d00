"""Shinobi WAT-AAH!, W4b: what each seat knows of the others' cards, and what it forgets."""

import pytest

from game.core.chance import Chance
from game.core.contract import OPEN, PUBLIC
from game.games.wataah import WATAAH
from game.games.wataah.rules.cards import NAMES, NUMBERS
from game.games.wataah.rules.events import CardChosen, CardKept, CardsLooked, CardsSwapped, HandsSwapped
from game.games.wataah.rules.moves import (
    ChooseCard,
    ChooseClan,
    ChooseSeat,
    Discard,
    Give,
    Keep,
    PlayCourt,
    Recruit,
    Take,
)
from game.games.wataah.rules.state import State
from tests.games.wataah.positions import RULES, do, hand, place, position


def seen(state: State, holder: int, seat: int) -> list[str]:
    """A hand as a seat sees it, backs as dots."""
    return ["." if card is None else NAMES[card] for card in RULES.view_for(state, seat).hands[holder]]


def test_w4b_hands_are_backs_and_their_sizes_public() -> None:
    state = position("hand 0: carp1\nhand 1: rat3 rat4", seats=2)
    assert seen(state, 1, 0) == [".", "."]
    assert seen(state, 1, 1) == ["rat3", "rat4"]
    assert seen(state, 1, PUBLIC) == [".", "."]
    assert seen(state, 1, OPEN) == ["rat3", "rat4"]


def test_w4b_what_a_toad_returns_is_known_until_it_leaves() -> None:
    state = position("hand 0: toad1 toad1 bear6\nhand 1: carp1 rat5\nclans 1: rat3 rat5", seats=3)
    do(state, place("toad1", "toad1"), ChooseCard(1, "rat", "rat5"))
    assert all(seen(state, 1, seat) == ["rat5", ".", "."] for seat in (0, 2, PUBLIC))
    do(state, Discard("bear6"), Recruit())
    assert seen(state, 1, 0) == ["rat5", ".", ".", "."]
    do(state, *RULES.legal_moves(state)[:1], Discard("rat5"))
    assert seen(state, 1, 0) == [".", ".", "."]  # one rat5 has left; whether another is there nobody knows


def test_w4b_what_a_crow_takes_is_known() -> None:
    state = position("hand 0: crow2 crow2 bear6\njigoku: oni rat3")
    do(state, place("crow2", "crow2"), Take("rat3"), Take("oni"))
    assert seen(state, 0, 1) == ["rat3", "oni", "."]


def test_w4b_what_a_dragon_shows_and_keeps_is_private_and_the_rest_public() -> None:
    state = position("hand 0: dragon3 dragon3\ndeck: oni carp1 rat5")
    told = do(state, place("dragon3", "dragon3"))
    assert RULES.see(told[-1], 1) == CardsLooked(0, (None, None, None))
    assert RULES.view_for(state, 1).looked == (None, None, None)
    assert None not in RULES.view_for(state, 0).looked
    told = do(state, Keep("oni"))
    assert RULES.see(told[0], 1) == CardKept(0, None)
    assert seen(state, 0, 1) == ["."]
    assert len(RULES.view_for(state, 1).jigoku) == 2


def test_w4b_swapped_cards_are_known_to_the_two() -> None:
    state = position("hand 0: fox2 fox3 carp1 carp2 carp3 carp4\nhand 1: rat3 rat4 rat5 bear6", seats=3)
    do(state, place("fox2", "fox3"), ChooseSeat(1))
    told = do(state, Give("carp1"), Give("carp2"), Give("carp3"))
    assert RULES.see(told[0], 1) == CardChosen(0, None)
    assert RULES.view_for(state, 1).gift == (None, None, None)
    told = do(state, Give("rat3"), Give("rat4"), Give("rat5"))
    swap = next(event for event in told if isinstance(event, CardsSwapped))
    assert RULES.see(swap, 1) == swap
    assert RULES.see(swap, 2) == CardsSwapped(0, 1, (None,) * 3, (None,) * 3)
    assert seen(state, 1, 0) == ["carp1", "carp2", "carp3", "."]
    assert seen(state, 0, 1) == ["rat3", "rat4", "rat5", "."]
    assert seen(state, 1, 2) == seen(state, 0, 2) == ["."] * 4


def test_w4b_cards_that_leave_unseen_may_have_been_any() -> None:
    state = position(
        "hand 0: fox2 fox3 oni\nhand 1: bear6\nclans 1: carp1 carp1 | rat3", seats=3, known=[[], [[]] * 4, []]
    )
    state.hands[1] = sorted([*state.hands[1], *state.clans[1].pop(1)])
    state.known[1] = ((3, 3), (), (3, 3), (3, 3))  # everybody has seen two Carps of 1 go to that hand
    do(state, place("fox2", "fox3"), ChooseSeat(1), Give("oni"), Give("bear6"))
    assert seen(state, 1, 2) == ["carp1", ".", "."]  # one of the two may be gone
    assert seen(state, 1, 0) == ["carp1", "carp1", "oni"]  # the swapping player knows better


def public(state: State, holder: int) -> list[str]:
    return [NAMES[card] for card in RULES.view_for(state, PUBLIC).public[holder]]


def whole_hand(version: int) -> State:
    """Seat 1 has two cards and everybody knows the Rat among them; both go to seat 0."""
    cards = "hand 0: fox2 fox3 carp1 carp2\nhand 1: rat5 bear6\nhand 2: oni"
    state = position(cards, seats=3, version=version)
    rat = (NUMBERS["rat5"],)
    state.known[1] = (rat, (), rat, rat)
    do(state, place("fox2", "fox3"), ChooseSeat(1), Give("carp1"), Give("carp2"), Give("rat5"), Give("bear6"))
    return state


def test_w4b_what_was_known_of_a_whole_hand_is_known_where_it_went() -> None:
    state = whole_hand(2)
    assert seen(state, 0, 2) == ["rat5", "."]
    assert seen(state, 1, 2) == [".", "."]
    assert public(state, 0) == ["rat5"]
    assert seen(state, 0, 1) == ["rat5", "bear6"]
    state = whole_hand(1)
    assert seen(state, 0, 2) == [".", "."], "nobody drew that conclusion by the first version of the rules"


def test_w4b_what_must_be_among_the_cards_that_left_is_known() -> None:
    cards = "hand 0: fox2 fox3 carp1 carp2\nhand 1: rat5 rat5 rat5\nhand 2: oni"
    state = position(cards, seats=3)
    rats = (NUMBERS["rat5"],) * 3
    state.known[1] = (rats, (), rats, rats)
    do(state, place("fox2", "fox3"), ChooseSeat(1), Give("carp1"), Give("carp2"), Give("rat5"), Give("rat5"))
    assert seen(state, 0, 2) == ["rat5", "rat5"]
    assert seen(state, 1, 2) == ["rat5", ".", "."]


@pytest.mark.parametrize(("version", "known"), [(1, ["."]), (2, ["rat5"])])
def test_w4b_the_last_card_that_a_spy_takes_is_known(version: int, known: list[str]) -> None:
    state = position("court 0: spy\nhand 1: rat5", seats=3, grand=True, version=version)
    rat = (NUMBERS["rat5"],)
    state.known[1] = (rat, (), rat, rat)
    picture = WATAAH.picture.of(RULES.view_for(state, 2))
    for event in do(state, PlayCourt("spy"), ChooseSeat(1)):
        picture.show(RULES.see(event, 2))
    assert seen(state, 0, 2) == known
    assert picture == WATAAH.picture.of(RULES.view_for(state, 2))
    assert seen(state, 0, 1) == ["rat5"]


def test_w4b_swapped_hands_are_known_to_the_two_and_knowledge_goes_along() -> None:
    state = position(
        "hand 0: toad1 toad1 bear6\nhand 1: carp1\nclans 1: rat3 rat5\nhand 2: fox2 fox3 fox3 oni", seats=3
    )
    do(state, place("toad1", "toad1"), ChooseCard(1, "rat", "rat5"))
    state.active = state.mover = 2
    state.phase, state.allowed = 1, 3
    told = do(state, place("fox2", "fox3", "fox3"), ChooseSeat(1))
    assert seen(state, 2, 0) == ["rat5", "."]
    assert seen(state, 1, 0) == ["."]
    assert seen(state, 2, 1) == ["carp1", "rat5"]
    assert seen(state, 1, 2) == ["oni"]
    swap = next(event for event in told if isinstance(event, HandsSwapped))
    assert RULES.see(swap, 0) == HandsSwapped(2, 1, (None,), (None, None))


def test_w4b_an_imagined_world_keeps_what_is_known() -> None:
    state = position(
        "hand 0: toad1 toad1 bear6\nhand 1: carp1 rat3\nclans 1: oni rat5 rat4".replace("oni ", ""), seats=2
    )
    do(state, place("toad1", "toad1"), ChooseCard(1, "rat", "rat5"))
    hands = set()
    for seed in range(30):
        world = RULES.imagine(RULES.view_for(state, 0), Chance(seed))
        assert "rat5" in hand(world, 1)
        assert hand(world, 0) == hand(state, 0)
        hands.add(tuple(hand(world, 1)))
    assert len(hands) > 20


def test_w4b_whose_clan_was_copied_is_seen_by_all() -> None:
    state = position("hand 0: monkey1 monkey1\nclans 1: carp1\nclans 2: carp2", seats=3)
    do(state, place("monkey1", "monkey1"), ChooseClan(2, "carp"))
    assert RULES.view_for(state, 1).aimed == 2
