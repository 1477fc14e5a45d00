"""N22: the measured odds are whole, plausible, and those of today's physics."""

import pytest

from game.games.ninjutsu.dojo.film import Lying
from game.games.ninjutsu.dojo.gesture import carry
from game.games.ninjutsu.dojo.intents import (
    AIM_ERROR,
    STEADY,
    STEADY_POWER,
    ThrowIntent,
    aimed_at,
    gesture_for,
    steadied,
)
from game.games.ninjutsu.dojo.odds import ALL, odds_of, rings
from game.games.ninjutsu.dojo.rng import Rng
from game.games.ninjutsu.dojo.tray import HALF_WIDTH
from tools.learn.dojo_odds import cells, measured, text

KINDS = (6, 8, 12)


@pytest.mark.parametrize("cell", list(cells()))
def test_every_cell_is_measured(cell: tuple[int, int | None, ThrowIntent, str]) -> None:
    kind, other, intent, level = cell
    odds = odds_of(intent, level, kind, other)
    assert 0 <= odds.outside <= ALL
    assert odds.knocked + sum(odds.turned) <= odds.hit  # what was not hit lies as it lay
    assert len(odds.turned) == (0 if other is None else len(rings(other, 1)))
    if level == STEADY:
        assert odds.outside == odds.knocked == 0


def test_the_tool_repeats_itself_and_writes_what_it_measures() -> None:
    cell = (6, 8, ThrowIntent.AT, "adept")
    found = measured(12, 1, cell)
    assert found == measured(12, 1, cell)
    assert f"[second.d6.d8.at]\nadept = {found}" in text("command", {cell: found})


@pytest.mark.parametrize("kind", KINDS)
def test_the_rings_of_a_face_hold_all_others_once_and_the_opposite_one_last(kind: int) -> None:
    for value in range(1, kind + 1):
        around = rings(kind, value)
        assert sorted(number for ring in around for number in ring) == sorted(set(range(1, kind + 1)) - {value})
        assert around[-1] == (kind + 1 - value,)
        assert len(around[0]) == {6: 4, 8: 3, 12: 5}[kind]


@pytest.mark.parametrize("kind", KINDS)
def test_aiming_pays(kind: int) -> None:
    for other in KINDS:
        at, soft = (odds_of(intent, "adept", kind, other) for intent in (ThrowIntent.AT, ThrowIntent.SOFT))
        assert at.hit > soft.hit
        assert sum(at.turned) > sum(soft.turned)


def test_a_better_hand_aims_better() -> None:
    assert list(AIM_ERROR.values()) == sorted(AIM_ERROR.values())[:1] + sorted(AIM_ERROR.values(), reverse=True)[:-1]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_throw_at_a_die_comes_down_on_it(seat: int) -> None:
    lying = Lying.showing(8, 5, 1.0, 2.5)
    gesture = aimed_at(6, seat, lying)
    assert gesture.aim == 0
    start = HALF_WIDTH + 1.6 + (1.0 if seat == 0 else -1.0)
    assert abs(carry(6, gesture.power / 100) - start) < 0.6


def test_a_soft_throw_keeps_away_from_the_lying_die_and_a_steady_one_below_the_edge() -> None:
    rng = Rng(1)
    for y in (-3.0, 3.0):
        gesture = gesture_for(ThrowIntent.SOFT, 6, 1, Lying.showing(6, 1, 0.0, y), rng)
        assert gesture.hand * y < 0
    assert steadied(gesture_for(ThrowIntent.FIRM, 6, 0, None, rng)).power == STEADY_POWER
