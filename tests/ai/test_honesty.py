"""Opponents cannot cheat: what a seat does not see cannot influence its move."""

from collections import Counter

import pytest

from game.ai import LEVELS, Bot
from game.ai.arena_players import CHEATS, SEES, Ablation
from game.ai.hints import Can, hints_of
from game.catalog import GAMES
from game.core.chance import Chance
from game.core.match import Match
from game.devtools.arena import Contest, play
from game.devtools.arena_stats import lines
from tests.cases import CASES
from tests.suite.walk import Walk, moments

FEW = 12


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", GAMES)
def test_what_the_seat_cannot_see_changes_nothing(name: str, level: str) -> None:
    case, mixing = CASES[name], Chance(5)
    rules, asked, mixed_up = case.game.rules, 0, 0
    for setting in case.settings[:2]:
        for number, moment in enumerate(moments(case, Walk(setting, seed=11), most=80)):
            if number % 8 == 3 and len(rules.legal_moves(moment.before)) > 1:
                mixed = case.shuffle_unseen(moment.before, moment.seat, mixing)
                answers = [
                    Bot(case.game, level, seed=number, simulations=FEW).choose(rules.view_for(state, moment.seat))
                    for state in (moment.before, mixed)
                ]
                assert answers[0] == answers[1]
                asked += 1
                mixed_up += rules.dump(mixed) != rules.dump(moment.before)
    assert asked
    assert mixed_up or not rules.secrets


@pytest.mark.parametrize("name", [name for name in GAMES if hints_of(GAMES[name]).can(Can.LIKELY)])
def test_likely_worlds_fit_the_view(name: str) -> None:
    case, dreaming = CASES[name], Chance(6)
    rules, hints = case.game.rules, hints_of(case.game)
    for setting in case.settings:
        for moment in moments(case, Walk(setting, seed=3), most=60):
            view = rules.view_for(moment.before, moment.seat)
            world = hints.likely(view)(dreaming)
            assert rules.view_for(world, moment.seat) == view
            assert Counter(case.pieces(world)) == Counter(case.pieces(moment.before))
            assert set(rules.legal_moves(world)) == set(rules.legal_moves(moment.before))


@pytest.mark.slow
def test_an_ablation_that_cheats_beats_the_honest_one() -> None:
    names = ("master:60+cheats", "master:60", "master:60")
    contest = Contest("oboro", names, 1, {})
    cheat, honest = lines(names, [play(contest, number) for number in range(24)])
    assert cheat.points > honest.points + 1.0


def test_only_the_cheat_looks() -> None:
    game = GAMES["oboro"]
    match = Match(game, 3, seed=1)
    seat = match.to_move
    assert seat is not None
    view = match.view(seat)
    for kind, same in ((CHEATS, True), ("uniform", False)):
        ablation = Ablation(game, "master", seed=3, kind=kind)
        ablation.peek(match.state)
        worlds = [game.rules.dump(ablation.world(view)) for _ in range(5)]
        assert all(world == game.rules.dump(match.state) for world in worlds) == same


@pytest.mark.parametrize("mode", ["grasshopper", "grand_master"])
def test_who_sees_all_hands_still_does_not_see_what_will_be_drawn(mode: str) -> None:
    game = GAMES["wataah"]
    match = Match(game, 3, seed=1, mode=mode)
    seat = match.to_move
    assert seat is not None
    ablation = Ablation(game, "master", seed=3, kind=SEES)
    ablation.peek(match.state)
    worlds = [ablation.world(match.view(seat)) for _ in range(5)]
    assert all(world.hands == match.state.hands for world in worlds)
    assert len({tuple(world.deck) for world in worlds}) == len(worlds)
    assert all(sorted(world.deck) == sorted(match.state.deck) for world in worlds)
