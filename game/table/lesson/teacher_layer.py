"""The teacher over the table of a lesson: where his paper lies, its buttons, and what he points at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from game.engine.canvas import Canvas
from game.engine.geometry import Point, Rect
from game.engine.widgets.widget import Widget
from game.table.frame.layer import Layer
from game.table.hint.slip import HintSlip
from game.table.lesson.page import NEXT, page_of
from game.table.lesson.script import Free, Reply

if TYPE_CHECKING:  # avoids an import cycle: the lesson scene imports this module
    from game.table.lesson.scene import LessonScene

_MARGIN = 6.0


class TeacherLayer(Layer):
    """What a lesson lays between the table and the frame's buttons."""

    def __init__(self, scene: LessonScene) -> None:
        self._scene = scene
        self._teacher = scene.teacher

    def widgets(self, found: list[Widget]) -> list[Widget]:
        """The teacher's buttons to go on and back."""
        scene, view, lesson, course = self._scene, self._scene.view, self._scene.room.lesson, self._scene.course
        alone = isinstance(course.step, Free) and len(scene.session.match.history) > course.begun and not scene.lost
        page = page_of(scene.kit, lesson, scene.number, course, lost=scene.lost, stern=scene.stern)
        if page is None or scene.busy or alone:
            self._teacher.hush()
            return []
        over, zones = scene.session.to_move is None, scene.room.zones
        kept = [zones[name].inset(-_MARGIN) for name in lesson.kept]
        spoken, clear = self._find("at", found), self._find("clear", found)
        papers = [widget.rect for widget in found if isinstance(widget, HintSlip)]
        read = [rect for rect in (*papers, view.hint_panel.notice, view.log.sheet(view.right)) if rect is not None]
        read += [zones[name].inset(-_MARGIN) for name in lesson.ending] if over else []
        # Nothing is played when it is over, and no question matters while the teacher talks.
        own = view.face.kept() if over else view.needed()
        asking = [] if page.speech.yours else [Rect(*zones[name]) for name in lesson.kept]
        pieces = [rect for rect in own if rect not in asking], view.others()
        layout = self._teacher.say(page.speech, spoken, clear, kept=kept, pieces=pieces, read=read, around=found)
        return page.widgets(scene.kit, layout)

    def take_focus(self) -> str | None:
        """A new page moves the focus to its button to go on."""
        if not self._scene.turned or not self._scene.waits:
            return None
        self._scene.turned = False
        return NEXT.name

    def covers(self, at: Point) -> bool:
        """Return whether the teacher's paper hides the table there."""
        return self._teacher.covers(at)

    def needed(self) -> list[Rect]:
        """The teacher's paper, and what he points at."""
        return self._teacher.needed

    def fit(self, canvas: Canvas) -> bool:
        """Return whether the paper needs another size for its words on this canvas."""
        return not self._teacher.fits(canvas)

    def draw(self, canvas: Canvas) -> None:
        """Draw the teacher and what he points at."""
        self._teacher.draw(canvas, self._scene.age, still=self._scene.kit.still)

    def _find(self, what: Literal["at", "clear"], widgets: list[Widget]) -> list[Rect]:
        """Return the rectangles of the step's subject, or of what must stay clear, unless the log covers them."""
        view, step = self._scene.view, self._scene.course.step
        if step is None or isinstance(step, Reply) or self._scene.lost:
            return []
        known = {thing.name: thing.rect for thing in view.face.things()}
        known |= {widget.name: widget.ring[0] for widget in widgets}
        sheet = view.log.sheet(view.right)
        found: list[Rect] = []
        for name in step.at if what == "at" else step.clear:
            rect = view.face.where(name[1:]) if name.startswith("@") else known.get(name)
            hidden = rect is not None and sheet is not None and rect.overlaps(sheet) and not name.startswith("log")
            if rect is not None and not hidden:
                found.append(rect)
        return found
