"""The checks that every game passes. Each plays a walk and fails with a sentence that names the fault."""

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from game.core.chance import Chance
from game.core.contract import OPEN, PUBLIC, Event, View
from game.core.match import Match
from game.core.record import from_json, record_of, replay, to_json
from game.core.refusal import BadData, IllegalMove
from tests.suite.case import Case
from tests.suite.undoing import check_takes_back_honestly
from tests.suite.walk import Moment, Walk, moments, observers


def check_ends(case: Case, walk: Walk) -> None:
    rules = case.game.rules
    state, _ = walk.setup(case)
    for moment in moments(case, walk):
        assert rules.outcome(moment.before) is None, "there is an outcome while somebody is to move"
        state = moment.after
    outcome = rules.outcome(state)
    assert outcome is not None, "nobody is to move and there is no outcome"
    seats = walk.setting[0]
    assert len(outcome.scores) == seats
    assert outcome.winners, "a match always has a winner; a draw lists all seats"
    assert set(outcome.winners) <= set(range(seats))


def check_conserves_pieces(case: Case, walk: Walk, most: int | None = None) -> None:
    state, _ = walk.setup(case)
    pieces = Counter(case.pieces(state))
    for moment in moments(case, walk, most):
        assert Counter(case.pieces(moment.after)) == pieces, f"{moment.move} lost or made a piece"


def check_repeats(case: Case, walk: Walk, most: int = 80) -> None:
    rules = case.game.rules
    for one, other in zip(moments(case, walk, most), moments(case, walk, most), strict=True):
        assert one.move == other.move, "the same seed gave other legal moves"
        assert one.events == other.events, "the same seed gave other events"
        assert rules.dump(one.after) == rules.dump(other.after), "the same seed gave another state"


def check_replays(case: Case, walk: Walk, most: int = 80) -> None:
    seats, options = walk.setting
    match = Match(case.game, seats, walk.seed, walk.version, **options)
    picks = walk.picks()
    while match.to_move is not None and len(match.history) < most:
        match.submit(next(picks)(match.legal_moves()))
    try:
        again = replay(from_json(to_json(record_of(match))), case.game)
    except BadData as error:
        raise AssertionError("the record tells of a move that cannot be made") from error
    told = [step.events for step in match.history]
    assert [step.events for step in again.history] == told, "the record gave other events"
    assert case.game.rules.dump(again.state) == case.game.rules.dump(match.state)


def check_survives_writing(case: Case, walk: Walk, most: int = 60) -> None:
    rules = case.game.rules
    for moment in moments(case, walk, most):
        data = rules.dump(moment.before)
        state = rules.load(json.loads(json.dumps(data)))
        assert rules.dump(state) == data, "a dump that was read is another dump"
        for seat in (*observers(walk), PUBLIC, OPEN):
            seen = rules.view_for(state, seat), rules.view_for(moment.before, seat)
            assert seen[0] == seen[1], f"writing loses what seat {seat} knows"
        assert rules.legal_moves(state) == rules.legal_moves(moment.before)
        assert _played(case, walk, moment, state) == moment.events, "a written state plays on differently"
        assert rules.dump(state) == rules.dump(moment.after)
    last = moment.after
    assert rules.outcome(rules.load(json.loads(json.dumps(rules.dump(last))))) == rules.outcome(last)


def check_refuses_bad_data(case: Case, walk: Walk, most: int = 40) -> None:
    rules = case.game.rules
    for number, moment in enumerate(moments(case, walk, most)):
        if number % 10 == 0:
            data = rules.dump(moment.before)
            for name, bad in (*_damaged(data), *case.impossible(data)):
                _must_refuse(case, name, json.loads(json.dumps(bad)))


def _must_refuse(case: Case, name: str, data: Any) -> None:
    try:
        case.game.rules.load(data)
    except BadData as error:
        assert error.refusal.key, "the error does not say what is wrong"
        return
    raise AssertionError(f"load took impossible data: {name}")


def _damaged(data: dict[str, Any]) -> list[tuple[str, Any]]:
    """What is invalid in any game: not even the right shape."""
    unlike: list[Any] = [None, [], "state", 7]
    damaged: list[tuple[str, Any]] = [(f"{wrong!r} in place of all", wrong) for wrong in unlike]
    damaged.append(("an unknown field", {**data, "no such field": 1}))
    for key, value in data.items():
        wrong_ones = ({"no": "such"}, ["thing"], "thing", -77, 3.5)
        damaged += [
            (f"{key} = {wrong!r}", {**data, key: wrong})
            for wrong in wrong_ones
            if type(wrong) is not type(value) or isinstance(wrong, dict | int)
        ]
    return damaged


def check_refuses_illegal_moves(case: Case, walk: Walk, most: int = 60) -> None:
    rules = case.game.rules
    known: dict[object, None] = {}
    for moment in moments(case, walk, most):
        legal = rules.legal_moves(moment.before)
        known.update(dict.fromkeys(legal))
        for move in legal:
            assert rules.why_not(moment.before, move) is None, f"{move} is legal and refused"
        attached = list(case.attached(moment.before))
        may = set(legal)
        _must_be_illegal(case, moment, [move for move in [*known, None, "a word", 42] if move not in may])
        _must_be_illegal(case, moment, [move for _, move, good in attached if not good])
        for name, move, good in attached:
            if good:
                _must_be_taken(case, moment, name, move)


def _must_be_taken(case: Case, moment: Moment, name: str, move: Any) -> None:
    """A result from outside that can be: it is taken as it is, told, and never taken back."""
    rules = case.game.rules
    state, told = moment.before.copy(), []
    refusal = rules.why_not(state, move)
    assert refusal is None, f"a result that can be is refused: {name}, {refusal}"
    rules.apply(state, move, Chance(1), told.append)
    assert any(event.reveals for event in told), f"a result could be taken back: {name}"
    rules.load(json.loads(json.dumps(rules.dump(state))))
    again = moment.before.copy()
    rules.apply(again, msgspec.convert(msgspec.to_builtins(move), rules.moves), Chance(1))
    assert rules.dump(again) == rules.dump(state), f"a result means something else when it was written: {name}"


def _must_be_illegal(case: Case, moment: Moment, moves: list[Any]) -> None:
    rules = case.game.rules
    state, chance, told = moment.before.copy(), Chance(1), []
    for move in moves:
        assert rules.why_not(state, move) is not None, f"{move} is not legal and there is no reason against it"
        try:
            rules.apply(state, move, chance, told.append)
        except IllegalMove as error:
            assert error.refusal.key
        else:
            raise AssertionError(f"{move} is not legal and was carried out")
        assert (chance.drawn, told) == (0, []), "a refused move rolled or told something"
    assert rules.dump(state) == rules.dump(moment.before), "a refused move changed the state"


def check_advance_agrees(case: Case, walk: Walk, most: int = 120) -> None:
    rules = case.game.rules
    for moment in moments(case, walk, most):
        state, chance = moment.before.copy(), Chance(walk.seed, moment.drawn)
        rules.advance(state, moment.move, chance)
        assert rules.dump(state) == rules.dump(moment.after), f"advance and apply differ on {moment.move}"


def check_copies_share_nothing(case: Case, walk: Walk, most: int = 60) -> None:
    rules = case.game.rules
    state, chance = walk.setup(case)
    for _, pick in zip(range(most), walk.picks(), strict=False):
        if rules.to_move(state) is None:
            break
        copy, written = state.copy(), rules.dump(state)
        rules.advance(state, pick(rules.legal_moves(state)), chance)
        assert rules.dump(copy) == written, "playing on changed a copy"


def check_views_keep_secrets(case: Case, walk: Walk, most: int = 60) -> None:
    """What a seat cannot see may change, and its view stays the same."""
    rules = case.game.rules
    mixing = Chance(walk.seed + 1)
    for moment in moments(case, walk, most):
        for seat in (*observers(walk), PUBLIC):
            mixed = case.shuffle_unseen(moment.before, seat, mixing)
            assert Counter(case.pieces(mixed)) == Counter(case.pieces(moment.before)), "the mixing lost a piece"
            view = rules.view_for(moment.before, seat)
            assert view.seat == seat
            assert rules.view_for(mixed, seat) == view, f"the view of seat {seat} holds what it cannot know"
            public = rules.view_for(moment.before, PUBLIC)
            assert rules.view_for(mixed, PUBLIC) == public, f"PUBLIC knows what seat {seat} does not"


def check_events_keep_secrets(case: Case, walk: Walk, most: int = 60) -> None:
    """Where a seat ends up knowing the same, it must have seen the same events."""
    rules = case.game.rules
    mixing = Chance(walk.seed + 2)
    for moment in moments(case, walk, most):
        for seat in (*observers(walk), PUBLIC):
            mixed = case.shuffle_unseen(moment.before, seat, mixing)
            if seat == moment.seat or rules.dump(mixed) == rules.dump(moment.before):
                continue
            seen = _as_seen(case, moment.events, seat)
            after = rules.view_for(moment.after, seat)
            for told, view in _what_else(case, walk, moment, mixed, seat):
                assert view != after or told == seen, f"an event tells seat {seat} what it may not know"


def _what_else(case: Case, walk: Walk, moment: Moment, world: Any, seat: int) -> Iterator[tuple[list[Event], View]]:
    """What `seat` would have seen, and would know now, had the mover chosen otherwise in `world`."""
    rules = case.game.rules
    if rules.to_move(world) != moment.seat:
        return
    for move in rules.legal_moves(world)[:12]:
        if type(move) is type(moment.move) and (move == moment.move or type(move) not in case.open_moves):
            state, told = world.copy(), []
            rules.apply(state, move, Chance(walk.seed, moment.drawn), told.append)
            yield _as_seen(case, told, seat), rules.view_for(state, seat)


def check_imagined_worlds_fit(case: Case, walk: Walk, most: int = 60) -> None:
    rules = case.game.rules
    dreaming = Chance(walk.seed + 3)
    for moment in moments(case, walk, most):
        for seat in observers(walk):
            view = rules.view_for(moment.before, seat)
            world = rules.imagine(view, dreaming)
            assert rules.view_for(world, seat) == view, f"seat {seat} would see another view in that world"
            assert rules.to_move(world) == rules.to_move(moment.before), "another seat is to move in that world"
            if seat == moment.seat:
                there, here = rules.legal_moves(world), rules.legal_moves(moment.before)
                assert set(there) == set(here), "the mover has other moves in that world"
            assert Counter(case.pieces(world)) == Counter(case.pieces(moment.before)), "no such set of pieces exists"
            rules.load(json.loads(json.dumps(rules.dump(world))))


def check_events_paint_the_picture(case: Case, walk: Walk, most: int | None = None) -> None:
    """Showing the events as a seat sees them gives the picture of that seat's view."""
    rules, of = case.game.rules, case.game.picture.of
    seats = (*observers(walk), PUBLIC, OPEN)
    state, _ = walk.setup(case)
    pictures = {seat: of(rules.view_for(state, seat)) for seat in seats}
    for moment in moments(case, walk, most):
        for seat, picture in pictures.items():
            for event in _as_seen(case, moment.events, seat):
                picture.show(event)
            right = of(rules.view_for(moment.after, seat))
            assert picture == right, f"after {moment.move} the events leave seat {seat} a wrong picture"


def _as_seen(case: Case, events: list[Event], seat: int) -> list[Event]:
    seen = (case.game.rules.see(event, seat) for event in events)
    return [event for event in seen if event is not None]


def _played(case: Case, walk: Walk, moment: Moment, state: Any) -> list[Event]:
    """What happens when the moment's move is made in `state`, with the same luck."""
    told: list[Event] = []
    case.game.rules.apply(state, moment.move, Chance(walk.seed, moment.drawn), told.append)
    return told


CHECKS = (
    check_ends,
    check_conserves_pieces,
    check_repeats,
    check_replays,
    check_survives_writing,
    check_refuses_bad_data,
    check_refuses_illegal_moves,
    check_advance_agrees,
    check_copies_share_nothing,
    check_views_keep_secrets,
    check_events_keep_secrets,
    check_imagined_worlds_fit,
    check_events_paint_the_picture,
    check_takes_back_honestly,
)
