"""Positions of Oboro as small drawings: one line per dealt hand, and the cards played since.

R8 R6 R5 G1 G2 G3 G4 G5
R1 R2 R3 R4 R7 G6 G7 G8
B1 B2 B3 B4 B5 B6 B7 B8
"""

from typing import Any

from game.core.chance import Chance
from game.core.contract import Event
from game.games.oboro import OBORO
from game.games.oboro.rules.cards import NAMES, NUMBERS, SUIT_OF, VALUE_OF, cards_in, names
from game.games.oboro.rules.moves import Play
from game.games.oboro.rules.state import State

RULES = OBORO.rules

ONE_COLOUR_EACH = """
    R1 R2 R3 R4 R5 R6 R7 R8
    B1 B2 B3 B4 B5 B6 B7 B8
    G1 G2 G3 G4 G5 G6 G7 G8
"""
"""Nobody can ever follow suit, so everybody may play anything and tricks can be arranged freely."""

MIXED = """
    R1 R7 R8 B1 B5 B8 G1 G4
    R2 R3 R6 B2 B4 B6 G2 G5
    R4 R5 B3 B7 G3 G6 G7 G8
"""

BOOKLET = """
    R5 R6 R8 G1 G2 G3 G4 G5
    R1 R2 R3 R4 R7 G6 G7 G8
    B1 B2 B3 B4 B5 B6 B7 B8
"""


def table(
    dealt: str,
    played: str = "",
    *,
    number: int = 1,
    scores: tuple[int, ...] = (0, 0, 0),
    shuriken: tuple[int, ...] = (0, 0, 0),
    scorings: int = 0,
    mission: int = 9,
    open_stacks: str = "off",
) -> State:
    """The position after `played` ("R6 R4 B7 / B8"; the strokes are for the reader)."""
    last = None if number == 1 else {"leader": 0, "cards": ["R1", "R2", "R3"]}
    return RULES.load(
        {
            "mission": mission,
            "open_stacks": open_stacks,
            "round": number,
            "began": {"scores": list(scores), "shuriken": list(shuriken), "scorings": scorings, "last": last},
            "dealt": [line.split() for line in dealt.strip().splitlines()],
            "played": cards(played),
        }
    )


def cards(words: str) -> list[str]:
    return words.replace("/", " ").split()


def play(state: State, played: str, chance: Chance | None = None) -> list[Event]:
    """Play these cards; return the events."""
    told: list[Event] = []
    for card in cards(played):
        RULES.apply(state, Play(card), chance or Chance(1), told.append)
    return told


def finish_round(state: State, chance: Chance | None = None) -> list[Event]:
    """Play the first legal card until the round is over; return the events."""
    told: list[Event] = []
    number, later = state.round, chance or Chance(1)
    while state.round == number and RULES.to_move(state) is not None:
        RULES.apply(state, RULES.legal_moves(state)[0], later, told.append)
    return told


def of_type(events: list[Event], kind: type) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]


def playable(state: State) -> list[str]:
    return [move.card for move in RULES.legal_moves(state)]


def hand(state: State, seat: int) -> list[str]:
    return list(names(cards_in(state.hands[seat])))


def tops(*stacks: str) -> list[int]:
    """The top values, from one word per stack: `tops("R4 B7", "", "G2")`."""
    shown = [0] * 9
    for seat, words in enumerate(stacks):
        for card in words.split():
            shown[3 * seat + SUIT_OF[NUMBERS[card]]] = VALUE_OF[NUMBERS[card]]
    return shown


def shown(state: State, seat: int) -> str:
    """The inverse: the top values of a seat's stacks."""
    found = [(suit, state.tops[3 * seat + suit]) for suit in range(3)]
    return " ".join(NAMES[8 * suit + value - 1] for suit, value in found if value)
