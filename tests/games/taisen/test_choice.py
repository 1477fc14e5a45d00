"""Building a move of Ninja Taisen on the table: die first or ninja first, with a forecast."""

from game.core.refusal import Refusal
from game.engine.geometry import Point, Rect
from game.games.taisen.rules.events import FightTied, FightWon
from game.games.taisen.rules.moves import END_TURN, UseDie
from game.games.taisen.rules.state import State
from game.games.taisen.rules.view import TaisenView
from game.games.taisen.table.draw.move_preview import fighters
from game.games.taisen.table.input.move_builder import MoveBuilder
from game.games.taisen.table.layout import CARD, STEP, Ninja, TableLayout
from tests.games.taisen.boards import board

FIELD = """
    .  S1 .  .  .  .  .  .  .  .  .
    .  P1 .  .  .  .  .  .  .  .  .
    .  P2 .  .  .  .  .  .  .  .  .
    J4 R1 R2 .  .  .  .  .  .  .  .
    -- -- -- -- -- -- -- -- -- -- --
    .  .  .  .  S3 .  .  .  .  .  J4
    .  .  .  .  R2 .  .  .  .  .  .
"""


def built(state: State) -> MoveBuilder:
    return MoveBuilder(TaisenView.of(state, state.active))


def choice(dice: str = "R2 P1 S1", used: str = "") -> MoveBuilder:
    return built(board(FIELD, dice=dice, used=used))


def key(wish: object) -> str:
    assert isinstance(wish, Refusal)
    return wish.key


def test_die_first() -> None:
    made = choice()
    assert made.click_die("rock") is None
    assert sorted(made.ninjas_for("rock")) == ["J4", "R2"]
    assert made.click_ninja("R2") == UseDie("rock", "R2")


def test_ninja_first() -> None:
    made = choice()
    assert made.click_ninja("R2") is None
    assert made.dice_for("R2") == ["rock"]
    assert made.click_die("rock") == UseDie("rock", "R2")


def test_a_second_click_on_the_ninja_moves_it_by_its_only_die() -> None:
    made = choice()
    made.click_ninja("R2")
    assert made.click_ninja("R2") == UseDie("rock", "R2")


def test_the_shogun_asks_for_a_die() -> None:
    made = choice()
    made.click_ninja("J4")
    assert key(made.click_ninja("J4")) == "taisen.refused.which_die"
    assert made.click_die("paper") == UseDie("paper", "J4")


def test_an_enemy_is_no_choice_but_can_be_attacked() -> None:
    made = choice()
    assert key(made.click_enemy(4)) == "taisen.refused.not_yours"
    made.click_die("rock")
    assert key(made.click_enemy(4)) == "taisen.refused.not_yours"
    made.clear()
    made.click_ninja("R2")
    assert key(made.click_enemy(10)) == "taisen.tip.no_landing"
    assert made.click_enemy(4) == UseDie("rock", "R2")


def test_a_shogun_whom_several_dice_lead_to_an_enemy_asks_for_one() -> None:
    made = built(board(FIELD, dice="R1 P1 S1"))
    made.click_ninja("J4")
    made._forecasts.update({move: made.forecast(UseDie("rock", "R2")) for move in made.moves_of("J4")})
    assert key(made.click_enemy(made.forecast(UseDie("rock", "R2")).moved.end)) == "taisen.refused.which_die"


def test_what_cannot_be_done_says_why() -> None:
    made = choice(used="S")
    assert key(made.click_ninja("R1")) == "taisen.refused.buried"
    assert key(made.click_ninja("S1")) == "taisen.refused.spent"
    assert key(made.click_die("scissors")) == "taisen.refused.spent"
    made.click_die("paper")
    assert key(made.click_ninja("R2")) == "taisen.refused.colour"
    assert key(choice().click_end()) == "taisen.refused.use_one_die"
    assert made.click_end() == END_TURN


def test_a_choice_can_be_let_go() -> None:
    made = choice()
    assert not made.clear()
    made.click_die("rock")
    assert made.clear()
    made.click_die("rock")
    made.click_die("rock")
    assert made.die is None


def test_the_forecast_tells_every_fight() -> None:
    made = choice()
    made.click_die("rock")
    move = made.candidate(ninja="R2")
    assert move == UseDie("rock", "R2")
    forecast = made.forecast(move)
    assert (forecast.moved.start, forecast.moved.end) == (2, 4)
    assert forecast.fights == (FightTied(4, ("R2", "R2"), 2),)
    assert forecast.ended is None
    shogun = made.forecast(UseDie("rock", "J4"))
    assert shogun.fights == ()


def test_looking_is_not_choosing() -> None:
    made = choice()
    assert made.candidate(ninja="J4") is None  # which die?
    assert made.candidate(ninja="R1") is None  # buried
    assert made.candidate(die="rock") is None  # which ninja?
    made.click_ninja("J4")
    assert made.candidate(die="rock") == UseDie("rock", "J4")
    assert (made.die, made.ninja) == (None, "J4")


def test_a_won_fight_is_foreseen() -> None:
    made = built(
        board(
            """
            .  .  .  R1 .  .  .  .  .  .  .
            -- -- -- -- -- -- -- -- -- -- --
            .  .  .  .  S3 .  .  .  .  .  .
            """
        )
    )
    forecast = made.forecast(UseDie("rock", "R1"))
    assert forecast.fights == (FightWon(4, 0, "R1", "S3", 1, 3),)
    assert forecast.ended is not None


def places(*, turned: bool = False) -> TableLayout:
    zones = {f"tile.{tile}": Rect(100 + 140 * tile, 600, 0, 0) for tile in range(11)}
    zones |= {"plate.0": Rect(0, 0, 10, 10), "plate.1": Rect(900, 0, 10, 10)}
    return TableLayout(zones, turned=turned)


def test_stacks_grow_upwards_and_every_strip_can_be_seen() -> None:
    stacks = [[["J4", "R1", "P2"], *[[] for _ in range(10)]], [[] for _ in range(11)]]
    standing = places().standing(stacks)
    assert [standing[Ninja(0, name)].y for name in ("J4", "R1", "P2")] == [
        standing[Ninja(0, "J4")].y - STEP * height for height in range(3)
    ]
    visible = places().visible(stacks)
    assert visible[Ninja(0, "P2")].size == CARD
    assert visible[Ninja(0, "J4")].size == (CARD[0], STEP)
    rects = list(visible.values())
    assert not any(one.overlaps(other) for one in rects for other in rects if one is not other)


def test_a_landing_among_enemies_is_shown_above_them_and_over_no_other_stack() -> None:
    paths = [[[] for _ in range(11)], [[] for _ in range(11)]]
    paths[0][3], paths[1][4], paths[1][5] = ["R1", "R2"], ["S1", "S2", "S3"], ["P1"]
    spots = places().landing(paths, 0, 4, 2, top=84)
    ghosts = [Rect.around(spot, *CARD) for spot in spots]
    standing = [Rect.around(at, *CARD) for at in places().standing(paths).values()]
    assert not any(ghost.overlaps(card) for ghost in ghosts for card in standing)
    lower = places().landing(paths, 0, 4, 2, top=250)
    assert min(Rect.around(spot, *CARD).y for spot in lower) == 250, "hints lie above"
    alone = places().landing(paths, 0, 8, 1, top=84)
    assert alone == [places().card(0, 8, 0)]


def test_fighting_stacks_step_aside_and_the_board_can_be_turned() -> None:
    stacks = [[["R1"], *[[] for _ in range(10)]], [["S1"], *[[] for _ in range(10)]]]
    usual, turned = places().standing(stacks), places(turned=True).standing(stacks)
    assert usual[Ninja(0, "R1")].x < 100 < usual[Ninja(1, "S1")].x
    assert turned[Ninja(1, "S1")].x < 1500 < turned[Ninja(0, "R1")].x
    assert places().tile(3) == Point(520, 600) == places(turned=True).tile(7)
    assert places().plate(0) == places(turned=True).plate(1)


def test_a_forecast_shows_the_strength_that_a_shogun_has_left() -> None:
    made = built(
        board(
            """
            .  .  .  .  P3 .  .  .  .  .  .
            J4 .  .  .  R2 .  .  .  .  .  .
            -- -- -- -- -- -- -- -- -- -- --
            .  .  .  .  .  J4 .  .  .  .  P1
            """
        )
    )
    first, second = made.forecast(UseDie("rock", "R2")).fights
    assert fighters(first, 0) == (("P3", 3), ("J4", 4), "loses")
    assert fighters(second, 0) == (("R2", 2), ("J4", 1), "wins")
