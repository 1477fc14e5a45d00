"""What Ninjutsu's table asks before a move that is probably a mistake."""

from collections.abc import Callable

from game.core.contract import Move
from game.core.match import Match
from game.games.ninjutsu.rules.events import BattleStarted
from game.games.ninjutsu.rules.figures import OWNER, RANK, SOKE
from game.games.ninjutsu.rules.moves import (
    AcceptRoll,
    EndTurn,
    PlayKidnap,
    Reroll,
    Step,
)
from game.games.ninjutsu.rules.state import BATTLE, STEPS
from game.games.ninjutsu.table.input.move_builder import MoveBuilder
from game.games.ninjutsu.table.risky_moves import risk_of
from tests.games.ninjutsu.positions import RULES, at
from tests.games.ninjutsu.table.moments import phase, reach
from tests.games.ninjutsu.table.person import RED, RED_BOT, Played, clicks
from tests.games.ninjutsu.table.test_help import sit
from tests.games.ninjutsu.test_kidnap import window as kidnap_window


def test_a_soke_is_not_sent_into_a_battle_by_mistake() -> None:
    played = reach(soke_may(attack=True), RED_BOT, RED, board="yard")
    match, choice = played.session.match, played.choice
    assert choice is not None
    move = next(move for move in soke_steps(match) if match.state.cells[move.end])
    asks(played, move, "ninjutsu.tip.risk.soke_attacks")
    assert any(isinstance(event, BattleStarted) for step in match.history[-2:] for event in step.events)


def test_a_soke_is_not_sent_before_an_enemy_by_mistake() -> None:
    played = reach(soke_may(attack=False), RED_BOT, RED, board="yard")
    choice = played.choice
    assert choice is not None
    move = next(move for move in soke_steps(played.session.match) if risk_of(choice, move) is not None)
    asks(played, move, "ninjutsu.tip.risk.soke_in_reach")


def soke_steps(match: Match) -> list[Step]:
    cells = match.state.cells
    return [move for move in match.legal_moves() if isinstance(move, Step) and cells[move.start] & RANK == SOKE]


def soke_may(*, attack: bool) -> Callable[[Match], bool]:
    def reached(match: Match) -> bool:
        state = match.state
        if not phase(STEPS, seat=1)(match):
            return False
        walks = state.ground.walks
        for move in soke_steps(match):
            near = [any(state.cells[to] & OWNER[0] for to, _ in walks[cell]) for cell in (move.start, move.end)]
            if bool(state.cells[move.end]) == attack and (attack or near == [False, True]):
                return True
        return False

    return reached


def asks(played: Played, move: Move, key: str) -> None:
    before = len(played.session.match.history)
    names = clicks(played, move)
    for name in names:
        played.click(name)
    assert played.scene.caution.asking
    asked = {played.kit.say(key, count=count, value=9)[:9] for count in (1, 2)}
    assert played.face.risk(move).question[:9] in asked
    assert len(played.session.match.history) == before
    played.live(0.5)
    played.click(names[-1])
    assert played.session.match.history[before].move == move


def test_a_turn_that_was_not_used_is_not_ended_by_mistake() -> None:
    played = sit("walking")
    asks(played, EndTurn(), "ninjutsu.tip.risk.steps")
    played = sit("walking")
    step = next(move for move in played.session.match.legal_moves() if isinstance(move, Step))
    choice = played.choice
    assert choice is not None
    assert risk_of(choice, step) is None
    played.kit.preferences.confirm = False
    played.click("end_turn")
    assert not played.scene.caution.asking


def test_a_match_is_not_given_away_in_the_dojo() -> None:
    def losing(match: Match) -> bool:
        state = match.state
        if not phase(BATTLE, seat=1)(match) or state.rolls[1] >= state.rolls[0]:
            return False
        cell = state.start if state.active == 1 else state.end
        return state.cells[cell] & RANK == SOKE

    played = reach(losing, RED_BOT, RED, board="yard")
    asks(played, AcceptRoll(), "ninjutsu.tip.risk.soke_falls")
    assert played.session.outcome is not None


def test_a_shuriken_is_not_thrown_in_vain_by_mistake() -> None:
    def hopeless(match: Match) -> bool:
        state = match.state
        return phase(BATTLE)(match) and state.rolls[1] > 6 and any_one_star(match)

    def any_one_star(match: Match) -> bool:
        state = match.state
        return state.cells[state.start if state.active == 0 else state.end] & RANK == 1

    played = reach(hopeless)
    asks(played, Reroll(), "ninjutsu.tip.risk.hopeless")


def test_n25_a_soke_who_kidnaps_among_enemies_is_asked_about() -> None:
    drawing = """
        .  .  .  .  b3
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        {other}  .  .  .  .
        .  b1 .  .  .
        .  .  r3 .  .
        r1 .  .  .  .
    """
    seizes = PlayKidnap(at("b3"), kidnapper=at("c2"))
    for other, risky in ((".", False), ("b1", True)):
        choice = MoveBuilder(RULES.view_for(kidnap_window(drawing.format(other=other)), 0))
        found = risk_of(choice, seizes)
        assert (found is not None) == risky
