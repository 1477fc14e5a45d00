"""The powers of clans, Yokai and Court cards as numbers, and how strong each is (W1, W3)."""

from typing import Final

from game.games.wataah.rules.cards import CARP, CLANS, CROW, DRAGON, FOX, MONKEY, RAT, SPIDER, TOAD

# A clan's pair power is twice its number, its triple power one more. Two Court cards have powers of their own.
SPYING: Final = 2 * len(CLANS)
BORROWING: Final = SPYING + 1

NAMES: Final = (
    *(f"{clan}_{size}" for clan in CLANS for size in ("pair", "triple")),
    "spying",
    "borrowing",
)
NUMBERS: Final = {name: number for number, name in enumerate(NAMES)}


def pair(clan: int) -> int:
    """The pair power of a clan."""
    return 2 * clan


def triple(clan: int) -> int:
    """The triple power of a clan."""
    return 2 * clan + 1


def power_of(clan: int, placed: int) -> int:
    """The power that placing this many cards of a clan gives (W10)."""
    return 2 * clan + (placed > 2)


def clan_of(power: int) -> int:
    """The clan that a power belongs to."""
    return power // 2


def is_triple(power: int) -> bool:
    """Whether it is a triple power."""
    return power % 2 == 1


DRAWS: Final = {pair(CARP): 2, triple(CARP): 4}
TAKES: Final = {pair(CROW): 2, triple(CROW): 3}
LOOKS: Final = {pair(DRAGON): 3, triple(DRAGON): 5}
KEEPS: Final = {pair(DRAGON): 1, triple(DRAGON): 2}
GNAWS: Final = {pair(RAT): 2, triple(RAT): 3}
SWAPS: Final = 3

RETURN_CARD: Final = pair(TOAD)
RETURN_CLAN: Final = triple(TOAD)
SWAP_CARDS: Final = pair(FOX)
SWAP_HANDS: Final = triple(FOX)
DESTROY_CARD: Final = pair(SPIDER)
DESTROY_CLAN: Final = triple(SPIDER)
COPY_PAIR: Final = pair(MONKEY)
COPY_TRIPLE: Final = triple(MONKEY)
