"""The end, N28 and N29, and the booklet's worked example."""

from game.core.chance import Chance
from game.core.events import MatchEnded, TurnStarted
from game.games.ninjutsu.rules.events import (
    BattleRolled,
    BattleWon,
    FigureStepped,
    RollAccepted,
    ShurikenSpent,
    ShurikenTaken,
    StepsGranted,
    TurnEnded,
)
from game.games.ninjutsu.rules.moves import AcceptRoll, EndTurn, PlayKidnap, PlayNothing, Reroll
from tests.games.ninjutsu.positions import RULES, at, play, position, step

LAST_STAND = """
    .  .  .  .  .
    .  .  .  .  .
    .  .  .  .  .
    .  b3 .  .  .
    .  .  .  .  .
    .  .  .  .  .
    .  r1 .  .  .
    r3 .  .  .  .
"""


def test_n28_who_beats_the_enemy_soke_wins() -> None:
    state = position(LAST_STAND.replace("b3", ". ").replace(".  r1", "b3 r1"))
    told = play(state, step("a1", "a2"), 7, 3)
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert told[-1] == MatchEnded(outcome)
    assert (outcome.winners, outcome.scores, outcome.reason) == ((0,), (1.0, 0.0), "ninjutsu.reason.soke")
    assert outcome.details == {"turns": 1, "red_lost": 13, "black_lost": 15}
    assert RULES.to_move(state) is None
    assert RULES.legal_moves(state) == []


def test_n28_an_attacking_soke_can_lose_the_match_on_his_own_turn() -> None:
    state = position(LAST_STAND.replace("b3", ". ").replace(".  r1", "b3 r1"))
    play(state, step("a1", "a2"), 3, 7)
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert outcome.winners == (1,)


def test_n28_taking_the_last_ninja_is_not_the_end() -> None:
    drawing = """
        .  .  .  .  b3
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        .  b1 .  .  .
        r1 .  .  .  .
        .  .  .  .  .
        r3 .  .  .  .
    """
    state = position(drawing, phase="actions", cards=("kidnap", ""))
    play(state, PlayKidnap(at("b4"), kidnapper=at("a3")))
    assert RULES.outcome(state) is None


def test_n29_the_400th_turn_is_the_last() -> None:
    state = position(LAST_STAND, turn=399)
    told = play(state, EndTurn(), 5, 5, 5, 1, 1, 1)
    assert told[1] == TurnStarted(1, 400)
    told = play(state, EndTurn())
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert told == [TurnEnded(1), MatchEnded(outcome)]
    assert (outcome.winners, outcome.scores, outcome.reason) == ((0, 1), (0.5, 0.5), "ninjutsu.reason.limit")
    assert outcome.details["turns"] == 400


def test_n29_turns_that_pass_by_themselves_count_too() -> None:
    state = position(LAST_STAND, turn=399)
    told = play(state, EndTurn(), 1, 1, 1, 5, 5, 5)
    assert isinstance(told[-1], MatchEnded)
    assert RULES.to_move(state) is None


def test_the_booklets_worked_example() -> None:
    state = position(
        """
        .  .  .  .  b3
        .  .  .  .  .
        .  .  .  .  .
        b1 .  .  .  .
        r1 b2 .  .  .
        .  r2 .  .  .
        .  .  .  r1 .
        r3 .  .  .  .
        """,
        "5 4 3 / 2 2 1",
        phase="actions",
        cards=("sneak", ""),
        shuriken=(3, 3),
    )
    assert play(state, PlayNothing())[1:] == [ShurikenTaken(0), StepsGranted(0, 3)]
    play(state, step("a4", "a5"), 5, 4)
    assert RULES.to_move(state) == 1
    assert play(state, Reroll(), 6) == [ShurikenSpent(1), BattleRolled(1, 1, 6)]
    assert play(state, AcceptRoll()) == [RollAccepted(0), BattleWon(1, at("a4"), at("a5"), 1, 1)]
    play(state, step("b3", "b4"), 3, 5)
    assert play(state, AcceptRoll())[-1] == BattleWon(1, at("b3"), at("b4"), 2, 2)
    assert play(state, step("d2", "d3")) == [FigureStepped(0, at("d2"), at("d3"), False)]
    assert RULES.legal_moves(state) == [EndTurn()]
    told: list[object] = []
    RULES.apply(state, EndTurn(), Chance(1), told.append)
    assert told[:2] == [TurnEnded(0), TurnStarted(1, 2)]
    assert (state.shuriken, state.stock) == ([4, 2], 3)
