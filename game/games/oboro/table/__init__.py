"""How Oboro Ninja Star Trick looks and responds on the screen."""

from game.engine.geometry import Point, Rect
from game.engine.kit import Kit
from game.engine.layout import Layout
from game.games.oboro import phone
from game.games.oboro.commentary import OboroCommentary
from game.games.oboro.table.art.pictures import OboroArt
from game.games.oboro.table.face import OboroFace
from game.games.oboro.table.layout import ZONES
from game.games.oboro.table.lesson import lesson
from game.games.oboro.table.phone_art import phone_art
from game.games.oboro.table.prebake import plan
from game.games.oboro.table.rulebook import book
from game.games.oboro.table.scoring import rows
from game.games.oboro.table.tableau import tableau
from game.table.kind import TableKind
from game.table.session import Session
from game.table.trial.places import TrialPlaces
from game.table.zone import TableZones


def _face(kit: Kit, zones: TableZones, session: Session) -> OboroFace:
    return OboroFace(
        kit,
        zones,
        lambda seat: session.players[seat].name,
        lambda: bool(session.humans),
        lambda: session.company,
    )


def _plan(kit: Kit, layout: Layout) -> None:
    plan(OboroArt(kit.assets, kit.bakery), layout, large=kit.preferences.cards == "large")


_GOAL = Rect(556, 7, 516, 96)
_TAGS = tuple(Rect(1240, 702, 346, 132).rows(3, 6))
"""Beside the hand: captions of the trick appear below the goal."""

TABLE = TableKind(
    face=_face,
    zones=ZONES,
    seat_names=("oboro.seat.sun", "oboro.seat.fan", "oboro.seat.moon"),
    scoring=rows,
    commentary=OboroCommentary(),
    plan=_plan,
    book=book,
    lesson=lesson,
    tableau=tableau,
    beginner={"mission": 11},
    phone=phone.parts,
    phone_art=phone_art,
    trial=TrialPlaces(_GOAL, _TAGS, arrows=Point(1086, 68)),
)
