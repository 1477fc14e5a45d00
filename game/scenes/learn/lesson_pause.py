"""The pause menu of a lesson: continue, choose or repeat a chapter, start over, or leave. Progress is kept."""

from game.engine.canvas import Canvas
from game.engine.draw.shapes import hex_colour
from game.engine.geometry import Rect
from game.engine.input.commands import Command, Kind
from game.engine.kit import Kit
from game.engine.layout import DESIGN
from game.engine.look import theme
from game.engine.scenes import Pop, Scene, Target, Transition
from game.engine.widgets import panels
from game.engine.widgets.button import GLYPH_INK, Button
from game.engine.widgets.focus import Focus
from game.engine.widgets.widget import Activated, Area, Widget
from game.scenes import confirm_button
from game.table.lesson import art
from game.table.lesson.exits import Go
from game.table.lesson.progress import is_done
from game.table.lesson.scene import LessonScene

_SEAL = 36.0


class ChapterRow(Area):
    """Named `chapter.<number>`; the current one is marked."""

    def __init__(self, number: int, rect: Rect, title: str, *, done: bool, here: bool) -> None:
        super().__init__(f"chapter.{number}", rect.inset(0, 3), radius=theme.RADIUS_SLIP)
        self._number = number
        self._title = title
        self._done = done
        self._here = here

    def draw(self, canvas: Canvas) -> None:
        """Draw seal and title; the row lights up on hover."""
        rect = self.rect
        if self.hovered or self._here:
            canvas.rounded(rect, theme.RADIUS_SLIP, theme.SELECT, opacity=0.42 if self.hovered else 0.22)
        if self._number:
            panels.draw_rule(canvas, rect, rect.y - 3)
        seal = Rect(rect.x + 8, rect.centre.y - _SEAL / 2, _SEAL, _SEAL)
        if self._done:
            canvas.rounded(seal, _SEAL / 2, theme.VERMILION)
            canvas.picture("ui/tick", seal.inset(7), {GLYPH_INK: hex_colour(theme.BRIGHT_TEXT)})
        else:
            canvas.rounded(seal, _SEAL / 2, theme.PAPER_LIGHT, theme.GOLD_DARK, line_width=2)
            canvas.text(str(self._number + 1), seal, theme.LABEL.sized(20), "centre", wrap=False)
        box = Rect(seal.right + 16, rect.y, rect.right - seal.right - 24, rect.h)
        canvas.text(self._title, box, theme.NAME.sized(24) if self._here else theme.LABEL.sized(24), wrap=False)


_DIMMED = 0.62
_WIDTH, _LEFT = 1060.0, 440.0
_HEAD, _INSIDE = 116.0, 40.0
_BUTTON, _ROW, _GAP = 62.0, 56.0, 15.0
_BUTTONS = ("resume", "again", "over", "leave")
_OWL = (172.0, 180.0)


class LessonPauseScene(Scene):
    """Pops with `Go`, which tells the lesson's `resume` where to continue."""

    overlay = True

    def __init__(self, kit: Kit, lesson: LessonScene) -> None:
        self.kit = kit
        self._room = lesson.room
        self._number = lesson.number
        self._asked = False
        count = len(self._room.lesson.chapters)
        content = max(len(_BUTTONS) * (_BUTTON + _GAP) + 30, 44 + count * _ROW)
        self._sheet = Rect.around((DESIGN.centre.x, DESIGN.centre.y + 10), _WIDTH, _HEAD + content + _INSIDE + 10)
        inside = Rect(self._sheet.x + _INSIDE, self._sheet.y + _HEAD + 30, _WIDTH - 2 * _INSIDE, content)
        buttons = Rect(inside.x, inside.y, _LEFT, len(_BUTTONS) * (_BUTTON + _GAP) - _GAP)
        self._places = dict(zip(_BUTTONS, buttons.rows(len(_BUTTONS), _GAP), strict=True))
        self._kept = Rect(inside.x, buttons.bottom + 8, _LEFT, 34)
        right = Rect(inside.x + _LEFT + 56, inside.y - 10, inside.w - _LEFT - 56, content)
        self._heading = Rect(right.x, right.y, right.w, 34)
        self._rows = [Rect(right.x, right.y + 44 + row * _ROW, right.w, _ROW) for row in range(count)]
        self.focus = Focus(self._widgets(), first="resume")

    @property
    def moving(self) -> bool:
        """Nothing moves here."""
        return False

    def handle(self, command: Command) -> Transition:
        """Handle a command; Esc first cancels a question, then resumes."""
        if command.kind in (Kind.CANCEL, Kind.MENU):
            if not self._asked:
                return Pop()
            self._ask(asked=False)
            return None
        answer = self.focus.handle(command)
        return self._activated(answer.name) if isinstance(answer, Activated) else None

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet over the table, and the owl on top of it."""
        canvas.dim(_DIMMED)
        say, sheet = self.kit.say, self._sheet
        panels.draw_sheet(canvas, sheet)
        owl = Rect(sheet.right - _OWL[0] - 60, sheet.y - _OWL[1] + 34, *_OWL)
        art.draw_sensei(canvas, owl, "calm")
        title = Rect(sheet.x + _INSIDE, sheet.y + 32, _WIDTH - 2 * _INSIDE, 64)
        canvas.text(say("lesson.pause.title"), title, theme.HEADING.sized(46), wrap=False)
        panels.draw_rule(canvas, sheet.inset(28, 0), sheet.y + _HEAD)
        canvas.text(say("lesson.pause.kept"), self._kept, theme.FLAVOUR, wrap=False)
        canvas.text(say("lesson.pause.chapters"), self._heading, theme.LABEL, wrap=False)
        if self._asked:
            confirm_button.draw_question(canvas, self._places["over"], say("lesson.pause.really_over"))
        self.focus.draw(canvas)

    def targets(self) -> list[Target]:
        """The buttons and the chapters."""
        return self.focus.targets()

    def _activated(self, name: str) -> Transition:
        room = self._room
        match name.split("."):
            case ["resume"]:
                return Pop()
            case ["again"]:
                return Pop(Go(room.open(self._number)))
            case ["over", "yes"]:
                return Pop(Go(room.start_over()))
            case ["leave"]:
                return Pop(Go(None))
            case ["chapter", number]:
                return Pop(Go(room.open(int(number))))
            case answer:
                self._ask(asked=answer == ["over"])
        return None

    def _ask(self, *, asked: bool) -> None:
        self._asked = asked
        self.focus.replace(self._widgets())
        # Focus "no", so that an accidental Enter does no harm.
        self.focus.move_to("over.no" if asked else "over")

    def _widgets(self) -> list[Widget]:
        say, places, lesson = self.kit.say, self._places, self._room.lesson
        found: list[Widget] = [
            Button("resume", places["resume"], say("lesson.pause.resume"), "primary"),
            Button("again", places["again"], say("lesson.pause.again"), ground="paper"),
        ]
        if self._asked:
            found += confirm_button.answers("over", places["over"], say("lesson.pause.yes"), say("lesson.pause.no"))
        else:
            found.append(Button("over", places["over"], say("lesson.pause.over"), ground="paper"))
        found.append(Button("leave", places["leave"], say("lesson.pause.leave"), ground="paper"))
        for number, (chapter, rect) in enumerate(zip(lesson.chapters, self._rows, strict=True)):
            done = is_done(self.kit.key_values, lesson, number)
            found.append(ChapterRow(number, rect, say(chapter.title), done=done, here=number == self._number))
        return found
