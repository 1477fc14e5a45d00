"""What the player points at on the table of Ninjutsu, and what is highlighted for it. No pygame."""

from dataclasses import dataclass, field, replace

from game.core.contract import Move
from game.engine.widgets.widget import What
from game.games.ninjutsu.rules.moves import CardMove, Place, PlayKidnap, PlaySalto, Step
from game.games.ninjutsu.table.anim.sprites import Figure
from game.games.ninjutsu.table.input.cell_marks import Marks, marks
from game.games.ninjutsu.table.input.formation_editor import FormationEditor
from game.games.ninjutsu.table.input.move_builder import MoveBuilder, card_of, path_of
from game.games.ninjutsu.table.input.pieces import ActionCard, Cell, JokerUse, Tray
from game.games.ninjutsu.table.layout import TableLayout
from game.table.playback.sprites import Sprite


@dataclass(frozen=True)
class Highlights:
    """The thing under the pointer or the focus, and its marks; equal if they look equal."""

    cell: int | None = None
    card: str | None = None
    use: str | None = None
    rank: int | None = None
    """A rank in the tray."""

    signs: tuple[tuple[int, str], ...] = ()
    glowing: tuple[int, ...] = ()
    """Cells whose figures may be used or are selected."""

    drafted: tuple[Figure, ...] = field(default=(), compare=False)
    """Figures of a draft; the draft itself tracks whether they changed."""

    @property
    def marks(self) -> Marks:
        """The marks by cell."""
        return dict(self.signs)

    @property
    def idle(self) -> bool:
        """Whether the player points at nothing usable."""
        return self.cell is None and self.card is None and self.use is None and self.rank is None

    def aiming(self, cell: int | None) -> "Highlights":
        """The same highlights with a cell that is about to be chosen."""
        signs = {**self.marks, cell: "selected"} if cell is not None else self.marks
        return replace(self, cell=cell, signs=tuple(sorted(signs.items())))

    def advised(self, move: Move, choice: MoveBuilder | None) -> "Highlights":
        """The same highlights with a hinted move."""
        signs: Marks = dict(self.marks)
        glowing: tuple[int, ...] = ()
        match move:
            case Place():
                return replace(self, signs=tuple(sorted({**signs, move.cell: "selected"}.items())))
            case Step() | PlaySalto() | PlayKidnap() if choice is not None and (path := path_of(move)) is not None:
                start, end = path
                signs |= {start: "selected", end: "attack" if choice.is_enemy(end) else "legal"}
                glowing = (start,)
            case PlayKidnap():
                signs[move.cell] = "attack"
        card = card_of(move) if isinstance(move, CardMove) else None
        return replace(self, card=card, signs=tuple(sorted(signs.items())), glowing=glowing)

    def __hash__(self) -> int:
        return hash((self.cell, self.card, self.use, self.rank, self.signs, self.glowing))


def look_at(
    what: What | None, places: TableLayout, draft: FormationEditor | None, choice: MoveBuilder | None
) -> Highlights:
    """The highlights for pointing at a widget."""
    cell = places.cells.get(what.cell) if isinstance(what, Cell) else None
    card = what.card if isinstance(what, ActionCard) else None
    use = what.use if isinstance(what, JokerUse) else None
    rank = what.rank if isinstance(what, Tray) else None
    if draft is not None:
        return _of_draft(places, draft, cell, rank)
    if choice is None:
        return Highlights()
    signs = marks(choice, cell, card, use)
    return Highlights(cell, card, use, rank, tuple(sorted(signs.items())), _glowing(choice, cell))


def _of_draft(places: TableLayout, draft: FormationEditor, cell: int | None, rank: int | None) -> Highlights:
    signs: Marks = {}
    if draft.held is not None or draft.chosen is not None:
        signs = {free: "legal" for free in draft.board.starts[draft.seat] if free not in draft.ranks}
    if draft.chosen is not None:
        signs[draft.chosen] = "selected"
    figures = tuple(
        Figure(draft.seat, one, 0, Sprite(*places.foot(spot)), places.width(spot), places.line(spot))
        for spot, one in draft.ranks.items()
        if spot not in draft.standing
    )
    glowing = tuple(spot for spot in (cell, draft.chosen) if spot is not None and spot in draft.ranks)
    return Highlights(cell, rank=rank, signs=tuple(sorted(signs.items())), glowing=glowing, drafted=figures)


def _glowing(choice: MoveBuilder, cell: int | None) -> tuple[int, ...]:
    # The figures that could carry out the selected card, until one is selected.
    lit = {choice.figure} if choice.figure is not None else {start for start, _ in choice.paths}
    if cell is not None and choice.walking and choice.can_walk(cell):
        lit.add(cell)
    return tuple(sorted(lit))
