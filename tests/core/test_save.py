"""Saved matches: whatever happened to the file, it opens exactly where it was left, or says why not."""

from random import Random
from typing import Any

import msgspec
import pytest

from game.core.chance import Chance
from game.core.contract import OPEN, PUBLIC
from game.core.match import CannotUndo, Match, Start
from game.core.player import Player
from game.core.record import FORMAT, Save, match_of, record_of, replay, save_from_json, save_of, to_json
from game.core.refusal import BadData, BadSetup, Refusal, Value
from game.games.oboro.rules.cards import MISSIONS
from tests.cases import CASES
from tests.suite.case import Case, Setting

WHEN = "2026-11-16T08:00:00+01:00"
SETTINGS = [(name, seats, dict(options)) for name, case in CASES.items() for seats, options in case.settings]


def played(case: Case, seats: int, options: dict[str, Value], decisions: int | None, seed: int = 11) -> Match:
    """A match after this many random decisions; None: at its end."""
    match, picks = Match(case.game, seats, seed, **options), Random(seed)
    while match.to_move is not None and (decisions is None or len(match.history) < decisions):
        match.submit(picks.choice(match.legal_moves()))
    return match


def people(seats: int) -> tuple[Player, ...]:
    return tuple(Player(f"Ninja {seat}", "adept" if seat else None) for seat in range(seats))


def saved(match: Match, **more: Any) -> Save:
    return save_of(match, people(match.seats), saved=WHEN, **more)


def told(match: Match) -> list[tuple[Any, ...]]:
    """What happened, without the positions in between, which cannot be compared."""
    return [(step.seat, step.move, step.events, step.drew) for step in match.history]


def taisen(decisions: int = 12) -> Match:
    return played(CASES["taisen"], 2, {}, decisions)


def written(save: Save, **changes: Any) -> bytes:
    """A save with some fields changed."""
    return msgspec.json.encode({**msgspec.to_builtins(save), **changes})


@pytest.mark.parametrize("decisions", [0, 1, 25, None])
@pytest.mark.parametrize(("name", "seats", "options"), SETTINGS)
def test_a_match_is_the_same_after_a_night_on_disk(
    name: str, seats: int, options: dict[str, Value], decisions: int | None
) -> None:
    case = CASES[name]
    match = played(case, seats, options, decisions)
    save = save_from_json(to_json(saved(match)))
    assert save == saved(match)
    again = match_of(save, case.game)
    assert again.start is None
    assert told(again) == told(match)
    assert (again.options, again.decisions, again.outcome) == (match.options, match.decisions, match.outcome)
    ends = []
    for one in (match, again):
        picks = Random(1)
        while one.to_move is not None:
            one.submit(picks.choice(one.legal_moves()))
        ends.append((case.game.rules.dump(one.state), one.chance.drawn, one.outcome, len(one.history)))
    assert ends[0] == ends[1]


def damaged(save: Save) -> Save:
    """The save with a record that cannot be replayed."""
    moves = ({"type": "Fly"}, *save.record.moves[1:])
    return msgspec.structs.replace(save, record=msgspec.structs.replace(save.record, moves=moves))


@pytest.mark.parametrize(("name", "seats", "options"), SETTINGS)
def test_a_match_with_a_damaged_record_is_taken_up_where_it_stands(
    name: str, seats: int, options: dict[str, Value]
) -> None:
    case = CASES[name]
    match = played(case, seats, options, 20)
    again = match_of(save_from_json(to_json(damaged(saved(match)))), case.game)
    assert again.history == []
    assert (again.decisions, again.chance.drawn) == (20, match.chance.drawn)
    assert case.game.rules.dump(again.state) == case.game.rules.dump(match.state)
    if again.to_move is not None:
        with pytest.raises(CannotUndo, match="undo_taken_up"):
            again.undo(0)
    picks = Random(2)
    for _ in range(5):
        if again.to_move is not None:
            move = picks.choice(again.legal_moves())
            assert again.submit(move) == match.submit(move)


def test_what_was_taken_up_keeps_its_history_from_there_on() -> None:
    match = taisen()
    again = match_of(damaged(saved(match)), match.game)
    again.submit(again.legal_moves()[0])
    third = match_of(save_from_json(to_json(saved(again))), match.game)
    assert told(third) == told(again)
    assert third.start == again.start == Start(saved(match).state, match.chance.drawn, 12)
    assert third.decisions == 13


@pytest.mark.parametrize(
    "changes",
    [
        {"drawn": 999},
        {"record": {"game": "taisen", "seats": 2, "seed": 11, "options": {}, "moves": [{"type": "EndTurn"}]}},
        {"record": {"game": "taisen", "seats": 2, "seed": 11, "options": {}, "moves": [{"type": "Fly"}]}},
    ],
)
def test_a_record_that_leads_elsewhere_gives_way_to_the_position(changes: dict[str, Any]) -> None:
    match = taisen()
    save = save_from_json(written(saved(match), **changes))
    again = match_of(save, match.game)
    assert again.start is not None
    assert saved(again).state == save.state
    assert again.chance.drawn == save.drawn


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"state": {"nonsense": 1}}, "refused"),
        ({"record": {"game": "chess", "seats": 2, "seed": 1, "options": {}, "moves": []}}, "record_game"),
        ({"record": {"game": "taisen", "seats": 2, "seed": 1, "options": {"cat": 1}, "moves": []}}, "option"),
        ({"record": {"game": "taisen", "seats": 2, "seed": 1, "options": {"seed": 1}, "moves": []}}, "option"),
        ({"record": {"game": "taisen", "seats": 2, "seed": 1, "options": {"version": 1}, "moves": []}}, "option"),
    ],
)
def test_what_cannot_be_opened_says_why(changes: dict[str, Any], reason: str) -> None:
    match = taisen()
    with pytest.raises(BadData, match=reason):
        match_of(save_from_json(written(saved(match), **changes)), match.game)


@pytest.mark.parametrize(
    ("name", "one", "other"),
    [
        ("wataah", (2, {}), (4, {})),
        ("wataah", (3, {}), (3, {"mode": "grand_master"})),
        ("oboro", (3, {}), (3, {"mission": MISSIONS[-1]})),
        ("oboro", (3, {}), (3, {"open_stacks": "on"})),
        ("ninjutsu", (2, {}), (2, {"board": "yard"})),
        ("ninjutsu", (2, {}), (2, {"marks": "off"})),
    ],
)
def test_a_position_of_another_kind_of_match_is_refused(name: str, one: Setting, other: Setting) -> None:
    first, second = (saved(played(CASES[name], seats, dict(options), 5)) for seats, options in (one, other))
    with pytest.raises(BadData, match="options"):
        match_of(msgspec.structs.replace(first, state=second.state), CASES[name].game)


@pytest.mark.parametrize(
    "changes",
    [
        {"format": "one"},
        {"format": None},
        {"more": 1},
        {"saved": "yesterday"},
        {"saved": "0001-01-01T00:00:00+14:00"},
        {"drawn": -1},
        {"drawn": 10**12},
        {"players": []},
        {"players": [{"name": "a", "level": None}, {"name": "b", "level": 3}]},
        {"players": [{"name": "a" * 1000}, {"name": "b"}]},
        {"players": [{"name": "a", "rank": 1}, {"name": "b"}]},
        {"resigned": 7},
        {"resigned": -1},
        {"together": [500]},
        {"together": [0, -3]},
        {"secret": 5},
        {"secret": "a" * 65},
        {"record": {"game": "taisen"}},
        {"rules": 0},
        {"rules": 2},
    ],
)
def test_a_damaged_save_is_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(BadData, match="save_damaged"):
        save_from_json(written(saved(taisen()), **changes))


@pytest.mark.parametrize("data", [b"", b"{", b"null", b"[1]", b"\xff\xfe", b"\x89PNG", b"[" * 500_000])
def test_what_is_no_save_is_refused(data: bytes) -> None:
    with pytest.raises(BadData, match="save_damaged"):
        save_from_json(data)


def test_half_a_save_is_refused() -> None:
    data = to_json(saved(taisen()))
    for cut in range(0, len(data) - 2, 97):
        with pytest.raises(BadData, match="save_damaged"):
            save_from_json(data[:cut])


def test_a_save_of_a_newer_program_is_named_as_such() -> None:
    with pytest.raises(BadData, match="save_newer"):
        save_from_json(written(saved(taisen()), format=FORMAT + 1, unheard_of=[1, 2]))


@pytest.mark.parametrize("seed", [2**64, -(2**63) - 1, 10**4000])
def test_a_number_that_could_not_be_written_again_is_refused(seed: int) -> None:
    data = to_json(saved(taisen())).replace(b'"seed": 11', b'"seed": %d' % seed)
    with pytest.raises(BadData, match="save_damaged"):
        save_from_json(data)


def test_a_save_of_the_first_format_is_opened() -> None:
    match = taisen()
    older = {name: value for name, value in msgspec.to_builtins(saved(match)).items() if name != "secret"}
    save = save_from_json(msgspec.json.encode({**older, "format": 1}))
    again = match_of(save, match.game)
    assert told(again) == told(match)
    assert (again.start, again.secret) == (None, "")


def test_the_secret_stays_with_the_match_and_is_in_no_record() -> None:
    match = taisen()
    match.secret = "5ad0" * 8
    save = save_from_json(to_json(saved(match)))
    for kept in (save, damaged(save)):
        assert match_of(kept, match.game).secret == match.secret
    assert match.secret not in to_json(record_of(match)).decode()
    for seat in (0, 1, PUBLIC, OPEN):
        assert match.secret not in repr(match.view(seat))


@pytest.mark.parametrize("name", ["ninjutsu", "wataah"])
def test_a_match_keeps_the_rules_that_it_was_begun_with(name: str) -> None:
    game = CASES[name].game
    old, new = Match(game, 2, 3, 1), Match(game, 2, 3)
    assert (old.version, new.version, game.rules.version) == (1, 2, 2)
    for match in (old, new):
        save = save_from_json(to_json(saved(match)))
        assert (save.rules, save.record.rules) == (match.version, match.version)
        again = match_of(save, game)
        assert (again.version, again.state.version, again.start) == (match.version, match.version, None)
        assert game.rules.load(game.rules.dump(match.state)).version == match.version
    assert "version" not in game.rules.dump(old.state), "written as before there were versions"


@pytest.mark.parametrize("name", ["ninjutsu", "wataah"])
def test_a_position_by_other_rules_than_the_match_is_refused(name: str) -> None:
    game = CASES[name].game
    old, new = (damaged(saved(played(CASES[name], 2, {"version": version}, 5))) for version in (1, 2))
    for one, other in ((old, new), (new, old)):
        with pytest.raises(BadData, match="options"):
            match_of(msgspec.structs.replace(one, state=other.state), game)


@pytest.mark.parametrize("name", CASES)
def test_rules_that_do_not_exist_are_refused_by_name(name: str) -> None:
    case = CASES[name]
    match = played(case, case.game.seats[0], {}, 3)
    newer = match.version + 1
    for version in (0, newer):
        with pytest.raises(BadSetup, match="rules_version"):
            case.game.rules.setup(match.seats, Chance(1), version)
        with pytest.raises(BadData, match="rules_version"):
            replay(msgspec.structs.replace(record_of(match), rules=version), case.game)
    save = saved(match)
    later = msgspec.structs.replace(save, rules=newer, record=msgspec.structs.replace(save.record, rules=newer))
    with pytest.raises(BadData, match="save_newer"):
        match_of(save_from_json(to_json(later)), case.game)


def test_a_person_can_read_it() -> None:
    text = to_json(saved(taisen(), resigned=1, hints=False, together=(2, 1))).decode()
    assert text.startswith('{\n "format": 4,')
    for line in ('"name": "Ninja 1"', '"level": "adept"', '"resigned": 1', '"hints": false', f'"saved": "{WHEN}"'):
        assert line in text


def test_deep_nonsense_in_the_position_is_refused() -> None:
    data = written(saved(taisen()), state={"deep": 0}).replace(b'"deep":0', b'"deep":' + b"[" * 100_000)
    with pytest.raises(BadData, match="save_damaged"):
        save_from_json(data)


@pytest.mark.parametrize("level", ["{", "{x:>2000000000}", "", "Master", "a b", "x" * 21, "level.novice"])
def test_a_level_is_a_plain_word(level: str) -> None:
    save = saved(taisen())
    good = msgspec.structs.replace(save, players=(Player("A"), Player("B", "no_such_level")))
    assert save_from_json(to_json(good)).players[1].level == "no_such_level"
    bad = msgspec.structs.replace(save, players=(Player("A"), Player("B", level)))
    with pytest.raises(BadData, match="save_damaged"):
        save_from_json(to_json(bad))


def test_a_refusal_is_short_enough_to_be_read() -> None:
    def say(key: str, **values: object) -> str:
        return f"{key}: {values}"

    long = Refusal("x", {"detail": "many\n\n  words " * 90_000, "number": 10**5000, "count": 3, "short": "as it is"})
    sentence = long.sentence(say)
    assert len(sentence) < 300
    assert "'count': 3" in sentence
    assert "'short': 'as it is'" in sentence
    assert "\\n" not in sentence
