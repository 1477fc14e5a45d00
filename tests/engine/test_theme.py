"""The theme's own promises: readable words, no long waits."""

import pytest

from game.engine import theme
from game.engine.theme import Colour, Reading


def luminance(colour: Colour) -> float:
    def channel(value: int) -> float:
        share = value / 255
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    red, green, blue = (channel(value) for value in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def test_black_on_white_has_the_largest_contrast() -> None:
    assert contrast(theme.BLACK, theme.WHITE) == pytest.approx(21)


@pytest.mark.parametrize("reading", theme.READINGS, ids=lambda reading: str(reading.ink))
def test_words_stand_out_from_what_they_are_written_on(reading: Reading) -> None:
    assert {
        ground: round(contrast(reading.ink, ground), 2)
        for ground in reading.grounds
        if contrast(reading.ink, ground) < 4.5
    } == {}


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
