"""Ninja Taisen, T17-T19 and the booklet's worked example."""

from random import Random

from game.core.chance import Chance, ScriptedChance
from game.core.events import MatchEnded
from game.games.taisen.rules.events import FightTied, FightWon, GroupMoved
from game.games.taisen.rules.moves import EndTurn, UseDie
from tests.games.taisen.boards import RULES, board, looks_like, movable, start, use


def test_t17_a_ninja_on_the_enemy_village_wins_at_once() -> None:
    state = board(
        """
        .  .  .  .  .  .  .  .  .  R1 .
        -- -- -- -- -- -- -- -- -- -- --
        .  .  .  .  S1 .  .  .  .  .  .
        """
    )
    events = use(state, "R", "R1")
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert events[-1] == MatchEnded(outcome)
    assert (outcome.winners, outcome.scores) == ((0,), (1.0, 0.0))
    assert outcome.reason == "taisen.reason.village"
    assert RULES.to_move(state) is None


def test_t17_only_with_all_combat_resolved() -> None:
    state = board(
        """
        .  .  .  .  .  .  .  .  .  R1 .
        .  .  S1 .  .  .  .  .  .  .  .
        -- -- -- -- -- -- -- -- -- -- --
        .  .  .  .  .  .  .  .  .  .  P1
        """
    )
    use(state, "R", "R1")  # Paper beats Rock: nobody stands on the village
    assert RULES.outcome(state) is None
    assert RULES.to_move(state) == 0


def test_t18_the_last_enemy_gone_wins_on_either_turn() -> None:
    mine = board(
        """
        .  .  .  R1 .  .  .  .  .  .  .
        -- -- -- -- -- -- -- -- -- -- --
        .  .  .  .  S1 .  .  .  .  .  .
        """
    )
    use(mine, "R", "R1")
    won = RULES.outcome(mine)
    assert won is not None
    assert (won.winners, won.reason) == ((0,), "taisen.reason.eliminated")

    theirs = board(
        """
        .  .  .  R1 .  .  .  .  .  .  .
        -- -- -- -- -- -- -- -- -- -- --
        .  .  .  .  P1 .  .  .  .  .  .
        """
    )
    use(theirs, "R", "R1")
    lost = RULES.outcome(theirs)
    assert lost is not None
    assert (lost.winners, lost.reason) == ((1,), "taisen.reason.eliminated")


FAR_APART = """
    R1 .  .  .  .  .  .  .  .  .  .
    -- -- -- -- -- -- -- -- -- -- --
    .  .  .  .  .  .  .  .  .  .  R1
"""


def test_t19_after_300_turns_it_is_a_draw() -> None:
    state, told = board(FAR_APART, used="R", turn=300), []
    RULES.apply(state, EndTurn(), ScriptedChance([]), told.append)
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert told[-1] == MatchEnded(outcome)
    assert (outcome.winners, outcome.scores) == ((0, 1), (0.5, 0.5))
    assert outcome.reason == "taisen.reason.limit"
    before = board(FAR_APART, used="R", turn=299)
    RULES.apply(before, EndTurn(), Chance(1))
    assert RULES.outcome(before) is None


def test_t19_a_side_with_a_ninja_always_has_a_move() -> None:
    later = Random(3)
    for seed in range(60):
        state, chance = start(seed), Chance(seed)
        while RULES.to_move(state) is not None:
            moves = RULES.legal_moves(state)
            if len(RULES.dump(state)["used"]) == 0:
                assert any(isinstance(move, UseDie) for move in moves)
            tops = [stack[-1] for stack in state.paths[state.active] if stack]
            assert tops
            RULES.advance(state, later.choice(moves), chance)


def test_the_booklets_example_of_a_turn() -> None:
    """T7, T8, T12, T14: the whole turn with blue 3, red 1 and green 2."""
    state = board(
        """
        .  P3 .  .  .  .  .  .  .  .  .
        .  R3 .  .  .  .  .  .  .  .  .
        S2 P1 .  .  .  .  .  .  .  .  .
        R1 S3 .  .  .  R2 .  .  .  .  .
        J4 P2 .  .  .  S1 .  .  .  .  .
        -- -- -- -- -- -- -- -- -- -- --
        .  .  .  .  .  .  P3 .  .  .  J4
        .  .  .  .  .  .  R2 .  .  .  .
        .  .  .  .  .  .  R1 .  .  .  .
        """,
        dice="R3 S1 P2",
    )
    assert use(state, "R", "J4") == [GroupMoved(0, "rock", ("J4", "R1", "S2"), 0, 3)]
    assert use(state, "S", "S1") == [
        GroupMoved(0, "scissors", ("S1", "R2"), 5, 6),
        FightWon(6, 0, "R2", "R1", 2, 1),
        FightTied(6, ("R2", "R2"), 2),
        FightWon(6, 0, "S1", "P3", 1, 3),
    ]
    assert movable(state)["P"] == {"P1", "P3"}
    RULES.apply(state, EndTurn(), Chance(1))
    assert RULES.to_move(state) == 1
    assert looks_like(
        state,
        """
        .  P3 .  .  .  .  .  .  .  .  .
        .  R3 .  .  .  .  .  .  .  .  .
        .  P1 .  S2 .  .  .  .  .  .  .
        .  S3 .  R1 .  .  .  .  .  .  .
        .  P2 .  J4 .  R2 S1 .  .  .  .
        -- -- -- -- -- -- -- -- -- -- --
        .  .  .  .  .  .  .  R2 .  .  J4
        """,
    )
