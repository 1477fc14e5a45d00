"""Whether the shipped sounds keep their targets, measured by the tools that make them: needs the extra `sound`."""

import re
from itertools import combinations
from typing import Any

import pytest

pytest.importorskip("scipy", reason='measuring needs `pip install -e ".[sound]"`')

import numpy as np

from tools.sounds import measure
from tools.sounds.effects import effect
from tools.sounds.pieces import cuts, scores
from tools.sounds.tune import RANGES, measured

pytestmark = [pytest.mark.long, pytest.mark.timeout(1800)]


@pytest.fixture(scope="module")
def sounds() -> dict[str, Any]:
    return measure.effects()


def test_no_effect_misses_a_target(sounds: dict[str, Any]) -> None:
    faults = {name: measure.figures(name, sound).faults() for name, sound in sounds.items()}
    assert {name: found for name, found in faults.items() if found} == {}


def test_a_family_is_equally_loud_and_its_variants_differ(sounds: dict[str, Any]) -> None:
    for name, members in measure.families(sounds).items():
        moments = [measure.figures(one, sounds[one]).moment for one in members]
        assert max(moments) - min(moments) < measure.FAMILY_DB, name
        variants = [one for one in members if re.search(r"-\d$", one)]
        for one, other in combinations(variants, 2):
            assert measure.apart(sounds[one], sounds[other]) > measure.APART_DB, (one, other)


def test_all_pieces_are_equally_loud_and_none_misses_a_target() -> None:
    found: dict[str, float] = {}
    for name, paths in measure.pieces():
        figures = measure.joined_figures(name, paths)
        assert figures.faults(cut="ambience" in name) == [], name
        if "stem" not in name and "ambience" not in name:
            found[name] = figures.whole
    assert len(found) == 14
    assert max(found.values()) - min(found.values()) < measure.PIECES_LU


@pytest.mark.parametrize("instrument", RANGES)
def test_every_instrument_is_in_tune(instrument: str) -> None:
    assert max(map(abs, measured(instrument, corrected=True).values())) < 3.0


@pytest.mark.parametrize("name", ["cut-1", "hint-oboro", "temple"])
def test_the_same_recipe_gives_the_same_samples(name: str, sounds: dict[str, Any]) -> None:
    assert (effect(name) == effect(name)).all()
    assert _alike(effect(name), sounds[name])


def test_the_same_score_gives_the_same_samples_and_they_are_what_is_shipped() -> None:
    name, score = scores("oboro")[-1]
    once, twice = (list(cuts("oboro", name, score)) for _ in range(2))
    assert all((one.sound == other.sound).all() for one, other in zip(once, twice, strict=True))
    assert all(_alike(one.sound, measure.decoded(measure.FOLDER / f"{one.name}.ogg")) for one in once)


def _alike(made: Any, shipped: Any) -> bool:
    """Whether a shipped file is what was made, but for what its encoding lost."""
    made, shipped = made.mean(1), shipped.mean(1)
    return len(made) == len(shipped) and np.corrcoef(made, shipped)[0, 1] > 0.9
