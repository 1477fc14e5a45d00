"""A session on disk: who sits where, what computers will think, and what is kept secret."""

import pytest

from game.ai.even import EVEN
from game.ai.seeds import REPEATABLE, thinking_seed
from game.ai.worker import Question
from game.catalog import GAMES
from game.core.match import Match
from game.core.record import save_from_json, to_json
from game.core.refusal import BadData
from game.table.session import Player, Session
from game.table.setup.entropy import new_secret
from game.table.setup.match_setup import MatchSetup
from tests.suite import lanterns
from tests.table.fakes import InstantThinker
from tests.table.test_session import BOT, HUMAN, OTHER, end_turn, session, two_moves

WHEN = "2026-11-16T08:00:00+01:00"


def night_on_disk(played: Session) -> Session:
    save = save_from_json(to_json(played.save(WHEN)))
    find = {game.name: game for game in (*GAMES.values(), lanterns.CASE.game)}
    return Session.of(save, find[save.record.game], InstantThinker(find.__getitem__))


def test_a_session_is_taken_up_with_everybody_and_everything() -> None:
    played = session(HUMAN, BOT)
    played.hints = False
    played.submit_all(two_moves(played))
    again = night_on_disk(played)
    assert (again.players, again.hints, again.to_move) == ([HUMAN, BOT], False, 0)
    assert len(again.undo()) == 2
    played.resign(0)
    assert night_on_disk(played).outcome == played.outcome


def test_the_player_who_looked_last_looks_again() -> None:
    played = session(HUMAN, OTHER)
    end_turn(played)
    end_turn(played)
    end_turn(played)
    played.hand_over(0, BOT)
    again = night_on_disk(played)
    assert again.viewer == played.viewer == 1
    match = Match(GAMES["oboro"], 3, seed=3)
    three = Session(match, (HUMAN, OTHER, BOT), InstantThinker())
    while match.to_move != 2:
        three.submit(match.legal_moves()[0])
    assert night_on_disk(three).viewer == match.history[-1].seat


def test_computers_think_the_same_after_a_night() -> None:
    played = session(HUMAN, BOT)
    played.match.secret = REPEATABLE
    end_turn(played)
    again = night_on_disk(played)
    again.ask()
    assert seed_told(again) == seed_told(played)
    assert again.answer(0.1) == played.answer(0.1)


def told(played: Session) -> Question:
    """Return the question that the worker process gets."""
    # Inside: it goes to the worker's process and is shown nowhere.
    question = played._thinker._question
    assert question is not None
    return question


def seed_told(played: Session) -> int:
    """Return the seed in that question."""
    return told(played).seed


def begun(number: int, secret: str) -> Session:
    match = Match(GAMES["taisen"], 2, number, first="monkey")
    match.secret = secret
    played = Session(match, (BOT, BOT), InstantThinker())
    played.ask()
    return played


def test_the_seed_of_an_opponent_comes_from_the_secret_and_not_from_the_match() -> None:
    assert seed_told(begun(5, "a")) == seed_told(begun(6, "a")) == thinking_seed("a", 0, 0)
    assert seed_told(begun(5, "a")) != seed_told(begun(5, "b"))
    played, seeds = begun(5, "a"), []
    for _ in range(8):
        seeds.append(seed_told(played))
        played.submit(played.match.legal_moves()[0])
    assert len(set(seeds)) == len(seeds)
    person = session(HUMAN, BOT)
    person.match.secret = "a"
    person.explain()
    assert seed_told(person) == thinking_seed("a", 0, 0)  # nor does advice get any closer to the deal


def test_a_match_saved_before_there_were_secrets_gets_one() -> None:
    played = session(HUMAN, BOT)
    played.submit(played.match.legal_moves()[0])
    assert not played.save(WHEN).secret
    again, third = night_on_disk(played), night_on_disk(played)
    assert len(again.match.secret) == 32
    assert again.match.secret != third.match.secret
    assert night_on_disk(again).match.secret == again.match.secret


@pytest.mark.parametrize("resigns", [True, False])
def test_a_match_that_is_over_is_kept_without_its_secret(resigns: bool) -> None:
    played = session(HUMAN, BOT)
    secret = played.match.secret = new_secret()
    played.submit(played.match.legal_moves()[0])
    assert secret in to_json(played.save(WHEN)).decode()
    if resigns:
        played.resign(0)
    while played.to_move is not None:
        played.submit(played.match.legal_moves()[-1])
    assert secret not in to_json(played.save(WHEN)).decode()
    assert not night_on_disk(played).match.secret


def test_an_opponent_that_is_even_keeps_its_strength_and_is_asked_at_a_level() -> None:
    played = session(Player("Computer", EVEN, "ume", 2.0), HUMAN)
    played.ask()
    assert told(played).level == "master"
    again = night_on_disk(played)
    assert again.players[0] == played.players[0]


def test_a_hint_or_a_move_taken_back_is_remembered_in_the_save() -> None:
    played = session(HUMAN, BOT)
    assert not played.helped
    played.explain()
    assert played.advice(0.1)
    assert played.helped
    other = session(HUMAN, BOT)
    other.submit(other.match.legal_moves()[0])
    assert not night_on_disk(other).helped
    other.undo()
    assert night_on_disk(other).helped


def test_an_unknown_opponent_is_refused() -> None:
    played = session(HUMAN, Player("Computer", "godlike"))
    with pytest.raises(BadData, match="save_level"):
        Session.of(played.save(WHEN), played.match.game, InstantThinker())


def test_who_plays_again_after_a_night_plays_the_same() -> None:
    played = session(HUMAN, BOT, first="wolf")
    setup = MatchSetup.of(played.save(WHEN))
    assert (setup.game, setup.players, setup.seed) == ("taisen", (HUMAN, BOT), 5)
    assert setup.match(GAMES["taisen"]).options == played.match.options
    assert setup.again().match(GAMES["taisen"]).options["first"] == "wolf"
