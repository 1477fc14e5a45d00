"""Game pads and joysticks, plugged in and out at any time, as kinds that go down and come up."""

import logging

import pygame
from pygame._sdl2 import controller

from game.engine.input.commands import Kind
from game.engine.input.keymap import JOYSTICK, PAD, TRIGGERS

DEAD_ZONE = 0.55
"""A stick counts as pushed from here on ..."""
LET_GO = 0.35
"""... until it comes back to here, so that a trembling thumb gives one step and not ten."""

_FULL = 32768
_WAYS: tuple[tuple[Kind, Kind], tuple[Kind, Kind]] = ((Kind.LEFT, Kind.RIGHT), (Kind.UP, Kind.DOWN))

_log = logging.getLogger(__name__)

Change = tuple[Kind, bool]
"""A kind, and whether it went down."""


class Pads:
    """The pads that are plugged in; pygame's joysticks must be initialised."""

    def __init__(self) -> None:
        controller.init()
        # A pad without a reference is closed, so they are kept here.
        self._known: dict[int, controller.Controller] = {}
        self._others: dict[int, pygame.joystick.JoystickType] = {}
        self._leaning: dict[tuple[int, int], Kind] = {}

    def read(self, event: pygame.Event) -> list[Change]:
        """What one event means; also handles pads that are plugged in or out."""
        match event.type:
            case pygame.JOYDEVICEADDED:
                self._open(event.device_index)
            case pygame.JOYDEVICEREMOVED:
                return self._close(event.instance_id)
            case pygame.CONTROLLERBUTTONDOWN | pygame.CONTROLLERBUTTONUP:
                return _button(PAD, event.button, event.type == pygame.CONTROLLERBUTTONDOWN)
            case pygame.CONTROLLERAXISMOTION if event.axis in (0, 1):
                return self._lean(event.instance_id, event.axis, event.value / _FULL)
            case pygame.CONTROLLERAXISMOTION if event.axis in TRIGGERS:
                return self._pull(event.instance_id, event.axis, event.value / _FULL)
            case pygame.JOYBUTTONDOWN | pygame.JOYBUTTONUP if event.instance_id in self._others:
                return _button(JOYSTICK, event.button, event.type == pygame.JOYBUTTONDOWN)
            case pygame.JOYAXISMOTION if event.instance_id in self._others and event.axis in (0, 1):
                return self._lean(event.instance_id, event.axis, event.value)
            case pygame.JOYHATMOTION if event.instance_id in self._others:
                # Hats count as two more axes; up is positive there and negative everywhere else.
                x, y = event.value
                return self._lean(event.instance_id, 2, x) + self._lean(event.instance_id, 3, -y)
        return []

    def _open(self, index: int) -> None:
        try:
            if controller.is_controller(index):
                known = controller.Controller(index)
                self._known[known.as_joystick().get_instance_id()] = known
            else:
                other = pygame.joystick.Joystick(index)
                self._others[other.get_instance_id()] = other
        except pygame.error as error:
            _log.warning("a game pad cannot be used: %s", error)

    def _close(self, instance: int) -> list[Change]:
        self._known.pop(instance, None)
        self._others.pop(instance, None)
        held = [place for place in self._leaning if place[0] == instance]
        return [(self._leaning.pop(place), False) for place in held]

    def _pull(self, instance: int, axis: int, value: float) -> list[Change]:
        """A trigger was pulled or released."""
        place, kind = (instance, axis), TRIGGERS[axis]
        was = place in self._leaning
        now = value > (LET_GO if was else DEAD_ZONE)
        if now == was:
            return []
        if now:
            self._leaning[place] = kind
        else:
            del self._leaning[place]
        return [(kind, now)]

    def _lean(self, instance: int, axis: int, value: float) -> list[Change]:
        place = (instance, axis)
        before = self._leaning.get(place)
        limit = DEAD_ZONE if before is None else LET_GO
        now = None if abs(value) < limit else _WAYS[axis % 2][value > 0]
        if now is before:
            return []
        changes: list[Change] = []
        if before is not None:
            del self._leaning[place]
            changes.append((before, False))
        if now is not None:
            self._leaning[place] = now
            changes.append((now, True))
        return changes


def _button(table: dict[int, Kind], button: int, down: bool) -> list[Change]:
    kind = table.get(button)
    return [] if kind is None else [(kind, down)]
