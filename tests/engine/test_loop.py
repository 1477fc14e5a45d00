"""The loop and its window under the dummy driver: events in, pictures out, the clock set by hand."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pygame
import pytest

from game.engine import loop
from game.engine.cache.assets import Assets
from game.engine.cache.bake import PATIENCE, Bakery
from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.input.commands import Command, Kind
from game.engine.layout import Layout
from game.engine.look import theme
from game.engine.loop import TargetsFile
from game.engine.scenes import Pop, Replace, Scene, SceneStack, Target, Transition
from game.engine.text.writer import Writer
from game.engine.widgets import panels
from game.engine.window import SETTLE_SECONDS, Window, forget_empty_driver, good_size
from tests.kit import make_kit

SPOT = Target("spot", Rect(100, 100, 200, 50))


class Watcher(Scene):
    """Records what reaches it; each update runs the next prepared step, and after the last it leaves."""

    def __init__(self, *steps: Callable[[], None], still: bool = False) -> None:
        self.steps = list(steps)
        self.still = still
        self.commands: list[Command] = []
        self.dts: list[float] = []
        self.drawn: list[tuple[int, int]] = []

    def handle(self, command: Command) -> Transition:
        self.commands.append(command)
        return None

    def update(self, dt: float) -> Transition:
        self.dts.append(dt)
        if not self.steps:
            return Pop()
        self.steps.pop(0)()
        return None

    def draw(self, canvas: Canvas) -> None:
        self.drawn.append(canvas.layout.window_px)
        canvas.fill(theme.GOLD)

    def targets(self) -> list[Target]:
        return [SPOT]

    @property
    def moving(self) -> bool:
        return not self.still


@pytest.fixture
def shown(tmp_path: Path) -> Iterator[Window]:
    window = Window("Test", (1280, 720), Assets(tmp_path), Writer())
    pygame.event.clear()  # what the windows of other tests left behind
    yield window
    window.close()


def nothing() -> None:
    pass


def post(kind: int, **fields: object) -> Callable[[], None]:
    return lambda: pygame.event.post(pygame.Event(kind, **fields))


def clock(step: float) -> Callable[[], float]:
    """A clock that advances by `step` at every reading."""
    times = iter(range(10_000))
    return lambda: next(times) * step


@pytest.mark.parametrize("still", [False, True])
def test_events_reach_the_scene_as_commands(shown: Window, still: bool) -> None:
    scene = Watcher(post(pygame.KEYDOWN, key=pygame.K_h, mod=0, scancode=0, unicode="h"), nothing, still=still)
    loop.run(SceneStack(scene), shown)
    assert Command(Kind.HINT) in scene.commands
    assert len(scene.drawn) == 2


def test_time_comes_from_the_clock_and_never_jumps(shown: Window) -> None:
    scene = Watcher(nothing, nothing)
    loop.run(SceneStack(scene), shown, now=clock(0.016))
    assert scene.dts == pytest.approx([0.016] * 3)
    scene = Watcher(nothing, nothing)
    loop.run(SceneStack(scene), shown, now=clock(60.0))
    assert scene.dts == [loop.LONGEST_STEP] * 3


def test_closing_the_window_leaves_every_scene(shown: Window) -> None:
    left: list[str] = []
    scene = Watcher(post(pygame.QUIT), nothing, nothing)
    scene.leave = lambda: left.append("left")
    stack = SceneStack(scene)
    loop.run(stack, shown)
    assert left == ["left"]
    assert not stack.running


def test_a_new_size_is_stretched_first_and_sharp_once_it_has_settled(shown: Window) -> None:
    def resize() -> None:
        shown._window.size = (1600, 900)

    cleared: list[str] = []
    shown.writer.clear = lambda: cleared.append("writer")
    step = SETTLE_SECONDS / 2.5
    scene = Watcher(resize, *[nothing] * 6)
    loop.run(SceneStack(scene), shown, now=clock(step))
    assert set(scene.drawn) == {(1280, 720), (1600, 900)}
    assert scene.drawn == sorted(scene.drawn)
    assert cleared == ["writer"]
    assert shown.canvas.layout == Layout((1600, 900))


def test_full_screen_goes_there_and_back(shown: Window) -> None:
    key = {"key": pygame.K_F11, "mod": 0, "scancode": 0, "unicode": ""}
    sizes: list[tuple[int, int]] = []

    def look() -> None:
        sizes.append(shown.canvas.layout.window_px)

    scene = Watcher(
        post(pygame.KEYDOWN, **key), *[nothing] * 4, look, post(pygame.KEYDOWN, **key), *[nothing] * 4, look
    )
    loop.run(SceneStack(scene), shown, now=clock(0.1))
    assert sizes[0] == pygame.display.get_desktop_sizes()[0]
    assert sizes[1] == (1280, 720)
    assert not shown.fullscreen
    assert Kind.FULLSCREEN not in {command.kind for command in scene.commands}


def test_a_hidden_window_is_not_drawn(shown: Window) -> None:
    scene = Watcher(post(pygame.WINDOWMINIMIZED), nothing, post(pygame.WINDOWRESTORED), nothing)
    loop.run(SceneStack(scene), shown)
    assert len(scene.dts) == 5
    assert len(scene.drawn) == 2


def test_screenshots_get_the_next_free_number(shown: Window, tmp_path: Path) -> None:
    folder = tmp_path / "shots"
    key = {"key": pygame.K_F12, "mod": 0, "scancode": 0, "unicode": ""}
    scene = Watcher(post(pygame.KEYDOWN, **key), post(pygame.KEYDOWN, **key), nothing)
    loop.run(SceneStack(scene), shown, screenshots=folder)
    assert sorted(path.name for path in folder.iterdir()) == ["kagebako-001.png", "kagebako-002.png"]
    picture = pygame.image.load(folder / "kagebako-001.png")
    assert picture.get_size() == (1280, 720)
    assert picture.get_at((5, 5))[:3] == theme.GOLD


def test_a_screenshot_that_cannot_be_saved_ends_nothing(shown: Window, tmp_path: Path, caplog) -> None:
    folder = tmp_path / "shots"
    folder.write_text("a file where a folder should be", "utf-8")
    key = {"key": pygame.K_F12, "mod": 0, "scancode": 0, "unicode": ""}
    scene = Watcher(post(pygame.KEYDOWN, **key), nothing)
    loop.run(SceneStack(scene), shown, screenshots=folder)
    assert len(scene.dts) == 3
    assert "not saved" in caplog.text


def test_the_system_listens_for_text_only_while_somebody_types(shown: Window, monkeypatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(pygame.key, "start_text_input", lambda: heard.append("start"))
    monkeypatch.setattr(pygame.key, "stop_text_input", lambda: heard.append("stop"))
    wanted = iter([False, True, True, False])

    class Field(Watcher):
        @property
        def wants_text(self) -> bool:
            return next(wanted)

    loop.run(SceneStack(Field(nothing, nothing, nothing)), shown)
    assert heard == ["stop", "start", "stop"]


def test_the_file_of_targets_follows_the_screen(shown: Window, tmp_path: Path) -> None:
    path = tmp_path / "targets.json"
    loop.run(SceneStack(Watcher(nothing)), shown, targets=path)
    assert json.loads(path.read_text("utf-8"))["targets"] == [{"name": "spot", "rect": [80, 80, 160, 40]}]


def test_the_file_of_targets_counts_the_frames_and_the_inputs_answered_before_them(
    shown: Window, tmp_path: Path
) -> None:
    path = tmp_path / "targets.json"
    seen: list[tuple[int, int]] = []

    def look() -> None:
        told = json.loads(path.read_text("utf-8"))
        seen.append((told["frame"], told["inputs"]))

    def click() -> None:
        look()
        for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            post(kind, pos=(5, 5), rel=(0, 0), buttons=(0, 0, 0), button=1, touch=False)()

    def hide_and_press() -> None:
        look()
        post(pygame.WINDOWMINIMIZED)()
        post(pygame.KEYDOWN, key=pygame.K_h, mod=0, scancode=0, unicode="h")()
        post(pygame.KEYUP, key=pygame.K_h, mod=0, scancode=0)()

    scene = Watcher(nothing, click, look, hide_and_press, look, post(pygame.WINDOWRESTORED), nothing, look)
    loop.run(SceneStack(scene), shown, targets=path)
    # What was answered in a hidden window is told only once a frame was shown after it.
    assert seen == [(1, 0), (2, 0), (3, 2), (4, 2), (5, 4)]


def test_targets_are_written_in_pixels_of_the_window_and_leave_no_draft(tmp_path: Path) -> None:
    path = tmp_path / "targets.json"
    file = TargetsFile(path)
    for frame, window in enumerate([(1600, 900), (800, 450)]):
        file.write([SPOT], Layout(window), frame=frame, inputs=0)
    assert json.loads(path.read_text("utf-8"))["targets"][0]["rect"] == [50, 50, 100, 25]
    assert list(tmp_path.iterdir()) == [path]


def test_frames_can_be_played_without_clock_and_events(shown: Window) -> None:
    scene = Watcher(nothing, nothing)
    stack = SceneStack(scene)
    loop.play(stack, shown, [[Command(Kind.CONFIRM)], [], [], []], 0.25)
    assert scene.commands == [Command(Kind.CONFIRM)]
    assert scene.dts == [0.25] * 3
    assert len(scene.drawn) == 2
    assert not stack.running


@pytest.mark.parametrize("desktop", [(1366, 768), (1920, 1080), (3840, 2160), (2560, 1080), (1280, 1024)])
def test_a_new_window_suits_the_desktop(desktop: tuple[int, int]) -> None:
    width, height = good_size(desktop)
    assert width / height == pytest.approx(16 / 9, rel=0.01)
    assert width <= desktop[0] * 0.86
    assert height <= desktop[1] * 0.86
    assert width >= 960


def test_a_tiny_desktop_still_gets_the_smallest_window() -> None:
    assert good_size((800, 600)) == (960, 540)


def test_a_window_has_an_icon_and_may_start_on_the_full_screen(tmp_path: Path) -> None:
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="#c8402f"/></svg>'
    )
    (tmp_path / "icon.svg").write_text(svg, "utf-8")
    window = Window("Test", None, Assets(tmp_path), Writer(), fullscreen=True, icon="icon")
    assert window.fullscreen
    assert window.size == pygame.display.get_desktop_sizes()[0]
    window.close()


def test_dropped_files_go_to_who_attends_to_them_and_not_to_the_scene(shown: Window) -> None:
    scene = Watcher(post(pygame.DROPFILE, file="/home/zoë/a b.kagebako"), nothing)
    found: list[Path] = []
    loop.run(SceneStack(scene), shown, attend=found.extend)
    assert found == [Path("/home/zoë/a b.kagebako")]
    assert all(command.kind is not Kind.FILE for command in scene.commands)


def test_what_was_pressed_on_a_scene_does_not_reach_the_one_that_a_file_opened(shown: Window) -> None:
    first, second = Watcher(nothing, nothing), Watcher()
    stack = SceneStack(first)

    def attend(files: object) -> None:
        if files and stack.top is first:
            stack.apply(Replace(second))

    def both() -> None:
        post(pygame.DROPFILE, file="a.tmx")()
        post(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0)()

    first.steps = [both, nothing]
    loop.run(stack, shown, attend=attend)
    assert second.dts
    assert second.commands == []


@pytest.mark.parametrize(("screens", "kept"), [(2, 1), (1, None)])
def test_the_screen_that_the_window_was_moved_to_is_remembered(
    shown: Window, monkeypatch: pytest.MonkeyPatch, screens: int, kept: int | None
) -> None:
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1920, 1080)] * screens)
    assert shown.new_monitor() is None
    shown.notice(pygame.Event(pygame.WINDOWDISPLAYCHANGED, display_index=1))
    assert shown.new_monitor() == kept, "with one screen left there is nothing to remember"
    assert shown.new_monitor() is None


@pytest.mark.parametrize(
    ("hidden", "allowed", "done"),
    [
        (True, True, ["restore", "show", "focus"]),
        (False, True, ["show", "focus"]),
        (False, False, ["show", "focus", "flash"]),
    ],
)
def test_a_window_comes_forward_or_asks_for_attention(
    shown: Window, monkeypatch: pytest.MonkeyPatch, *, hidden: bool, allowed: bool, done: list[str]
) -> None:
    asked: list[str] = []
    calls = {name: lambda *_, name=name: asked.append(name) for name in ("restore", "show", "focus", "flash")}
    monkeypatch.setattr(shown, "_window", SimpleNamespace(focused=allowed, **calls))
    shown.hidden = hidden
    shown.come_forward()
    assert asked == done


def test_a_window_opens_although_its_screen_is_gone(tmp_path: Path) -> None:
    window = Window("Test", None, Assets(tmp_path), Writer(), monitor=7)
    assert window.size >= (640, 360)
    window.close()


@pytest.mark.parametrize(
    ("before", "after"),
    [({"SDL_VIDEODRIVER": ""}, {}), ({"SDL_VIDEODRIVER": "x11"}, {"SDL_VIDEODRIVER": "x11"}), ({}, {})],
)
def test_an_empty_video_driver_counts_as_none(before: dict[str, str], after: dict[str, str]) -> None:
    forget_empty_driver(before)
    assert before == after


def test_a_moment_is_asked_for_while_the_loop_runs_and_not_after_it(shown: Window, monkeypatch) -> None:
    time, asked = [0.0], []
    monkeypatch.setattr(panels, "draw_moment", lambda _canvas, words: asked.append(words))
    kit = make_kit()
    kit.bakery = Bakery(None, "1", now=lambda: time[0])

    def bake() -> None:
        for number in range(3):
            kit.bakery.get(f"{time[0]} {number}", (4, 4), slow)

    def slow() -> pygame.Surface:
        time[0] += PATIENCE
        return pygame.Surface((4, 4))

    loop.run(SceneStack(Watcher(bake)), shown, kit=kit)
    assert asked == [kit.say("loading.moment")]
    bake()
    assert len(asked) == 1
