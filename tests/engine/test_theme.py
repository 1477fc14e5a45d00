"""The theme's guarantees: readable text in every palette, distinguishable colours, no long waits."""

import ast
from collections.abc import Iterator
from itertools import combinations
from math import dist

import pytest

from game.engine.look import palettes, theme
from game.engine.look.colour_vision import KINDS, contrast, lab, rgb, seen
from game.engine.look.theme import Colour, TextPair
from game.engine.prefs.preferences import PALETTES
from game.paths import PACKAGE

LOOKS = [(palette, strong) for palette in PALETTES for strong in (False, True)]
STRONG = {"INK", "INK_SOFT", "LIGHT_TEXT", "LIGHT_TEXT_SOFT", "BRIGHT_TEXT", "TRAY_TEXT", "LACQUER_TEXT"}


@pytest.fixture(autouse=True)
def usual_look() -> Iterator[None]:
    yield
    palettes.use("usual", contrast=False)


def suits() -> tuple[Colour, ...]:
    return theme.SUIT_RED, theme.SUIT_BLUE, theme.SUIT_GREEN


def apart(colours: tuple[Colour, ...], kind: str) -> float:
    """The smallest difference between two colours for a kind of colour vision."""
    found = [lab(seen(colour, kind)) for colour in colours]
    return min(100 * dist(one, other) for one, other in combinations(found, 2))


def too_weak(reading: TextPair, least: float) -> dict[str, float]:
    ink = getattr(theme, reading.ink)
    found = {ground: contrast(ink, getattr(theme, ground)) for ground in reading.grounds}
    return {ground: round(strength, 2) for ground, strength in found.items() if strength < least}


def test_black_on_white_has_the_largest_contrast() -> None:
    assert contrast(theme.BLACK, theme.WHITE) == pytest.approx(21)
    assert contrast(theme.WHITE, theme.BLACK) == pytest.approx(21)
    assert contrast(theme.GOLD, theme.GOLD) == 1


@pytest.mark.parametrize(("palette", "strong"), LOOKS)
@pytest.mark.parametrize("reading", theme.READINGS, ids=lambda reading: reading.ink)
def test_words_stand_out_from_what_they_are_written_on(reading: TextPair, palette: str, strong: bool) -> None:
    palettes.use(palette, strong)
    assert too_weak(reading, 4.5) == {}


@pytest.mark.parametrize("reading", theme.READINGS, ids=lambda reading: reading.ink)
def test_high_contrast_is_never_weaker_and_strong_for_most_words(reading: TextPair) -> None:
    def strengths() -> list[float]:
        return [contrast(getattr(theme, reading.ink), getattr(theme, ground)) for ground in reading.grounds]

    before = strengths()
    palettes.use("usual", contrast=True)
    assert all(now >= then - 0.01 for then, now in zip(before, strengths(), strict=True))
    if reading.ink in STRONG:
        grounds = tuple(ground for ground in reading.grounds if ground not in {"VERMILION", "VERMILION_DARK"})
        assert too_weak(TextPair(reading.ink, grounds), 7.0) == {}


@pytest.mark.parametrize("palette", PALETTES[1:])
def test_a_palette_parts_suits_and_seats_better_for_its_eyes(palette: str) -> None:
    usual_suits, usual_seats = apart(suits(), palette), apart(theme.SEATS, palette)
    palettes.use(palette, contrast=False)
    assert apart(suits(), palette) > 1.6 * usual_suits
    assert apart(suits(), palette) > 24
    assert apart(theme.SEATS, palette) > 1.6 * usual_seats
    assert apart(theme.SEATS, palette) > 19
    # Other people play at the same table.
    assert min(apart(suits(), "usual"), apart(theme.SEATS, "usual")) > 12


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_chosen_and_what_is_attacked_are_never_mixed_up(kind: str) -> None:
    assert apart((theme.SELECT, theme.VERMILION), kind) > 30


@pytest.mark.parametrize("palette", PALETTES)
def test_seats_stand_out_from_the_lacquer_they_are_drawn_on(palette: str) -> None:
    palettes.use(palette, contrast=False)
    assert min(contrast(seat, theme.LACQUER) for seat in theme.SEATS) > 4.4


def test_a_tone_follows_the_colour_it_belongs_to() -> None:
    scarf, ground = theme.colour("#D0663C"), theme.colour("#43203E")
    assert palettes.kin(scarf, "SUIT_RED") == scarf
    assert palettes.kin(ground, "SEATS 1") == ground
    palettes.use("protan", contrast=False)
    assert palettes.kin(scarf, "SUIT_RED") != scarf
    assert abs(lab(palettes.kin(scarf, "SUIT_RED"))[0] - lab(scarf)[0]) < 0.15
    assert palettes.kin(ground, "SEATS 1") != ground


def test_simulated_eyes_see_greys_as_they_are_and_red_darker_or_not() -> None:
    for kind in KINDS:
        assert all(abs(value - 128) <= 2 for value in seen((128, 128, 128), kind))
    assert seen((255, 0, 0), "protan")[0] < seen((255, 0, 0), "deutan")[0] < 255
    assert rgb(lab(theme.GOLD)) == theme.GOLD
    assert rgb((0.9, 0.4, 0.4)) is None


def test_a_look_can_be_left_again() -> None:
    before = dict(vars(theme))
    palettes.use("tritan", contrast=True)
    assert theme.LOOK == "tritan contrast"
    assert theme.HEADING.ink == theme.INK == (0, 0, 0)
    palettes.use("usual", contrast=False)
    assert dict(vars(theme)) == before


def test_no_style_is_smaller_than_the_smallest_text() -> None:
    styles = [value for value in vars(theme).values() if isinstance(value, theme.TextStyle)]
    assert len(styles) > 5
    assert min(style.size for style in styles) >= theme.SMALLEST_TEXT
    assert theme.SMALLEST_TEXT * 720 / 900 >= 14


def test_nobody_waits_long_for_a_movement() -> None:
    assert 0.15 <= theme.QUICK < theme.MOVE < theme.SLOW_MOVE <= 0.45
    assert theme.REVEAL <= 0.9


def test_mixing_goes_from_one_colour_to_the_other() -> None:
    assert theme.mix((0, 0, 0), (200, 100, 50), 0.0) == (0, 0, 0)
    assert theme.mix((0, 0, 0), (200, 100, 50), 0.5) == (100, 50, 25)
    assert theme.mix((0, 0, 0), (200, 100, 50), 1.0) == (200, 100, 50)


def kept(source: str) -> list[str]:
    """Names of the theme that depend on the palette and are read at import, or imported by name."""
    found: list[str] = []
    waiting: list[ast.AST] = [ast.parse(source)]
    while waiting:
        node = waiting.pop()
        match node:
            case ast.ImportFrom(module="game.engine.look.theme", names=names):
                found += [alias.name for alias in names]
            case ast.Attribute(value=ast.Name(id="theme"), attr=name):
                found.append(name)
            case ast.FunctionDef(args=args, decorator_list=decorators):
                waiting += [*args.defaults, *filter(None, args.kw_defaults), *decorators]
            case ast.Lambda():
                pass
            case _:
                waiting += ast.iter_child_nodes(node)
    return sorted(name for name in found if name in palettes.changing())


def test_nobody_keeps_a_colour_that_the_player_may_change() -> None:
    """Read `theme.X` when drawing; a style takes the name of such a colour: `theme.LABEL.on("INK_SOFT")`."""
    found = {path.relative_to(PACKAGE).as_posix(): kept(path.read_text("utf-8")) for path in PACKAGE.rglob("*.py")}
    assert {path: names for path, names in found.items() if names and path != "engine/look/palettes.py"} == {}


def test_the_check_itself_finds_planted_faults() -> None:
    assert kept("from game.engine.look.theme import INK, GOLD") == ["INK"]
    assert kept("from game.engine import theme\nSTYLE = theme.LABEL.on(theme.INK_SOFT)") == ["INK_SOFT"]
    assert kept("def draw(ink=theme.INK): pass") == ["INK"]
    assert kept("class Face:\n    ink = theme.SEATS[0]") == ["SEATS"]
    assert kept("def draw():\n    return theme.INK") == []
    assert kept("STYLE = theme.LABEL.on('INK_SOFT')") == []
