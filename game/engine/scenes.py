"""Scenes and the scene stack: a scene requests a change by returning it, and only the stack makes it."""

from __future__ import annotations

import gc
from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

from game.engine.geometry import Rect

if TYPE_CHECKING:  # only used in signatures: this module must run without pygame
    from game.engine.canvas import Canvas
    from game.engine.input.commands import Command


class Target(NamedTuple):
    """A clickable area in design units; tools and tests find it by its name."""

    name: str
    rect: Rect


class Scene:
    """One screen. The default methods do nothing."""

    overlay: bool = False
    """Whether the scene below is drawn first."""

    def enter(self) -> None:
        """Called once, when the scene comes onto the stack."""

    def leave(self) -> None:
        """Called once, when the scene is removed for good; also if it was paused."""

    def pause(self) -> None:
        """Called when another scene is pushed on top."""

    def resume(self, result: object) -> None:
        """Called when the scene on top was popped; `result` is what that scene returned. Pairs with `pause`."""

    def handle(self, command: Command) -> Transition:  # noqa: ARG002
        """Handle one command. Only the top scene gets it."""
        return None

    def update(self, dt: float) -> Transition:  # noqa: ARG002
        """Pass `dt` seconds. Only the top scene gets it."""
        return None

    def fit(self, canvas: Canvas) -> None:
        """Called before every drawing: lay out what depends on the size of the canvas."""

    def draw(self, canvas: Canvas) -> None:
        """Draw the scene; must not change it."""

    def draw_public(self, canvas: Canvas) -> None:
        """Draw the scene for a picture that others may see: without secrets."""
        self.draw(canvas)

    def targets(self) -> list[Target]:
        """What may be clicked now."""
        return []

    @property
    def wants_text(self) -> bool:
        """Whether letters are text (a text field is open) and not shortcuts."""
        return False

    @property
    def wants_key(self) -> bool:
        """Whether key presses are reported by name: one is being assigned, or any will do. Escape keeps its meaning."""
        return False

    @property
    def wants_release(self) -> bool:
        """Whether it matters how long a key is held: `Kind.LET_GO` and `Kind.LOOK_AWAY` say when it comes up."""
        return False

    @property
    def moving(self) -> bool:
        """Whether the picture changes by itself; a static scene is drawn less often to save power."""
        return True


class Push(Struct, frozen=True):
    """Put a scene on top; this one is paused."""

    scene: Scene


class Pop(Struct, frozen=True):
    """Remove this scene; `result` is passed to `resume` of the one below."""

    result: object = None


class Replace(Struct, frozen=True):
    """Replace this scene by another; those below are not affected."""

    scene: Scene


class Reset(Struct, frozen=True):
    """Remove every scene and start again with this one, e.g. the title."""

    scene: Scene
    on_top: tuple[Scene, ...] = ()
    """Scenes that are put on it at once, the last one in front."""


class Quit(Struct, frozen=True):
    """Remove every scene: the program ends."""


Transition = Push | Pop | Replace | Reset | Quit | None


TIDY_AFTER = 40
"""Frames after which memory is tidied up when everything was replaced."""


class SceneStack:
    """The open scenes; the last is on top, and the only one that gets commands and time."""

    def __init__(self, first: Scene) -> None:
        self._scenes: list[Scene] = []
        self._litter = 0
        """Frames until what was left behind is freed."""
        self._put(first)

    @property
    def running(self) -> bool:
        """Whether there is still a scene."""
        return bool(self._scenes)

    @property
    def top(self) -> Scene:
        """The scene in front; an error on an empty stack."""
        return self._scenes[-1]

    @property
    def names(self) -> list[str]:
        """The class names of the scenes, lowest first."""
        return [type(scene).__name__ for scene in self._scenes]

    def has(self, kind: type[Scene]) -> bool:
        """Whether a scene of this kind is open, in front or below."""
        return any(isinstance(scene, kind) for scene in self._scenes)

    def frame(self, commands: Iterable[Command], dt: float) -> None:
        """Pass the commands and the time to the top scene and carry out the transition it returns.

        After a transition the rest of the frame's commands is dropped: what was pressed on one scene must not reach
        the next.
        """
        for command in commands:
            transition = self.top.handle(command)
            if transition is not None:
                self.apply(transition)
                return
        self.apply(self.top.update(dt))
        self._tidy()

    def draw(self, canvas: Canvas) -> None:
        """Draw the top scene, and the scenes below overlays."""
        for scene in self._shown():
            scene.fit(canvas)
            scene.draw(canvas)

    def draw_public(self, canvas: Canvas) -> None:
        """The same for a picture that is saved: without secrets."""
        for scene in self._shown():
            scene.draw_public(canvas)

    def targets(self) -> list[Target]:
        """What may be clicked now: the top scene's targets."""
        return self.top.targets() if self.running else []

    @property
    def moving(self) -> bool:
        """Whether any visible scene changes by itself."""
        return any(scene.moving for scene in self._shown())

    def apply(self, transition: Transition) -> None:
        """Carry out a transition; the loop also quits through here when the window is closed."""
        match transition:
            case Push(scene):
                self.top.pause()
                self._put(scene)
            case Pop(result):
                self._take()
                if self._scenes:
                    self.top.resume(result)
            case Replace(scene):
                self._take()
                self._put(scene)
            case Reset(scene, on_top):
                self._empty()
                self._litter = TIDY_AFTER
                self._put(scene)
                for above in on_top:
                    self.apply(Push(above))
            case Quit():
                self._empty()
            case None:
                pass

    def _tidy(self) -> None:
        """Free what the last table has left: pictures and reference cycles, 30 MB that would be freed much later.

        Not at once, because that takes as long as several frames and the new screen is still to be drawn.
        """
        self._litter -= 1
        if self._litter == 0:
            gc.collect()

    def _shown(self) -> list[Scene]:
        lowest = len(self._scenes) - 1
        while lowest > 0 and self._scenes[lowest].overlay:
            lowest -= 1
        return self._scenes[max(lowest, 0) :]

    def _put(self, scene: Scene) -> None:
        self._scenes.append(scene)
        scene.enter()

    def _take(self) -> None:
        self._scenes.pop().leave()

    def _empty(self) -> None:
        while self._scenes:
            self._take()
