"""Everything that draws Ninja Taisen."""

from game.engine.kit import Kit
from game.engine.layout import Layout
from game.games.taisen import phone
from game.games.taisen.commentary import TaisenCommentary
from game.games.taisen.table.art.pictures import TaisenArt
from game.games.taisen.table.face import TaisenFace
from game.games.taisen.table.layout import ZONES
from game.games.taisen.table.lesson import lesson
from game.games.taisen.table.phone_art import phone_art
from game.games.taisen.table.prebake import plan
from game.games.taisen.table.rulebook import book
from game.games.taisen.table.scoring import rows
from game.games.taisen.table.tableau import tableau
from game.table.kind import TableKind
from game.table.session import Session
from game.table.zone import TableZones


def _face(kit: Kit, zones: TableZones, session: Session) -> TaisenFace:
    by_lot = session.match.options["first"] == "random"
    face = TaisenFace(kit, zones, by_lot=by_lot, company=lambda: session.company)
    if len(session.humans) == 1:
        face.face_seat(session.humans[0])
    return face


def _plan(kit: Kit, layout: Layout) -> None:
    plan(TaisenArt(kit.assets, kit.bakery), layout)


TABLE = TableKind(
    face=_face,
    zones=ZONES,
    seat_names=("taisen.side.monkey", "taisen.side.wolf"),
    scoring=rows,
    commentary=TaisenCommentary(),
    plan=_plan,
    book=book,
    lesson=lesson,
    tableau=tableau,
    phone=phone.parts,
    phone_art=phone_art,
)
