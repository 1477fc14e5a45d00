"""Battles: N17 to N22."""

import pytest

from game.core.chance import Chance
from game.core.contract import OPEN
from game.core.refusal import IllegalMove
from game.games.ninjutsu.rules.events import (
    BattleRolled,
    BattleStarted,
    BattleTied,
    BattleWon,
    RollAccepted,
    ShurikenSpent,
)
from game.games.ninjutsu.rules.figures import MOVED, RANK, SEEN, SOKE
from game.games.ninjutsu.rules.moves import AcceptRoll, EndTurn, Reroll
from game.games.ninjutsu.rules.state import State
from tests.games.ninjutsu.positions import RULES, at, looks_like, play, position, started, step

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
ATTACK = step("b3", "b4")


def duel(red: int = 0, black: int = 0) -> State:
    return position(DUEL, shuriken=(red, black))


def fight(state: State, *rolls: int) -> list[object]:
    return list(play(state, ATTACK, *rolls))


def test_n17_both_are_shown_and_the_attacker_rolls_first() -> None:
    state = duel()
    assert fight(state, 7, 2)[:3] == [
        BattleStarted(0, at("b3"), at("b4"), 2, 1, False),
        BattleRolled(0, 2, 7),
        BattleRolled(1, 1, 2),
    ]


def test_n18_the_player_behind_may_roll_again_and_the_new_roll_counts() -> None:
    state = duel(red=1, black=1)
    fight(state, 7, 2)
    assert RULES.to_move(state) == 1
    assert RULES.legal_moves(state) == [Reroll(), AcceptRoll()]
    assert play(state, Reroll(), 1) == [ShurikenSpent(1), BattleRolled(1, 1, 1), BattleWon(0, at("b3"), at("b4"), 2, 1)]


def test_n18_it_goes_back_and_forth_until_the_one_behind_declines() -> None:
    state = duel(red=3, black=2)
    fight(state, 3, 2)
    asked = []
    for value in (5, 4, 6, 6, 8):
        asked.append(RULES.to_move(state))
        play(state, Reroll(), value)
    # black 5; red 4, still behind; red 6; red leads, black 6: a tie; the attacker breaks it with an 8
    assert asked == [1, 0, 0, 1, 0]
    assert looks_like(state, DUEL.replace("b1", "r2*").replace(".  r2 .", ".  .  ."))
    assert state.shuriken == [0, 0]


def test_n18_nobody_is_asked_without_a_shuriken() -> None:
    state = duel(red=2)
    assert isinstance(fight(state, 7, 2)[-1], BattleWon)
    assert RULES.to_move(state) == 0


def test_n18_on_a_tie_the_attacker_is_asked_first_then_the_defender() -> None:
    state = duel(red=1, black=1)
    fight(state, 4, 4)
    assert RULES.to_move(state) == 0
    assert play(state, AcceptRoll()) == [RollAccepted(0)]
    assert RULES.to_move(state) == 1
    play(state, Reroll(), 4)  # a new tie: the attacker is asked again
    assert RULES.to_move(state) == 0
    assert play(state, AcceptRoll()) == [RollAccepted(0), BattleTied(0, at("b3"), at("b4"))]


def test_n18_on_a_tie_a_defender_without_an_attackers_shuriken_is_asked_alone() -> None:
    state = duel(black=1)
    fight(state, 4, 4)
    assert RULES.to_move(state) == 1
    assert play(state, AcceptRoll())[-1] == BattleTied(0, at("b3"), at("b4"))


def test_n18_while_a_battle_goes_on_nobody_walks() -> None:
    state = duel(black=1)
    fight(state, 7, 2)
    with pytest.raises(IllegalMove, match="now_battle"):
        play(state, EndTurn())
    with pytest.raises(IllegalMove, match="now_steps"):
        play(duel(), Reroll())


def test_n19_a_winning_attacker_takes_the_cell() -> None:
    state = duel()
    assert fight(state, 7, 2)[-1] == BattleWon(0, at("b3"), at("b4"), 2, 1)
    assert looks_like(state, DUEL.replace("b1", "r2*").replace(".  r2 .", ".  .  ."))
    assert state.fallen[1].count(1) == 9
    assert state.cells[at("b4")] & MOVED
    assert state.steps == 2


def test_n19_a_losing_attacker_leaves_the_game() -> None:
    state = duel()
    assert fight(state, 1, 2)[-1] == BattleWon(1, at("b3"), at("b4"), 1, 2)
    assert looks_like(state, DUEL.replace("b1", "b1*").replace("r2", ". "))
    assert state.fallen[0].count(2) == 5
    assert RULES.to_move(state) == 0


def test_n19_a_tie_sends_the_attacker_back_and_spends_the_step() -> None:
    state = duel()
    assert fight(state, 3, 3)[-1] == BattleTied(0, at("b3"), at("b4"))
    assert looks_like(state, DUEL.replace("b1", "b1*").replace("r2", "r2*"))
    assert state.steps == 2


def test_n20_spent_shuriken_are_out_of_the_game() -> None:
    state = duel(red=2, black=3)
    fight(state, 7, 2)
    play(state, Reroll(), 3)
    play(state, Reroll(), 1)
    assert (state.shuriken, state.stock) == ([2, 1], 4)


def test_n21_a_battle_reveals_both_and_the_survivor_stays_known() -> None:
    state = duel()
    assert RULES.view_for(state, 1).cells[at("b3")] & RANK == 0
    fight(state, 7, 2)
    survivor = RULES.view_for(state, 1).cells[at("b4")]
    assert (survivor & RANK, survivor & SEEN) == (2, SEEN)
    play(state, step("b4", "a3"))
    assert RULES.view_for(state, 1).cells[at("a3")] & RANK == 2


def test_n21_marks_are_an_option_that_is_on_by_default() -> None:
    option = next(option for option in RULES.options if option.name == "marks")
    assert (option.choices, option.default) == (("on", "off"), "on")
    assert RULES.view_for(started(), 0).marks
    assert not RULES.view_for(started(marks="off"), 0).marks


def test_n21_with_marks_off_the_view_for_hints_forgets_who_was_seen_and_shows_who_fights() -> None:
    state = duel()
    state.marks = False
    fight(state, 3, 3)
    known = RULES.view_for(state, 1)
    assert known.cells[at("b3")] & RANK == 2
    forgot = RULES.without_memory(known)
    assert not forgot.cells[at("b3")] & (RANK | SEEN)
    assert forgot.cells[at("b4")] & RANK == 1, "one's own figure is still one's own"
    assert RULES.view_for(RULES.imagine(forgot, Chance(1)), 1) == forgot
    fighting = duel(red=1, black=1)
    fighting.marks = False
    play(fighting, ATTACK, 3, 2)
    shown = RULES.without_memory(RULES.view_for(fighting, 1))
    assert shown.cells[at("b3")] & RANK == 2
    state.marks = True
    assert RULES.without_memory(RULES.view_for(state, 1)).cells[at("b3")] & RANK == 2


def test_n22_what_a_die_shows_comes_from_chance_alone() -> None:
    """A long exchange, rolled from a seed: another source of rolls would change every result and nothing else."""
    for seed in range(20):
        state, told = duel(red=3, black=3), []
        chance = Chance(seed)
        RULES.apply(state, ATTACK, chance, told.append)
        while RULES.legal_moves(state) == [Reroll(), AcceptRoll()]:
            RULES.apply(state, Reroll(), chance, told.append)
        rolls = [event for event in told if isinstance(event, BattleRolled)]
        again = Chance(seed)
        faces = {0: range(1, 9), 1: range(1, 7)}
        assert [again.roll(faces[event.seat]) for event in rolls] == [event.value for event in rolls]
        assert chance.drawn == len(rolls)


def test_n17_a_soke_fights_like_any_ninja() -> None:
    state = position(DUEL.replace("r3", ". ").replace("r2", "r3"), shuriken=(0, 0))
    told = fight(state, 12, 6)
    assert BattleRolled(0, SOKE, 12) in told
    assert looks_like(state, DUEL.replace("r3", ". ").replace("b1", "r3*").replace(".  r2 .", ".  .  ."))


def test_n21_open_sees_every_rank_all_the_time() -> None:
    state = duel()
    assert RULES.view_for(state, OPEN).cells[at("b3")] & RANK == 2
