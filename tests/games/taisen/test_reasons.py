"""What a hint says of a move."""

import pytest

from game.core.chance import Chance
from game.core.contract import Event
from game.core.events import MatchEnded
from game.core.match import Match
from game.core.refusal import Value
from game.games.taisen import TAISEN
from game.games.taisen.bot.evaluate import in_danger
from game.games.taisen.bot.reasons import reasons
from game.games.taisen.rules.events import DefenderCornered, FightWon
from game.games.taisen.rules.moves import DIE_MOVES, END_TURN, UseDie
from game.games.taisen.rules.ninjas import NUMBERS, SUIT_OF
from tests.games.taisen.boards import RULES, board

STACKS = """
    .  S2 .  .  .  .  .  .  .  .  .
    .  P1 .  .  .  .  .  .  .  .  .
    .  S1 .  .  .  .  .  .  .  .  .
    J4 R1 .  .  R2 .  .  .  .  .  .
    -- -- -- -- -- -- -- -- -- -- --
    .  .  .  .  .  .  .  .  .  P2 J4
"""
PAIR = """
    .  S1 .  .  .  .  .  .  .  .  .
    J4 R1 .  .  .  .  .  .  .  .  .
    -- -- -- -- -- -- -- -- -- -- --
    .  .  .  .  .  .  .  .  .  P2 J4
"""
OPEN = """
    .  .  .  .  .  .  .  .  .  .  .
    J4 .  R1 .  .  .  .  .  .  .  .
    -- -- -- -- -- -- -- -- -- -- --
    .  .  .  .  .  .  S2 .  .  R3 J4
"""


@pytest.mark.parametrize(
    ("drawing", "dice", "move", "key", "values"),
    [
        (STACKS, "R1 P3 S3", "S2", "shields", {"ninja": "R2"}),
        (STACKS, "R1 P3 S2", "S2", "frees", {"ninja": "R1"}),
        (STACKS, "R1 P2 S2", "P1", "frees", {"ninja": "R1"}),
        (STACKS, "R1 P2 S2", "S1", "frees", {"ninja": "R1"}),
        (PAIR, "R2 P2 S2", "R1", "along", {"count": 1}),
        (STACKS, "R1 P2 S2", "R2", "ahead", {"ninja": "R2"}),
        (OPEN, "R1 P1 S1", "R1", "threatens", {"ninja": "S2"}),
    ],
)
def test_a_quiet_move_is_good_for_something(
    drawing: str, dice: str, move: str, key: str, values: dict[str, Value]
) -> None:
    ninja = NUMBERS[move]
    found = next(reasons(RULES.view_for(board(drawing, dice), 0), DIE_MOVES[SUIT_OF[ninja]][ninja]))
    assert found.key == f"taisen.hint.{key}"
    assert found.values == values


def said(drawing: str, dice: str, move: str) -> list[tuple[str, dict[str, Value]]]:
    """The reasons for a move, as keys and values."""
    ninja = NUMBERS[move]
    found = reasons(RULES.view_for(board(drawing, dice), 0), DIE_MOVES[SUIT_OF[ninja]][ninja])
    return [(reason.key.removeprefix("taisen.hint."), reason.values) for reason in found]


BEFORE_A_FIGHT = """
    .  .  .  S1 .  .  .  .  .  .  .
    J4 .  R1 P1 .  .  .  .  .  .  .
    -- -- -- -- -- -- -- -- -- -- --
    .  .  .  .  R3 .  .  .  .  .  J4
    .  .  .  .  S2 .  .  .  .  .  .
"""


def test_a_ninja_that_dies_is_not_brought_out_of_danger() -> None:
    found = said(BEFORE_A_FIGHT, "R2 P1 S1", "S1")
    assert ("saves", {"ninja": "S1"}) not in found
    assert found[0] == ("gives_up", {"ninja": "S1"})


def test_a_fight_that_is_won_is_told_before_everything_else() -> None:
    found = said(BEFORE_A_FIGHT, "R2 P1 S1", "R1")
    assert found[0] == ("beats", {"ninja": "S2"})
    assert len(found) == len({key for key, _ in found})


QUIET = """
    J4 .  R1 .  .  .  .  .  .  .  .
    -- -- -- -- -- -- -- -- -- -- --
    .  .  .  .  .  .  .  .  .  S2 J4
"""
MET = """
    J4 .  .  .  S1 .  .  .  .  .  .
    -- -- -- -- -- -- -- -- -- -- --
    .  .  .  .  .  .  .  R3 .  .  J4
"""
LURED = """
    J4 .  P1 .  .  S1 .  .  .  .  .
    -- -- -- -- -- -- -- -- -- -- --
    .  .  .  .  .  .  S3 .  R3 .  J4
"""


@pytest.mark.parametrize(
    ("drawing", "dice", "used", "keys"),
    [
        (QUIET, "R1 P1 S1", "R P S", ["wait_spent"]),
        (QUIET, "R1 P1 S1", "P S", ["wait", "wait_best"]),
        (MET, "R1 P1 S1", "R P", ["wait_best"]),
        (LURED, "R1 P2 S3", "R S", ["wait_exposed", "wait_best"]),
    ],
)
def test_a_turn_is_ended_for_a_true_reason(drawing: str, dice: str, used: str, keys: list[str]) -> None:
    state = board(drawing, dice, used, shogun_moved=True)
    found = [reason.key.removeprefix("taisen.hint.") for reason in reasons(RULES.view_for(state, 0), END_TURN)]
    assert found == keys


def test_a_reason_agrees_with_what_the_move_does() -> None:
    said = set[str]()
    for seed in range(12):
        match = Match(TAISEN, 2, seed)
        while match.to_move is not None and match.decisions < 60:
            view, seat = match.view(match.to_move), match.to_move
            for move in match.legal_moves():
                told: list[Event] = []
                after = view.state()
                RULES.apply(after, move, Chance(0), told.append)
                beaten = {event.loser for event in told if isinstance(event, FightWon | DefenderCornered)}
                won = any(isinstance(event, MatchEnded) and seat in event.outcome.winners for event in told)
                for reason in reasons(view, move):
                    key = reason.key.removeprefix("taisen.hint.")
                    said.add(key)
                    ninja = str(reason.values.get("ninja"))
                    assert key != "wins" or won
                    assert key not in {"beats", "gives_up"} or ninja in beaten
                    exposed = isinstance(move, UseDie) and NUMBERS[move.ninja] in in_danger(after, seat)
                    assert key != "ahead" or not exposed
                    assert key != "ahead_exposed" or exposed
            match.submit(match.legal_moves()[(seed + match.decisions) % len(match.legal_moves())])
    assert {"beats", "ahead", "ahead_exposed", "gives_up"} <= said
