"""Positions of Ninjutsu as data: the impossible is refused with a named reason."""

from copy import deepcopy
from typing import Any

import pytest

from game.core.chance import Chance
from game.core.refusal import BadData
from game.games.ninjutsu.rules.boards import CLASSIC
from game.games.ninjutsu.rules.moves import EndTurn, Reroll
from tests.games.ninjutsu.positions import RULES, at, play, position, step

SCENE = """
    .  .  .  .  b3
    .  .  .  .  .
    .  .  .  .  .
    .  .  .  .  .
    .  b1 .  .  .
    .  r2 .  .  .
    .  .  .  .  .
    r3 .  .  .  .
"""


def refused(data: dict[str, Any], *path: str | int, value: Any) -> str:
    """The key of the reason why `data`, changed in one place, is refused."""
    altered = deepcopy(data)
    inner: Any = altered
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    with pytest.raises(BadData) as caught:
        RULES.load(altered)
    return caught.value.refusal.key


STEPS = RULES.dump(position(SCENE))
ACTIONS = RULES.dump(position(SCENE, phase="actions", cards=("sneak", "")))


def test_figures_are_written_with_cell_rank_and_what_is_known() -> None:
    assert STEPS["red"]["figures"] == [
        {"cell": at("a1"), "rank": 3, "seen": False, "moved": False},
        {"cell": at("b3"), "rank": 2, "seen": False, "moved": False},
    ]
    assert STEPS["black"]["figures"][0] == {"cell": at("b4"), "rank": 1, "seen": False, "moved": True}


def test_what_was_seen_or_moved_may_be_left_out() -> None:
    data = deepcopy(STEPS)
    data["red"]["figures"] = [{"cell": at("a1"), "rank": 3}, {"cell": at("b3"), "rank": 2}]
    assert RULES.dump(RULES.load(data)) == STEPS


@pytest.mark.parametrize(
    ("path", "value", "key"),
    [
        (("board", "fences"), [[0, 4, 5, 4]], "board.cut_off"),
        (("phase",), "lunch", "ninjutsu.bad.phase"),
        (("phase",), "over", "ninjutsu.bad.over"),
        (("phase",), "battle", "ninjutsu.bad.battle"),
        (("phase",), "placing", "ninjutsu.bad.placing"),
        (("phase",), "actions", "ninjutsu.bad.actions"),
        (("turn",), 0, "ninjutsu.bad.turn"),
        (("turn",), 401, "refused.data"),
        (("asked",), 1, "ninjutsu.bad.steps"),
        (("sneaks",), 3, "refused.data"),
        (("red", "tops"), [5, 5, 0], "ninjutsu.bad.weapons"),
        (("red", "tops"), [5, 5, 4], "ninjutsu.bad.weapons"),
        (("red", "shuriken"), 7, "ninjutsu.bad.shuriken"),
        (("red", "cards"), ["waltz"], "ninjutsu.bad.cards"),
        (("red", "fallen"), [1] * 13, "ninjutsu.bad.figures"),
        (("red", "figures", 0, "rank"), 2, "ninjutsu.bad.figures"),
        (("red", "figures", 0, "cell"), 40, "ninjutsu.bad.off_board"),
        (("red", "figures", 0, "cell"), 16, "ninjutsu.bad.shared_cell"),
        (("red", "figures", 0, "cell"), 20, "ninjutsu.bad.start"),
    ],
)
def test_what_cannot_be_is_refused_by_name(path: tuple[str | int, ...], value: Any, key: str) -> None:
    if key == "ninjutsu.bad.shared_cell":
        assert STEPS["black"]["figures"][0]["cell"] == value
    assert refused(STEPS, *path, value=value) == key


def test_nobody_decides_about_cards_that_he_does_not_have() -> None:
    assert refused(ACTIONS, "red", "cards", value=[]) == "ninjutsu.bad.actions"
    assert refused(ACTIONS, "steps", value=2) == "ninjutsu.bad.actions"
    assert refused(ACTIONS, "sneaks", value=2) == "ninjutsu.bad.sneaks"


def test_columns_are_settled_before_anybody_decides() -> None:
    data = deepcopy(STEPS)
    data["red"]["tops"], data["black"]["tops"] = [5, 5, 1], [1, 1, 1]
    data["red"]["deck"] = sorted([*data["red"]["deck"], 5])
    data["red"]["deck"].remove(1)
    assert refused(data, "steps", value=2) == "ninjutsu.bad.weapons"


def in_battle() -> dict[str, Any]:
    state = position(SCENE, shuriken=(1, 1))
    play(state, step("b3", "b4"), 7, 2)
    return RULES.dump(state)


@pytest.mark.parametrize(
    "battle",
    [
        {"start": 11, "end": 99, "rolls": [7, 2]},
        {"start": 0, "end": 16, "rolls": [7, 2]},
        {"start": 16, "end": 11, "rolls": [7, 2]},
        {"start": 11, "end": 16, "rolls": [9, 2]},
        {"start": 11, "end": 16, "rolls": [2, 6]},
    ],
)
def test_a_battle_is_one_that_can_be(battle: dict[str, Any]) -> None:
    data = in_battle()
    assert data["battle"] == {"start": 11, "end": 16, "rolls": [7, 2]}
    RULES.load(data)
    assert refused(data, "battle", value=battle) == "ninjutsu.bad.battle"


def test_a_battle_has_cost_a_step_and_its_fighters_are_seen() -> None:
    assert refused(in_battle(), "steps", value=3) == "ninjutsu.bad.steps"
    assert refused(in_battle(), "black", "figures", 0, "seen", value=False) == "ninjutsu.bad.battle"
    assert refused(in_battle(), "black", "shuriken", value=0) == "ninjutsu.bad.battle"


def test_a_battle_goes_on_after_it_was_written() -> None:
    state = RULES.load(in_battle())
    play(state, Reroll(), 6)
    assert RULES.outcome(state) is None


def placing() -> dict[str, Any]:
    state = RULES.setup(2, Chance(1))
    for _ in range(4):
        RULES.advance(state, RULES.legal_moves(state)[0], Chance(1))
    return RULES.dump(state)


def test_figures_are_placed_in_their_order() -> None:
    data = placing()
    assert [figure["rank"] for figure in data["red"]["figures"]] == [3, 2, 2, 2]
    assert refused(data, "red", "figures", 3, "rank", value=1) == "ninjutsu.bad.figures"
    assert refused(data, "red", "figures", 3, "cell", value=20) == "ninjutsu.bad.start"
    assert refused(data, "red", "figures", 3, "cell", value=14) == "ninjutsu.bad.placing"
    assert refused(data, "red", "figures", 3, "seen", value=True) == "ninjutsu.bad.figures"
    assert refused(data, "asked", value=1) == "ninjutsu.bad.placing"
    assert refused(data, "red", "shuriken", value=2) == "ninjutsu.bad.placing"


def test_a_won_match_comes_back_won() -> None:
    state = position(SCENE.replace("b3", "b1").replace("b1 .  .  .", "b3 .  .  ."))
    play(state, step("b3", "b4"), 8, 2)
    data = RULES.dump(state)
    assert RULES.outcome(RULES.load(data)) == RULES.outcome(state)
    assert refused(data, "winner", value=1) == "ninjutsu.bad.soke"
    assert refused(data, "winner", value=2) == "ninjutsu.bad.soke"
    assert refused(data, "winner", value=-1) == "ninjutsu.bad.over"


def test_a_drawn_match_comes_back_drawn() -> None:
    state = position(SCENE, turn=400)
    play(state, EndTurn())
    data = RULES.dump(state)
    assert RULES.outcome(RULES.load(data)) == RULES.outcome(state)
    assert refused(data, "turn", value=12) == "ninjutsu.bad.over"


def test_the_board_is_in_the_data() -> None:
    assert STEPS["board"]["columns"] == CLASSIC.columns
    assert RULES.load(STEPS).ground.board == CLASSIC
