"""Which key, mouse button or pad button means what: one table a device."""

import pygame

from game.engine.commands import Kind

ALWAYS: dict[int, Kind] = {
    pygame.K_RETURN: Kind.CONFIRM,
    pygame.K_KP_ENTER: Kind.CONFIRM,
    pygame.K_ESCAPE: Kind.CANCEL,
    pygame.K_LEFT: Kind.LEFT,
    pygame.K_RIGHT: Kind.RIGHT,
    pygame.K_UP: Kind.UP,
    pygame.K_DOWN: Kind.DOWN,
    pygame.K_TAB: Kind.NEXT,
    pygame.K_F1: Kind.HELP,
    pygame.K_F10: Kind.MENU,
    pygame.K_F11: Kind.FULLSCREEN,
    pygame.K_F12: Kind.SCREENSHOT,
}
"""Keys that mean the same while a text field is open."""

SHORTCUTS: dict[int, Kind] = {
    pygame.K_SPACE: Kind.CONFIRM,
    pygame.K_BACKSPACE: Kind.UNDO,
    pygame.K_u: Kind.UNDO,
    pygame.K_r: Kind.REDO,
    pygame.K_h: Kind.HINT,
    pygame.K_m: Kind.MENU,
    pygame.K_l: Kind.LOG,
    pygame.K_e: Kind.END,
    pygame.K_b: Kind.TURN_BOARD,
}
"""Keys that a text field needs for itself."""

WITH_CONTROL: dict[int, Kind] = {
    pygame.K_z: Kind.UNDO,
    pygame.K_y: Kind.REDO,
}

WITH_CONTROL_AND_SHIFT: dict[int, Kind] = {
    pygame.K_z: Kind.REDO,
}

WITH_SHIFT: dict[int, Kind] = {
    pygame.K_TAB: Kind.PREVIOUS,
}

WITH_ALT: dict[int, Kind] = {
    pygame.K_RETURN: Kind.FULLSCREEN,
}

IN_TEXT: dict[int, Kind] = {
    pygame.K_BACKSPACE: Kind.ERASE,
}
"""Keys that mean something only in a text field."""

PAD: dict[int, Kind] = {
    pygame.CONTROLLER_BUTTON_A: Kind.CONFIRM,
    pygame.CONTROLLER_BUTTON_B: Kind.CANCEL,
    pygame.CONTROLLER_BUTTON_X: Kind.UNDO,
    pygame.CONTROLLER_BUTTON_Y: Kind.HINT,
    pygame.CONTROLLER_BUTTON_START: Kind.MENU,
    pygame.CONTROLLER_BUTTON_BACK: Kind.LOG,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: Kind.PREVIOUS,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: Kind.NEXT,
    pygame.CONTROLLER_BUTTON_LEFTSTICK: Kind.TURN_BOARD,
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: Kind.END,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: Kind.LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Kind.RIGHT,
    pygame.CONTROLLER_BUTTON_DPAD_UP: Kind.UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: Kind.DOWN,
}
"""Pads whose shape the system knows."""

JOYSTICK: dict[int, Kind] = {
    0: Kind.CONFIRM,
    1: Kind.CANCEL,
    2: Kind.UNDO,
    3: Kind.HINT,
    4: Kind.PREVIOUS,
    5: Kind.NEXT,
    6: Kind.LOG,
    7: Kind.MENU,
}
"""Other sticks, by button number: the usual order of the pads above."""

DIGIT_KEYS: dict[int, int] = {getattr(pygame, f"K_KP{digit}"): digit for digit in range(10)}
DIGIT_PLACES: dict[int, int] = {getattr(pygame, f"KSCAN_{digit}"): digit for digit in range(10)}
"""The number row by where its keys are: on French keyboards they type other signs."""


def key_kind(key: int, modifiers: int, typing: bool) -> Kind | None:
    """What a key means with these modifiers, or None."""
    if modifiers & pygame.KMOD_ALT:
        return WITH_ALT.get(key)
    # Macs have Command where others have Control.
    if modifiers & (pygame.KMOD_CTRL | pygame.KMOD_META):
        if typing:
            return None
        return (WITH_CONTROL_AND_SHIFT if modifiers & pygame.KMOD_SHIFT else WITH_CONTROL).get(key)
    if modifiers & pygame.KMOD_SHIFT and key in WITH_SHIFT:
        return WITH_SHIFT[key]
    return ALWAYS.get(key) or (IN_TEXT if typing else SHORTCUTS).get(key)
