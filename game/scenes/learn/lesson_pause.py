"""The pause menu of a lesson: continue, choose or repeat a chapter, start over, or leave. Says whether all is saved."""

from game.engine.canvas import Canvas
from game.engine.draw.shapes import hex_colour
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.layout import DESIGN
from game.engine.look import theme
from game.engine.scenes import Pop, Transition
from game.engine.widgets import panels
from game.engine.widgets.button import GLYPH_INK, Button
from game.engine.widgets.widget import Area, Widget
from game.scenes import confirm_button
from game.scenes.screen import OverlayScreen
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
            canvas.picture("ui/tick", seal.inset(7), {GLYPH_INK: hex_colour(canvas.theme.bright_text)})
        else:
            canvas.rounded(seal, _SEAL / 2, canvas.theme.paper_light, theme.GOLD_DARK, line_width=2)
            canvas.text(str(self._number + 1), seal, theme.LABEL.sized(20), "centre", wrap=False)
        box = Rect(seal.right + 16, rect.y, rect.right - seal.right - 24, rect.h)
        canvas.text(self._title, box, theme.NAME.sized(24) if self._here else theme.LABEL.sized(24), wrap=False)


_WIDTH, _LEFT = 1060.0, 440.0
_HEAD, _INSIDE = 116.0, 40.0
_BUTTON, _ROW, _GAP = 62.0, 56.0, 15.0
_BUTTONS = ("resume", "again", "over", "leave")
_OWL = (172.0, 180.0)


class LessonPauseScene(OverlayScreen):
    """Pops with `Go`, which tells the lesson's `resume` where to continue."""

    def __init__(self, kit: Kit, lesson: LessonScene) -> None:
        super().__init__(kit)
        self._room = lesson.room
        self._number = lesson.number
        self._note = "lesson.pause.kept" if lesson.saved else "trouble.progress"
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
        self.begin("resume")

    def compose(self, canvas: Canvas) -> None:
        """Draw the sheet, and the owl on top of it."""
        say, sheet = self.kit.say, self._sheet
        panels.draw_sheet(canvas, sheet)
        owl = Rect(sheet.right - _OWL[0] - 60, sheet.y - _OWL[1] + 34, *_OWL)
        art.draw_sensei(canvas, owl, "calm")
        title = Rect(sheet.x + _INSIDE, sheet.y + 32, _WIDTH - 2 * _INSIDE, 64)
        canvas.text(say("lesson.pause.title"), title, theme.HEADING.sized(46), wrap=False)
        panels.draw_rule(canvas, sheet.inset(28, 0), sheet.y + _HEAD)
        canvas.text(say(self._note), self._kept, theme.FLAVOUR, wrap=False)
        canvas.text(say("lesson.pause.chapters"), self._heading, theme.LABEL, wrap=False)
        if self.asked:
            confirm_button.draw_question(canvas, self._places["over"], say("lesson.pause.really_over"))

    def use(self, name: str) -> Transition:
        """Handle a button or a chapter."""
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
        self.ask(name)
        return None

    def widgets(self) -> list[Widget]:
        """Return the buttons and the chapters."""
        say, places, lesson = self.kit.say, self._places, self._room.lesson
        found: list[Widget] = [
            Button("resume", places["resume"], say("lesson.pause.resume"), "primary"),
            Button("again", places["again"], say("lesson.pause.again"), ground="paper"),
        ]
        if self.asked:
            found += confirm_button.answers("over", places["over"], say("lesson.pause.yes"), say("lesson.pause.no"))
        else:
            found.append(Button("over", places["over"], say("lesson.pause.over"), ground="paper"))
        found.append(Button("leave", places["leave"], say("lesson.pause.leave"), ground="paper"))
        for number, (chapter, rect) in enumerate(zip(lesson.chapters, self._rows, strict=True)):
            done = is_done(self.kit.key_values, lesson, number)
            found.append(ChapterRow(number, rect, say(chapter.title), done=done, here=number == self._number))
        return found
