"""What the person looks at on the table of Ninjutsu, and what lights up for it. No pygame."""

from dataclasses import dataclass, field, replace

from game.core.contract import Move
from game.games.ninjutsu.moves import CardMove, Place, PlayKidnap, PlaySalto, Step
from game.games.ninjutsu.table.actors import Figure
from game.games.ninjutsu.table.choice import Choice, card_of
from game.games.ninjutsu.table.draft import Draft
from game.games.ninjutsu.table.marks import Marks, marks
from game.games.ninjutsu.table.places import Places
from game.table.sprites import Sprite


@dataclass(frozen=True)
class Looking:
    """The thing under the pointer or the focus, and the signs that follow from it; equal if they look equal."""

    cell: int | None = None
    card: str | None = None
    use: str | None = None
    rank: int | None = None
    """A rank in the tray."""

    signs: tuple[tuple[int, str], ...] = ()
    glowing: tuple[int, ...] = ()
    """Cells whose figures may be used or are chosen."""

    drafted: tuple[Figure, ...] = field(default=(), compare=False)
    """Figures of a draft; the draft itself tells whether they changed."""

    @property
    def marks(self) -> Marks:
        """The signs by their cells."""
        return dict(self.signs)

    @property
    def idle(self) -> bool:
        """Whether the person looks at nothing that could be used."""
        return self.cell is None and self.card is None and self.use is None and self.rank is None

    def aiming(self, cell: int | None) -> "Looking":
        """The same with a cell that is about to be chosen."""
        signs = {**self.marks, cell: "selected"} if cell is not None else self.marks
        return replace(self, cell=cell, signs=tuple(sorted(signs.items())))

    def advised(self, move: Move, choice: Choice | None) -> "Looking":
        """The same with a move that somebody advises to make."""
        signs: Marks = dict(self.marks)
        match move:
            case Place():
                return replace(self, signs=tuple(sorted({**signs, move.cell: "selected"}.items())))
            case Step() | PlaySalto() if choice is not None:
                signs |= {move.start: "selected", move.end: "attack" if choice.is_enemy(move.end) else "legal"}
            case PlayKidnap():
                signs[move.cell] = "attack"
        glowing = (move.start,) if isinstance(move, Step | PlaySalto) else ()
        card = card_of(move) if isinstance(move, CardMove) else None
        return replace(self, card=card, signs=tuple(sorted(signs.items())), glowing=glowing)

    def __hash__(self) -> int:
        return hash((self.cell, self.card, self.use, self.rank, self.signs, self.glowing))


def look_at(name: str | None, places: Places, draft: Draft | None, choice: Choice | None) -> Looking:
    """What follows from looking at a widget."""
    kind, _, rest = (name or "").partition(".")
    cell = places.cells.get(rest) if kind == "cell" else None
    card = rest if kind == "action" else None
    use = rest if kind == "use" else None
    rank = int(rest) if kind == "tray" else None
    if draft is not None:
        return _of_draft(places, draft, cell, rank)
    if choice is None:
        return Looking()
    signs = marks(choice, cell, card, use)
    return Looking(cell, card, use, rank, tuple(sorted(signs.items())), _glowing(choice, cell))


def _of_draft(places: Places, draft: Draft, cell: int | None, rank: int | None) -> Looking:
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
    return Looking(cell, rank=rank, signs=tuple(sorted(signs.items())), glowing=glowing, drafted=figures)


def _glowing(choice: Choice, cell: int | None) -> tuple[int, ...]:
    lit = {choice.figure} if choice.figure is not None else set()
    if cell is not None and choice.walking and choice.can_walk(cell):
        lit.add(cell)
    return tuple(sorted(lit))
