"""Random matches of every game in which every seat tries to take back after every kind of answer."""

import time
from collections import Counter
from copy import deepcopy
from itertools import takewhile
from random import Random

import pytest

from game.core.contract import Move
from game.core.match import CannotUndo, Match
from game.core.player import Player
from game.table.session import Session
from tests.cases import CASES
from tests.faults.size import patience, size
from tests.faults.test_random_matches import settings
from tests.suite.case import Case, Setting
from tests.suite.undoing import Undoing
from tests.table.fakes import InstantThinker

pytestmark = [pytest.mark.faults, pytest.mark.timeout(patience())]

MATCHES = size(short=12, long=2_000)
NOTHING_GOES_BACK = {"oboro"}
"""Games in which every decision reveals something."""


@pytest.mark.parametrize("name", CASES)
def test_every_seat_after_every_decision(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    case, figures, began = CASES[name], Counter[str](), time.perf_counter()
    every = settings(case)
    Random(2).shuffle(every)  # so that the short form does not take the first ones only
    for number in range(MATCHES):
        setting = every[number % len(every)]
        try:
            figures += at_the_board(case, setting, number)
            figures += at_the_table(case, setting, number)
        except Exception as error:
            raise AssertionError(f"match {number} of {name} with {setting}") from error
    assert figures["refused"]
    assert bool(figures["taken back"]) == (name not in NOTHING_GOES_BACK), "nothing was tested"
    with capsys.disabled():
        took = time.perf_counter() - began
        print(f" {name}: {2 * MATCHES} matches, {dict(figures)}, {took:.0f} s")


def at_the_board(case: Case, setting: Setting, seed: int) -> Counter[str]:
    """Every seat tries, after every decision."""
    (seats, options), pick = setting, Random(seed)
    tried = Undoing(case, Match(case.game, seats, seed, **options))
    while tried.match.to_move is not None:
        tried.submit(pick.choice(tried.match.legal_moves()))
    return Counter({"taken back": tried.taken_back, "refused": tried.refused})


def at_the_table(case: Case, setting: Setting, seed: int) -> Counter[str]:
    """People and computers play, some moves are decided together, and what is taken back is done again or not."""
    (seats, options), pick, figures = setting, Random(seed), Counter[str]()
    players = [Player(f"{seat}", "adept" if seat and pick.random() < 0.6 else None) for seat in range(seats)]
    thinker = InstantThinker(lambda _: case.game)
    session = Session(Match(case.game, seats, seed, **options), players, thinker)
    while session.to_move is not None:
        session.submit_all(planned(session.match, pick))
        if session.to_move is not None:
            figures[try_to_take_back(case, session, again=pick.random() < 0.8)] += 1
    return figures


def planned(match: Match, pick: Random) -> list[Move]:
    """One to three moves of the seat to move."""
    rules, state, chance = match.game.rules, match.state.copy(), deepcopy(match.chance)
    moves: list[Move] = []
    for _ in range(pick.choice((1, 1, 2, 3))):
        if rules.to_move(state) == match.to_move:
            moves.append(pick.choice(rules.legal_moves(state)))
            rules.advance(state, moves[-1], chance)
    return moves


def try_to_take_back(case: Case, session: Session, *, again: bool) -> str:
    rules, match, before = case.game.rules, session.match, list(session.match.history)
    written, drawn = rules.dump(match.state), match.chance.drawn
    refusal = session.why_not_undo()
    if refusal is not None:
        with pytest.raises(CannotUndo, match=refusal.key):
            session.undo()
        assert (rules.dump(match.state), match.history) == (written, before)
        return "refused"
    viewer = session.viewer
    taken = session.undo()
    assert match.history + taken == before
    assert session.to_move == viewer == taken[0].seat
    assert not any(step.drew or any(event.reveals for event in step.events) for step in taken)
    if rules.secrets:
        own = list(takewhile(lambda step: step.seat == viewer, reversed(before)))
        assert len(taken) <= len(own), "somebody else's decision was taken back"
    assert rules.dump(match.state) == rules.dump(taken[0].before)
    assert match.chance.drawn == drawn
    if again:
        assert session.why_not_redo() is None
        session.redo()
        assert (rules.dump(match.state), match.chance.drawn) == (written, drawn)
    return "taken back"
