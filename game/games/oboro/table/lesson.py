"""The lesson of Oboro Ninja Star Trick: tricks, arrows, shuriken, the mission, a scoring, and a round on your own."""

from collections.abc import Callable
from typing import Any

from game.core.contract import Move
from game.engine.geometry import Rect
from game.games.oboro.rules.moves import Play
from game.table.lesson.script import NOT_THAT, At, Chapter, Do, Free, Lesson, Reply, Say, Spots, Use, any_of

Three = tuple[int, int, int]
"""A value for each seat."""

_LAST = {"leader": 1, "cards": ["G3", "G7", "G5"]}
"""A trick of the round before: only the first round has none."""


def position(
    *hands: str,
    played: str = "",
    number: int = 1,
    scores: Three = (0, 0, 0),
    shuriken: Three = (0, 0, 0),
    scorings: int = 0,
) -> Callable[[], dict[str, Any]]:
    """A round as dealt, with the cards played since.

    Args:
        *hands: The eight cards of each seat: `"R8 R3 …"`.
        played: Cards in the order they were played.
        number: Which round it is.
        scores: What each seat brought into the round.
        shuriken: How many pieces each seat brought into it.
        scorings: How many shuriken scorings there have been before it.
    """
    last = _LAST if number > 1 else None
    began = {"scores": list(scores), "shuriken": list(shuriken), "scorings": scorings, "last": last}
    return lambda: {
        "mission": 9,
        "open_stacks": "off",
        "round": number,
        "began": began,
        "dealt": [hand.split() for hand in hands],
        "played": played.split(),
    }


_TRICK = ("trick.0", "trick.1")
"""What is in the trick when the player has to respond."""


def lesson() -> Lesson:
    """Six chapters of a minute or two."""
    chapters = (_TRICKS, _ARROWS, _SHURIKEN, _MISSION, _ROUND, _ALONE)
    return Lesson(
        "oboro", chapters, Rect(330, 80, 940, 200), kept=("slip", "round", "progress"), ending=("verdict",), seats=3
    )


def _play(text: str, *cards: str, also: Spots = (), otherwise: str = NOT_THAT) -> Do:
    """A step to play one of these highlighted cards."""
    lit = tuple(f"@held.{card}" for card in cards)
    return Do(text, any_of(Play, card=cards), (*lit, *also), otherwise, _TRICK)


def _others(*cards: str) -> Reply:
    """A step in which the others play these cards in turn."""
    moves: tuple[Move, ...] = tuple(map(Play, cards))
    return Reply(moves)


def _stacks(seat: int) -> Spots:
    return tuple(f"stack.{seat}.{suit}" for suit in ("red", "blue", "green"))


def _advised(at: At) -> bool:
    """Whether the player has taken a hint, or none is available."""
    return at.advised or at.refused == "table.refused.no_advice"


_TRICKS = Chapter(
    "oboro.lesson.tricks",
    position("R8 R3 R1 B8 B3 B1 G7 G5", "R6 R5 R4 B7 B2 G6 G3 G1", "R7 R2 B6 B5 B4 G8 G4 G2"),
    (
        Say("oboro.lesson.tricks_welcome", ("plate.0", "plate.1", "plate.2")),
        _play("oboro.lesson.tricks_lead", "R8"),
        _others("R5", "R2"),
        Say("oboro.lesson.tricks_taken", ("stack.0.red",)),
        Say("oboro.lesson.tricks_power", ("dial.0", "mission")),
        _play("oboro.lesson.tricks_low", "B3"),
        _others("B7", "B5"),
        Say("oboro.lesson.tricks_fan", ("stack.1.blue",)),
        _others("G3", "G8"),
        Use(
            "oboro.lesson.tricks_follow",
            lambda at: at.refused == "oboro.refused.follow.green",
            ("@held.R3", "led"),
            clear=_TRICK,
        ),
        _play("oboro.lesson.tricks_green", "G5", "G7"),
        Say("oboro.lesson.tricks_last", ("last_trick", "plate.2")),
    ),
)

_ARROWS = Chapter(
    "oboro.lesson.arrows",
    position("B1 B3 B5 B7 G1 G4 G7 G8", "R8 R6 R2 R1 B4 B2 G6 G3", "R7 R5 R4 R3 B8 B6 G5 G2"),
    (
        Say("oboro.lesson.arrows_burning", ("plate.1",)),
        _others("R8", "R3"),
        _play("oboro.lesson.arrows_burn", "B7", otherwise="oboro.lesson.refused_seven"),
        Say("oboro.lesson.arrows_over", ("dial.1", *_stacks(1)[:2])),
        _others("G3", "G5"),
        _play("oboro.lesson.arrows_arrow", "G4"),
        Say("oboro.lesson.arrows_pulled", ("plate.0",)),
        _play("oboro.lesson.arrows_one", "B1", otherwise="oboro.lesson.refused_five"),
        _others("B2", "B8", "R5"),
        _play("oboro.lesson.arrows_equal", "B5", also=("trick.0",)),
        _others("R2"),
        Say("oboro.lesson.arrows_seven", ("dial.0", *_stacks(0)[:2])),
    ),
)

_SHURIKEN = Chapter(
    "oboro.lesson.shuriken",
    position(
        "R8 R7 R1 B8 B7 B6 G2 G1",
        "R6 B5 B2 B1 G8 G7 G5 G3",
        "R5 R4 R3 R2 B4 B3 G6 G4",
        number=3,
        scores=(3, 4, 2),
        shuriken=(1, 1, 1),
    ),
    (
        Say("oboro.lesson.shuriken_stock", ("stock",)),
        _play("oboro.lesson.shuriken_seven", "R7"),
        _others("R6", "R2"),
        Say("oboro.lesson.shuriken_paid", ("plate.0", "stock")),
        _play("oboro.lesson.shuriken_six", "B6", otherwise="oboro.lesson.refused_six"),
        _others("B5", "B3"),
        Say("oboro.lesson.shuriken_scored", ("plate.0", "plate.1", "plate.2")),
        Say("oboro.lesson.shuriken_twice", ("stock",)),
        _play("oboro.lesson.shuriken_one", "G1", "G2"),
        _others("G7", "G6"),
        Say("oboro.lesson.shuriken_fan", ("plate.1",)),
    ),
)

_MISSION = Chapter(
    "oboro.lesson.mission",
    position(
        "R8 R7 R3 B6 B2 B1 G6 G1",
        "B8 B7 B5 B4 G7 G5 G4 G2",
        "R6 R5 R4 R2 R1 B3 G8 G3",
        played="R8 B5 R5",
        number=2,
        scores=(2, 3, 1),
    ),
    (
        Say("oboro.lesson.mission_over", ("dial.0", *_stacks(0)[:2])),
        _play("oboro.lesson.mission_cover", "R7", otherwise="oboro.lesson.refused_cover"),
        _others("G2", "R1"),
        Say("oboro.lesson.mission_eight", ("dial.0", *_stacks(0))),
        _play("oboro.lesson.mission_away", "G1", otherwise="oboro.lesson.refused_away"),
        _others("G7", "G8", "B3"),
        _play("oboro.lesson.mission_duck", "B1", "B2", otherwise="oboro.lesson.refused_duck"),
        _others("B7"),
        Say("oboro.lesson.mission_kept", ("dial.0",)),
    ),
)

_ROUND = Chapter(
    "oboro.lesson.round",
    position(
        "R8 R3 B8 B7 B6 G8 G3 G1",
        "R7 R5 R2 R1 B3 G6 G5 G2",
        "R6 R4 B5 B4 B2 B1 G7 G4",
        played="B8 B3 B4 B2 B6 R1 B7 G6 B1 G8 G5 G4 G7 G3 G2",
        number=2,
        scores=(1, 3, 2),
    ),
    (
        Say("oboro.lesson.round_sixth", ("round",)),
        _others("B5"),
        _play("oboro.lesson.round_throw", "G1", otherwise="oboro.lesson.refused_throw"),
        _others("R5"),
        Say("oboro.lesson.round_eleven", ("dial.1", "dial.0")),
        _others("R7", "R4"),
        Say("oboro.lesson.round_think", ("dial.1", "stack.1.red", "@held.R3"), clear=_TRICK),
        _play("oboro.lesson.round_take", "R8", also=("stack.0.red", "dial.0"), otherwise="oboro.lesson.refused_three"),
        Say("oboro.lesson.round_scored", ("plate.0", "plate.1", "plate.2")),
        Say("oboro.lesson.round_ties"),
    ),
)

_ALONE = Chapter(
    "oboro.lesson.alone",
    position(
        "R8 R6 R4 R1 B7 B4 B2 G8",
        "R2 B8 B6 B3 G7 G4 G3 G1",
        "R7 R5 R3 B5 B1 G6 G5 G2",
        played="B2 B8 B1 B3 B5 B4 R4 R2 R5 G5 G8 G7",
        number=5,
        scores=(8, 7, 6),
        shuriken=(2, 1, 1),
        scorings=1,
    ),
    (
        Say("oboro.lesson.alone_end", ("stock", "plate.0")),
        Use("oboro.lesson.alone_hint", _advised, ("hint",)),
        Say("oboro.lesson.alone_slips", ("hint.0",)),
        Free("oboro.lesson.alone_free"),
    ),
)
