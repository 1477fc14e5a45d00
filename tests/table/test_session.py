"""A match with humans and bots in its seats."""

from typing import ClassVar

import pytest

from game.ai.seeds import REPEATABLE
from game.catalog import GAMES
from game.core.chance import Chance
from game.core.contract import OPEN, Move
from game.core.game import AnyGame
from game.core.match import CannotUndo, Match
from game.core.match_number import drawable
from game.games.taisen.rules.moves import EndTurn
from game.table.session import Player, Session
from game.table.setup.match_setup import MatchSetup
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
    # Inside: a session keeps its thinker from everybody, which is what makes it honest.
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


def two_moves(played: Session) -> list[Move]:
    """Return two decisions of one turn that roll nothing."""
    rules, state = played.match.game.rules, played.match.state.copy()
    moves = []
    for _ in range(2):
        moves.append(next(move for move in rules.legal_moves(state) if move != EndTurn()))
        rules.apply(state, moves[-1], Chance(0))
    return moves


def test_what_was_taken_back_is_done_again() -> None:
    played = session(HUMAN, BOT)
    assert str(played.why_not_redo()) == "refused.redo_nothing"
    first, second = two_moves(played)
    played.submit(first)
    played.submit(second)
    after, drawn = played.match.view(0), played.match.chance.drawn
    played.undo()
    played.undo()
    assert [step.move for step in played.redo()] == [first]
    assert [step.move for step in played.redo()] == [second]
    assert (played.match.view(0), played.match.chance.drawn) == (after, drawn)
    with pytest.raises(CannotUndo, match="redo_nothing"):
        played.redo()


def test_what_was_decided_together_is_done_again_and_taken_back_together() -> None:
    played = session(HUMAN, BOT)
    moves = two_moves(played)
    played.submit_all(moves)
    for _ in range(2):
        played.undo()
        assert [step.move for step in played.redo()] == moves
    assert len(played.undo()) == 2


def test_another_decision_ends_what_could_be_done_again() -> None:
    played = session(HUMAN, BOT)
    first, second = two_moves(played)
    played.submit(first)
    played.submit(second)
    played.undo()
    played.undo()
    played.submit(first)
    assert str(played.why_not_redo()) == "refused.redo_nothing"


def test_nothing_is_done_again_for_somebody_else_or_after_the_end() -> None:
    played = session(HUMAN, BOT)
    played.submit(played.match.legal_moves()[0])
    played.undo()
    played.hand_over(0, BOT)
    assert str(played.why_not_redo()) == "refused.redo_nothing"
    played.hand_over(0, HUMAN)
    assert played.why_not_redo() is None
    played.resign(0)
    with pytest.raises(CannotUndo, match="over"):
        played.redo()


def lanterns_at_the_table(game: AnyGame, *players: Player) -> Session:
    match = Match(game, 2, seed=1)
    match.state.deck.clear()  # so that nothing is drawn or revealed
    return Session(match, players, InstantThinker(lambda _: game))


def test_a_computers_answer_is_final_where_there_are_secrets() -> None:
    played = lanterns_at_the_table(lanterns.CASE.game, HUMAN, BOT)
    first, second = played.match.legal_moves()[:2]
    played.submit(first)
    played.undo()  # the bot has only thought, not moved
    assert played.answer(0.1) is None
    played.submit(second)
    played.submit(lanterns.Trust())
    with pytest.raises(CannotUndo, match="undo_other"):
        played.undo()


def test_who_was_answered_by_a_person_cannot_take_back_either() -> None:
    played = lanterns_at_the_table(lanterns.CASE.game, HUMAN, OTHER)
    played.submit(played.match.legal_moves()[0])
    assert (played.viewer, str(played.why_not_undo())) == (1, "refused.undo_other")
    played.submit(lanterns.Trust())
    played.submit(played.match.legal_moves()[0])
    assert (played.viewer, str(played.why_not_undo())) == (0, "refused.undo_other")


class OpenLanterns(lanterns.LanternRules):
    """The same game played with open hands."""

    secrets: ClassVar = False


def test_a_computers_answer_is_done_again_where_there_are_no_secrets() -> None:
    played = lanterns_at_the_table(lanterns.case_of(OpenLanterns()).game, HUMAN, BOT)
    played.submit(played.match.legal_moves()[0])
    played.submit(lanterns.Trust())
    before = played.match.view(0)
    assert [step.seat for step in played.undo()] == [0, 1]
    assert [step.seat for step in played.redo()] == [0, 1]
    assert played.match.view(0) == before
    assert len(played.undo()) == 2


def test_every_change_is_told() -> None:
    told: list[int] = []
    played = session(HUMAN, BOT)
    played.changed = lambda session: told.append(len(session.match.history))
    first, second = two_moves(played)
    played.submit_all([first, second])
    played.undo()
    played.redo()
    played.hand_over(1, OTHER)
    played.hints = False
    played.hints = False
    played.resign(0)
    assert told == [2, 0, 2, 2, 2, 2]


def test_a_finished_match_is_final_even_where_nothing_was_secret() -> None:
    played = session(HUMAN, BOT)
    while played.to_move is not None:
        played.submit(played.match.legal_moves()[-1])
    assert played.match.why_not_undo(played.match.history[-1].seat) is None  # the rules alone would allow it
    assert str(played.why_not_undo()) == "refused.over"
    with pytest.raises(CannotUndo, match="over"):
        played.undo()


def test_a_refused_undo_does_not_keep_a_computer_from_thinking() -> None:
    played = session(HUMAN, BOT)
    end_turn(played)
    with pytest.raises(CannotUndo, match="final"):
        played.undo()
    assert played.answer(0.1) in played.match.legal_moves()


def test_a_match_draws_a_number_and_a_secret_of_its_own() -> None:
    setup = MatchSetup("taisen", (HUMAN, BOT))
    drawn = [setup.match(GAMES["taisen"]) for _ in range(50)]
    assert len({match.seed for match in drawn}) == len({match.secret for match in drawn}) == 50
    assert all(drawable(match.seed) and len(match.secret) == 32 for match in drawn)
    assert max(match.seed for match in drawn) > 1 << 60
    asked_for = MatchSetup("taisen", (HUMAN, BOT), seed=5)
    assert asked_for.match(GAMES["taisen"]).secret != asked_for.match(GAMES["taisen"]).secret
    given = MatchSetup("taisen", (HUMAN, BOT), seed=5, secret=REPEATABLE)
    assert given.match(GAMES["taisen"]).secret == REPEATABLE
    assert (given.again().secret, given.swapped().secret) == ("", "")
