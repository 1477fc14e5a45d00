"""What the players of a rollout draw from: habits, and every card that may be played."""

from collections import Counter

import pytest

from game.games.oboro.bot.rollout_policy import OVER, ROOMS, STAGES, Decks, following, leading, room_of
from game.games.oboro.rules.cards import CARDS, MISSIONS, NAMES, NUMBERS, SUIT_OF


def often(decks: Decks, *cards: str) -> list[int]:
    """How often these cards occur when they are all that is held of their colour."""
    suit = SUIT_OF[NUMBERS[cards[0]]]
    bits = sum(1 << NUMBERS[card] - 8 * suit for card in cards)
    counts = Counter(decks[suit][bits])
    return [counts[NUMBERS[card]] for card in cards]


def all_decks(mission: int) -> list[Decks]:
    rooms = range(OVER + 1)
    return [
        *(leading(mission, stage, room) for stage in set(STAGES) for room in rooms),
        *(following(mission, 0, room, card) for room in rooms for card in range(0, len(NAMES), 5)),
    ]


@pytest.mark.parametrize("mission", MISSIONS)
def test_every_card_that_is_held_can_be_drawn_and_no_other(mission: int) -> None:
    for decks in all_decks(mission):
        for suit, deck in enumerate(decks):
            assert [tuple(sorted(set(cards))) for cards in deck] == list(CARDS[suit])


def test_stacks_are_sorted_by_what_is_left_up_to_the_mission() -> None:
    assert room_of((0, 0, 0), 9) == 0
    assert room_of((3, 3, 3), 9) == room_of((4, 4, 2), 11) == len(ROOMS) - 1
    assert room_of((4, 3, 3), 9) == OVER


def test_the_second_player_takes_a_shuriken_that_fits_the_mission() -> None:
    takes, gives = often(following(9, 1, 1, NUMBERS["B6"]), "B8", "B5")
    assert takes > 4 * gives


def test_the_second_player_throws_no_shuriken_to_a_high_card() -> None:
    held, thrown = often(following(9, 1, 1, NUMBERS["B8"]), "B5", "B6")
    assert held > thrown


def test_over_the_mission_a_six_is_as_good_as_none_to_duck_for() -> None:
    takes, ducks = often(following(9, 1, OVER, NUMBERS["B5"]), "B8", "B2")
    assert takes > ducks
