"""What only Grand Master mode has: bosses, pawns, Temple and Court cards (W15-W22)."""

from typing import Final

ROUNDS: Final = 3

BOSSES: Final = (
    # name, damage, points for 0, 1, 2, 3, 4, 5 or more pawns left on the Final Showdown (W22)
    ("dark_shogun", 0, (0, 50, 50, 50, 50, 50)),
    ("gaijins", 0, (-30, -30, -30, 30, 60, 90)),
    ("grugazor", 2, (0, 30, 60, 90, 120, 120)),
    ("ma_maho", 0, (-50, -10, -20, -30, -40, -50)),
    ("zombies", 1, (-30, 0, 0, 0, 0, 0)),
)
BOSS_NAMES: Final = tuple(name for name, _, _ in BOSSES)

# Where the five bosses lie (W15).
FINAL: Final = 0
DECOYS: Final = (1, 2, 3)

PAWNS_EACH: Final = 12
POINTS_A_PAWN: Final = 10
RANK_PAWNS: Final = {2: (4, 2), 3: (4, 3, 1), 4: (4, 3, 2, 1)}  # W17

PLACES: Final = ("court", "missions", "showdown")
COURT, MISSIONS, SHOWDOWN = range(len(PLACES))

NONE: Final = 0
"""No Temple or Court card; the real ones are numbered from 1, as in the clauses."""

TEMPLE_NAMES: Final = (
    "none",
    "dawn_gate",
    "empty_hand",
    "cleansing_spring",
    "stone_guardian",
    "rooted_pine",
    "closed_fan",
    "paired_blades",
    "two_roads",
    "lantern",
    "banner",
)
(
    _,
    DAWN_GATE,
    EMPTY_HAND,
    CLEANSING_SPRING,
    STONE_GUARDIAN,
    ROOTED_PINE,
    CLOSED_FAN,
    PAIRED_BLADES,
    TWO_ROADS,
    LANTERN,
    BANNER,
) = range(len(TEMPLE_NAMES))
TEMPLE_NUMBERS: Final = {name: number for number, name in enumerate(TEMPLE_NAMES)}
BANNER_POINTS: Final = 3

COURT_NAMES: Final = (
    "none",
    "rice_tithe",
    "call_of_the_fallen",
    "pardon",
    "imperial_seal",
    "duellist",
    "summons_home",
    "spy",
    "borrowed_style",
    "spirit_pact",
    "emperors_favour",
)
_, RICE_TITHE, CALL_OF_THE_FALLEN, PARDON, SEAL, DUELLIST, SUMMONS_HOME, SPY, BORROWED_STYLE, PACT, FAVOUR = range(
    len(COURT_NAMES)
)
RICE: Final = 3
FAVOUR_POINTS: Final = 5

TEMPLE_CARDS: Final = tuple(range(1, len(TEMPLE_NAMES)))
COURT_CARDS: Final = tuple(range(1, len(COURT_NAMES)))
