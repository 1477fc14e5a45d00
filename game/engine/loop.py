"""The main loop: the only reader of the clock and of pygame's event queue."""

import gc
import logging
import time
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path

import msgspec
import pygame

from game.engine.input.commands import Command, Kind
from game.engine.input.devices import Devices
from game.engine.input.keymap import Keymap
from game.engine.kit import Kit
from game.engine.layout import Layout
from game.engine.scenes import Quit, SceneStack, Target
from game.engine.widgets import panels
from game.engine.window import Window

FRAMES_PER_SECOND = 60
LONGEST_STEP = 0.1
"""The longest step in seconds, so that nothing jumps after a stall or a sleep of the machine."""
IDLE_WAIT_MS = 17
"""Added to a frame in which nothing moves: half the work, and any input ends the wait at once."""
HIDDEN_WAIT_MS = 100
_INPUTS = frozenset({pygame.KEYDOWN, pygame.KEYUP, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP})

_log = logging.getLogger(__name__)


def run(
    stack: SceneStack,
    window: Window,
    *,
    kit: Kit | None = None,
    targets: Path | None = None,
    screenshots: Path | None = None,
    frames: int | None = None,
    attend: Callable[[Sequence[Path]], None] | None = None,
    now: Callable[[], float] = time.perf_counter,
) -> None:
    """Show the stack in the window until it is empty or the window is closed.

    Args:
        stack: The scenes.
        window: Where to show them.
        kit: Whose preferences window and keys follow; without it they are the usual ones.
        targets: A file to keep up to date with what may be clicked, and how far the loop has come.
        screenshots: The folder for pictures of the screen; without it the key does nothing.
        frames: Leave after so many frames have been shown; None stays.
        attend: Called once a frame with the files that were dropped on the window; it may change the stack.
        now: The clock, in seconds.
    """
    devices = Devices(Keymap(kit.preferences.keys) if kit else None)
    limiter = pygame.time.Clock()
    writer = TargetsFile(targets) if targets is not None else None
    picture: pygame.Surface | None = None
    typing = False
    pygame.key.stop_text_input()
    shown = inputs = 0
    before = now()
    while stack.running:
        limiter.tick(FRAMES_PER_SECOND if shown else 0)  # the first frame does not wait
        events = _events(stack, window)
        after = now()
        dt, before = min(after - before, LONGEST_STEP), after
        for event in events:
            window.notice(event)
        window.settle(dt)
        _follow(window, kit)
        if kit is not None:
            kit.bakery.begin_frame(partial(_ask_for_a_moment, stack, window, kit))
        if any(event.type == pygame.QUIT for event in events):
            stack.apply(Quit())
            return
        typing = _listen(stack.top.wants_text, typing)
        top = stack.top
        commands = devices.read(
            events, window.canvas.layout, typing, dt, naming=top.wants_key, holding=top.wants_release
        )
        if attend is not None:
            attend([Path(command.text) for command in commands if command.kind is Kind.FILE])
            if stack.top is not top:  # what was pressed on one scene must not reach the next
                commands = []
        stack.frame(_for_scenes(commands, stack, window, kit, screenshots), dt)
        if kit is not None:
            kit.audio.update()
        inputs += sum(event.type in _INPUTS for event in events)
        if not stack.running or window.hidden:
            continue
        if not window.settled:
            # Rasterising everything for each size on the way would be slow: one picture is stretched instead.
            if picture is None:
                unseen = window.off_screen()
                stack.draw(unseen)
                picture = unseen.surface
            window.stretch(picture)
            continue
        picture = None
        stack.draw(window.canvas)
        window.show()
        shown += 1
        gc.enable()  # disabled during the start: it makes no garbage, and collecting would delay the first frame
        if shown == frames:
            stack.apply(Quit())
            return
        if writer is not None:
            writer.write(stack.targets(), window.canvas.layout, frame=shown, inputs=inputs)


def play(
    stack: SceneStack, window: Window, frames: Iterable[Sequence[Command]], dt: float, kit: Kit | None = None
) -> None:
    """Run without clock and events: one frame of `dt` seconds for each given list of commands."""
    for commands in frames:
        if not stack.running:
            return
        window.settle(dt)
        _follow(window, kit)
        stack.frame(_for_scenes(commands, stack, window, kit, None), dt)
        if kit is not None:
            kit.audio.update()
        if stack.running:
            stack.draw(window.canvas)
            window.show()


def _events(stack: SceneStack, window: Window) -> list[pygame.Event]:
    """The events since the last frame; waits a little if there is nothing to show."""
    if window.hidden or (window.settled and not stack.moving):
        first = pygame.event.wait(HIDDEN_WAIT_MS if window.hidden else IDLE_WAIT_MS)
        rest = pygame.event.get()
        return rest if first.type == pygame.NOEVENT else [first, *rest]
    return pygame.event.get()


def _listen(wanted: bool, typing: bool) -> bool:
    """Enable the system's text input only in a text field: no accent menus or screen keyboards otherwise."""
    if wanted and not typing:
        pygame.key.start_text_input()
    elif typing and not wanted:
        pygame.key.stop_text_input()
    return wanted


def _ask_for_a_moment(stack: SceneStack, window: Window, kit: Kit) -> None:
    """Show that something takes its time, over the last picture; what is being drawn goes on where it was."""
    if not stack.running:  # pictures outlive the loop, the window does not
        return
    surface = window.canvas.surface
    unfinished = surface.copy()
    panels.draw_moment(window.canvas, kit.say("loading.moment"))
    window.show()
    surface.blit(unfinished, (0, 0))


def _follow(window: Window, kit: Kit | None) -> None:
    """Apply the player's preferences to the window, and remember the size and screen they gave it."""
    if kit is None:
        return
    window.follow(kit.preferences)
    window.writer.language, window.writer.again = kit.texts.language, kit.texts.again
    size = window.new_size()
    monitor = window.new_monitor()
    if size is not None or monitor is not None:
        kit.preferences.window = size or kit.preferences.window
        kit.preferences.monitor = kit.preferences.monitor if monitor is None else monitor
        kit.keep()


def _for_scenes(
    commands: Iterable[Command], stack: SceneStack, window: Window, kit: Kit | None, screenshots: Path | None
) -> list[Command]:
    """Handle commands that concern window and sound; the rest is for the scenes."""
    left: list[Command] = []
    for command in commands:
        if command.kind is Kind.FULLSCREEN:
            window.toggle_fullscreen()
            if kit is not None:
                kit.preferences.fullscreen = window.fullscreen
                kit.keep()
        elif command.kind is Kind.MUTE and kit is not None:
            kit.mute()
        elif command.kind is Kind.SCREENSHOT and screenshots is not None:
            _save_screenshot(stack, window, screenshots)
        elif command.kind is not Kind.FILE:  # a file is for `attend`, whatever screen it was dropped on
            if kit is not None and command.kind in (Kind.FOCUS_LOST, Kind.FOCUS_GAINED):
                kit.audio.set_focused(command.kind is Kind.FOCUS_GAINED)
            left.append(command)
    return left


def _save_screenshot(stack: SceneStack, window: Window, folder: Path) -> None:
    unseen = window.off_screen()
    stack.draw_public(unseen)
    try:
        path = window.screenshot(folder, unseen)
    except (OSError, pygame.error) as error:
        # A full disk is no reason to lose a match.
        _log.warning("the picture of the screen was not saved: %s", error)
    else:
        _log.info("saved %s", path)


class TargetsFile:
    """Writes what may be clicked, in window pixels, after every frame that was shown; whole or not at all.

    `{"frame": 7, "inputs": 2, "targets": [{"name": ..., "rect": [x, y, w, h]}, ...]}`: `inputs` counts the keys and
    buttons that went down or up so far and were answered before this frame was drawn. Who sends input from outside
    knows from it that theirs has arrived and that they see what came of it.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._draft = path.with_name(path.name + ".part")

    def write(self, targets: list[Target], layout: Layout, *, frame: int, inputs: int) -> None:
        """Write what a frame showed."""
        found = [{"name": target.name, "rect": list(layout.rect_to_px(target.rect))} for target in targets]
        # A reader must never see half a file.
        self._draft.write_bytes(msgspec.json.encode({"frame": frame, "inputs": inputs, "targets": found}))
        self._draft.replace(self._path)
