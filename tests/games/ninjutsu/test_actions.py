"""Action cards: N23, N24, N26, N27."""

import pytest

from game.core.refusal import IllegalMove
from game.games.ninjutsu.rules.events import (
    ActionPlayed,
    FigureJumped,
    FigureStepped,
    ShurikenTaken,
    StepsGranted,
    WeaponTurned,
)
from game.games.ninjutsu.rules.figures import MOVED
from game.games.ninjutsu.rules.moves import (
    EndTurn,
    PlayKidnap,
    PlayNewWeapons,
    PlayNothing,
    PlaySalto,
    PlaySneak,
    TradeJoker,
)
from game.games.ninjutsu.rules.state import State
from tests.games.ninjutsu.positions import ALL_CARDS, RULES, at, looks_like, play, position, step, targets

MELEE = """
    .  .  .  .  b3
    b1 .  .  .  .
    .  .  .  b2 .
    .  .  b1 .  .
    .  .  b1 .  .
    .  b1 r2 b1 .
    .  .  b2 .  .
    r3 .  .  .  .
"""


def window(drawing: str = MELEE, *, cards: str = ALL_CARDS, **changes: object) -> State:
    return position(drawing, "5 5 1 / 1 1 5", phase="actions", cards=(cards, ""), **changes)  # type: ignore[arg-type]


def jumps(state: State, *, joker: bool = False) -> set[tuple[str, str]]:
    name = state.ground.board.name
    moves = [move for move in RULES.legal_moves(state) if isinstance(move, PlaySalto) and move.joker == joker]
    return {(name(move.start), name(move.end)) for move in moves}


def test_n23_a_ninja_jumps_over_a_neighbour_to_the_empty_cell_behind() -> None:
    # c4 has a figure right behind it, with b3 and d3 beside it: only straight back over c2 is possible.
    assert jumps(window(cards="salto")) == {("c3", "c1")}
    state = window(cards="salto")
    assert play(state, PlaySalto(at("c3"), at("c1")))[:2] == [
        ActionPlayed(0, "salto", "salto"),
        FigureJumped(0, at("c3"), at("c2"), at("c1")),
    ]
    assert looks_like(state, MELEE.replace("b1 r2 b1", "b1 .  b1").replace("r3 .  .", "r3 .  r2"))
    assert state.cells[at("c1")] & MOVED


def test_n23_it_jumps_diagonally_too() -> None:
    drawing = """
        .  .  .  .  b3
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        .  b1 .  b1 .
        .  .  r1 .  .
        r3 b1 .  b1 .
    """
    assert jumps(window(drawing)) == {("c2", "a4"), ("c2", "e4")}, "the other two would end beside the board"


def test_n1_the_soke_jumps_like_any_ninja() -> None:
    drawing = MELEE.replace("r2", "r3").replace("r3 .  .  .  .", ".  .  .  .  r2")
    assert jumps(window(drawing, cards="salto")) == {("c3", "c1")}


def test_n23_the_steps_are_still_all_there() -> None:
    state = window(cards="salto")
    told = play(state, PlaySalto(at("c3"), at("c1")))
    assert told[-1] == StepsGranted(0, 2)
    assert targets(state, "c1") == {"b2", "c2", "d2"}


def test_n23_the_fence_bars_either_half_and_without_a_jump_it_cannot_be_played() -> None:
    near, far = (
        """
        .  .  .  .  b3
        .  .  .  .  .
        .  .  .  .  .
        .  .  b1 .  .
        .  .  r1 .  .
        .  .  .  .  .
        .  .  .  .  .
        r3 .  .  .  .
    """,
        """
        .  .  .  .  b3
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        .  .  b1 .  .
        .  .  r1 .  .
        .  .  .  .  .
        r3 .  .  .  .
    """,
    )
    for drawing in (near, far):
        state = window(drawing)
        assert jumps(state) == set()
        with pytest.raises(IllegalMove, match="no_jump"):
            play(state, PlaySalto(at("c3"), at("c5")))
    around = far.replace(".  .  b1 .", "b1 .  .  .", 1).replace(".  .  r1 .", "r1 .  .  .", 1)
    assert jumps(window(around)) == {("a3", "a5")}
    with pytest.raises(IllegalMove, match="not_that_jump"):
        play(window(around), PlaySalto(at("a3"), at("c5")))


FENCE = """
    .  .  .  .  b3
    .  .  .  .  .
    .  .  .  .  .
    .  .  b1 .  .
    .  .  r1 r1 .
    .  .  .  .  .
    .  .  .  .  .
    r3 .  .  .  .
"""


def test_n24_one_step_straight_or_diagonal_goes_under_the_fence() -> None:
    state = window(FENCE, cards="sneak")
    assert play(state, PlaySneak()) == [ActionPlayed(0, "sneak", "sneak"), StepsGranted(0, 2)]
    assert {"b5", "c5", "d5"} <= targets(state, "c4")
    assert play(state, step("d4", "e5")) == [FigureStepped(0, at("d4"), at("e5"), True)]
    assert "d5" not in targets(state, "c4")
    with pytest.raises(IllegalMove, match="fence"):
        play(state, step("c4", "d5"))


def test_n24_it_can_lead_into_a_battle() -> None:
    state = window(FENCE, cards="sneak")
    play(state, PlaySneak())
    told = play(state, step("c4", "c5"), 6, 1)
    assert told[0].sneaked  # type: ignore[attr-defined]
    assert state.sneaks == 0


def test_n24_a_step_without_a_fence_uses_nothing_up() -> None:
    state = window(FENCE, cards="sneak")
    play(state, PlaySneak())
    play(state, step("c4", "c3"))
    assert state.sneaks == 1
    play(state, EndTurn(), 2, 2, 2, 1, 1, 1)
    assert state.sneaks == 0, "it is for this turn only"


def test_n24_sneak_and_joker_make_two() -> None:
    state = window(FENCE, cards="sneak joker")
    play(state, PlaySneak())
    play(state, PlaySneak(joker=True))
    play(state, step("d4", "e5"))
    play(state, step("c4", "d5"))
    assert state.sneaks == 0


def test_n26_three_own_cards_are_replaced_and_equal_columns_settled() -> None:
    state = window(cards="new_weapons sneak")
    told = play(state, PlayNewWeapons(), 3, 1, 2, *(4, 2))
    assert told == [
        ActionPlayed(0, "new_weapons", "new_weapons"),
        WeaponTurned(0, 0, 3),
        WeaponTurned(0, 1, 1),
        WeaponTurned(0, 2, 2),
        WeaponTurned(0, 1, 4),
        WeaponTurned(1, 1, 2),
    ]
    assert state.tops == ([3, 4, 2], [1, 2, 5])


def test_n26_the_attacker_lays_first_when_the_defender_changes_weapons() -> None:
    state = position(MELEE, "5 5 1 / 1 1 5", phase="actions", asked=1, cards=("sneak", "new_weapons"))
    told = play(state, PlayNewWeapons(), 5, 2, 2, *(3, 4))
    assert told[-2:] == [WeaponTurned(0, 0, 3), WeaponTurned(1, 0, 4)]


def test_n27_the_joker_is_any_of_the_four() -> None:
    for move, luck, action in (
        (PlaySalto(at("c3"), at("c1"), joker=True), (), "salto"),
        (PlaySneak(joker=True), (), "sneak"),
        (PlayKidnap(at("c2"), joker=True, kidnapper=at("c3")), (), "kidnap"),
        (PlayNewWeapons(joker=True), (3, 3, 3), "new_weapons"),
    ):
        state = window(cards="joker")
        told = play(state, move, *luck)
        assert told[0] == ActionPlayed(0, "joker", action)
        assert state.hands[0] == 0
        plain = window(cards=action)
        same = type(move)(**{name: getattr(move, name) for name in move.__struct_fields__ if name != "joker"})
        assert play(plain, same, *luck)[1:] == told[1:]


def test_n27_the_joker_is_offered_beside_the_cards_it_stands_for() -> None:
    state = window()
    assert jumps(state) == jumps(state, joker=True) == {("c3", "c1")}
    assert {PlaySneak(), PlaySneak(joker=True)} <= set(RULES.legal_moves(state))


def test_n27_the_joker_is_traded_for_a_shuriken_while_the_stock_has_one() -> None:
    state = window(cards="joker sneak", stock=1)
    assert play(state, TradeJoker()) == [ActionPlayed(0, "joker", "shuriken"), ShurikenTaken(0)]
    assert (state.shuriken, state.stock) == ([1, 0], 0)
    state = window(cards="joker", stock=0)
    assert TradeJoker() not in RULES.legal_moves(state)
    with pytest.raises(IllegalMove, match="stock_empty"):
        play(state, TradeJoker())


def test_n27_a_defender_may_use_it_as_new_weapons() -> None:
    state = position(MELEE, "5 5 1 / 1 1 5", phase="actions", asked=1, cards=("", "joker"))
    assert RULES.legal_moves(state) == [PlayNothing(), PlayNewWeapons(joker=True)]
    told = play(state, PlayNewWeapons(joker=True), 4, 4, 4)
    assert told[0] == ActionPlayed(1, "joker", "new_weapons")
