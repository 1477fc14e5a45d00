"""Everything of Ninjutsu that draws."""

from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.layout import Layout
from game.games.ninjutsu.boards import CLASSIC, chosen
from game.games.ninjutsu.commentary import NinjutsuCommentary
from game.games.ninjutsu.table.art import NinjutsuArt
from game.games.ninjutsu.table.book import book
from game.games.ninjutsu.table.exhibit import Exhibit
from game.games.ninjutsu.table.face import NinjutsuFace
from game.games.ninjutsu.table.lesson import lesson
from game.games.ninjutsu.table.maps import own_maps
from game.games.ninjutsu.table.places import ZONES, Places
from game.games.ninjutsu.table.plan import plan
from game.games.ninjutsu.table.scoring import rows
from game.table.kind import TableKind
from game.table.session import Session


def _face(kit: Kit, zones: dict[str, Rect], session: Session) -> NinjutsuFace:
    return NinjutsuFace(kit, zones, chosen(session.match.options["board"]))


def _plan(kit: Kit, layout: Layout) -> None:
    """The usual board; another is noted when its table is laid."""
    plan(kit.bakery.plan, NinjutsuArt(kit.assets, kit.bakery), Places({}, CLASSIC), layout)


TABLE = TableKind(
    face=_face,
    zones=ZONES,
    seat_names=("ninjutsu.side.red", "ninjutsu.side.black"),
    scoring=rows,
    commentary=NinjutsuCommentary(),
    plan=_plan,
    exhibit=Exhibit,
    own=own_maps,
    book=book,
    lesson=lesson,
)
