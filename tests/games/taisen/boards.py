"""Positions of Ninja Taisen as small drawings, for tests and transcripts.

Eleven columns, the Monkey village at the left. Above the line stand the Monkeys, below it the Wolves; the
row at the line is the bottom of a stack:

    .  .  R2 .  .  .  .  .  .  .  .
    J4 .  S1 .  .  .  .  .  .  .  .
    -- -- -- -- -- -- -- -- -- -- --
    .  .  .  .  P3 .  .  .  .  .  J4
"""

from game.core.chance import Chance, ScriptedChance
from game.core.contract import Event
from game.games.taisen import TAISEN
from game.games.taisen.rules.moves import UseDie
from game.games.taisen.rules.ninjas import NAMES, NUMBERS, SUITS, Suit
from game.games.taisen.rules.state import Path, State

RULES = TAISEN.rules
SUIT_LETTERS: dict[str, Suit] = {"R": "rock", "P": "paper", "S": "scissors"}


def board(
    drawing: str,
    dice: str = "R1 P1 S1",
    used: str = "",
    to_move: int = 0,
    *,
    turn: int = 1,
    shogun_moved: bool = False,
) -> State:
    """The drawn position; `dice` and `used` as in "R3 P2 S1" and "R S"."""
    rows = [line.split() for line in drawing.strip().splitlines()]
    line = next(number for number, row in enumerate(rows) if row[0] == "--")
    faces = {SUIT_LETTERS[die[0]]: int(die[1]) for die in dice.split()}
    return RULES.load(
        {
            "board": {"monkey": _tiles(rows[:line][::-1]), "wolf": _tiles(rows[line + 1 :])},
            "dice": faces,
            "used": [SUIT_LETTERS[letter] for letter in used.split()],
            "shogun_moved": shogun_moved,
            "to_move": to_move,
            "turn": turn,
        }
    )


def _tiles(rows: list[list[str]]) -> dict[str, list[str]]:
    columns = [[name for name in column if name != "."] for column in zip(*rows, strict=True)]
    return {str(tile): stack for tile, stack in enumerate(columns) if stack}


def drawn(state: State) -> str:
    """The drawing of a position, as `board` reads it."""
    monkey, wolf = (_rows(path) for path in state.paths)
    lines = [*monkey[::-1], ["--"] * 11, *wolf]
    return "\n".join(" ".join(f"{cell:2}" for cell in row).rstrip() for row in lines)


def _rows(path: Path) -> list[list[str]]:
    height = max(1, *map(len, path))
    return [[NAMES[stack[row]] if row < len(stack) else "." for stack in path] for row in range(height)]


def looks_like(state: State, drawing: str) -> bool:
    """Whether the position is the one drawn (the dice aside)."""
    wanted = [line.split() for line in drawing.strip().splitlines()]
    return [line.split() for line in drawn(state).splitlines()] == wanted


def use(state: State, die: str, ninja: str) -> list[Event]:
    """Spend the die of that letter on a ninja; return the events."""
    told: list[Event] = []
    RULES.apply(state, UseDie(SUIT_LETTERS[die], ninja), ScriptedChance([]), told.append)
    return told


def movable(state: State) -> dict[str, set[str]]:
    """For each die letter, the ninjas it may move now."""
    found: dict[str, set[str]] = {letter: set() for letter in "RPS"}
    for move in RULES.legal_moves(state):
        if isinstance(move, UseDie):
            found[move.die[0].upper()].add(move.ninja)
    return found


def start(seed: int = 1, **options: str) -> State:
    return RULES.setup(2, Chance(seed), **options)


def names_on(state: State, seat: int, tile: int) -> list[str]:
    return [NAMES[ninja] for ninja in state.paths[seat][tile]]


__all__ = ["NUMBERS", "RULES", "SUITS", "board", "drawn", "looks_like", "movable", "names_on", "start", "use"]
