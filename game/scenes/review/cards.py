"""The decisions that cost most, each on a slip of paper that opens the position; or a message instead."""

import pygame

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.look import theme
from game.engine.look.theme import TextStyle
from game.engine.widgets import materials, panels
from game.engine.widgets.widget import Widget
from game.scenes.faces import Faces
from game.scenes.phrases import spoken
from game.scenes.replay.note import Note
from game.scenes.review.chart import draw_number
from game.table.history.replay import FinishedMatch
from game.table.history.review import Finding

COLUMN = Rect(1066, 118, 480, 600)
_GAP = 15.0
_PAD = 26.0
_SEAL = 44.0


def places() -> list[Rect]:
    """Return the rectangles of the slips."""
    return COLUMN.rows(3, _GAP)


def note_of(kit: Kit, played: FinishedMatch, finding: Finding) -> Note:
    """Turn a finding into words."""
    commentary, view = played.commentary, played.view(finding.decision, finding.seat)
    when = commentary.when(commentary.moment(played.before(finding.decision)), kit.say)
    done = commentary.move(view, finding.move, kit.say, played.name)
    better = commentary.move(view, finding.better.move, kit.say, played.name)
    return Note(
        finding.decision,
        finding.seat,
        when,
        kit.say("review.with_chance", move=done, percent=round(100 * finding.chance)),
        kit.say("review.with_chance", move=better, percent=round(100 * finding.better_chance)),
        reason_of(kit, played.match.game.name, finding),
        finding.better.move,
    )


def reason_of(kit: Kit, game: str, finding: Finding) -> str:
    """Explain why the other move is better, with translated values."""
    reason = finding.better.reason
    return kit.say(reason.key, **spoken(kit, game, reason.values.items()))


class FindingCard(Widget):
    """One decision; a click opens its position."""

    def __init__(  # noqa: PLR0917 - the scene passes everything at once
        self, number: int, rect: Rect, kit: Kit, played: FinishedMatch, note: Note, faces: Faces
    ) -> None:
        super().__init__(f"finding.{number}", rect)
        self._number = number
        self._kit = kit
        self._played = played
        self._note = note
        self._faces = faces

    @property
    def ring(self) -> tuple[Rect, float]:
        """The whole slip."""
        return self.rect, theme.RADIUS_SHEET

    def draw(self, canvas: Canvas) -> None:
        """Draw the slip, lifted on hover."""
        rect, say, note = self.rect.moved(0, -2 if self.hovered else 0), self._kit.say, self._note
        if self.hovered or self.focused:
            glow = canvas.made(("finding glow", canvas.layout.rect_to_px(rect)[2:]), lambda: _glow(canvas, rect))
            materials.place(canvas, glow, rect)
        panels.draw_sheet(canvas, rect)
        draw_number(canvas, self._number, (rect.x + _PAD + _SEAL / 2, rect.y + 16 + _SEAL / 2), _SEAL)
        name = self._played.name(note.seat)
        head = say("review.head", when=note.head, name=name)
        game, player = self._played.match.game.name, self._played.players[note.seat]
        self._faces.draw(canvas, game, note.seat, player, Rect(rect.right - _PAD - 36, rect.y + 20, 36, 36))
        left = rect.x + _PAD + _SEAL + 14
        canvas.text(head, Rect(left, rect.y + 18, rect.right - _PAD - 46 - left, 40), theme.NAME.sized(23), wrap=False)
        lines = [
            (say("review.played", move=note.played), theme.SMALL),
            (say("review.better", move=note.better), theme.LABEL.sized(20)),
            (note.reason, theme.FLAVOUR.sized(19)),
        ]
        _draw_lines(canvas, Rect(rect.x + _PAD + 4, rect.y + 68, rect.w - 2 * _PAD - 4, rect.h - 68 - 16), lines)


def _draw_lines(canvas: Canvas, box: Rect, lines: list[tuple[str, TextStyle]]) -> None:
    """Draw paragraphs one below the other. Each gets the height it needs, or its share if there is too little."""
    heights = [canvas.measure(words, style, box.w)[1] for words, style in lines]
    room = min(1.0, box.h / sum(heights))
    gap = max(0.0, min(7.0, (box.h - sum(heights)) / (len(lines) - 1)))
    y = box.y
    for (words, style), height in zip(lines, heights, strict=True):
        canvas.text(words, Rect(box.x, y, box.w, height * room + 1), style, stand="top")
        y += height * room + gap


def draw_progress(canvas: Canvas, kit: Kit, progress: float, *, judging: bool) -> None:
    """Draw the progress of the review in place of the slips."""
    sheet = Rect(COLUMN.x, COLUMN.y, COLUMN.w, 250)
    inside = panels.draw_sheet(canvas, sheet)
    words = kit.say("review.judging" if judging else "review.charting")
    canvas.text(words, Rect(inside.x, inside.y, inside.w, 78), theme.LABEL.sized(22), stand="top")
    bar = Rect(inside.x, inside.y + 88, inside.w - 82, 22)
    canvas.rounded(bar, 11, theme.TRAY, theme.GOLD_LINE, line_opacity=0.6)
    filled = max(22.0, (bar.w - 8) * progress)
    canvas.rounded(Rect(bar.x + 4, bar.y + 4, filled, bar.h - 8), 7, ((0.0, theme.GOLD_LIGHT), (1.0, theme.GOLD)))
    percent = kit.say("review.percent", percent=round(100 * progress))
    box = Rect(bar.right + 8, bar.y - 8, 74, bar.h + 16)
    canvas.text(percent, box, theme.NAME.sized(22), "right", wrap=False)


def draw_words(canvas: Canvas, words: str, *, offers: bool) -> None:
    """Draw a sentence in place of the slips; `offers` leaves room for a button."""
    sheet = Rect(COLUMN.x, COLUMN.y, COLUMN.w, 250 if offers else 170)
    inside = panels.draw_sheet(canvas, sheet)
    canvas.text(words, inside._replace(h=118), theme.LABEL.sized(22), stand="top")


def draw_rest(canvas: Canvas, words: str, found: int) -> None:
    """Draw a sentence below the slips if there are fewer than there is room for."""
    place = places()[found]
    canvas.text(words, place.inset(20, 0)._replace(h=70), theme.FLAVOUR.sized(22).on("light_text_soft"), "centre")


def _glow(canvas: Canvas, rect: Rect) -> pygame.Surface:
    size_px, scale = canvas.layout.rect_to_px(rect)[2:], canvas.scale
    look = canvas.theme
    body = materials.sheet_face(look, size_px, theme.RADIUS_SHEET * scale, (look.paper_light, look.paper_dark), None)
    return materials.framed(body, scale, None, theme.GLOW_HOVER)
