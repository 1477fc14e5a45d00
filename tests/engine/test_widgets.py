"""Each widget alone: its answers, its value, and that every state of it can be drawn."""

from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game import paths
from game.engine.cache.assets import Assets
from game.engine.canvas import Canvas
from game.engine.geometry import Point, Rect
from game.engine.input.commands import Command, Kind
from game.engine.layout import Layout
from game.engine.look import theme
from game.engine.text.writer import Writer
from game.engine.widgets import materials, panels
from game.engine.widgets.button import Button, IconButton
from game.engine.widgets.choice import Choice, ChoiceItem, Stepper
from game.engine.widgets.focus import Focus
from game.engine.widgets.slider import Slider
from game.engine.widgets.text_field import TextField, digits
from game.engine.widgets.toast import Toast
from game.engine.widgets.toggle import Toggle
from game.engine.widgets.tooltip import Tip, Tooltip, draw_tip
from game.engine.widgets.widget import Activated, Changed, Refused, Used, Widget

ROW = Rect(100, 100, 300, 48)
SPEEDS = [ChoiceItem("slow", "Slow"), ChoiceItem("normal", "Normal"), ChoiceItem("fast", "Fast")]
REASON = "refused.not_now"


@pytest.fixture
def real_canvas(window) -> Canvas:
    return Canvas(pygame.Surface((1280, 720)), Layout((1280, 720)), Assets(paths.assets()), Writer())


def use(widget: Widget, x: float, y: float = 124) -> object:
    """A whole click."""
    widget.point(Point(x, y))
    widget.press(Point(x, y))
    return widget.release(Point(x, y))


def typed(field: TextField, text: str) -> object:
    return field.enter_text(Command(Kind.TEXT, text=text))


ERASE = Command(Kind.ERASE)


def test_a_choice_is_made_by_click_or_arrow() -> None:
    choice = Choice("speed", ROW, SPEEDS, "normal")
    assert use(choice, 390) == Changed("speed", "fast")
    assert use(choice, 390) == Used("speed")
    assert choice.steer(Kind.RIGHT) is None
    assert choice.steer(Kind.LEFT) == Changed("speed", "normal")
    assert choice.steer(Kind.UP) is None
    assert choice.confirm() == Changed("speed", "fast")
    assert choice.confirm() == Changed("speed", "slow")
    assert [target.name for target in choice.targets()] == ["speed.slow", "speed.normal", "speed.fast"]


def test_an_option_that_cannot_be_chosen_says_why() -> None:
    choice = Choice("speed", ROW, SPEEDS, "slow", refused={"fast": REASON})
    assert use(choice, 390) == Refused("speed", REASON)
    assert choice.value == "slow"
    choice.disabled = "refused.all"
    assert choice.steer(Kind.RIGHT) == Refused("speed", "refused.all")
    assert use(choice, 250) == Refused("speed", "refused.all")


def test_the_focus_of_a_choice_lies_on_the_chosen_slip() -> None:
    choice = Choice("speed", ROW, SPEEDS, "fast")
    assert choice.ring[0] == choice.targets()[2].rect


def test_a_choice_of_something_unknown_is_an_error() -> None:
    with pytest.raises(ValueError, match="is not in list"):
        Choice("speed", ROW, SPEEDS, "warp")


def test_a_stepper_goes_round_both_ways() -> None:
    stepper = Stepper("speed", ROW, SPEEDS, "slow")
    assert use(stepper, 110) == Changed("speed", "fast")
    assert use(stepper, 390) == Changed("speed", "slow")
    assert stepper.steer(Kind.RIGHT) == Changed("speed", "normal")
    assert stepper.steer(Kind.DOWN) is None
    assert stepper.confirm() == Changed("speed", "fast")
    assert [target.name for target in stepper.targets()] == ["speed.previous", "speed.next"]
    stepper.disabled = REASON
    assert stepper.steer(Kind.LEFT) == Refused("speed", REASON)


def test_a_toggle_turns_by_click_enter_and_arrows() -> None:
    toggle = Toggle("hints", ROW, False, "Show hints")
    assert use(toggle, 110) == Changed("hints", True)
    assert toggle.confirm() == Changed("hints", False)
    assert toggle.steer(Kind.LEFT) is None
    assert toggle.steer(Kind.RIGHT) == Changed("hints", True)
    assert toggle.value is True
    toggle.disabled = REASON
    assert use(toggle, 110) == Refused("hints", REASON)
    assert toggle.steer(Kind.LEFT) == Refused("hints", REASON)


def test_a_slider_follows_the_pointer_and_steps_by_arrow() -> None:
    slider = Slider("music", ROW, 5, 10)
    assert slider.press(Point(100, 124)) == Changed("music", 0)
    assert slider.point(Point(900, 124)) == Changed("music", 10)
    assert slider.release(Point(900, 124)) == Used("music")
    assert slider.steer(Kind.RIGHT) == Used("music")
    assert slider.steer(Kind.LEFT) == Changed("music", 9)
    assert slider.steer(Kind.UP) is None
    slider.disabled = REASON
    assert slider.press(Point(100, 124)) == Used("music")
    assert slider.release(Point(110, 124)) == Refused("music", REASON)
    assert slider.steer(Kind.LEFT) == Refused("music", REASON)
    assert slider.value == 9


def test_a_field_takes_letters_at_its_caret() -> None:
    field = TextField("name", ROW, "Ay")
    assert typed(field, "a") == Changed("name", "Aya")
    assert field.steer(Kind.LEFT) == Used("name")
    assert field.steer(Kind.LEFT) == Used("name")
    assert typed(field, "é") == Changed("name", "Aéya")
    assert field.enter_text(ERASE) == Changed("name", "Aya")
    assert field.steer(Kind.LEFT) == Used("name")
    assert field.steer(Kind.LEFT) is None
    assert field.enter_text(ERASE) == Used("name")
    assert field.steer(Kind.UP) is None
    assert field.confirm() == Activated("name")


def test_a_field_keeps_out_what_it_does_not_want() -> None:
    field = TextField("deal", ROW, longest=5, allowed=digits)
    assert typed(field, "12x3\n") == Changed("deal", "123")
    assert typed(field, "abc") == Used("deal")
    assert typed(field, "456789") == Changed("deal", "12345")
    field.disabled = REASON
    assert typed(field, "1") == Refused("deal", REASON)
    assert use(field, 110) == Refused("deal", REASON)


def test_a_click_opens_a_field_and_does_not_send_it() -> None:
    assert use(TextField("deal", ROW), 110) == Used("deal")


def all_widgets(disabled: str | None) -> list[Widget]:
    kinds = ("primary", "paper", "lacquer", "gold")
    buttons = [
        Button(f"{kind}{icon}", Rect(20 + 320 * place, row, 280, 60), "Weiter", kind, icon=icon, disabled=disabled)
        for place, kind in enumerate(kinds)
        for icon, row in ((None, 20), ("undo", 100))
    ]
    return [
        *buttons,
        IconButton("help", Rect(20, 180, 54, 54), "help", disabled=disabled, ground="paper"),
        Choice("speed", Rect(100, 180, 300, 48), SPEEDS, "slow", disabled=disabled),
        Stepper("step", Rect(440, 180, 300, 48), SPEEDS, "slow", disabled=disabled),
        Toggle("on", Rect(780, 180, 200, 48), True, "An", disabled=disabled),
        Toggle("off", Rect(1000, 180, 200, 48), False, disabled=disabled),
        Slider("music", Rect(20, 260, 300, 52), 5, 10, "{percent} %", disabled=disabled),
        TextField("empty", Rect(340, 260, 300, 48), placeholder="Deal", icon="search", disabled=disabled),
        TextField("full", Rect(660, 260, 300, 48), "Ninja", disabled=disabled),
    ]


@pytest.mark.parametrize("disabled", [None, REASON])
def test_every_widget_draws_something_else_in_every_state(real_canvas: Canvas, disabled: str | None) -> None:
    def look(widget: Widget, *, shown: bool = False, at: Point | None = None) -> bytes:
        real_canvas.fill(theme.NIGHT)
        group = Focus([widget], first=widget.name)
        group.shown = shown
        group.handle(Command(Kind.POINT, at))
        group.draw(real_canvas)
        return real_canvas.surface.get_view("0").raw

    for widget in all_widgets(disabled):
        normal = look(widget)
        assert look(widget, shown=True) != normal, widget.name
        hovered = look(widget, at=widget.targets()[0].rect.centre)
        if disabled is None and not isinstance(widget, Choice):
            assert hovered != normal, widget.name
    assert real_canvas.writer.overflows == []


def test_drawing_again_costs_no_new_surfaces(real_canvas: Canvas) -> None:
    group = Focus(all_widgets(None), first="speed")
    group.shown = True
    group.draw(real_canvas)
    made = len(real_canvas.surfaces)
    group.draw(real_canvas)
    assert len(real_canvas.surfaces) == made


def test_panels_tell_where_there_is_room(real_canvas: Canvas) -> None:
    rect = Rect(100, 100, 600, 400)
    plain = panels.draw_sheet(real_canvas, rect)
    headed = panels.draw_sheet(real_canvas, rect, "Seats")
    tray = panels.draw_tray(real_canvas, rect)
    panels.draw_rule(real_canvas, plain, 200)
    panels.draw_title(real_canvas, "Kagebako", Rect(20, 0, 500, 70), align="centre")
    panels.draw_floor(real_canvas, "Tab next")
    assert rect.overlaps(plain)
    assert headed.y > plain.y
    assert tray.w < rect.w
    assert real_canvas.surface.get_at((640, 715))[:3] != (0, 0, 0)


def test_dashes_never_join_and_stay_inside() -> None:
    points = materials.round_corners(100, 50, 10, inset=1)
    assert all(0 <= x <= 100 and 0 <= y <= 50 for x, y in points)
    path = materials.dashed([(0.0, 0.0), (20.0, 0.0)], 5, 3)
    assert path == "M0.00 0.00L5.00 0.00M8.00 0.00L13.00 0.00M16.00 0.00L20.00 0.00"


def test_a_tooltip_waits_a_moment_and_starts_again_on_something_else() -> None:
    tooltip = Tooltip()
    tip = Tip(ROW, "Follow blue")
    tooltip.over("card", tip)
    assert not tooltip.shown
    tooltip.update(theme.TOOLTIP_AFTER)
    tooltip.over("card", tip)
    assert tooltip.shown
    tooltip.over("other", tip)
    assert not tooltip.shown
    tooltip.over("third", tip, at_once=True)
    assert tooltip.shown
    tooltip.over(None, None)
    assert not tooltip.shown


@pytest.mark.parametrize("anchor", [Rect(0, 0, 40, 40), Rect(1560, 860, 40, 40), Rect(780, 400, 40, 40)])
def test_a_tooltip_stays_inside_the_window_and_off_its_anchor(real_canvas: Canvas, anchor: Rect) -> None:
    real_canvas.fill(theme.BLACK)
    draw_tip(real_canvas, Tip(anchor, "Takes the trick", "Power 6 becomes 11, which is over 9. " * 4))
    light = pygame.mask.from_threshold(real_canvas.surface, theme.USUAL.paper_light, (40, 40, 60, 255))
    around = light.get_bounding_rects()
    box = around[0].unionall(around[1:])
    assert pygame.Rect(4, 4, 1272, 712).contains(box)
    assert not box.colliderect(real_canvas.layout.rect_to_px(anchor))
    assert real_canvas.writer.overflows == []


def test_a_toast_comes_and_goes_by_itself(real_canvas: Canvas) -> None:
    toast = Toast()
    assert not toast.moving
    toast.show("Three ninjas stand on him.")
    assert toast.text == "Three ninjas stand on him."
    toast.update(theme.TOAST_FOR - 0.1)
    toast.draw(real_canvas)
    toast.show("Three ninjas stand on him.")
    toast.update(1.0)
    assert toast.moving
    toast.draw(real_canvas)
    toast.show("Follow blue.")
    assert toast.text == "Follow blue."
    toast.update(theme.TOAST_FOR)
    assert not toast.moving
    toast.show("Again")
    toast.hide()
    assert toast.text == ""
    assert real_canvas.writer.overflows == []


def test_every_glyph_is_drawn_in_the_one_ink_that_buttons_replace() -> None:
    glyphs = sorted(Path(paths.assets() / "ui").glob("*.svg"))
    assert len(glyphs) > 15
    for glyph in glyphs:
        colours = {word.split('"')[0] for word in glyph.read_text("utf-8").split('="#')[1:]}
        assert colours == {"2a1b16"}, glyph.name


def test_fitted_slips_are_as_wide_as_their_words_and_leave_no_gap() -> None:
    items = [ChoiceItem("a", "No"), ChoiceItem("b", "Considerably"), ChoiceItem("c", "Yes")]
    slips = [target.rect for target in Choice("x", Rect(10, 10, 301, 48), items, "a", fitted=True).targets()]
    assert slips[0].w < slips[2].w < slips[1].w
    assert all(left.right == right.x for left, right in pairwise(slips))
