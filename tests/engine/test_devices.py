"""From pygame's events to commands."""

import pygame
import pytest

from game.engine.input.commands import Command, Kind
from game.engine.input.devices import FIRST_AFTER, LONG_TOUCH, THEN_EVERY, Devices
from game.engine.input.keymap import Keymap, may_be_given
from game.engine.layout import Layout

LAYOUT = Layout((800, 450))


@pytest.fixture
def devices(window) -> Devices:
    return Devices(paste=lambda: "4711")


def key(code: int, mod: int = 0, scancode: int = 0) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=code, mod=mod, scancode=scancode, unicode="")


def key_up(code: int) -> pygame.Event:
    return pygame.Event(pygame.KEYUP, key=code, mod=0, scancode=0, unicode="")


def button(kind: int, number: int = 1, pos=(400, 225), touch: bool = False) -> pygame.Event:
    return pygame.Event(kind, button=number, pos=pos, touch=touch)


def motion(*pos: int) -> pygame.Event:
    return pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0), touch=False)


def read(devices: Devices, *events: pygame.Event, typing: bool = False, dt: float = 0.0) -> list[Command]:
    return devices.read(events, LAYOUT, typing, dt)


def kinds(commands: list[Command]) -> list[Kind]:
    return [command.kind for command in commands]


@pytest.mark.parametrize(
    ("code", "mod", "kind"),
    [
        (pygame.K_RETURN, 0, Kind.CONFIRM),
        (pygame.K_SPACE, 0, Kind.CONFIRM),
        (pygame.K_ESCAPE, 0, Kind.CANCEL),
        (pygame.K_TAB, 0, Kind.NEXT),
        (pygame.K_TAB, pygame.KMOD_LSHIFT, Kind.PREVIOUS),
        (pygame.K_u, 0, Kind.UNDO),
        (pygame.K_z, pygame.KMOD_LCTRL, Kind.UNDO),
        (pygame.K_z, pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT, Kind.REDO),
        (pygame.K_z, pygame.KMOD_LMETA, Kind.UNDO),
        (pygame.K_y, pygame.KMOD_LCTRL, Kind.REDO),
        (pygame.K_h, 0, Kind.HINT),
        (pygame.K_F1, 0, Kind.HELP),
        (pygame.K_F11, 0, Kind.FULLSCREEN),
        (pygame.K_RETURN, pygame.KMOD_LALT, Kind.FULLSCREEN),
        (pygame.K_F12, 0, Kind.SCREENSHOT),
        (pygame.K_m, 0, Kind.MENU),
        (pygame.K_l, 0, Kind.LOG),
        (pygame.K_e, 0, Kind.END),
        (pygame.K_b, 0, Kind.TURN_BOARD),
        (pygame.K_HOME, 0, Kind.FIRST),
        (pygame.K_END, 0, Kind.LAST),
    ],
)
def test_keys_say_what_the_person_wants(devices: Devices, code: int, mod: int, kind: Kind) -> None:
    assert read(devices, key(code, mod)) == [Command(kind)]


def test_locks_do_not_change_what_a_key_means(devices: Devices) -> None:
    assert read(devices, key(pygame.K_h, pygame.KMOD_NUM | pygame.KMOD_CAPS)) == [Command(Kind.HINT)]


def test_digits_count_by_their_place_and_on_the_keypad(devices: Devices) -> None:
    french_two = key(pygame.K_2 + 1000, scancode=pygame.KSCAN_2)
    assert read(devices, french_two, key(pygame.K_KP7)) == [
        Command(Kind.DIGIT, number=2),
        Command(Kind.DIGIT, number=7),
    ]


def test_a_key_nobody_uses_says_nothing(devices: Devices) -> None:
    assert read(devices, key(pygame.K_F5), key(pygame.K_h, pygame.KMOD_LALT)) == []


def test_while_typing_letters_are_letters_and_not_shortcuts(devices: Devices) -> None:
    typed = [key(pygame.K_h), pygame.Event(pygame.TEXTINPUT, text="h")]
    assert read(devices, *typed, typing=True) == [Command(Kind.TEXT, text="h")]
    assert read(devices, *typed) == [Command(Kind.HINT)]
    spaces = [key(pygame.K_SPACE), pygame.Event(pygame.TEXTINPUT, text=" ")]
    assert read(devices, *spaces, typing=True) == [Command(Kind.TEXT, text=" ")]


def test_while_typing_one_can_still_erase_confirm_leave_and_go_on(devices: Devices) -> None:
    events = [key(code) for code in (pygame.K_BACKSPACE, pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_TAB)]
    found = kinds(read(devices, *events, typing=True))
    assert found == [Kind.ERASE, Kind.CONFIRM, Kind.CANCEL, Kind.NEXT]


def test_the_clipboard_is_typed_in(devices: Devices) -> None:
    paste = key(pygame.K_v, pygame.KMOD_LCTRL)
    assert read(devices, paste, typing=True) == [Command(Kind.TEXT, text="4711")]
    assert read(devices, paste) == []


def test_the_mouse_speaks_in_design_units(devices: Devices) -> None:
    commands = read(devices, button(pygame.MOUSEBUTTONDOWN), button(pygame.MOUSEBUTTONUP))
    assert commands == [
        Command(Kind.POINT, (800, 450)),
        Command(Kind.PRESS, (800, 450)),
        Command(Kind.RELEASE, (800, 450)),
    ]
    assert read(devices, button(pygame.MOUSEBUTTONDOWN, 3)) == [Command(Kind.ALTERNATE, (800, 450))]


def test_of_many_moves_in_a_frame_only_the_last_counts(devices: Devices) -> None:
    assert read(devices, motion(1, 1), motion(2, 2), motion(10, 20)) == [Command(Kind.POINT, (20, 40))]


def test_the_wheel_turns_where_the_pointer_is(devices: Devices) -> None:
    read(devices, motion(10, 20))
    wheel = pygame.Event(pygame.MOUSEWHEEL, x=0, y=-2, flipped=False)
    assert read(devices, wheel) == [Command(Kind.SCROLL, (20, 40), number=-2)]


def test_a_held_arrow_repeats_after_a_while_and_stops_when_let_go(devices: Devices) -> None:
    assert kinds(read(devices, key(pygame.K_RIGHT))) == [Kind.RIGHT]
    assert read(devices, dt=FIRST_AFTER * 0.9) == []
    assert kinds(read(devices, dt=FIRST_AFTER * 0.1 + THEN_EVERY * 1.5)) == [Kind.RIGHT] * 2
    read(devices, key_up(pygame.K_RIGHT))
    assert read(devices, dt=5) == []


def test_a_held_enter_does_not_repeat(devices: Devices) -> None:
    read(devices, key(pygame.K_RETURN))
    assert read(devices, dt=5) == []


def test_a_finger_that_stays_asks_for_a_closer_look_and_does_not_click(devices: Devices) -> None:
    read(devices, button(pygame.MOUSEBUTTONDOWN, touch=True))
    assert read(devices, dt=LONG_TOUCH) == [Command(Kind.RELEASE), Command(Kind.ALTERNATE, (800, 450))]
    assert read(devices, button(pygame.MOUSEBUTTONUP)) == []


def test_a_finger_that_drags_and_a_slow_mouse_are_no_long_touch(devices: Devices) -> None:
    read(devices, button(pygame.MOUSEBUTTONDOWN, touch=True), motion(440, 225))
    assert read(devices, dt=LONG_TOUCH * 2) == []
    read(devices, button(pygame.MOUSEBUTTONUP), button(pygame.MOUSEBUTTONDOWN))
    assert read(devices, dt=LONG_TOUCH * 2) == []


def test_leaving_the_window_lets_go_of_everything(devices: Devices) -> None:
    read(devices, key(pygame.K_LEFT), button(pygame.MOUSEBUTTONDOWN))
    commands = read(devices, pygame.Event(pygame.WINDOWFOCUSLOST), pygame.Event(pygame.WINDOWFOCUSGAINED))
    assert commands == [Command(Kind.RELEASE), Command(Kind.FOCUS_LOST), Command(Kind.FOCUS_GAINED)]
    assert read(devices, dt=5) == []
    assert read(devices, pygame.Event(pygame.WINDOWLEAVE)) == [Command(Kind.POINT)]


def pad(kind: int, **fields: object) -> pygame.Event:
    return pygame.Event(kind, instance_id=3, **fields)


def test_a_pad_steers_confirms_and_repeats(devices: Devices) -> None:
    down = pad(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_A)
    left = pad(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_DPAD_LEFT)
    assert kinds(read(devices, down, left)) == [Kind.CONFIRM, Kind.LEFT]
    assert kinds(read(devices, dt=FIRST_AFTER)) == [Kind.LEFT]
    read(devices, pad(pygame.CONTROLLERBUTTONUP, button=pygame.CONTROLLER_BUTTON_DPAD_LEFT))
    assert read(devices, dt=5) == []


def test_a_stick_has_a_dead_zone_and_a_trembling_thumb_is_one_step(devices: Devices) -> None:
    def lean(value: float) -> list[Kind]:
        return kinds(read(devices, pad(pygame.CONTROLLERAXISMOTION, axis=1, value=round(value * 32767))))

    assert lean(0.3) == []
    assert lean(0.7) == [Kind.DOWN]
    assert lean(0.5) == []
    assert lean(0.7) == []
    assert lean(-0.9) == [Kind.UP]
    assert lean(0.0) == []
    assert read(devices, dt=5) == []


def test_a_trigger_looks_closer_once_a_pull(devices: Devices) -> None:
    axis = pygame.CONTROLLER_AXIS_TRIGGERLEFT

    def pulled(value: float) -> list[Kind]:
        return kinds(read(devices, pad(pygame.CONTROLLERAXISMOTION, axis=axis, value=round(value * 32767))))

    assert [pulled(value) for value in (0.2, 0.7, 0.9, 0.5, 0.1, 0.8)] == [[], [Kind.LOOK], [], [], [], [Kind.LOOK]]


def test_unplugging_a_pad_lets_go_of_its_stick(devices: Devices) -> None:
    read(devices, pad(pygame.CONTROLLERAXISMOTION, axis=0, value=32767))
    read(devices, pad(pygame.JOYDEVICEREMOVED))
    assert read(devices, dt=5) == []


def test_a_joystick_that_was_never_opened_says_nothing(devices: Devices) -> None:
    assert read(devices, pad(pygame.JOYHATMOTION, hat=0, value=(1, 0)), pad(pygame.JOYBUTTONDOWN, button=0)) == []


def test_an_unusable_pad_is_no_disaster(devices: Devices, caplog) -> None:
    assert read(devices, pygame.Event(pygame.JOYDEVICEADDED, device_index=99)) == []
    assert "cannot be used" in caplog.text


def test_a_plain_joystick_steers_with_its_hat(devices: Devices) -> None:
    devices._pads._others[3] = object()
    assert kinds(read(devices, pad(pygame.JOYHATMOTION, hat=0, value=(0, 1)))) == [Kind.UP]
    assert kinds(read(devices, pad(pygame.JOYHATMOTION, hat=0, value=(1, 0)))) == [Kind.RIGHT]
    assert kinds(read(devices, pad(pygame.JOYBUTTONDOWN, button=0))) == [Kind.CONFIRM]
    assert kinds(read(devices, pad(pygame.JOYAXISMOTION, axis=0, value=-1.0))) == [Kind.LEFT]


def test_a_chosen_key_takes_effect_at_once_and_its_holder_gets_the_free_one(window) -> None:
    own: dict[str, str] = {}
    keymap = Keymap(own)
    devices = Devices(keymap)
    assert keymap.give(Kind.UNDO, "H") is Kind.HINT
    assert own == {"UNDO": "H", "HINT": "U"}
    assert kinds(read(devices, key(pygame.K_h), key(pygame.K_u))) == [Kind.UNDO, Kind.HINT]
    assert keymap.give(Kind.HINT, "H") is Kind.UNDO
    assert own == {}


def test_a_second_key_and_control_stay_with_their_command_unless_given_away(window) -> None:
    keymap = Keymap()
    assert keymap.give(Kind.HINT, "Backspace") is None
    assert kinds(read(Devices(keymap), key(pygame.K_BACKSPACE), key(pygame.K_h))) == [Kind.HINT]
    assert kinds(read(Devices(keymap), key(pygame.K_z, pygame.KMOD_LCTRL))) == [Kind.UNDO]


def test_arrows_always_steer_and_another_key_may_too(window) -> None:
    keymap = Keymap()
    assert keymap.give(Kind.LEFT, "U") is Kind.UNDO
    assert keymap.key_of(Kind.UNDO) == ""
    assert kinds(read(Devices(keymap), key(pygame.K_u), key(pygame.K_LEFT))) == [Kind.LEFT] * 2
    assert keymap.give(Kind.RIGHT, "U") is Kind.LEFT
    assert keymap.key_of(Kind.LEFT) == "Left"
    keymap.reset()
    assert keymap.key_of(Kind.UNDO) == "U"


@pytest.mark.parametrize("name", ["Escape", "Return", "Left", "5", ""])
def test_some_keys_cannot_be_given_another_meaning(name: str) -> None:
    assert not may_be_given(name)
    assert Keymap({"HINT": name}).key_of(Kind.HINT) == ("H" if name else "")


def test_what_a_settings_file_may_hold_does_no_harm() -> None:
    keymap = Keymap({"NONSENSE": "X", "HINT": "U", "UNDO": "U"})
    assert keymap.holder("X") is None
    assert keymap.holder("U") is Kind.UNDO


def test_a_chosen_letter_is_a_letter_while_typing_and_a_function_key_is_not(window) -> None:
    keymap = Keymap({"HELP": "Q", "HINT": "F5"})
    assert read(Devices(keymap), key(pygame.K_q), typing=True) == []
    assert kinds(read(Devices(keymap), key(pygame.K_F5), typing=True)) == [Kind.HINT]


def test_a_key_that_is_being_chosen_is_named_and_not_obeyed(devices: Devices) -> None:
    def named(*events: pygame.Event) -> list[Command]:
        return devices.read(events, LAYOUT, False, 0.0, naming=True)

    assert named(key(pygame.K_h), key(pygame.K_RETURN)) == [
        Command(Kind.KEY, text="H"),
        Command(Kind.KEY, text="Return"),
    ]
    assert named(key(pygame.K_LSHIFT)) == []
    french_two = key(pygame.K_2 + 1000, scancode=pygame.KSCAN_2)
    assert named(french_two) == [Command(Kind.KEY, text="2")]
    assert named(key(pygame.K_ESCAPE)) == [Command(Kind.CANCEL)]


def test_a_file_that_is_dropped_onto_the_window_is_told_by_its_path(devices: Devices) -> None:
    dropped = pygame.Event(pygame.DROPFILE, file="/home/anna/match.kagebako.json")
    assert read(devices, dropped) == [Command(Kind.FILE, text="/home/anna/match.kagebako.json")]


def test_shift_gives_arrows_a_second_sense_also_when_they_repeat(devices: Devices) -> None:
    first = read(devices, key(pygame.K_UP, pygame.KMOD_LSHIFT))
    again = read(devices, dt=FIRST_AFTER)
    assert [*first, *again] == [Command(Kind.UP, number=1)] * 2
    assert read(devices, key(pygame.K_UP)) == [Command(Kind.UP)]


def test_a_confirming_key_that_comes_up_is_told_only_to_who_wants_to_know(devices: Devices) -> None:
    assert read(devices, key_up(pygame.K_SPACE)) == []
    told = devices.read([key_up(pygame.K_SPACE)], LAYOUT, False, 0.0, holding=True)
    assert told == [Command(Kind.LET_GO)]


def test_a_second_finger_cancels_what_the_first_has_begun(devices: Devices) -> None:
    first, second = ({"touch_id": 1, "finger_id": number} for number in (7, 8))
    read(devices, pygame.Event(pygame.FINGERDOWN, first), button(pygame.MOUSEBUTTONDOWN, touch=True))
    assert read(devices, pygame.Event(pygame.FINGERDOWN, second)) == [Command(Kind.RELEASE)]
    read(devices, pygame.Event(pygame.FINGERUP, second), pygame.Event(pygame.FINGERUP, first))
    assert read(devices, pygame.Event(pygame.FINGERDOWN, first)) == []


def test_a_scene_that_waits_for_a_release_hears_when_looking_ends(devices: Devices) -> None:
    down, up = key(pygame.K_v), key_up(pygame.K_v)
    assert devices.read([down], LAYOUT, False, 0.0, holding=True) == [Command(Kind.LOOK)]
    assert devices.read([up], LAYOUT, False, 0.0, holding=True) == [Command(Kind.LOOK_AWAY)]
    assert read(devices, down, up) == [Command(Kind.LOOK)]


def test_a_finger_that_holds_something_does_not_zoom_in(devices: Devices) -> None:
    devices.read([button(pygame.MOUSEBUTTONDOWN, touch=True)], LAYOUT, False, 0.0, holding=True)
    assert devices.read([], LAYOUT, False, LONG_TOUCH * 2, holding=True) == []


def test_what_looks_closer_and_comes_up_is_told_only_to_who_wants_to_know(devices: Devices) -> None:
    right = pygame.Event(pygame.MOUSEBUTTONUP, pos=(10, 10), button=pygame.BUTTON_RIGHT)
    for event in (key_up(pygame.K_v), right):
        assert read(devices, event) == []
        assert devices.read([event], LAYOUT, False, 0.0, holding=True) == [Command(Kind.LOOK_AWAY)]
