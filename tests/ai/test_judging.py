"""Reviewing decisions: a blunder costs, a good move does not, and only the seat's own knowledge is used."""

import time

import pytest

from game.ai import Bot
from game.ai.bot import finished
from game.ai.hints import Can, hints_of
from game.ai.in_process import InProcessThinker
from game.ai.judging import Judge, Judgement
from game.ai.worker import Thinker
from game.catalog import GAMES, game_named
from game.core.chance import Chance
from game.core.match import Match
from game.games.taisen.rules.moves import END_TURN
from tests.cases import CASES
from tests.games.taisen.boards import RULES, board
from tests.suite.walk import Walk, moments

FEW = 12


def judged(name: str, view: object, move: object, simulations: int = FEW, seed: int = 1) -> Judgement:
    return finished(Judge(GAMES[name], "master", seed, simulations).judging(view, move))


@pytest.mark.parametrize("name", GAMES)
def test_any_decision_of_any_game_can_be_judged(name: str) -> None:
    case = CASES[name]
    rules, hints, better = case.game.rules, hints_of(case.game), 0
    for setting in case.settings:
        for number, one in enumerate(moments(case, Walk(setting, seed=5), most=150)):
            view = rules.view_for(one.before, one.seat)
            if number % 11 or (hints.can(Can.BY_HEART) and hints.by_heart(view)):
                continue
            found = judged(name, view, one.move)
            assert 0.0 <= found.played <= 1.0
            assert found.cost >= 0.0
            if found.better is not None:
                better += 1
                assert found.better.move in rules.legal_moves(one.before)
                assert found.better.move != one.move
                assert found.better.chance == found.played + found.cost
    assert better  # a random player makes mistakes


def test_the_same_question_has_the_same_answer() -> None:
    match = Match(GAMES["oboro"], 3, seed=2)
    view, move = match.view(match.to_move), match.legal_moves()[-1]
    assert judged("oboro", view, move) == judged("oboro", view, move)


def test_what_a_master_would_do_costs_nothing() -> None:
    match = Match(GAMES["wataah"], 2, seed=2)
    view = match.view(match.to_move)
    best = Bot(GAMES["wataah"], "master", 1, simulations=FEW).explain(view)[0].move
    assert judged("wataah", view, best) == Judgement(judged("wataah", view, best).played, None)
    assert judged("wataah", view, best).cost == 0.0


def test_to_walk_past_a_win_is_a_blunder_and_the_win_is_named() -> None:
    state = board(
        """
        .  .  .  .  .  .  .  .  R1 .  .
        .  .  .  .  .  .  P1 .  .  .  .
        -- -- -- -- -- -- -- -- -- -- --
        .  S1 J4 .  .  .  .  .  .  .  .
        """,
        dice="R2 P2 S1",
    )
    walks = next(move for move in RULES.legal_moves(state) if getattr(move, "ninja", "") == "P1")
    RULES.apply(state, walks, Chance(0))
    found = judged("taisen", RULES.view_for(state, 0), END_TURN, 24)
    assert found.better is not None
    assert found.better.reason.key == "taisen.hint.wins"
    assert found.better.chance == pytest.approx(1.0)
    assert found.cost > 0.1


def test_the_order_in_which_two_dice_are_used_costs_nothing() -> None:
    match = Match(GAMES["taisen"], 2, seed=4, first="monkey")
    view = match.view(0)
    best = Bot(GAMES["taisen"], "master", 1, simulations=24).explain(view)[0].move
    for die in {"rock", "paper", "scissors"} - {best.die}:
        costs = [judged("taisen", view, move, 24).cost for move in match.legal_moves() if move.die == die]
        assert min(costs) < 0.05


@pytest.mark.parametrize("name", GAMES)
def test_a_direct_thinker_judges(name: str) -> None:
    match = Match(GAMES[name], GAMES[name].seats[0], seed=2)
    thinker = InProcessThinker(game_named)
    assert thinker.judged(0.1) is None
    thinker.judge(name, 1, match.view(match.to_move), match.legal_moves()[0], simulations=FEW)
    assert thinker.estimated(0.1) is None
    assert isinstance(thinker.judged(0.1), Judgement)
    assert not thinker.busy


def test_a_worker_judges_as_this_process_does() -> None:
    match = Match(GAMES["oboro"], 3, seed=2)
    view, move = match.view(match.to_move), match.legal_moves()[-1]
    thinker = Thinker(game_named)
    try:
        thinker.judge("oboro", 1, view, move, simulations=FEW)
        until, found = time.monotonic() + 60, None
        while found is None and time.monotonic() < until:
            found = thinker.judged(0.02)
            time.sleep(0.02)
    finally:
        thinker.close()
    assert found == judged("oboro", view, move)
