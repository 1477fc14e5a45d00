"""The opponents of Ninjutsu: each hides its Soke, weighs its odds, and keeps its shuriken for what matters."""

from collections import Counter
from random import Random

import pytest

from game.ai import Bot
from game.ai.arena_players import ONE_LOOK, Ablation
from game.core.chance import Chance
from game.core.match import Match
from game.games.ninjutsu import NINJUTSU
from game.games.ninjutsu.bot.odds import BEATS, chances
from game.games.ninjutsu.bot.tactics import action_cards
from game.games.ninjutsu.bot.tactics.steps import Outlook
from game.games.ninjutsu.rules.boards import BOARDS
from game.games.ninjutsu.rules.moves import (
    AcceptRoll,
    EndTurn,
    NinjutsuMove,
    PlayKidnap,
    PlayNewWeapons,
    PlayNothing,
    Reroll,
    Step,
)
from game.games.ninjutsu.rules.setup import formation_of
from game.games.ninjutsu.rules.state import State
from game.games.ninjutsu.rules.view import NinjutsuView
from tests.games.ninjutsu.positions import RULES, at, play, position, step


def choice(state: State, seed: int = 1, level: str = "shadow") -> NinjutsuMove:
    seat = RULES.to_move(state)
    assert seat is not None
    move: NinjutsuMove = Bot(NINJUTSU, level, seed).choose(RULES.view_for(state, seat))
    assert move in RULES.legal_moves(state)
    return move


def at_once(state: State) -> NinjutsuMove:
    """What a shadow does that does not ask who can strike back."""
    move: NinjutsuMove = Ablation(NINJUTSU, "shadow", 1, kind=ONE_LOOK).choose(
        RULES.view_for(state, RULES.to_move(state) or 0)
    )
    return move


def formation(seed: int, seat: int, board: str) -> dict[int, int]:
    state = RULES.setup(2, Chance(1), board=board)
    number = 0
    while not state.turn and (state.asked <= seat):
        # As in the window, every question goes to a bot with another seed.
        RULES.apply(state, choice(state, seed * 100 + number), Chance(1))
        number += 1
        if len(formation_of(state.cells, seat)) == state.ground.total:
            break
    return formation_of(state.cells, seat)


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("seat", [0, 1])
def test_it_sets_up_differently_each_time_and_hides_its_soke(board: str, seat: int) -> None:
    formations = [formation(seed, seat, board) for seed in range(12)]
    assert len({tuple(sorted(one.items())) for one in formations}) >= 11
    columns, rows = BOARDS[board].columns, BOARDS[board].rows
    depths: Counter[int] = Counter()
    cells: Counter[int] = Counter()
    for one in formations:
        (soke,) = (cell for cell, rank in one.items() if rank == 3)
        row = soke // columns
        depths[row if seat == 0 else rows - 1 - row] += 1
        cells[soke] += 1
    assert set(depths) <= {0, 1}
    assert len(cells) >= 3


ODDS = """
    .  .  .  .  b3
    .  .  .  .  .
    .  .  .  .  .
    {black} .  .  .  .
    {red} .  .  .  .
    .  .  .  .  .
    .  .  .  .  .
    .  .  r3 .  .
"""


NEAR_HIS_SOKE = """
    b1 b1 b2 b1 b3
    .  .  .  .  .
    .  .  .  .  .
    .  .  .  .  .
    .  .  .  .  .
    .  .  .  .  .
    .  {red} {black} .  .
    r1 r2 r3 r1 r1
"""


def test_it_attacks_the_weaker_near_its_soke_and_leaves_the_stronger_alone() -> None:
    near = at_once(position(NEAR_HIS_SOKE.format(red="r2", black="b1*")))
    assert isinstance(near, Step)
    assert near.end == at("c2")
    armies = ODDS.replace(".  .  .  .  b3", "b1 b1 b2 b1 b3").replace(".  .  r3 .  .", "r1 r2 r3 r1 r1")
    assert choice(position(armies.format(red="r1", black="b2*"))) != step("a4", "a5")


def test_the_last_ninja_goes_for_a_soke_who_has_been_found_and_not_for_others() -> None:
    assert choice(position(ODDS.format(red="r2", black="b1*"))) != step("a4", "a5")


def test_it_attacks_a_soke_it_has_seen_with_anybody() -> None:
    drawing = ODDS.replace("b3", "b1").format(red="r1", black="b3*")
    assert choice(position(drawing)) == step("a4", "a5")


def test_its_own_soke_stays_where_he_is() -> None:
    state = position(ODDS.format(red="r1", black="b2*"))
    for seed in range(10):
        move = choice(state, seed)
        assert getattr(move, "start", None) != at("c1")


def test_two_sokes_alone_do_not_wait_for_each_other() -> None:
    state = position(ODDS.format(red=".", black="."))
    assert choice(state) != EndTurn()


def test_it_thinks_the_soke_behind_rather_than_in_front() -> None:
    drawing = """
        .  .  b3 .  .
        .  .  b1 .  .
        .  .  b1 .  .
        .  .  .  .  .
        .  .  b1 .  .
        .  .  .  .  .
        .  .  r1 .  .
        .  .  r3 .  .
    """
    likely = chances(RULES.view_for(position(drawing), 0), 1)
    sokes = [likely[at(cell)][3] for cell in ("c8", "c7", "c6", "c4")]
    assert sokes == sorted(sokes, reverse=True)
    assert sum(sokes) == pytest.approx(1)
    assert all(sum(ranks) == pytest.approx(1) for ranks in likely.values())


def test_a_back_that_can_only_be_the_soke_is_known() -> None:
    view = RULES.view_for(position(ODDS.format(red="r1", black="b2*")), 0)
    assert chances(view, 1)[at("e8")] == (0.0, 0.0, 0.0, 1.0)


def test_the_odds_are_the_dice() -> None:
    assert BEATS[1][1] == pytest.approx(15 / 36)
    assert BEATS[2][1] == pytest.approx(27 / 48)
    assert BEATS[1][3] == pytest.approx(15 / 72)


def battle(red: str, black: str, rolls: tuple[int, int], shuriken: tuple[int, int]) -> State:
    """Red attacks; the Sokes that do not fight stand at the back."""
    drawing = ODDS.format(red=red, black=black)
    if "3" in black:
        drawing = drawing.replace("b3", "b1", 1)
    if "3" in red:
        drawing = drawing.replace("r3 .  .\n", "r1 .  .\n")
    state = position(drawing, shuriken=shuriken)
    play(state, step("a4", "a5"), *rolls)
    return state


def test_it_throws_everything_for_its_own_soke() -> None:
    assert choice(battle("r2", "b3*", (6, 5), (0, 1))) == Reroll()
    assert choice(battle("r1", "b3*", (5, 3), (0, 1))) == Reroll()


def test_a_ninja_throws_at_a_soke_what_helps_more_there_than_in_the_hand_of_its_own_soke() -> None:
    assert choice(battle("r2", "b3*", (1, 2), (1, 0))) == Reroll()  # 6 of 8 faces
    assert choice(battle("r1", "b3*", (4, 5), (5, 0))) == AcceptRoll()  # 1 of 6
    assert at_once(battle("r1", "b3*", (4, 5), (5, 0))) == Reroll()
    assert choice(battle("r1", "b3*", (4, 5), (1, 0))) == AcceptRoll()
    assert choice(battle("r1", "b3*", (4, 12), (5, 0))) == AcceptRoll()


def test_it_keeps_its_shuriken_when_only_a_ninja_is_lost() -> None:
    assert choice(battle("r1", "b1", (2, 3), (1, 0))) == AcceptRoll()
    assert choice(battle("r1", "b1", (2, 3), (3, 0))) == AcceptRoll()


def test_of_many_shuriken_it_throws_one_for_a_ninja_if_that_is_likely_to_help() -> None:
    assert at_once(battle("r2", "b1", (1, 2), (6, 0))) == Reroll()
    assert at_once(battle("r2", "b1", (1, 2), (1, 0))) == AcceptRoll()
    assert at_once(battle("r1", "b1", (1, 6), (6, 0))) == AcceptRoll()


def test_who_looks_at_the_reply_spends_none_on_ninjas() -> None:
    assert choice(battle("r2", "b1", (1, 2), (6, 0))) == AcceptRoll()


ON_THE_WAY = """
    b1 b1 b2 b1 b3
    .  .  .  .  .
    .  .  .  .  .
    b1 .  .  .  .
    .  .  .  .  .
    r2 {friend} .  .  .
    .  .  .  .  .
    r1 .  r3 r1 r1
"""


@pytest.mark.parametrize(("friend", "alone"), [(".", True), ("r1", False)])
def test_a_walk_up_to_an_enemy_needs_company(friend: str, alone: bool) -> None:
    view = RULES.view_for(position(ON_THE_WAY.format(friend=friend)), 0)
    walk = at("a3"), at("a4")
    wary, bold = (Outlook(view, wary=one) for one in (True, False))
    assert wary.alone(walk[1], walk[0]) == alone
    assert (wary.worth(*walk) < 0) == alone
    assert bold.worth(*walk) > 0


def test_a_master_throws_one_that_is_left_over() -> None:
    assert choice(battle("r1", "b1", (2, 3), (1, 0)), level="master") == AcceptRoll()
    assert choice(battle("r1", "b1", (2, 3), (3, 0)), level="master") == Reroll()
    assert choice(battle("r1", "b1", (2, 6), (3, 0)), level="master") == AcceptRoll()


def test_it_kidnaps_a_two_star_ninja_it_has_seen() -> None:
    state = position(ODDS.format(red="r1", black="b2*"), phase="actions", cards=("kidnap", ""))
    assert choice(state) == PlayKidnap(at("a5"), kidnapper=at("a4"))


@pytest.mark.parametrize(("level", "concludes"), [("shadow", True), ("adept", False)])
def test_who_draws_no_conclusions_draws_none_when_playing_cards(
    level: str, concludes: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[bool] = []

    def outlook(view: NinjutsuView, *, belief: bool, wary: bool) -> Outlook:
        seen.append(belief)
        return Outlook(view, belief=belief, wary=wary)

    monkeypatch.setattr(action_cards, "Outlook", outlook)
    match, bots = Match(NINJUTSU, 2, seed=3), [Bot(NINJUTSU, level, seat) for seat in (0, 1)]
    while match.state.turn < 8 and match.to_move is not None:
        match.submit(bots[match.to_move].choose(match.view(match.to_move)))
    assert set(seen) == {concludes}


def test_it_answers_three_higher_cards_with_new_weapons() -> None:
    drawing = ODDS.format(red="r1", black="b1")
    state = position(drawing, phase="actions", asked=1, cards=("", "new_weapons joker"))
    assert choice(state) == PlayNewWeapons()
    state = position(drawing, "5 1 1 / 1 5 5", phase="actions", asked=1, cards=("", "new_weapons joker"))
    assert choice(state) == PlayNothing()


@pytest.mark.parametrize(("board", "least"), [("classic", 16), ("gate", 16), ("yard", 16)])
def test_it_beats_random_play(board: str, least: int) -> None:
    won = 0
    for seed in range(20):
        match, bot, pick = Match(NINJUTSU, 2, seed, board=board), Bot(NINJUTSU, "shadow", seed), Random(seed)
        while match.to_move is not None:
            own = match.to_move == seed % 2
            match.submit(bot.choose(match.view(match.to_move)) if own else pick.choice(match.legal_moves()))
        assert match.outcome is not None
        won += match.outcome.winners == (seed % 2,)
    assert won >= least


@pytest.mark.parametrize(("level", "board"), [*(("shadow", board) for board in BOARDS), ("novice", "classic")])
def test_two_of_them_find_an_end(level: str, board: str) -> None:
    for seed in range(3):
        match = Match(NINJUTSU, 2, seed, board=board)
        bots = [Bot(NINJUTSU, level, 2 * seed + seat) for seat in (0, 1)]
        while match.to_move is not None:
            match.submit(bots[match.to_move].choose(match.view(match.to_move)))
        assert match.outcome is not None
        assert match.outcome.reason == "ninjutsu.reason.soke"


@pytest.mark.parametrize("level", ["novice", "adept"])
def test_nobody_throws_a_shuriken_at_a_number_that_their_die_does_not_have(level: str) -> None:
    for seed in range(20):
        hopeless, not_yet = battle("r1", "b3*", (2, 9), (3, 0)), battle("r1", "b3*", (2, 5), (3, 0))
        view = RULES.view_for(hopeless, 0)
        assert Bot(NINJUTSU, level, seed).choose(view) == AcceptRoll()
        assert RULES.legal_moves(not_yet) == [Reroll(), AcceptRoll()]
    assert Bot(NINJUTSU, "novice", 1).choose(RULES.view_for(not_yet, 0)) == Reroll()
