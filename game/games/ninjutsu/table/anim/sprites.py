"""What can move on the table of Ninjutsu: figures, cards and shuriken in flight, the Dojo. No pygame."""

from dataclasses import dataclass, field

from game.core.contract import OPEN
from game.engine.geometry import Point
from game.games.ninjutsu.rules.figures import FACES, RANK, seat_of
from game.games.ninjutsu.table.layout import TableLayout
from game.table.playback.sprites import Sprite


@dataclass(slots=True, eq=False)
class Figure:
    """A figure on screen; its sprite is where it touches the ground. Two that look alike are still not equal."""

    seat: int
    rank: int
    """0 is a back."""

    tag: int
    """The remembered rank, written on it; or 0."""

    sprite: Sprite
    width: float
    line: int
    turn: float = 0.0
    """How far it has turned on its axis: 0.5 is edge-on."""


@dataclass(slots=True)
class FlyingPiece:
    """A card or a shuriken in flight."""

    kind: str
    """`weapon`, `action` or `shuriken`."""

    face: str
    seat: int
    sprite: Sprite
    width: float
    turned: float = 1.0
    """A card: 0 shows its back, 1 its face."""

    spin: float = 0.0
    """A shuriken: quarter turns."""

    label: str = ""


@dataclass(slots=True)
class Puff:
    """Smoke in which a figure vanishes."""

    at: Point
    size: float
    age: float = 0.0


@dataclass(slots=True)
class DieSprite:
    """A die in the Dojo."""

    faces: int
    value: int
    turns: float = 0.0
    """How many turns it still has to roll."""

    dx: float = 0.0
    dy: float = 0.0
    hop: float = 0.0


@dataclass(slots=True)
class Crest:
    """The seal of a side that comes down on the verdict: 0 is far, 1 is on the paper."""

    seat: int
    down: float = 1.0


@dataclass(slots=True)
class FighterSprite:
    """A figure in the Dojo; `fallen` goes from 0 to 1, towards the side its sprite leans to."""

    rank: int
    sprite: Sprite
    fallen: float = 0.0


@dataclass(slots=True)
class Dojo:
    """The tray of a battle; `open` goes from 0 (above the window) to 1."""

    open: float
    caption: str
    fighters: dict[int, FighterSprite] = field(default_factory=dict)
    dice: dict[int, DieSprite] = field(default_factory=dict)
    cut: int | None = None
    """The seat that the deciding cut hits."""

    slash: float = 0.0
    ahead: int | None = None
    """The seat whose die is higher."""

    dark: float = 0.0
    """How dark the courtyard behind it is."""


def die_of(rank: int, value: int) -> DieSprite:
    """The die of a rank, at rest."""
    return DieSprite(len(FACES[rank]), value)


def look(what: int, viewer: int, marks: bool) -> tuple[int, int]:
    """How a figure looks: the rank it shows (0: its back), and the remembered rank above it."""
    rank = what & RANK
    if viewer in (OPEN, seat_of(what)):
        return rank, 0
    return 0, rank if marks else 0


def stand(what: int, cell: int, places: TableLayout, viewer: int, marks: bool) -> Figure:
    """A figure at rest on its cell."""
    rank, tag = look(what, viewer, marks)
    return Figure(seat_of(what), rank, tag, Sprite(*places.foot(cell)), places.width(cell), places.line(cell))
