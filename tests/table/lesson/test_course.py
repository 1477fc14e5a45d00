"""The course of a lesson: what each step allows, and where taking back leads."""

from game.engine.input.commands import Kind
from game.games.taisen.rules.moves import END_TURN, UseDie
from game.table.lesson.course import LISTEN, Course
from game.table.lesson.script import Do, Free, LessonStep, Press, Reply, Say, any_of, only

STEPS: tuple[LessonStep, ...] = (
    Say("a"),
    Do("b", only(UseDie("rock", "R1"))),
    Say("c"),
    Do("d", any_of(UseDie, die=("rock", "paper"))),
    Reply((END_TURN,)),
    Press("e", Kind.LOG, "log"),
    Free("f"),
)


def test_a_course_allows_what_its_step_asks_for() -> None:
    course = Course(STEPS)
    rock, paper, scissors = (UseDie(die, "J4") for die in ("rock", "paper", "scissors"))
    objection = course.objection([rock])
    assert objection is not None
    assert objection.key == LISTEN
    course.go_on(0)
    assert course.objection([rock]) is not None
    assert course.objection([UseDie("rock", "R1")]) is None
    course.go_on(1)
    course.go_on(1)
    assert course.objection([rock, paper]) is None
    assert course.objection([rock, scissors]) is not None
    course.go_on(3)
    assert course.objection([END_TURN]) is not None
    course.go_on(4)
    assert course.objection([END_TURN]) is not None
    course.go_on(4)
    assert course.objection([END_TURN, scissors]) is None
    course.go_on(9)
    assert course.step is None
    assert course.objection([END_TURN]) is not None
    assert (course.page, course.pages) == (6, 7)


def test_a_course_goes_back_to_the_step_that_asked() -> None:
    course = Course(STEPS)
    for decisions in (0, 1, 1, 3, 4, 4):
        course.go_on(decisions)
    course.taken_back(6)
    assert isinstance(course.step, Free)
    course.taken_back(3)
    assert course.step == STEPS[3]
    course.taken_back(0)
    assert course.step == STEPS[1]
    assert course.can_go_back
    course.go_back()
    assert course.step == STEPS[0]
    assert not course.can_go_back
