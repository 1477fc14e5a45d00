"""Likely worlds: drawn in proportion to their plausibility, which depends on what was done."""

from collections import Counter
from itertools import count

import pytest

from game.ai import Bot
from game.ai.hints import Can, hints_of
from game.ai.likely_worlds import BATCH, DRAWN, LikelyWorlds
from game.catalog import GAMES
from game.core.chance import Chance
from game.core.match import Match
from game.games.oboro.bot.beliefs import could_play, plausibility, played
from game.games.oboro.rules.rules import OboroRules
from game.games.oboro.rules.view import OboroView
from tests.cases import CASES
from tests.games.oboro.tables import MIXED, table
from tests.suite.walk import Walk, moments

GUESSING = [name for name in GAMES if hints_of(GAMES[name]).can(Can.LIKELY)]


class Tally:
    """A world that is just a number."""

    def __init__(self, number: int) -> None:
        self.number = number

    def copy(self) -> "Tally":
        return Tally(self.number)


def test_worlds_are_drawn_as_often_as_they_are_plausible() -> None:
    weights, chance = (0.0, 1.0, 2.0, 5.0), Chance(3)
    worlds = LikelyWorlds(lambda chance: Tally(chance.choose(range(4))), lambda world: weights[world.number])
    drawn = Counter(worlds.draw(chance).number for _ in range(9600))
    assert set(drawn) == {1, 2, 3}
    for number, weight in enumerate(weights):
        assert drawn[number] / 9600 == pytest.approx(weight / sum(weights), abs=0.02)


def test_worlds_are_new_as_long_as_none_stands_out() -> None:
    made, chance = list[Tally](), Chance(4)

    def imagine(_: Chance) -> Tally:
        made.append(Tally(len(made)))
        return made[-1]

    worlds = LikelyWorlds(imagine, lambda _: 1.0)
    drawn = [worlds.draw(chance) for _ in range(DRAWN * 3)]
    assert len({world.number for world in drawn}) == DRAWN * 3
    assert len(made) == BATCH * 3
    assert not {id(world) for world in drawn} & {id(world) for world in made}


def test_a_world_that_explains_everything_is_drawn_again_and_again() -> None:
    numbers, chance = count(), Chance(5)
    worlds = LikelyWorlds(lambda _: Tally(next(numbers)), lambda world: 1.0 if world.number % BATCH == 7 else 1e-9)
    assert {worlds.draw(chance).number for _ in range(DRAWN * 2)} == {7, BATCH + 7}


@pytest.mark.parametrize("name", GUESSING)
def test_all_that_is_drawn_fits_the_view(name: str) -> None:
    case = CASES[name]
    rules = case.game.rules
    for setting in case.settings[:3]:
        for number, moment in enumerate(moments(case, Walk(setting, seed=3), most=60)):
            view = rules.view_for(moment.before, moment.seat)
            world = Bot(case.game, "shadow", number).world(view)
            assert rules.view_for(world, moment.seat) == view
            assert Counter(case.pieces(world)) == Counter(case.pieces(moment.before))


def test_no_hands_that_are_possible_in_oboro_are_ruled_out() -> None:
    case = CASES["oboro"]
    for moment in moments(case, Walk(case.settings[0], seed=3), most=60):
        view = case.game.rules.view_for(moment.before, moment.seat)
        assert plausibility(view)(moment.before.hands) > 0


def test_oboro_remembers_who_played_what_on_which_stacks() -> None:
    match, chance = Match(GAMES["oboro"], 3, 4), Chance(1)
    for _ in range(14):
        match.submit(chance.choose(match.legal_moves()))
    state = match.state
    told = list(played(state.plays, state.leads))
    assert [one.seat for one in told] == state.players()
    assert [one.card for one in told] == state.plays
    assert all(len(one.trick) == number % 3 for number, one in enumerate(told))
    last = told[-1]
    assert last.tops == tuple(tuple(state.tops[3 * seat : 3 * seat + 3]) for seat in range(3))
    assert last.before == tuple(state.plays[:-1])


def test_who_throws_a_shuriken_away_probably_had_to() -> None:
    """A six given to another player's trick: the hand seems to have held little else."""
    state = table(MIXED, "R7 R6 R5")
    view = OboroView.of(state, 0)
    weigh = plausibility(view)
    (six,) = (one for one in played(view.plays, view.leads) if one.seat != view.seat and one.card % 8 == 5)
    forced, free = list[float](), list[float]()
    chance = Chance(2)
    for _ in range(400):
        world = OboroRules().imagine(view, chance)
        others = could_play(world.hands[six.seat] | 1 << six.card, six).bit_count()
        (forced if others == 1 else free).append(weigh(world.hands))
    assert forced
    assert free
    assert sum(forced) / len(forced) > sum(free) / len(free)
