"""Likely worlds: drawn as often as they are plausible, and plausible by what was done."""

from collections import Counter
from itertools import count

import pytest

from game.ai import Bot
from game.ai.worlds import BATCH, DRAWN, Compares, LikelyWorlds
from game.catalog import GAMES
from game.core.chance import Chance
from game.core.match import Match
from game.games.oboro.habits import could_play, plausibility, played
from game.games.oboro.rules import OboroRules
from game.games.oboro.view import OboroView
from game.games.wataah.cards import CLAN_NUMBERS, CLAN_OF, NO_CLAN, NUMBERS, STRENGTH
from game.games.wataah.habits import FEATURES, features, thrown_by
from game.games.wataah.moves import Discard
from game.games.wataah.state import DRAW, PLACE
from tests.cases import CASES
from tests.games.oboro.tables import MIXED, table
from tests.games.wataah.positions import position
from tests.suite.walk import Walk, moments

COMPARING = [name for name in GAMES if isinstance(GAMES[name].hints, Compares)]


class Tally:
    """A world that is nothing but its number."""

    def __init__(self, number: int) -> None:
        self.number = number

    def copy(self) -> "Tally":
        return Tally(self.number)


def test_worlds_are_drawn_as_often_as_they_are_plausible() -> None:
    weights, chance = (0.0, 1.0, 2.0, 5.0), Chance(3)
    worlds = LikelyWorlds(lambda: Tally(chance.choose(range(4))), lambda world: weights[world.number], chance)
    drawn = Counter(worlds.draw().number for _ in range(9600))
    assert set(drawn) == {1, 2, 3}
    for number, weight in enumerate(weights):
        assert drawn[number] / 9600 == pytest.approx(weight / sum(weights), abs=0.02)


def test_worlds_are_new_as_long_as_none_stands_out() -> None:
    made = list[Tally]()

    def imagine() -> Tally:
        made.append(Tally(len(made)))
        return made[-1]

    worlds = LikelyWorlds(imagine, lambda _: 1.0, Chance(4))
    drawn = [worlds.draw() for _ in range(DRAWN * 3)]
    assert len({world.number for world in drawn}) == DRAWN * 3
    assert len(made) == BATCH * 3
    assert not {id(world) for world in drawn} & {id(world) for world in made}


def test_a_world_that_explains_everything_is_drawn_again_and_again() -> None:
    numbers = count()
    worlds = LikelyWorlds(
        lambda: Tally(next(numbers)), lambda world: 1.0 if world.number % BATCH == 7 else 1e-9, Chance(5)
    )
    assert {worlds.draw().number for _ in range(DRAWN * 2)} == {7, BATCH + 7}


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
    assert last.tops == tuple(tuple(state.tops[3 * seat : 3 * seat + 3]) for seat in range(3))
    assert last.before == tuple(state.plays[:-1])


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


@pytest.mark.parametrize(
    ("hand", "in_play", "expected"),
    [
        ("monkey1 monkey2 toad4 carp2", "carp2", {"pair": 1, "quick": 1, "single": 1, "in_play": 1}),
        ("fox3 fox3 fox4 rat3 rat4", "", {"triple": 1, "triple_first": 1, "pair": 1, "pair_first": 1, "patient": 2}),
        ("toad1 ronin oni", "", {"single": 1, "weak_single": 1, "ronin": 1, "yokai": 1, "yokai_first": 1}),
        (
            "carp1 carp1 bear6 bear6 bear6",
            "carp2 carp3",
            {"in_play": 2, "in_play_pair": 1, "triple": 1, "held_back": 1},
        ),
        ("carp1 oni", "carp2 carp3 carp3 carp4", {"full": 1, "yokai": 1}),
    ],
)
def test_wataah_counts_what_a_hand_keeps(hand: str, in_play: str, expected: dict[str, int]) -> None:
    placed = [NUMBERS[name] for name in in_play.split()]
    cards = sorted(NUMBERS[name] for name in hand.split())
    row = dict(zip(FEATURES, features(cards, {CLAN_NUMBERS["carp"]: placed} if placed else {}), strict=True))
    assert row.pop("strength") == pytest.approx(sum(STRENGTH[card] for card in cards) / 10)
    assert {name: count for name, count in row.items() if count} == expected


@pytest.mark.parametrize(
    ("hand", "in_play", "expected"),
    [
        ("carp1 bear6", "", (1, 0)),
        ("carp1 carp3 carp4", "", (1, 1)),
        ("bear6 ronin", "", (0, 0)),
        ("carp1 carp2", "carp3", (0, 0)),  # more for a clan in play: that says something else
    ],
)
def test_wataah_counts_cards_like_the_one_thrown_away(hand: str, in_play: str, expected: tuple[int, int]) -> None:
    carp, cards = CLAN_NUMBERS["carp"], sorted(NUMBERS[name] for name in hand.split())
    placed = {carp: [NUMBERS[name] for name in in_play.split()]} if in_play else {}
    row = dict(zip(FEATURES, features(cards, placed, carp), strict=True))
    assert (row["thrown"], row["thrown_pair"]) == expected


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_wataah_remembers_what_was_thrown_away_last(seats: int) -> None:
    """W12: a discard ends every turn. Nothing is concluded about others, or once something else has happened."""
    match, chance = Match(GAMES["wataah"], seats, 8), Chance(4)
    last, told = NO_CLAN, 0
    while match.to_move is not None:
        state, move = match.state, chance.choose(match.legal_moves())
        for seat in range(seats):
            if state.phase == DRAW and state.turn > 1 and seat == (state.active - 1) % seats:
                assert thrown_by(seat, state) == last
                told += 1
            elif state.phase not in (DRAW, PLACE) or seat != (state.active - 1) % seats:
                assert thrown_by(seat, state) == NO_CLAN
        if isinstance(move, Discard):
            last = CLAN_OF[NUMBERS[move.card]]
        match.submit(move)
    assert told > seats


def test_wataah_a_first_trio_kept_back_is_less_odd_where_hands_live_on() -> None:
    """W16: in Grand Master mode a hand is carried into the next rounds; in the short mode nothing is kept for later."""

    def oddity(**grand: object) -> float:
        trio, mixed = (
            position(f"hand 0: rat3\nhand 1: {hand}", turn=3, **grand)
            for hand in ("bear6 bear6 bear6 carp3", "bear6 fox3 toad3 carp3")
        )
        weigh = GAMES["wataah"].hints.plausibility(GAMES["wataah"].rules.view_for(trio, 0))
        return weigh(mixed) / weigh(trio)

    short, long = oddity(), oddity(grand={"round": 1})
    assert short > 1.5 * long
