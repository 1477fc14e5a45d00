"""What a seat's cards are worth as the table shows them (W14). No pygame."""

from collections.abc import Sequence

from game.games.wataah.rules.cards import CLAN_LIMIT, FIRST_YOKAI, NUMBERS, RONIN, STRENGTH
from game.games.wataah.rules.grand_master.cards import BANNER_POINTS, FAVOUR_POINTS
from game.games.wataah.rules.picture.picture import Picture


def strength(cards: Sequence[str]) -> int:
    """The strengths of some cards together."""
    return sum(STRENGTH[NUMBERS[card]] for card in cards)


def worth_placed(picture: Picture, seat: int, cards: Sequence[str]) -> int:
    """What a new clan of these cards would add to a seat's score."""
    banner = picture.temples[seat] == "banner" and len(cards) == CLAN_LIMIT
    return strength(cards) + (BANNER_POINTS if banner else 0)


def in_play(picture: Picture, seat: int) -> int:
    """The strengths in front of a seat, with what Banner and Favour add."""
    clans = picture.clans[seat].values()
    total = sum(map(strength, clans))
    if picture.temples[seat] == "banner":
        total += BANNER_POINTS * sum(len(cards) == CLAN_LIMIT for cards in clans)
    if picture.board is not None and seat in picture.board.favoured:
        total += FAVOUR_POINTS
    return total


def cost(picture: Picture, seat: int) -> int:
    """What a seat's corruption costs."""
    pile = picture.corruption[seat]
    return strength(pile) - (len(pile) if picture.temples[seat] == "cleansing_spring" else 0)


def score(picture: Picture, seat: int) -> int:
    """What a seat would have if the round were counted now."""
    return in_play(picture, seat) - cost(picture, seat)


def splayed(cards: Sequence[str]) -> list[int]:
    """The order in which a clan's cards are seen, by their places: Ronin at the back, Yokai in front."""

    def depth(place: int) -> int:
        kind = NUMBERS[cards[place]]
        return 0 if kind == RONIN else 2 if kind >= FIRST_YOKAI else 1

    return sorted(range(len(cards)), key=depth)
