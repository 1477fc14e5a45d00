"""What a seat knows of a match of Ninjutsu, and what it can imagine."""

from collections import Counter

from game.core.chance import Chance
from game.core.contract import OPEN, PUBLIC
from game.games.ninjutsu.rules.figures import MOVED, OWNER, RANK, SEEN, figure, seat_of
from game.games.ninjutsu.rules.setup import formation_of
from tests.games.ninjutsu.positions import RULES, at, play, position, started, step

SCENE = """
    .  .  b1 .  b3
    .  .  b2*.  .
    .  .  b1 .  .
    .  .  .  .  .
    .  b1 .  .  .
    .  r2 .  .  .
    .  .  .  .  .
    r3 .  .  .  .
"""


def test_a_view_tells_which_figures_have_moved() -> None:
    state = position(SCENE)
    play(state, step("b3", "a4"))
    for seat in (0, 1, PUBLIC, OPEN):
        cells = RULES.view_for(state, seat).cells
        assert cells[at("a4")] & MOVED
        assert not cells[at("c8")] & MOVED


def test_a_view_tells_all_cards_and_their_places() -> None:
    state = started(4)
    view = RULES.view_for(state, 1)
    for seat in (0, 1):
        assert view.tops[seat] == tuple(state.tops[seat])
        assert view.discards[seat] == tuple(state.discards[seat])
        assert Counter(view.decks[seat]) == Counter(state.decks[seat])


def test_unknown_ranks_are_dealt_to_unknown_figures() -> None:
    view = RULES.view_for(position(SCENE), 0)
    assert sorted(view.unknown_ranks(1)) == [1, 1, 1, 3]
    assert view.unknown_ranks(0) == []
    sokes = Counter()
    for seed in range(80):
        world = RULES.imagine(view, Chance(seed))
        sokes[next(cell for cell, rank in formation_of(world.cells, 1).items() if rank == 3)] += 1
        assert world.cells[at("c7")] & RANK == 2, "what was seen stays what it is"
        assert world.cells[at("b3")] & RANK == 2
    assert set(sokes) == {at("c8"), at("e8"), at("c6"), at("b4")}
    assert min(sokes.values()) > 8


def test_a_kidnapped_figure_is_known() -> None:
    state = position(SCENE)
    view = RULES.view_for(state, 0)
    assert Counter(view.fallen[1]) == {1: 6, 2: 4}


def test_imagining_an_army_that_is_being_placed_keeps_its_size() -> None:
    state = RULES.setup(2, Chance(1), board="yard")
    for _ in range(4):
        RULES.advance(state, RULES.legal_moves(state)[1], Chance(1))
    view = RULES.view_for(state, 1)
    worlds = [formation_of(RULES.imagine(view, Chance(seed)).cells, 0) for seed in range(20)]
    assert all(sorted(world.values()) == [1, 2, 2, 3] for world in worlds)
    assert len({tuple(world) for world in worlds}) > 5


def test_a_figure_is_one_number() -> None:
    one = figure(1, 2, seen=True)
    assert (one & RANK, seat_of(one), one & SEEN, one & MOVED) == (2, 1, SEEN, 0)
    assert seat_of(OWNER[0]) == 0
