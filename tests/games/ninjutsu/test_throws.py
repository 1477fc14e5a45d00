"""N22: battles and the first roll with dice that are thrown into the Dojo."""

from collections import Counter

import pytest

from game.core.chance import Chance
from game.core.contract import Event
from game.core.refusal import IllegalMove
from game.games.ninjutsu.dojo.gesture import Gesture
from game.games.ninjutsu.dojo.intents import ThrowIntent
from game.games.ninjutsu.dojo.odds import odds_of, rings
from game.games.ninjutsu.rules.events import (
    BattleStarted,
    BattleTied,
    BattleWon,
    FirstRolled,
    ShurikenSpent,
    ThrowLanded,
)
from game.games.ninjutsu.rules.moves import ACCEPT_ROLL, REROLL, THROWS, Throw, Thrown
from game.games.ninjutsu.rules.state import BATTLE, FIRST, STEPS, THROW, State
from game.games.ninjutsu.rules.turn import throws
from game.games.ninjutsu.rules.turn.throws import KNOCKED
from tests.games.ninjutsu.positions import RULES, at, play, position, step

SOFT, FIRM, AT = THROWS
ATTACK = step("b3", "b4")
FIGHT = at("b3"), at("b4")
DUEL = """
    .  .  .  .  b3
    .  .  .  .  .
    .  .  .  .  .
    .  .  .  .  .
    .  b1 .  .  .
    .  r2 .  .  .
    .  .  .  .  .
    r3 .  .  .  .
"""


def duel(red: int = 0, black: int = 0, dojo: str = "hand") -> State:
    """Red's two-star ninja has attacked a black one of one star, and is to throw the d8."""
    state = position(DUEL, shuriken=(red, black), dojo=dojo)
    play(state, ATTACK)
    return state


def thrown(*faces: int, out: tuple[int, ...] = (), power: int = 30, spread: int = 0) -> Thrown:
    outside = tuple(place in out for place in range(len(faces)))
    return Thrown(Gesture(power=power), 11, spread, faces, outside)


def throw(state: State, *faces: int, out: tuple[int, ...] = (), intent: str = "soft") -> list[Event]:
    """A throw at the table; chance is not asked."""
    return play(state, Throw(intent, thrown(*faces, out=out)))


def refused(state: State, move: Throw) -> str:
    refusal = RULES.why_not(state, move)
    assert refusal is not None
    with pytest.raises(IllegalMove):
        RULES.apply(state, move, Chance(1))
    return refusal.key


@pytest.mark.parametrize("dojo", ["steady", "hand"])
def test_n22_the_attacker_throws_first_then_the_defender(dojo: str) -> None:
    state = position(DUEL, dojo=dojo)
    assert play(state, ATTACK) == [BattleStarted(0, *FIGHT, 2, 1, False)]
    assert (state.phase, RULES.to_move(state), RULES.legal_moves(state)) == (THROW, 0, [SOFT, FIRM])
    result = thrown(5)
    assert play(state, Throw("firm", result)) == [ThrowLanded(0, 2, "firm", (5,), (False,), 0, result)]
    assert (state.phase, RULES.to_move(state), state.rolls) == (THROW, 1, [5, 0])
    assert RULES.legal_moves(state) == [SOFT, FIRM, AT]
    assert throw(state, 3, 5)[1:] == [BattleWon(0, *FIGHT, 2, 1)]
    assert (state.phase, state.rolls) == (STEPS, [0, 0])


def test_n22_what_both_dice_show_in_the_end_counts() -> None:
    state = duel()
    throw(state, 8)
    told = throw(state, 3, 1, intent="at")
    assert isinstance(told[0], ThrowLanded)
    assert (told[0].faces, told[0].turned) == ((3, 1), 8)
    assert told[1:] == [BattleWon(1, *FIGHT, 1, 2)]


def test_n22_equal_dice_are_a_tie() -> None:
    state = duel()
    throw(state, 4)
    assert throw(state, 4, 4)[1:] == [BattleTied(0, *FIGHT)]


def test_n22_a_die_outside_loses_at_once_and_the_other_need_not_throw() -> None:
    state = duel(red=3)
    assert throw(state, 8, out=(0,))[1:] == [BattleWon(1, *FIGHT, 1, 2)]
    assert (state.phase, state.outside, state.rolls) == (STEPS, 0, [0, 0])


def test_n22_the_second_die_outside_loses_too() -> None:
    state = duel(black=3)
    throw(state, 1)
    assert throw(state, 6, 1, out=(0,))[1:] == [BattleWon(0, *FIGHT, 2, 1)]


def test_n22_a_die_that_is_knocked_out_lies_outside() -> None:
    state = duel(red=3)
    throw(state, 8)
    assert throw(state, 1, 8, out=(1,), intent="at")[1:] == [BattleWon(1, *FIGHT, 1, 2)]


def test_n22_with_both_dice_outside_the_thrower_loses() -> None:
    state = duel()
    throw(state, 2)
    assert throw(state, 6, 2, out=(0, 1), intent="at")[1:] == [BattleWon(0, *FIGHT, 2, 1)]


def test_n22_a_shuriken_takes_up_the_own_die_and_the_other_may_be_hit_again() -> None:
    state = duel(red=1)
    throw(state, 2)
    throw(state, 6, 2)
    assert (state.phase, RULES.to_move(state)) == (BATTLE, 0)
    assert play(state, REROLL) == [ShurikenSpent(0)]
    assert (state.phase, RULES.to_move(state), state.rolls) == (THROW, 0, [0, 6])
    assert AT in RULES.legal_moves(state)
    assert throw(state, 2, 1, intent="at")[1:] == [BattleWon(0, *FIGHT, 2, 1)]


def test_n22_the_player_behind_is_asked_as_after_a_roll() -> None:
    state = duel(red=2, black=2)
    throw(state, 2)
    throw(state, 6, 2)
    assert (state.phase, RULES.to_move(state)) == (BATTLE, 0)
    assert play(state, ACCEPT_ROLL)[1:] == [BattleWon(1, *FIGHT, 1, 2)]


def first_throws(dojo: str = "hand") -> State:
    chance = Chance(3)
    state = RULES.setup(2, chance, board="yard", dojo=dojo)
    while state.phase != FIRST:
        RULES.advance(state, chance.choose(RULES.legal_moves(state)), chance)
    return state


def test_n22_the_first_roll_is_thrown_too() -> None:
    state = first_throws()
    assert (RULES.to_move(state), RULES.legal_moves(state)) == (0, [SOFT, FIRM])
    throw(state, 3)
    assert (RULES.to_move(state), RULES.legal_moves(state)) == (1, [SOFT, FIRM, AT])
    told: list[Event] = []
    RULES.apply(state, Throw("at", thrown(2, 1)), Chance(1), told.append)
    assert told[1] == FirstRolled(1, 2)
    assert (state.active, state.rolls, state.turn > 0) == (1, [0, 0], True)


def test_n22_equal_first_throws_are_both_thrown_again() -> None:
    state = first_throws()
    throw(state, 3)
    assert throw(state, 3, 3)[1:] == [FirstRolled(3, 3)]
    assert (state.phase, RULES.to_move(state), state.rolls) == (FIRST, 0, [0, 0])


def test_n22_a_first_die_outside_counts_nothing() -> None:
    state = first_throws()
    throw(state, 6, out=(0,))
    assert (state.rolls, state.outside, RULES.legal_moves(state)) == ([0, 0], 1, [SOFT, FIRM])
    assert throw(state, 1, out=(0,))[1:] == [FirstRolled(0, 0)]
    throw(state, 6, out=(0,))
    told: list[Event] = []
    RULES.apply(state, Throw("soft", thrown(1)), Chance(1), told.append)
    assert told[1] == FirstRolled(0, 1)
    assert state.active == 1


@pytest.mark.parametrize(
    ("move", "key"),
    [
        (Throw("soft", thrown(9)), "throw_faces"),
        (Throw("soft", thrown(0)), "throw_faces"),
        (Throw("soft", thrown(3, 3)), "throw_faces"),
        (Throw("at", thrown(3)), "throw_no_target"),
        (Throw("soft", thrown(3, power=101)), "throw_power"),
        (Throw("soft", thrown(3, spread=201)), "throw_power"),
    ],
)
def test_n22_a_throw_that_no_hand_can_make_is_refused(move: Throw, key: str) -> None:
    assert refused(duel(), move) == f"ninjutsu.refused.{key}"


def test_n22_a_steady_hand_keeps_all_in_the_tray() -> None:
    state = duel(dojo="steady")
    assert refused(state, Throw("soft", thrown(3, out=(0,)))) == "ninjutsu.refused.throw_outside"
    assert refused(state, Throw("soft", thrown(3, power=46))) == "ninjutsu.refused.throw_power"
    assert refused(state, Throw("soft", thrown(3, spread=1))) == "ninjutsu.refused.throw_power"
    assert RULES.why_not(state, Throw("soft", thrown(3, power=45))) is None


def test_n22_nobody_throws_a_die_that_is_rolled() -> None:
    state = position(DUEL, shuriken=(1, 1))
    assert refused(state, SOFT) == "ninjutsu.refused.now_steps"
    play(state, ATTACK, 3, 4)
    assert refused(state, Throw("soft", thrown(3))) == "ninjutsu.refused.now_battle"
    assert refused(duel(), Throw("gently")) == "refused.no_such_move"


def test_n22_a_throw_without_a_result_is_drawn_by_the_odds() -> None:
    state = duel()
    assert play(state, SOFT, 7, False) == [ThrowLanded(0, 2, "soft", (7,), (False,), 0, None)]
    told = play(state, AT, 3, False, 1, rings(8, 7)[0][0])
    assert told[0] == ThrowLanded(1, 1, "at", (3, rings(8, 7)[0][0]), (False, False), 7, None)
    state = duel()
    play(state, FIRM, 7, False)
    assert play(state, AT, 3, False, 0)[0] == ThrowLanded(1, 1, "at", (3, 7), (False, False), 7, None)


@pytest.mark.parametrize(("dojo", "level"), [("hand", "adept"), ("steady", "steady")])
def test_n22_drawn_throws_end_as_often_as_was_measured(dojo: str, level: str) -> None:
    chance, out, turned, faces, many = Chance(5), 0, 0, Counter[int](), 4000
    for _ in range(many):
        state = duel(dojo=dojo)
        throw(state, 7)
        told: list[Event] = []
        RULES.apply(state, AT, chance, told.append)
        landed = told[0]
        assert isinstance(landed, ThrowLanded)
        out += landed.outside[0]
        turned += landed.faces[1] != 7
        faces[landed.faces[0]] += 1
    odds = odds_of(ThrowIntent.AT, level, 6, 8)
    assert out / many == pytest.approx(odds.outside / 1000, abs=0.01)
    assert turned / many == pytest.approx(sum(odds.turned) / 1000, abs=0.03)
    assert sorted(faces) == [1, 2, 3, 4, 5, 6]
    assert max(faces.values()) < many / 6 * 1.15


def test_n22_a_drawn_throw_can_knock_the_other_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(throws, "effects", lambda *_: (KNOCKED,))
    state = duel()
    throw(state, 7)
    assert play(state, AT, 3, False, KNOCKED)[1:] == [BattleWon(1, *FIGHT, 1, 2)]
