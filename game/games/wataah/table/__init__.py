"""How Shinobi WAT-AAH! looks and responds on the screen."""

from game.engine.geometry import Point, Rect
from game.engine.kit import Kit
from game.engine.layout import Layout
from game.games.wataah import phone
from game.games.wataah.commentary import WataahCommentary
from game.games.wataah.table.art.pictures import WataahArt
from game.games.wataah.table.face import WataahFace
from game.games.wataah.table.layout import ZONES
from game.games.wataah.table.lesson import lesson
from game.games.wataah.table.phone_art import phone_art
from game.games.wataah.table.prebake import plan
from game.games.wataah.table.rulebook import book
from game.games.wataah.table.scoring import rows
from game.games.wataah.table.tableau import tableau
from game.table.kind import TableKind
from game.table.session import Session
from game.table.trial.places import TrialPlaces
from game.table.zone import TableZones


def _face(kit: Kit, zones: TableZones, session: Session) -> WataahFace:
    return WataahFace(
        kit,
        zones,
        session.match.seats,
        lambda seat: session.players[seat].name,
        lambda: bool(session.humans),
        company=lambda: session.company,
    )


def _plan(kit: Kit, layout: Layout) -> None:
    plan(WataahArt(kit.assets, kit.bakery), layout, board=True, large=kit.preferences.cards == "large")


TABLE = TableKind(
    face=_face,
    zones=ZONES,
    seat_names=("wataah.seat.sun", "wataah.seat.fan", "wataah.seat.moon", "wataah.seat.pine"),
    scoring=rows,
    commentary=WataahCommentary(),
    plan=_plan,
    book=book,
    lesson=lesson,
    tableau=tableau,
    phone=phone.parts,
    phone_art=phone_art,
    trial=TrialPlaces(Rect(1076, 4, 518, 74), tuple(Rect(1316, 306, 266, 174).rows(3, 18)), arrows=Point(24, 314)),
)
