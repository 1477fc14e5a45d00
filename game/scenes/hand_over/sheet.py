"""The sheet on the closed doors: who is awaited, and what everybody may know about the match."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from game.core.player import Player
from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.look import theme
from game.engine.widgets import panels
from game.scenes.crests import draw_crest
from game.scenes.faces import Faces
from game.scenes.hand_over.art import SHEET, HandOverArt
from game.scenes.hand_over.standing import NOTHING_YET, StandingLine, draw_standing
from game.table.face.answers import DoorQuestion
from game.table.face.log_line import LogLine
from game.table.frame.news import greatest

_INSIDE = SHEET.inset(44, 30)
_CREST = Rect(_INSIDE.x, _INSIDE.y, 132, 132)
_TO = Rect(_CREST.right + 28, _INSIDE.y + 8, _INSIDE.right - _CREST.right - 28, 34)
_NAME = Rect(_TO.x, _TO.bottom, _TO.w, 76)
_STANDING = Rect(_INSIDE.x, _CREST.bottom + 18, _INSIDE.w, 36)
_LINES = Rect(_INSIDE.x, _STANDING.bottom + 4, _INSIDE.w, 184)
_LINE, _ICON = 46.0, 34.0
_FACE, _FACE_STEP = 64.0, 74.0
_MOST = 4
"""How many lines of news fit."""

_AWAY = Rect(_INSIDE.x, _INSIDE.bottom - 36, _INSIDE.w, 36)
_GAP = 18.0
BUTTONS = Rect(_INSIDE.x, _INSIDE.bottom - 118, _INSIDE.w, 74)
"""The row of buttons: the doors, and the peek if there is one."""

_QUESTION = 58.0
_BESIDE = 24.0
"""The height of a question above its answers, and the space beside the picture."""

ALONE = BUTTONS.inset(90, 0)
READY = Rect(BUTTONS.x, BUTTONS.y, (BUTTONS.w - _GAP) * 0.56, BUTTONS.h)
PEEK = Rect(READY.right + _GAP, BUTTONS.y, BUTTONS.right - READY.right - _GAP, BUTTONS.h)


def draw_others(canvas: Canvas, faces: Faces, game: str, others: Mapping[int, Player]) -> None:
    """Draw who else plays at the right of the sheet's head."""
    for place, (seat, player) in enumerate(others.items()):
        left = _INSIDE.right - (len(others) - place) * _FACE_STEP + _FACE_STEP - _FACE
        faces.draw(canvas, game, seat, player, Rect(left, _CREST.centre.y - _FACE / 2, _FACE, _FACE))


@dataclass(frozen=True)
class PublicNews:
    """What everybody may know about the match: it is written on the closed doors."""

    standing: StandingLine = NOTHING_YET
    """Which round it is, and how everybody stands."""

    lines: Sequence[LogLine] = ()
    """What happened since the awaited player's last decision, as the log tells it to all."""

    draw_icon: Callable[[Canvas, LogLine, Rect], None] | None = None

    picture: Callable[[Canvas, Rect], None] | None = None
    """Draws what everybody looks at into the left of a box."""

    others: Mapping[int, Player] = field(default_factory=dict)
    """Who else sits at the table, by seat."""

    place: Callable[[Rect], Rect | None] = lambda _: None
    """Tells where in a box `picture` draws."""


@dataclass(frozen=True)
class Awaited:
    """The player who must come to the table."""

    name: str
    seat: int
    game: str
    """The one being played: some have crests of their own."""


def draw_sheet(  # noqa: PLR0917 - what stands on the sheet
    canvas: Canvas,
    art: HandOverArt,
    awaited: Awaited,
    words: tuple[str, str],
    news: PublicNews,
    asked: DoorQuestion | None = None,
) -> None:
    """Draw the sheet without its buttons and faces; `words` stand above the name, and at the foot.

    Below what is `asked` there is room for the answers.
    """
    canvas.blit_centred(art.sheet(canvas.layout.size_to_px(SHEET.size)), SHEET.centre)
    draw_crest(canvas, awaited.game, awaited.seat, _CREST)
    width = _TO.w - len(news.others) * _FACE_STEP
    canvas.text(words[0], _TO._replace(w=width), theme.LABEL.sized(26).on("ink_soft"), wrap=False)
    canvas.text(awaited.name, _NAME._replace(w=width), theme.PAGE_TITLE.sized(64).on("ink"), wrap=False)
    canvas.text(words[1], _AWAY, theme.FLAVOUR.sized(25), "centre", wrap=False)
    panels.draw_rule(canvas, _INSIDE, _CREST.bottom + 14)
    draw_standing(canvas, awaited.game, news.standing, _STANDING)
    step = _LINE if asked is None else _QUESTION
    if asked is not None and asked.line is not None:
        lines = [asked.line]
    else:
        lines = [news.lines[at] for at in greatest(news.lines, awaited.seat, _MOST if asked is None else 1)]
    if news.picture is not None:
        # Alone, the picture takes the middle.
        news.picture(canvas, _LINES if lines or asked is not None else _LINES.moved(_LINES.w / 4, 0))
    room = _room(news)
    top = room.y if asked is not None else room.centre.y - len(lines) * step / 2
    for place, line in enumerate(lines):
        row = Rect(room.x, top + place * step, room.w, step)
        if news.draw_icon is not None:
            news.draw_icon(canvas, line, Rect(row.x, row.centre.y - _ICON / 2, _ICON, _ICON))
        canvas.text(line.text, Rect(row.x + _ICON + 16, row.y, row.w - _ICON - 16, row.h), theme.BODY.sized(22))


def answers_box(news: PublicNews) -> Rect:
    """Return where the answers to a question stand: beside the picture, below the question."""
    room = _room(news)
    return Rect(room.x, room.y + _QUESTION + 2, room.w, room.h - _QUESTION - 2)


def _room(news: PublicNews) -> Rect:
    """The place beside the picture."""
    shown = news.place(_LINES)
    if shown is None:
        return _LINES.inset(40, 0)
    return Rect(shown.right + _BESIDE, _LINES.y, _LINES.right - shown.right - _BESIDE, _LINES.h)
