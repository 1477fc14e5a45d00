"""Kidnap, by both versions of the rules: N25."""

import pytest

from game.core.contract import PUBLIC
from game.core.refusal import IllegalMove
from game.games.ninjutsu.rules.events import ActionPlayed, FigureKidnapped, SokeFound, StepsGranted
from game.games.ninjutsu.rules.figures import MOVED, RANK, SEEN, SOKE
from game.games.ninjutsu.rules.moves import PlayKidnap, PlayNothing
from game.games.ninjutsu.rules.state import State
from tests.games.ninjutsu.positions import RULES, at, looks_like, play, position, targets

MELEE = """
    .  .  .  .  b3
    b1 .  .  .  r1
    .  .  .  b2 .
    .  .  b1 .  .
    .  .  b1 .  .
    .  b1 r2 b1 .
    .  .  b2 .  .
    r3 .  .  .  .
"""
BLACKS = """
    .  .  b3 .  .
    .  .  r1 .  .
    .  .  r1 .  .
    .  .  .  .  .
    r1 .  .  .  .
    .  .  .  .  .
    r2 .  .  .  .
    .  .  .  .  r3
"""


def window(drawing: str = MELEE, *, cards: str = "kidnap", version: int = 2) -> State:
    return position(drawing, "5 5 1 / 1 1 5", phase="actions", cards=(cards, ""), version=version)


def black_window(version: int = 2) -> State:
    return position(BLACKS, "1 1 5 / 5 5 1", phase="actions", active=1, cards=("", "kidnap"), version=version)


def offered(state: State) -> list[PlayKidnap]:
    return [move for move in RULES.legal_moves(state) if isinstance(move, PlayKidnap) and not move.joker]


def pairs(state: State) -> set[tuple[str, str]]:
    """Kidnapper and victim."""
    name = state.ground.board.name
    return {(name(move.kidnapper), name(move.cell)) for move in offered(state)}  # type: ignore[arg-type]


def fronts(state: State) -> set[str]:
    return {state.ground.board.name(move.cell) for move in offered(state)}


def seize(kidnapper: str, victim: str, *, joker: bool = False) -> PlayKidnap:
    return PlayKidnap(at(victim), joker=joker, kidnapper=at(kidnapper))


def test_n25_every_enemy_one_step_away_is_offered_a_soke_too() -> None:
    # There are two figures beside c3, but nobody steps sideways; there is one in front and one behind.
    assert pairs(window()) == {("c3", "c4"), ("c3", "c2"), ("e7", "e8"), ("e7", "d6")}
    assert pairs(black_window()) == {("c8", "c7")}, "a Soke kidnaps like any other"


def test_n25_nobody_is_seized_through_the_fence() -> None:
    drawing = """
        .  .  .  .  b3
        .  .  .  .  .
        .  .  .  .  .
        b1 b1 b1 b1 b1
        .  .  r1 .  r1
        .  .  .  .  .
        .  .  .  .  .
        r3 .  .  .  .
    """
    assert pairs(window(drawing)) == {("e4", "e5")}, "a corner that the fence touches is barred too"
    assert pairs(window(drawing, cards="kidnap sneak")) == {("e4", "e5")}, "Sneak is for steps"


def test_n25_the_victim_leaves_the_game_shown_to_both_and_the_kidnapper_takes_its_cell() -> None:
    state = window()
    told = play(state, seize("c3", "c2"))
    assert told[:2] == [ActionPlayed(0, "kidnap", "kidnap"), FigureKidnapped(0, at("c2"), 2, at("c3"))]
    assert told[1].reveals
    for seat in (0, 1, PUBLIC):
        assert RULES.see(told[1], seat) == told[1]
        assert RULES.view_for(state, seat).fallen[1][-1] == 2
    assert looks_like(state, MELEE.replace("b1 r2 b1", "b1 .  b1").replace(".  .  b2 .  .", ".  .  r2 .  ."))
    assert state.cells[at("c2")] & MOVED


def test_n25_the_kidnapper_is_not_shown() -> None:
    state = window()
    play(state, seize("c3", "c2"))
    for seat in (1, PUBLIC):
        assert RULES.view_for(state, seat).cells[at("c2")] & RANK == 0


def test_n25_the_steps_are_all_still_there() -> None:
    state = window()
    assert play(state, seize("c3", "c2"))[-1] == StepsGranted(0, 2)
    assert targets(state, "c2") == {"b3", "c3", "d3", "b1", "c1", "d1"}


def test_n25_the_soke_is_shown_and_both_stay() -> None:
    state = window()
    told = play(state, seize("e7", "e8"))
    assert told[:2] == [ActionPlayed(0, "kidnap", "kidnap"), SokeFound(0, at("e8"), at("e7"))]
    assert looks_like(state, MELEE.replace("b3", "b3*"))
    assert state.cells[at("e8")] & SEEN
    assert RULES.view_for(state, 0).cells[at("e8")] & RANK == SOKE
    assert RULES.view_for(state, 1).cells[at("e7")] & RANK == 0, "who tried is not shown"
    assert state.hands[0] == 0, "the card is spent"
    assert told[-1] == StepsGranted(0, 2), "the steps are all still there"


def test_n25_out_of_reach_is_refused() -> None:
    for move in (seize("c3", "d3"), seize("c3", "d6"), seize("a1", "c2"), seize("b3", "c2"), PlayKidnap(at("c2"))):
        with pytest.raises(IllegalMove, match="not_in_reach"):
            play(window(), move)


def test_n25_without_anybody_in_reach_the_card_cannot_be_played_and_is_not_asked_for() -> None:
    drawing = MELEE.replace("r2", ". ").replace("r1", ". ")
    assert offered(window(drawing, cards="kidnap sneak")) == []
    with pytest.raises(IllegalMove, match="no_kidnap"):
        play(window(drawing, cards="kidnap sneak"), seize("a1", "b3"))
    state = position(drawing, "5 5 5 / 1 1 1", phase="actions", asked=1, cards=("kidnap", "new_weapons"))
    assert play(state, PlayNothing())[-1] == StepsGranted(0, 3), "nobody asks the attacker again"


def test_n25_version_1_the_front_rank_is_the_nearest_in_each_column() -> None:
    state = window(MELEE.replace("r1", ". "), version=1)
    assert fronts(state) == {"a7", "b3", "c2", "d3", "e8"}
    with pytest.raises(IllegalMove, match="not_front"):
        play(state, PlayKidnap(at("c4")))
    with pytest.raises(IllegalMove, match="not_front"):
        play(state, seize("c3", "c2"))
    assert fronts(black_window(version=1)) == {"a4", "c7", "e1"}


def test_n25_version_1_nobody_of_ones_own_is_needed_and_nobody_moves() -> None:
    state = window(version=1)
    told = play(state, PlayKidnap(at("c2")))
    assert told[1] == FigureKidnapped(0, at("c2"), 2)
    assert looks_like(state, MELEE.replace(".  .  b2 .  .", ".  .  .  .  ."))
    state = window(version=1)
    assert play(state, PlayKidnap(at("e8")))[1] == SokeFound(0, at("e8"))
