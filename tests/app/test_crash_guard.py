"""The crash guard: unexpected errors are reported, shown and survived."""

from pathlib import Path

import pytest

from game.app import app
from game.app.crash_guard import MOST_FALLS, CrashGuard
from game.app.launch_options import LaunchOptions
from game.engine.cache.assets import AssetError
from game.engine.input.commands import Command, Kind
from game.engine.scenes import Quit, Reset, Scene, SceneStack, Transition
from game.scenes.trouble import TroubleScene
from tests.kit import make_kit


class Quiet(Scene):
    """A title that never fails."""


class Failing(Scene):
    """A screen that fails as soon as time passes."""

    def __init__(self, error: Exception) -> None:
        self.error = error

    def update(self, dt: float) -> Transition:
        raise self.error


def guard(tmp_path: Path, calmed: list[bool], title: type[Scene] = Quiet) -> CrashGuard:
    return CrashGuard(make_kit(), tmp_path, title, lambda: calmed.append(True))


def live(stack: SceneStack) -> None:
    """Run a frame; the error screen leads back to the title, and the title quits."""
    while stack.running:
        if isinstance(stack.top, Quiet):
            stack.apply(Quit())
            return
        stack.frame([Command(Kind.CANCEL)] if isinstance(stack.top, TroubleScene) else [], 0.1)


def test_a_failing_screen_leads_to_a_report_and_back_to_the_title(tmp_path: Path) -> None:
    calmed: list[bool] = []
    shown: list[str] = []

    def run(stack: SceneStack) -> None:
        shown.extend(stack.names)
        live(stack)

    own = str(Path.home() / "somebody.json")
    guard(tmp_path, calmed).catch(ValueError(own), SceneStack(Failing(ValueError())), run)
    assert shown == ["TroubleScene"]
    assert calmed == [True]
    (report,) = (tmp_path / "reports").iterdir()
    told = report.read_text("utf-8")
    assert "ValueError" in told
    assert "screens: Failing" in told
    assert str(Path.home()) not in told


def test_what_fails_again_is_caught_again_and_the_guard_gives_up_in_the_end(tmp_path: Path) -> None:
    calmed: list[bool] = []
    with pytest.raises(RuntimeError):
        guard(tmp_path, calmed).catch(RuntimeError("first"), SceneStack(Quiet()), _fail_after_trouble)
    assert len(calmed) == MOST_FALLS


def _fail_after_trouble(stack: SceneStack) -> None:
    stack.apply(Reset(Failing(RuntimeError("again"))))
    stack.frame([], 0.1)


def test_a_failure_of_the_screen_that_tells_of_failures_ends_the_program(tmp_path: Path) -> None:
    def run(stack: SceneStack) -> None:
        raise KeyError(stack.names[0])

    with pytest.raises(KeyError):
        guard(tmp_path, []).catch(ValueError("first"), SceneStack(Quiet()), run)


def test_a_missing_picture_is_named(tmp_path: Path) -> None:
    shown: list[Scene] = []
    error = AssetError(tmp_path / "moon.svg", "cannot be read")
    guard(tmp_path, []).catch(error, SceneStack(Quiet()), lambda stack: shown.append(stack.top))
    assert isinstance(shown[0], TroubleScene)
    assert "moon.svg" in shown[0]._what


def test_without_a_folder_to_write_to_it_still_says_what_happened(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder", "utf-8")
    shown: list[Scene] = []
    guard(blocked, []).catch(ValueError("x"), SceneStack(Quiet()), lambda stack: shown.append(stack.top))
    assert isinstance(shown[0], TroubleScene)
    assert shown[0]._report is None


def test_a_built_program_that_vanishes_says_where_its_report_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object, **__: object) -> int:
        raise RuntimeError("before any screen")

    monkeypatch.setenv("KAGEBAKO_HOME", str(tmp_path / "Zoë's home"))
    monkeypatch.setattr(app, "open_logfile", lambda _: None)
    monkeypatch.setattr(app, "_play", fail)
    monkeypatch.setattr(app.pygame.display, "message_box", lambda *_: None)
    with pytest.raises(RuntimeError):
        app.play(LaunchOptions(language="en"))
    monkeypatch.setattr(app.sys, "frozen", True, raising=False)
    assert app.play(LaunchOptions(language="en")) == 1
    (report,) = (tmp_path / "Zoë's home" / "reports").iterdir()
    assert "before any screen" in report.read_text("utf-8")
    assert str(report) in capsys.readouterr().err
