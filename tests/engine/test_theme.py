"""The theme's guarantees: readable text in every palette, distinguishable colours, no long waits."""

import ast
from itertools import combinations
from math import dist
from typing import get_args

import pytest

from game.engine.look import theme
from game.engine.look.colour_vision import KINDS, contrast, lab, rgb, seen
from game.engine.look.palettes import kin, theme_of
from game.engine.look.theme import USUAL, Colour, TextPair, Theme
from game.engine.prefs.preferences import PALETTES
from game.paths import PACKAGE

LOOKS = [(palette, strong) for palette in PALETTES for strong in (False, True)]
STRONG = {"ink", "ink_soft", "light_text", "light_text_soft", "bright_text", "tray_text", "lacquer_text"}


def suits(look: Theme) -> tuple[Colour, ...]:
    return look.suit_red, look.suit_blue, look.suit_green


def named(look: Theme, name: str) -> Colour:
    found: Colour = getattr(look if name.islower() else theme, name)
    return found


def apart(colours: tuple[Colour, ...], kind: str) -> float:
    """The smallest difference between two colours for a kind of colour vision."""
    found = [lab(seen(colour, kind)) for colour in colours]
    return min(100 * dist(one, other) for one, other in combinations(found, 2))


def too_weak(look: Theme, reading: TextPair, least: float) -> dict[str, float]:
    ink = named(look, reading.ink)
    found = {ground: contrast(ink, named(look, ground)) for ground in reading.grounds}
    return {ground: round(strength, 2) for ground, strength in found.items() if strength < least}


def test_black_on_white_has_the_largest_contrast() -> None:
    assert contrast(theme.BLACK, theme.WHITE) == pytest.approx(21)
    assert contrast(theme.WHITE, theme.BLACK) == pytest.approx(21)
    assert contrast(theme.GOLD, theme.GOLD) == 1


@pytest.mark.parametrize(("palette", "strong"), LOOKS)
@pytest.mark.parametrize("reading", theme.READINGS, ids=lambda reading: reading.ink)
def test_words_stand_out_from_what_they_are_written_on(reading: TextPair, palette: str, strong: bool) -> None:
    assert too_weak(theme_of(palette, strong), reading, 4.5) == {}


@pytest.mark.parametrize("reading", theme.READINGS, ids=lambda reading: reading.ink)
def test_high_contrast_is_never_weaker_and_strong_for_most_words(reading: TextPair) -> None:
    def strengths(look: Theme) -> list[float]:
        return [contrast(named(look, reading.ink), named(look, ground)) for ground in reading.grounds]

    high = theme_of("usual", contrast=True)
    assert all(now >= then - 0.01 for then, now in zip(strengths(USUAL), strengths(high), strict=True))
    if reading.ink in STRONG:
        grounds = tuple(ground for ground in reading.grounds if ground not in {"VERMILION", "VERMILION_DARK"})
        assert too_weak(high, TextPair(reading.ink, grounds), 7.0) == {}


@pytest.mark.parametrize("palette", PALETTES[1:])
def test_a_palette_parts_suits_and_seats_better_for_its_eyes(palette: str) -> None:
    look = theme_of(palette, contrast=False)
    assert apart(suits(look), palette) > 1.6 * apart(suits(USUAL), palette)
    assert apart(suits(look), palette) > 24
    assert apart(look.seats, palette) > 1.6 * apart(USUAL.seats, palette)
    assert apart(look.seats, palette) > 19
    # Other people play at the same table.
    assert min(apart(suits(look), "usual"), apart(look.seats, "usual")) > 12


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_chosen_and_what_is_attacked_are_never_mixed_up(kind: str) -> None:
    assert apart((theme.SELECT, theme.VERMILION), kind) > 30


@pytest.mark.parametrize("palette", PALETTES)
def test_seats_stand_out_from_the_lacquer_they_are_drawn_on(palette: str) -> None:
    assert min(contrast(seat, theme.LACQUER) for seat in theme_of(palette, contrast=False).seats) > 4.4


def test_a_tone_follows_the_colour_it_belongs_to() -> None:
    scarf, ground = theme.colour("#D0663C"), theme.colour("#43203E")
    assert kin(scarf, USUAL.suit_red, USUAL.suit_red) == scarf
    look = theme_of("protan", contrast=False)
    assert kin(scarf, USUAL.suit_red, look.suit_red) != scarf
    assert abs(lab(kin(scarf, USUAL.suit_red, look.suit_red))[0] - lab(scarf)[0]) < 0.15
    assert kin(ground, USUAL.seats[1], look.seats[1]) != ground


def test_simulated_eyes_see_greys_as_they_are_and_red_darker_or_not() -> None:
    for kind in KINDS:
        assert all(abs(value - 128) <= 2 for value in seen((128, 128, 128), kind))
    assert seen((255, 0, 0), "protan")[0] < seen((255, 0, 0), "deutan")[0] < 255
    assert rgb(lab(theme.GOLD)) == theme.GOLD
    assert rgb((0.9, 0.4, 0.4)) is None


def test_a_style_follows_the_palette_unless_it_has_a_colour_of_its_own() -> None:
    look = theme_of("tritan", contrast=True)
    assert look.name == "tritan contrast"
    assert look.ink_of(theme.HEADING) == look.ink == (0, 0, 0)
    assert look.ink_of(theme.HEADING.on(theme.GOLD)) == theme.GOLD
    assert theme_of("usual", contrast=False) == USUAL


def test_every_ink_is_a_colour_of_the_theme() -> None:
    assert all(len(getattr(USUAL, name)) == 3 for name in get_args(theme.Ink))


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
    """Colours of a theme that are read at import: they would not follow the player's palette."""
    found: list[str] = []
    waiting: list[tuple[ast.AST, bool]] = [(ast.parse(source), True)]
    while waiting:
        node, early = waiting.pop()
        match node:
            case ast.Attribute(value=ast.Name(id="USUAL")) | ast.Attribute(value=ast.Attribute(attr="USUAL" | "theme")):
                found += [ast.unparse(node)] if early else []
            case ast.FunctionDef(args=args, decorator_list=decorators, body=body):
                waiting += [(part, early) for part in (*args.defaults, *filter(None, args.kw_defaults), *decorators)]
                waiting += [(part, False) for part in body]
            case ast.Lambda(body=body):
                waiting.append((body, False))
            case _:
                waiting += [(part, early) for part in ast.iter_child_nodes(node)]
    return sorted(found)


def test_nobody_keeps_a_colour_that_the_player_may_change() -> None:
    """Read `canvas.theme.ink` when drawing; a style takes the name of such a colour: `theme.LABEL.on("ink_soft")`."""
    found = {path.relative_to(PACKAGE).as_posix(): kept(path.read_text("utf-8")) for path in PACKAGE.rglob("*.py")}
    assert {path: names for path, names in found.items() if names} == {}


def test_the_check_itself_finds_planted_faults() -> None:
    assert kept("STYLE = LABEL.on(USUAL.ink)") == ["USUAL.ink"]
    assert kept("def draw(ink=theme.USUAL.ink): pass") == ["theme.USUAL.ink"]
    assert kept("class Face:\n    ink = kit.theme.seats") == ["kit.theme.seats"]
    assert kept("def draw(canvas):\n    return canvas.theme.ink") == []
