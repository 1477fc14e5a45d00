"""The net that corrects the evaluation, and the fast program it is learnt with, agree with the rules."""

import shutil
from math import log

import pytest

from game.ai.arena_players import ONE_LOOK, Ablation
from game.ai.hints import Can, hints_of
from game.ai.search.turns import ways
from game.catalog import GAMES
from game.core.chance import Chance
from game.games.taisen.bot.evaluate import chance_of
from game.games.taisen.bot.net import INPUTS, read_net
from game.games.taisen.bot.prospects import PROSPECTS
from game.games.taisen.rules.ending import NOBODY
from game.games.taisen.rules.moves import EndTurn
from game.games.taisen.rules.ninjas import ALL_DICE
from game.games.taisen.rules.state import State

TAISEN = GAMES["taisen"]
RULES = TAISEN.rules


def turns_of_a_match(seed: int) -> list[State]:
    """The positions at the start of each turn of a random match."""
    chance = Chance(seed)
    state, found = RULES.setup(2, chance), []
    while RULES.to_move(state) is not None:
        if state.free == ALL_DICE:
            found.append(state.copy())
        RULES.advance(state, chance.choose(RULES.legal_moves(state)), chance)
    return found


def boards_after(state: State) -> dict[object, State]:
    """Every position within the turn, by the rules, one die after the other."""
    found: dict[object, State] = {}
    due = [state]
    while due:
        now = due.pop()
        for move in RULES.legal_moves(now):
            after = now.copy()
            if not isinstance(move, EndTurn):
                RULES.advance(after, move, Chance(0))
                monkey, wolf = (tuple(map(tuple, path)) for path in after.paths)
                key = monkey, wolf, after.free, after.shogun_moved, after.winner
                if key not in found:
                    found[key] = after
                    due += [after] if after.winner == NOBODY else []
    return found


def turned(state: State) -> State:
    """The same position with the sides exchanged."""
    twin = state.copy()
    monkey, wolf = twin.paths
    twin.paths = (wolf[::-1], monkey[::-1])
    return twin


def test_both_sides_are_judged_alike() -> None:
    for state in turns_of_a_match(1):
        assert read_net().logit(state, 0) == pytest.approx(read_net().logit(turned(state), 1))


def test_the_shipped_net_fits_its_inputs() -> None:
    net = read_net()
    assert (len(net.rows), len(net.prospects)) == (INPUTS, PROSPECTS)
    assert {len(row) for row in net.rows + net.prospects} == {len(net.bias)} == {len(net.out)}


def test_the_best_turns_get_a_second_look() -> None:
    state = turns_of_a_match(2)[4]
    best = ways(TAISEN, state, Chance(1))[0]
    assert best.value == hints_of(TAISEN).second_look(best.before, state.active)
    assert best.value != hints_of(TAISEN).value(best.before, state.active)


def test_a_twin_with_one_look_judges_by_the_evaluation_alone() -> None:
    twin = Ablation(TAISEN, "shadow", simulations=0, kind=ONE_LOOK)
    state = turns_of_a_match(2)[4]
    assert not twin.hints.can(Can.SECOND_LOOK)
    assert hints_of(TAISEN).can(Can.SECOND_LOOK)
    best = ways(twin.game, state, Chance(1))[0]
    assert best.value == twin.hints.value(best.before, state.active)


@pytest.mark.skipif(shutil.which("cc") is None, reason="learning the net needs a C compiler")
def test_the_program_that_learns_plays_and_judges_by_the_same_rules() -> None:
    from tools.learn.taisen_net.library import SelfPlay

    player, net = SelfPlay(), read_net()
    player.set_weights([number for part in (*net.rows, *net.prospects, net.bias, net.out) for number in part])
    for seed in range(8):
        for state in turns_of_a_match(seed):
            boards = boards_after(state)
            assert {board.key() for board in player.turns(state)} == set(boards)
            for board in list(boards.values())[:5]:
                if board.winner == NOBODY:
                    for closely in (False, True):
                        chance = chance_of(board, state.active, closely=closely)
                        said = player.logit(board, state.active, net=closely)
                        assert said == pytest.approx(log(chance / (1 - chance)), abs=1e-4)


@pytest.mark.skipif(shutil.which("cc") is None, reason="learning the net needs a C compiler")
def test_learning_makes_the_ends_of_games_less_surprising() -> None:
    from tools.learn.taisen_net.library import SelfPlay

    player = SelfPlay()
    player.seed(1)
    player.start()
    assert player.play(20) > 100
    before = player.surprise()
    for _ in range(5):
        player.learn(0.02, 0.7)
    assert player.surprise() < before
