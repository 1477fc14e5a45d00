"""A match: submitting, undoing, and replaying it from its record."""

from typing import ClassVar

import msgspec
import pytest

from game.catalog import GAMES
from game.core.match import CannotUndo, Match
from game.core.record import Record, from_json, record_of, replay, to_json
from game.core.refusal import BadData, IllegalMove
from game.games.taisen.rules.moves import EndTurn, UseDie
from tests.suite import lanterns
from tests.suite.lanterns import Look, Trust

TAISEN = GAMES["taisen"]


def started() -> Match:
    return Match(TAISEN, 2, seed=7, first="monkey")


def test_a_move_is_made_and_remembered() -> None:
    match = started()
    move = match.legal_moves()[0]
    events = match.submit(move)
    (step,) = match.history
    assert (step.seat, step.move, step.events) == (0, move, events)
    assert events


def test_a_refused_move_is_not_remembered() -> None:
    match = started()
    with pytest.raises(IllegalMove, match="use_one_die"):
        match.submit(EndTurn())
    assert match.history == []
    assert match.why_not(EndTurn()) is not None


def test_a_decision_is_taken_back() -> None:
    match = started()
    before, written = match.view(0), TAISEN.rules.dump(match.state)
    for move in match.legal_moves():
        if isinstance(move, UseDie):
            match.submit(move)
            (taken,) = match.undo(0)
            assert taken.move == move
            assert (match.view(0), match.history) == (before, [])
            assert TAISEN.rules.dump(match.state) == written


def test_only_ones_own_last_decision_is_taken_back() -> None:
    match = started()
    match.submit(match.legal_moves()[0])
    match.submit(next(move for move in match.legal_moves() if move != EndTurn()))
    match.undo(0)
    assert len(match.history) == 1
    with pytest.raises(CannotUndo, match="undo_nothing"):
        match.undo(1)


def test_dice_are_not_taken_back() -> None:
    match = started()
    match.submit(match.legal_moves()[0])
    match.submit(EndTurn())
    assert match.history[-1].drew
    for seat in (0, 1):
        with pytest.raises(CannotUndo, match="undo_final"):
            match.undo(seat)


def lantern_match() -> Match:
    return Match(lanterns.CASE.game, 2, seed=1)


def test_what_was_revealed_is_not_taken_back() -> None:
    match = lantern_match()
    match.submit(match.legal_moves()[0])
    assert match.why_not_undo(0) is None
    match.submit(Look())
    assert not match.history[-1].drew
    assert str(match.why_not_undo(1)) == "refused.undo_final"
    assert str(match.why_not_undo(0)) == "refused.undo_final"


def test_where_there_are_secrets_every_other_decision_is_final() -> None:
    match = lantern_match()
    match.state.deck.clear()  # so that nothing is drawn, and nothing revealed
    match.submit(match.legal_moves()[0])
    match.submit(Trust())
    with pytest.raises(CannotUndo, match="undo_other"):
        match.undo(0)
    (taken,) = match.undo(1)  # one's own decision is still there
    assert taken.move == Trust()
    assert match.why_not_undo(0) is None


class OpenLanterns(lanterns.LanternRules):
    """The same game played with open hands."""

    secrets: ClassVar = False


def test_without_secrets_only_other_peoples_decisions_are_protected() -> None:
    match = Match(lanterns.case_of(OpenLanterns()).game, 2, seed=1)
    match.state.deck.clear()  # so that nothing is drawn, and nothing revealed
    match.submit(match.legal_moves()[0])
    match.submit(Trust())
    assert str(match.why_not_undo(0, protected=(1,))) == "refused.undo_other"
    taken = match.undo(0)
    assert [step.seat for step in taken] == [0, 1]


def test_events_are_cut_to_what_a_seat_may_see() -> None:
    match = lantern_match()
    events = match.submit(match.legal_moves()[0])
    (own,), (other,) = match.seen_by(0, events), match.seen_by(1, events)
    assert own == events[0]
    assert other == msgspec.structs.replace(own, card=None)


def finished() -> Match:
    match = started()
    while match.to_move is not None:
        match.submit(match.legal_moves()[-1])
    return match


def test_a_record_gives_the_same_match() -> None:
    match = finished()
    again = replay(from_json(to_json(record_of(match))), TAISEN)
    assert again.outcome == match.outcome
    assert [step.events for step in again.history] == [step.events for step in match.history]
    assert again.chance.drawn == match.chance.drawn


@pytest.mark.parametrize("data", [b"", b"{}", b"[1, 2", b"\xff\xfe", b'{"game": "taisen", "seats": "two"}'])
def test_a_damaged_record_is_refused(data: bytes) -> None:
    with pytest.raises(BadData, match=r"refused\.record"):
        from_json(data)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"game": "chess"}, "record_game"),
        ({"seats": 5}, "seats"),
        ({"options": {"first": "cat"}}, "choice"),
        ({"moves": ({"type": "Fly"},)}, "Fly"),
        ({"moves": ({"type": "EndTurn"},)}, r"number=1"),
    ],
)
def test_a_record_of_what_cannot_be_is_refused(change: dict[str, object], reason: str) -> None:
    record = record_of(finished())
    damaged = Record(**{**msgspec.structs.asdict(record), **change})
    with pytest.raises(BadData, match=reason):
        replay(damaged, TAISEN)
