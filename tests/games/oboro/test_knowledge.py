"""What a seat of Oboro knows, and what it may imagine."""

from collections import Counter
from itertools import permutations

import pytest

from game.core.chance import Chance
from game.core.contract import OPEN, PUBLIC
from game.games.oboro.rules.cards import NAMES, NUMBERS, SUIT_OF, cards_in, names
from game.games.oboro.rules.events import RoundDealt
from game.games.oboro.rules.state import State
from tests.games.oboro.tables import BOOKLET, MIXED, ONE_COLOUR_EACH, RULES, finish_round, hand, of_type, table

LATE = "B5 B2 B7 / B3 B1 B4 / R2 R4 R1 / R5 R7 R3 / B8 B6 G3 / G1 G2 G6"
"""Six tricks of MIXED: everybody has two cards left, and seat 2 has shown to lack blue."""


def test_a_seat_sees_its_own_hand_and_counts_the_others() -> None:
    view = RULES.view_for(table(MIXED, "B5"), 1)
    assert view.hands[0] == (None,) * 7
    assert view.hands[2] == (None,) * 8
    assert names(view.hands[1]) == ("R2", "R3", "R6", "B2", "B4", "B6", "G2", "G5")  # type: ignore[arg-type]


def test_nobodys_view_holds_no_card_and_the_open_one_all() -> None:
    state = table(MIXED)
    assert RULES.view_for(state, PUBLIC).hands == ((None,) * 8,) * 3
    assert list(RULES.view_for(state, OPEN).hands) == [cards_in(held) for held in state.hands]


def test_a_deal_shows_everybody_their_own_cards_only() -> None:
    dealt = of_type(finish_round(table(MIXED)), RoundDealt)[0]
    for seat in range(3):
        seen = RULES.see(dealt, seat)
        assert isinstance(seen, RoundDealt)
        assert seen.hands == tuple(dealt.hands[owner] if owner == seat else (None,) * 8 for owner in range(3))
        assert seen.leader == dealt.leader
    public = RULES.see(dealt, PUBLIC)
    assert isinstance(public, RoundDealt)
    assert public.hands == ((None,) * 8,) * 3
    assert RULES.see(dealt, OPEN) == dealt


def test_a_void_is_remembered_until_the_next_deal() -> None:
    state = table(BOOKLET, "R6 R4 B7")
    assert RULES.view_for(state, 0).voids == (0, 0, 0b001)
    finish_round(state)
    assert RULES.view_for(state, 0).voids == (0, 0, 0)


def test_who_led_the_round_is_imagined_with_red_8_until_it_is_played() -> None:
    chance = Chance(2)
    view = RULES.view_for(table(MIXED, "B5"), 1)
    assert all("R8" in hand(RULES.imagine(view, chance), 0) for _ in range(50))
    gone = RULES.view_for(table(MIXED, "R8"), 1)
    assert all("R8" not in hand(RULES.imagine(gone, chance), seat) for _ in range(20) for seat in range(3))
    own = RULES.view_for(table(MIXED, "B5"), 0)
    assert all("R8" in hand(RULES.imagine(own, chance), 0) for _ in range(20))


def test_nobody_is_imagined_with_a_colour_they_lack() -> None:
    chance = Chance(3)
    view = RULES.view_for(table(BOOKLET, "R6 R4 B7"), 0)
    for _ in range(50):
        assert not any(card.startswith("R") for card in hand(RULES.imagine(view, chance), 2))


def test_voids_can_leave_only_one_world() -> None:
    state = table(ONE_COLOUR_EACH, "R1 B1 G2 / G1 R2 B3")
    for seat in (0, 1, 2, PUBLIC):
        assert RULES.imagine(RULES.view_for(state, seat), Chance(4)).hands == state.hands


def worlds_that_fit(state: State, seat: int) -> set[tuple[int, ...]]:
    """Every deal of the unseen cards, tried one by one."""
    hidden = [owner for owner in range(3) if owner != seat]
    unseen = [card for owner in hidden for card in cards_in(state.hands[owner])]
    found = set()
    for order in permutations(unseen):
        hands, rest = state.hands[:], list(order)
        for owner in hidden:
            hands[owner] = sum(1 << rest.pop() for _ in cards_in(state.hands[owner]))
        if all(fits(state, hands, owner) for owner in hidden):
            found.add(tuple(hands))
    return found


def fits(state: State, hands: list[int], seat: int) -> bool:
    red_8 = NUMBERS["R8"]
    if red_8 not in state.plays and bool(hands[seat] >> red_8 & 1) != (state.leads[0] == seat):
        return False
    return not any(state.voids[seat] >> SUIT_OF[card] & 1 for card in cards_in(hands[seat]))


@pytest.mark.parametrize("seat", [0, 1, 2, PUBLIC])
def test_every_world_that_fits_is_imagined_equally_often_and_no_other(seat: int) -> None:
    state = table(MIXED, LATE)
    assert [len(hand(state, owner)) for owner in range(3)] == [2, 2, 2]
    possible, chance = worlds_that_fit(state, seat), Chance(5)
    view = RULES.view_for(state, seat)
    counts = Counter(tuple(RULES.imagine(view, chance).hands) for _ in range(200 * len(possible)))
    assert set(counts) == possible
    assert all(140 < count < 260 for count in counts.values())


def test_names_of_hidden_cards_are_nowhere_in_a_view() -> None:
    state = table(MIXED, "B5 B2")
    public = repr(RULES.view_for(state, PUBLIC))
    assert not any(name in public for name in NAMES)
