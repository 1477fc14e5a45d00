"""The opponents' process: it answers, it may die, and the question is asked again."""

import os
import time
from collections.abc import Callable, Iterator
from functools import partial

import pytest

from game.ai import Bot, worker
from game.ai.in_process import InProcessThinker
from game.ai.worker import Question, Thinker, ThinkingFailed
from game.catalog import GAMES, game_named
from game.core.game import AnyGame
from game.core.match import Match
from game.trials.library import numbered
from game.trials.share import checked, proven
from game.trials.trial import Trial

TAISEN = GAMES["taisen"]


def dies(name: str) -> AnyGame:
    os._exit(3)


def hangs(name: str) -> AnyGame:
    time.sleep(600)
    return game_named(name)


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    thinker = Thinker(game_named)
    yield thinker
    thinker.close()


def asked(thinker: Thinker, seed: int = 4) -> Match:
    match = Match(TAISEN, 2, seed, first="monkey")
    thinker.ask("taisen", "adept", 1, match.view(0))
    return match


def wait_for(thinker: Thinker, seconds: float = 60.0, dt: float = 0.02) -> object:
    """Poll until there is an answer; the thinker gets `dt` per poll."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        move = thinker.answer(dt)
        if move is not None:
            return move
        time.sleep(0.02)
    raise AssertionError("no answer came")


def test_it_answers_with_a_legal_move(thinker: Thinker) -> None:
    match = asked(thinker)
    assert thinker.busy
    assert wait_for(thinker) in match.legal_moves()
    assert not thinker.busy
    assert thinker.answer(0.1) is None


def test_the_answer_to_a_forgotten_question_is_dropped(thinker: Thinker) -> None:
    asked(thinker, seed=1)
    thinker.cancel()
    match = asked(thinker, seed=2)
    assert wait_for(thinker) in match.legal_moves()
    assert thinker.answer(0.1) is None


class Pipe:
    """The worker's end of a pipe: returns prepared messages, at prepared moments."""

    def __init__(self, *questions: Question | None, looks: int) -> None:
        self.waiting = list(questions)
        self.looks = looks
        self.sent: list[tuple[int, object]] = []

    def poll(self) -> bool:
        self.looks -= 1
        return self.looks < 0 and bool(self.waiting)

    def recv(self) -> Question | None:
        if not self.waiting:
            raise EOFError
        return self.waiting.pop(0)

    def send(self, answer: tuple[int, object]) -> None:
        self.sent.append(answer)


def question(number: int) -> Question:
    view = Match(GAMES["oboro"], 3, 1).view(
        next(seat for seat in range(3) if Match(GAMES["oboro"], 3, 1).to_move == seat)
    )
    return Question(number, "oboro", "shadow", 1, view)


def test_a_thought_that_nobody_waits_for_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "_lower_priority", lambda: None)
    monkeypatch.setattr(worker.signal, "signal", lambda *_: None)
    pipe = Pipe(question(1), None, question(2), looks=3)
    worker.serve(pipe, game_named)  # type: ignore[arg-type]
    assert [number for number, _ in pipe.sent] == [2]


def test_a_worker_that_dies_is_replaced_and_asked_again(thinker: Thinker) -> None:
    match = asked(thinker)
    assert wait_for(thinker) in match.legal_moves()
    process = thinker._process
    assert process is not None
    process.kill()
    process.join()
    match = asked(thinker)
    assert wait_for(thinker) in match.legal_moves()
    assert thinker._process is not process


def test_a_worker_that_keeps_dying_is_given_up() -> None:
    thinker = Thinker(dies)
    asked(thinker)
    with pytest.raises(ThinkingFailed, match="died"):
        wait_for(thinker)
    assert not thinker.busy
    thinker.close()


def test_a_worker_that_is_stuck_is_given_up() -> None:
    thinker = Thinker(hangs, patience=5)
    asked(thinker)
    assert thinker.answer(4.9) is None
    assert thinker.answer(0.2) is None  # replaced, and asked again
    with pytest.raises(ThinkingFailed, match="no answer"):
        thinker.answer(10)
    thinker.close()


def looked_at(look: Callable[[float], object], seconds: float = 60.0) -> object:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        found = look(0.02)
        if found is not None:
            return found
        time.sleep(0.02)
    raise AssertionError("no answer came")


def test_it_proves_somebodys_trial(thinker: Thinker) -> None:
    trial = numbered("taisen", 1)
    assert trial is not None
    thinker.work(partial(proven, checked(trial, TAISEN)))
    found = looked_at(thinker.worked)
    assert isinstance(found, Trial)
    assert (found.state, found.motifs, found.number) == (trial.state, trial.motifs, 0)


def test_it_advises_and_estimates_as_a_bot_in_this_process_does(thinker: Thinker) -> None:
    match = Match(TAISEN, 2, 4, first="monkey")
    view = match.view(0)
    bot = Bot(TAISEN, "shadow", 1, simulations=20)
    thinker.explain("taisen", 1, view, simulations=20)
    assert looked_at(thinker.advice) == bot.explain(view)
    assert not thinker.busy
    thinker.estimate("taisen", 1, view, simulations=20)
    assert looked_at(thinker.estimated) == Bot(TAISEN, "shadow", 1, simulations=20).estimate(view)
    assert thinker.estimated(0.1) is None


@pytest.mark.parametrize("kind", [Thinker, InProcessThinker])
def test_advice_is_never_taken_for_a_move(kind: type[Thinker]) -> None:
    thinker = kind(game_named)
    match = Match(TAISEN, 2, 4, first="monkey")
    thinker.explain("taisen", 1, match.view(0), simulations=6)
    for _ in range(5):
        assert thinker.answer(0.1) is None
        assert thinker.estimated(0.1) is None
    assert thinker.busy
    thinker.cancel()
    thinker.ask("taisen", "novice", 1, match.view(0))
    assert thinker.advice(0.1) is None
    assert wait_for(thinker) in match.legal_moves()
    thinker.close()


@pytest.mark.parametrize("name", GAMES)
def test_a_direct_thinker_answers_every_question(name: str) -> None:
    game, thinker = GAMES[name], InProcessThinker(game_named)
    match = Match(game, game.seats[0], 1)
    seat = match.to_move
    assert seat is not None
    thinker.explain(name, 1, match.view(seat), simulations=8)
    advice = thinker.advice(0.0)
    assert advice
    assert all(one.move in match.legal_moves() for one in advice)
    thinker.estimate(name, 1, match.view(1 - seat if seat < 2 else 0), simulations=4)
    estimate = thinker.estimated(0.0)
    assert estimate is not None
    assert 0.0 <= estimate <= 1.0


def test_advice_from_a_worker_that_keeps_dying_is_given_up() -> None:
    thinker = Thinker(dies)
    thinker.explain("taisen", 1, Match(TAISEN, 2, 4, first="monkey").view(0))
    with pytest.raises(ThinkingFailed, match="died"):
        looked_at(thinker.advice)
    assert not thinker.busy
    thinker.close()
