"""The marks on cells: where the selected thing, or the one pointed at, could go now. No pygame."""

from game.games.ninjutsu.rules.figures import OWNER
from game.games.ninjutsu.rules.ground import ground_of
from game.games.ninjutsu.rules.moves import PlayKidnap
from game.games.ninjutsu.table.input.move_builder import MoveBuilder, path_of

Marks = dict[int, str]
"""For each marked cell, one of `legal`, `attack`, `selected`, `trace`."""


def marks(choice: MoveBuilder, cell: int | None, card: str | None, use: str | None) -> Marks:
    """The marks for the selection, else for what the player points at: a cell, a card, a use of the Joker."""
    if choice.walking:
        looked_at = cell if cell is not None and choice.is_own(cell) else None
        return _steps(choice, choice.figure if choice.figure is not None else looked_at)
    if choice.card is not None:
        return _card(choice, choice.card, choice.use or use, choice.figure)
    if card is not None and card != "joker":
        return _card(choice, card, card, None)
    return {}


def _steps(choice: MoveBuilder, start: int | None) -> Marks:
    if start is None:
        return {}
    found = {end: "attack" if choice.is_enemy(end) else "legal" for end in choice.steps_from(start)}
    if choice.figure == start:
        found[start] = "selected"
    return found


def _card(choice: MoveBuilder, card: str, use: str | None, figure: int | None) -> Marks:
    moves = list(choice.moves_of(card, use))
    found: Marks = {}
    for move in moves:
        path = path_of(move)
        if path is not None:
            start, end = path
            if figure is None:
                found.setdefault(start, "trace")
            if figure in (None, start):
                found[end] = "attack" if choice.is_enemy(end) else "legal"
        elif isinstance(move, PlayKidnap):
            found[move.cell] = "attack"
    if figure is not None:
        found[figure] = "selected"
    if use == "sneak" and moves:
        found |= _under_the_fence(choice)
    return found


def _under_the_fence(choice: MoveBuilder) -> Marks:
    """The cells that a step under the fence would lead to."""
    cells, own = choice.view.cells, OWNER[choice.seat]
    tables = ground_of(choice.view.board).sneaks
    ends = {end for cell, figure in enumerate(cells) if figure & own for end, _ in tables[cell]}
    return {end: "attack" if choice.is_enemy(end) else "legal" for end in ends if not cells[end] & own}
