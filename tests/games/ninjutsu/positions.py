"""Positions of Ninjutsu as small drawings, for tests and transcripts.

Red's edge is at the bottom. `r1` is a red one-star ninja, `b3` the black Soke; `*` marks a figure that both have
seen. Who is not drawn has fallen:

    .  b3 .  .  .
    .  .  .  .  .
    .  r2*.  .  .
    .  r3 .  .  .
"""

import re
from collections import Counter
from typing import Any

from game.core.board import Board
from game.core.chance import Chance, ScriptedChance
from game.core.contract import Event
from game.games.ninjutsu import NINJUTSU
from game.games.ninjutsu.rules.boards import CLASSIC
from game.games.ninjutsu.rules.figures import MOVED, OWNER, RANK, SEEN, SIDES, VERSION, full_deck, seat_of
from game.games.ninjutsu.rules.moves import NinjutsuMove, Step
from game.games.ninjutsu.rules.state import State

RULES = NINJUTSU.rules
ALL_CARDS = "salto sneak kidnap new_weapons joker"


def position(
    drawing: str,
    weapons: str = "5 5 5 / 1 1 1",
    *,
    steps: int | None = None,
    phase: str = "steps",
    active: int = 0,
    asked: int | None = None,
    cards: tuple[str, str] = ("", ""),
    shuriken: tuple[int, int] = (0, 0),
    stock: int = 4,
    sneaks: int = 0,
    turn: int = 1,
    board: Board = CLASSIC,
    battle: dict[str, Any] | None = None,
    decks: tuple[str, str] | None = None,
    exhausted: tuple[int, ...] = (),
    version: int = VERSION,
    dojo: str = "roll",
) -> State:
    """The drawn position; `weapons` are red's and black's top cards, `decks` (else all others) what is left.

    An exhausted seat has covered all its other cards and can turn over none.
    """
    tops = [[int(stars) for stars in side.split()] for side in weapons.split("/")]
    higher = sum(mine > yours for mine, yours in zip(tops[active], tops[1 - active], strict=True))
    data: dict[str, Any] = {
        "board": {key: getattr(board, key) for key in board.__struct_fields__},
        "marks": True,
        "phase": phase,
        "turn": turn,
        "active": active,
        "asked": active if asked is None else asked,
        "winner": -1,
        "stock": stock,
        "steps": (higher if phase == "steps" else 0) if steps is None else steps,
        "sneaks": sneaks,
        "battle": battle,
        "version": version,
        "dojo": dojo,
    }
    for seat, side in enumerate(SIDES):
        figures = _figures(drawing, seat, board)
        fallen = Counter({rank: board.figures[rank - 1] for rank in (1, 2, 3)})
        fallen.subtract(figure["rank"] for figure in figures)
        left = Counter(full_deck())
        left.subtract(tops[seat])
        deck = sorted(left.elements()) if decks is None else [int(stars) for stars in decks[seat].split()]
        discards = left - Counter(deck)
        used: list[int] = []
        if seat in exhausted:
            deck, used, discards = [], sorted(left.elements()), Counter()
        data[side] = {
            "figures": figures,
            "fallen": sorted(fallen.elements()),
            "deck": deck,
            "discards": sorted(discards.elements()),
            "used": used,
            "tops": tops[seat],
            "cards": cards[seat].split(),
            "shuriken": shuriken[seat],
        }
    return RULES.load(data)


def _figures(drawing: str, seat: int, board: Board) -> list[dict[str, Any]]:
    rows = [re.findall(r"\.|[rb]\d\*?", line) for line in drawing.strip().splitlines()][::-1]
    assert [len(row) for row in rows] == [board.columns] * board.rows, "the drawing has another size"
    found = []
    for cell, token in enumerate(token for row in rows for token in row):
        if token[0] == "rb"[seat]:
            moved = cell not in board.starts[seat]
            found.append({"cell": cell, "rank": int(token[1]), "seen": token.endswith("*"), "moved": moved})
    return found


def drawn(state: State) -> str:
    """The drawing of a position, as `position` reads it."""
    board = state.ground.board
    tokens = [_token(figure) for figure in state.cells]
    rows = [tokens[row * board.columns : (row + 1) * board.columns] for row in range(board.rows)][::-1]
    return "\n".join(" ".join(f"{token:3}" for token in row).rstrip() for row in rows)


def _token(figure: int) -> str:
    return f"{'rb'[seat_of(figure)]}{figure & RANK}{'*' if figure & SEEN else ''}" if figure else "."


def looks_like(state: State, drawing: str) -> bool:
    wanted = [re.findall(r"\.|[rb]\d\*?", line) for line in drawing.strip().splitlines()]
    return [line.split() for line in drawn(state).splitlines()] == wanted


def play(state: State, move: NinjutsuMove, *results: Any, then: Chance | None = None) -> list[Event]:
    """Make a move with the given luck; what happened. All of the luck must be used."""
    told: list[Event] = []
    chance = ScriptedChance(results, then)
    RULES.apply(state, move, chance, told.append)
    assert not chance.left, f"{chance.left} results were not asked for"
    return told


def at(name: str, board: Board = CLASSIC) -> int:
    """The cell of that name: `b4`."""
    return (int(name[1:]) - 1) * board.columns + ord(name[0]) - ord("a")


def step(start: str, end: str, board: Board = CLASSIC) -> Step:
    return Step(at(start, board), at(end, board))


def targets(state: State, start: str) -> set[str]:
    """Where the ninja on a cell may step."""
    board = state.ground.board
    cell = at(start, board)
    moves = [move for move in RULES.legal_moves(state) if isinstance(move, Step)]
    return {board.name(move.end) for move in moves if move.start == cell}


def started(seed: int = 1, **options: str) -> State:
    """A match whose armies have been placed by chance; somebody is asked about the first turn."""
    chance = Chance(seed)
    state = RULES.setup(2, chance, **options)
    while not state.turn:
        moves = RULES.legal_moves(state)
        RULES.advance(state, chance.choose(moves), chance)
    return state


__all__ = ["ALL_CARDS", "MOVED", "OWNER", "RULES", "at", "drawn", "looks_like", "play", "position", "started", "step"]
