"""Positions with a known answer, one for each kind of trial."""

from game.trials.trial import Trial

WIN = Trial(
    "taisen",
    "win",
    {
        "board": {
            "monkey": {"2": ["S3", "R1"], "3": ["P2", "R3", "S2", "P1"], "7": ["P3", "J4", "R2"]},
            "wolf": {"5": ["S1", "R1"], "9": ["P2", "R2"], "10": ["J4"]},
        },
        "dice": {"rock": 2, "paper": 2, "scissors": 2},
        "used": [],
        "shogun_moved": False,
        "to_move": 0,
        "turn": 21,
        "active": 0,
    },
    2,
    number=1,
)
"""Paper P3 (the R2s tie, J4 beats P2), rock R2 (beats R2, falls to J4), scissors J4 (equals in a village)."""

EXACT = Trial(
    "oboro",
    "exact",
    {
        "mission": 9,
        "open_stacks": "off",
        "round": 1,
        "began": {"scores": [0, 0, 0], "shuriken": [0, 0, 0], "scorings": 0, "last": None},
        "dealt": [
            ["R6", "B2", "B4", "B8", "G2", "G4", "G5", "G8"],
            ["R1", "R3", "R4", "R8", "B3", "B5", "B6", "G3"],
            ["R2", "R5", "R7", "B1", "B7", "G1", "G6", "G7"],
        ],
        "played": ["R4", "R7", "R6", "R2", "G5", "R1", "B8", "B3", "B7", "B2", "B5", "B1", "G3", "G1"],
    },
    3,
    target=9,
    number=1,
)
"""Stacks R1 B3 G5, hand B4 G2 G4 G8, table G3 G1; ten deals: only G2 holds against all of them."""
