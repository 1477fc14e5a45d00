"""The net by which the shadow judges where a step leads: what it is told, and how battles and steps are valued."""

from pathlib import Path

import pytest

from game.core.chance import Chance
from game.core.match import Match
from game.games.ninjutsu import NINJUTSU
from game.games.ninjutsu.bot.foresight.duels import duel
from game.games.ninjutsu.bot.foresight.inputs import HELD, HELD_AT, held, inputs
from game.games.ninjutsu.bot.foresight.looking import MOST, foreseen
from game.games.ninjutsu.bot.foresight.net import read_net
from game.games.ninjutsu.bot.odds import BEATS, chances
from game.games.ninjutsu.bot.tactics import steps
from game.games.ninjutsu.rules.boards import BOARDS
from game.games.ninjutsu.rules.figures import RANKS, SOKE
from game.games.ninjutsu.rules.moves import Step
from game.games.ninjutsu.rules.view import NinjutsuView
from tests.games.ninjutsu.positions import RULES, at, play, position, step
from tools.learn.ninjutsu_foresight import Pupil, as_toml

MIDGAME = """
    b1 b2 b3 b1 .
    .  b1 .  b2*.
    .  .  .  .  r1
    .  .  .  .  r2*
    .  .  .  .  .
    b1 .  .  r1*.
    r2 .  r1 .  .
    .  r1 r3 r2 r1
"""
WON_TIED_LOST = {1: 1.0, 0: 0.5, -1: 0.0}


def turned(drawing: str) -> str:
    """The same position seen from the other side of the table, with the colours exchanged."""
    rows = [row.replace("*.", "* .").split() for row in drawing.strip().splitlines()]
    swapped = [[one.translate(str.maketrans("rb", "br")) for one in row[::-1]] for row in rows[::-1]]
    return "\n".join(" ".join(row) for row in swapped)


def red_view(drawing: str = MIDGAME) -> NinjutsuView:
    return RULES.view_for(position(drawing, "5 4 2 / 1 3 3", shuriken=(3, 1), cards=("sneak", "joker")), 0)


def test_both_sides_are_told_the_same() -> None:
    black = position(turned(MIDGAME), "1 3 3 / 5 4 2", shuriken=(1, 3), cards=("joker", "sneak"), active=1)
    assert inputs(RULES.view_for(black, 1), 2) == pytest.approx(inputs(red_view(), 2))


@pytest.mark.parametrize("board", BOARDS)
def test_the_shipped_net_fits_its_inputs(board: str) -> None:
    net, match, chance = read_net(), Match(NINJUTSU, 2, seed=4, board=board), Chance(1)
    while match.state.turn < 1:
        match.submit(chance.choose(match.legal_moves()))
    told = inputs(RULES.view_for(match.state, match.state.active), 1)
    assert {len(told)} == {len(net.line)} == {len(row) for row in net.rows}
    assert len(net.rows) == len(net.bias) == len(net.out)
    assert 0.2 < net.chance(told) < 0.8


def test_shuriken_stand_where_a_battle_exchanges_them() -> None:
    told = inputs(red_view(), 1)
    assert told[HELD_AT : HELD_AT + 2 * HELD] == held(3) + held(1)


@pytest.mark.parametrize("mine", RANKS)
@pytest.mark.parametrize("yours", RANKS)
def test_n19_without_shuriken_the_dice_decide_a_duel(mine: int, yours: int) -> None:
    won, lost = BEATS[mine][yours], BEATS[yours][mine]
    found = duel(mine, yours, 0, 0, lambda end, *_: WON_TIED_LOST[end])
    assert found == pytest.approx(won + (1.0 - won - lost) / 2)


def test_n18_shuriken_help_who_holds_them() -> None:
    none, ours, theirs, both = (
        duel(1, SOKE, *held_by, lambda end, *_: WON_TIED_LOST[end]) for held_by in ((0, 0), (2, 0), (0, 2), (2, 2))
    )
    assert theirs < none < ours
    assert theirs < both < ours


def test_n18_a_shuriken_too_dear_is_kept() -> None:
    def ends(end: int, mine: int, yours: int) -> float:
        return WON_TIED_LOST[end] / 10 + mine

    assert duel(1, SOKE, 1, 0, ends) == pytest.approx(1.0 + duel(1, SOKE, 0, 0, ends))


def test_a_walk_is_judged_by_the_position_behind_it() -> None:
    view, walk = red_view(), Step(at("e5"), at("e4"))
    state = position(MIDGAME, "5 4 2 / 1 3 3", shuriken=(3, 1), cards=("sneak", "joker"))
    play(state, walk)
    net, (found,) = read_net(), foreseen(view, chances(view, 1), [walk])
    there = net.logit(inputs(RULES.view_for(state, 0), state.steps))
    assert found == pytest.approx(64.0 * (there - net.logit(inputs(view, 0))))


def test_n28_an_attack_on_the_last_figure_ends_the_match_at_once() -> None:
    view = red_view(".  . . . .\n. . . . .\n. . b3* . .\n. . r2 . .\n. . . . .\n. . . . .\n. . . . .\n. . r3 . .")
    attack, walk = foreseen(view, chances(view, 1), [step("c5", "c6"), step("c5", "d4")])
    assert attack > walk


def test_only_the_most_promising_steps_are_looked_at_again(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def foreseen_by_the_last(_view: object, _enemies: object, some: list[Step]) -> list[float]:
        asked.append(len(some))
        return [0.0] * (len(some) - 1) + [1000.0]

    view = red_view()
    moves = RULES.legal_moves(position(MIDGAME, "5 4 2 / 1 3 3", shuriken=(3, 1), cards=("sneak", "joker")))
    before = [one.move for one in steps.weigh(view, moves, Chance(1), belief=True, wary=False)]
    monkeypatch.setattr(steps, "foreseen", foreseen_by_the_last)
    after = [one.move for one in steps.weigh(view, moves, Chance(1), belief=True)]
    assert asked == [MOST]
    assert len(after) == len(before) > MOST
    assert after[0] != before[0]


def test_what_is_learnt_moves_the_chance_towards_the_result() -> None:
    told = inputs(red_view(), 1)
    pupil = Pupil(read_net())
    before = pupil.net().chance(told)
    assert pupil.learn([told], 1.0, rate=0.01, decay=0.75) == pytest.approx((1.0 - before) ** 2)
    assert pupil.net().chance(told) > before
    pupil.learn([told], 0.0, rate=0.03, decay=0.75)
    assert pupil.net().chance(told) < before


def test_a_decision_learns_from_later_ones() -> None:
    told, later = inputs(red_view(), 1), inputs(red_view(), 0)
    twins = [Pupil(read_net()) for _ in range(2)]
    for pupil, result in zip(twins, (1.0, 0.0), strict=True):
        pupil.learn([told, later], result, rate=0.01, decay=1.0)
    won, lost = (pupil.net().chance(told) for pupil in twins)
    assert won > lost


def test_a_written_net_is_read_as_it_was(tmp_path: Path) -> None:
    net, path = read_net(), tmp_path / "net.toml"
    path.write_text(as_toml(net, "python -m tools.learn.ninjutsu_foresight", "none"), "utf-8")
    told = inputs(red_view(), 1)
    assert read_net(path).logit(told) == pytest.approx(net.logit(told), abs=1e-3)
