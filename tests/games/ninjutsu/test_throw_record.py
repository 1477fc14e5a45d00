"""N22: throws are kept in saves and records as they fell, and nobody takes one back."""

import json
from random import Random

import pytest

from game.core.chance import Chance
from game.core.match import CannotUndo, Match
from game.core.record import from_json, record_of, replay, to_json
from game.core.refusal import BadData
from game.games.ninjutsu import NINJUTSU
from game.games.ninjutsu.dojo.gesture import Gesture
from game.games.ninjutsu.rules.events import FirstRolled, ThrowLanded
from game.games.ninjutsu.rules.moves import Reroll, Throw, Thrown
from game.games.ninjutsu.rules.state import FIRST, THROW
from game.games.ninjutsu.statistics import LUCK

RULES = NINJUTSU.rules


def hand_thrown(seed: int, dojo: str = "hand") -> Match:
    """A whole match of random moves; every second throw is made at the table."""
    match, pick, number = Match(NINJUTSU, 2, seed, board="yard", dojo=dojo), Random(seed), 0
    while match.to_move is not None:
        move = pick.choice(match.legal_moves())
        if isinstance(move, Throw):
            number += 1
            move = with_result(match, move, pick) if number % 2 else move
        match.submit(move)
    return match


def with_result(match: Match, move: Throw, pick: Random) -> Throw:
    dice = 2 if match.state.rolls[1 - match.state.asked] else 1
    faces = tuple(pick.randint(1, 6) for _ in range(dice))
    outside = tuple(pick.random() < 0.1 and match.options["dojo"] == "hand" for _ in range(dice))
    return Throw(move.intent, Thrown(Gesture(10, -20, 30, 5), pick.getrandbits(53), 0, faces, outside))


@pytest.mark.parametrize("dojo", ["hand", "steady"])
def test_n22_a_record_has_every_throw_as_it_fell(dojo: str) -> None:
    match = hand_thrown(4, dojo)
    written = to_json(record_of(match))
    again = replay(from_json(written), NINJUTSU)
    assert again.moves == match.moves
    assert [step.events for step in again.history] == [step.events for step in match.history]
    assert again.outcome == match.outcome
    throws = [move for move in again.moves if isinstance(move, Throw)]
    assert any(move.result for move in throws)
    assert any(move.result is None for move in throws)


def test_n22_a_record_with_a_result_that_cannot_be_is_refused() -> None:
    data = json.loads(to_json(record_of(hand_thrown(4))))
    thrown = next(move for move in data["moves"] if move.get("result"))
    thrown["result"]["faces"][0] = 13
    with pytest.raises(BadData):
        replay(from_json(json.dumps(data)), NINJUTSU)


@pytest.mark.parametrize("attached", [True, False])
def test_n22_nothing_is_taken_back_after_a_throw(attached: bool) -> None:
    match, pick = Match(NINJUTSU, 2, 1, board="yard", dojo="hand"), Random(1)
    while match.state.phase != FIRST:
        match.submit(pick.choice(match.legal_moves()))
    move = match.legal_moves()[0]
    assert isinstance(move, Throw)
    drawn = match.chance.drawn
    match.submit(with_result(match, move, pick) if attached else move)
    assert (match.chance.drawn == drawn) == attached
    refusal = match.why_not_undo(0)
    assert refusal is not None
    assert refusal.key == "refused.undo_final"
    with pytest.raises(CannotUndo):
        match.undo(0)


def test_n22_a_shuriken_can_be_kept_after_all_before_the_die_is_thrown() -> None:
    for seed in range(20):
        match, pick = Match(NINJUTSU, 2, seed, board="yard", dojo="hand"), Random(seed)
        while match.to_move is not None:
            if Reroll() in match.legal_moves():
                before, seat = RULES.dump(match.state), match.to_move
                match.submit(Reroll())
                assert match.state.phase == THROW
                match.undo(seat)
                assert RULES.dump(match.state) == before
                return
            match.submit(pick.choice(match.legal_moves()))
    pytest.fail("nobody was asked")


def test_n22_a_position_from_before_the_dojo_is_one_of_plain_rolls() -> None:
    chance = Chance(1)
    state = RULES.setup(2, chance)
    while state.turn < 3:
        RULES.advance(state, chance.choose(RULES.legal_moves(state)), chance)
    data = RULES.dump(state)
    assert not {"dojo", "first"} & set(data)
    assert RULES.load(data).dojo == 0
    assert RULES.fits(RULES.load(data), 2, RULES.settled({}), RULES.version)
    assert not RULES.fits(RULES.load(data), 2, RULES.settled({"dojo": "hand"}), RULES.version)


def test_n22_the_statistics_count_each_face_that_fell_in_the_tray_once() -> None:
    match = hand_thrown(4)
    events = [event for step in match.history for event in step.events]
    inside = [
        (event.seat, event.faces[0]) for event in events if isinstance(event, ThrowLanded) and not event.outside[0]
    ]
    assert any(isinstance(event, FirstRolled) for event in events)
    assert any(isinstance(event, ThrowLanded) and event.outside[0] for event in events)
    counted = [(one.seat, one.face) for one in LUCK.throws(match) if one.kind.startswith("die")]
    assert counted == inside
