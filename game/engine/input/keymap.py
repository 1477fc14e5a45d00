"""Maps keys and pad buttons to commands: one table per device, and the player's own keys on top."""

import pygame

from game.engine.input.commands import Kind

FIXED: dict[int, Kind] = {
    pygame.K_RETURN: Kind.CONFIRM,
    pygame.K_KP_ENTER: Kind.CONFIRM,
    pygame.K_ESCAPE: Kind.CANCEL,
    pygame.K_LEFT: Kind.LEFT,
    pygame.K_RIGHT: Kind.RIGHT,
    pygame.K_UP: Kind.UP,
    pygame.K_DOWN: Kind.DOWN,
    pygame.K_TAB: Kind.NEXT,
    pygame.K_HOME: Kind.FIRST,
    pygame.K_END: Kind.LAST,
}
"""Keys with a fixed meaning, so that players cannot lock themselves out; also while a text field is open."""

USUAL: dict[Kind, str] = {
    Kind.CONFIRM: "Space",
    Kind.LEFT: "Left",
    Kind.RIGHT: "Right",
    Kind.UP: "Up",
    Kind.DOWN: "Down",
    Kind.UNDO: "U",
    Kind.REDO: "R",
    Kind.HINT: "H",
    Kind.LOOK: "V",
    Kind.END: "E",
    Kind.TURN_BOARD: "B",
    Kind.LOG: "L",
    Kind.SHEET: "P",
    Kind.MENU: "M",
    Kind.MUTE: "S",
    Kind.TELEVISION: "T",
    Kind.HELP: "F1",
    Kind.FULLSCREEN: "F11",
    Kind.SCREENSHOT: "F12",
}
"""The commands whose key the player may choose, in the order of the settings, with their default keys."""

MORE: dict[str, Kind] = {"Backspace": Kind.UNDO, "F10": Kind.MENU}
"""Second keys, unless the player assigns them."""

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
"""Keys that only work in a text field."""

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
"""Pads whose layout the system knows."""

TRIGGERS: dict[int, Kind] = {
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: Kind.LOOK,
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: Kind.HELP,
}
"""What the triggers of such a pad mean."""

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
"""Other joysticks, by button number: the usual order of the pads above."""

DIGIT_KEYS: dict[int, int] = {getattr(pygame, f"K_KP{digit}"): digit for digit in range(10)}
DIGIT_PLACES: dict[int, int] = {getattr(pygame, f"KSCAN_{digit}"): digit for digit in range(10)}
"""The number row by scan code: on French keyboards these keys type other characters."""

_MODIFIERS = frozenset(
    getattr(pygame, f"K_{side}{name}") for side in "LR" for name in ("SHIFT", "CTRL", "ALT", "META")
) | {pygame.K_CAPSLOCK, pygame.K_NUMLOCK, pygame.K_SCROLLLOCK, pygame.K_MODE}

_FIXED_NAMES = ("Return", "Keypad Enter", "Escape", "Left", "Right", "Up", "Down", "Tab", "Home", "End")


def key_name(key: int, place: int = 0) -> str:
    """The system's name of a key, or nothing for modifiers; `place` is its scan code."""
    if key in _MODIFIERS:
        return ""
    digit = DIGIT_KEYS.get(key, DIGIT_PLACES.get(place))
    return str(digit) if digit is not None else pygame.key.name(key, use_compat=False)


def may_be_given(name: str) -> bool:
    """Whether a key can be assigned: not those with a fixed meaning, and no digits."""
    return bool(name) and not name.isdecimal() and name not in _FIXED_NAMES


class Keymap:
    """What each key means: the default keys, overridden by the player's own."""

    def __init__(self, own: dict[str, str] | None = None) -> None:
        """`own` maps names of kinds to names of keys; it is shared, so changes are visible on both sides at once."""
        self._own = {} if own is None else own

    def key_of(self, kind: Kind) -> str:
        """The name of the key that means this, or an empty string; `kind` is one of `USUAL`."""
        chosen = self._own.get(kind.name)
        return USUAL[kind] if chosen is None or (chosen and not may_be_given(chosen)) else chosen

    def holder(self, name: str) -> Kind | None:
        """What the key of that name means, if it can be chosen."""
        if not name:
            return None
        # The player's keys come before the defaults: a settings file may name one key twice.
        held = sorted(
            (kind for kind in USUAL if self.key_of(kind) == name), key=lambda kind: kind.name not in self._own
        )
        return held[0] if held else MORE.get(name)

    def give(self, kind: Kind, name: str) -> Kind | None:
        """Assign a key; the command that had it gets the key that becomes free, and is returned."""
        before, holder = self.key_of(kind), self.holder(name)
        self._set(kind, name)
        if holder is None or holder is kind or self.key_of(holder) != name:
            return None
        self._set(holder, before if may_be_given(before) else "")
        return holder

    def reset(self) -> None:
        """Restore the default keys."""
        self._own.clear()

    def meaning(self, key: int, modifiers: int, typing: bool) -> Kind | None:
        """What a key means with these modifiers, or None."""
        if modifiers & pygame.KMOD_ALT:
            return WITH_ALT.get(key)
        # Macs use Command where others use Control.
        if modifiers & (pygame.KMOD_CTRL | pygame.KMOD_META):
            if typing:
                return None
            return (WITH_CONTROL_AND_SHIFT if modifiers & pygame.KMOD_SHIFT else WITH_CONTROL).get(key)
        if modifiers & pygame.KMOD_SHIFT and key in WITH_SHIFT:
            return WITH_SHIFT[key]
        if key in FIXED:
            return FIXED[key]
        if typing and not pygame.K_F1 <= key <= pygame.K_F12:  # a text field needs all other keys
            return IN_TEXT.get(key)
        return self.holder(pygame.key.name(key, use_compat=False))

    def _set(self, kind: Kind, name: str) -> None:
        if name == USUAL[kind] or (not name and not may_be_given(USUAL[kind])):
            self._own.pop(kind.name, None)
        else:
            self._own[kind.name] = name
