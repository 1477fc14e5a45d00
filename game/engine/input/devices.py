"""Turns pygame's events into commands: keyboard, mouse, touch and game pads."""

from collections.abc import Callable, Iterable
from math import hypot

import pygame

from game.engine.geometry import Point
from game.engine.input.commands import DIRECTIONS, Command, Kind
from game.engine.input.keymap import DIGIT_KEYS, DIGIT_PLACES, Keymap, key_name
from game.engine.input.pads import Pads
from game.engine.layout import Layout

FIRST_AFTER = 0.40
THEN_EVERY = 0.11


class KeyRepeat:
    """At most one kind is repeated: the one that went down last."""

    def __init__(self) -> None:
        self._kind: Kind | None = None
        self._left = 0.0

    def press(self, kind: Kind) -> None:
        """Something went down; it is the one that repeats now."""
        self._kind, self._left = kind, FIRST_AFTER

    def release(self, kind: Kind) -> None:
        """Something came up."""
        if kind is self._kind:
            self._kind = None

    def release_all(self) -> None:
        """Nothing is held: the window was left or a pad unplugged."""
        self._kind = None

    def advance(self, dt: float) -> list[Kind]:
        """Pass time; returns what has to happen again."""
        again: list[Kind] = []
        self._left -= dt
        while self._kind is not None and self._left <= 0:
            again.append(self._kind)
            self._left += THEN_EVERY
        return again


LONG_TOUCH = 0.6
"""Seconds after which a finger held in place zooms in."""
FINGER_SLIP = 14
"""Design units that such a finger may still move."""

_REPEATED = {*DIRECTIONS, Kind.ERASE}

_LET_GO = {Kind.CONFIRM: Kind.LET_GO, Kind.LOOK: Kind.LOOK_AWAY}
"""What it means that a held key or button comes up again, where that means anything."""


class Devices:
    """Remembers what is held down between frames; time comes in through `read`."""

    def __init__(self, keymap: Keymap | None = None, paste: Callable[[], str] = pygame.scrap.get_text) -> None:
        self._keymap = Keymap() if keymap is None else keymap
        self._paste = paste
        self._pads = Pads()
        self._held = KeyRepeat()
        self._second = 0
        """Whether what is held repeats in its second sense."""
        self._pointer: Point | None = None
        self._pressed = False
        self._touch_left: float | None = None
        self._touched = Point(0, 0)
        self._fingers: set[tuple[int, int]] = set()

    def read(
        self,
        events: Iterable[pygame.Event],
        layout: Layout,
        typing: bool,
        dt: float,
        *,
        naming: bool = False,
        holding: bool = False,
    ) -> list[Command]:
        """The commands of one frame, in order.

        `typing` sends letters to a text field, `naming` the names of keys; `holding` tells when a confirming key or
        button, or one that looks, comes up again; a finger that is held does not zoom in then.
        """
        commands: list[Command] = []
        for event in events:
            named = naming and event.type == pygame.KEYDOWN and event.key != pygame.K_ESCAPE
            for command in _named(event) if named else self._translate(event, layout, typing):
                # Only the last of a run of pointer moves matters.
                if command.kind is Kind.POINT and commands and commands[-1].kind is Kind.POINT:
                    commands.pop()
                if holding or command.kind not in _LET_GO.values():
                    commands.append(command)
        commands += [Command(kind, number=self._second) for kind in self._held.advance(dt)]
        return commands if holding else commands + self._long_touch(dt)

    def _translate(self, event: pygame.Event, layout: Layout, typing: bool) -> list[Command]:
        match event.type:
            case pygame.KEYDOWN:
                return self._key_down(event, typing)
            case pygame.KEYUP:
                meanings = {self._keymap.meaning(event.key, 0, while_typing) for while_typing in (False, True)}
                return [command for kind in meanings if kind for command in self._change(kind, down=False)]
            case pygame.TEXTINPUT if typing:
                return [Command(Kind.TEXT, text=event.text)]
            case pygame.MOUSEMOTION | pygame.MOUSEBUTTONDOWN | pygame.MOUSEBUTTONUP | pygame.MOUSEWHEEL:
                return self._mouse(event, layout)
            case pygame.FINGERDOWN | pygame.FINGERUP:
                return self._finger(event)
            case pygame.DROPFILE:
                return [Command(Kind.FILE, text=event.file)]
            case pygame.WINDOWLEAVE:
                self._pointer = None
                return [Command(Kind.POINT)]
            case pygame.WINDOWFOCUSLOST:
                return [*self._let_go(), Command(Kind.FOCUS_LOST)]
            case pygame.WINDOWFOCUSGAINED:
                return [Command(Kind.FOCUS_GAINED)]
        return [
            command
            for kind, down in self._pads.read(event)
            for command in self._change(kind, down, second=kind in (Kind.NEXT, Kind.PREVIOUS))
        ]

    def _key_down(self, event: pygame.Event, typing: bool) -> list[Command]:
        kind = self._keymap.meaning(event.key, event.mod, typing)
        if kind is not None:
            return self._change(kind, down=True, second=bool(event.mod & pygame.KMOD_SHIFT) and kind in DIRECTIONS)
        with_control = event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)
        if typing:
            pasted = self._paste() if with_control and event.key == pygame.K_v else ""
            return [Command(Kind.TEXT, text=pasted)] if pasted else []
        digit = DIGIT_KEYS.get(event.key, DIGIT_PLACES.get(getattr(event, "scancode", 0)))
        if digit is None or with_control or event.mod & pygame.KMOD_ALT:
            return []
        return [Command(Kind.DIGIT, number=digit)]

    def _mouse(self, event: pygame.Event, layout: Layout) -> list[Command]:
        if event.type == pygame.MOUSEWHEEL:
            return [Command(Kind.SCROLL, self._pointer, number=event.y)] if event.y else []
        at = self._pointer = layout.pointed(event.pos)
        if event.type == pygame.MOUSEMOTION:
            if hypot(at.x - self._touched.x, at.y - self._touched.y) > FINGER_SLIP:
                self._touch_left = None
            return [Command(Kind.POINT, at)]
        if event.type == pygame.MOUSEBUTTONUP:
            if event.button == pygame.BUTTON_RIGHT:
                return [Command(Kind.LOOK_AWAY)]
            return self._release_pointer(at) if event.button == pygame.BUTTON_LEFT else []
        if event.button == pygame.BUTTON_LEFT:
            self._pressed, self._touched = True, at
            touch = getattr(event, "touch", False)
            self._touch_left = LONG_TOUCH if touch else None
            return [Command(Kind.POINT, at), Command(Kind.PRESS, at, touch=touch)]
        return [Command(Kind.ALTERNATE, at)] if event.button == pygame.BUTTON_RIGHT else []

    def _change(self, kind: Kind, down: bool, *, second: bool = False) -> list[Command]:
        """Something went down or came up; `second` if it was meant in its second sense."""
        if not down:
            self._held.release(kind)
            return [Command(_LET_GO[kind])] if kind in _LET_GO else []
        if kind in _REPEATED:
            self._held.press(kind)
            self._second = int(second)
        return [Command(kind, number=int(second))]

    def _release_pointer(self, at: Point | None) -> list[Command]:
        self._touch_left = None
        was_pressed, self._pressed = self._pressed, False
        return [Command(Kind.RELEASE, at)] if was_pressed else []

    def _finger(self, event: pygame.Event) -> list[Command]:
        """The system turns the first finger into a mouse. A second one cancels what the first has begun."""
        finger = (event.touch_id, event.finger_id)
        if event.type == pygame.FINGERUP:
            self._fingers.discard(finger)
            return []
        self._fingers.add(finger)
        return self._release_pointer(None) if len(self._fingers) > 1 else []

    def _let_go(self) -> list[Command]:
        """Release everything when the window loses focus."""
        self._held.release_all()
        self._fingers.clear()
        return self._release_pointer(None)

    def _long_touch(self, dt: float) -> list[Command]:
        if self._touch_left is None:
            return []
        self._touch_left -= dt
        if self._touch_left > 0:
            return []
        # The finger now means "zoom in", so lifting it must not also click.
        return [*self._release_pointer(None), Command(Kind.ALTERNATE, self._touched)]


def _named(event: pygame.Event) -> list[Command]:
    name = key_name(event.key, getattr(event, "scancode", 0))
    return [Command(Kind.KEY, text=name)] if name else []
