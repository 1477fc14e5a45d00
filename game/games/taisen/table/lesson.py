"""The lesson of Ninja Taisen: the first turn, stacks, fights, ties, the village, and a match on your own."""

from collections.abc import Callable
from typing import Any

from game.engine.geometry import Rect
from game.engine.input.commands import Kind
from game.games.taisen.rules.moves import END_TURN, UseDie
from game.games.taisen.rules.ninjas import Suit
from game.games.taisen.table.face import TaisenFace
from game.table.lesson.script import At, Chapter, Do, Free, Lesson, Press, Reply, Say, Use, only

Tiles = dict[int, str]
"""Ninjas by tile, bottom to top: `{0: "J4 S3"}`."""


def lesson() -> Lesson:
    """Six chapters of a minute or two."""
    chapters = (_TURN, _STACKS, _FIGHTS, _TIES, _VILLAGE, _ALONE)
    return Lesson("taisen", chapters, Rect(330, 80, 900, 290), ending=("verdict",))


def _position(monkey: Tiles, wolf: Tiles, rock: int, paper: int, scissors: int) -> Callable[[], dict[str, Any]]:
    """The Monkey is to move with these dice."""

    def written(tiles: Tiles) -> dict[str, list[str]]:
        return {str(tile): ninjas.split() for tile, ninjas in tiles.items()}

    return lambda: {
        "board": {"monkey": written(monkey), "wolf": written(wolf)},
        "dice": {"rock": rock, "paper": paper, "scissors": scissors},
        "used": [],
        "shogun_moved": False,
        "to_move": 0,
    }


def _taken_up(die: str | None = None, ninja: str | None = None) -> Callable[[At], bool]:
    """Whether exactly this is selected."""
    return lambda at: isinstance(at.face, TaisenFace) and at.face.chosen == (die, ninja)


def _fight(text: str, die: Suit, ninja: str, tile: int) -> Do:
    """A step for a move into a fight; the table's own forecast stays visible."""
    lit = (f"ninja.{ninja}", f"die.{die}", f"@tile.{tile}")
    return Do(text, only(UseDie(die, ninja)), lit, clear=(f"@forecast.{tile}",))


def _advised(at: At) -> bool:
    """Whether the player has taken a hint, or none is available."""
    return at.advised or at.refused == "table.refused.no_advice"


_TURN = Chapter(
    "taisen.lesson.turn",
    _position({0: "J4 S3", 1: "S1", 2: "R2", 3: "P1"}, {8: "P2", 9: "S2", 10: "J4 R3"}, 2, 1, 1),
    (
        Say("taisen.lesson.turn_welcome", ("@tile.10", "@tile.0")),
        Say("taisen.lesson.turn_dice", ("die.paper", "die.rock", "die.scissors")),
        Use("taisen.lesson.turn_take_die", _taken_up(die="rock"), ("die.rock",)),
        Do("taisen.lesson.turn_move_rock", only(UseDie("rock", "R2")), ("ninja.R2", "@tile.4")),
        Use("taisen.lesson.turn_take_ninja", _taken_up(ninja="P1"), ("ninja.P1",)),
        Do("taisen.lesson.turn_move_paper", only(UseDie("paper", "P1")), ("die.paper",)),
        Say("taisen.lesson.turn_landed", ("@tile.4",)),
        Do("taisen.lesson.turn_end", only(END_TURN), ("end_turn",)),
        Reply((UseDie("scissors", "S2"), UseDie("paper", "P2"), END_TURN)),
        Say("taisen.lesson.turn_wolf", ("@tile.7",)),
    ),
    chance=(1, 1, 2, 1, 2, 1),
)

_STACKS = Chapter(
    "taisen.lesson.stacks",
    _position({0: "J4 S1 P1 S2", 2: "S3 R1 P2"}, {8: "P3", 9: "R2", 10: "J4"}, 2, 1, 2),
    (
        Say("taisen.lesson.stacks_ladder", ("@tile.2",)),
        Do("taisen.lesson.stacks_middle", only(UseDie("rock", "R1")), ("ninja.R1", "die.rock")),
        Use("taisen.lesson.stacks_buried", lambda at: at.refused == "taisen.refused.buried", ("ninja.J4",)),
        Do("taisen.lesson.stacks_two", only(UseDie("scissors", "S1")), ("ninja.S1", "die.scissors")),
        Do("taisen.lesson.stacks_shogun", only(UseDie("paper", "J4")), ("ninja.J4", "die.paper")),
        Say("taisen.lesson.stacks_once", ("@tile.1",)),
    ),
)

_FIGHTS = Chapter(
    "taisen.lesson.fights",
    _position({0: "J4", 1: "P1", 3: "R3", 4: "S2"}, {2: "S1", 5: "P3", 6: "R1", 10: "J4 P2"}, 3, 1, 1),
    (
        Say("taisen.lesson.fights_circle"),
        _fight("taisen.lesson.fights_cut", "scissors", "S2", 5),
        Say("taisen.lesson.fights_won", ("@tile.5",)),
        _fight("taisen.lesson.fights_strength", "rock", "R3", 6),
        _fight("taisen.lesson.fights_lose", "paper", "P1", 2),
        Press("taisen.lesson.fights_undo", Kind.UNDO, "undo", ("undo",)),
        Say("taisen.lesson.fights_undone", ("ninja.P1",)),
    ),
)

_TIES = Chapter(
    "taisen.lesson.ties",
    _position(
        {0: "S1", 2: "J4", 4: "P2 R2", 7: "P1"},
        {3: "P1 S2", 6: "R3 R2", 9: "P3", 10: "J4"},
        rock=1,
        paper=2,
        scissors=1,
    ),
    (
        _fight("taisen.lesson.ties_group", "paper", "P2", 6),
        Say("taisen.lesson.ties_bounce", ("@tile.5", "@tile.6", "@tile.7")),
        _fight("taisen.lesson.ties_shogun", "rock", "J4", 3),
        Say("taisen.lesson.ties_tired", ("@tile.3",)),
        Press("taisen.lesson.ties_log", Kind.LOG, "log", ("log",)),
        Use("taisen.lesson.ties_line", lambda at: at.log_used, ("log.1",)),
        Press("taisen.lesson.ties_fold", Kind.LOG, "log", ("log",)),
    ),
)

_VILLAGE = Chapter(
    "taisen.lesson.village",
    _position({0: "J4", 6: "R1", 8: "S2"}, {1: "P3", 4: "R3", 10: "P1 S2"}, 1, 2, 3),
    (
        Say("taisen.lesson.village_gate", ("@tile.1",)),
        _fight("taisen.lesson.village_enter", "scissors", "S2", 10),
        Say("taisen.lesson.village_home", ("@tile.10",)),
        Say("taisen.lesson.village_other"),
    ),
)

_ALONE = Chapter(
    "taisen.lesson.alone",
    _position({3: "J4 P2", 5: "S3 R2", 6: "P3 R3"}, {7: "R1", 8: "S1", 10: "P1"}, 1, 2, 2),
    (
        Use("taisen.lesson.alone_hint", _advised, ("hint",)),
        Say("taisen.lesson.alone_slips", ("hint.0",), clear=("@forecast.7",)),
        Free("taisen.lesson.alone_free"),
    ),
)
