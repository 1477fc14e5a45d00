"""Leaping pieces wind up, land once, bounce, and come to rest exactly at their destination."""

import pytest

from game.engine.timeline import Timeline
from game.table.playback.motion import leap, recoil, settling
from game.table.playback.sprites import Sprite


def flown(steps: int = 40) -> tuple[list[Sprite], list[str]]:
    sprite, timeline = Sprite(100, 500), Timeline()
    landings: list[str] = []
    timeline.add(leap(sprite, (300, 480), 0.4, hop=60, lean=8, landing=lambda: landings.append("landed")))
    seen = []
    for _ in range(steps):
        timeline.advance(0.4 / steps)
        seen.append(Sprite(sprite.x, sprite.y, sprite.tilt, sprite.opacity, sprite.lift))
    timeline.skip()
    seen.append(sprite)
    return seen, landings


def test_a_leap_draws_back_flies_and_rests() -> None:
    seen, landings = flown()
    assert min(sprite.x for sprite in seen) < 100
    assert max(sprite.lift for sprite in seen) == pytest.approx(60, abs=1)
    assert max(sprite.tilt for sprite in seen) > 3
    assert (seen[-1].x, seen[-1].y, seen[-1].tilt, seen[-1].lift) == (300, 480, 0, 0)
    assert landings == ["landed"]


def test_it_bounces_once_after_it_has_landed() -> None:
    seen, _ = flown()
    lifts = [sprite.lift for sprite in seen if sprite.x == 300]
    assert 4 < max(lifts) < 12


def test_a_leap_that_is_skipped_lands_too() -> None:
    sprite, timeline = Sprite(0, 0), Timeline()
    landings: list[str] = []
    timeline.add(leap(sprite, (10, 0), 0.4, hop=60, landing=lambda: landings.append("landed")))
    timeline.skip()
    assert (sprite.x, landings) == (10, ["landed"])


def test_eases_begin_and_end_where_they_should() -> None:
    for ease in (recoil, settling):
        assert ease(0) == pytest.approx(0)
        assert ease(1) == pytest.approx(1)
    assert min(recoil(step / 50) for step in range(50)) == pytest.approx(-0.5, abs=0.02)
    assert 1.05 < max(settling(step / 50) for step in range(50)) < 1.2
