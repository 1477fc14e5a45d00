"""The cast is complete: two of each temper, each with a portrait in every mood."""

from collections import Counter
from pathlib import Path

import pytest

from game.ai.characters.cast import CHARACTERS, temper_of
from game.ai.characters.tempers import Temper

ASSETS = Path(__file__).parents[3] / "assets" / "characters"
MOODS = ("calm", "glad", "annoyed")
LONGEST_NAME = 6


def test_two_characters_have_each_temper() -> None:
    assert Counter(one.temper for one in CHARACTERS.values()) == dict.fromkeys(Temper, 2)


@pytest.mark.parametrize("key", CHARACTERS)
def test_everybody_has_a_short_name_and_a_portrait_with_moods(key: str) -> None:
    one = CHARACTERS[key]
    assert one.name.lower() == key
    assert len(one.name) <= LONGEST_NAME
    drawn = (ASSETS / f"{key}.svg").read_text("utf-8")
    assert all(f'data-only="{mood}"' in drawn for mood in MOODS)


@pytest.mark.parametrize("temper", Temper)
def test_every_temper_has_a_sign(temper: Temper) -> None:
    assert (ASSETS / f"temper-{temper}.svg").is_file()


def test_nobody_and_strangers_have_no_temper() -> None:
    assert temper_of(None) is None
    assert temper_of("somebody_from_a_newer_version") is None
    assert temper_of("goro") is Temper.BOLD
