"""Seats that change players during a match: no hand is revealed, hand-overs happen, and the change is recorded."""

import msgspec
import pytest

from game.core.contract import OPEN, PUBLIC
from game.core.match import Match
from game.core.player import SeatChange
from game.core.record import Save, save_from_json, to_json
from game.core.refusal import BadData
from game.engine.scenes import Pop
from game.table.session import Player, Session
from tests.suite import lanterns
from tests.table.fakes import InstantThinker
from tests.table.test_hand_over import OTHER, PERSON, Table

BOT = Player("one", "adept")
OTHER_BOT = Player("other", "adept")
WHEN = "2026-11-16T08:00:00+01:00"
GAME = lanterns.CASE.game


def sat(*players: Player) -> Session:
    return Session(Match(GAME, 2, seed=2), players, InstantThinker(lambda _: GAME))


def reopened(session: Session) -> Session:
    return Session.of(save_from_json(to_json(session.save(WHEN))), GAME, InstantThinker(lambda _: GAME))


def hands_seen(table: Table) -> set[int]:
    """Return the seats whose hands the face shows."""
    return {seat for seat, hand in enumerate(table.face.picture.hands) if any(card is not None for card in hand)}


# Viewpoint


def test_who_leaves_their_seat_to_a_computer_goes_on_seeing_no_more_than_before() -> None:
    table = Table(PERSON, OTHER_BOT)
    table.live()
    table.session.hand_over(0, BOT)
    table.scene.resume(None)
    while table.session.to_move is not None:
        assert table.session.viewer == 0
        assert hands_seen(table) <= {0}
        table.live(0.2)
    assert table.session.viewer == OPEN


def test_a_match_in_which_nobody_sits_any_more_shows_nobodys_hand_when_it_is_opened_again() -> None:
    session = sat(PERSON, OTHER_BOT)
    session.hand_over(0, BOT)
    again = reopened(session)
    assert again.changes == session.changes
    assert not again.among_computers
    assert again.viewer == PUBLIC


def test_computers_among_themselves_stay_open_and_so_do_saves_from_before_changes_were_written_down() -> None:
    assert sat(BOT, OTHER_BOT).viewer == OPEN
    old = msgspec.json.decode(to_json(sat(BOT, OTHER_BOT).save(WHEN)))
    del old["changes"]
    save = save_from_json(msgspec.json.encode(old))
    assert save.changes == ()
    assert Session.of(save, GAME, InstantThinker(lambda _: GAME)).viewer == OPEN


# Records


def test_changes_are_part_of_the_save() -> None:
    session = sat(PERSON, OTHER_BOT)
    session.hand_over(1, OTHER)
    assert reopened(session).changes == [SeatChange(0, 1, OTHER_BOT, OTHER)]


def test_what_was_tried_in_the_menu_and_put_back_is_no_change() -> None:
    session = sat(PERSON, OTHER_BOT)
    for seat, other, own in ((0, BOT, PERSON), (1, OTHER, OTHER_BOT)):
        session.hand_over(seat, other)
        assert len(session.changes) == 1
        session.hand_over(seat, own)
        assert session.changes == []
        assert not session.arrived


def test_a_change_stands_once_the_menu_has_been_left() -> None:
    session = sat(BOT, OTHER_BOT)
    session.hand_over(0, PERSON)
    session.keep_changes()
    session.hand_over(0, BOT)
    assert len(session.changes) == 2
    assert session.viewer == PUBLIC, "a person has sat here"


def test_a_person_who_sits_down_among_computers_finds_nothing_open() -> None:
    table = Table(BOT, OTHER_BOT)
    while not (table.session.match.decisions and table.scene.busy):
        table.live(0.1)
    assert hands_seen(table) == {0, 1}
    table.session.hand_over(0, PERSON)
    table.scene.resume(None)
    assert hands_seen(table) == set()
    table.live(0.1)
    assert table.covered


def test_a_save_with_a_change_of_no_seat_or_to_no_level_is_refused() -> None:
    session = sat(PERSON, OTHER_BOT)
    session.hand_over(1, OTHER)
    save = session.save(WHEN)
    with pytest.raises(BadData):
        save_from_json(to_json(changed(save, seat=2)))
    with pytest.raises(BadData):
        Session.of(changed(save, before=Player("other", "wizard")), GAME, InstantThinker(lambda _: GAME))


def changed(save: Save, **values: object) -> Save:
    return msgspec.structs.replace(save, changes=(msgspec.structs.replace(save.changes[0], **values),))


# Hand-over


def test_a_seat_that_goes_from_a_computer_to_a_person_opens_behind_the_doors() -> None:
    table = Table(PERSON, OTHER_BOT)
    table.live()
    table.session.hand_over(1, OTHER)
    table.scene.resume(None)
    table.play()
    table.live(1.0)
    assert table.covered
    assert hands_seen(table) == set()
    assert table.uncover() == 1
    assert hands_seen(table) == {1}


def test_who_comes_back_to_their_own_seat_opens_it_behind_the_doors_too() -> None:
    table = Table(PERSON, OTHER_BOT)
    table.live()
    table.session.hand_over(0, BOT)
    table.scene.resume(None)
    table.live(1.0)
    assert table.session.match.decisions
    table.session.hand_over(0, PERSON)
    table.scene.resume(None)
    table.live(1.0)
    assert table.covered
    assert hands_seen(table) == set()
    shown = len(table.face.shown)
    assert table.uncover() == 0
    assert hands_seen(table) == {0}
    assert len(table.face.shown) == shown, "what the computer saw is not shown again"


def test_the_last_of_two_people_does_not_see_the_hand_that_is_left() -> None:
    table = Table(PERSON, OTHER)
    table.live()
    table.uncover()
    table.live()
    table.session.hand_over(0, BOT)
    table.scene.resume(None)
    while not table.covered:
        assert hands_seen(table) <= {0}
        table.live(0.1)
    assert table.uncover() == 1


def test_a_seat_that_is_given_away_before_shut_doors_shows_nothing_of_it() -> None:
    table = Table(PERSON, OTHER)
    table.live()
    table.uncover()
    table.play()
    table.live(1.0)
    assert table.covered
    table.session.hand_over(1, OTHER_BOT)
    table.stack.apply(Pop())
    seen = set[int]()
    while not table.covered:
        seen |= hands_seen(table)
        table.live(0.1)
    assert seen == set()
    assert table.uncover() == 0
