"""A match with people and computers in its seats."""

import pytest

from game.catalog import GAMES
from game.core.chance import Chance
from game.core.contract import OPEN
from game.core.match import CannotUndo, Match
from game.games.taisen.moves import EndTurn
from game.table.session import Player, Session
from tests.suite import lanterns
from tests.table.fakes import InstantThinker

HUMAN, OTHER, BOT = Player("Monkey"), Player("Wolf"), Player("Computer", "adept")


def session(*players: Player, first: str = "monkey", fails: bool = False) -> Session:
    match = Match(GAMES["taisen"], 2, seed=5, first=first)
    return Session(match, players, InstantThinker(fails=fails))


def end_turn(played: Session) -> None:
    played.submit(played.match.legal_moves()[0])
    played.submit(EndTurn())


def test_a_computer_is_asked_when_it_is_to_move_and_sees_only_its_view() -> None:
    played = session(HUMAN, BOT)
    assert played.answer(0.1) is None
    end_turn(played)
    thinker = played._thinker
    assert isinstance(thinker, InstantThinker)
    assert thinker.asked == [played.match.view(1)]
    assert played.answer(0.1) in played.match.legal_moves()


def test_the_first_computer_is_asked_at_the_start() -> None:
    played = session(BOT, HUMAN)
    played.ask()
    assert played.answer(0.1) in played.match.legal_moves()


def test_the_table_is_seen_by_the_person_who_decides() -> None:
    played = session(HUMAN, OTHER)
    assert played.viewer == 0
    end_turn(played)
    assert played.viewer == 1
    alone = session(BOT, HUMAN)
    assert alone.viewer == 1
    assert session(BOT, BOT).viewer == OPEN


def test_a_match_goes_on_when_the_opponent_fails() -> None:
    played = session(BOT, HUMAN, fails=True)
    played.ask()
    assert played.answer(0.1) in played.match.legal_moves()


def test_undo_is_for_people_and_never_passes_dice() -> None:
    played = session(HUMAN, BOT)
    with pytest.raises(CannotUndo, match="nothing"):
        played.undo()
    played.submit(played.match.legal_moves()[0])
    assert played.why_not_undo() is None
    played.undo()
    assert played.match.history == []
    end_turn(played)
    assert str(played.why_not_undo()) == "refused.undo_final"
    assert str(session(BOT, BOT).why_not_undo()) == "refused.undo_nothing"


def test_resigning_gives_the_match_to_the_other() -> None:
    played = session(HUMAN, BOT)
    played.resign(0)
    assert played.to_move is None
    outcome = played.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.reason) == ((1,), (0.0, 1.0), "table.reason.resigned")
    assert str(played.why_not_undo()) == "refused.over"


def test_a_seat_changes_hands_in_the_middle_of_a_match() -> None:
    played = session(HUMAN, OTHER)
    played.hand_over(0, BOT)
    assert not played.human_to_move
    move = played.answer(0.1)
    assert move in played.match.legal_moves()
    played.hand_over(0, HUMAN)
    assert played.human_to_move
    assert played.answer(0.1) is None


def test_what_was_decided_together_is_taken_back_together() -> None:
    played = session(HUMAN, BOT)
    state = played.match.state.copy()
    moves = []
    for _ in range(2):
        moves.append(next(move for move in GAMES["taisen"].rules.legal_moves(state) if move != EndTurn()))
        GAMES["taisen"].rules.apply(state, moves[-1], Chance(0))
    steps = played.submit_all(moves)
    assert [step.move for step in steps] == moves
    assert played.undo() == steps
    assert played.match.history == []
    played.submit(moves[0])
    played.submit(moves[1])
    assert len(played.undo()) == 1


def test_a_finished_match_with_secrets_is_open_to_everybody_and_cannot_go_on() -> None:
    match = Match(lanterns.CASE.game, 2, seed=2)
    played = Session(match, (HUMAN, OTHER), InstantThinker(lambda _: lanterns.CASE.game))
    assert played.viewer == 0
    while played.to_move is not None:
        played.submit(match.legal_moves()[0])
    assert played.viewer == OPEN
    assert str(played.why_not_undo()) == "refused.over"
