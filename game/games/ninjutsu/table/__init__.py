"""Everything of Ninjutsu that draws."""

from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.games.ninjutsu.boards import chosen
from game.games.ninjutsu.commentary import NinjutsuCommentary
from game.games.ninjutsu.table.book import book
from game.games.ninjutsu.table.exhibit import Exhibit
from game.games.ninjutsu.table.face import NinjutsuFace
from game.games.ninjutsu.table.lesson import lesson
from game.games.ninjutsu.table.maps import own_maps
from game.games.ninjutsu.table.places import ZONES
from game.games.ninjutsu.table.plan import plan
from game.games.ninjutsu.table.scoring import rows
from game.table.kind import TableKind
from game.table.session import Session


def _face(kit: Kit, zones: dict[str, Rect], session: Session) -> NinjutsuFace:
    return NinjutsuFace(kit, zones, chosen(session.match.options["board"]))


TABLE = TableKind(
    face=_face,
    zones=ZONES,
    seat_names=("ninjutsu.side.red", "ninjutsu.side.black"),
    scoring=rows,
    commentary=NinjutsuCommentary(),
    plan=plan,
    exhibit=Exhibit,
    own=own_maps,
    book=book,
    lesson=lesson,
)
