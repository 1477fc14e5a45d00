"""One page of a lesson: what the teacher says at a step, and the buttons to go on and back."""

from typing import NamedTuple

from game.engine.kit import Kit
from game.engine.widgets.button import Button, IconButton
from game.engine.widgets.widget import Widget
from game.table.frame.layer import Layered
from game.table.lesson.course import Course
from game.table.lesson.paper import PaperLayout, Speech
from game.table.lesson.script import Lesson, Reply, Say


class LessonControl(Layered, frozen=True, tag="lesson"):
    """A button of the teacher."""

    action: str


NEXT, BACK, LEAVE = LessonControl("next"), LessonControl("back"), LessonControl("leave")


class LessonPage(NamedTuple):
    """The content of the teacher's paper."""

    speech: Speech
    way_on: str | None = None
    """The text key of the button to go on; None where the player must act instead."""

    can_go_back: bool = False
    can_leave: bool = False

    def widgets(self, kit: Kit, layout: PaperLayout) -> list[Widget]:
        """Return the buttons of the page."""
        found: list[Widget] = []
        if self.can_leave:
            found.append(Button(LEAVE, layout.second, kit.say("lesson.leave"), ground="paper"))
        elif self.can_go_back:
            label = kit.say("lesson.back")
            found.append(IconButton(BACK, layout.back, "left", "paper", label=label, ground="paper"))
        if self.way_on is not None:
            found.append(Button(NEXT, layout.next, kit.say(self.way_on), "primary"))
        return found


def page_of(kit: Kit, lesson: Lesson, number: int, course: Course, *, lost: bool, stern: bool) -> LessonPage | None:
    """Return what is said at a step of a chapter, or None while the opponent moves.

    Args:
        kit: Provides the texts.
        lesson: The lesson.
        number: The number of the chapter.
        course: The progress in the chapter.
        lost: Whether the player played alone and did not win.
        stern: Whether something has just been refused.
    """
    step, say = course.step, kit.say
    head = say(lesson.chapters[number].title), course.page, course.pages
    if isinstance(step, Reply):
        return None
    if lost:
        return LessonPage(Speech(*head, say("lesson.lost"), "calm"), "lesson.again")
    if step is None:
        return _last(kit, lesson, number, head, can_go_back=course.can_go_back)
    if isinstance(step, Say):
        speech = Speech(*head, say(step.text), "stern" if stern else "calm")
        return LessonPage(speech, "lesson.next", can_go_back=course.can_go_back)
    speech = Speech(*head, say(step.text), "stern" if stern else "point", say("lesson.yours"))
    return LessonPage(speech, can_go_back=course.can_go_back)


def _last(kit: Kit, lesson: Lesson, number: int, head: tuple[str, int, int], *, can_go_back: bool) -> LessonPage:
    """Return the closing page of a chapter. It leads to the next chapter, or to a real match."""
    if number + 1 == len(lesson.chapters):
        # Both buttons take the room of the dots, and there is no page to come.
        return LessonPage(Speech(head[0], 0, 0, kit.say("lesson.finished"), "glad"), "lesson.play", can_leave=True)
    words = kit.say("lesson.done", chapter=kit.say(lesson.chapters[number + 1].title))
    return LessonPage(Speech(*head, words, "glad"), "lesson.go_on", can_go_back=can_go_back)
