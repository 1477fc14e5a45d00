"""Everything of Ninjutsu that draws."""

from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.layout import Layout
from game.games.ninjutsu.commentary import NinjutsuCommentary
from game.games.ninjutsu.rules.boards import CLASSIC, chosen
from game.games.ninjutsu.table.art.pictures import NinjutsuArt
from game.games.ninjutsu.table.face import NinjutsuFace
from game.games.ninjutsu.table.final_board import FinalBoard
from game.games.ninjutsu.table.layout import ZONES, TableLayout
from game.games.ninjutsu.table.lesson import lesson
from game.games.ninjutsu.table.player_maps import own_maps
from game.games.ninjutsu.table.prebake import plan
from game.games.ninjutsu.table.rulebook import book
from game.games.ninjutsu.table.scoring import rows
from game.table.kind import TableKind
from game.table.session import Session


def _face(kit: Kit, zones: dict[str, Rect], session: Session) -> NinjutsuFace:
    return NinjutsuFace(kit, zones, chosen(session.match.options["board"]))


def _plan(kit: Kit, layout: Layout) -> None:
    """The usual board; another is noted when its table is laid."""
    plan(kit.bakery.plan, NinjutsuArt(kit.assets, kit.bakery), TableLayout({}, CLASSIC), layout)


TABLE = TableKind(
    face=_face,
    zones=ZONES,
    seat_names=("ninjutsu.side.red", "ninjutsu.side.black"),
    scoring=rows,
    commentary=NinjutsuCommentary(),
    plan=_plan,
    exhibit=FinalBoard,
    own=own_maps,
    book=book,
    lesson=lesson,
)
