"""What a hint of Ninjutsu says about a move, and the alternatives it offers."""

import pytest

from game.ai import Bot
from game.ai.advice import Advice
from game.core.match import Match
from game.games.ninjutsu import NINJUTSU
from game.games.ninjutsu.bot.reasons import reasons
from game.games.ninjutsu.rules.figures import OWNER, rank_of
from game.games.ninjutsu.rules.moves import (
    ACCEPT_ROLL,
    END_TURN,
    NEW_WEAPONS,
    PLAY_NOTHING,
    REROLL,
    TRADE_JOKER,
    NinjutsuMove,
    PlayKidnap,
    PlaySneak,
    Step,
)
from game.games.ninjutsu.rules.state import State
from game.games.ninjutsu.table.odds_text import against, reroll_odds
from tests.games.ninjutsu.positions import RULES, at, play, position, step

BOARD = """
    b1 .  b3 .  b1
    .  .  b2 .  .
    .  b1*.  .  .
    .  .  .  .  .
    r2 .  .  .  r1
    .  .  .  .  .
    r1 .  .  b2*.
    r1 .  r3 .  r2
"""


def said(state: State, move: NinjutsuMove) -> list[str]:
    seat = RULES.to_move(state)
    assert seat is not None
    return [reason.key.removeprefix("ninjutsu.hint.") for reason in reasons(RULES.view_for(state, seat), move)]


def advice(state: State) -> list[Advice]:
    seat = RULES.to_move(state)
    assert seat is not None
    return Bot(NINJUTSU, "shadow", seed=1).explain(RULES.view_for(state, seat))


@pytest.mark.parametrize(
    ("start", "end", "first"),
    [
        ("a4", "a5", "ready"),  # a two-star ninja beside one of one star
        ("e4", "e5", "hunts"),
        ("a1", "b2", "guards"),
        ("a2", "a3", "hunts"),
        ("c1", "b2", "soke_walks"),
        ("e1", "d2", "defends"),
    ],
)
def test_a_step_is_good_for_something(start: str, end: str, first: str) -> None:
    assert said(position(BOARD), step(start, end))[0] == first


def test_a_ninja_that_goes_makes_room_for_the_one_behind() -> None:
    assert "room" in said(position(BOARD), step("a2", "a3"))
    assert "room" not in said(position(BOARD), step("e4", "e5"))


def test_a_turn_ends_because_no_step_is_left_or_none_is_worth_it() -> None:
    assert said(position(BOARD, steps=0), END_TURN) == ["no_step"]
    assert said(position(BOARD, steps=1), END_TURN) == ["wait"]


def test_a_kidnapping_says_whom_it_takes() -> None:
    state = position(BOARD, phase="actions", cards=("kidnap", ""))
    assert said(state, PlayKidnap(at("d2"), kidnapper=at("e1"))) == ["kidnap_near", "kidnap_strong", "kidnap"]
    assert said(state, PlayKidnap(at("b6"), kidnapper=at("a5"))) == ["kidnap"]


def test_new_weapons_take_steps_from_an_attacker_or_have_nothing_to_lose() -> None:
    defender = position(BOARD, phase="actions", asked=1, cards=("", "new_weapons"))
    assert said(defender, NEW_WEAPONS[0])[0] == "new_weapons_against"
    attacker = position(BOARD, "1 1 1 / 5 5 5", phase="actions", cards=("new_weapons", ""))
    assert said(attacker, NEW_WEAPONS[0])[0] == "new_weapons_free"
    assert said(attacker, PLAY_NOTHING) == ["no_card"]
    assert said(position(BOARD, phase="actions", cards=("sneak", "")), PLAY_NOTHING) == ["no_card_ahead"]


@pytest.mark.parametrize(
    ("tops", "first"),
    [("5 1 1 / 1 5 5", "no_card_steps"), ("5 5 1 / 1 1 5", "no_card_steps"), ("1 1 1 / 5 5 5", "no_card")],
)
def test_an_attacker_keeps_a_card_for_the_steps_that_are_there(tops: str, first: str) -> None:
    assert said(position(BOARD, tops, phase="actions", cards=("new_weapons", "")), PLAY_NOTHING)[0] == first


@pytest.mark.parametrize(
    ("tops", "first"),
    [("1 1 1 / 5 5 5", "no_card_safe"), ("5 1 1 / 1 5 5", "no_card_few"), ("5 5 1 / 1 1 5", "no_card")],
)
def test_a_defender_keeps_a_card_when_there_is_little_to_prevent(tops: str, first: str) -> None:
    state = position(BOARD, tops, phase="actions", asked=1, cards=("", "new_weapons"))
    assert said(state, PLAY_NOTHING)[0] == first


def test_a_joker_buys_a_roll_most_of_all_when_there_is_none() -> None:
    for shuriken, first in ((2, "trade"), (0, "trade_none")):
        state = position(BOARD, phase="actions", cards=("joker", ""), shuriken=(shuriken, 0))
        assert said(state, TRADE_JOKER) == [first]


def test_a_soke_that_goes_no_further_away_may_find_company() -> None:
    drawing = """
        b1 .  b3 .  b1
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        r1 r1 .  .  .
        .  .  .  .  r3
    """
    assert "soke_covered" not in said(position(drawing), step("e1", "d2"))


def fight(red: str, black: str, rolls: tuple[int, int], shuriken: int) -> State:
    """Red attacks with this many shuriken; Black has none."""
    drawing = f"""
        b1 .  b{3 if black != "b3" else 1} .  b1
        .  .  b2 .  .
        .  .  .  .  .
        {black} .  .  .  .
        {red} .  .  .  .
        .  .  .  .  .
        r1 .  .  .  .
        r1 .  r{3 if red != "r3" else 1} .  r2
    """
    state = position(drawing, shuriken=(shuriken, 0))
    play(state, step("a4", "a5"), *rolls)
    return state


@pytest.mark.parametrize(
    ("rolls", "first"),
    [((1, 8), "accept_hopeless"), ((4, 4), "accept_tie"), ((2, 3), "accept"), ((3, 5), "accept_unlikely")],
)
def test_a_shuriken_is_kept_for_a_reason(rolls: tuple[int, int], first: str) -> None:
    assert said(fight("r1", "b2", rolls, 1), ACCEPT_ROLL)[0] == first


def test_n18_both_answers_to_a_roll_are_offered_each_with_what_it_leaves() -> None:
    throw, keep = advice(fight("r2", "b3", (1, 2), 3))
    assert (throw.move, keep.move) == (REROLL, ACCEPT_ROLL)
    assert throw.chance > keep.chance


def test_n28_a_player_who_keeps_the_shuriken_while_the_own_soke_falls_has_no_chance_left() -> None:
    state = fight("r3", "b2", (2, 7), 2)
    throw, keep = advice(state)
    assert throw.move == REROLL
    assert (keep.move, keep.chance, keep.reason.key) == (ACCEPT_ROLL, 0.0, "ninjutsu.hint.accept_lost")


def test_n10_of_every_card_the_best_use_is_weighed_and_three_are_offered() -> None:
    state = position(BOARD, phase="actions", cards=("sneak kidnap new_weapons", ""))
    found = advice(state)
    assert found[0].move == PlayKidnap(at("d2"), kidnapper=at("e1")), "not with the Soke"
    assert len({type(one.move) for one in found}) == 3
    assert [one.chance for one in found] == sorted((one.chance for one in found), reverse=True)


def test_n27_a_card_of_its_own_is_played_rather_than_the_joker() -> None:
    state = position(BOARD, phase="actions", cards=("sneak kidnap joker", ""), stock=0)
    moves = [one.move for one in advice(state)]
    assert moves[0] == PlayKidnap(at("d2"), kidnapper=at("e1"))
    assert not any(getattr(move, "joker", False) for move in moves if isinstance(move, PlayKidnap | PlaySneak))


def test_n27_who_has_no_shuriken_trades_the_joker() -> None:
    drawing = BOARD.replace("r1 .  .  b2*.", "r1 .  .  .  .")
    assert advice(position(drawing, phase="actions", cards=("joker", "")))[0].move == TRADE_JOKER


def test_a_percentage_is_the_one_that_the_table_shows() -> None:
    compared = 0
    for seed in range(12):
        match = Match(NINJUTSU, 2, seed)
        while match.to_move is not None and match.decisions < 300:
            view, moves = match.view(match.to_move), match.legal_moves()
            for move in moves:
                percent: int | None = None
                if move == REROLL:
                    percent = reroll_odds(view, view.seat).win
                elif isinstance(move, Step) and view.cells[move.end] & OWNER[1 - view.seat]:
                    known = rank_of(view.cells[move.end])
                    percent = against(rank_of(view.cells[move.start]), known)["win"] if known else None
                for reason in reasons(view, move) if percent is not None else ():
                    compared += 1
                    assert reason.values["percent"] == percent
            match.submit(moves[(seed + 7 * match.decisions) % len(moves)])
    assert compared > 50
