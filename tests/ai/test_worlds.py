"""Likely worlds: drawn as often as they are plausible, and plausible by what was done."""

from collections import Counter

import pytest

from game.ai import Bot
from game.ai.worlds import Compares, LikelyWorlds
from game.catalog import GAMES
from game.core.chance import Chance
from game.core.match import Match
from game.games.oboro.habits import could_play, plausibility, played
from game.games.oboro.rules import OboroRules
from game.games.oboro.view import OboroView
from game.games.wataah.cards import CLAN_NUMBERS, NUMBERS
from game.games.wataah.habits import features
from tests.cases import CASES
from tests.games.oboro.tables import MIXED, table
from tests.suite.walk import Walk, moments

COMPARING = [name for name in GAMES if isinstance(GAMES[name].hints, Compares)]


class Tally:
    """A world that is nothing but its number."""

    def __init__(self, number: int) -> None:
        self.number = number

    def copy(self) -> "Tally":
        return Tally(self.number)


def test_worlds_are_drawn_as_often_as_they_are_plausible() -> None:
    numbers = iter(range(4))
    worlds = LikelyWorlds(lambda: Tally(next(numbers)), lambda world: (0.0, 1.0, 2.0, 5.0)[world.number], Chance(3), 4)
    drawn = Counter(worlds.draw().number for _ in range(8000))
    assert set(drawn) == {1, 2, 3}
    for number, share in ((1, 1 / 8), (2, 2 / 8), (3, 5 / 8)):
        assert drawn[number] / 8000 == pytest.approx(share, abs=0.02)


@pytest.mark.parametrize("name", COMPARING)
def test_all_that_is_drawn_fits_the_view_and_has_some_weight(name: str) -> None:
    case = CASES[name]
    rules, hints = case.game.rules, case.game.hints
    assert isinstance(hints, Compares)
    for setting in case.settings[:3]:
        for number, moment in enumerate(moments(case, Walk(setting, seed=3), most=60)):
            view = rules.view_for(moment.before, moment.seat)
            world = Bot(case.game, "shadow", number).world(view)
            assert rules.view_for(world, moment.seat) == view
            assert Counter(case.pieces(world)) == Counter(case.pieces(moment.before))
            assert hints.plausibility(view)(world) > 0
            assert hints.plausibility(view)(moment.before) > 0


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
    assert last.tops == tuple(state.tops[3 * last.seat : 3 * last.seat + 3])


def test_who_throws_a_shuriken_away_probably_had_to() -> None:
    """A six given to another's trick: the hand held little else, or so it seems."""
    state = table(MIXED, "R7 R6 R5")
    view = OboroView.of(state, 0)
    weigh = plausibility(view)
    (six,) = (one for one in played(view.plays, view.leads) if one.seat != view.seat and one.card % 8 == 5)
    forced, free = list[float](), list[float]()
    chance = Chance(2)
    for _ in range(400):
        world = OboroRules().imagine(view, chance)
        others = could_play(world.hands[six.seat] | 1 << six.card, six).bit_count()
        (forced if others == 1 else free).append(weigh(world))
    assert forced
    assert free
    assert sum(forced) / len(forced) > sum(free) / len(free)


def test_wataah_counts_what_a_hand_keeps() -> None:
    cards = [NUMBERS[name] for name in ("monkey1", "monkey2", "toad4", "carp2")]
    row = features(cards, {CLAN_NUMBERS["carp"]: [NUMBERS["carp2"]]})
    assert row == [1.0, 1.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, pytest.approx(0.9)]
