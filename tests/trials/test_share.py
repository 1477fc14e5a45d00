"""Trials that are passed on: codes and files of strangers are bounded, checked, and proven or refused."""

import base64
import random
import zlib

import msgspec
import pytest

from game.app.tables import find_game
from game.catalog import GAMES, TITLES
from game.core.chance import Chance
from game.core.refusal import BadData, Refusal
from game.engine.prefs.key_value import MemoryStore
from game.trials import share
from game.trials.library import made, numbered, shipped
from game.trials.own import OwnTrials
from game.trials.share import (
    LONGEST_CODE,
    MOST_BYTES,
    checked,
    code_of,
    file_of,
    proven,
    trial_in,
    trial_in_file,
    words_of,
)
from game.trials.trial import Trial


def packed(data: bytes) -> str:
    return "KAGE1" + base64.urlsafe_b64encode(zlib.compress(data, 9)).decode().rstrip("=")


@pytest.mark.parametrize("name", TITLES)
def test_every_shipped_position_fits_a_code_and_comes_back(name: str) -> None:
    for trial in shipped(name):
        code = code_of(trial)
        assert len(code) <= LONGEST_CODE
        back = trial_in(code)
        assert (back.state, back.kind, back.number) == (trial.state, trial.kind, 0)


def test_a_shipped_trial_is_named_by_its_number() -> None:
    trial = numbered("oboro", 7)
    assert trial is not None
    assert words_of(trial) == "oboro 7"
    assert trial_in(" Oboro #7 ") == trial
    retired = made("oboro").retired[0]
    assert trial_in(f"oboro {retired}") == numbered("oboro", retired)
    with pytest.raises(BadData):
        trial_in("oboro 999")
    with pytest.raises(BadData):
        trial_in("chess 1")


def test_a_code_survives_what_messages_do_to_it() -> None:
    code = code_of(shipped("taisen")[0])
    wrapped = "\n".join(code[start : start + 40] for start in range(0, len(code), 40))
    assert trial_in(f"  {wrapped}\n").state == shipped("taisen")[0].state


def test_a_position_that_no_message_carries_gets_no_code_but_still_a_file() -> None:
    trial = shipped("taisen")[0]
    noise = random.Random(1).randbytes(LONGEST_CODE).hex()
    large = msgspec.structs.replace(trial, number=0, state={**trial.state, "more": noise})
    with pytest.raises(BadData) as caught:
        code_of(large)
    assert caught.value.refusal.key == "own.refused.too_large"
    back = trial_in_file(file_of(large))
    assert back is not None
    assert back.state == large.state


def test_a_file_that_is_too_large_is_no_trial() -> None:
    whole = file_of(shipped("taisen")[0])
    assert trial_in_file(whole + b" " * (MOST_BYTES - len(whole))) is not None
    assert trial_in_file(whole + b" " * (MOST_BYTES - len(whole) + 1)) is None


def test_nobody_waits_for_a_proof_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    trial = checked(shipped("oboro")[-1], GAMES["oboro"])
    assert isinstance(proven(trial), Trial)
    monkeypatch.setattr(share, "STEPS", 10)
    found = proven(trial)
    assert isinstance(found, Refusal)
    assert found.key == "trial.refused.too_long"


def test_nothing_that_a_stranger_claims_is_believed() -> None:
    trial = msgspec.structs.replace(shipped("taisen")[0], target=999, motifs=("made_up",), grade=5)
    found = proven(checked(trial_in(code_of(trial)), GAMES["taisen"]))
    assert isinstance(found, Trial)
    assert found.motifs == shipped("taisen")[0].motifs
    assert found.grade == 1
    assert found.number == 0


def test_a_position_without_a_single_solution_is_no_trial() -> None:
    match = GAMES["taisen"].rules

    state = msgspec.json.decode(msgspec.json.encode(match.dump(match.setup(2, Chance(1)))))
    found = proven(checked(Trial("taisen", "win", state, 2), GAMES["taisen"]))
    assert isinstance(found, Refusal)


def test_a_position_of_no_particular_kind_is_tried_as_every_kind() -> None:
    trial = msgspec.structs.replace(shipped("taisen")[0], kind="better")
    found = proven(checked(trial, GAMES["taisen"]))
    assert isinstance(found, Trial)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "KAGE1",
        "KAGE1!!!!",
        "KAGE1" + "A" * 5000,
        packed(b"[" * 20000),
        packed(b"\x00" * (MOST_BYTES * 40)),
        packed(b'{"game":"taisen"}'),
        packed(b'{"game":"taisen","kind":"win","state":' + b'{"a":' * 40 + b"1" + b"}" * 40 + b',"seats":2}'),
    ],
)
def test_nonsense_is_refused(text: str) -> None:
    with pytest.raises(BadData):
        trial_in(text)


def test_a_damaged_code_is_not_called_an_empty_clipboard() -> None:
    code = code_of(shipped("taisen")[0])
    for text, key in ((code[:-9], "broken_code"), (code.replace(code[40], "!"), "broken_code"), ("hello", "no_code")):
        with pytest.raises(BadData) as caught:
            trial_in(text)
        assert caught.value.refusal.key == f"own.refused.{key}"


def test_an_impossible_position_is_refused() -> None:
    trial = shipped("taisen")[0]
    with pytest.raises(BadData):
        checked(msgspec.structs.replace(trial, state={"board": {}}), GAMES["taisen"])
    with pytest.raises(BadData):
        checked(msgspec.structs.replace(trial, game="chess"), find_game("chess"))
    with pytest.raises(BadData):
        checked(msgspec.structs.replace(trial, rules=99), GAMES["taisen"])


@pytest.mark.parametrize("name", TITLES)
def test_damaged_trials_are_refused_and_never_break_anything(name: str) -> None:
    """Random damage to a real position: it either still loads or is refused; nothing else may be raised."""
    chance = random.Random(name)
    for number in range(150):
        data = bytearray(msgspec.json.encode(chance.choice(shipped(name))))
        for _ in range(chance.randrange(1, 4)):
            data[chance.randrange(len(data))] = chance.choice(b'0123456789"[]{},:-ejrtnull')
        try:
            trial = checked(trial_in(packed(bytes(data))), find_game(name))
            if number % 10 == 0:
                proven(trial)
        except BadData:
            continue


def test_a_file_holds_the_same_and_a_match_is_no_trial() -> None:
    trial = shipped("ninjutsu")[0]
    back = trial_in_file(file_of(trial))
    assert back is not None
    assert back.state == trial.state
    assert trial_in_file(b'{"format": 2}') is None
    with pytest.raises(BadData):
        trial_in_file(b'{"trial": {"game": 3}}')


def test_own_trials_are_kept_once_and_deleted() -> None:
    store = MemoryStore()
    own = OwnTrials(store)
    first, second = (msgspec.structs.replace(trial, number=0) for trial in shipped("taisen")[:2])
    assert own.keep(first)
    assert own.keep(second)
    assert own.keep(first)
    assert OwnTrials(store).all == (second, first)
    own.drop(0)
    assert OwnTrials(store).all == (first,)


@pytest.mark.parametrize("name", TITLES)
def test_what_comes_back_is_proven_again(name: str) -> None:
    for trial in (shipped(name)[0], shipped(name)[-1]):
        found = proven(checked(trial_in(code_of(trial)), GAMES[name]))
        assert isinstance(found, Trial)
        assert (found.kind, found.target, found.motifs) == (trial.kind, trial.target, trial.motifs)


def test_a_turning_point_of_oboro_finds_its_own_number() -> None:
    trial = next(one for one in shipped("oboro") if one.kind == "sure")
    found = proven(checked(msgspec.structs.replace(trial, kind="better", target=0), GAMES["oboro"]))
    assert isinstance(found, Trial)
