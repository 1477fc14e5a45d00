"""One page of a lesson: what the teacher says at a step, and the ways on from it and back."""

from typing import NamedTuple

from game.engine.kit import Kit
from game.engine.widgets.button import Button, IconButton
from game.engine.widgets.widget import Widget
from game.table.lesson import Lesson, Reply, Say
from game.table.lesson_course import Course
from game.table.lesson_paper import PaperPlaces, Speech

NEXT, BACK, LEAVE = "lesson.next", "lesson.back", "lesson.leave"


class Page(NamedTuple):
    """What lies on the paper."""

    speech: Speech
    way_on: str | None = None
    """The text key of the way on; None where the player must do something."""

    can_go_back: bool = False
    can_leave: bool = False

    def widgets(self, kit: Kit, places: PaperPlaces) -> list[Widget]:
        """The buttons of the page."""
        found: list[Widget] = []
        if self.can_leave:
            found.append(Button(LEAVE, places.second, kit.say("lesson.leave"), ground="paper"))
        elif self.can_go_back:
            label = kit.say("lesson.back")
            found.append(IconButton(BACK, places.back, "left", "paper", label=label, ground="paper"))
        if self.way_on is not None:
            found.append(Button(NEXT, places.next, kit.say(self.way_on), "primary"))
        return found


def page_of(kit: Kit, lesson: Lesson, number: int, course: Course, *, lost: bool, stern: bool) -> Page | None:
    """What is said at a step of a chapter; None while the opponent is on.

    Args:
        kit: The words.
        lesson: The lesson.
        number: Of the chapter.
        course: How far it is.
        lost: Whether the player played alone and did not win.
        stern: Whether something was just refused.
    """
    step, say = course.step, kit.say
    head = say(lesson.chapters[number].title), course.page, course.pages
    if isinstance(step, Reply):
        return None
    if lost:
        return Page(Speech(*head, say("lesson.lost"), "calm"), "lesson.again")
    if step is None:
        return _last(kit, lesson, number, head, can_go_back=course.can_go_back)
    if isinstance(step, Say):
        speech = Speech(*head, say(step.text), "stern" if stern else "calm")
        return Page(speech, "lesson.next", can_go_back=course.can_go_back)
    speech = Speech(*head, say(step.text), "stern" if stern else "point", say("lesson.yours"))
    return Page(speech, can_go_back=course.can_go_back)


def _last(kit: Kit, lesson: Lesson, number: int, head: tuple[str, int, int], *, can_go_back: bool) -> Page:
    """The last word of a chapter, and after it the next, or a real match."""
    if number + 1 == len(lesson.chapters):
        return Page(Speech(*head, kit.say("lesson.finished"), "glad"), "lesson.play", can_leave=True)
    words = kit.say("lesson.done", chapter=kit.say(lesson.chapters[number + 1].title))
    return Page(Speech(*head, words, "glad"), "lesson.go_on", can_go_back=can_go_back)
