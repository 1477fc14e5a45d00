"""The stack's contract: calls pair up, only the top gets input, input stops at a transition."""

import gc
import weakref

from game.engine.input.commands import Command, Kind
from game.engine.scenes import TIDY_AFTER, Pop, Push, Quit, Replace, Reset, Scene, SceneStack, Target, Transition

CONFIRM = Command(Kind.CONFIRM)
CANCEL = Command(Kind.CANCEL)


class Recorder(Scene):
    """Records what happens to it and answers as it was told to."""

    def __init__(self, name: str, log: list[str], overlay: bool = False, still: bool = False) -> None:
        self.name, self.log, self.overlay, self.still = name, log, overlay, still
        self.answers: dict[Command, Transition] = {}
        self.on_update: Transition = None

    def enter(self) -> None:
        self.log.append(f"{self.name} enters")

    def leave(self) -> None:
        self.log.append(f"{self.name} leaves")

    def pause(self) -> None:
        self.log.append(f"{self.name} pauses")

    def resume(self, result: object) -> None:
        self.log.append(f"{self.name} resumes with {result}")

    def handle(self, command: Command) -> Transition:
        self.log.append(f"{self.name} gets {command.kind.name}")
        return self.answers.get(command)

    def update(self, dt: float) -> Transition:
        self.log.append(f"{self.name} passes {dt}")
        return self.on_update

    def draw(self, canvas: object) -> None:
        self.log.append(f"{self.name} draws")

    def targets(self) -> list[Target]:
        return [Target(self.name, (0, 0, 1, 1))]

    @property
    def moving(self) -> bool:
        return not self.still


def test_the_first_scene_enters_and_gets_commands_and_time() -> None:
    log: list[str] = []
    stack = SceneStack(Recorder("title", log))
    stack.frame([CONFIRM], 0.5)
    assert log == ["title enters", "title gets CONFIRM", "title passes 0.5"]


def test_push_pauses_and_pop_resumes_with_the_result() -> None:
    log: list[str] = []
    below, above = Recorder("below", log), Recorder("above", log)
    stack = SceneStack(below)
    below.answers[CONFIRM] = Push(above)
    above.answers[CANCEL] = Pop("seven")
    stack.frame([CONFIRM], 0.1)
    stack.frame([CANCEL], 0.1)
    assert stack.top is below
    assert log == [
        "below enters",
        "below gets CONFIRM",
        "below pauses",
        "above enters",
        "above gets CANCEL",
        "above leaves",
        "below resumes with seven",
    ]


def test_after_a_transition_the_rest_of_the_input_is_dropped() -> None:
    log: list[str] = []
    below, above = Recorder("below", log), Recorder("above", log)
    below.answers[CONFIRM] = Push(above)
    stack = SceneStack(below)
    stack.frame([CONFIRM, CANCEL, CONFIRM], 0.1)
    assert not any("CANCEL" in line or "passes" in line for line in log)
    assert log.count("below gets CONFIRM") == 1


def test_replace_does_not_wake_the_scene_below() -> None:
    log: list[str] = []
    below, middle, new = Recorder("below", log), Recorder("middle", log), Recorder("new", log)
    stack = SceneStack(below)
    stack.apply(Push(middle))
    log.clear()
    middle.on_update = Replace(new)
    stack.frame([], 0.1)
    assert log == ["middle passes 0.1", "middle leaves", "new enters"]


def test_reset_leaves_every_scene_from_the_top_down() -> None:
    log: list[str] = []
    stack = SceneStack(Recorder("one", log))
    stack.apply(Push(Recorder("two", log)))
    log.clear()
    stack.apply(Reset(Recorder("title", log)))
    assert log == ["two leaves", "one leaves", "title enters"]
    assert stack.running


def test_quit_leaves_everything_and_stops() -> None:
    log: list[str] = []
    stack = SceneStack(Recorder("one", log))
    stack.apply(Push(Recorder("two", log)))
    log.clear()
    stack.apply(Quit())
    assert log == ["two leaves", "one leaves"]
    assert not stack.running
    assert stack.targets() == []


def test_popping_the_last_scene_ends_the_program() -> None:
    log: list[str] = []
    stack = SceneStack(Recorder("one", log))
    stack.apply(Pop())
    assert log == ["one enters", "one leaves"]
    assert not stack.running


def test_overlays_are_drawn_over_what_they_lie_on_and_nothing_deeper() -> None:
    log: list[str] = []
    stack = SceneStack(Recorder("hidden", log))
    stack.apply(Push(Recorder("table", log, still=True)))
    stack.apply(Push(Recorder("menu", log, overlay=True, still=True)))
    stack.apply(Push(Recorder("question", log, overlay=True, still=True)))
    log.clear()
    stack.draw(None)
    assert log == ["table draws", "menu draws", "question draws"]
    assert [target.name for target in stack.targets()] == ["question"]
    assert not stack.moving


def test_a_moving_scene_under_an_overlay_keeps_the_picture_moving() -> None:
    stack = SceneStack(Recorder("table", []))
    stack.apply(Push(Recorder("menu", [], overlay=True, still=True)))
    assert stack.moving


def test_a_reset_lets_go_of_scenes_that_hold_on_to_themselves() -> None:
    class Knotted(Scene):
        def __init__(self) -> None:
            self.knot = self

    scene = Knotted()
    gone = weakref.ref(scene)
    stack = SceneStack(scene)
    del scene
    gc.disable()  # so that it is not collected by chance
    try:
        stack.apply(Reset(Knotted()))
        for _ in range(TIDY_AFTER):
            stack.frame([], 0.1)
        assert gone() is None
    finally:
        gc.enable()
