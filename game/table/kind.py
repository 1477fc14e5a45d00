"""What each game's table package provides to the app: face, zones, scoring, rulebook and lesson."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple, Protocol

from pygame import Surface

from game.core.refusal import Value
from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.layout import Layout
from game.engine.text.translations import Texts
from game.phones.page import PartsMaker
from game.table.face.face import Face
from game.table.history.commentary import Commentary
from game.table.lesson.script import Lesson
from game.table.plain.face import plain_face
from game.table.rulebook.page import RulebookPage
from game.table.session import Session
from game.table.setup.player_files import PlayerFiles
from game.table.trial.places import TrialPlaces
from game.table.trial.tableau import Tableau
from game.table.zone import TableZones


class Rank(NamedTuple):
    """What a seat reached in one round: a place, and the strength that brought it."""

    place: int
    strength: str


class ScoreRow(NamedTuple):
    """One line of the scoring: a label and one value per seat, already in words."""

    label: str
    values: tuple[str, ...]
    total: bool = False
    """Whether this line is the sum of the others."""

    ranks: tuple[tuple[Rank, ...], ...] = ()
    """For each seat its places in the rounds. They are no summands: `values` say what they brought."""


class ScoringPicture(Protocol):
    """An illustration that the scoring shows beside the scrolls."""

    def draw(self, canvas: Canvas, rect: Rect) -> None:
        """Draw it into a rectangle."""


def plain_rows(session: Session, texts: Texts) -> list[ScoreRow]:
    """How often each seat decided, and what it reached; nothing is reached where somebody resigned."""
    decided = Counter(step.seat for step in session.match.history)
    seats = range(session.match.seats)
    rows = [ScoreRow(texts.say("scoring.moves"), tuple(str(decided[seat]) for seat in seats))]
    outcome = session.match.outcome
    if outcome is not None:
        point = texts.say("number.point")
        scores = tuple(f"{score:g}".replace(".", point) for score in outcome.scores)
        rows.append(ScoreRow(texts.say("scoring.score"), scores, total=True))
    return rows


@dataclass(frozen=True)
class TableKind:
    """One game's table. Everything has a default: a game without a table is played at a plain one."""

    face: Callable[[Kit, TableZones, Session], Face] = plain_face
    """Makes the face of a new table from the zones of its map."""

    zones: tuple[str, ...] = ()
    """The zones that `levels/<game>/table.tmx` must have; a table without any needs no map."""

    seat_names: tuple[str, ...] = ()
    """Text keys: what the seats are called until somebody types a name; without them they are numbered."""

    scoring: Callable[[Session, Texts], list[ScoreRow]] = plain_rows
    """What the scoring tells about a finished match, line by line."""

    commentary: Commentary | None = None
    """Moments and decisions in words; without one decisions are numbered and moves named."""

    book: Callable[[Kit], tuple[RulebookPage, ...]] | None = None
    """The pages of the game's rulebook; without them it is the README of its folder."""

    lesson: Callable[[], Lesson] | None = None
    """The game's playable lesson, if there is one."""

    beginner: Mapping[str, Value] = field(default_factory=dict)
    """Options for a first match, where the usual ones are for players who know the game."""

    plan: Callable[[Kit, Layout], None] | None = None
    """Schedules every picture that a table needs at this window size, to be baked during match setup."""

    exhibit: Callable[[Kit, Session], ScoringPicture] | None = None
    """Returns the illustration between the scrolls of the scoring. For two-player games."""

    phone: PartsMaker | None = None
    """The parts of a phone's page; without them every move is a button in words."""

    phone_art: Callable[[Kit], Mapping[str, Callable[[], Surface]]] | None = None
    """Makes the pictures that those parts name."""

    tableau: Tableau | None = None
    """What the window of a challenge shows; without it only the scenery."""

    own: Callable[[Path, Texts], PlayerFiles] | None = None
    """Looks in the player's folder for what an option may also be set to."""

    trial: TrialPlaces = field(default_factory=TrialPlaces)
    """Where a trial hangs its goal and its hints."""

    def seat_name(self, seat: int, texts: Texts) -> str:
        """What a seat is called until somebody types a name."""
        if seat < len(self.seat_names):
            return texts.say(self.seat_names[seat])
        return texts.say("setup.seat", number=seat + 1)
