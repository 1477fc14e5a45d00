"""Shinobi WAT-AAH!: which hidden hands are likely, and that they are sampled in proportion."""

from collections import Counter
from collections.abc import Mapping
from itertools import combinations
from math import exp

import pytest

from game.core.chance import Chance
from game.games.wataah.bot.beliefs import FEATURES, features
from game.games.wataah.bot.likely_worlds import GRAND_WEIGHTS, WEIGHTS, likely
from game.games.wataah.rules.cards import CLAN_NUMBERS, NAMES, NUMBERS
from game.games.wataah.rules.imagine import unseen
from game.games.wataah.rules.moves import ChooseSeat, Discard, Give, Recruit
from game.games.wataah.rules.state import LONG_AGO, NOTHING_LEFT, Newer, State
from game.games.wataah.rules.view import WataahView
from tests.games.wataah.positions import RULES, do, end_turn, place, position

CARP = CLAN_NUMBERS["carp"]


def cards(names: str) -> list[int]:
    return sorted(NUMBERS[name] for name in names.split())


def newer(**came: int) -> Newer:
    return tuple(came.get(clan, LONG_AGO) for clan in CLAN_NUMBERS)


def since(state: State, seat: int, observer: int = 0) -> dict[str, int]:
    """What the observer may know of a hand: how many cards came since some of a clan were given away."""
    came = RULES.view_for(state, observer).newer[seat]
    return {clan: came[number] for clan, number in CLAN_NUMBERS.items() if came[number] < LONG_AGO}


def counted(hand: str, seen: str = "", in_play: str = "", **came: int) -> dict[str, float]:
    """The features of a hand next to a Carp clan, or none."""
    placed = {CARP: cards(in_play)} if in_play else {}
    row = features(cards(hand), cards(seen), placed, newer(**(came or {"crow": 10})))
    return {name: count for name, count in zip(FEATURES, row, strict=True) if count}


def test_a_hand_counts_by_clans_and_by_what_is_in_play() -> None:
    assert counted("monkey1 monkey2 toad4 carp2", in_play="carp2") == {"pair": 1, "quick": 1, "single": 1, "in_play": 1}
    assert counted("fox3 fox3 fox4 rat3 rat4") == {
        "triple": 1,
        "triple_first": 1,
        "pair": 1,
        "pair_first": 1,
        "patient": 2,
    }
    assert counted("toad1 ronin oni") == {"single": 1, "ronin": 1, "yokai": 1, "yokai_first": 1}
    assert counted("carp1 carp1 bear6 bear6 bear6", in_play="carp2 carp3") == {
        "in_play": 2,
        "in_play_pair": 1,
        "triple": 1,
        "held_back": 1,
    }
    assert counted("carp1 oni", in_play="carp2 carp3 carp3 carp4") == {"full": 1, "yokai": 1}


def test_cards_count_by_what_came_since_their_clan_was_let_go_of() -> None:
    assert counted("bear6 rat3 rat5", bear=0, rat=1, fox=2) == {
        "single": 1,
        "pair": 1,
        "pair_first": 1,
        "patient": 1,
        "since_0": 1,
        "since_1": 2,
    }
    assert "since_3" in counted("bear6 rat3 rat4 fox2 fox3", bear=4)
    # Seen cards need no guess, and a hand that is entirely new says nothing.
    assert "since_0" not in counted("bear6 rat3", seen="bear6", bear=0)
    assert not {"since_1", "since_2"} & set(counted("bear6 rat3", bear=2, rat=2))


def test_nothing_follows_from_a_hand_that_nobody_has_played_from() -> None:
    assert not any(features(cards("carp1 carp2 bear6 oni ronin"), [], {}, NOTHING_LEFT))


def test_w4b_everybody_sees_what_was_let_go_of_and_how_much_came_since() -> None:
    state = position("hand 0: carp1 carp2 bear6 rat3\nhand 1: fox2\ndeck: oni carp3 rat4 rat5", seats=3)
    assert [since(state, seat) for seat in range(3)] == [{}, {}, {}]
    do(state, place("carp1", "carp2"), Discard("bear6"))
    assert since(state, 0, 1) == {"carp": 2, "bear": 0}  # the Carps drew two
    do(state, Recruit())
    end_turn(state)
    assert since(state, 0, 2) == {"carp": 2, "bear": 0}
    assert since(state, 1) == {"fox": 0}


def test_w4b_what_follows_goes_with_swapped_hands() -> None:
    state = position(
        "hand 0: fox2 fox3 fox3 carp1\nhand 1: rat3 rat4 bear6",
        newer=[{"carp": 3}, {"toad": 1, "rat": 4}],
    )
    do(state, place("fox2", "fox3", "fox3"), ChooseSeat(1))
    assert since(state, 0) == {"toad": 1, "rat": 4}
    assert since(state, 1) == {"carp": 3, "fox": 0}


def test_w4b_swapped_cards_are_newer_than_what_was_let_go_of() -> None:
    state = position("hand 0: fox2 fox3 carp1 carp2 carp3\nhand 1: rat3 rat4 bear6", seats=3)
    do(state, place("fox2", "fox3"), ChooseSeat(1))
    do(state, *map(Give, ("carp1", "carp2", "carp3", "rat3", "rat4", "bear6")))
    assert since(state, 0, 2) == {"fox": 3}


def test_a_position_from_before_this_was_kept_is_read() -> None:
    data = RULES.dump(position("hand 0: carp1\nhand 1: rat3", newer=[{"bear": 2}, {}]))
    del data["newer"]
    assert RULES.load(data).newer == [NOTHING_LEFT, NOTHING_LEFT]


def weighed(view: WataahView, seat: int, hand: list[int], weights: Mapping[str, float]) -> float:
    """The weight of a hand by all its features."""
    seen = [card for card in view.hands[seat] if card is not None]
    in_play = {clan: list(placed) for clan, placed in view.clans[seat]}
    row = features(hand, seen, in_play, view.newer[seat])
    return exp(sum(weights[name] * count for name, count in zip(FEATURES, row, strict=True)))


@pytest.mark.parametrize("grand", [False, True])
def test_hands_are_dealt_as_often_as_they_are_likely(grand: bool) -> None:
    """Few cards are unseen here, so that every possible hand can be counted."""
    deck = "carp1 carp2 carp3 bear6 bear6 fox3 ronin oni rat5"
    state = position(
        f"hand 0: rat3\nhand 1: toad3 toad4 carp4 bear6\nclans 1: fox2 fox4\ndeck: {deck}",
        rest="jigoku",
        grand=grand,
        newer=[{}, {"carp": 1, "bear": 0, "rat": 2}],
        known=[[], [["toad3"], [], ["toad3"]]],
    )
    view = RULES.view_for(state, 0)
    assert view.hands[1] == (NUMBERS["toad3"], None, None, None)
    weights = GRAND_WEIGHTS if grand else WEIGHTS
    expected = Counter[tuple[int, ...]]()
    for three in combinations(unseen(view), 3):
        hand = sorted((*three, NUMBERS["toad3"]))
        expected[tuple(hand)] += weighed(view, 1, hand, weights)  # type: ignore[assignment] # a share, not a number
    draw, chance, worlds = likely(view), Chance(3), 20_000
    dealt = Counter(tuple(draw(chance).hands[1]) for _ in range(worlds))
    assert set(dealt) <= set(expected)
    total = sum(expected.values())
    for hand, weight in expected.items():
        share = weight / total
        error = 4.5 * (share * (1 - share) / worlds) ** 0.5
        assert dealt[hand] / worlds == pytest.approx(share, abs=error), [NAMES[card] for card in hand]


def test_several_hands_are_dealt_from_the_same_cards() -> None:
    state = position(
        "hand 0: rat3\nhand 1: bear6 bear6\nhand 2: bear6 carp1\ndeck: bear6", seats=3, rest="jigoku", newer=[{}] * 3
    )
    draw, chance = likely(RULES.view_for(state, 0)), Chance(2)
    hands = {tuple(map(tuple, draw(chance).hands[1:])) for _ in range(200)}
    bear, carp = NUMBERS["bear6"], NUMBERS["carp1"]
    assert {((bear, bear), (carp, bear)), ((carp, bear), (bear, bear)), ((bear, bear), (bear, bear))} == {
        tuple(tuple(sorted(hand)) for hand in pair) for pair in hands
    }


def test_w16_a_first_trio_kept_back_is_less_odd_where_hands_live_on() -> None:
    """In Grand Master mode a hand carries over to the next rounds; in the short mode nothing is kept for later."""
    assert all(GRAND_WEIGHTS[name] > WEIGHTS[name] for name in ("triple_first", "more_first"))
