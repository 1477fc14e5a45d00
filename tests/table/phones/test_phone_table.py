"""A match whose players sit at phones, at the real table scene: who may do what, and what the screen shows."""

from random import Random
from typing import Any

import msgspec
import pytest

from game.ai.advice import EQUAL, Advice
from game.core.contract import OPEN, PUBLIC
from game.core.match import Match
from game.core.outcome import Outcome
from game.core.player import Player
from game.engine.geometry import Point
from game.engine.input.commands import Command, Kind
from game.engine.scenes import Pop, Scene, SceneStack
from game.games.ninjutsu import NINJUTSU
from game.games.ninjutsu.phone import parts
from game.games.ninjutsu.rules.state import BATTLE
from game.phones.messages import Ask, Choose, Speak
from game.table.face.answers import Plan
from game.table.phones.host import VANISHED_AFTER
from game.table.phones.layer import CODE
from game.table.phones.scene import PhoneTableScene
from game.table.phones.session import PhoneSession
from game.table.scene import TableExits
from tests.kit import make_kit, make_window
from tests.suite import lanterns
from tests.table.fakes import InstantThinker
from tests.table.phones.fake_server import host_of
from tests.table.phones.public_table import PublicTable
from tests.table.stub_face import StubFace

DT = 1 / 30


class Ended(Scene):
    """Stands for the scoring."""


class Table:
    def __init__(self, phones: set[int] = frozenset({0, 1}), *players: Player, seed: int = 2) -> None:  # type: ignore[assignment]
        match = Match(lanterns.CASE.game, 2, seed=seed)
        self.session = PhoneSession(
            match, players or (Player("one"), Player("two")), InstantThinker(lambda _: lanterns.CASE.game)
        )
        self.session.away = set(phones)
        exits = TableExits(lambda _: Scene(), lambda _: Ended(), lambda _, __: Scene())
        self.face = StubFace()
        self.scene = PhoneTableScene(make_kit(), self.session, self.face, exits)
        self.left = False
        host, self.server = host_of(match, self.session)
        self.host = host
        self.scene.connect(host, lambda: setattr(self, "left", True))
        self.stack = SceneStack(self.scene)

    def live(self, seconds: float = 2.0) -> None:
        for _ in range(round(seconds / DT)):
            self.stack.frame([], DT)

    def page(self, seat: int) -> dict[str, Any]:
        return self.server.newest(seat)

    @property
    def turn(self) -> int:
        seat = self.session.to_move
        assert seat is not None
        return seat

    def choose(self, seat: int, number: int = 0) -> None:
        self.server.say(seat, Choose(self.page(seat)["v"], number))
        self.live()


def test_phones_play_a_whole_match_and_the_screen_stays_public() -> None:
    table, rng = Table(), Random(4)
    table.live()
    while not isinstance(table.stack.top, Ended):
        assert table.session.viewer in {PUBLIC, OPEN}
        assert not table.scene.presenter.covered
        seat, page = table.turn, table.page(table.turn)
        assert page["turn"]
        assert not table.page(1 - seat).get("turn", False)
        assert not table.page(1 - seat).get("offers")
        table.choose(seat, rng.randrange(len(page["offers"])))
        if table.session.to_move is None:
            table.live(3)
    assert all(table.page(seat)["over"] for seat in (0, 1))
    for seat in (0, 1):  # nothing lies over who has won
        assert '"t":"page"' in [text for to, text in table.server.sent if to == seat][-1]


@pytest.mark.parametrize("seat", [0, 1])
def test_an_offer_may_mean_several_moves(seat: int) -> None:
    """Ninjutsu: a ready-made formation is one tap, not fifteen."""
    match = Match(NINJUTSU, 2, seed=3)
    session = PhoneSession(match, (Player("one"), Player("two")), InstantThinker(lambda _: NINJUTSU))
    session.away = {0, 1}
    maker = host_of(match, session, parts=parts)[0].maker
    for mover in range(seat + 1):
        made = maker.page(match.view(mover), session.to_move, None, [], "en", version=1)
        assert len(made.moves) == len(made.page.offers) == 15 + 3
        assert not any("lick" in offer.help for offer in made.page.offers)  # there is no second click on a phone
        assert not maker.page(match.view(1 - mover), session.to_move, None, [], "en", version=1).page.offers
        assert session.choose(mover, made.moves[-1])
        for left in range(15, 0, -1):
            assert session.to_move == mover
            move = session.answer(0.1)
            assert move is not None, left
            session.submit_all([move])
    assert session.answer(0.1) is None
    assert match.view(seat).standing[seat] == 15
    if seat:
        asked = maker.page(match.view(session.to_move), session.to_move, None, [], "en", version=2).page
        assert "weapons give" in asked.duty


def test_odds_are_told_before_a_shuriken_is_thrown_on_a_phone() -> None:
    match = Match(NINJUTSU, 2, seed=3)
    rng = Random(5)
    while match.state.phase != BATTLE:
        match.submit(rng.choice(match.legal_moves()))
    session = PhoneSession(match, (Player("one"), Player("two")), InstantThinker(lambda _: NINJUTSU))
    seat = match.to_move
    assert seat is not None
    page = host_of(match, session, parts=parts)[0].maker.page(match.view(seat), seat, None, [], "en", version=1).page
    rolls = match.state.rolls
    assert f"({rolls[seat]} : {rolls[1 - seat]})" in page.duty
    assert "You win on" in page.duty or "beat" in page.duty


def test_the_screen_is_handed_nobodys_cards() -> None:
    table = Table()
    table.live()
    assert table.scene.presenter.eyes.seat == PUBLIC
    assert not table.session.human_to_move
    assert all(card is None for hand in table.face.picture.hands for card in hand)


def test_the_newest_page_comes_after_the_table_has_shown_everything() -> None:
    table = Table()
    table.live()
    seat = table.turn
    before = len(table.server.sent)
    table.server.say(seat, Choose(table.page(seat)["v"], 0))
    for _ in range(200):
        table.stack.frame([], DT)
        pages = [text for _, text in table.server.sent[before:] if '"t":"page"' in text]
        if table.scene.busy:
            assert not pages
        elif pages:
            break
    else:
        raise AssertionError("no page came")
    assert table.server.newest(seat, "taken")


def test_a_frame_makes_one_page_and_the_mover_chooses_last() -> None:
    table = Table()
    table.live()
    seat, before = table.turn, table.host.version
    table.server.say(seat, Choose(table.page(seat)["v"], 0))
    while table.host.version == before:
        table.stack.frame([], DT)
    sent: list[int] = []
    while table.host.pending:
        assert table.scene.moving  # no frame is left out
        known = len(table.server.sent)
        table.stack.frame([], DT)
        new = [to for to, text in table.server.sent[known:] if '"t":"page"' in text]
        assert len(new) <= 1
        sent += new
    assert sent == [PUBLIC, 1 - table.turn, table.turn]


def ask_for_pages(table: Table) -> None:
    """Let all pages be made again, as if the table had changed."""
    table.host._shown = None
    table.scene.settled()


def test_pages_that_are_still_to_be_made_never_tell_what_was_not_shown() -> None:
    table = Table()
    table.live()
    version = table.host.version
    table.host.version += 1
    ask_for_pages(table)
    assert table.host.pending
    table.session.match.submit(table.session.match.legal_moves()[0])
    before = len(table.server.sent)
    table.host.finish()
    assert table.server.sent[before:] == []
    assert table.page(0)["v"] == version


def test_the_public_page_is_made_only_if_somebody_watches() -> None:
    table = Table()
    table.server.watched_in = set()
    table.live()
    table.choose(table.turn)
    assert all(seat != PUBLIC for seat, _ in table.server.sent)
    table.server.watched_in = {"en"}  # somebody comes while an invitation covers the table
    table.scene.host_listens()
    assert table.page(PUBLIC)["v"] == table.host.version


def test_every_spectator_reads_the_public_page_in_their_own_language() -> None:
    table = Table()
    table.server.watched_in = {"de", "fr"}
    table.live()
    table.choose(table.turn)
    table.server.watched_in = {"nl"}  # another one comes, and the others have gone
    table.live(0.2)
    assert table.page(PUBLIC)["language"] == "nl"
    assert table.page(PUBLIC)["v"] == table.host.version
    pages = {msgspec.json.decode(text)["language"] for to, text in table.server.sent if to == PUBLIC}
    assert pages == {"de", "fr", "nl"}


def test_a_menu_does_not_keep_pages_back() -> None:
    table = Table()
    table.live()
    ask_for_pages(table)
    assert table.host.pending
    table.scene.pause()
    assert table.page(0)["v"] == table.page(1)["v"] == table.host.version


@pytest.mark.parametrize("trick", ["other seat", "old page", "too high", "twice"])
def test_what_was_not_offered_is_not_done(trick: str) -> None:
    table = Table()
    table.live()
    seat, page = table.turn, table.page(table.turn)
    match trick:
        case "other seat":
            table.server.say(1 - seat, Choose(page["v"], 0))
        case "old page":
            table.server.say(seat, Choose(page["v"] - 1, 0))
        case "too high":
            table.server.say(seat, Choose(page["v"], len(page["offers"])))
        case "twice":
            table.server.say(seat, Choose(page["v"], 0))
            table.server.say(seat, Choose(page["v"], 1))
            table.server.say(seat, Choose(page["v"], 0))
    table.live(3)
    assert table.session.match.decisions == (1 if trick == "twice" else 0)


def test_undo_belongs_to_the_seat_that_decided() -> None:
    table = Table()
    table.live()
    seat = table.turn
    table.choose(seat)
    other = 1 - seat
    table.server.say(other, Ask(table.page(other)["v"], "undo"))
    table.live()
    assert table.session.match.decisions == 1
    assert table.server.newest(other, "note")["text"]
    table.server.say(seat, Ask(table.page(seat)["v"], "undo"))
    table.live()
    assert table.session.match.decisions == 0
    assert table.page(seat)["turn"]


def test_a_hint_is_for_the_phone_that_asked_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table()
    table.live()
    seat, move = table.turn, table.session.match.legal_moves()[1]
    monkeypatch.setattr(table.session, "explain", lambda: None)
    monkeypatch.setattr(table.session, "advice", lambda _: [Advice(move, 0.61, EQUAL)])
    table.server.say(1 - seat, Ask(table.page(1 - seat)["v"], "hint"))
    table.live()
    assert not any('"t":"hint"' in text for _, text in table.server.sent)  # it is not their turn
    table.server.say(seat, Ask(table.page(seat)["v"], "hint"))
    table.live()
    found = table.server.newest(seat, "hint")
    assert found["v"] == table.page(seat)["v"]
    assert [line["n"] for line in found["found"]] == [1]
    assert "61" in found["found"][0]["chance"]
    assert [to for to, text in table.server.sent if '"t":"hint"' in text] == [seat]


def test_a_player_resigns_on_the_phone() -> None:
    table = Table()
    table.live()
    table.server.say(1, Ask(table.page(1)["v"], "resign"))
    table.live(4)
    assert table.session.resigned == 1
    assert table.page(0)["over"]
    assert table.page(0)["duty"] == "two resigns."


def test_the_code_does_not_lie_over_a_sheet(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table()
    table.live()
    layer = table.scene.view.layer
    assert layer is not None
    assert [widget.what for widget in layer.widgets([])] == [CODE]
    monkeypatch.setattr(StubFace, "sheeted", True)
    assert layer.widgets([]) == []


def test_phones_are_told_why_a_match_has_ended() -> None:
    match = Match(NINJUTSU, 2, seed=3)
    session = PhoneSession(match, (Player("Aiko"), Player("Bo")), InstantThinker(lambda _: NINJUTSU))
    maker = host_of(match, session, parts=parts)[0].maker
    ended = Outcome((0, 1), (1,), "ninjutsu.reason.soke", {"turns": 20})
    page = maker.page(match.view(0), None, ended, [], "en", version=1).page
    assert page.duty == "Bo has beaten the enemy Soke."
    shared = Outcome((1, 1), (0, 1), "ninjutsu.reason.limit", {"turns": 99})
    page = maker.page(match.view(0), None, shared, [], "en", version=1).page
    assert page.heading == "Aiko and Bo share the win."


def test_a_phone_speaks_its_own_language() -> None:
    table = Table()
    table.live()
    table.server.room.chairs[0].language = "de"
    table.server.say(0, Speak("de"))
    table.live()
    assert table.page(0)["language"] == "de"
    assert table.page(1)["language"] == "en"
    assert table.page(0)["heading"] != table.page(1)["heading"]


def test_a_name_typed_on_a_phone_is_the_players_and_changes_no_seat() -> None:
    table = Table()
    table.live()
    table.server.type_name(1, "Aiko")
    table.live()
    assert table.session.players[1].name == "Aiko"
    assert table.session.changes == []


def test_who_begins_is_said_by_the_name_that_was_typed() -> None:
    table = PublicTable("wataah", 3, 0)
    table.live(0.2)
    line = table.scene.log.lines[0]
    assert line.place is not None
    first = table.session.to_move
    assert first is not None
    table.server.type_name(first, "Aiko")
    table.live(0.2)
    assert "Aiko" in table.scene.log.lines[0].text
    assert table.scene.presenter.beginning is table.scene.log.lines[0]
    assert len(table.scene.log.lines) == 1


def test_the_table_does_not_sleep_while_another_window_is_in_front() -> None:
    table = Table()
    table.live()
    table.stack.frame([Command(Kind.FOCUS_LOST)], DT)
    table.choose(table.turn)
    assert table.session.match.decisions == 1


def test_a_phone_that_is_gone_for_long_brings_a_question() -> None:
    class Question(Scene):
        pass

    table = Table()
    table.scene.vanished = lambda _: Question()
    table.live()
    table.server.gone[table.turn] = VANISHED_AFTER - 1
    table.live()
    assert table.stack.top is table.scene
    table.server.gone[table.turn] = VANISHED_AFTER
    table.live()
    assert isinstance(table.stack.top, Question)
    table.stack.apply(Pop())
    table.live(20)
    assert table.stack.top is table.scene  # the answer was to wait
    table.live(20)
    assert isinstance(table.stack.top, Question)


def test_a_seat_goes_to_the_computer_or_to_the_screen() -> None:
    table = Table()
    table.live()
    table.session.to_computer(table.turn)
    table.live(4)
    assert table.session.match.decisions > 0
    other = next(iter(table.session.away))
    table.session.to_screen(other)
    assert table.session.here == (other,)
    assert table.session.passed_around


def test_only_one_person_stays_at_the_screen() -> None:
    table = Table(set())
    table.session.to_phone(1)
    assert table.session.here == (0,)
    table.session.to_screen(1)
    assert table.session.here == (0, 1)  # nobody is at a phone any more
    table.session.to_phone(0)
    table.session.away = {0}
    table.session.to_screen(0)
    assert table.session.away == set()


HOLDS = {
    "key or trigger": (Command(Kind.LOOK), Command(Kind.LOOK_AWAY)),
    "right button": (Command(Kind.ALTERNATE, Point(800, 450)), Command(Kind.LOOK_AWAY)),
    "its button": (Command(Kind.PRESS, StubFace().peek_zone.centre), Command(Kind.RELEASE, Point(1, 1))),
}


def is_open(table: Table) -> bool:
    shown = [card is not None for card in table.face.picture.hands[0]]
    assert all(shown) or not any(shown)
    assert all(card is None for card in table.face.picture.hands[1])
    return all(shown) and table.scene.presenter.eyes.seat == 0


@pytest.mark.parametrize("how", HOLDS)
def test_the_hand_at_the_screen_is_open_while_something_is_held(how: str) -> None:
    table = Table({1})
    table.live()
    press, release = HOLDS[how]
    assert table.turn == 0
    assert not is_open(table)
    table.stack.frame([press], DT)
    assert is_open(table)
    table.live()
    assert is_open(table)
    table.stack.frame([release], DT)
    assert not is_open(table)
    assert table.session.viewer == PUBLIC


@pytest.mark.parametrize("how", HOLDS)
def test_a_held_hand_is_shut_when_the_window_loses_the_focus(how: str) -> None:
    table = Table({1})
    table.live()
    table.stack.frame([HOLDS[how][0]], DT)
    table.stack.frame([Command(Kind.FOCUS_LOST)], DT)
    assert not is_open(table)
    table.stack.frame([Command(Kind.FOCUS_GAINED)], DT)
    table.live()
    assert not is_open(table)


def test_a_held_hand_is_shut_when_the_turn_passes_and_opens_only_when_held_again() -> None:
    table = Table({1})
    table.live()
    table.stack.frame([Command(Kind.LOOK)], DT)
    while table.turn == 0:
        assert is_open(table)
        table.scene.turns.make(Plan((table.session.match.legal_moves()[0],)))
        if table.turn == 0:
            table.live()
    assert not is_open(table)  # not for one more frame
    table.live()
    assert not is_open(table)
    table.stack.frame([Command(Kind.LOOK_AWAY)], DT)
    table.stack.frame([Command(Kind.LOOK)], DT)
    assert is_open(table)
    table.choose(1)
    while table.turn == 1:
        table.choose(1)
    assert not is_open(table)


def test_a_held_hand_is_shut_under_a_menu() -> None:
    table = Table({1})
    table.live()
    table.stack.frame([Command(Kind.LOOK)], DT)
    table.stack.frame([Command(Kind.MENU)], DT)
    assert table.stack.top is not table.scene
    assert not is_open(table)


def test_a_hand_held_while_something_is_shown_opens_after_it() -> None:
    table = Table({1})
    table.live()
    table.scene.turns.make(Plan((table.session.match.legal_moves()[0],)))
    if table.scene.busy:
        table.stack.frame([Command(Kind.LOOK)], DT)
        assert not is_open(table) or not table.scene.busy
    table.live()


def test_leaving_the_table_lets_the_phones_go() -> None:
    table = Table()
    table.live()
    table.scene.leave()
    assert table.left


def test_a_table_that_waits_for_a_phone_stands_still() -> None:
    table = Table()
    table.live(4)
    make_window()
    assert not table.scene.moving
