"""Everything of Ninjutsu that draws."""

import logging
from pathlib import Path

from game import maps
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.layout import Layout
from game.engine.text.translations import Texts
from game.games.ninjutsu import phone
from game.games.ninjutsu.commentary import NinjutsuCommentary
from game.games.ninjutsu.rules.boards import CLASSIC, chosen
from game.games.ninjutsu.table.art.pictures import NinjutsuArt
from game.games.ninjutsu.table.face import NinjutsuFace
from game.games.ninjutsu.table.final_board import FinalBoard
from game.games.ninjutsu.table.layout import ZONES, TableLayout
from game.games.ninjutsu.table.lesson import lesson
from game.games.ninjutsu.table.phone_art import phone_art
from game.games.ninjutsu.table.prebake import plan
from game.games.ninjutsu.table.rulebook import book
from game.games.ninjutsu.table.scoring import rows
from game.games.ninjutsu.table.tableau import tableau
from game.table.kind import TableKind
from game.table.session import Session
from game.table.setup.player_files import OwnProblem, PlayerFile, PlayerFiles, label_of
from game.table.trial.places import TrialPlaces, below
from game.table.zone import TableZones

FOLDER = "maps"

_log = logging.getLogger(__name__)


def own_maps(home: Path, texts: Texts) -> PlayerFiles:
    """The player's boards; the folder is created, so that the player can find it."""
    folder = home / FOLDER
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:  # then there are no maps in it either
        _log.warning("the folder for maps cannot be made: %s", error)
    boards, wrong = maps.boards([folder])
    found = tuple(
        PlayerFile(f"own{number}", label_of(name), board.written(), folder / f"{name}.tmx")
        for number, (name, board) in enumerate(boards.items(), start=1)
    )
    problems = tuple(OwnProblem(error.path, error.sentence(texts.say)) for error in wrong)
    return PlayerFiles("board", found, problems, folder)


def _face(kit: Kit, zones: TableZones, session: Session) -> NinjutsuFace:
    return NinjutsuFace(kit, zones, chosen(session.match.options["board"]), lambda: session.company)


def _plan(kit: Kit, layout: Layout) -> None:
    """The usual board; another is noted when its table is laid."""
    plan(kit.bakery.plan, NinjutsuArt(kit.assets, kit.bakery), TableLayout(TableZones({}), CLASSIC), layout)


_GOAL = Rect(548, 4, 620, 88)
_IDEA, _PIECE, _MOVE = below(_GOAL, 6, 41)  # the board begins right below
_TAGS = (_IDEA, _PIECE, _MOVE._replace(w=_MOVE.w + 56))  # who kidnaps whom takes two lines

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
    tableau=tableau,
    phone=phone.parts,
    phone_art=phone_art,
    trial=TrialPlaces(_GOAL, _TAGS),
)
