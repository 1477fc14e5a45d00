"""Material, board and setup: N1 to N8."""

from collections import Counter
from typing import Any

import pytest

from game.core.board import Board
from game.core.chance import Chance, ScriptedChance
from game.core.contract import OPEN, PUBLIC
from game.core.events import TurnStarted
from game.core.match import Match
from game.core.record import from_json, record_of, replay, to_json
from game.core.refusal import BadSetup, IllegalMove
from game.games.ninjutsu import NINJUTSU
from game.games.ninjutsu.rules.boards import BOARDS, CLASSIC, GATE, YARD
from game.games.ninjutsu.rules.events import ArmiesShown, FigurePlaced, FirstRolled, WeaponTurned
from game.games.ninjutsu.rules.figures import CARDS, FACES, OWNER, RANK, SEEN, full_deck, rank_of
from game.games.ninjutsu.rules.moves import Place, PlayNothing, Step
from game.games.ninjutsu.rules.setup import formation_of, moves_for, random_formation
from game.games.ninjutsu.rules.state import State
from tests.games.ninjutsu.case import OWN_BOARD
from tests.games.ninjutsu.positions import RULES, at, play, position, started, step, targets


def ranks(state: State, seat: int) -> Counter[int]:
    return Counter(figure & RANK for figure in state.cells if figure & OWNER[seat])


def placed(seed: int = 1, **options: str) -> tuple[State, Chance]:
    """A match in which only black's last figure is not placed yet."""
    chance = Chance(seed)
    state = RULES.setup(2, chance, **options)
    for seat in (0, 1):
        for move in moves_for(random_formation(state.ground.board, seat, chance))[: -seat or None]:
            RULES.apply(state, move, chance)
    return state, chance


def test_n1_each_side_has_a_soke_five_two_star_and_nine_one_star_ninjas() -> None:
    state = started()
    for seat in (0, 1):
        assert ranks(state, seat) == {1: 9, 2: 5, 3: 1}


def test_n1_the_other_player_sees_backs_only() -> None:
    state = started()
    for seat in (0, 1):
        view = RULES.view_for(state, seat)
        for figure in view.cells:
            if figure:
                assert bool(rank_of(figure)) == bool(figure & OWNER[seat])
    assert not any(map(rank_of, RULES.view_for(state, PUBLIC).cells))
    assert list(RULES.view_for(state, OPEN).cells) == state.cells


def test_n1_the_soke_walks_like_any_ninja() -> None:
    drawing = """
        .  b3 .  .  .
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        .  .  r3 .  .
        .  .  .  .  .
        .  .  .  r1 .
    """
    state = position(drawing)
    assert targets(state, "c3") == {"b4", "c4", "d4", "b2", "c2", "d2"}


def test_n1_nothing_about_a_figure_betrays_its_rank() -> None:
    state = started()
    swapped = state.copy()
    one, other = at("a6"), at("e8")
    swapped.cells[one], swapped.cells[other] = swapped.cells[other], swapped.cells[one]
    assert RULES.view_for(swapped, 0) == RULES.view_for(state, 0)


def test_n2_a_deck_has_nine_of_each_from_one_to_five_stars() -> None:
    assert Counter(full_deck()) == dict.fromkeys((1, 2, 3, 4, 5), 9)
    assert RULES.setup(2, Chance(1)).decks == (full_deck(), full_deck())


def test_n3_each_player_has_five_action_cards() -> None:
    data = RULES.dump(RULES.setup(2, Chance(1)))
    for side in ("red", "black"):
        assert data[side]["cards"] == ["salto", "sneak", "kidnap", "new_weapons", "joker"]
    assert len(CARDS) == 5


def test_n4_three_shuriken_each_and_four_in_the_stock() -> None:
    state = RULES.setup(2, Chance(1))
    assert (state.shuriken, state.stock) == ([3, 3], 4)


class Watched(Chance):
    """Records which dice were rolled; every die shows its highest face, then its lowest."""

    def __init__(self) -> None:
        super().__init__(0)
        self.dice: list[int] = []

    def roll(self, faces: Any) -> int:
        self.dice.append(len(faces))
        assert list(faces) == list(range(1, len(faces) + 1))
        return max(faces) if len(self.dice) % 2 else 1


@pytest.mark.parametrize(("rank", "die"), [(1, 6), (2, 8), (3, 12)])
def test_n5_each_rank_rolls_its_die(rank: int, die: int) -> None:
    other = 1 if rank == 3 else 3
    state = position(
        f"""
        .  .  .  b3 .
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        b2 .  .  .  .
        r{rank} .  .  .  .
        .  .  .  .  .
        .  .  .  r{other} .
        """
    )
    chance = Watched()
    RULES.apply(state, step("a3", "a4"), chance)
    assert chance.dice == [die, 8]
    assert len(FACES[rank]) == die


def test_n6_the_classic_board() -> None:
    assert (CLASSIC.columns, CLASSIC.rows, CLASSIC.figures) == (5, 8, (9, 5, 1))
    assert CLASSIC.starts == (tuple(range(15)), tuple(range(25, 40)))
    state = RULES.setup(2, Chance(1))
    barred = {(CLASSIC.name(start), CLASSIC.name(end)) for start, end in state.ground.fenced}
    straight = {pair for pair in barred if pair[0][0] == pair[1][0]}
    assert straight == {("b4", "b5"), ("c4", "c5"), ("d4", "d5"), ("b5", "b4"), ("c5", "c4"), ("d5", "d4")}


def test_n6_nothing_in_the_rules_knows_five_by_eight() -> None:
    for board in (GATE, YARD, OWN_BOARD):
        state = started(board=board.written())
        assert state.ground.board == board
        for seat in (0, 1):
            assert ranks(state, seat) == Counter({rank: board.figures[rank - 1] for rank in (1, 2, 3)})


def test_n6_a_board_is_chosen_by_name_or_given_whole() -> None:
    for name, board in BOARDS.items():
        assert RULES.setup(2, Chance(1), board=name).ground.board == board
    assert RULES.setup(2, Chance(1)).ground.board == CLASSIC
    assert RULES.setup(2, Chance(1), board=OWN_BOARD.written()).ground.board == OWN_BOARD


@pytest.mark.parametrize(
    ("board", "key"),
    [
        ("atlantis", "ninjutsu.bad.board_name"),
        ("{", "board.unreadable"),
        ('{"columns": 5}', "board.unreadable"),
        (Board(5, 8, CLASSIC.starts, ((0, 4, 5, 4),), (9, 5, 1)).written(), "board.cut_off"),
        (Board(5, 8, CLASSIC.starts, (), (10, 5, 1)).written(), "board.too_few_starts"),
        (Board(50, 8, CLASSIC.starts, (), (9, 5, 1)).written(), "board.size"),
    ],
)
def test_n6_a_board_that_nobody_can_play_on_is_refused_by_name(board: str, key: str) -> None:
    with pytest.raises(BadSetup) as caught:
        RULES.setup(2, Chance(1), board=board)
    assert caught.value.refusal.key == key


def test_n6_a_match_on_a_players_own_board_is_in_its_record() -> None:
    match = Match(NINJUTSU, 2, 5, board=OWN_BOARD.written())
    while len(match.history) < 30:
        match.submit(match.legal_moves()[0])
    again = replay(from_json(to_json(record_of(match))), NINJUTSU)
    assert RULES.dump(again.state) == RULES.dump(match.state)
    assert again.state.ground.board == OWN_BOARD


def test_n7_first_the_soke_then_two_stars_then_one_stars_red_before_black() -> None:
    state = RULES.setup(2, Chance(1))
    order = []
    for _ in range(29):
        (event,) = play(state, RULES.legal_moves(state)[0])
        assert isinstance(event, FigurePlaced)
        order.append((event.seat, event.rank))
    assert order == [(seat, rank) for seat in (0, 1) for rank in (3, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1)][:29]


def test_n7_every_formation_can_be_placed_in_exactly_one_way() -> None:
    formations = Counter()

    def place(state: State) -> None:
        if state.asked == 1:
            formations[tuple(sorted(formation_of(state.cells, 0).items()))] += 1
            return
        for move in RULES.legal_moves(state):
            after = state.copy()
            RULES.advance(after, move, Chance(1))
            place(after)

    place(RULES.setup(2, Chance(1), board=YARD.written()))
    assert set(formations.values()) == {1}
    assert len(formations) == 8 * 21 * 5  # the Soke, two of the seven left, four of the five left


def test_n7_figures_go_on_cells_of_the_own_colour() -> None:
    state = RULES.setup(2, Chance(1))
    assert {move.cell for move in RULES.legal_moves(state) if isinstance(move, Place)} == set(range(15))
    for cell, key in ((at("a4"), "not_own_colour"), (at("a8"), "not_own_colour"), (99, "not_own_colour")):
        with pytest.raises(IllegalMove, match=key):
            play(state, Place(cell))
    play(state, Place(at("c1")))
    with pytest.raises(IllegalMove, match="taken"):
        play(state, Place(at("c1")))
    play(state, Place(at("c2")))
    with pytest.raises(IllegalMove, match="place_order"):
        play(state, Place(at("a1")))
    with pytest.raises(IllegalMove, match="now_placing"):
        play(state, Step(0, 5))


def test_n7_the_other_sees_nothing_until_both_armies_stand() -> None:
    state, _ = placed()
    black, public = RULES.view_for(state, 1), RULES.view_for(state, PUBLIC)
    assert not any(figure & OWNER[0] for figure in black.cells)
    assert not any(public.cells)
    assert black.standing == (15, 14)
    event = FigurePlaced(0, 7, 3)
    assert RULES.see(event, 1) == RULES.see(event, PUBLIC) == FigurePlaced(0, None, None)
    assert RULES.see(event, 0) == RULES.see(event, OPEN) == event


def test_n7_both_armies_are_shown_at_once() -> None:
    state, chance = placed()
    told: list[Any] = []
    RULES.apply(state, RULES.legal_moves(state)[0], chance, told.append)
    assert told[1] == ArmiesShown(CLASSIC.starts[0], CLASSIC.starts[1])
    assert RULES.view_for(state, 1).cells[0] == OWNER[0]


def test_n7_a_formation_becomes_moves_and_comes_back() -> None:
    formation = random_formation(CLASSIC, 0, Chance(3))
    state = RULES.setup(2, Chance(1))
    for move in moves_for(formation):
        RULES.apply(state, move, Chance(1))
    assert formation_of(state.cells, 0) == formation


def test_n8_both_roll_the_d6_and_the_higher_attacks_first() -> None:
    for red, black, first in ((5, 2, 0), (1, 6, 1)):
        state, _ = placed()
        told = play(state, RULES.legal_moves(state)[0], red, black, *(5, 4, 3), *(1, 2, 1))
        assert FirstRolled(red, black) in told
        assert told[3] == TurnStarted(first, 1)
        assert state.active == first


def test_n8_equal_rolls_are_rolled_again() -> None:
    state, _ = placed()
    told = play(state, RULES.legal_moves(state)[0], 4, 4, 3, 3, 2, 6, *(5, 4, 3), *(1, 2, 1))
    assert told[2:5] == [FirstRolled(4, 4), FirstRolled(3, 3), FirstRolled(2, 6)]
    assert state.active == 1


def test_n8_weapons_come_in_another_order_each_time_and_all_before_the_discards() -> None:
    assert len({tuple(started(seed).tops[0]) for seed in range(8)}) > 4
    state, chance = started(2), Chance(2)
    turned: Counter[int] = Counter(full_deck())
    turned.subtract(state.decks[0])
    while True:
        told: list[Any] = []
        moves = RULES.legal_moves(state)
        RULES.apply(state, PlayNothing() if PlayNothing() in moves else moves[0], chance, told.append)
        seen = [event for event in told if isinstance(event, WeaponTurned) and event.seat == 0]
        for event in seen:
            if turned.total() < 45:
                turned[event.stars] += 1
        if turned.total() == 45:
            break
    assert turned == Counter(full_deck())


def test_n8_the_script_gives_rolls_and_weapons_in_the_order_of_the_table() -> None:
    state, _ = placed()
    chance = ScriptedChance([6, 1, 5, 4, 3, 2, 2, 2])
    RULES.apply(state, RULES.legal_moves(state)[0], chance)
    assert chance.left == 0
    assert state.tops == ([5, 4, 3], [2, 2, 2])
    assert not any(figure & SEEN for figure in state.cells)
