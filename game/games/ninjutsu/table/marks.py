"""The signs that lie on cells: where the chosen or looked-at thing could go now. No pygame."""

from game.games.ninjutsu.figures import OWNER
from game.games.ninjutsu.ground import ground_of
from game.games.ninjutsu.moves import PlayKidnap, PlaySalto
from game.games.ninjutsu.table.choice import Choice

Marks = dict[int, str]
"""For a cell one of `legal`, `attack`, `selected`, `trace`."""


def marks(choice: Choice, cell: int | None, card: str | None, use: str | None) -> Marks:
    """The signs for what is chosen, else for what the person looks at: a cell, a card, a use of the Joker."""
    if choice.walking:
        looked_at = cell if cell is not None and choice.is_own(cell) else None
        return _steps(choice, choice.figure if choice.figure is not None else looked_at)
    if choice.card is not None:
        return _card(choice, choice.card, choice.use or use, choice.figure)
    if card is not None and card != "joker":
        return _card(choice, card, card, None)
    return {}


def _steps(choice: Choice, start: int | None) -> Marks:
    if start is None:
        return {}
    found = {end: "attack" if choice.is_enemy(end) else "legal" for end in choice.steps_from(start)}
    if choice.figure == start:
        found[start] = "selected"
    return found


def _card(choice: Choice, card: str, use: str | None, figure: int | None) -> Marks:
    moves = list(choice.moves_of(card, use))
    found: Marks = {}
    for move in moves:
        match move:
            case PlayKidnap():
                found[move.cell] = "attack"
            case PlaySalto():
                if figure is None:
                    found.setdefault(move.start, "trace")
                if figure in (None, move.start):
                    found[move.end] = "legal"
    if figure is not None:
        found[figure] = "selected"
    if use == "sneak" and moves:
        found |= _under_the_fence(choice)
    return found


def _under_the_fence(choice: Choice) -> Marks:
    """The cells that a step under the fence would lead to."""
    cells, own = choice.view.cells, OWNER[choice.seat]
    tables = ground_of(choice.view.board).sneaks
    ends = {end for cell, figure in enumerate(cells) if figure & own for end, _ in tables[cell]}
    return {end: "attack" if choice.is_enemy(end) else "legal" for end in ends if not cells[end] & own}
