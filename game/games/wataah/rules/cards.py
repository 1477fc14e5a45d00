"""The 94 Shinobi cards: nine clans, four Ronin, nine Yokai (W1-W3)."""

from typing import Final

CLAN_CARDS: Final = (
    ("monkey", (1, 1, 1, 1, 2, 2, 2, 2, 3)),
    ("carp", (1, 1, 2, 2, 3, 3, 4, 4, 5)),
    ("crow", (2, 2, 2, 3, 3, 3, 4, 4, 4)),
    ("toad", (1, 1, 3, 3, 3, 4, 4, 4, 4)),
    ("fox", (2, 3, 3, 3, 4, 4, 4, 4, 5)),
    ("spider", (3, 3, 3, 3, 4, 4, 4, 4, 4)),
    ("dragon", (3, 3, 3, 4, 4, 4, 4, 5, 5)),
    ("rat", (3, 3, 3, 4, 4, 4, 5, 5, 5)),
    ("bear", (6, 6, 6, 6, 6, 6, 6, 6, 6)),
)
RONIN_CARDS: Final = ("ronin", (1, 1, 1, 1))
YOKAI_CARDS: Final = (
    # name, strength, the clan whose triple power it has
    ("great_dragon", 5, "dragon"),
    ("yurei", 1, "spider"),
    ("kitsune", 3, "fox"),
    ("kappa", 3, "toad"),
    ("monkey_king", 1, "monkey"),
    ("old_hermit", 3, "carp"),
    ("nezumi", 3, "rat"),
    ("oni", 8, None),
    ("tengu", 3, None),  # no clan's power: it destroys every other Yokai in play
)

CLANS: Final = tuple(name for name, _ in CLAN_CARDS)
MONKEY, CARP, CROW, TOAD, FOX, SPIDER, DRAGON, RAT, BEAR = range(len(CLANS))
CLAN_NUMBERS: Final = {name: number for number, name in enumerate(CLANS)}

# Cards of one clan and strength are identical, so a card is the number of its kind: 37 kinds for 94 cards. Kinds are
# numbered clan by clan, weak before strong; then the Ronin; then the Yokai.
_CLAN_KINDS: Final = tuple(
    (clan, strength) for clan, (_, strengths) in enumerate(CLAN_CARDS) for strength in sorted(set(strengths))
)

RONIN: Final = len(_CLAN_KINDS)
FIRST_YOKAI: Final = RONIN + 1
TENGU: Final = FIRST_YOKAI + len(YOKAI_CARDS) - 1
KINDS: Final = TENGU + 1

NAMES: Final = (
    *(f"{CLANS[clan]}{strength}" for clan, strength in _CLAN_KINDS),
    RONIN_CARDS[0],
    *(name for name, _, _ in YOKAI_CARDS),
)
"""What a card is called in moves, events and files: `carp3`, `ronin`, `tengu`."""

NUMBERS: Final = {name: number for number, name in enumerate(NAMES)}

STRENGTH: Final = (
    *(strength for _, strength in _CLAN_KINDS),
    RONIN_CARDS[1][0],
    *(strength for _, strength, _ in YOKAI_CARDS),
)

NO_CLAN: Final = -1
CLAN_OF: Final = (*(clan for clan, _ in _CLAN_KINDS), *(NO_CLAN for _ in range(RONIN, KINDS)))

COPIES: Final = (
    *(CLAN_CARDS[clan][1].count(strength) for clan, strength in _CLAN_KINDS),
    len(RONIN_CARDS[1]),
    *(1 for _ in YOKAI_CARDS),
)
"""How many cards there are of each kind."""

DECK: Final = tuple(kind for kind in range(KINDS) for _ in range(COPIES[kind]))
"""All 94."""

YOKAI_CLAN: Final = {
    FIRST_YOKAI + number: CLAN_NUMBERS[clan] for number, (_, _, clan) in enumerate(YOKAI_CARDS) if clan is not None
}
"""The clan whose triple power a Yokai has; Oni and Tengu are not in it."""

CLAN_LIMIT: Final = 4  # W9: cards in one clan
CLANS_TO_END: Final = 4  # W13
HAND: Final = 8  # W6; the first player gets one less
TURNS_EACH: Final = 60  # W13b


def names(cards: "list[int] | tuple[int, ...]") -> tuple[str, ...]:
    """The names of several cards, in their order."""
    return tuple(NAMES[card] for card in cards)
