"""Drawing in design units, text that fits, static layers."""

import pygame
import pytest

from game.engine.cache.surface_cache import SurfaceCache, quick
from game.engine.canvas import Canvas
from game.engine.draw.static_layer import StaticLayer
from game.engine.geometry import Rect
from game.engine.layout import Layout
from game.engine.look import theme
from game.engine.look.theme import Weight
from game.engine.text.translations import Texts

LONG = "Three ninjas stand on him, and nobody may move before they have gone home again."


def bright_box(surface: pygame.Surface) -> pygame.Rect:
    mask = pygame.mask.from_threshold(surface, (255, 255, 255), (200, 200, 200, 255))
    return mask.get_bounding_rects()[0].unionall(mask.get_bounding_rects()[1:])


def test_words_stay_in_their_box_and_wrap(canvas: Canvas) -> None:
    box = Rect(100, 100, 400, 200)
    took = canvas.text(LONG, box, theme.BODY.on(theme.WHITE))
    assert canvas.writer.overflows == []
    assert took.h > 2 * theme.BODY.size
    allowed = pygame.Rect(canvas.layout.rect_to_px(box)).inflate(2, 2)
    assert allowed.contains(bright_box(canvas.surface))


def test_words_are_drawn_in_the_language_of_the_day(canvas: Canvas) -> None:
    texts = Texts({"en": {"night": "Night"}, "de": {"night": "Mitternacht"}})
    canvas.writer.again = texts.again
    caption = texts.say("night")
    before = canvas.measure(caption, theme.LABEL)
    texts.choose("de")
    assert canvas.measure(caption, theme.LABEL) == canvas.measure("Mitternacht", theme.LABEL) != before


def test_words_shrink_before_they_overflow(canvas: Canvas) -> None:
    wide, _ = canvas.measure("Nächste Runde", theme.BUTTON)
    took = canvas.text("Nächste Runde", Rect(0, 0, wide * 0.8, 60), theme.BUTTON, wrap=False)
    assert took.w <= wide * 0.8 + 1
    assert canvas.writer.overflows == []


@pytest.mark.parametrize("weight", Weight)
def test_no_word_runs_into_the_next_one(canvas: Canvas, weight: Weight) -> None:
    style = theme.TextStyle(weight, 40)
    apart = canvas.measure("of ons", style)[0] - canvas.measure("of", style)[0] - canvas.measure("ons", style)[0]
    assert 0.08 * style.size < apart < 0.2 * style.size


@pytest.mark.parametrize("size", range(18, 36))
def test_a_clan_is_no_dan(canvas: Canvas, size: int) -> None:
    canvas.text("cl", Rect(100, 100, 200, 80), theme.LABEL.sized(size).on(theme.WHITE))
    mask = pygame.mask.from_threshold(canvas.surface, (255, 255, 255), (200, 200, 200, 255))
    inked = [any(mask.get_at((x, y)) for y in range(mask.get_size()[1])) for x in range(60, 160)]
    assert False in inked[inked.index(True) : 100 - inked[::-1].index(True)]


def test_a_thin_line_is_drawn_wherever_it_lies(canvas: Canvas) -> None:
    for place in range(20):
        canvas.fill(theme.BLACK)
        canvas.rounded(Rect(100, 100 + place / 10, 50, 0.3), 0, theme.WHITE)
        assert bright_box(canvas.surface).h == 1


def test_words_that_cannot_fit_are_noted_once(canvas: Canvas) -> None:
    for _ in range(3):
        canvas.text(LONG, Rect(0, 0, 60, 30), theme.BODY)
        canvas.writer.clear()
    assert [overflow.text for overflow in canvas.writer.overflows] == [LONG]
    assert canvas.writer.overflows[0].box_px == (48, 24)


@pytest.mark.parametrize(
    "strange", ["\x00", "a\x00b\x1b[2J", "\udc80.json", "\u200b", "\u202e", "\t", "x" * 300_000, "😀"]
)
@pytest.mark.parametrize("wrap", [True, False])
def test_whatever_a_file_calls_itself_can_be_drawn(canvas: Canvas, strange: str, wrap: bool) -> None:
    canvas.text(strange, Rect(0, 0, 300, 60), theme.BODY, wrap=wrap)
    canvas.measure(strange, theme.BUTTON)


def test_text_never_shrinks_below_the_smallest_size(canvas: Canvas) -> None:
    smallest = theme.BODY.sized(theme.SMALLEST_TEXT)
    _, least = canvas.measure("Ninja", smallest)
    took = canvas.text("Ninja", Rect(0, 0, 5, 5), theme.BODY)
    assert took.h == pytest.approx(least)


def test_the_space_before_a_french_mark_does_not_break(canvas: Canvas) -> None:
    width, _ = canvas.measure("Commencer", theme.BODY)
    _, glued = canvas.measure("Commencer\u00a0!", theme.BODY, width + 2)
    _, broken = canvas.measure("Commencer !", theme.BODY, width + 2)
    assert glued < broken


def test_every_language_has_its_letters(canvas: Canvas) -> None:
    canvas.measure("x", theme.BODY)
    font = canvas.writer._fonts.get(Weight.MEDIUM, 20)
    letters = "äöüÄÖÜßẞéèêëàâçîïôùûœŒæÉÀÇŒijIJ«»„“”\u2018\u2019\u2013—…€·\u00d70123456789"
    assert [letter for letter, metric in zip(letters, font.metrics(letters), strict=True) if metric is None] == []


def test_larger_text_is_larger_and_tracked_text_is_wider(canvas: Canvas) -> None:
    plain = canvas.measure("Log", theme.BODY)
    canvas.writer.size_factor = 1.5
    assert canvas.measure("Log", theme.BODY)[1] > plain[1]
    loose = canvas.measure("Log", theme.CAPTION)
    tight = canvas.measure("Log", theme.CAPTION.sized(20))
    assert loose == tight
    assert loose[0] > canvas.measure("Log", theme.TextStyle(Weight.BOLD, 20))[0]


def test_alignment_moves_words_in_their_box(canvas: Canvas) -> None:
    box = Rect(100, 100, 400, 200)
    left = canvas.text("Ninja", box, theme.BODY, "left", "top")
    right = canvas.text("Ninja", box, theme.BODY, "right", "bottom")
    middle = canvas.text("Ninja", box, theme.BODY, "centre", "middle")
    assert (left.x, left.y) == pytest.approx((100, 100), abs=1)
    assert (right.right, right.bottom) == pytest.approx((500, 300), abs=1)
    assert middle.centre == pytest.approx(box.centre, abs=1.5)


def test_a_faded_surface_is_whole_again_for_the_next_one(canvas: Canvas) -> None:
    square = pygame.Surface((4, 4), pygame.SRCALPHA)
    square.fill((255, 0, 0, 100))
    canvas.blit(square, (0, 0), opacity=0.5)
    canvas.blit(square, (100, 0))
    canvas.blit(square, (200, 0), opacity=0.0)
    assert canvas.surface.get_at((0, 0))[0] == pytest.approx(50, abs=2)
    assert canvas.surface.get_at((80, 0))[0] == pytest.approx(100, abs=2)
    assert canvas.surface.get_at((160, 0))[0] == 0


def test_dimming_darkens_everything(canvas: Canvas) -> None:
    canvas.fill(theme.WHITE)
    canvas.dim(0.6)
    assert canvas.surface.get_at((640, 360))[0] == pytest.approx(102, abs=2)


def test_pictures_rounded_sheets_and_lines_land_where_they_should(canvas: Canvas) -> None:
    square = '<rect width="10" height="10" fill="#ffffff"/>'
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">{square}</svg>'
    (canvas.assets.root / "square.svg").write_text(svg, "utf-8")
    canvas.picture("square", Rect(100, 100, 200, 100))
    assert bright_box(canvas.surface) == (120, 80, 80, 80)
    canvas.fill(theme.BLACK)
    canvas.rounded(Rect(100, 100, 200, 100), 20, [(0.0, theme.WHITE), (1.0, theme.USUAL.washi)], theme.GOLD)
    assert bright_box(canvas.surface) == (80, 80, 160, 80)
    canvas.rounded(Rect(0, 0, 0, 10), 2, theme.WHITE)
    canvas.fill(theme.BLACK)
    canvas.line((0, 100), (100, 100), theme.WHITE, 2)
    assert canvas.surface.get_at((40, 80)) == (255, 255, 255, 255)


def test_clipping_ends_with_its_block(canvas: Canvas) -> None:
    with canvas.clipped(Rect(0, 0, 100, 100)):
        canvas.fill(theme.WHITE)
    assert canvas.surface.get_at((100, 10))[:3] == (0, 0, 0)
    canvas.fill(theme.WHITE)
    assert canvas.surface.get_at((100, 10))[:3] == (255, 255, 255)


def test_a_still_layer_is_composed_only_when_it_shows_something_else(canvas: Canvas) -> None:
    composed: list[tuple[int, int]] = []
    layer = StaticLayer()

    def compose(onto: Canvas) -> None:
        composed.append(onto.surface.get_size())
        onto.fill(theme.GOLD)

    for shows in ("one", "one", "two", "two"):
        layer.draw(canvas, shows, compose)
    assert canvas.surface.get_at((5, 5))[:3] == theme.GOLD
    smaller = Canvas(pygame.Surface((960, 540)), Layout((960, 540)), canvas.assets, canvas.writer)
    layer.draw(smaller, "two", compose)
    layer.forget()
    layer.draw(smaller, "two", compose)
    assert composed == [(1280, 720), (1280, 720), (960, 540), (960, 540)]


def test_a_see_through_layer_leaves_the_rest_as_it_is(canvas: Canvas) -> None:
    canvas.fill(theme.WHITE)
    StaticLayer(see_through=True).draw(canvas, "x", lambda onto: onto.rounded(Rect(0, 0, 100, 100), 0, theme.BLOOD))
    assert canvas.surface.get_at((20, 20))[:3] == theme.BLOOD
    assert canvas.surface.get_at((300, 300))[:3] == theme.WHITE


def test_the_shelf_keeps_what_is_used_and_drops_the_rest() -> None:
    cache = SurfaceCache(pixels=250)
    made: list[str] = []

    def make(name: str) -> pygame.Surface:
        made.append(name)
        return pygame.Surface((10, 10))

    for name in ("a", "b", "a", "c", "a", "b"):
        cache.get(name, lambda name=name: make(name))
    assert made == ["a", "b", "c", "b"]
    assert len(cache) == 2
    cache.clear()
    assert len(cache) == 0


def test_surfaces_on_the_shelf_have_the_byte_order_of_the_window() -> None:
    foreign = pygame.Surface((2, 2), pygame.SRCALPHA, 32, (0xFF, 0xFF00, 0xFF0000, 0xFF000000))
    foreign.fill((10, 20, 30, 40))
    ready = quick(foreign)
    assert ready.get_masks() == pygame.Surface((1, 1), pygame.SRCALPHA).get_masks()
    assert ready.get_at((0, 0)) == (10, 20, 30, 40)
    assert quick(ready) is ready


@pytest.mark.parametrize("weight", Weight)
def test_accents_and_descenders_are_whole_and_move_no_line(canvas: Canvas, weight: Weight) -> None:
    style = theme.TextStyle(weight, 40)

    def ink(words: str) -> pygame.Rect:
        return canvas.writer.block(
            words, style, theme.BLACK, 1.0, (900, 90), align="left", wrap=False
        ).get_bounding_rect()

    height = canvas.writer.measure("Ég", style, 1.0)[1] + 2 * canvas.writer.spill(style, 1.0)
    assert ink("g").bottom < height
    assert abs(ink("Ex").bottom - ink("Éx").bottom) <= 1
    assert ink("É").top < ink("E").top
